import { TextLink } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/load/site-content';
import { pageHref } from '@/lib/site/links';
import { ContactText } from './contact';

/**
 * What to do when the page's scripts don't work, hidden until then: the boot script shows it, or the
 * style sheet alone once something has waited ten seconds for its script. A crashed page takes its
 * texts from here (error-page.tsx), because an error boundary gets no props from the server.
 */
export function PageNotice({ content: { site, business } }: { content: SiteContent }) {
  return (
    <div
      id="page-notice"
      role="alert"
      className="page-notice inset-x-0 bottom-0 z-20 border-t-2 border-wrong bg-card px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] print:hidden"
    >
      <strong>{site.error.heading}</strong>{' '}
      <div>
        <p>
          <ContactText text={site.error.text} contact={business} />
        </p>
        <p className="flex gap-6">
          {/* An empty href reloads this page and keeps its query. */}
          <TextLink href="" className="inline-flex min-h-11 items-center">
            {site.error.reload}
          </TextLink>{' '}
          <TextLink href={pageHref('/')} className="inline-flex min-h-11 items-center">
            {site.error.home}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
