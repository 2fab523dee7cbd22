import { LegalPage } from '@/components/pages/legal';
import { siteContent } from '@/lib/content/load';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = () => pageMetadata('privacy', siteContent());

export default function PrivacyPage() {
  return <LegalPage content={siteContent()} route="privacy" />;
}
