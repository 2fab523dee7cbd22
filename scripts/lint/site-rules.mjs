/*
 * Rules of this site for oxlint, written as ESLint rules are. Share pictures are drawn at build time by a library that
 * supports only `style`, so app/share is left out (oxlint.config.mjs).
 */

/** @typedef {{ report: (found: { node: object, message: string }) => void }} Context */

const color = /#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(rgb|hsl|oklch)a?\(/i;

const rules = {
  'no-inline-style': {
    /** @param {Context} context */
    create: (context) => ({
      /** @param {{ name: { name: string } }} node */
      'JSXOpeningElement[name.name="style"], JSXAttribute[name.name="style"]'(node) {
        context.report({ node, message: 'Use classes: the security policy allows no other styles.' });
      },
    }),
  },
  'no-raw-html': {
    /** @param {Context} context */
    create: (context) => ({
      /** @param {object} node */
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]'(node) {
        context.report({
          node,
          message: 'Let React write the markup. oxlint.config.mjs has the exceptions.',
        });
      },
    }),
  },
  'no-color': {
    /** @param {Context} context */
    create: (context) => ({
      /** @param {{ value: unknown }} node */
      Literal(node) {
        if (typeof node.value === 'string' && color.test(node.value))
          context.report({
            node,
            message:
              'Colors are defined only in app/globals.css. Use a class such as bg-card, or lib/seo/color-tokens.',
          });
      },
    }),
  },
};

export default { meta: { name: 'site' }, rules };
