import { ESLint } from 'eslint';
import config from '../eslint.config.mjs';

const rule = 'site/design-tokens';
const eslint = new ESLint({
  overrideConfigFile: true,
  // The texts below are in no project that the type checker knows.
  overrideConfig: [...config, { languageOptions: { parserOptions: { projectService: false } } }],
  // The other rules have nothing to say here, and some of them take their time.
  ruleFilter: ({ ruleId }) => ruleId === rule,
});

// The linter loads its parsers with the first text, which takes a slow machine more than the usual five seconds.
jest.setTimeout(60_000);

async function faults(filePath: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath });
  const messages = result?.messages ?? [];
  expect(messages.filter(({ fatal }) => fatal)).toEqual([]);
  return messages.filter(({ ruleId }) => ruleId === rule).map(({ message }) => message);
}

const markup = (part: string) => `export const Part = () => ${part};`;

describe('a developer who writes a color outside app/globals.css is told where it belongs', () => {
  test.each([
    ['components/ui/tag.tsx', markup('<path fill="#a33b12" />'), '#a33b12'],
    ['components/ui/tag.tsx', markup('<path fill="tomato" />'), 'tomato'],
    ['components/ui/tag.tsx', markup('<i className="bg-[#fff]" />'), '#fff'],
    ['app/share/picture.tsx', 'export const look = { background: "white" };', 'white'],
    ['lib/seo/colors.ts', 'export const paper = "#fbf7ef";', '#fbf7ef'],
    ['lib/seo/colors.ts', 'export const paper = (a: number) => `rgb(${a} 0 0)`;', undefined],
    ['components/home/scene.ts', 'export const sun = "oklch(0.7 0.1 60)";', 'oklch('],
    ['app/styles/parts.css', '.a {\n  color: #123456;\n}', '#123456'],
    ['app/styles/parts.css', '.a { background: white; }', 'white'],
    ['public/drawings/oven.svg', '<svg><path fill="#123" d="M0 0"/></svg>', '#123'],
  ])('%s: %s', async (file, text, color) => {
    const messages = await faults(file, text);
    expect(messages.length > 0).toBe(color !== undefined);
    if (color) expect(messages.join(' ')).toContain(`"${color}`);
  });
});

describe('a developer who gives one part a size of its own is told what to do instead', () => {
  test.each(['w-[37px]', 'sm:grid-cols-[1fr_2fr]', '[mask-type:luminance]', '[&>p]:mt-1', '-mt-[3px]'])(
    '%s',
    async (name) => {
      expect(await faults('components/ui/tag.tsx', markup(`<i className="flex ${name} gap-1" />`))).toEqual([
        expect.stringContaining(`"${name}"`),
      ]);
    },
  );
});

test.each([
  ['components/ui/tag.tsx', markup('<a href="#areas" className="bg-card text-ink">1</a>')],
  ['components/ui/tag.tsx', markup('<i className="aria-[current=true]:border-ember" />')],
  ['components/ui/tag.tsx', markup('<path fill="none" stroke="currentColor" />')],
  ['components/ui/tag.tsx', 'export const found = document.querySelectorAll("[data-area]");'],
  ['app/styles/parts.css', '/* #fff */ .a { color: var(--color-ink); background: none; }'],
  ['public/drawings/oven.svg', '<svg fill="none"><path fill="var(--color-draw-mid)" d="M0 0"/></svg>'],
])('%s may say: %s', async (file, text) => {
  expect(await faults(file, text)).toEqual([]);
});
