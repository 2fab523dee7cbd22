import type { ColorTokens } from '@/lib/seo/color-tokens';

type Props = {
  /** Markup of the 600 x 630 SVG drawing shown next to the title. */
  drawing: string;
  title: string;
  business: string;
  phone: string;
  color: ColorTokens;
};

/** Width of each half in pixels: text on the left, drawing on the right. */
const half = 600;

/**
 * The preview picture of a shared link. The library that renders it supports `style`, but neither
 * classes nor custom properties. Build time only: none of this code reaches a browser.
 */
export function SharePicture({ drawing, title, business, phone, color }: Props) {
  const colored = drawing.replace(/var\(--color-([\w-]+)\)/g, (_, token: string) => color(token, 'light'));
  const picture = `data:image/svg+xml;base64,${Buffer.from(colored).toString('base64')}`;
  const left = { width: half, padding: 64, paddingRight: 32, justifyContent: 'space-between' } as const;
  const column = { display: 'flex', flexDirection: 'column' } as const;
  return (
    <div style={{ display: 'flex', color: color('ink', 'light'), background: color('paper', 'light') }}>
      <div style={{ ...column, ...left }}>
        <div style={{ fontSize: 30 }}>{business}</div>
        <div style={{ fontSize: 58, lineHeight: 1.16, letterSpacing: -1, textWrap: 'balance' }}>{title}</div>
        <div style={{ fontSize: 34, color: color('ember', 'light') }}>{phone}</div>
      </div>
      <div style={{ display: 'flex', width: half, background: color('ice', 'light') }}>
        <img alt="" src={picture} width={600} height={630} />
      </div>
    </div>
  );
}
