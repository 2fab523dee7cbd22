import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { serviceIds } from '@/lib/content/schemas/services';
import { siteColors } from '@/lib/site/color-tokens';
import { withoutUnrepaired } from './unrepaired';

const folder = join(process.cwd(), 'public/drawings');
const color = siteColors();
const drawings = readdirSync(folder)
  .filter((name) => /^scene|^kitchen/.test(name))
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .map((svg) => svg.replace(/var\(--color-draw-(?:shade|glow)\)/g, 'none'))
  .map((svg) => svg.replace(/var\(--color-(draw-\w+)\)/g, (_, token: string) => color(token, 'light')));

const pixelsOf = async (svg: string) => {
  const pixels = await sharp(Buffer.from(svg)).resize(300).raw().toBuffer();
  return pixels.toString('base64');
};

test.each(serviceIds)(
  'the share pictures leave out the %s if the business does not repair it',
  async (id) => {
    const all = serviceIds.map((service) => ({ id: service }));
    const others = all.filter((service) => service.id !== id);
    for (const svg of drawings) {
      const whole = await pixelsOf(svg);
      const isInDrawing = svg.includes(`<g id="${id}"`);
      expect((await pixelsOf(withoutUnrepaired(svg, all))) === whole).toBe(true);
      expect((await pixelsOf(withoutUnrepaired(svg, others))) === whole).toBe(!isInDrawing);
    }
  },
);
