/**
 * `npm run live <address>`: says when a deployed site was built, and checks that it arrives as built. Exit code 1 means
 * that a check failed, or that the checks couldn't run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { readRecord, recordFile, type BuildRecord } from '../build/record';
import { fail } from '../fail';
import { checksOf, faultsOf, fetchSite } from './checks';

function whenBuilt({ built, commit }: BuildRecord) {
  const time = new Date(built).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  return `${time} from commit ${commit}`;
}

async function main(address = '') {
  const site = await fetchSite(new URL(address.replace(/\/*$/, '/')));
  console.log(`This site was built on ${whenBuilt(site.record)}.`);
  const ownRecord = `out/${recordFile}`;
  if (existsSync(ownRecord)) {
    const own = readRecord(readFileSync(ownRecord, 'utf8'));
    const isSame = isDeepStrictEqual(own.files, site.record.files);
    const what = isSame ? 'has the same pages and files' : `is another one, built on ${whenBuilt(own)}`;
    console.log(`The build on this computer ${what}.`);
  }
  for (const check of checksOf(site)) {
    const faults = faultsOf(check);
    for (const fault of faults) console.log(`WRONG  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    console.log(
      faults.length > 0 ? `       → See “${check.section}” in docs/hosting.md.` : `ok     ${check.title}`,
    );
  }
}

main(process.argv[2]).catch(({ message, cause }: Error) =>
  fail(
    `This site can’t be checked: ${[message, cause].filter(Boolean).join('. ')}.\n` +
      'Check its address, such as https://www.your-name.com, and upload all of out/ again.',
  ),
);
