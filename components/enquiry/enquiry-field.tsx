'use client';

import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import {
  type FormRules,
  inputAttributes,
  selectAttributes,
  textAreaAttributes,
} from '@/lib/forms/attributes';
import type { Field } from '@/lib/forms/field';

type Props = {
  field: Field;
  /** Begins the control's id. */
  prefix: string;
  label: string;
  /** The browser's own words, where it objected. */
  error: string | undefined;
  notice: string | undefined;
  rules: FormRules;
  choices: { empty: string; options: readonly string[] };
  className: string;
};

// Browsers keep nothing of a field marked "off" when the page is reloaded or come back to.
const kept = <A extends { autoComplete: string }>({ autoComplete, ...others }: A) =>
  autoComplete === 'off' ? others : { ...others, autoComplete };

/** One question of an enquiry form, by the control that suits it. Its limits come from the definition of the schema. */
export function EnquiryField({ field, prefix, label, error, notice, rules, choices, className }: Props) {
  const words = { id: `${prefix}-${field.name}`, label, error, notice };
  switch (field.kind) {
    case 'choice':
      return (
        <SelectField
          words={words}
          fieldClassName={className}
          empty={choices.empty}
          options={choices.options.map((option) => ({ value: option, label: option }))}
          {...kept(selectAttributes(field))}
        />
      );
    case 'long-text':
      return <TextAreaField words={words} fieldClassName={className} {...kept(textAreaAttributes(field))} />;
    default:
      return <TextField words={words} fieldClassName={className} {...kept(inputAttributes(field, rules))} />;
  }
}
