/** What may stand behind `npm run bench --`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Stop } from '../../scripts/command.mjs';

/** Every kind of page, and an address that leads nowhere. */
const PATHS = ['/', '/about', '/business-info', '/privacy', '/terms', '/no-such-page', '/checkout'];

const HELP = `npm run bench -- [options]
  --runs N           how often everything is measured; the median counts (5)
  --paths /,/about   which pages (all, a wrong address, and the booking)
  --quick            one run, without Lighthouse, touches and the booking visit
  --no-lighthouse    without Lighthouse, which takes most of the time
  --dir FOLDER       also measures the same pages of another exported site, in the same runs
  --growth           instead: build time and weight when content/ grows 1, 10 and 100 fold (--factors 1,10)`;

/** @throws {Stop} with the list of options if one isn't known, or after --help */
export function readOptions(args = process.argv.slice(2)) {
  const values = parse(args);
  const runs = Number(values.runs ?? (values.quick ? 1 : 5));
  const factors = values.factors.split(',').map(Number);
  if (values.help || ![runs, ...factors].every((number) => Number.isInteger(number) && number > 0))
    throw new Stop(HELP);
  return {
    runs,
    factors,
    paths: values.paths?.split(',') ?? PATHS,
    isGrowth: values.growth,
    hasLighthouse: !values.quick && !values['no-lighthouse'],
    hasVisits: !values.quick,
    other: values.dir === undefined ? undefined : resolve(values.dir),
  };
}

/** @param {string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args,
      options: {
        runs: { type: 'string' },
        paths: { type: 'string' },
        dir: { type: 'string' },
        factors: { type: 'string', default: '1,10,100' },
        quick: { type: 'boolean', default: false },
        'no-lighthouse': { type: 'boolean', default: false },
        growth: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
  }
}
