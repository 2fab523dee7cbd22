'use client';

import { useEffect, useRef } from 'react';
import { Container } from '@/components/ui/section';

const title = 'This page has stopped working';

/**
 * Replaces a page that crashed. Next passes no content to it, so it shows the notice that every page has, with the phone
 * number (app/styles/parts.css). The focus moves to the heading, so that screen readers read it.
 */
export default function ErrorPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main id="main" tabIndex={-1} data-crashed>
      <title>{title}</title>
      <Container className="py-8 md:py-18">
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
      </Container>
    </main>
  );
}
