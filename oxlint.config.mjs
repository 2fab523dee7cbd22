// `npm run lint`. Everything that oxlint calls "correctness" or "suspicious" is on. This file lists what differs. We
// use compiled tools (oxlint, oxfmt, TypeScript 7), because ESLint, Prettier and TypeScript 6 took 90 seconds for what
// these do in 8 (measured November 2026).

/** @param {string} folder @param {string} names */
const within = (folder, names) => names.split(' ').map((name) => `${folder}/${name}`);
// The folders of the site, lowest first. A folder imports only from the folders before it, types included.
const folders = [
  ...within('lib', 'text site pricing area hours city forms content booking request seo'),
  ...within('components', 'ui illustrations forms city site request'),
];
// The areas of the site import from all of these, but not from each other. Only pages put them together.
const areas = within('components', 'home pages areas booking inquiry');
// The boot script is separate.
const outside = ['lib/browser', 'app', 'content', 'e2e', 'scripts'];

/** @param {string[]} names @param {string} message What to do instead of importing from these folders. */
const ban = (names, message) => ({ group: names.map((name) => `@/${name}/**`), message });

/** @param {string} folder */
function foldersAfter(folder) {
  if (areas.includes(folder)) return [...areas.filter((area) => area !== folder), ...outside];
  return [...folders.slice(folders.indexOf(folder) + 1), ...areas, ...outside];
}

const tests = '**/*.test{,-helper}.{ts,tsx}';

const plainLinks = [
  { name: 'next/link', message: "Write <a href={pageHref('/about')}> (lib/site/links.ts)." },
  { name: 'next/image', message: 'It writes inline styles, which the security policy forbids. Use <img>.' },
];
const smallZod = {
  name: 'zod',
  message:
    "Use `import * as z from 'zod/mini'`: classic zod probes new Function (which the policy blocks) and adds 13 KiB.",
};
const noReact = {
  regex: '^(react|react-dom|next|react-hook-form)(/|$)',
  message: 'lib/ is plain TypeScript. Code that needs React or Next belongs in components/ or app/.',
};
const contentTypes = {
  ...ban(['lib/content'], 'Import its types only: its values would bring classic zod into the browser.'),
  allowTypeImports: true,
};

/**
 * The imports that the files of a folder must not have. If a file is in several zones, the last one applies.
 * @type {{ files: string, paths?: object[], bans: object[] }[]}
 */
const zones = [
  ...[...folders, ...areas].map((folder) => ({
    files: `${folder}/**`,
    bans: [
      ban(foldersAfter(folder), 'Pass the value in. oxlint.config.mjs has the order of the folders.'),
      folder.startsWith('lib/') ? noReact : contentTypes,
    ],
    // Content is read at build time, with classic zod.
    ...(folder === 'lib/content' && { paths: plainLinks }),
  })),
  {
    files: 'lib/browser/**',
    bans: [
      ban(['lib/pricing', 'lib/area', ...foldersAfter('lib/hours')], 'The boot script stays small.'),
      noReact,
    ],
  },
  {
    files: 'components/ui/**',
    bans: [ban(['app', 'components', 'content', 'e2e', 'lib', 'scripts'], 'Pass words and values in.')],
  },
  {
    files: 'app/**',
    bans: [ban(['content', 'e2e', 'scripts'], 'Read content through lib/content, which validates it.')],
  },
  { files: 'e2e/**', paths: [], bans: [ban(['app', 'components', 'content'], 'Tests see the built site.')] },
  // Tests run in Node, so none of their code reaches a browser, and any of them may use the real content.
  { files: tests, paths: plainLinks, bans: [] },
];

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'nextjs', 'import', 'jest', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    eqeqeq: 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-duplicates': ['error', { 'prefer-inline': true }],
    'no-var': 'error',
    'prefer-const': 'error',
    'no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
    'no-restricted-imports': ['error', { paths: plainLinks }],
    'react/rules-of-hooks': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    // Tests spread instances of classes, and read strings that fetch was called with.
    'typescript/no-misused-spread': 'off',
    'typescript/no-base-to-string': 'off',
    // A status message isn't the <output> of a form, and a form that listens to clicks is still a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'nextjs/no-img-element': 'off',
    // The compiler imports React. Style sheets and set-ups export nothing. Some packages export a thing under two
    // names.
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    // A helper may be next to its only use, and `(row) => <ChangeLink row={row} />` as a prop isn't a component.
    'unicorn/consistent-function-scoping': 'off',
    'react/no-unstable-nested-components': 'off',
    // Every "as" has its reason on its line. An effect may also run again for a value that it doesn't read.
    'typescript/no-unsafe-type-assertion': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    // The compiler checks that a switch covers all cases.
    'typescript/consistent-return': 'off',
    // Helpers and fast-check properties contain the assertions of a test.
    'jest/expect-expect': 'off',
    'jest/no-conditional-expect': 'off',
    'jest/no-standalone-expect': 'off',
    'jest/require-to-throw-message': 'off',
  },
  overrides: [
    {
      files: ['{app,components,lib}/**/*.{ts,tsx}'],
      excludeFiles: [tests],
      rules: {
        // The security policy allows only the style sheet.
        'react/forbid-dom-props': ['error', { forbid: ['style'] }],
        'react/forbid-elements': ['error', { forbid: ['style'] }],
        'react/no-danger': 'error',
      },
    },
    // This file writes structured data, and escapes its "<".
    { files: ['components/site/page-frame.tsx'], rules: { 'react/no-danger': 'off' } },
    { files: ['{app,components,lib}/**'], rules: { 'import/no-relative-parent-imports': 'error' } },
    {
      files: ['{app,components,lib,scripts}/**', 'e2e/support/**'],
      excludeFiles: [tests],
      rules: { complexity: ['error', 13], 'max-params': ['error', 3], 'no-nested-ternary': 'error' },
    },
    ...zones.map(({ files, bans, paths = [...plainLinks, smallZod] }) => ({
      files: [files],
      rules: { 'no-restricted-imports': ['error', { paths, patterns: bans }] },
    })),
    {
      files: ['e2e/**'],
      rules: {
        // Playwright's `use` is not a hook, and its fixtures need `({}, use)`.
        'react/rules-of-hooks': 'off',
        'no-empty-pattern': 'off',
      },
    },
  ],
};
