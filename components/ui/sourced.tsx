import { TextLink } from './text-link';

/** A text with the public page that says so. */
export function Sourced({ text, source }: { text: string; source: string | undefined }) {
  return (
    <span className="block">
      {`${text} `}
      {source && (
        <TextLink href={source} target="_blank" rel="noopener noreferrer">
          {new URL(source).hostname.replace(/^www\./, '')}
        </TextLink>
      )}
    </span>
  );
}
