import './globals.css';
import { Drawing } from '@/components/illustrations/drawing';
import { ServiceLinks } from '@/components/pages/service-links';
import { PhoneLink, PhoneText } from '@/components/site/contact';
import { Document, documentMetadata, documentViewport } from '@/components/site/document';
import { PageFrame } from '@/components/site/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { Container, Lead } from '@/components/ui/section';
import { siteContent } from '@/lib/content/load';
import { pageHref } from '@/lib/site/links';

export const generateViewport = documentViewport;

export function generateMetadata() {
  const content = siteContent();
  return { ...documentMetadata(content), title: `Page not found | ${content.business.name}` };
}

/** The 404 page. It is its own document, so no other page ships its code. */
export default function GlobalNotFound() {
  const content = siteContent();
  const { phone } = content.business;
  return (
    <Document content={content}>
      <PageFrame content={content} callBar={false}>
        <Container className="grid items-start gap-x-12 gap-y-8 py-8 md:py-18 lg:grid-cols-12">
          {/* Room for the heading in the fallback font too: on two lines, it would move the rest. */}
          <div className="lg:col-span-7">
            <h1>We can’t find that page</h1>
            <Lead>
              The address may be mistyped, or the page may have moved. Pick the appliance that’s giving you
              trouble, go to the home page, or call <PhoneText phone={phone} />.
            </Lead>
            <div className="mt-6 grid gap-3 sm:flex">
              <PhoneLink phone={phone} variant="primary" />
              <ButtonLink href={pageHref('/')} variant="secondary">
                Go to the home page
              </ButtonLink>
            </div>
          </div>
          <section
            aria-labelledby="services"
            className="lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1"
          >
            <h2 id="services" className="text-h3 mb-3">
              What needs fixing?
            </h2>
            <ServiceLinks content={content} />
          </section>
          <Drawing of="lost-plug" className="h-auto w-full max-w-column lg:col-span-6" />
        </Container>
      </PageFrame>
    </Document>
  );
}
