import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import next from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';

// The plugin comes with Next's configuration, which enables only a few of its rules.
const { configs } = next.find(({ plugins }) => plugins?.['jsx-a11y'])?.plugins?.['jsx-a11y'] ?? {};
const accessible = configs?.recommended;

const CODE = '**/*.{js,mjs,ts,mts,tsx}';
const TYPESCRIPT = '**/*.{ts,mts,tsx}';

const NO_ASSERTION = {
  selector: "TSAsExpression[typeAnnotation.typeName.name!='const'], TSTypeAssertion",
  message: 'Check the value with a schema or a condition instead of asserting its type.',
};
const NO_STYLE_ELEMENT = {
  selector: "JSXOpeningElement[name.name='style']",
  message: 'Use app/globals.css or classes: the security policy allows no other styles.',
};
const NO_STYLE_ATTRIBUTE = {
  selector: "JSXAttribute[name.name='style']",
  message: 'Use classes: the security policy allows no inline styles.',
};
const NO_RAW_HTML = {
  selector:
    "JSXOpeningElement:not(:has(> JSXAttribute[name.name='type'][value.value='application/ld+json'])) > JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Allowed only for structured data (application/ld+json).',
};
const NO_CLIENT_PAGE = {
  selector: "ExpressionStatement[directive='use client']",
  message: 'Pages are prerendered. Put what needs the browser into a small component in components/.',
};
const EVERYWHERE = [NO_ASSERTION, NO_STYLE_ELEMENT, NO_STYLE_ATTRIBUTE, NO_RAW_HTML];

/** `#fff`, `rgb(…)`, `oklch(…)`, but not an anchor such as `#areas`. */
const COLOR =
  '#([\\da-f]{8}|[\\da-f]{6}|[\\da-f]{3,4})(?![\\w-])|\\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix)\\([^)]';
/** Properties that take a color, and any color name but keywords and system colors. */
const TAKES_COLOR = '^(fill|stroke|color|background|((background|border|outline|stop|flood)-?color))$';
const NAMED_COLOR =
  '^(?!(none|currentcolor|inherit|transparent|Canvas|CanvasText|Highlight|HighlightText)$)[a-z]+$';
/** Arbitrary values: `sm:grid-cols-[1fr_2fr]`, `[mask:none]`, `[&>p]:mt-1`. */
const ONE_OFF =
  '(^|\\s)(?!(aria|data|group-\\w+|peer-\\w+)-?\\[)([\\w-]+:)*(-?[a-z][\\w-]*-\\[[^\\]]+\\]!?|\\[[a-z-]+:[^\\]]+\\]!?|\\[[&@][^\\]]+\\]:\\S*)(\\s|$)';
const forbidText = (/** @type {string} */ pattern, /** @type {string} */ message) => [
  { selector: `Literal[value=/${pattern}/i]`, message },
  { selector: `TemplateElement[value.cooked=/${pattern}/i]`, message },
];
const COLOR_ADVICE =
  'A color value. Colors are defined only in app/globals.css. Use a token: a class such as bg-card, var(--color-…), or lib/seo/color-tokens where there is no style sheet.';
const NO_COLORS = forbidText(COLOR, COLOR_ADVICE);
const NO_DESIGN_VALUES = [
  ...NO_COLORS,
  ...['JSXAttribute[name.name', 'Property[key.name'].map((named) => ({
    selector: `${named}=/${TAKES_COLOR}/i] > Literal[value=/${NAMED_COLOR}/i]`,
    message: COLOR_ADVICE,
  })),
  ...forbidText(
    ONE_OFF,
    'A class with a value of its own. Use the scale of app/globals.css, or define a @utility in app/styles/layouts.css.',
  ),
];

/** Imports point down: app -> components/<area> -> components/ui, lib -> content. */
const LAYERS = [
  {
    folder: 'content',
    mayImport: [],
    advice: 'content/ contains only words and facts, and imports nothing.',
  },
  {
    folder: 'lib',
    mayImport: ['lib', 'content'],
    advice: 'lib/ is plain TypeScript and imports only content/. Pass the value in as an argument.',
  },
  {
    folder: 'app',
    mayImport: ['app', 'components', 'lib'],
    advice: 'Pages import components/ and lib/. Read content through lib/content, which validates it.',
  },
  {
    folder: 'e2e',
    mayImport: ['e2e', 'lib', 'scripts'],
    advice: 'End-to-end tests see the built site, lib/ and scripts/ only.',
  },
  {
    folder: 'scripts',
    mayImport: ['scripts', 'lib', 'content'],
    advice: 'Scripts import lib/ and content/ only.',
  },
  {
    folder: 'tools',
    mayImport: ['tools', 'scripts', 'lib'],
    advice: 'Tools import scripts/ and lib/ only.',
  },
];

/** The areas that every area may import; all others are off limits. */
const SHARED_AREAS = ['ui', 'forms', 'site', 'location', 'hand-off', 'illustrations'];

/**
 * Areas that may not import the shared areas and lib/, and what they may import instead.
 * @type {Record<string, { mayImport: string[], advice: string } | undefined>}
 */
const AREA_LAYERS = {
  ui: { mayImport: [], advice: 'components/ui is generic. Pass words and values in as props.' },
  illustrations: { mayImport: ['lib'], advice: 'Drawings import nothing but lib/.' },
};
const AREA_ADVICE = `An area imports its own files, components/{${SHARED_AREAS}} and lib/. Let the page put the two together, or pass it in as props; words come from lib/content.`;

const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom'];

const TESTING = ['@testing-library', 'fast-check'];

/** Packages that a layer must not import. */
const FORBIDDEN = [
  {
    target: 'lib',
    from: [...REACT, 'next', 'lucide', 'react-hook-form'],
    message: 'lib/ uses neither React nor Next. Code that needs them belongs in components/ or app/.',
  },
  {
    target: 'components/ui',
    except: [...REACT, ...TESTING, 'lucide'],
    message: 'components/ui uses React and lucide only.',
  },
  {
    target: 'components/illustrations',
    except: [...REACT, ...TESTING],
    message: 'Drawings use only React.',
  },
];

const root = fileURLToPath(new URL('.', import.meta.url));
const areas = readdirSync(new URL('components', import.meta.url));

/** All folders except those listed. @type {(mayImport: readonly string[]) => string[]} */
const everythingBut = (mayImport) =>
  [...LAYERS.map(({ folder }) => folder), ...areas.map((area) => `components/${area}`)]
    .filter((folder) => !mayImport.some((allowed) => `${folder}/`.startsWith(`${allowed}/`)))
    .map((folder) => `./${folder}`);

/** The layers as zones for import/no-restricted-paths. */
const ZONES = [
  ...LAYERS.map(({ folder, mayImport, advice }) => ({
    target: `./${folder}`,
    from: everythingBut(mayImport),
    message: advice,
  })),
  ...areas.map((area) => {
    const { mayImport, advice } = AREA_LAYERS[area] ?? {
      mayImport: [...SHARED_AREAS.map((shared) => `components/${shared}`), 'lib'],
      advice: AREA_ADVICE,
    };
    const from = everythingBut([...mayImport, `components/${area}`]);
    return { target: `./components/${area}`, from, message: advice };
  }),
  ...FORBIDDEN.map(({ target, from = [''], except, message }) => ({
    target: `./${target}`,
    from: from.map((name) => `./node_modules/${name}`),
    ...(except && { except: except.map((name) => `./${name}`) }),
    message,
  })),
];

/** Rejects every file that matches: its path is the error. @type {(advice: string) => object} */
const forbidFile = (advice) => ({
  'no-restricted-syntax': ['error', { selector: 'Program', message: advice }],
});

/** @type {import('eslint').Linter.Config[]} */
const config = [
  { ignores: ['out/**', 'hosting/**', '.next/**', 'reports/**', 'public/boot.js', 'next-env.d.ts'] },
  ...next,
  ...typescript,
  {
    files: [CODE],
    rules: {
      ...(accessible && 'rules' in accessible && accessible.rules),
      // In a popover, <Button autoFocus> takes focus when it opens, not on page load.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
      'import/no-restricted-paths': ['error', { zones: ZONES, basePath: root }],
      'import/no-cycle': ['error', { ignoreExternal: true, disableScc: true }],
      'no-restricted-syntax': ['error', ...EVERYWHERE],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
      // Links are plain <a> elements: see docs/decisions/plain-links.md.
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
          message: 'It skips all other tests.',
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
  // Design values belong in app/globals.css; scripts/design-tokens.test.ts checks CSS and drawings.
  {
    files: ['{app,components,lib}/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, ...NO_COLORS] },
  },
  {
    files: ['{app,components,lib}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, ...NO_DESIGN_VALUES] },
  },
  {
    files: ['app/**/*.tsx'],
    ignores: ['app/**/error.tsx', 'app/global-error.tsx', '**/*.test.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...EVERYWHERE, ...NO_DESIGN_VALUES, NO_CLIENT_PAGE] },
  },
  {
    // Rendered to an image at build time by a library that supports only `style` and <img>.
    files: ['app/share/**/share-picture.tsx'],
    rules: {
      'no-restricted-syntax': ['error', NO_ASSERTION, NO_RAW_HTML, NO_CLIENT_PAGE],
      '@next/next/no-img-element': 'off',
    },
  },
  {
    files: ['lib/**/*.ts'],
    ignores: ['lib/{browser,delivery,hand-off,location}/**', '**/*.test.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'navigator', 'location', 'history'].map((name) => ({
          name,
          message:
            'Only lib/browser, delivery, hand-off and location touch the browser. Take the value as an argument.',
        })),
      ],
    },
  },
  {
    // Scripts print to the terminal.
    files: ['scripts/**', 'tools/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['e2e/**/*.ts'],
    // Playwright's `use` is not a hook; and a test with a forgotten `await` checks nothing.
    languageOptions: { parserOptions: { projectService: true } },
    rules: { 'react-hooks/rules-of-hooks': 'off', '@typescript-eslint/no-floating-promises': 'error' },
  },
  {
    files: ['**/index.{ts,tsx}'],
    rules: forbidFile('No barrel files: import the file itself, named for what it does.'),
  },
  {
    files: ['**/{utils,helpers,hooks,types}/**'],
    rules: forbidFile('Put it next to what uses it, in a file named for what it does.'),
  },
];

export default config;
