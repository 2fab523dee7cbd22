import type { Metadata } from 'next';
import { Drawing } from '@/components/illustrations/drawing';
import { ServiceLinks } from '@/components/inner/service-links';
import { ContactText, PhoneLink } from '@/components/site/contact';
import { PageFrame } from '@/components/site/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { Heading, Lead } from '@/components/ui/heading';
import { Container } from '@/components/ui/section';
import { siteContent } from '@/lib/content/site-content';
import { pageHref } from '@/lib/site/href';
import { Document, documentMetadata, documentViewport } from './document';

export const generateViewport = documentViewport;

export function generateMetadata(): Metadata {
  const { title, text } = siteContent().site.notFound;
  return { ...documentMetadata(), title, description: text };
}

/** The 404 page. It is its own document, so no other page ships its code. */
export default function GlobalNotFound() {
  const content = siteContent();
  const { business, home, services, site } = content;
  return (
    <Document>
      <PageFrame content={content} callBar={false}>
        <Container className="grid items-start gap-x-6 gap-y-4 py-5 md:py-9 lg:grid-cols-12">
          <div className="lg:col-span-6">
            <Heading level={1}>{site.notFound.heading}</Heading>
            <Lead>
              <ContactText text={site.notFound.text} contact={business} />
            </Lead>
            <div className="mt-3 grid gap-1.5 sm:flex">
              <PhoneLink phone={business.phone.value} label={site.navigation.callLabel} variant="primary" />
              <ButtonLink href={pageHref('/')} variant="secondary">
                {site.notFound.home}
              </ButtonLink>
            </div>
          </div>
          <section
            aria-labelledby="services"
            className="lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1"
          >
            <Heading level={2} id="services" looks="h3" className="mb-1.5">
              {site.notFound.servicesHeading}
            </Heading>
            <ServiceLinks services={services} words={home.services} />
          </section>
          <Drawing of="lost-plug" className="h-auto w-full max-w-column lg:col-span-6" />
        </Container>
      </PageFrame>
    </Document>
  );
}
