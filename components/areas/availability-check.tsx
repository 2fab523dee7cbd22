import type { FormEvent, Ref } from 'react';
import { ContactText, type Contact } from '@/components/site/contact';
import { Button, ButtonLink } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { useIsReady } from '@/components/ui/use-is-ready';
import { checkCoverage } from '@/lib/area/coverage';
import { readZip } from '@/lib/area/zip';
import type { HomeTexts } from '@/lib/content/schemas/home';
import { pageHref } from '@/lib/site/href';
import { phoneHref } from '@/lib/site/phone';
import { fillText } from '@/lib/text/plain-text';
import type { ListedArea } from './area-list';

type Texts = HomeTexts['areas']['check'];

type Answer = {
  sentence: string;
  /** The visitor's best next step, once they have named a place. */
  next?: 'book' | 'call';
  areas?: string[];
};

/** Whether we come to the place that a visitor typed. No request is sent. */
export function answerTo(typed: string, areas: readonly ListedArea[], texts: Texts): Answer {
  const coverage = checkCoverage(typed, areas);
  if (coverage.kind === 'unreadable') return { sentence: texts.empty };
  if (coverage.kind === 'not-listed') return { sentence: fillText(texts.notListed, { typed }), next: 'call' };
  const area = new Intl.ListFormat('en-US').format(coverage.areas.map(({ name }) => name));
  const zip = readZip(typed);
  const sentence =
    coverage.kind === 'city'
      ? fillText(texts.city, { typed: coverage.city })
      : fillText(zip ? texts.servedZip : texts.served, { typed, zip: zip ?? '', area });
  return { sentence, next: 'book', areas: coverage.areas.map(({ id }) => id) };
}

const fieldId = 'availability-place';
const answerId = 'availability-answer';

type Props = {
  ref: Ref<HTMLFormElement>;
  texts: Texts;
  contact: Contact;
  answer: (Answer & { count: number }) | undefined;
  onAsk: (place: string) => void;
};

export function AvailabilityCheck({ ref, texts, contact, answer, onAsk }: Props) {
  const isReady = useIsReady();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const place = new FormData(event.currentTarget).get('place');
    onAsk(typeof place === 'string' ? place.trim() : '');
  }

  return (
    <form
      ref={ref}
      method="dialog"
      data-waiting={isReady ? undefined : ''}
      onSubmit={submit}
      className="with-script mt-6 max-w-column print:hidden"
    >
      <Field texts={{ id: fieldId, label: texts.label, hint: texts.hint }}>
        <div className="flex flex-col gap-2 sm:flex-row">
          <input
            id={fieldId}
            type="text"
            name="place"
            className={controlClass}
            aria-describedby={`${fieldId}-hint ${answerId}`}
            autoComplete="postal-code"
            enterKeyHint="search"
            maxLength={60}
          />
          <Button type="submit" variant="secondary" className="shrink-0">
            {texts.button}
          </Button>
        </div>
      </Field>
      <output id={answerId} name="answer" tabIndex={-1} className="mt-3 block text-lead font-semibold">
        {answer && (
          <span key={answer.count}>
            <ContactText text={answer.sentence} contact={contact} />
          </span>
        )}
      </output>
      {answer?.next && <NextSteps texts={texts} next={answer.next} contact={contact} />}
    </form>
  );
}

type NextStepsProps = Pick<Props, 'texts' | 'contact'> & { next: 'book' | 'call' };

function NextSteps({ texts, next, contact }: NextStepsProps) {
  const hrefs = { book: pageHref('/checkout'), call: phoneHref(contact.phone) };
  const order = next === 'book' ? (['book', 'call'] as const) : (['call', 'book'] as const);
  return (
    <div className="mt-2 grid gap-3 sm:flex">
      {order.map((step) => (
        <ButtonLink key={step} href={hrefs[step]} variant={step === next ? 'primary' : 'secondary'}>
          {texts[step]}
        </ButtonLink>
      ))}
    </div>
  );
}
