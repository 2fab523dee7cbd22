import { ESLint } from 'eslint';
import config from '../eslint.config.mjs';

const rule = 'house/import-directions';
const eslint = new ESLint({
  overrideConfigFile: true,
  // The texts below are in no project that the type checker knows.
  overrideConfig: [...config, { languageOptions: { parserOptions: { projectService: false } } }],
  // The other rules have nothing to say here, and some of them take their time.
  ruleFilter: ({ ruleId }) => ruleId === rule,
});

// The linter loads its parsers with the first text, which takes a slow machine more than the usual five seconds.
jest.setTimeout(60_000);

/** What the linter says about the import directions of a file with this text at this place. */
async function faults(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.filter(({ ruleId }) => ruleId === rule).map(({ message }) => message);
}

describe('a developer who imports in the wrong direction is told what to do instead', () => {
  test.each([
    ['content/prices.ts', '@/lib/pricing/quote', 'imports nothing'],
    ['content/prices.ts', 'zod', 'imports nothing'],
    ['lib/pricing/quote.ts', '@/components/ui/button', 'Hand the value in'],
    ['lib/pricing/quote.ts', '../../app/page', 'Hand the value in'],
    ['lib/pricing/quote.ts', 'react', 'belongs in components/ or app/'],
    ['lib/seo/metadata.ts', 'next/navigation', 'belongs in components/ or app/'],
    ['components/ui/button.tsx', '@/lib/pricing/quote', 'props'],
    ['components/ui/button.tsx', '../booking/wizard', 'props'],
    ['components/ui/button.tsx', 'react-hook-form', 'React and lucide only'],
    ['components/illustrations/oven.tsx', '../ui/card', 'nothing but lib/'],
    ['components/home/hero.tsx', '@/components/booking/wizard', 'Let the page put the two together'],
    ['components/home/hero.tsx', '../enquiry/quote-form', 'Let the page put the two together'],
    ['components/home/hero.tsx', '@/content/home.json', 'Let the page put the two together'],
    ['components/site/header.tsx', '@/components/home/hero', 'Let the page put the two together'],
    ['components/booking/wizard.tsx', '@/app/layout', 'Let the page put the two together'],
    ['app/page.tsx', '@/content/home.json', 'lib/content'],
    ['scripts/check.mts', '../components/ui/button', 'lib/ and content/ only'],
  ])('%s must not import %s', async (filePath, written, advice) => {
    for (const text of [
      `import '${written}';`,
      `import type { Thing } from '${written}';\nexport type Other = Thing;`,
      `export { thing } from '${written}';`,
      `export * from '${written}';`,
      `export const later = import('${written}');`,
    ]) {
      expect(await faults(filePath, text)).toEqual([expect.stringContaining(advice)]);
    }
  });
});

describe('an import that points down is left alone', () => {
  test.each([
    ['app/page.tsx', '@/components/home/hero'],
    ['app/page.tsx', './globals.css'],
    ['app/about/page.tsx', '@/lib/content/about'],
    ['components/home/hero.tsx', '@/components/ui/button'],
    ['components/home/hero.tsx', '../site/header'],
    ['components/home/hero.tsx', '../location/city-name'],
    ['components/home/hero.tsx', '../illustrations/oven'],
    ['components/home/hero.tsx', './services'],
    ['components/home/hero.tsx', '@/lib/pricing/quote'],
    ['components/ui/button.tsx', './icon'],
    ['components/ui/button.tsx', 'lucide'],
    ['components/ui/button.test.tsx', '@testing-library/react'],
    ['components/illustrations/oven.tsx', '@/lib/pricing/quote'],
    ['lib/content/home.ts', '@/content/home.json'],
    ['lib/content/home.ts', 'zod'],
    ['lib/pricing/quote.ts', '../content/services'],
    ['scripts/check.mts', '../lib/content/home'],
    ['e2e/booking.spec.ts', '../lib/pricing/quote'],
  ])('%s may import %s', async (filePath, written) => {
    expect(await faults(filePath, `import '${written}';`)).toEqual([]);
  });
});

test('an end-to-end test that reaches into the pages is told to look from outside', async () => {
  expect(await faults('e2e/booking.spec.ts', "import '../app/page';")).toEqual([
    expect.stringContaining('the built site'),
  ]);
});
