/**
 * The design stands in app/globals.css: elsewhere no color value and no one-off size. An ESLint rule for code and a
 * processor for style sheets and drawings, so that `npm run lint` holds all of them to it.
 */

/** `#fff`, `#a33b12`, `rgb(…)`, `oklch(…)`; an anchor such as `#areas` has other letters. */
const COLOR =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix)\([^)]/i;

/** What an attribute or property that takes a color may say besides a token. */
const COLORLESS = /^(?:none|currentcolor|inherit|transparent|var\(--[\w-]+\))$/i;
const TAKES_COLOR = /^(?:fill|stroke|color|background|(?:background|border|outline|stop|flood)-?color)$/i;

/** `w-[37px]`, `sm:grid-cols-[1fr_2fr]`, `[mask:none]`, `[&>p]:mt-1`: a value, or a selector, for one place. */
const ONE_OFF = /^(?:[\w-]+:)*(?:-?[a-z][\w-]*-\[[^\]]+\]!?|\[[a-z-]+:[^\]]+\]!?|\[[&@][^\]]+\]:.*)$/;

const COLOR_ADVICE =
  'A color value. All of them stand in app/globals.css: use a token (a class such as bg-card, var(--color-…), or lib/seo/color-tokens where no style sheet reaches).';
const SIZE_ADVICE =
  'A class with a value of its own. Use the scale of app/globals.css, or name the idea as a @utility in app/styles/layouts.css.';

/** @param {string} text @returns {string | undefined} the color value in it */
const colorIn = (text) => COLOR.exec(text)?.[0];

/** @param {string} text @returns {string | undefined} the class with a value of its own in it */
const oneOffIn = (text) =>
  text.split(/\s+/).find((word) => ONE_OFF.test(word) && !/^(?:aria|data|group-\w+|peer-\w+)-?\[/.test(word));

/** @type {import('eslint').Rule.RuleModule} */
export const designTokens = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (/** @type {any} */ node, /** @type {unknown} */ text) => {
      if (typeof text !== 'string') return;
      const color = colorIn(text);
      if (color) context.report({ node, message: `${COLOR_ADVICE} ("${color}")` });
    };
    const checkClass = (/** @type {any} */ node, /** @type {unknown} */ text) => {
      const oneOff = typeof text === 'string' ? oneOffIn(text) : undefined;
      if (oneOff) context.report({ node, message: `${SIZE_ADVICE} ("${oneOff}")` });
    };
    const checkNamed = (/** @type {any} */ node, /** @type {unknown} */ name, /** @type {any} */ value) => {
      const text = value?.type === 'Literal' ? value.value : undefined;
      if (typeof text !== 'string' || !TAKES_COLOR.test(String(name)) || COLORLESS.test(text)) return;
      if (/^[a-z]+$/i.test(text)) context.report({ node, message: `${COLOR_ADVICE} ("${text}")` });
    };
    const isMarkup = context.filename.endsWith('.tsx');
    return {
      Literal(node) {
        check(node, node.value);
        if (isMarkup) checkClass(node, node.value);
      },
      TemplateElement(node) {
        check(node, node.value.cooked);
        if (isMarkup) checkClass(node, node.value.cooked);
      },
      JSXAttribute(/** @type {any} */ node) {
        checkNamed(node, node.name.name, node.value);
      },
      Property(node) {
        if (isMarkup && node.key.type === 'Identifier') checkNamed(node, node.key.name, node.value);
      },
    };
  },
};

/** Lines of a style sheet or drawing that are no comment. @param {string} text */
const withoutComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));

/** `color: red`, `fill="red"`: a color by its name. @param {string} line */
function namedColorIn(line) {
  for (const [, name, value] of line.matchAll(/([\w-]+)(?::\s*|=")([a-z]+)\s*(?=[;"!}]|$)/gi)) {
    if (/^(?:Canvas|CanvasText|Highlight|HighlightText)$/.test(value ?? '')) continue;
    if (TAKES_COLOR.test(name ?? '') && !COLORLESS.test(value ?? '')) return value;
  }
  return undefined;
}

/** @type {Map<string, import('eslint').Linter.LintMessage[]>} */
const found = new Map();

/** Reads files that ESLint can't parse and has nothing else to say about. @type {import('eslint').Linter.Processor} */
export const designTokensInStyles = {
  meta: { name: 'design-tokens-in-styles' },
  preprocess(text, filename) {
    const messages = withoutComments(text)
      .split('\n')
      .flatMap((line, index) => {
        const color = colorIn(line) ?? namedColorIn(line);
        if (!color) return [];
        const message = `${COLOR_ADVICE} ("${color}")`;
        return [
          {
            ruleId: 'site/design-tokens',
            severity: /** @type {const} */ (2),
            line: index + 1,
            column: 1,
            message,
          },
        ];
      });
    found.set(filename, messages);
    return [];
  },
  postprocess(_, filename) {
    const messages = found.get(filename) ?? [];
    found.delete(filename);
    return messages;
  },
};
