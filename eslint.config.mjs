import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

// The plugin comes with Next's configuration, which enables only a few of its rules.
const { recommended } =
  next.find(({ plugins }) => plugins?.['jsx-a11y'])?.plugins?.['jsx-a11y']?.configs ?? {};

const noInlineStyle = {
  selector: "JSXOpeningElement[name.name='style'], JSXAttribute[name.name='style']",
  message: 'Use classes: the security policy allows no other styles.',
};
const noRawHtml = {
  selector:
    "JSXOpeningElement:not(:has(> JSXAttribute[name.name='type'][value.value='application/ld+json'])) > JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Allowed only for structured data (application/ld+json).',
};
const noColor = {
  selector: 'Literal[value=/#([\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})(?![\\w-])|\\b(rgb|hsl|oklch)a?\\(/i]',
  message:
    'Colors are defined only in app/globals.css. Use a class such as bg-card, or lib/seo/color-tokens.',
};
const noLinkOrImage = [
  { name: 'next/link', message: "Write <a href={pageHref('/about')}> (docs/decisions/plain-links.md)." },
  { name: 'next/image', message: 'It writes inline styles, which the security policy forbids. Use <img>.' },
];
const noClassicZod = {
  name: 'zod',
  message:
    "Use `import * as z from 'zod/mini'`: classic zod probes new Function (blocked by Trusted Types) and adds 13 KiB.",
};

/** The areas of components/ that no other area imports. */
const pageAreas = ['home', 'inner', 'booking', 'inquiry'];

/** Imports point down: app -> components/<area> -> components/ui, lib -> content. */
const layers = [
  {
    target: './lib',
    from: ['./app', './components', './e2e', './scripts'],
    message: 'lib/ is plain TypeScript and imports only content/. Pass the value in as an argument.',
  },
  {
    target: './lib',
    from: ['./node_modules/react', './node_modules/next', './node_modules/react-hook-form'],
    message: 'lib/ uses neither React nor Next. Code that needs them belongs in components/ or app/.',
  },
  {
    target: './components',
    from: ['./app', './content', './e2e', './scripts'],
    message: 'Components get pages, words and facts as props.',
  },
  {
    target: './components/ui',
    from: ['./components', './lib'],
    except: ['./ui'],
    message: 'components/ui is generic. Pass words and values in as props.',
  },
  {
    target: './components/illustrations',
    from: './components',
    except: ['./illustrations'],
    message: 'Drawings import nothing but lib/.',
  },
  ...pageAreas.map((area) => ({
    target: `./components/!(${area})/**/*`,
    from: `./components/${area}`,
    message: 'Only pages import this area. Let the page put the two together, or pass it in as props.',
  })),
  {
    target: './app',
    from: ['./content', './e2e', './scripts'],
    message: 'Read content through lib/content, which validates it.',
  },
  { target: './e2e', from: ['./app', './components', './content'], message: 'Tests see the built site.' },
];

/** @type {import('eslint').Linter.Config[]} */
const config = [
  { ignores: ['out/**', '.next/**', 'reports/**', 'public/boot.js', 'next-env.d.ts'] },
  ...next,
  ...typescript,
  {
    rules: {
      ...(recommended && 'rules' in recommended && recommended.rules),
      // In a popover, <Button autoFocus> takes focus when it opens, not on page load.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      'import/no-restricted-paths': ['error', { zones: layers }],
      // The rule's shortcut computes the whole graph for each file: 111 s instead of 11.
      'import/no-cycle': ['error', { ignoreExternal: true, disableScc: true }],
      'no-restricted-imports': ['error', { paths: noLinkOrImage }],
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,mts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // A test with a forgotten `await` checks nothing.
      '@typescript-eslint/no-floating-promises': 'error',
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    // Share pictures are drawn at build time by a library that supports only `style` and <img>. The mark is
    // checked element by element.
    ignores: ['app/share/**', 'components/site/wordmark.tsx', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', noInlineStyle, noRawHtml, noColor] },
  },
  {
    // Code that runs in browsers.
    files: ['components/**/*.{ts,tsx}', 'lib/**/*.ts', 'app/{error,global-error}.tsx'],
    ignores: ['lib/content/**', '**/settings.ts', '**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [...noLinkOrImage, noClassicZod] }] },
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@/lib/content/*'],
              allowTypeImports: true,
              message:
                'Import its types only: its values would bring classic zod into the browser. Use props.',
            },
          ],
        },
      ],
    },
  },
  { files: ['app/share/**/*.tsx'], rules: { '@next/next/no-img-element': 'off' } },
  // Playwright's `use` is not a hook.
  { files: ['e2e/**/*.ts'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
];

export default config;
