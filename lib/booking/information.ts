import { informationFields } from './fields';
import { formSchema } from './form-schema';
import type { FormRules } from './limits';

/**
 * The schema of step 2: takes what the controls hold, gives `Information`. For react-hook-form's resolver, and to learn
 * whether step 3 may be seen. See `formSchema` for how it agrees with the browser's own checks.
 */
export const informationSchema = (rules: FormRules) => formSchema(informationFields, rules);
