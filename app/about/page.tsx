import { Drawing } from '@/components/illustrations/drawing';
import { About } from '@/components/inner/about';
import { InnerPage } from '@/components/inner/inner-page';
import { siteContent } from '@/lib/content/site-content';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata(siteContent(), 'about');

export default function AboutPage() {
  const content = siteContent();
  const { about, home, site } = content;
  return (
    <InnerPage
      content={content}
      route="about"
      heading={about.heading}
      lead={about.lead}
      picture={<Drawing of="scene-about" className="h-auto w-full" />}
    >
      <About words={about} sample={{ tag: home.testimonials.sample, note: site.footer.sampleNote }} />
    </InnerPage>
  );
}
