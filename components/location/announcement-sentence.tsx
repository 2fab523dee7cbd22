import { TextLink } from '@/components/ui/text-link';
import { announcementPieces, type Piece } from '@/lib/location/announcement-text';

type Props = {
  template: string;
  city: string;
  state: string;
  phone: { number: string; href: string };
  /** Whether the sentence asks to call. Then it leads to the phone as a whole, unless the number stands in it. */
  asksToCall: boolean;
};

/** The announcement's sentence, in at most three short lines. */
export function AnnouncementSentence({ template, city, state, phone, asksToCall }: Props) {
  const pieces = announcementPieces(template, { city, state, phone: phone.number }).map((piece, index) => (
    <SentencePiece key={index} piece={piece} phoneHref={phone.href} />
  ));
  const isWholeLink = asksToCall && !template.includes(phone.number);
  return (
    // Another city is another sentence: a new paragraph, rather than the old one whose words wander.
    <p key={`${template} ${city}`} className="line-clamp-3 min-h-4.5 grow text-small/2.25 sm:min-h-0">
      {isWholeLink ? <TextLink href={phone.href}>{pieces}</TextLink> : pieces}
    </p>
  );
}

/** An element for each piece: a browser's translation may replace the text inside it. */
function SentencePiece({ piece: { kind, text }, phoneHref }: { piece: Piece; phoneHref: string }) {
  if (kind === 'phone') {
    return (
      <TextLink href={phoneHref} className="whitespace-nowrap">
        {text}
      </TextLink>
    );
  }
  // A name stays isolated, since it may run from right to left, and takes no more than half a line of a phone.
  if (kind === 'name') {
    return <bdi className="inline-block max-w-20 truncate align-bottom sm:max-w-full">{text}</bdi>;
  }
  return <span>{text}</span>;
}
