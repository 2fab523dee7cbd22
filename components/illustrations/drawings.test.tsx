/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { render, screen } from '@testing-library/react';
import { serviceIds } from '@/lib/content/services';
import { Appliance } from './appliance';
import { HeroScene } from './hero-scene';
import { kitchenDrawing } from './kitchen';
import { LostPlug } from './lost-plug';

const folder = join(process.cwd(), 'public/drawings');
const files = [
  ...readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
  { name: 'kitchen.svg', text: kitchenDrawing() },
];
const text = (name: string) => files.find((file) => file.name === name)?.text ?? '';
const markup = (drawing: React.ReactElement) => render(drawing).container.innerHTML;

describe('a visitor who cannot see the pictures', () => {
  test('is told what the scene shows', () => {
    render(<HeroScene label="A kitchen in morning light" />);
    expect(screen.getByRole('img', { name: 'A kitchen in morning light' })).toBeVisible();
  });

  test.each([
    ['a scene without words', <HeroScene key="scene" />],
    ['an appliance beside its name', <Appliance key="appliance" id="microwave" />],
    ['the lost plug', <LostPlug key="plug" />],
  ])('is not bothered with %s', (_, drawing) => {
    const { container } = render(drawing);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('a visitor with a slow connection', () => {
  test.each([
    ['hero scene', <HeroScene key="scene" label="A kitchen" />],
    ['appliance', <Appliance key="appliance" id="microwave" />],
    ['lost plug', <LostPlug key="plug" />],
  ])('sees nothing move when the %s arrives: its size is in the page', (_, drawing) => {
    const { container } = render(drawing);
    expect(container.querySelector('svg')).toHaveAttribute('width', expect.stringMatching(/^\d+$/));
    expect(container.querySelector('svg')).toHaveAttribute('height', expect.stringMatching(/^\d+$/));
  });

  test('gets the hero scene in 2.5 kB and all drawings in 40 kB', () => {
    expect(gzipSync(kitchenDrawing()).length).toBeLessThan(2500);
    const all = [markup(<LostPlug />), ...files.map((file) => file.text)];
    expect(all.reduce((sum, drawing) => sum + brotliCompressSync(drawing).length, 0)).toBeLessThan(40_000);
  });
});

test.each(serviceIds)('the card of %s has its picture', (id) => {
  const { container } = render(<Appliance id={id} />);
  expect(container.querySelector('use')).toHaveAttribute('href', `/drawings/appliances.svg#${id}`);
  expect(text('appliances.svg')).toContain(`<symbol id="${id}" viewBox="0 0 160 120"`);
});

test('the home page shows the scene of the file that it names', () => {
  const { container } = render(<HeroScene />);
  const [, symbol] =
    /^\/drawings\/kitchen\.svg#(.+)$/.exec(container.querySelector('use')?.getAttribute('href') ?? '') ?? [];
  expect(text('kitchen.svg')).toContain(
    `<symbol id="${symbol}" viewBox="${container.querySelector('svg')?.getAttribute('viewBox')}"`,
  );
});

test.each(files.map(({ name, text }) => [name, text]))(
  '%s follows dark mode: every colour is a token',
  (_, drawing) => {
    const colours = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
    expect(colours.length).toBeGreaterThan(5);
    for (const colour of colours) {
      expect(colour).toMatch(/^(none|var\(--color-draw-(line|pale|mid|deep|wood|accent)\))$/);
    }
    expect(drawing).not.toMatch(/<style|style=|<script|href=/);
  },
);
