/**
 * `npm run live <address>` compares a deployed site with the record of its build, and checks compression, headers, the
 * 404 page, and which pages search engines may list. Exit code 1 means that a check failed, or that the checks couldn't
 * run.
 */
import { existsSync, readFileSync } from 'node:fs';
import { recordName } from '../build/sums';
import { fail } from '../fail';
import { aboutBuilds, checks } from './checks';
import { readRecord, visit } from './visit';

async function main(given = '') {
  // People paste addresses with or without https://, a slash at the end, or a query.
  const name = given.replace(/^https?:\/\/|\/*([?#].*)?$/gi, '');
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])(?=$|[:/])/.test(name);
  const address = `${isLocal ? 'http' : 'https'}://${name}/`;
  if (!URL.canParse(address))
    throw new Error('Add the address of the site. For example: npm run live https://www.your-name.com');
  const visited = await visit(new URL(address));
  const ownRecord = `out/${recordName}`;
  const here = existsSync(ownRecord) ? readRecord(readFileSync(ownRecord, 'utf8')) : undefined;
  console.log(`${aboutBuilds(visited.record, here).join('\n')}\n`);
  const findings = checks(visited);
  for (const { title, wrong, section } of findings) {
    for (const line of wrong) console.log(`WRONG  ${line}`);
    if (wrong.length === 0) console.log(`ok     ${title}`);
    else console.log(`       → See “${section}” in docs/hosting.md.`);
  }
  const failed = findings.filter(({ wrong }) => wrong.length > 0).length;
  const result = failed === 0 ? 'everything is fine' : `${failed} of ${findings.length} checks failed`;
  console.log(`\n${address}: ${result}.`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main(process.argv[2]).catch(fail);
