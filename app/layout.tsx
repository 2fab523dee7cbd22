import './globals.css';
import type { ReactNode } from 'react';
import { Document, documentMetadata, documentViewport } from '@/components/site/document';
import { contentRemarks } from '@/lib/content/checks';
import { loadContent, siteContent } from '@/lib/content/load';
import { placeOf } from '@/lib/content/remarks';

// lib/content reads content/ from disk. This makes the development server watch those files, so
// edits show up immediately; next.config.mjs has the loader rule for it.
void import.meta.glob('../content/*.{json,md,svg}', { query: '?watched', eager: true });

export const generateMetadata = () => documentMetadata(siteContent());
export const generateViewport = documentViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <Document content={siteContent()}>
      {process.env.NODE_ENV === 'development' && <Remarks />}
      {children}
    </Document>
  );
}

/** What may be wrong in content/, for whoever edits it on their computer. */
function Remarks() {
  const remarks = contentRemarks(loadContent(), {}, new Date().toISOString().slice(0, 10));
  const odd = remarks.filter(({ when }) => when === 'maybe');
  return (
    odd.length > 0 && (
      <details className="border-b border-line bg-card p-4">
        <summary>{`Please check: ${odd.length}`}</summary>
        <ul>
          {odd.map((one) => (
            <li key={placeOf(one) + one.wrong}>
              <strong>{placeOf(one)}</strong> {`${one.wrong} → ${one.remedy}`}
            </li>
          ))}
        </ul>
      </details>
    )
  );
}
