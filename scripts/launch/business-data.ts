import { z } from 'zod';
import type { LaunchSite } from './launch-site';

const businessNode = z.looseObject({
  name: z.string().default(''),
  telephone: z.string().default(''),
  email: z.string().default(''),
  address: z
    .looseObject({
      streetAddress: z.string().default(''),
      addressLocality: z.string().default(''),
      addressRegion: z.string().default(''),
      postalCode: z.string().default(''),
    })
    .optional(),
  openingHoursSpecification: z
    .array(z.looseObject({ dayOfWeek: z.array(z.string()), opens: z.string(), closes: z.string() }))
    .default([]),
  hasOfferCatalog: z
    .looseObject({
      itemListElement: z.array(
        z.looseObject({
          price: z.number(),
          priceSpecification: z.looseObject({ minPrice: z.number() }).optional(),
          itemOffered: z.looseObject({ name: z.string() }),
        }),
      ),
    })
    .optional(),
});
export type BusinessNode = z.infer<typeof businessNode>;

const graph = z.looseObject({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });

/** The business as the home page tells search engines; undefined when it doesn't. */
export function builtBusiness({ pages }: Pick<LaunchSite, 'pages'>): BusinessNode | undefined {
  const home = pages.find(({ route }) => route === '/');
  for (const text of home?.structuredData ?? []) {
    const node = graph
      .safeParse(readJson(text))
      .data?.['@graph'].find((one) => one['@type'].endsWith('Business'));
    if (node) return businessNode.safeParse(node).data;
  }
  return undefined;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One value of the built contact card, unfolded and unescaped; undefined when the card or the line is missing. */
export function cardValue({ files }: Pick<LaunchSite, 'files'>, name: string): string | undefined {
  const card = files.get('/contact.vcf')?.replaceAll('\r\n ', '');
  const line = card?.split('\r\n').find((one) => new RegExp(`^${name}[;:]`).test(one));
  return line
    ?.slice(line.indexOf(':') + 1)
    .replace(/\\n/gi, '\n')
    .replace(/\\(.)/g, '$1');
}
