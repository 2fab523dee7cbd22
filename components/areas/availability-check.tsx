import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useNativeForm } from '@/components/forms/native-form';
import { BookNowLink } from '@/components/site/contact-buttons';
import { Button, ButtonLink, type ButtonVariant } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { Coverage } from '@/lib/area/coverage';
import { sentencesAboutZip } from '@/lib/area/place';
import type { Shop } from '@/lib/hours/shop';
import { phoneHref } from '@/lib/site/links';

export const availabilityForm = 'availability-form';
const fieldId = 'availability';
const resultId = 'availability-result';

type Props = {
  shop: Shop;
  coverage: Coverage | undefined;
  onCheck: (typed: string) => void;
};

/** Says whether we serve the place that a visitor types. The check is local, so no request is sent. */
export function AvailabilityCheck({ shop, coverage, onCheck }: Props) {
  const [count, setCount] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const output = useRef<HTMLOutputElement>(null);
  // Any text is valid, so there is no message to show.
  const nativeForm = useNativeForm();
  const verdict = coverage && verdictOf(coverage, shop);
  const [example] = shop.areas;
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
    setCount(count + 1);
  }

  return (
    <form
      id={availabilityForm}
      {...nativeForm}
      onSubmit={submit}
      className="noscript:hidden mt-3 max-lg:max-w-column lg:mt-6 print:hidden"
    >
      <Field parts={{ id: fieldId, label: 'Your ZIP code, neighborhood, or town', hint }}>
        <div className="flex flex-col gap-2 sm:flex-row">
          <input
            ref={field}
            id={fieldId}
            type="text"
            name="area"
            className="control"
            aria-describedby={`${fieldId}-hint ${resultId}`}
            autoComplete="postal-code"
            enterKeyHint="search"
          />
          <Button type="submit" variant="secondary" className="shrink-0">
            Check availability
          </Button>
        </div>
      </Field>
      <output
        ref={output}
        id={resultId}
        tabIndex={-1}
        className="mt-3 block text-lead font-semibold first-letter:uppercase"
      >
        {/* A new element makes screen readers announce the same verdict again. */}
        {verdict && <span key={count}>{verdict.sentence}</span>}
      </output>
      <div className="mt-2 grid gap-3 empty:hidden sm:flex">{verdict?.links}</div>
    </form>
  );
}

/** Says what each kind of coverage means, with links to book and to call. The best one has a filled button. */
function verdictOf({ kind, name, areas }: Coverage, { areaCount, phone }: Shop) {
  const { nearby, elsewhere } = sentencesAboutZip(name, areaCount);
  const areaNames = new Intl.ListFormat('en-US').format(areas.map((area) => area.name));
  const book = (variant: ButtonVariant) => <BookNowLink key="book" variant={variant} />;
  const call = (variant: ButtonVariant) => (
    <ButtonLink key="call" href={phoneHref(phone)} variant={variant}>{`Call ${phone}`}</ButtonLink>
  );
  const beginning = `We serve ${areaNames}. If you live somewhere else, enter your ZIP code, or call us.`;
  const city = `Which part of ${name}? Enter your ZIP code, or find your neighborhood in the list below.`;
  const notListed = `${name} isn’t on our list. Enter your ZIP code, or call us to be sure.`;
  const verdicts = {
    listed: () => [`Yes, we serve ${areaNames}.`, book('primary'), call('secondary')],
    beginning: () => [beginning, book('primary'), call('secondary')],
    city: () => [city, call('secondary')],
    nearby: () => [nearby, call('primary'), book('secondary')],
    elsewhere: () => [`${elsewhere} If you live nearby, call and ask.`, call('primary')],
    notListed: () => [notListed, call('secondary')],
    empty: () => ['Enter a ZIP code, or the name of a neighborhood or town.'],
  } satisfies Record<Coverage['kind'], () => [sentence: string, ...links: ReactNode[]]>;
  const [sentence, ...links] = verdicts[kind]();
  return { sentence, links };
}
