/**
 * `npm run live <address>`: compares a deployed site with its build's list, asks for what else it needs from its host,
 * and says what is wrong and what to do. Exit code 1: something is wrong, or nothing could be compared.
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
    for (const line of wrong) console.log(`WRONG  ${line.replace(' → ', '\n       → ')}`);
    if (wrong.length === 0) console.log(`ok     ${title}`);
    else if (remedy) console.log(`       → ${remedy}`);
  }
  const isRight = findings.every(({ wrong }) => wrong.length === 0);
  console.log(`\n${address}: ${isRight ? 'everything that was checked is right' : 'something is wrong'}.`);
  process.exitCode = isRight ? 0 : 1;
}

main(process.argv[2]).catch(fail);
