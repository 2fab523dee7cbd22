import './globals.css';
import type { ReactNode } from 'react';
import { Document, documentMetadata, documentViewport } from '@/components/site/document';
import { loadContent } from '@/lib/content/load/load-content';
import { siteContent } from '@/lib/content/load/site-content';
import { contentWarnings } from '@/lib/content/warnings';

// lib/content reads content/ from disk. This makes the development server watch those files, so
// edits show up immediately; next.config.mjs has the loader rule for it.
void import.meta.glob('../content/*.{json,md,svg}', { query: '?watched', eager: true });

export const generateMetadata = () => documentMetadata(siteContent());
export const generateViewport = documentViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <Document content={siteContent()}>
      {process.env.NODE_ENV === 'development' && <Warnings />}
      {children}
    </Document>
  );
}

/** What looks wrong in content/, for whoever edits it on their computer. */
function Warnings() {
  const found = contentWarnings(loadContent(), new Date().toISOString().slice(0, 10));
  return (
    found.length > 0 && (
      <details className="border-b border-line bg-card p-4">
        <summary>{`Please check: ${found.length}`}</summary>
        <ul>
          {found.map(({ place, wrong }) => (
            <li key={place + wrong}>
              <strong>{place}</strong> {wrong}
            </li>
          ))}
        </ul>
      </details>
    )
  );
}
