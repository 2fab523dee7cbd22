import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import { designTokens, designTokensInStyles } from './scripts/design-tokens.mjs';
import { importDirections } from './scripts/import-directions.mjs';

// The plugin comes with Next's configuration, which switches on only a few of its rules.
const { 'jsx-a11y': accessibility } = next.find(({ plugins }) => plugins?.['jsx-a11y']).plugins;

const CODE = '**/*.{js,mjs,ts,mts,tsx}';
const TYPESCRIPT = '**/*.{ts,mts,tsx}';

const NO_ASSERTION = {
  selector: "TSAsExpression[typeAnnotation.typeName.name!='const'], TSTypeAssertion",
  message: 'Check the value with a schema or a condition instead of asserting its type.',
};
const NO_STYLE_ELEMENT = {
  selector: "JSXOpeningElement[name.name='style']",
  message: 'Styles stand in app/globals.css and in classes: the security policy allows no other.',
};
const NO_STYLE_ATTRIBUTE = {
  selector: "JSXAttribute[name.name='style']",
  message: 'Use classes: the security policy allows no inline style.',
};
const NO_RAW_HTML = {
  selector:
    "JSXOpeningElement:not(:has(> JSXAttribute[name.name='type'][value.value='application/ld+json'])) > JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Only structured data (application/ld+json) is written this way.',
};
const NO_CLIENT_PAGE = {
  selector: "ExpressionStatement[directive='use client']",
  message: 'A page is made at build. Put what needs the browser into a small component in components/.',
};
const EVERYWHERE = [NO_ASSERTION, NO_STYLE_ELEMENT, NO_STYLE_ATTRIBUTE, NO_RAW_HTML];

/** @type {(advice: string) => object} a rule that no file here can keep: the file's place or name is the fault */
const forbidFile = (advice) => ({
  'no-restricted-syntax': ['error', { selector: 'Program', message: advice }],
});

/** @type {import('eslint').Linter.Config[]} */
const config = [
  { ignores: ['out/**', 'hosting/**', '.next/**', 'reports/**', 'next-env.d.ts'] },
  ...next,
  ...typescript,
  {
    files: [CODE],
    plugins: { house: { rules: { 'import-directions': importDirections, 'design-tokens': designTokens } } },
    rules: {
      ...accessibility.flatConfigs.recommended.rules,
      'house/import-directions': 'error',
      'no-restricted-syntax': ['error', ...EVERYWHERE],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
      // Links are plain <a> elements: every page is a file, and a page without client components carries no script.
      '@next/next/no-html-link-for-pages': 'off',
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: "Write <a href={pageHref('/about')}> (lib/site/href)." },
        {
          name: 'next/image',
          message: 'It writes inline styles, which the security policy forbids. Use <img>.',
        },
      ],
      'no-restricted-properties': [
        'error',
        ...['test', 'it', 'describe'].map((object) => ({
          object,
          property: 'only',
          message: 'The other tests would be left out.',
        })),
      ],
    },
  },
  {
    files: [TYPESCRIPT],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-unused-expressions': 'error',
      '@typescript-eslint/no-dynamic-delete': 'error',
      '@typescript-eslint/no-invalid-void-type': 'error',
      '@typescript-eslint/unified-signatures': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/**/error.tsx', 'app/global-error.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, NO_CLIENT_PAGE] },
  },
  {
    files: ['lib/**/*.ts'],
    ignores: ['lib/browser/**', 'lib/location/**', 'lib/hand-off/**', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'navigator', 'location', 'history'].map((name) => ({
          name,
          message: 'Only lib/browser, lib/location and lib/hand-off touch the browser. Take the value as an argument.',
        })),
      ],
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'house/design-tokens': 'error' },
  },
  {
    // The icon of the browser's tab knows no style sheet: app/icon.test.ts holds it to the tokens.
    files: ['app/**/*.css', 'public/**/*.svg'],
    ignores: ['app/globals.css'],
    processor: designTokensInStyles,
  },
  {
    // Scripts talk to the person who started them.
    files: ['scripts/**', 'tools/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['e2e/**/*.ts'],
    // Playwright's `use` is no hook, and a forgotten `await` makes a test pass that checks nothing.
    languageOptions: { parserOptions: { projectService: true } },
    rules: { 'react-hooks/rules-of-hooks': 'off', '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['**/index.{ts,tsx}'],
    rules: forbidFile('No barrels: import the file itself, named for what it does.'),
  },
  {
    files: ['**/{utils,helpers,hooks,types}/**'],
    rules: forbidFile('Put it beside what uses it, in a file named for what it does.'),
  },
];

export default config;
