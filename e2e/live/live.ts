/**
 * `npm run live <address>`: asks a deployed site for what it needs from its host, and says what is wrong and what to
 * do. Exit code 1: something is wrong.
 */
import { fail } from '../../scripts/fail';
import { checks } from './checks';
import { visit } from './visit';

async function main(given = '') {
  const name = given.replace(/^https?:\/\/|\/*([?#].*)?$/gi, '');
  const isLocal = /^(localhost|127\.[\d.]+|\[::1\])(?=$|[:/])/.test(name);
  const address = `${isLocal ? 'http' : 'https'}://${name}/`;
  if (!URL.canParse(address))
    throw new Error('Which address? For example: npm run live https://www.your-name.com');
  const findings = checks(await visit(new URL(address)));
  for (const { title, wrong, remedy } of findings) {
    console.log(`${wrong.length > 0 ? 'WRONG' : 'ok   '}  ${title}`);
    for (const line of wrong) console.log(`         ${line}`);
    if (wrong.length > 0) console.log(`       → ${remedy}`);
  }
  const count = findings.filter(({ wrong }) => wrong.length > 0).length;
  console.log(`\n${address}: ${count === 0 ? 'all is well' : `${count} of ${findings.length} are wrong`}.`);
  process.exitCode = count > 0 ? 1 : 0;
}

main(process.argv[2]).catch(fail);
