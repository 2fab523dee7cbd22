import { Fragment } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { phoneHref } from '@/lib/hand-off/phone';

type Props = { sentence: string; phone: string; className?: string };

/** A sentence from content/ in which the business's number can be tapped and never breaks over two lines. */
export function PhoneSentence({ sentence, phone, className }: Props) {
  return (
    <p className={className}>
      {sentence.split(phone).map((words, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <TextLink href={phoneHref(phone)} className="whitespace-nowrap tabular-nums">
              {phone}
            </TextLink>
          )}
          {words}
        </Fragment>
      ))}
    </p>
  );
}
