import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compile } from 'tailwindcss';

// A class without a rule does nothing, and no tool says so: a typing error, a class of Tailwind's own
// theme, which this site leaves out, or a variant of a class that isn't an `@utility`.

const app = join(process.cwd(), 'app');

/** A style sheet that another one imports: a file beside it, or one of a package. */
function loadStylesheet(id: string, base: string) {
  const path = id.startsWith('.') ? join(base, id) : join(process.cwd(), 'node_modules', id);
  // What a build makes of content/ isn't there yet.
  const content = existsSync(path)
    ? readFileSync(path, 'utf8')
    : '@theme { --color-ember: red; --color-ember-strong: red; --aspect-mark: 1 }';
  return Promise.resolve({ path, base: dirname(path), content });
}

/** The CSS that Tailwind makes of a style sheet for these candidates. */
async function cssOf(styles: string, candidates: string[]) {
  const { build } = await compile(styles, { base: app, loadStylesheet });
  return build(candidates);
}

function classesIn(css: string) {
  const selectors = css.matchAll(/\.((?:\\.|[\w-])+)/g);
  return new Set([...selectors].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
}

type StringInCode = { file: string; isClassName: boolean; words: string[] };

const withoutComments = (file: string) =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm, '');

/** Every string in a file that can hold classes, and the fixed parts of its template strings. */
function stringsIn(file: string): StringInCode[] {
  const code = withoutComments(file);
  const quoted = code.matchAll(/(?:([\w-]+)=)?(?:"([^"\n]*)"|'([^'\n]*)')/g);
  const templates = code.matchAll(/(?:([\w-]+)=\{)?`([^`]*)`/g);
  return [...quoted, ...templates].flatMap(([, attribute, ...text]) => {
    if (attribute && attribute !== 'className') return [];
    const fixed = text.join('').replace(/\$\{[^}]*\}/g, ' ');
    return { file, isClassName: attribute !== undefined, words: fixed.split(/\s+/).filter(Boolean) };
  });
}

const sources = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
const strings = sources('app', 'components').flatMap(stringsIn);
const all = strings.flatMap(({ words }) => words);
const sheet = cssOf(readFileSync(join(app, 'globals.css'), 'utf8'), all);

test('every class in the code has a rule, so that visitors see what it says', async () => {
  const own = classesIn(await sheet);
  const tailwind = classesIn(await cssOf("@import 'tailwindcss/index.css';", all));
  // A look-up object, a condition or a constant holds classes too: strings with a word that Tailwind knows.
  const hasClass = ({ words }: StringInCode) => words.some((word) => own.has(word) || tailwind.has(word));
  const dead = strings
    .filter((one) => one.isClassName || hasClass(one))
    .flatMap(({ file, words }) => words.filter((word) => !own.has(word)).map((word) => `${file}: ${word}`));
  expect(dead).toEqual([]);
});

test('every variable that a style or a drawing reads is defined', async () => {
  const drawings = readdirSync('public/drawings').map((name) =>
    readFileSync(`public/drawings/${name}`, 'utf8'),
  );
  const css = [await sheet, ...drawings].join('\n');
  const read = [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(read.filter((name) => !css.includes(`${name}:`))).toEqual([]);
});

test('a color that the code needs comes from where all colors are, app/globals.css', () => {
  const color = /#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(rgb|hsl|oklch)a?\([\d.$]/gi;
  const colored = sources('app', 'components', 'lib').flatMap((file) =>
    (withoutComments(file).match(color) ?? []).map((value) => `${file}: ${value}`),
  );
  expect(colored).toEqual([]);
});
