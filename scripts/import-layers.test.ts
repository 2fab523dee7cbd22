import { ESLint } from 'eslint';
import config from '../eslint.config.mjs';

/** What one rule of the project says about a text at this place; other rules stay silent. */
async function faults(
  filePath: string,
  text: string,
  rule = 'import/no-restricted-paths',
): Promise<string[]> {
  const eslint = new ESLint({
    overrideConfigFile: true,
    // Most files below don't exist, so the type checker knows no project for them.
    overrideConfig: [...config, { languageOptions: { parserOptions: { projectService: false } } }],
    ruleFilter: ({ ruleId }) => ruleId === rule,
  });
  const [result] = await eslint.lintText(text, { filePath });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.filter(({ ruleId }) => ruleId === rule).map(({ message }) => message);
}

describe('a developer who imports in the wrong direction learns what to do instead', () => {
  test.each([
    ['lib/pricing/probe.ts', '@/components/ui/button', 'Pass the value in'],
    ['lib/pricing/probe.ts', '../../app/page', 'Pass the value in'],
    ['lib/pricing/probe.ts', 'react', 'belongs in components/ or app/'],
    ['lib/seo/probe.ts', 'next/navigation', 'belongs in components/ or app/'],
    ['components/ui/probe.tsx', '@/lib/pricing/quote', 'as props'],
    ['components/ui/probe.tsx', 'react-hook-form', 'React and lucide only'],
    ['components/illustrations/probe.tsx', '../ui/card', 'nothing but lib/'],
    ['components/home/probe.tsx', '@/components/enquiry/quote-dialog', 'Let the page put the two together'],
    ['components/home/probe.tsx', '@/content/home.json', 'Let the page put the two together'],
    ['components/booking/probe.tsx', '@/app/page', 'Let the page put the two together'],
    ['app/probe.tsx', '@/content/home.json', 'lib/content'],
    ['scripts/probe.mts', '../components/ui/button', 'lib/ and content/ only'],
    ['e2e/probe.spec.ts', '../app/page', 'the built site'],
  ])('%s must not import %s', async (filePath, written, advice) => {
    for (const text of [
      `import '${written}';`,
      `import type { Thing } from '${written}';\nexport type Other = Thing;`,
      `export * from '${written}';`,
      `export const later = import('${written}');`,
    ])
      expect(await faults(filePath, text)).toEqual([expect.stringContaining(advice)]);
  });
});

test.each([
  ['app/probe.tsx', '@/components/ui/button'],
  ['components/home/probe.tsx', '@/components/ui/button'],
  ['components/home/probe.tsx', '@/lib/pricing/quote'],
  ['components/ui/probe.test.tsx', '@testing-library/react'],
  ['lib/content/probe.ts', '@/content/home.json'],
  ['scripts/probe.mts', '../lib/pricing/quote'],
  ['e2e/probe.spec.ts', '../lib/pricing/quote'],
])('%s may import %s', async (filePath, written) => {
  expect(await faults(filePath, `import '${written}';`)).toEqual([]);
});

test('a developer who closes a circle learns of it', async () => {
  const file = 'lib/pricing/quote.ts';
  // lib/pricing/format.ts imports that file.
  expect(await faults(file, "export { formatPrice } from './format';", 'import/no-cycle')).toEqual([
    expect.stringContaining('Dependency cycle'),
  ]);
});
