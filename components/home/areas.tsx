'use client';

import { useRef, useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { AreaMap } from '@/components/illustrations/area-map';
import type { AreaMark } from '@/components/illustrations/map-labels';
import { Button, ButtonLink } from '@/components/ui/button';
import { controlClass, Field } from '@/components/ui/field';
import { Heading } from '@/components/ui/heading';
import { useIsReady } from '@/components/ui/use-is-ready';
import { checkCoverage } from '@/lib/area/coverage';
import type { Area } from '@/lib/content/areas';
import type { HomeWords } from '@/lib/content/home';
import { pageHref } from '@/lib/site/href';
import { fillWords } from '@/lib/text/plain-text';
import { unbroken } from './unbroken';

type ListedArea = Pick<Area, 'id' | 'name' | 'city' | 'zips'>;
type Words = Pick<HomeWords['areas'], 'check' | 'mapLabel' | 'listHeading'>;

type Props = {
  words: Words;
  areas: readonly ListedArea[];
  marks: readonly AreaMark[];
  callHref: string;
  /** The section's heading and introduction. */
  children: ReactNode;
};

/**
 * The availability check with its map and list. Pointing at a name highlights it on the map;
 * choosing it answers the check as if it had been typed. No request is sent.
 */
export function Areas({ words, areas, marks, callHref, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [pointed, setPointed] = useState<string>();
  // Counted, so that screen readers announce the same answer again.
  const [question, setQuestion] = useState({ place: '', count: 0 });
  const answer = question.count > 0 ? answerTo(question.place, areas, words.check) : undefined;
  const lit = pointed ? [pointed] : (answer?.areas ?? []);

  const ask = (place: string) => setQuestion(({ count }) => ({ place, count: count + 1 }));
  const choose = ({ name }: ListedArea) => {
    const field = form.current?.elements.namedItem('place');
    if (field instanceof HTMLInputElement) field.value = name;
    ask(name);
    form.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-12 lg:gap-y-5">
      <div className="lg:col-span-5">
        {children}
        <p className="without-script mt-3">{words.check.withoutScript}</p>
        <CheckForm ref={form} words={words.check} onAsk={ask}>
          <p id={answerId} role="status" className="mt-1.5 text-lead font-semibold">
            {answer && <span key={question.count}>{unbroken(answer.sentence)}</span>}
          </p>
          {answer?.next && <NextSteps words={words.check} next={answer.next} callHref={callHref} />}
        </CheckForm>
      </div>
      <div className="map-in-sight self-start bg-paper lg:col-span-7">
        <AreaMap marks={marks} label={words.mapLabel} lit={lit} onPoint={setPointed} />
      </div>
      <div className="lg:col-span-12">
        <Heading level={3}>{words.listHeading}</Heading>
        <AreaList areas={areas} lit={lit} onPoint={setPointed} onChoose={choose} />
      </div>
    </div>
  );
}

const fieldId = 'availability-place';
const answerId = 'availability-answer';

type CheckFormProps = {
  ref: Ref<HTMLFormElement>;
  words: HomeWords['areas']['check'];
  onAsk: (place: string) => void;
  children: ReactNode;
};

function CheckForm({ ref, words, onAsk, children }: CheckFormProps) {
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
      className="with-script mt-3 max-w-column print:hidden"
    >
      <Field words={{ id: fieldId, label: words.label, hint: words.hint }}>
        <div className="flex flex-col gap-1 sm:flex-row">
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
            {words.button}
          </Button>
        </div>
      </Field>
      {children}
    </form>
  );
}

type Answer = {
  sentence: string;
  /** The visitor's best next step, once they have named a place. */
  next?: 'book' | 'call';
  /** Ids of the areas in the answer. */
  areas?: string[];
};

function answerTo(typed: string, areas: readonly ListedArea[], words: Words['check']): Answer {
  const coverage = checkCoverage(typed, areas);
  if (coverage.kind === 'unreadable') return { sentence: words.empty };
  if (coverage.kind === 'not-listed')
    return { sentence: fillWords(words.notListed, { typed }), next: 'call' };
  const area = new Intl.ListFormat('en-US').format(coverage.areas.map(({ name }) => name));
  const place = coverage.kind === 'city' ? coverage.city : typed;
  const sentence = fillWords(words[coverage.kind], { typed: place, area });
  return { sentence, next: 'book', areas: coverage.areas.map(({ id }) => id) };
}

type NextStepsProps = Pick<Props, 'callHref'> & { words: Words['check']; next: 'book' | 'call' };

function NextSteps({ words, next, callHref }: NextStepsProps) {
  const hrefs = { book: pageHref('/checkout'), call: callHref };
  const order = next === 'book' ? (['book', 'call'] as const) : (['call', 'book'] as const);
  return (
    <div className="mt-1 grid gap-1.5 sm:flex">
      {order.map((step) => (
        <ButtonLink key={step} href={hrefs[step]} variant={step === next ? 'primary' : 'secondary'}>
          {words[step]}
        </ButtonLink>
      ))}
    </div>
  );
}

type AreaListProps = Pick<Props, 'areas'> & {
  lit: readonly string[];
  onPoint: (id: string | undefined) => void;
  onChoose: (area: ListedArea) => void;
};

/** The neighborhoods by city, each with its map number and ZIP codes. */
function AreaList({ areas, lit, onPoint, onChoose }: AreaListProps) {
  const numbered = areas.map((area, index) => ({ area, number: index + 1 }));
  const cities = [...new Set(areas.map(({ city }) => city))];
  return (
    <div className="mt-1.5 grid grid-cols-1 gap-x-4 gap-y-2 lg:grid-cols-3">
      {cities.map((city, index) => {
        const inCity = numbered.filter(({ area }) => area.city === city);
        // The city with more neighborhoods gets two columns.
        const isLarger = inCity.length > areas.length / cities.length;
        return (
          <div key={city} className={isLarger ? 'lg:col-span-2' : undefined}>
            <p id={`areas-city-${index}`} className="border-b border-line pb-0.5 font-semibold">
              {city}
            </p>
            <ul
              aria-labelledby={`areas-city-${index}`}
              className={`columns-2 gap-x-1.5 pt-0.5 sm:gap-x-4 ${isLarger ? '' : 'lg:columns-1'}`.trim()}
            >
              {inCity.map(({ area, number }) => (
                <li key={area.id} className="break-inside-avoid">
                  <AreaName
                    area={area}
                    number={number}
                    isLit={lit.includes(area.id)}
                    onPoint={onPoint}
                    onChoose={onChoose}
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

type AreaNameProps = Pick<AreaListProps, 'onPoint' | 'onChoose'> & {
  area: ListedArea;
  number: number;
  isLit: boolean;
};

/** A button once hydrated, plain text before: no dead button without script. */
function AreaName({ area, number, isLit, onPoint, onChoose }: AreaNameProps) {
  const isReady = useIsReady();
  const className = 'group flex min-h-5.5 w-full gap-1 rounded-soft py-1 text-left fades data-lit:bg-ice';
  const words = (
    <>
      <span
        aria-hidden
        className="grid size-3.5 shrink-0 place-items-center rounded-round border border-draw-line bg-card text-small tabular-nums group-data-lit:bg-ember group-data-lit:text-on-ember"
      >
        {number}
      </span>
      <span className="flex grow flex-wrap items-baseline justify-between gap-x-1.5">
        {`${area.name} `}
        <span className="text-small text-soft tabular-nums sm:pr-1">{area.zips.join(', ')}</span>
      </span>
    </>
  );
  if (!isReady) return <div className={className}>{words}</div>;
  return (
    <button
      type="button"
      data-lit={isLit ? '' : undefined}
      onClick={() => onChoose(area)}
      onPointerEnter={() => onPoint(area.id)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(area.id)}
      onBlur={() => onPoint(undefined)}
      className={`${className} cursor-pointer hover:bg-ice`}
    >
      {words}
    </button>
  );
}
