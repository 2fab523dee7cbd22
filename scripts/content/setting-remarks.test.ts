import { siteContent, type SiteContent } from '@/lib/content/load';
import { settingRemarks } from './setting-remarks';

const address = 'https://forms.harborfix.com/f';
const loopback = 'http://127.0.0.1/f';
const ownComputer = { NEXT_PUBLIC_REQUEST_URL: loopback, REQUEST_URL_TRIED: loopback };
const requests = { NEXT_PUBLIC_REQUEST_URL: address };
const otherTried = { ...requests, REQUEST_URL_TRIED: 'https://b.com/f' };
const onGitHub = { BASE_PATH: '/repair-site', site: 'https://harborfix.github.io' };
const tried = { ...requests, REQUEST_URL_TRIED: ` ${address} ` };

type Decision = SiteContent['launch']['requests'];
const byCustomers: Decision = 'sent by customers';
const bySite: Decision = 'sent by this site';

test.each<[string, Decision, Record<string, string>, string[]]>([
  ['no settings', byCustomers, {}, []],
  ['no decision about how requests arrive', undefined, {}, ['Requests']],
  ['the decision “sent by this site”, but no request service', bySite, {}, ['Requests']],
  ['the decision “sent by customers”, but a request service', byCustomers, tried, ['Requests']],
  ['a request service after a test request', bySite, tried, []],
  ['a request service without a test request', bySite, requests, ['REQUEST_URL_TRIED']],
  ['a request service on the owner’s computer', bySite, ownComputer, ['REQUEST_URL_TRIED']],
  ['a test request to another address', bySite, otherTried, ['REQUEST_URL_TRIED']],
  ['a folder on the owner’s own domain', byCustomers, { BASE_PATH: '/repair-site' }, ['BASE_PATH']],
  ['a folder on github.io', byCustomers, onGitHub, []],
])('whether the launch gate stops a build with %s', (_what, ...row) => {
  const [requestsAre, { site = 'https://www.harborfix.com', ...settings }, stopping] = row;
  const { business, facts } = siteContent();
  const content = {
    business: { ...business, siteAddress: site },
    facts: { ...facts, requestService: settings.NEXT_PUBLIC_REQUEST_URL },
    launch: { requests: requestsAre, confirmed: [] },
  };
  const remarks = settingRemarks(content, settings);
  expect(remarks.map(({ when, where }) => `${when} ${where}`)).toEqual(
    stopping.map((name) => expect.stringMatching(`^launch .*${name}$`)),
  );
});
