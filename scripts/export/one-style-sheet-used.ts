import { transform } from 'lightningcss';
import { idleVariables, withFixedVariables, withOwnVariables } from './one-style-sheet-variables';

/**
 * The part of a style sheet that some pages can use: without rules for classes that they never have, and without
 * variables that nothing reads. A variable that has one value for good gives way to it: Tailwind's building blocks bring
 * dozens of them along, for combinations that the site doesn't make.
 * @param names all words that may be a class or a variable in these pages: one too many is harmless, one too few isn't
 */
export function usedStyles(css: string, names: ReadonlySet<string>): string {
  let before = '';
  let now = without(
    classesIn(css).filter((name) => !names.has(name)),
    css,
  );
  // A variable that went may have been the last to read another.
  while (now !== before) {
    before = now;
    now = withOwnVariables(withFixedVariables(now, names), names);
    now = without(
      idleVariables(now).filter((name) => !names.has(name)),
      now,
    );
  }
  return now;
}

/**
 * Every word of a text that could be the name of a class or of a variable: the text of an attribute, a script with strings
 * in it, a drawing that takes its colors from the page.
 */
export function possibleNames(text: string): string[] {
  return [...text.split(/(?:\\[bfnrtv]|[\s"'`\\${}])+/), ...(text.match(/--[\w-]+/g) ?? [])];
}

/** Numbers such as `.5rem` come along, which harms nothing: no class is called so. */
function classesIn(css: string): string[] {
  return [...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

function without(unusedSymbols: string[], css: string): string {
  const code = new TextEncoder().encode(css);
  return transform({ filename: 'site.css', code, minify: true, unusedSymbols }).code.toString();
}
