import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notFound } from 'next/navigation';
import { ImageResponse } from 'next/og';
import { routeIds } from '@/lib/content/pages';
import { siteContent } from '@/lib/content/site-content';
import { siteColors } from '@/lib/seo/color-tokens';
import { sceneName, sharePicturePath, shareSize } from '@/lib/seo/routes';
import { SharePicture } from './share-picture';

// Rendered at build time, one file per route. The ".png" lets every host serve the right type.
export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return routeIds.map((route) => ({ picture: path.basename(sharePicturePath(route)) }));
}

// The image library can't read woff2, the format that the pages use.
const fontFile = 'node_modules/@fontsource/domine/files/domine-latin-700-normal.woff';

export async function GET(_request: Request, { params }: { params: Promise<{ picture: string }> }) {
  const { picture } = await params;
  const route = routeIds.find((id) => sharePicturePath(id) === `/share/${picture}`);
  if (!route) notFound();
  const { business, pages } = siteContent();
  const fileOf = (name: string) => readFileSync(path.join(process.cwd(), name));
  return new ImageResponse(
    <SharePicture
      drawing={fileOf(`public/drawings/scene-${sceneName(route)}.svg`).toString()}
      title={pages[route].shareTitle}
      business={business.name.value}
      phone={business.phone.value}
      color={siteColors()}
    />,
    { ...shareSize, fonts: [{ name: 'Domine', data: fileOf(fontFile), weight: 700, style: 'normal' }] },
  );
}
