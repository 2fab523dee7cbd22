import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { notFound } from 'next/navigation';
import { ImageResponse } from 'next/og';
import { routeIds } from '@/lib/content/schemas/pages';
import { siteContent } from '@/lib/content/load/site-content';
import { siteColors } from '@/lib/seo/color-tokens';
import { routePaths } from '@/lib/seo/routes';
import { shareName, sharePicture, shareSize } from '@/lib/seo/page-metadata';

// Rendered at build time, one file per route. The ".png" lets every host serve the right type.
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return routeIds.map((route) => ({ picture: path.basename(sharePicture(routePaths[route])) }));
}

// The image library can't read woff2, the format that the pages use.
const fontFile = 'node_modules/@fontsource/domine/files/domine-latin-700-normal.woff';

/** Width of each half in pixels: text on the left, drawing on the right. */
const half = 600;

export async function GET(_request: Request, { params }: { params: Promise<{ picture: string }> }) {
  const { picture } = await params;
  const route = routeIds.find((id) => sharePicture(routePaths[id]) === `/share/${picture}`);
  if (!route) notFound();
  const { business, pages } = siteContent();
  const fileOf = (name: string) => readFileSync(path.join(process.cwd(), name));
  const own = `public/drawings/scene-${shareName(routePaths[route])}.svg`;
  const scene = existsSync(own) ? own : 'public/drawings/scene-home.svg';
  const color = siteColors();
  const drawing = fileOf(scene).toString();
  const colored = drawing.replace(/var\(--color-([\w-]+)\)/g, (_, token: string) => color(token, 'light'));
  const source = `data:image/svg+xml;base64,${Buffer.from(colored).toString('base64')}`;
  const left = { width: half, padding: 64, paddingRight: 32, justifyContent: 'space-between' } as const;
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return new ImageResponse(
    // The library supports `style`, but neither classes nor custom properties.
    <div style={{ display: 'flex', color: color('ink', 'light'), background: color('paper', 'light') }}>
      <div style={{ ...column, ...left }}>
        <div style={{ fontSize: 30 }}>{business.name}</div>
        <div style={{ fontSize: 58, lineHeight: 1.16, letterSpacing: -1, textWrap: 'balance' }}>
          {pages[route].shareTitle}
        </div>
        <div style={{ fontSize: 34, color: color('ember', 'light') }}>{business.phone}</div>
      </div>
      <div style={{ display: 'flex', width: half, background: color('ice', 'light') }}>
        <img alt="" src={source} width={600} height={630} />
      </div>
    </div>,
    { ...shareSize, fonts: [{ name: 'Domine', data: fileOf(fontFile), weight: 700, style: 'normal' }] },
  );
}
