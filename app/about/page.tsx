import type { Metadata } from 'next';
import { Certifications } from '@/components/pages/certifications';
import { Closing } from '@/components/pages/closing';
import { JsonLd } from '@/components/pages/json-ld';
import { Mission } from '@/components/pages/mission';
import { PageHeader } from '@/components/pages/page-header';
import { PageScene } from '@/components/pages/page-scene';
import { Stats } from '@/components/pages/stats';
import { Story } from '@/components/pages/story';
import { Values } from '@/components/pages/values';
import { PageFrame } from '@/components/site/page-frame';
import { siteContent } from '@/lib/content/site-content';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { breadcrumbs } from '@/lib/seo/structured-data';

export const generateMetadata = (): Metadata => pageMetadata(siteContent(), 'about');

export default function AboutPage() {
  const content = siteContent();
  const { about, home, pages, site } = content;
  const sample = { tag: home.testimonials.sample, note: site.footer.sampleNote };
  return (
    <PageFrame content={content}>
      <JsonLd data={breadcrumbs(content, 'about')} />
      <PageHeader
        content={content}
        page={pages.about}
        heading={about.heading}
        lead={about.lead}
        picture={<PageScene motif="about" className="h-auto w-full" />}
      />
      <Stats words={about} />
      <Story words={about} sampleNote={sample.note} />
      <Mission words={about} />
      <Values words={about} />
      <Certifications words={about} sample={sample} />
      <Closing words={about.closing} />
    </PageFrame>
  );
}
