import { useRef, type SubmitEvent } from 'react';
import { useNativeForm } from '@/components/forms/native-form';
import { Button, ButtonLink } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import type { Coverage, ListedArea } from '@/lib/area/coverage';
import { placeSentences } from '@/lib/area/zip';
import { pageHref, phoneHref } from '@/lib/site/links';

const bookFirst = ['book', 'call'] as const;

/** The buttons after each kind of answer, the best one first. */
const nextSteps: Record<Coverage['kind'], readonly ('book' | 'call')[]> = {
  served: bookFirst,
  listed: bookFirst,
  city: bookFirst,
  town: bookFirst,
  nearby: ['call', 'book'],
  far: ['call'],
  elsewhere: ['call'],
  notListed: ['call'],
  empty: [],
};

export const availabilityForm = 'availability-form';
const fieldId = 'availability';
const resultId = 'availability-result';

/** The answer, the text that the visitor typed, and the number of the check. */
type Result = Coverage & { typed: string; count: number };

type Props = {
  areaCount: string;
  /** The area that the hint gives as an example. */
  example: ListedArea | undefined;
  phone: string;
  result: Result | undefined;
  onCheck: (typed: string) => void;
};

/** Says whether we serve the place that a visitor types. The check is local, so no request is sent. */
export function AvailabilityCheck({ areaCount, example, phone, result, onCheck }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  // Any text is valid, so there is no message to show.
  const nativeForm = useNativeForm();
  const hint = example && `For example, ${example.zips[0]} or ${example.name}.`;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    // The buttons of the list submit this form, too. Their value is the name of an area.
    if (field.current && submitter instanceof HTMLButtonElement && submitter.value) {
      field.current.value = submitter.value;
      output.current?.focus();
    }
    onCheck(field.current?.value.trim() ?? '');
  }

  return (
    <form
      id={availabilityForm}
      {...nativeForm}
      onSubmit={submit}
      className="noscript:hidden mt-6 max-w-column print:hidden"
    >
      <Field parts={{ id: fieldId, label: 'Your ZIP code, neighborhood, or town', hint }}>
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
            Check availability
          </Button>
        </div>
      </Field>
      <output ref={output} id={resultId} tabIndex={-1} className="mt-3 block text-lead font-semibold">
        {result && <span key={result.count}>{answerTo(result, areaCount)}</span>}
      </output>
      {result && <NextSteps kind={result.kind} phone={phone} />}
    </form>
  );
}

function NextSteps({ kind, phone }: { kind: Coverage['kind']; phone: string }) {
  const steps = nextSteps[kind];
  if (steps.length === 0) return null;
  const links = {
    book: { href: pageHref('/checkout'), name: 'Book Now' },
    call: { href: phoneHref(phone), name: `Call ${phone}` },
  };
  return (
    <div className="mt-2 grid gap-3 sm:flex">
      {steps.map((step, index) => (
        <ButtonLink key={step} href={links[step].href} variant={index === 0 ? 'primary' : 'secondary'}>
          {links[step].name}
        </ButtonLink>
      ))}
    </div>
  );
}

/** The answer as a sentence. A place that we don't find has the name that the visitor typed. */
function answerTo(result: Result, areaCount: string) {
  const { kind, areas } = result;
  const name = result.name ?? result.typed;
  const area = areas ? new Intl.ListFormat('en-US').format(areas.map((one) => one.name)) : name;
  const sentences: Record<Coverage['kind'], string> = {
    empty: 'Enter a ZIP code, or the name of a neighborhood or town.',
    served: `Yes, we serve ${area}.`,
    listed: `Yes, we serve ${area} in ${name}.`,
    city: `In ${name}, we serve the places on the list below. If yours isn’t there, call us before you book.`,
    town: `Yes, we serve ${name}. A visit there can cost more.`,
    ...placeSentences(name, areaCount),
    notListed: `${name} isn’t on our list. Enter your ZIP code, or call us to be sure.`,
  };
  return sentences[kind];
}
