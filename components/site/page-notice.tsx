import { TextLink } from '@/components/ui/text-link';
import { pageHref } from '@/lib/site/links';
import { PhoneText } from './contact-text';

/**
 * The notice for scripts that fail. It offers to reload the page, to call, and to go to the home page. It is hidden
 * until they fail (app/styles/parts.css). If a page crashes, it replaces the content (lib/browser/crashed-page.ts).
 */
export function PageNotice({ phone }: { phone: string }) {
  return (
    <div
      id="page-notice"
      role="alert"
      className="page-notice fixed inset-x-0 bottom-0 z-20 border-t-2 border-wrong bg-card px-4 pt-4 pb-safe-4 print:hidden noscript:hidden"
    >
      <strong>Something went wrong on our end</strong>
      <p>
        Reload the page, or call <PhoneText phone={phone} /> and we’ll take your request by phone.
      </p>
      <p className="flex gap-6">
        {/* An empty href reloads this page and keeps its query. */}
        <TextLink href="" className="target">
          Reload the page
        </TextLink>{' '}
        <TextLink href={pageHref('/')} className="target">
          Go to the home page
        </TextLink>
      </p>
    </div>
  );
}
