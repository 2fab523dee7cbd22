import { X } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { sentenceClass, sentenceText, type AnnouncementWords } from './announcement-sentence';

type Props = {
  words: AnnouncementWords & { label: string; dismiss: string };
  phone: { number: string; href: string };
  /** The label while the city isn't known. */
  defaultCity: string;
};

/**
 * The bar above the header. It has one height, whatever it says; dismissed, it leaves empty ground of that
 * height for the visit, so that nothing below it moves. What it says and does in the browser: write-city.ts and dismissal.ts.
 */
export function Announcement({ words, phone, defaultCity }: Props) {
  const sentence = { template: words.served, city: defaultCity, state: '', phone, asksToCall: false };
  return (
    <div suppressHydrationWarning className="announcement h-7 bg-ice md:h-6 print:hidden">
      <section
        suppressHydrationWarning
        aria-label={words.label}
        className="mx-auto flex h-full max-w-content items-center gap-1 pl-2 sm:px-3 lg:px-4"
      >
        {/* The paragraph may be another one before React takes the page over: it stands alone in its place, which never moves. */}
        <div className="flex h-full grow items-center">
          <p suppressHydrationWarning className={sentenceClass}>
            {sentenceText(sentence)}
          </p>
        </div>
        <Button
          suppressHydrationWarning
          variant="bare"
          shape="icon"
          aria-label={words.dismiss}
          data-waiting=""
        >
          <Icon of={X} className="size-2.5" />
        </Button>
      </section>
    </div>
  );
}
