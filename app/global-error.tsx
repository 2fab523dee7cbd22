'use client';

import './globals.css';
import { ErrorPage } from '@/components/site/error-page';

/** Replaces the whole document when the layout itself crashed. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <ErrorPage />
      </body>
    </html>
  );
}
