import { pageHref } from '@/lib/site/links';

export const navigation = {
  header: {
    '/#services': 'Services',
    '/#about': 'About',
    '/#areas': 'Service Areas',
    '/#contact': 'Contact',
  },
  footer: {
    '/about': 'About us',
    '/privacy': 'Privacy policy',
    '/terms': 'Terms of service',
    '/business-info': 'Business info',
  },
};

export function NavigationLinks({ of, className }: { of: keyof typeof navigation; className: string }) {
  return Object.entries(navigation[of]).map(([path, name]) => (
    <li key={path}>
      <a className={className} href={pageHref(path)}>
        {name}
      </a>
    </li>
  ));
}
