/**
 * Colors and sizes stand in app/globals.css, and nowhere else. An ESLint rule for code, and a processor for style sheets
 * and drawings, so that `npm run lint` covers both.
 */

/** `#fff`, `#a33b12`, `rgb(…)`, `oklch(…)`. An anchor such as `#areas` has other letters. */
const COLOR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix)\([^)]/i;

/** What takes a color, and what it may say besides a token. The system's own colors are for forced colors. */
const TAKES_COLOR = /^(?:fill|stroke|color|background|(?:background|border|outline|stop|flood)-?color)$/i;
const COLORLESS =
  /^(?:none|currentcolor|inherit|transparent|Canvas|CanvasText|Highlight|HighlightText|var\(--[\w-]+\))$/i;

/** `w-[37px]`, `sm:grid-cols-[1fr_2fr]`, `[mask:none]`, `[&>p]:mt-1`: a value, or a selector, for one place. */
const ONE_OFF =
  /^(?!(?:aria|data|group-\w+|peer-\w+)-?\[)(?:[\w-]+:)*(?:-?[a-z][\w-]*-\[[^\]]+\]!?|\[[a-z-]+:[^\]]+\]!?|\[[&@][^\]]+\]:.*)$/;

const COLOR_ADVICE =
  'A color value. They all stand in app/globals.css: use a token (a class such as bg-card, var(--color-…), or lib/seo/color-tokens where no style sheet reaches).';
const SIZE_ADVICE =
  'A class with a value of its own. Use the scale of app/globals.css, or name the idea as a @utility in app/styles/layouts.css.';

/** The name of a color given to something that takes one. @type {(name: string, value: string) => string | undefined} */
const namedColor = (name, value) =>
  TAKES_COLOR.test(name) && /^[a-z]+$/i.test(value) && !COLORLESS.test(value) ? value : undefined;

/** @type {import('eslint').Rule.RuleModule} */
export const designTokens = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const isMarkup = context.filename.endsWith('.tsx');
    /** @type {(node: any, advice: string, found: string | undefined) => void} */
    const report = (node, advice, found) => {
      if (found) context.report({ node, message: `${advice} ("${found}")` });
    };
    const checkText = (/** @type {any} */ node, /** @type {unknown} */ text) => {
      if (typeof text !== 'string') return;
      report(node, COLOR_ADVICE, COLOR.exec(text)?.[0]);
      if (isMarkup)
        report(
          node,
          SIZE_ADVICE,
          text.split(/\s+/).find((word) => ONE_OFF.test(word)),
        );
    };
    const checkNamed = (/** @type {any} */ node, /** @type {any} */ { name }) => {
      const value = node.value?.type === 'Literal' ? String(node.value.value) : '';
      if (isMarkup) report(node, COLOR_ADVICE, namedColor(String(name), value));
    };
    return {
      Literal: (node) => checkText(node, node.value),
      TemplateElement: (node) => checkText(node, node.value.cooked),
      JSXAttribute: (/** @type {any} */ node) => checkNamed(node, node.name),
      Property: (node) => checkNamed(node, node.key),
    };
  },
};

/** @param {string} line of a style sheet or drawing */
function colorIn(line) {
  const pairs = [...line.matchAll(/([\w-]+)(?::\s*|=")([a-z]+)\s*(?=[;"!}]|$)/gi)];
  const [named] = pairs.flatMap(([, name = '', value = '']) => namedColor(name, value) ?? []);
  return COLOR.exec(line)?.[0] ?? named;
}

/** @type {Map<string, import('eslint').Linter.LintMessage[]>} */
const found = new Map();

/** Reads files that ESLint can't parse. @type {import('eslint').Linter.Processor} */
export const designTokensInStyles = {
  meta: { name: 'design-tokens-in-styles' },
  preprocess(text, filename) {
    const code = text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, (comment) => comment.replace(/.+/g, ''));
    const messages = code.split('\n').flatMap((line, index) => {
      const color = colorIn(line);
      const message = `${COLOR_ADVICE} ("${color}")`;
      const place = { ruleId: 'site/design-tokens', line: index + 1, column: 1 };
      return color ? [{ ...place, severity: /** @type {const} */ (2), message }] : [];
    });
    found.set(filename, messages);
    return [];
  },
  postprocess: (_, filename) => found.get(filename) ?? [],
};
