import { contactFields, quoteFields } from './enquiry-fields';
import { formSchema } from './form-schema';
import type { FormRules } from './limits';

/** The schema of the quote forms: an e-mail address has to look like one, and nothing is required. */
export const quoteSchema = (rules: FormRules) => formSchema(quoteFields, rules);

/** The schema of the contact form; see `quoteSchema`. */
export const contactSchema = (rules: FormRules) => formSchema(contactFields, rules);
