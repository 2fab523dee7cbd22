import { ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { pageHref } from '@/lib/site/href';

type Props = { label: string; home: string; current: string };

/** Where this page stands below the home page; the same trail as in its structured data. */
export function Breadcrumbs({ label, home, current }: Props) {
  return (
    <nav aria-label={label} className="text-small print:hidden">
      <ol className="flex flex-wrap items-center gap-x-0.5">
        <li className="flex items-center gap-0.5">
          <TextLink href={pageHref('/')} className="inline-flex min-h-5.5 items-center text-soft">
            {home}
          </TextLink>
          <Icon of={ChevronRight} className="size-2 text-soft" />
        </li>
        <li>
          <span aria-current="page" className="font-semibold">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
