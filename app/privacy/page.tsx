import type { Metadata } from 'next';
import { LegalPage } from '@/components/inner/legal';
import { siteContent } from '@/lib/content/site-content';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = (): Metadata => pageMetadata(siteContent(), 'privacy');

export default function PrivacyPage() {
  return <LegalPage content={siteContent()} route="privacy" />;
}
