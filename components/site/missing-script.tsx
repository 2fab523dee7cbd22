import { TextLink } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/site-content';
import { ContactText, type Contact } from './contact-text';

/**
 * What the boot script shows (scripts/export/boot.js, by this id) when a part of the page's script didn't arrive and
 * loading again by itself could cost something. The page stays as it is: prices and phone number need no script.
 */
export function MissingScript({ words, contact }: { words: SiteContent['site']['error']; contact: Contact }) {
  return (
    <div
      id="missing-script"
      role="alert"
      hidden
      className="sticky top-0 z-20 border-b border-line bg-card p-2 text-ink print:hidden"
    >
      <ContactText text={words.text} contact={contact} />{' '}
      {/* An empty address is this page itself, with its query. */}
      <TextLink href="">{words.reload}</TextLink>
    </div>
  );
}
