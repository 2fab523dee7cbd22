import { TextLink } from '@/components/ui/text-link';
import type { Business } from '@/lib/content/schemas/business';

export function ProfileLinks({ profiles, className }: Pick<Business, 'profiles'> & { className: string }) {
  return (
    <ul className="flex flex-wrap gap-x-6 wrap-anywhere">
      {profiles.map(({ name, link }) => (
        <li key={name}>
          <TextLink href={link} rel="noopener" className={className}>
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
