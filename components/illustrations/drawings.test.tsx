/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { serviceIds, type ServiceId } from '@/lib/site/service-ids';
import { Drawing, Van } from './drawing';

const textOf = (name: string) => readFileSync(`public/drawings/${name}`, 'utf8');

// The side is free from 184 to 336 (public/drawings/van.svg).
test('a short and a long name fit on the side of the van in any font', () => {
  for (const name of ['Ace', 'The Saint Anthony Park Appliance Repair Company of 1987']) {
    render(<Van name={name} />);
    const text = screen.getByText(name);
    const width = Number(text.getAttribute('textLength'));
    expect(width).toBeGreaterThan(0);
    expect(Number(text.getAttribute('x')) - width / 2).toBeGreaterThanOrEqual(184);
    expect(Number(text.getAttribute('x')) + width / 2).toBeLessThanOrEqual(336);
  }
});

test('every service that a business can offer has a drawing', () => {
  const drawn = [...textOf('appliances.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...serviceIds]);
});

test('the kitchen shows only the appliances that the business repairs', () => {
  const partsOf = (...ids: ServiceId[]) => {
    const { container } = render(<Drawing of="kitchen" services={ids.map((id) => ({ id }))} />);
    const hrefs = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href') ?? '');
    return hrefs.map((href) => href.replace('/drawings/kitchen.svg#', ''));
  };
  expect(partsOf('refrigerator', 'washer-dryer')).toEqual(['room', 'front', 'refrigerator']);
  for (const part of partsOf(...serviceIds)) expect(textOf('kitchen.svg')).toContain(`<g id="${part}"`);
});

test('every color in a drawing is a token, so it follows dark mode', () => {
  for (const name of readdirSync('public/drawings')) {
    const drawing = textOf(name);
    const colors = [...drawing.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, color]) => color);
    expect(colors).not.toEqual([]);
    for (const color of colors) expect(color).toMatch(/^(none|var\(--color-draw-[a-z]+\))$/);
    expect(drawing).not.toMatch(/<style| style=|class=|<script|href=/);
  }
});
