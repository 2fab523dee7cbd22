import type { FormEvent, RefObject } from 'react';
import { useNativeForm } from '@/components/forms/native-form';
import { ContactText, type Contact } from '@/components/site/contact';
import { Button, ButtonLink } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { checkCoverage } from '@/lib/area/coverage';
import { readZip } from '@/lib/area/zip';
import type { HomeTexts } from '@/lib/content/schemas/home';
import { pageHref, phoneHref } from '@/lib/site/links';
import { fillText } from '@/lib/text/plain-text';
import type { ListedArea } from './area-list';

type Texts = HomeTexts['areas']['check'];

type Availability = {
  sentence: string;
  /** The listed name that the visitor may have meant. */
  near?: string;
  /** What the visitor can do, the best first, once we know what they mean. */
  next?: readonly ('book' | 'call')[];
  areas?: string[];
};

/** Whether we come to where a visitor typed. No request is sent. */
export function availability(typed: string, areas: readonly ListedArea[], texts: Texts): Availability {
  const coverage = checkCoverage(typed, areas);
  if (coverage.kind === 'unreadable') return { sentence: texts.empty };
  const zip = readZip(typed) ?? '';
  if (coverage.kind === 'not-listed')
    return {
      sentence: fillText(zip ? texts.notListedZip : texts.notListed, { typed, zip }),
      next: ['call', 'book'],
    };
  if (coverage.kind === 'near') {
    const near = coverage.name;
    return { sentence: fillText(texts.near, { area: near }), near, next: ['call'] };
  }
  const area = new Intl.ListFormat('en-US').format(coverage.areas.map(({ name }) => name));
  const sentence =
    coverage.kind === 'city'
      ? fillText(texts.city, { typed: coverage.city })
      : fillText(zip ? texts.servedZip : texts.served, { typed, zip, area });
  return { sentence, next: ['book', 'call'], areas: coverage.areas.map(({ id }) => id) };
}

const fieldId = 'availability';
const resultId = 'availability-result';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  output: RefObject<HTMLOutputElement | null>;
  texts: Texts;
  contact: Contact;
  result: (Availability & { count: number }) | undefined;
  onCheck: (typed: string) => void;
  onChoose: (name: string) => void;
};

export function AvailabilityCheck({ field, output, texts, contact, result, onCheck, onChoose }: Props) {
  // Any text is valid, so there is no message to show.
  const nativeForm = useNativeForm(() => undefined);
  const near = result?.near;
  const hrefs = { book: pageHref('/checkout'), call: phoneHref(contact.phone) };

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onCheck(field.current?.value.trim() ?? '');
  }

  return (
    <form {...nativeForm} onSubmit={submit} className="with-script mt-6 max-w-column print:hidden">
      <Field texts={{ id: fieldId, label: texts.label, hint: texts.hint }}>
        <div className="flex flex-col gap-2 sm:flex-row">
          <input
            ref={field}
            id={fieldId}
            type="text"
            name="area"
            className={controlClass}
            aria-describedby={`${fieldId}-hint ${resultId}`}
            autoComplete="postal-code"
            enterKeyHint="search"
            maxLength={60}
          />
          <Button type="submit" variant="secondary" className="shrink-0">
            {texts.button}
          </Button>
        </div>
      </Field>
      <output ref={output} id={resultId} tabIndex={-1} className="mt-3 block text-lead font-semibold">
        {result && (
          <span key={result.count}>
            <ContactText text={result.sentence} contact={contact} />
          </span>
        )}
      </output>
      {result?.next && (
        <div className="mt-2 grid gap-3 sm:flex">
          {near && (
            <Button variant="secondary" onClick={() => onChoose(near)}>
              {fillText(texts.yes, { area: near })}
            </Button>
          )}
          {result.next.map((step, index) => (
            <ButtonLink
              key={step}
              href={hrefs[step]}
              variant={index === 0 && !near ? 'primary' : 'secondary'}
            >
              {texts[step]}
            </ButtonLink>
          ))}
        </div>
      )}
    </form>
  );
}
