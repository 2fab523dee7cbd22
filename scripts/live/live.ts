/** `npm run live <address>`: checks a deployed site. Exit code 1 means that a check failed or couldn't run. */
import { fail } from '../fail';
import { checksOf, fetchSite } from './checks';

async function main(address = '') {
  const isWhole = /^https?:\/\//.test(address) && URL.canParse(address);
  if (!isWhole)
    throw new Error(address ? `“${address}” isn’t a whole address` : 'You didn’t enter an address');
  const site = await fetchSite(new URL(address.replace(/\/*$/, '/')));
  const { built, commit, isPreview } = site.record;
  const time = new Date(built).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' });
  console.log(`This ${isPreview ? 'preview' : 'site'} was built on ${time} from commit ${commit}.`);
  for (const { section, title, faults } of checksOf(site)) {
    for (const fault of faults) console.log(`WRONG  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    const advice = `       → See “${section}” in docs/hosting.md.`;
    console.log(faults.length > 0 ? advice : `ok     ${title}`);
  }
}

main(process.argv[2]).catch(({ message }: Error) =>
  fail(
    `We can’t check this site. ${message}.\n` +
      'Enter the address of its home page, such as https://www.your-name.com. If that is right, upload all of out/ again.',
  ),
);
