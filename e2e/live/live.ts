/**
 * `npm run live <address>` compares a deployed site with its build's list, and checks its headers, its 404 page, and
 * which pages search engines may list. It says how to fix each fault. Exit code 1 means that a check failed, or that the
 * checks couldn't run.
 */
import { fail } from '../../scripts/fail';
import { checks } from './checks';
import { visit } from './visit';

async function main(given = '') {
  // People paste addresses with or without https://, a slash at the end, or a query.
  const name = given.replace(/^https?:\/\/|\/*([?#].*)?$/gi, '');
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])(?=$|[:/])/.test(name);
  const address = `${isLocal ? 'http' : 'https'}://${name}/`;
  if (!URL.canParse(address))
    throw new Error('Add the address of the site. For example: npm run live https://www.your-name.com');
  const findings = checks(await visit(new URL(address)));
  for (const { title, wrong, remedy } of findings) {
    for (const line of wrong) console.log(`WRONG  ${line.replace(' → ', '\n       → ')}`);
    if (wrong.length === 0) console.log(`ok     ${title}`);
    else if (remedy) console.log(`       → ${remedy}`);
  }
  const failed = findings.filter(({ wrong }) => wrong.length > 0).length;
  const result = failed === 0 ? 'everything is fine' : `${failed} of ${findings.length} checks failed`;
  console.log(`\n${address}: ${result}.`);
  process.exitCode = failed === 0 ? 0 : 1;
}

main(process.argv[2]).catch(fail);
