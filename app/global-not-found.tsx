import './globals.css';
import { Drawing } from '@/components/illustrations/drawing';
import { ServiceLinks } from '@/components/inner/service-links';
import { ContactText, PhoneLink } from '@/components/site/contact';
import { Document, documentMetadata, documentViewport } from '@/components/site/document';
import { PageFrame } from '@/components/site/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { Container, Lead } from '@/components/ui/section';
import { siteContent } from '@/lib/content/load/site-content';
import { pageHref } from '@/lib/site/links';

export const generateViewport = documentViewport;

export function generateMetadata() {
  const content = siteContent();
  const { title, text } = content.site.notFound;
  return { ...documentMetadata(content), title, description: text };
}

/** The 404 page. It is its own document, so no other page ships its code. */
export default function GlobalNotFound() {
  const content = siteContent();
  const { business, site } = content;
  return (
    <Document content={content}>
      <PageFrame content={content} callBar={false}>
        <Container className="grid items-start gap-x-12 gap-y-8 py-8 md:py-18 lg:grid-cols-12">
          {/* Room for the heading in the fallback font too: on two lines, it would move the rest. */}
          <div className="lg:col-span-7">
            <h1>We can’t find that page</h1>
            <Lead>
              <ContactText text={site.notFound.text} contact={business} />
            </Lead>
            <div className="mt-6 grid gap-3 sm:flex">
              <PhoneLink phone={business.phone} variant="primary" />
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
