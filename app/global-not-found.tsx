import './globals.css';
import { NotFoundPage } from '@/components/pages/not-found';
import { Document, documentMetadata, documentViewport } from '@/components/site/document';
import { siteColors } from '@/lib/content/colors';
import { siteContent } from '@/lib/content/load';

export const generateViewport = () => documentViewport(siteColors());

export function generateMetadata() {
  const content = siteContent();
  return { ...documentMetadata(content), title: `Page not found | ${content.business.name}` };
}

/** The 404 page. It is its own document, so no other page ships its code. */
export default function GlobalNotFound() {
  const content = siteContent();
  return (
    <Document content={content}>
      <NotFoundPage content={content} />
    </Document>
  );
}
