import { joinSmallScripts } from './joined-scripts';
import type { StartPages } from './start-script';

const BIG = 'big();'.repeat(10_000);
const texts: Record<string, string> = { '/big.js': BIG, '/a.js': 'a()', '/b.js': 'b()', '/own.js': 'own()' };
const textOf = (address: string) => texts[address] ?? '';

function pagesWith(...scripts: string[][]): StartPages {
  const rest = { when: 'idle', page: '/p.json', styles: '/s.css', entry: '/entry.js', first: [] } as const;
  return Object.fromEntries(scripts.map((own, place) => [`/${place}`, { ...rest, scripts: own }]));
}

test('Small scripts of every page are one request, big ones and those of one page stay as they are.', () => {
  const pages = pagesWith(['/a.js', '/big.js', '/b.js'], ['/big.js', '/b.js', '/own.js', '/a.js']);
  const kept: string[] = [];
  joinSmallScripts(pages, textOf, (text) => `/joined-${kept.push(text)}.js`);
  expect(kept).toEqual(['a();\nb()']);
  expect(pages['/0']?.scripts).toEqual(['/big.js', '/joined-1.js']);
  expect(pages['/1']?.scripts).toEqual(['/big.js', '/own.js', '/joined-1.js']);
});

test('One small script alone keeps its name.', () => {
  const pages = pagesWith(['/a.js', '/big.js'], ['/a.js', '/b.js']);
  joinSmallScripts(pages, textOf, () => {
    throw new Error('Nothing is to be joined.');
  });
  expect(pages['/0']?.scripts).toEqual(['/a.js', '/big.js']);
});
