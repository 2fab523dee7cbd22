'use client';

import { useEffect, useRef } from 'react';
import { Container } from '@/components/ui/section';

/** In place of a page that crashed: the texts of the page's notice. Screen readers read its heading. */
export default function ErrorPage() {
  const notice = document.getElementById('page-notice');
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const copy = notice?.lastElementChild?.cloneNode(true);
    if (copy) text.current?.replaceChildren(copy);
    heading.current?.focus();
  }, [notice]);

  const title = notice?.firstElementChild?.textContent;
  return (
    <main id="main" tabIndex={-1}>
      <title>{title}</title>
      <Container className="py-8 md:py-18">
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <div ref={text} className="mt-3 max-w-measure text-lead" />
      </Container>
    </main>
  );
}
