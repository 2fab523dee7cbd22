import { readdirSync, readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import config from '../eslint.config.mjs';

const rule = 'no-restricted-syntax';
const eslint = new ESLint({
  overrideConfigFile: true,
  // The texts below are in no project that the type checker knows.
  overrideConfig: [...config, { languageOptions: { parserOptions: { projectService: false } } }],
  // The other rules have nothing to say here, and some of them take their time.
  ruleFilter: ({ ruleId }) => ruleId === rule,
});

// The linter loads its parsers with the first text, which can take more than five seconds.
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
    ['components/ui/tag.tsx', markup('<path fill="#a33b12" />')],
    ['components/ui/tag.tsx', markup('<path fill="tomato" />')],
    ['components/ui/tag.tsx', markup('<i className="bg-[#fff]" />')],
    ['app/share/picture.tsx', 'export const look = { background: "white" };'],
    ['lib/seo/colors.ts', 'export const paper = "#fbf7ef";'],
    ['components/home/scene.ts', 'export const sun = "oklch(0.7 0.1 60)";'],
    ['components/home/scene.ts', 'export const sun = (hue: string) => `#fff ${hue}`;'],
  ])('%s: %s', async (file, text) => {
    expect(await faults(file, text)).toContainEqual(expect.stringContaining('A color value.'));
  });
});

describe('a developer who gives one part a size of its own is told what to do instead', () => {
  test.each(['w-[37px]', 'sm:grid-cols-[1fr_2fr]', '[mask-type:luminance]', '[&>p]:mt-1', '-mt-[3px]'])(
    '%s',
    async (name) => {
      expect(await faults('components/ui/tag.tsx', markup(`<i className="flex ${name} gap-1" />`))).toEqual([
        expect.stringContaining('A class with a value of its own.'),
      ]);
    },
  );
});

test.each([
  ['components/ui/tag.tsx', markup('<a href="#areas" className="bg-card text-ink">1</a>')],
  ['components/ui/tag.tsx', markup('<i className="aria-[current=true]:border-ember" />')],
  ['components/ui/tag.tsx', markup('<path fill="none" stroke="currentColor" />')],
  ['components/ui/tag.tsx', 'export const found = document.querySelectorAll("[data-area]");'],
  ['lib/seo/colors.ts', 'export const paper = (a: number) => `rgb(${a} 0 0)`;'],
])('%s may say: %s', async (file, text) => {
  expect(await faults(file, text)).toEqual([]);
});

/** Values of `color:` or `fill="` that are no token, no "none" and no system color. */
const COLOR =
  /#[\da-f]{3,8}(?![\w-])|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix)\([^)]|\b(fill|stroke|color|background|[a-z]+-color)(:\s*|=")(?!(none|currentcolor|inherit|transparent|canvas|canvastext|highlight|highlighttext)\b)[a-z]+\s*[;"!}]/i;

test('style sheets and drawings take their colors from app/globals.css', () => {
  for (const wrong of ['a{color: #123456;}', 'a { background: white; }', '<path fill="#123"/>'])
    expect(wrong).toMatch(COLOR);
  // The icon of the browser's tab knows no style sheet: app/icon.test.ts holds it to the tokens.
  const all = ['app', 'public'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const files = all.filter((name) => /^app.*\.css$|^public.*\.svg$/.test(name) && name !== 'app/globals.css');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const text = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|<!--[^]*?-->/g, '');
    expect([file, COLOR.exec(text)?.[0]]).toEqual([file, undefined]);
  }
});
