import { claimSheet, factSources } from './claims';
import { loadContent } from './load/load-content';

const loaded = loadContent();

test('every fact that a text can name has a field where the owner finds it, or is a build setting', () => {
  const facts = Object.keys(loaded.facts).filter((name) => !factSources().has(name));
  expect(facts).toEqual(['ownApp', 'reverseGeocoder', 'ipLookup', 'requestService']);
});

test('an owner signs each sentence with a price, time or promise, with the fact behind it and its file', () => {
  const sheet = claimSheet(loaded);
  for (const line of [
    '    ← {discount} = $25, business.json → claims → firstRepairDiscount',
    '    ← {afterHoursPrice} = $149, business.json → afterHoursPrice',
    '[ ] services → Dishwasher Repair → price: 85',
    '[ ] license: Service contractor license',
    '[ ] $25 off your first repair.',
  ])
    expect(sheet).toContain(line);
  expect(sheet).toMatch(
    /typed here: [^]*content\/terms\.md[^]*Cancel until 2 hours before\.\n.*cancellationHours[^]*signature/,
  );
  expect(sheet).not.toMatch(/undefined|object|longitude/);
});
