import type { ReactNode } from 'react';
import { Document, documentMetadata, documentViewport } from './document';

// The words are read as files (lib/content); this line makes the development server watch them, so that an edit shows at
// once. Its rule stands in next.config.mjs.
void import.meta.glob('../content/*.{json,md}', { query: '?watched', eager: true });

export const generateMetadata = documentMetadata;
export const generateViewport = documentViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
