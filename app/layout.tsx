import type { ReactNode } from 'react';
import { Document, documentMetadata, documentViewport } from './document';

export const generateMetadata = documentMetadata;
export const generateViewport = documentViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
