import { TextLink } from '@/components/ui/text-link';
import { pageHref } from '@/lib/site/href';
import { cardFileName, cardPath } from '@/lib/vcard/card-path';

/** Saves the business to the visitor's contacts: a plain file, no script. */
export function SaveContact({ label, name }: { label: string; name: string }) {
  return (
    <TextLink
      href={pageHref(cardPath)}
      download={cardFileName(name)}
      className="inline-flex min-h-5.5 items-center print:hidden"
    >
      {label}
    </TextLink>
  );
}
