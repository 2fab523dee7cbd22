import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { siteContent } from '@/lib/content/load';
import { formatDollars } from '@/lib/pricing/pricing';
import { siteColors } from '@/lib/site/color-tokens';
import { routeIds } from '@/lib/site/routes';
import { shareName, shareSize } from '@/lib/seo/page-metadata';
import { markPicture } from '@/lib/site/links';
import { withoutUnrepaired } from '@/lib/seo/unrepaired';

// Rendered at build time, one file per route. The ".png" lets every host serve the right type.
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return routeIds.map((route) => ({ picture: `${shareName(route)}.png` }));
}

// The image library can't read woff2, the format that the pages use.
const fontFile = 'app/fonts/domine-latin-bold.woff';

/** Width of each half in pixels: text on the left, drawing on the right. */
const half = 600;

const color = siteColors();

const fileOf = (name: string) => readFileSync(path.join(process.cwd(), name));

/** A drawing in the light of the day, for the image library, which knows no custom properties. */
const byDay = (svg: string) =>
  svg
    .replace(/var\(--draw-(\w+)\)/g, (_, hour: string) => (hour === 'noon' ? '1' : '0'))
    .replace(/var\(--color-draw-(?:shade|glow)\)/g, 'none')
    .replace(/var\(--color-([\w-]+)\)/g, (_, token: string) => color(token, 'light'));

export async function GET(_request: Request, { params }: { params: Promise<{ picture: string }> }) {
  const { picture } = await params;
  const route = routeIds.find((id) => `${shareName(id)}.png` === picture) ?? 'home';
  const { business, pages, services, home, brand } = siteContent();
  const own = `public/drawings/scene-${shareName(route)}.svg`;
  const drawing = fileOf(existsSync(own) ? own : 'public/drawings/kitchen.svg').toString();
  // The kitchen in a box of the picture's shape.
  const scene = byDay(withoutUnrepaired(drawing, services)).replace('0 0 600 380', '0 -250 600 630');
  const left = { width: half, padding: 56, paddingRight: 32, justifyContent: 'space-between' } as const;
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return new ImageResponse(
    // The library supports `style`, but neither classes nor custom properties.
    <div style={{ display: 'flex', color: color('ink', 'light'), background: color('paper', 'light') }}>
      <div style={{ ...column, ...left }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 28 }}>
          <img
            alt=""
            src={`data:image/png;base64,${fileOf(`public${markPicture}`).toString('base64')}`}
            height={56}
            style={{ maxWidth: 200, objectFit: 'contain' }}
          />
          {brand.showName && <div style={{ flex: 1 }}>{business.name}</div>}
        </div>
        <div style={{ fontSize: 52, lineHeight: 1.16, letterSpacing: -1, textWrap: 'balance' }}>
          {pages[route].shareTitle}
        </div>
        <div style={{ display: 'flex', flexWrap: 'wrap', rowGap: 10 }}>
          <div style={{ width: '100%', fontSize: 20, color: color('soft', 'light') }}>
            {home.hero.pricesNote}
          </div>
          {services.map(({ id, shortName, price }) => (
            <div key={id} style={{ ...column, width: 170 }}>
              <div style={{ fontSize: 22 }}>{shortName}</div>
              <div style={{ fontSize: 34, color: brand.accent }}>{formatDollars(price)}</div>
            </div>
          ))}
        </div>
      </div>
      <div style={{ display: 'flex', width: half, background: color('ice', 'light') }}>
        <img alt="" src={`data:image/svg+xml,${encodeURIComponent(scene)}`} width={600} height={630} />
      </div>
    </div>,
    { ...shareSize, fonts: [{ name: 'Domine', data: fileOf(fontFile), weight: 700, style: 'normal' }] },
  );
}
