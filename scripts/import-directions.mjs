/**
 * Which part of the house may import which: app -> components/<area> -> components/ui, lib -> content. An ESLint rule,
 * because the plan is only true while something checks it. It goes by the written path alone, so it also answers for
 * files that don't exist yet.
 */
import { posix, relative, sep } from 'node:path';
import { root } from './run.mjs';

/** Parts of `components` that every area may use. */
const SHARED_AREAS = [
  'components/ui',
  'components/site',
  'components/location',
  'components/forms',
  'components/hand-off',
  'components/illustrations',
];

/** @type {Record<string, { mayImport: string[], advice: string }>} */
const ROOMS = {
  content: { mayImport: [], advice: 'content/ holds words and facts only and imports nothing.' },
  lib: {
    mayImport: ['lib', 'content'],
    advice: 'lib/ is plain TypeScript and imports only lib/ and content/. Hand the value in as an argument.',
  },
  'components/ui': {
    mayImport: ['components/ui'],
    advice: 'components/ui knows no business. Hand the words or values in as props.',
  },
  'components/illustrations': {
    mayImport: ['components/illustrations', 'lib'],
    advice: 'A drawing imports nothing but lib/.',
  },
  components: {
    mayImport: [...SHARED_AREAS, 'lib'],
    advice:
      'An area imports only its own files, components/{ui,forms,site,location,hand-off,illustrations} and lib/. Let the page put the two together, or hand it in as props; words come from lib/content.',
  },
  app: {
    mayImport: ['app', 'components', 'lib'],
    advice:
      'A page imports components/ and lib/. Read content through lib/content, where it has been checked.',
  },
  e2e: { mayImport: ['e2e', 'lib', 'scripts'], advice: 'End-to-end tests see the built site and lib/ only.' },
  scripts: { mayImport: ['scripts', 'lib', 'content'], advice: 'Scripts import lib/ and content/ only.' },
};

/** Packages that a room keeps out, whoever asks. @type {Record<string, { packages: RegExp, advice: string } | undefined>} */
const CLOSED_TO = {
  lib: {
    packages: /^(react|react-dom|next|lucide|react-hook-form)(\/|$)/,
    advice: 'lib/ knows no React and no Next. What needs them belongs in components/ or app/.',
  },
  content: { packages: /./, advice: 'content/ holds words and facts only and imports nothing.' },
  'components/ui': {
    packages: /^(?!(react|react-dom|lucide)(\/|$))/,
    advice: 'components/ui uses React and lucide only.',
  },
  'components/illustrations': { packages: /^(?!react(\/|$))/, advice: 'A drawing imports nothing but lib/.' },
};

/** @type {(path: string, folder: string) => boolean} */
const isIn = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/** @param {string} path from the project's folder @returns {string | undefined} */
const roomOf = (path) =>
  ['components/ui', 'components/illustrations', ...Object.keys(ROOMS)].find((room) => isIn(path, room));

/** @param {string} path @returns {string} `components/booking/step.tsx` is in the area `components/booking` */
const areaOf = (path) => path.split('/').slice(0, 2).join('/');

/**
 * What is wrong with an import, in words, or nothing.
 * @param {string} file the importing file, from the project's folder, with forward slashes
 * @param {string} written what stands between the quotes
 * @returns {string | undefined}
 */
function faultOf(file, written) {
  const room = roomOf(file);
  if (room === undefined) return undefined;
  const isOwn = /^(@\/|\.{1,2}(\/|$))/.test(written);
  if (!isOwn) {
    const closed = /\.test\.tsx?$/.test(file) ? undefined : CLOSED_TO[room];
    return closed?.packages.test(written) ? closed.advice : undefined;
  }
  const target = written.startsWith('@/') ? written.slice(2) : posix.join(posix.dirname(file), written);
  if (roomOf(target) === undefined && !isIn(target, 'components')) return undefined;
  const { mayImport, advice } = ROOMS[room];
  const allowed = room === 'components' ? [...mayImport, areaOf(file)] : mayImport;
  return allowed.some((folder) => isIn(target, folder)) ? undefined : advice;
}

/** @type {import('eslint').Rule.RuleModule} */
export const importDirections = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    const check = (/** @type {{ source?: { value?: unknown } | null }} */ node) => {
      const written = node.source?.value;
      const fault = typeof written === 'string' ? faultOf(file, written) : undefined;
      if (fault) context.report({ node, message: `${fault} ("${written}")` });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
