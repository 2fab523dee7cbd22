import './globals.css';
import type { ReactNode } from 'react';
import { Document, documentMetadata, documentViewport } from '@/components/site/document';
import { siteContent } from '@/lib/content/load';

// lib/content reads content/ from disk. This line makes the development server watch those files, so that edits show up
// immediately. Its loader rule is in next.config.mjs.
void import.meta.glob('../content/*.{json,md,svg}', { query: '?watched', eager: true });

export const generateMetadata = () => documentMetadata(siteContent());
export const generateViewport = documentViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document content={siteContent()}>{children}</Document>;
}
