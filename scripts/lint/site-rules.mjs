// Rules of this site for oxlint, written as ESLint rules are.

/**
 * @typedef {{ report: (finding: { node: object, message: string }) => void }} Context
 * @param {string} selector what is refused, in ESLint's selectors
 * @param {string} message
 */
const refuse = (selector, message) => ({
  /** @param {Context} context */
  create: (context) => ({
    /** @param {object} node */
    [selector]: (node) => context.report({ node, message }),
  }),
});

export default {
  meta: { name: 'site' },
  rules: {
    'no-inline-style': refuse(
      'JSXOpeningElement[name.name="style"], JSXAttribute[name.name="style"]',
      'Use classes: the security policy allows no other styles.',
    ),
    'no-raw-html': refuse(
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
      'Let React write the markup. oxlint.config.mjs names the exceptions.',
    ),
    'no-color': refuse(
      'Literal[value=/#([\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})(?![\\w-])|\\b(rgb|hsl|oklch)a?\\(/i]',
      'Colors are defined only in app/globals.css. Use a class such as bg-card, or lib/seo/color-tokens.',
    ),
  },
};
