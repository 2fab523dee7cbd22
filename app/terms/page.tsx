import { LegalPage } from '@/components/pages/legal';
import { siteContent } from '@/lib/content/load';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('terms', siteContent());

export default function TermsPage() {
  return <LegalPage content={siteContent()} route="terms" />;
}
