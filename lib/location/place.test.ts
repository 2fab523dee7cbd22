import fc from 'fast-check';
import { prefer, type Finding, type Place } from './place';

const place = (city: string): Place => ({
  city,
  state: '',
  country: '',
  latitude: undefined,
  longitude: undefined,
});
const finding = fc
  .record({ source: fc.constantFrom('ip', 'coordinates', 'typed'), city: fc.string({ minLength: 1 }) })
  .map(({ source, city }): Finding => ({ source, place: place(city) }));
const best = (findings: Finding[]) =>
  findings.reduce<Finding | undefined>((current, candidate) => prefer(current, candidate), undefined);

test('a visitor sees the city of the strongest source, in whatever order the answers come', () => {
  fc.assert(
    fc.property(fc.array(finding, { minLength: 1 }), (findings) => {
      const of = (source: Finding['source']) => findings.filter((one) => one.source === source);
      // The latest typing; else the first answer of the strongest source.
      expect(best(findings)).toBe(of('typed').at(-1) ?? of('coordinates')[0] ?? of('ip')[0]);
    }),
  );
});
