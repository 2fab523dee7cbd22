'use client';

import { useEffect, useRef } from 'react';
import { noticeHeading, NoticeText } from '@/components/site/page-notice';
import { Container } from '@/components/ui/section';

/** Replaces a page that crashed. The focus moves to the heading, so that screen readers read it. */
export default function ErrorPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // Next passes no content to this page, but every page contains the notice with the phone number.
  const phone = document.querySelector('#page-notice bdi')?.textContent ?? '';
  return (
    <main id="main" tabIndex={-1}>
      <title>{noticeHeading}</title>
      <Container className="py-8 md:py-18">
        <h1 tabIndex={-1} ref={heading}>
          {noticeHeading}
        </h1>
        <div className="mt-3 max-w-measure text-lead">
          <NoticeText phone={phone} />
        </div>
      </Container>
    </main>
  );
}
