import { Drawing, Van } from '@/components/illustrations/drawing';
import { BookNowLink } from '@/components/site/contact-buttons';
import { Photo } from '@/components/site/photo';
import { ButtonLink } from '@/components/ui/button';
import { Container, Lead, Section } from '@/components/ui/section';
import type { SiteContent } from '@/lib/content/load';
import { pageHref } from '@/lib/site/links';
import { Team } from './team';
import { TitledPage, TitledSection } from './titled-page';

type Props = { content: SiteContent };

export function AboutPage({ content }: Props) {
  const { about, brand } = content;
  const picture = brand.photo ? (
    <Photo photo={brand.photo} sizes="(width >= 48rem) 40vw, 100vw" className="aspect-square w-full" />
  ) : (
    <Drawing of="scene-about" className="h-auto w-full" />
  );
  return (
    <TitledPage content={content} title="About" heading={about.heading} lead={about.lead} picture={picture}>
      <Stats content={content} />
      <Story content={content} />
      {about.team.length > 0 && <Team team={about.team} />}
      <Mission content={content} />
      <Values content={content} />
      {about.certifications.length > 0 && <Certifications content={content} />}
      <Closing content={content} />
    </TitledPage>
  );
}

function Stats({ content: { about, business } }: Props) {
  return (
    <div className="border-b border-control bg-ice pt-6">
      <Container className="grid gap-x-12 gap-y-4 md:grid-cols-3">
        <dl className="grid grid-cols-2 gap-6 md:col-span-2 md:col-start-2 md:row-start-1 md:pb-8 lg:grid-cols-4">
          {about.stats.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-small text-soft">{label}</dt>
              <dd className="font-display text-h2 font-bold">{figure}</dd>
            </div>
          ))}
        </dl>
        <Van name={business.name} className="h-auto w-full max-w-80 self-end md:row-start-1" />
      </Container>
    </div>
  );
}

function Story({ content: { about, samples } }: Props) {
  const [opening, ...rest] = about.story;
  return (
    <TitledSection id="story" heading="Our story" isSample={samples.story}>
      <div className="grid max-w-measure grid-cols-1 gap-4">
        <p className="text-lead">{opening}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </TitledSection>
  );
}

function Mission({ content: { about } }: Props) {
  return (
    <Section labelledBy="mission" tone="lake">
      <h2 id="mission" className="font-sans font-semibold text-body">
        Our mission
      </h2>
      <p className="mt-4 font-display text-h2 text-balance">{about.mission}</p>
    </Section>
  );
}

function Values({ content: { about } }: Props) {
  return (
    <TitledSection id="values" heading="Our values">
      <ul className="grid gap-6 md:grid-cols-2">
        {about.values.map(({ name, text }) => (
          <li key={name} className="border-t border-control pt-3">
            <h3>{name}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Certifications({ content: { about, samples } }: Props) {
  return (
    <TitledSection
      id="certifications"
      heading="Training and certifications"
      isSample={samples.certifications}
      tone="birch"
    >
      <ul className="border-t border-line">
        {about.certifications.map(({ name, text }) => (
          <li key={name + text} className="border-b border-line py-3">
            <h3>{name}</h3>
            <p className="mt-1 max-w-measure">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** The end of the page. It has no script, so Free quote is a link to the form on the home page. */
function Closing({ content: { about } }: Props) {
  const texts = about.closing;
  return (
    <Section labelledBy="closing" tone="ice">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-12 lg:items-end">
        <div className="max-w-measure lg:col-span-7">
          <h2 id="closing">{texts.heading}</h2>
          <Lead>{texts.text}</Lead>
        </div>
        <div className="grid gap-3 sm:flex lg:col-span-5 lg:justify-end print:hidden">
          <BookNowLink />
          <ButtonLink href={pageHref('/#quote')} variant="quiet">
            Free quote
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
