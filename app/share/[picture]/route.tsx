import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { siteContent, type SiteContent } from '@/lib/content/load';
import { formatDollars } from '@/lib/pricing/pricing';
import { siteColors } from '@/lib/site/color-tokens';
import { routeIds, type RouteId } from '@/lib/site/routes';
import { shareName, shareSize } from '@/lib/seo/page-metadata';
import { markPicture } from '@/lib/site/links';
import { withoutUnrepaired } from '@/lib/seo/unrepaired';

// The build renders one file for each route. With ".png" in the name, every host sends the right type.
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return routeIds.map((route) => ({ picture: `${shareName(route)}.png` }));
}

// The image library can't read woff2, the format that the pages use.
const fontFile = 'app/fonts/domine-latin-bold.woff';

/** The width of each half in pixels: the words on the left, the drawing on the right. */
const half = 600;

const color = siteColors();
const fileOf = (name: string) => readFileSync(path.join(process.cwd(), name));

export async function GET(_request: Request, { params }: { params: Promise<{ picture: string }> }) {
  const { picture } = await params;
  const route = routeIds.find((id) => `${shareName(id)}.png` === picture) ?? 'home';
  const content = siteContent();
  return new ImageResponse(
    // The library supports `style`, but neither classes nor custom properties.
    <div style={{ display: 'flex', color: color('ink', 'light'), background: color('paper', 'light') }}>
      <Words content={content} title={content.pages[route].shareTitle} />
      <div style={{ display: 'flex', width: half, background: color('ice', 'light') }}>
        <img
          alt=""
          src={`data:image/svg+xml,${encodeURIComponent(scene(route, content))}`}
          width={600}
          height={630}
        />
      </div>
    </div>,
    { ...shareSize, fonts: [{ name: 'Domine', data: fileOf(fontFile), weight: 700, style: 'normal' }] },
  );
}

type Content = { content: SiteContent };

const column = { display: 'flex', flexDirection: 'column' } as const;

function Words({ content, title }: Content & { title: string }) {
  return (
    <div style={{ ...column, width: half, padding: 56, paddingRight: 32, justifyContent: 'space-between' }}>
      <Brand content={content} />
      <div style={{ fontSize: 52, lineHeight: 1.16, letterSpacing: -1, textWrap: 'balance' }}>{title}</div>
      <Prices content={content} />
    </div>
  );
}

function Brand({ content: { business, brand } }: Content) {
  const mark = fileOf(`public${markPicture}`).toString('base64');
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 28 }}>
      <img
        alt=""
        src={`data:image/png;base64,${mark}`}
        height={56}
        style={{ maxWidth: 200, objectFit: 'contain' }}
      />
      {brand.showName && <div style={{ flex: 1 }}>{business.name}</div>}
    </div>
  );
}

function Prices({ content: { home, services, brand } }: Content) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', rowGap: 10 }}>
      <div style={{ width: '100%', fontSize: 20, color: color('soft', 'light') }}>{home.hero.pricesNote}</div>
      {services.map(({ id, shortName, price }) => (
        <div key={id} style={{ ...column, width: 170 }}>
          <div style={{ fontSize: 22 }}>{shortName}</div>
          <div style={{ fontSize: 34, color: brand.accent }}>{formatDollars(price)}</div>
        </div>
      ))}
    </div>
  );
}

/** The SVG of the page's own drawing, or of the kitchen in a box of the picture's shape. */
function scene(route: RouteId, { services }: SiteContent): string {
  const ownFile = `public/drawings/scene-${shareName(route)}.svg`;
  const svg = fileOf(existsSync(ownFile) ? ownFile : 'public/drawings/kitchen.svg').toString();
  return byDay(withoutUnrepaired(svg, services)).replace('0 0 600 380', '0 -250 600 630');
}

/** A drawing in daylight. It gets its colors here, because the image library doesn't know custom properties. */
const byDay = (svg: string) =>
  svg
    .replace(/var\(--draw-(\w+)\)/g, (_, hour: string) => (hour === 'day' ? '1' : '0'))
    .replace(/var\(--color-draw-(?:shade|glow)\)/g, 'none')
    .replace(/var\(--color-([\w-]+)\)/g, (_, token: string) => color(token, 'light'));
