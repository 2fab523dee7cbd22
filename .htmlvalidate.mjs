const config = {
  root: true,
  extends: ['html-validate:recommended'],
  // html-validate doesn't know <link rel="expect" blocking="render"> yet.
  elements: ['html5', { link: { attributes: { blocking: { allowed: () => null } } } }],
  rules: {
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'tel-non-breaking': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
  },
};

export default config;
