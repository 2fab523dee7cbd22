import type { AboutWords } from '@/lib/content/about';
import { SampleNote } from './sample-note';
import { TitledSection } from './titled-section';

type Props = { words: Pick<AboutWords, 'storyHeading' | 'story'>; sampleNote: string };

/** How the business began: the first paragraph larger, as the opening of an article. */
export function Story({ words: { storyHeading, story }, sampleNote }: Props) {
  const [opening, ...rest] = story.value;
  return (
    <TitledSection id="story" heading={storyHeading} note={story.sample && <SampleNote words={sampleNote} />}>
      <div className="max-w-measure space-y-2">
        <p className="text-lead">{opening}</p>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </TitledSection>
  );
}
