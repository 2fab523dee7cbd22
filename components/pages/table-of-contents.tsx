import { TextLink } from '@/components/ui/text-link';

type Props = { heading: string; sections: readonly { id: string; heading: string }[] };

/** The sections of a long text, each a link to it; beside the text on wide screens, where it stays in view. */
export function TableOfContents({ heading, sections }: Props) {
  return (
    <nav aria-labelledby="on-this-page" className="lg:sticky lg:top-3 print:hidden">
      <h2 id="on-this-page" className="font-sans text-small font-semibold tracking-normal text-soft">
        {heading}
      </h2>
      <ol className="mt-0.5 gap-3 sm:columns-2 lg:columns-1">
        {sections.map(({ id, heading: name }) => (
          <li key={id} className="break-inside-avoid">
            <TextLink href={`#${id}`} className="inline-flex min-h-5 items-center">
              {name}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
