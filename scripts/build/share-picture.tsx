import { readFileSync } from 'node:fs';
import { ImageResponse } from 'next/og';
import { siteColors } from '@/lib/content/colors';
import type { SiteContent } from '@/lib/content/load';
import { formatDollars } from '@/lib/pricing/pricing';
import { shareSize } from '@/lib/seo/page-metadata';
import { logoIn } from './brand';

/** Draws the picture that other sites show for a link to any of our pages, as a PNG. */
export async function sharePicture({ brand, business, home, services, site }: SiteContent): Promise<Buffer> {
  const color = siteColors();
  const logo = await logoIn(brand, { width: 220, height: 64 });
  const { data, info } = await logo.toBuffer({ resolveWithObject: true });
  const drawing = readFileSync('scripts/build/share-picture.svg');
  // The library supports `style`, but no classes.
  const column = { display: 'flex', flexDirection: 'column' } as const;
  const picture = (
    <div style={{ display: 'flex', color: color('ink', 'light'), background: color('paper', 'light') }}>
      <div style={{ ...column, width: 600, padding: '52px 24px 44px 56px', justifyContent: 'space-between' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 18, fontSize: 30, lineHeight: 1.15 }}>
          <img alt="" src={dataUrl('image/png', data)} width={info.width} height={info.height} />
          {brand.showName && <div style={{ flex: 1 }}>{business.name}</div>}
        </div>
        {/* A long tagline has smaller type, so that it fits on four lines. */}
        <div style={{ fontSize: site.tagline.length > 50 ? 44 : 58, lineHeight: 1.14, letterSpacing: -1 }}>
          {site.tagline}
        </div>
        <div style={column}>
          <div style={{ display: 'flex', flexWrap: 'wrap', rowGap: 8 }}>
            {services.map(({ id, shortName, price }) => (
              <div key={id} style={{ ...column, width: 172, lineHeight: 1.2 }}>
                <div style={{ fontSize: 24 }}>{shortName}</div>
                <div style={{ fontSize: 42, color: brand.accent }}>{formatDollars(price)}</div>
              </div>
            ))}
          </div>
          <div style={{ marginTop: 14, fontSize: 20, color: color('soft', 'light') }}>
            {home.hero.pricesNote}
          </div>
        </div>
      </div>
      <img alt="" src={dataUrl('image/svg+xml', drawing)} width={600} height={630} />
    </div>
  );
  // The library can't read woff2, the format that the pages use.
  const font = readFileSync('app/fonts/domine-latin-bold.woff');
  const drawn = new ImageResponse(picture, {
    ...shareSize,
    fonts: [{ name: 'Domine', data: font, weight: 700, style: 'normal' }],
  });
  return Buffer.from(await drawn.arrayBuffer());
}

const dataUrl = (type: string, picture: Buffer) => `data:${type};base64,${picture.toString('base64')}`;
