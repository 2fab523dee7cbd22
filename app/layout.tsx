import './globals.css';
import type { ReactNode } from 'react';
import { Document, documentMetadata, documentViewport } from '@/components/site/document';
import { siteColors } from '@/lib/content/color-tokens';
import { siteContent } from '@/lib/content/load';

// lib/content reads content/ from disk, which Next doesn't watch. This import makes the development server watch those
// files, so edits show up immediately. next.config.mjs has the rule for `?watched`. It doesn't watch another
// CONTENT_FOLDER, so there an edit shows up after a reload.
void import.meta.glob('../content/*.{json,md,svg}', { query: '?watched', eager: true });

export const generateMetadata = () => documentMetadata(siteContent());
export const generateViewport = () => documentViewport(siteColors());

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document content={siteContent()}>{children}</Document>;
}
