// `npm run lint`. Everything that oxlint calls "correctness" or "suspicious" is on. This file lists what differs.
// We use compiled tools (oxlint, oxfmt, TypeScript 7), because ESLint, Prettier and TypeScript 6 took 90 seconds for what
// these do in 8 (measured November 2026).

/** The folders of lib/, lowest first. Each imports only the folders before it, types included. */
const lib = 'text site pricing hours area location forms content booking request seo'.split(' ');
/** The folders of components/ that several areas use, lowest first. Each imports only the folders before it. */
const shared = ['ui', 'illustrations', 'forms', 'location', 'site', 'request'];
/** The other folders of components/. Only pages put them together. */
const areas = ['home', 'pages', 'areas', 'booking', 'inquiry'];

const tests = ['**/*.test.{ts,tsx}', '**/*.test-helper.{ts,tsx}'];

const plainLinks = [
  { name: 'next/link', message: "Write <a href={pageHref('/about')}> (docs/decisions/plain-links.md)." },
  { name: 'next/image', message: 'It writes inline styles, which the security policy forbids. Use <img>.' },
];
const smallZod = {
  name: 'zod',
  message:
    "Use `import * as z from 'zod/mini'`: classic zod probes new Function (which the policy blocks) and adds 13 KiB.",
};

/** @param {string} parent @param {string[]} folders @param {string} message */
const no = (parent, folders, message) => ({
  group: folders.map((folder) => `@/${parent}${folder}/**`),
  message,
});

const plainTypeScript = [
  no('', ['app', 'components', 'e2e', 'scripts'], 'lib/ imports only content/. Pass the value in.'),
  {
    regex: '^(react|react-dom|next|react-hook-form)(/|$)',
    message: 'lib/ is plain TypeScript. Code that needs React or Next belongs in components/ or app/.',
  },
];
const typesOfContent = 'Import its types only: its values would bring classic zod into the browser.';
const factsAsProps = [
  no('', ['app', 'content', 'e2e', 'scripts'], 'Components get pages, words and facts as props.'),
  no('lib/', ['browser'], 'The boot script is separate. Share code through lib/site.'),
  { ...no('lib/', ['content'], typesOfContent), allowTypeImports: true },
];

/**
 * The imports that a folder must not have. Of several zones for a file, the last one counts.
 * @type {{ files: string, paths?: object[] | undefined, imports: object[] }[]}
 */
const zones = [
  {
    files: 'lib/**',
    imports: [...plainTypeScript, no('', ['lib'], 'Add this folder to the list in oxlint.config.mjs.')],
  },
  ...lib.map((name, place) => ({
    files: `lib/${name}/**`,
    // Content and the settings of a build are read at build time, with classic zod.
    paths: ['content', 'site'].includes(name) ? plainLinks : undefined,
    imports: [
      ...plainTypeScript,
      no(
        'lib/',
        [...lib.slice(place + 1), 'browser'],
        `lib/${name} may not use it. See the list of folders.`,
      ),
    ],
  })),
  {
    files: 'lib/browser/**',
    imports: [
      ...plainTypeScript,
      no('lib/', ['pricing', ...lib.slice(lib.indexOf('area'))], 'The boot script stays small.'),
    ],
  },
  ...[...shared, ...areas].map((name, place) => {
    const others = [...shared.slice(place + 1), ...areas].filter((other) => other !== name);
    const message = 'Put what two areas use into a shared folder, or pass it in as props.';
    return { files: `components/${name}/**`, imports: [...factsAsProps, no('components/', others, message)] };
  }),
  {
    files: 'components/ui/**',
    imports: [no('', ['app', 'components', 'content', 'e2e', 'lib', 'scripts'], 'Pass words and values in.')],
  },
  {
    files: 'app/**',
    imports: [no('', ['content', 'e2e', 'scripts'], 'Read content through lib/content, which validates it.')],
  },
  {
    files: 'e2e/**',
    paths: [],
    imports: [no('', ['app', 'components', 'content'], 'Tests see the built site.')],
  },
  // Tests run in Node, so nothing of theirs reaches a browser, and any of them may use the real content.
  { files: '**/*.test{,-helper}.{ts,tsx}', paths: plainLinks, imports: [] },
];

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'nextjs', 'import', 'jest', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    eqeqeq: 'error',
    'import/no-cycle': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
    'no-restricted-imports': ['error', { paths: plainLinks }],
    'react/rules-of-hooks': 'error',
    'react/purity': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    // Our stores are objects of functions that don't use `this`. Tests read strings that fetch was called with.
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-base-to-string': 'off',
    // A status message isn't the <output> of a form, and a form that listens to clicks is still a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'nextjs/no-html-link-for-pages': 'off',
    'nextjs/no-img-element': 'off',
    // The compiler imports React. Style sheets and set-ups export nothing. Some packages export a thing under two names.
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
      // Share pictures are drawn at build time by a library that supports only `style` and <img>.
      excludeFiles: ['app/share/**', ...tests],
      rules: {
        // The security policy allows only the style sheet.
        'react/forbid-dom-props': ['error', { forbid: ['style'] }],
        'react/forbid-elements': ['error', { forbid: ['style'] }],
        'react/no-danger': 'error',
      },
    },
    // Structured data, with its "<" escaped.
    { files: ['components/site/page-frame.tsx'], rules: { 'react/no-danger': 'off' } },
    {
      files: ['{app,components,lib}/**'],
      rules: { 'import/no-relative-parent-imports': 'error' },
    },
    // Tests may be long, because a walk through the site has many steps.
    {
      files: ['{app,components,lib}/**'],
      excludeFiles: tests,
      rules: {
        complexity: ['error', 24],
        'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
        'max-params': ['error', 4],
      },
    },
    {
      files: ['{scripts,tools}/**', 'e2e/{live,support}/**'],
      excludeFiles: tests,
      rules: {
        complexity: ['error', 10],
        'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
        'max-params': ['error', 3],
        'no-nested-ternary': 'error',
      },
    },
    ...zones.map(({ files, imports, paths = [...plainLinks, smallZod] }) => ({
      files: [files],
      rules: { 'no-restricted-imports': ['error', { paths, patterns: imports }] },
    })),
    {
      files: ['e2e/**'],
      rules: {
        // Playwright's `use` is not a hook, and its fixtures need `({}, use)`.
        'react/rules-of-hooks': 'off',
        'no-empty-pattern': 'off',
        // A test runs text as code to prove that the security policy refuses it.
        'typescript/no-implied-eval': 'off',
      },
    },
  ],
};
