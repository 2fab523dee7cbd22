// `npm run lint`. Everything that oxlint calls "correctness" is on; this file lists what differs.

const noLinkOrImage = [
  { name: 'next/link', message: "Write <a href={pageHref('/about')}> (docs/decisions/plain-links.md)." },
  { name: 'next/image', message: 'It writes inline styles, which the security policy forbids. Use <img>.' },
];
const noClassicZod = {
  name: 'zod',
  message:
    "Use `import * as z from 'zod/mini'`: classic zod probes new Function (blocked by Trusted Types) and adds 13 KiB.",
};

/**
 * Folders of the project, named by alias ("@/lib/…") or from another folder ("../../lib/…").
 * @param {string[]} folders
 */
const from = (...folders) => `^(@|\\.\\.(/\\.\\.)*)/(${folders.join('|')})(/|$)`;

/**
 * What the files of a layer may not import. Imports point down: app -> components/<area> -> components/ui, lib ->
 * content. Of several entries for a file, the last one counts.
 * @param {string[]} files
 * @param {object[]} patterns
 */
const layer = (files, patterns, paths = [...noLinkOrImage, noClassicZod]) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { paths, patterns }] },
});

const components = [
  {
    regex: from('app', 'content', 'e2e', 'scripts'),
    message: 'Components get pages, words and facts as props.',
  },
  {
    regex: from('lib/content'),
    allowTypeImports: true,
    message: 'Import its types only: its values would bring classic zod into the browser. Use props.',
  },
];
const plainTypeScript = [
  {
    regex: from('app', 'components', 'e2e', 'scripts'),
    message: 'lib/ is plain TypeScript and imports only content/. Pass the value in as an argument.',
  },
  {
    regex: '^(react|react-dom|next|react-hook-form)(/|$)',
    message: 'lib/ uses neither React nor Next. Code that needs them belongs in components/ or app/.',
  },
];
const app = [
  {
    regex: from('content', 'e2e', 'scripts'),
    message: 'Read content through lib/content, which validates it.',
  },
];

/** The areas of components/ that no other area imports. */
const pageAreas = ['home', 'inner', 'booking', 'inquiry'];

/** @param {string} [area] */
const otherAreas = (area) => ({
  regex: `^@/components/(${pageAreas.filter((name) => name !== area).join('|')})/`,
  message: 'Only pages import this area. Let the page put the two together, or pass it in as props.',
});

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'nextjs', 'import', 'jest', 'unicorn', 'oxc'],
  jsPlugins: ['./scripts/lint/site-rules.mjs'],
  categories: { correctness: 'error' },
  ignorePatterns: ['out/', '.next/', 'reports/', 'public/boot.js', 'next-env.d.ts'],
  rules: {
    eqeqeq: 'error',
    'import/no-cycle': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    // The time is read in a render on purpose where the result can't be older than the page.
    'react/purity': 'off',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    // Our stores are objects of functions that use no `this`.
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': 'off',
    // Tests pass on what fetch was called with: a string here.
    'typescript/no-base-to-string': 'off',
    // <output> is a result of a form; these are status messages. Our groups have no element of their own.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Clicks in a form are watched, not given a meaning of their own.
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    // In a popover, <Button autoFocus> takes focus when it opens, not on page load.
    'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    'nextjs/no-html-link-for-pages': 'off',
    'nextjs/no-img-element': 'off',
    // A name in content/request.json. Nobody awaits the content.
    'unicorn/no-thenable': 'off',
    // Our helpers and properties assert for the test.
    'jest/expect-expect': 'off',
    'jest/no-conditional-expect': 'off',
    'jest/no-standalone-expect': 'off',
    'jest/require-to-throw-message': 'off',
    'no-restricted-imports': ['error', { paths: noLinkOrImage }],
  },
  overrides: [
    {
      files: ['{app,components,lib}/**/*.{ts,tsx}'],
      // Share pictures are drawn at build time by a library that supports only `style` and <img>.
      excludeFiles: ['app/share/**', '**/*.test.{ts,tsx}'],
      rules: { 'site/no-inline-style': 'error', 'site/no-raw-html': 'error', 'site/no-color': 'error' },
    },
    // Structured data, with its "<" escaped.
    { files: ['components/site/page-frame.tsx'], rules: { 'site/no-raw-html': 'off' } },
    layer(['lib/**/*.ts'], plainTypeScript),
    // They run at build time.
    layer(['lib/content/**', 'lib/**/*settings.ts'], plainTypeScript, noLinkOrImage),
    layer(['components/**'], [...components, otherAreas()]),
    ...pageAreas.map((area) => layer([`components/${area}/**`], [...components, otherAreas(area)])),
    layer(
      ['components/ui/**'],
      [
        {
          regex: from('app', 'components', 'content', 'e2e', 'lib', 'scripts'),
          message: 'components/ui is generic. Pass words and values in as props.',
        },
      ],
    ),
    layer(
      ['components/illustrations/**'],
      [...components, { regex: from('components'), message: 'Drawings import nothing but lib/.' }],
    ),
    layer(['app/**'], app),
    layer(
      ['e2e/**'],
      [{ regex: from('app', 'components', 'content'), message: 'Tests see the built site.' }],
      [],
    ),
    // Tests run in Node: nothing of theirs reaches a browser, and any of them may use the real content.
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: { 'no-restricted-imports': ['error', { paths: noLinkOrImage }] },
    },
    {
      files: ['e2e/**'],
      rules: {
        // Playwright's `use` is not a hook, and its fixtures need `({}, use)`.
        'react/rules-of-hooks': 'off',
        'no-empty-pattern': 'off',
        // What the security policy must refuse.
        'typescript/no-implied-eval': 'off',
      },
    },
  ],
};
