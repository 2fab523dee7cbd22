import { shareScene } from '@/components/illustrations/share-scene';
import type { ColorTokens } from '@/lib/seo/color-tokens';
import { shareSize } from '@/lib/seo/share-pictures';

type Props = {
  scene: Parameters<typeof shareScene>[0];
  title: string;
  business: string;
  phone: string;
  color: ColorTokens;
};

const edge = 64;
const sceneWidth = 600;

/**
 * The picture that goes with a shared link, in pixels. Satori draws it, which reads neither classes nor tokens but
 * only `style`: this is a picture, no page, and none of it reaches a visitor's browser.
 */
export function SharePicture({ scene, title, business, phone, color }: Props) {
  const ink = color('ink', 'light');
  const drawing = `data:image/svg+xml;base64,${Buffer.from(shareScene(scene)).toString('base64')}`;
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: color('paper', 'light'),
        color: ink,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: shareSize.width - sceneWidth,
          padding: edge,
          paddingRight: 24,
        }}
      >
        <div style={{ display: 'flex', fontSize: 30 }}>{business}</div>
        <div
          style={{ display: 'flex', fontSize: 58, lineHeight: 1.16, letterSpacing: -1, textWrap: 'balance' }}
        >
          {title}
        </div>
        <div style={{ display: 'flex', fontSize: 34, color: color('ember', 'light') }}>{phone}</div>
      </div>
      <div style={{ display: 'flex', width: sceneWidth, height: '100%', background: color('ice', 'light') }}>
        {/* eslint-disable-next-line @next/next/no-img-element, jsx-a11y/alt-text -- drawn into the picture, not a page */}
        <img src={drawing} width={600} height={630} />
      </div>
    </div>
  );
}
