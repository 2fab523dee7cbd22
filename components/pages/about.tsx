import { Drawing } from '@/components/illustrations/drawing';
import { BookNowLink } from '@/components/site/contact-buttons';
import { Photo, Portrait } from '@/components/site/photo';
import { ButtonLink } from '@/components/ui/button';
import { Lead, Section } from '@/components/ui/section';
import type { SiteContent } from '@/lib/content/load';
import { pageHref } from '@/lib/site/links';
import { TitledPage, TitledSection } from './titled-page';

type Props = { content: SiteContent };

export function AboutPage({ content }: Props) {
  const { about, brand } = content;
  const picture = brand.photo ? (
    <Photo
      photo={brand.photo}
      sizes="(width >= 48rem) 40vw, 100vw"
      className="aspect-square w-full rounded-soft"
    />
  ) : (
    <Drawing of="scene-about" className="h-auto w-full rounded-soft" />
  );
  return (
    <TitledPage
      content={content}
      title="About"
      heading={about.heading}
      lead={about.lead}
      note={<Stats content={content} />}
      picture={picture}
    >
      <Story content={content} />
      {about.team.length > 0 && <Team content={content} />}
      <Mission content={content} />
      <Closing content={content} />
    </TitledPage>
  );
}

function Stats({ content: { about } }: Props) {
  return (
    <dl className="mt-part grid max-w-measure grid-cols-2 gap-6">
      {about.stats.map(({ figure, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end border-t border-control pt-3">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="font-display text-h2 font-bold">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function Story({ content }: Props) {
  const { about, samples } = content;
  const hasCertifications = about.certifications.length > 0;
  return (
    <TitledSection
      id="story"
      heading="Our story"
      isSample={samples.story || samples.certifications}
      tone="ice"
    >
      <div className="grid max-w-measure grid-cols-1 gap-4">
        {about.story.map((paragraph) => (
          <p key={paragraph} className="first:text-lead">
            {paragraph}
          </p>
        ))}
      </div>
      {hasCertifications && <Certifications content={content} />}
    </TitledSection>
  );
}

function Team({ content: { about } }: Props) {
  return (
    <TitledSection id="team" heading="Who comes to your home">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-6 sm:grid-cols-3">
        {about.team.map(({ name, text }, index) => (
          <li key={name}>
            <Portrait
              index={index}
              name={name}
              sizes="(width >= 40rem) 15rem, (width < 21.5rem) 90vw, 45vw"
              className="h-auto w-full rounded-soft"
            />
            <h3 className="mt-3">{name}</h3>
            <p className="mt-1 text-small">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function Mission({ content: { about } }: Props) {
  return (
    <Section labelledBy="mission" tone="lake">
      <h2 id="mission" className="font-sans font-semibold text-body">
        Our mission and values
      </h2>
      <p className="mt-4 max-w-measure font-display text-h2 text-balance">{about.mission}</p>
      <ul className="mt-part grid gap-6 md:grid-cols-2 lg:grid-cols-4">
        {about.values.map(({ name, text }) => (
          <li key={name} className="border-t border-control pt-3">
            <h3>{name}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Certifications({ content: { about } }: Props) {
  return (
    <>
      <h3 id="certifications" className="mt-part">
        Training and certifications
      </h3>
      <ul className="max-w-measure">
        {about.certifications.map(({ name, text }) => (
          <li key={name + text} className="mt-3">
            <strong>{name}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </>
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
