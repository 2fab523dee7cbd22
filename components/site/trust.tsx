import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { SiteContent } from '@/lib/content/load';
import type { Business } from '@/lib/content/schemas/business';
import { pageHref } from '@/lib/site/links';
import { routePaths } from '@/lib/site/routes';
import { Portrait } from './photo';

type Rated = Pick<Business, 'claims' | 'profiles'>;

/** Returns the business's page on the site of its rating, which is the profile with that site in its name. */
export function ratingProfile({ claims, profiles }: Rated) {
  const site = claims.rating?.site.toLowerCase();
  return profiles.find(({ name }) => site && name.toLowerCase().includes(site));
}

type TrustProps = {
  business: Rated & Pick<Business, 'license'>;
  /** A class for “from 500+ reviews”, so that phones can show only "★ 4.9/5 Google". */
  detailClass?: string;
};

/** The reasons to trust us, as items of a list. A reason that the business doesn't have is left out. */
export function TrustItems({ business, detailClass }: TrustProps) {
  const { rating, warrantyDays } = business.claims;
  const profile = ratingProfile(business);
  const rated = rating && (
    <>
      {`★ ${rating.score}/5 `}
      <span className={detailClass}>{`from ${rating.reviews} `}</span>
      {rating.site}
      <span className={detailClass}> reviews</span>
    </>
  );
  return (
    <>
      {rated && (
        <li>
          {profile ? (
            <TextLink href={profile.link} rel="noopener" className="-my-3 inline-block py-3">
              {rated}
            </TextLink>
          ) : (
            rated
          )}
        </li>
      )}
      {business.license && (
        <li>
          <TextLink
            href={pageHref(`${routePaths.businessInfo}#credentials`)}
            className="-my-3 inline-block py-3"
          >
            Licensed
          </TextLink>
        </li>
      )}
      <li>{`${warrantyDays}-day warranty`}</li>
    </>
  );
}

type FacesProps = Pick<SiteContent['about'], 'team'> & { children?: ReactNode };

/** The faces of the people who come, with their first names, below `children`. Renders nothing without a team. */
export function Faces({ team, children }: FacesProps) {
  if (team.length === 0) return null;
  return (
    <div>
      {children}
      <ul className="flex flex-wrap gap-4 text-small">
        {team.map(({ name }, index) => (
          <li key={name} className="grid justify-items-center">
            <Portrait index={index} name="" sizes="3rem" className="size-12 rounded-round" />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
