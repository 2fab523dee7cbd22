import { Drawing } from '@/components/illustrations/drawing';
import { About } from '@/components/inner/about';
import { InnerPage } from '@/components/inner/inner-page';
import { siteContent } from '@/lib/content/load/site-content';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('/about', siteContent().pages.about);

export default function AboutPage() {
  const content = siteContent();
  const { about, pages } = content;
  return (
    <InnerPage
      content={content}
      title={pages.about.name}
      heading={about.heading}
      lead={about.lead}
      picture={<Drawing of="scene-about" className="h-auto w-full" />}
    >
      <About content={content} />
    </InnerPage>
  );
}
