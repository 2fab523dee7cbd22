import { ButtonLink } from '@/components/ui/button';
import { Heading, Lead } from '@/components/ui/heading';
import { Container, Section } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import type { AboutWords } from '@/lib/content/about';
import { pageHref } from '@/lib/site/href';
import { SampleNote, TitledSection, type SampleWords } from './inner-page';

type Props = { words: AboutWords; sample: SampleWords };

/** The About page below its header. */
export function About({ words, sample }: Props) {
  return (
    <>
      <Stats words={words} />
      <Story words={words} sample={sample} />
      <Mission words={words} />
      <Values words={words} />
      <Certifications words={words} sample={sample} />
      <Closing words={words.closing} />
    </>
  );
}

function Stats({ words }: Pick<Props, 'words'>) {
  return (
    <section aria-labelledby="stats" className="border-b border-line bg-ice py-3 md:py-4">
      <Container>
        <h2 id="stats" className="sr-only">
          {words.statsHeading}
        </h2>
        <dl className="grid grid-cols-2 gap-x-3 gap-y-3 md:grid-cols-4">
          {words.stats.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-small text-soft">{label}</dt>
              <dd className="font-display text-h2 font-bold tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}

function Story({ words: { storyHeading, story }, sample }: Props) {
  const [opening, ...rest] = story.value;
  return (
    <TitledSection id="story" heading={storyHeading} note={story.sample && <SampleNote words={sample} />}>
      <div className="grid max-w-measure grid-cols-1 gap-2">
        <p className="text-lead">{opening}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </TitledSection>
  );
}

/** One sentence, set as the page's pull quote. */
function Mission({ words }: Pick<Props, 'words'>) {
  return (
    <Section labelledBy="mission" ground="lake">
      <h2 id="mission" className="font-sans text-body font-semibold tracking-normal">
        {words.missionHeading}
      </h2>
      <p className="mt-2 font-display text-h2 text-balance">{words.mission}</p>
    </Section>
  );
}

function Values({ words }: Pick<Props, 'words'>) {
  return (
    <TitledSection id="values" heading={words.valuesHeading}>
      <ul className="grid gap-x-4 gap-y-3 md:grid-cols-2 md:gap-y-4">
        {words.values.map(({ name, text }) => (
          <li key={name} className="border-t border-control pt-1.5">
            <Heading level={3}>{name}</Heading>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Each sample certification is labeled, so that nobody takes it for real. */
function Certifications({ words: { certificationsHeading, certifications }, sample }: Props) {
  const note = certifications.sample && <SampleNote words={sample} />;
  return (
    <TitledSection id="certifications" heading={certificationsHeading} note={note} ground="birch">
      <ul className="border-t border-line">
        {certifications.value.map(({ name, text }) => (
          <li key={name} className="border-b border-line py-2">
            <div className="flex flex-wrap items-baseline gap-x-1.5 gap-y-0.5">
              <Heading level={3}>{name}</Heading>
              {certifications.sample && <Tag tone="sample">{sample.tag}</Tag>}
            </div>
            <p className="mt-0.5 max-w-measure">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** This page has no script, so `Free quote` links to the form on the home page. */
function Closing({ words }: { words: AboutWords['closing'] }) {
  return (
    <Section labelledBy="closing" ground="ice">
      <div className="grid gap-x-6 gap-y-3 lg:grid-cols-12 lg:items-end">
        <div className="max-w-measure lg:col-span-7">
          <Heading level={2} id="closing">
            {words.heading}
          </Heading>
          <Lead>{words.text}</Lead>
        </div>
        <div className="grid gap-1.5 sm:flex lg:col-span-5 lg:justify-end print:hidden">
          <ButtonLink href={pageHref('/checkout')}>{words.scheduleOnline}</ButtonLink>
          <ButtonLink href={pageHref('/#quote')} variant="secondary">
            {words.freeQuote}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
