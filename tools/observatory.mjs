/**
 * What MDN's HTTP Observatory gives a page, without a network: reads { headers, html } as JSON, writes the score, the grade and
 * what each analyser found. Assumed is what an answer on this machine can't show: https, and http led there.
 */
import fs from 'node:fs';
import { text } from 'node:stream/consumers';
import { AxiosHeaders } from 'axios';

// The package wants to download the browsers' list of HTTPS-only hosts. An empty one gives no bonus for being on it.
const { readFileSync } = fs;
fs.readFileSync = (file, ...more) =>
  String(file).endsWith('hsts-preload.json') ? '{}' : readFileSync(file, ...more);

const folder = './node_modules/@mdn/mdn-http-observatory/src';
const { ALL_TESTS } = await import(`${folder}/constants.js`);
const { Requests } = await import(`${folder}/types.js`);
const { Session } = await import(`${folder}/retriever/session.js`);
const { parseHttpEquivHeaders } = await import(`${folder}/retriever/utils.js`);
const { getGradeForScore, getScoreModifier } = await import(`${folder}/grader/grader.js`);
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await import(`${folder}/grader/charts.js`);

const { headers, html } = JSON.parse(await text(process.stdin));
const address = 'https://site.example/';
const answer = () => ({
  headers: new AxiosHeaders(headers),
  request: { headers: new AxiosHeaders() },
  status: 200,
  statusText: 'OK',
  verified: true,
  data: html,
  config: { headers: new AxiosHeaders() },
});
const requests = new Requests('site.example');
requests.resources.path = html;
requests.responses.auto = { ...answer(), httpEquiv: parseHttpEquivHeaders(html, address) };
requests.responses.cors = answer();
requests.responses.http = answer();
requests.responses.https = answer();
requests.responses.httpRedirects = [
  { url: new URL(address.replace('https', 'http')), status: 301 },
  { url: new URL(address), status: 200 },
];
requests.responses.httpsRedirects = [{ url: new URL(address), status: 200 }];
requests.session = new Session(new URL(address));

const found = ALL_TESTS.map((test) => test(requests)).map(({ result, constructor }) => ({
  test: constructor.name,
  result,
  points: getScoreModifier(result),
}));
const sum = (all) => all.reduce((total, { points }) => total + points, 100);
// As the Observatory counts: extra points are for those who are good without them.
const base = sum(found.filter(({ points }) => points < 0));
const { score, grade } = getGradeForScore(base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(found) : base);
console.log(JSON.stringify({ score, grade, found }));
