import { AboutPage } from '@/components/pages/about';
import { siteContent } from '@/lib/content/load';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('about', siteContent());

export default function Page() {
  return <AboutPage content={siteContent()} />;
}
