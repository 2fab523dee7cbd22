import { siteContent } from '@/lib/content/site-content';
import { absoluteUrl } from '@/lib/seo/routes';
import { businessCard } from '@/lib/vcard/business-card';

// Written once, at build time.
export const dynamic = 'force-static';

/** The business as a vCard that visitors can save to their contacts. */
export function GET() {
  const { business, site } = siteContent();
  const card = businessCard({ business, site: absoluteUrl(business, '/'), note: site.contactCardNote });
  return new Response(card, { headers: { 'Content-Type': 'text/vcard; charset=utf-8' } });
}
