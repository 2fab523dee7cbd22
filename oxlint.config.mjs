// `npm run lint`. Everything that oxlint calls "correctness" or "suspicious" is on; this file
// lists what differs.

const noLinkOrImage = [
  { name: 'next/link', message: "Write <a href={pageHref('/about')}> (docs/decisions/plain-links.md)." },
  { name: 'next/image', message: 'It writes inline styles, which the security policy forbids. Use <img>.' },
];
const noClassicZod = {
  name: 'zod',
  message:
    "Use `import * as z from 'zod/mini'`: classic zod probes new Function (which the policy blocks) and adds 13 KiB.",
};

/**
 * Refuses imports from folders of `parent`, by alias ("@/lib/…") or from another folder ("../…").
 * @param {'' | '/lib' | '/components'} parent
 * @param {string[]} folders
 * @param {string} message
 */
const no = (parent, folders, message, allowTypeImports = false) => ({
  regex: `^(@${parent}|\\.\\.(/\\.\\.)*(${parent})?)/(${folders.join('|')})(/|$)`,
  message,
  allowTypeImports,
});

/**
 * What the files of a layer may not import. Imports point down: app -> components/<area> -> components/ui, lib ->
 * content. Of several entries for a file, the last one counts.
 * @param {string} files
 * @param {object[]} patterns
 */
const layer = (files, patterns, paths = [...noLinkOrImage, noClassicZod]) => ({
  files: [files],
  rules: { 'no-restricted-imports': ['error', { paths, patterns }] },
});

/** The layers of lib/, lowest first. Each imports only what stands before it, types included. */
const layersOfLib = [
  'text',
  'site',
  'pricing',
  'hours',
  'area',
  'location',
  'forms',
  'content',
  'booking',
  'request',
  'seo',
];
const plainTypeScript = [
  no('', ['app', 'components', 'e2e', 'scripts'], 'lib/ imports only content/. Pass the value in.'),
  {
    regex: '^(react|react-dom|next|react-hook-form)(/|$)',
    message: 'lib/ is plain TypeScript. Code that needs React or Next belongs in components/ or app/.',
  },
];
/** @param {string} name @param {string[]} refused */
const layerOfLib = (name, refused, paths = [...noLinkOrImage, noClassicZod]) =>
  layer(
    `lib/${name}/**`,
    [...plainTypeScript, no('/lib', refused, `lib/${name} stands below, or in no list above.`)],
    paths,
  );

/** What several areas use, lowest first; and the areas, which only pages put together. */
const sharedRooms = ['ui', 'illustrations', 'forms', 'location', 'site', 'request'];
const pageAreas = ['home', 'pages', 'areas', 'booking', 'inquiry'];
const components = [
  no('/lib', ['browser'], 'The boot script stands apart. Share it through lib/site.'),
  no('', ['app', 'content', 'e2e', 'scripts'], 'Components get pages, words and facts as props.'),
  no(
    '/lib',
    ['content'],
    'Import its types only: its values would bring classic zod into the browser.',
    true,
  ),
];
/** @param {string} name @param {string[]} refused */
const roomOfComponents = (name, refused) =>
  layer(`components/${name}/**`, [
    ...components,
    no('/components', refused, 'Put what two areas use into a shared room, or pass it in as props.'),
  ]);

export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'nextjs', 'import', 'jest', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    eqeqeq: 'error',
    'import/no-cycle': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_' }],
    'no-restricted-imports': ['error', { paths: noLinkOrImage }],
    'react/rules-of-hooks': 'error',
    'react/purity': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    // Our stores are objects of functions that use no `this`; tests read strings that fetch was called with.
    'typescript/unbound-method': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-base-to-string': 'off',
    // Status messages aren't the <output> of a form, and watching the clicks in a form gives it no new meaning.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'nextjs/no-html-link-for-pages': 'off',
    'nextjs/no-img-element': 'off',
    // React comes with the compiler. Style sheets and set-ups have no name, and packages have two for one thing.
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    // A helper stands beside its only use, and a caller's `(row) => <ChangeLink row={row} />` is no component.
    'unicorn/consistent-function-scoping': 'off',
    'react/no-unstable-nested-components': 'off',
    // Each "as" has its reason on its line; an effect may run again for more than it reads.
    'typescript/no-unsafe-type-assertion': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    // A switch over all cases returns, as the compiler knows.
    'typescript/consistent-return': 'off',
    // Our helpers and properties assert for the test.
    'jest/expect-expect': 'off',
    'jest/no-conditional-expect': 'off',
    'jest/no-standalone-expect': 'off',
    'jest/require-to-throw-message': 'off',
  },
  overrides: [
    {
      files: ['{app,components,lib}/**/*.{ts,tsx}'],
      // Share pictures are drawn at build time by a library that supports only `style` and <img>.
      excludeFiles: ['app/share/**', '**/*.test.{ts,tsx}'],
      rules: {
        // The security policy allows no style but that of the style sheet.
        'react/forbid-dom-props': ['error', { forbid: ['style'] }],
        'react/forbid-elements': ['error', { forbid: ['style'] }],
        'react/no-danger': 'error',
      },
    },
    // Structured data, with its "<" escaped.
    { files: ['components/site/page-frame.tsx'], rules: { 'react/no-danger': 'off' } },
    // A folder that isn't in the list.
    layerOfLib('*', ['browser', ...layersOfLib]),
    ...layersOfLib.map((name, place) =>
      layerOfLib(
        name,
        ['browser', ...layersOfLib.slice(place + 1)],
        // Content and the settings of a build are read at build time, with classic zod.
        ['content', 'site'].includes(name) ? noLinkOrImage : undefined,
      ),
    ),
    // The boot script stands apart: nothing uses it.
    layerOfLib(
      'browser',
      layersOfLib.filter((name) => !['text', 'site', 'hours'].includes(name)),
    ),
    ...sharedRooms.map((name, place) =>
      roomOfComponents(name, [...sharedRooms.slice(place + 1), ...pageAreas]),
    ),
    ...pageAreas.map((name) =>
      roomOfComponents(
        name,
        pageAreas.filter((other) => other !== name),
      ),
    ),
    layer('components/ui/**', [
      no(
        '',
        ['app', 'components', 'content', 'e2e', 'lib', 'scripts'],
        'components/ui is generic. Pass words and values in as props.',
      ),
    ]),
    layer('app/**', [
      no('', ['content', 'e2e', 'scripts'], 'Read content through lib/content, which validates it.'),
    ]),
    layer('e2e/**', [no('', ['app', 'components', 'content'], 'Tests see the built site.')], []),
    // Tests run in Node: nothing of theirs reaches a browser, and any of them may use the real content.
    layer('**/*.test{,-helper}.{ts,tsx}', [], noLinkOrImage),
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
