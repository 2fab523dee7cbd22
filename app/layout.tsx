import './globals.css';
import type { ReactNode } from 'react';
import { Document, documentMetadata, documentViewport } from '@/components/site/document';
import { siteColors } from '@/lib/content/colors';
import { siteContent } from '@/lib/content/load';

export const generateMetadata = () => documentMetadata(siteContent());
export const generateViewport = () => documentViewport(siteColors());

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document content={siteContent()}>{children}</Document>;
}
