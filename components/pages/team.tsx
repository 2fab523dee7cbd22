import { Portrait } from '@/components/site/photo';
import type { SiteContent } from '@/lib/content/load';
import { TitledSection } from './titled-page';

/** The people who come to a visitor's home. */
export function Team({ team }: Pick<SiteContent['about'], 'team'>) {
  return (
    <TitledSection id="team" heading="Who comes to your home">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-6 sm:grid-cols-3">
        {team.map(({ name, text }, index) => (
          <li key={name}>
            <Portrait
              index={index}
              name={name}
              sizes="(width >= 40rem) 15rem, (width < 21.5rem) 90vw, 45vw"
              className="h-auto w-full rounded-soft"
            />
            <h3 className="mt-3">{name}</h3>
            <p className="mt-1 text-small">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
