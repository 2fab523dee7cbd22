import { calledServices, requestUrl } from './settings';

const name = 'NEXT_PUBLIC_REQUEST_URL';
const extra = 'NEXT_PUBLIC_REQUEST_EXTRA';

test('a build without the setting sends no requests and calls only the two lookups', () => {
  expect(requestUrl({})).toBeUndefined();
  expect(requestUrl({ [name]: ' ' })).toBeUndefined();
  expect(calledServices({})).toHaveLength(2);
});

test('a build can send requests over https, and in tests to localhost', () => {
  for (const address of ['https://forms.example/f/abc?key=1', 'http://127.0.0.1:4790/requests']) {
    expect(requestUrl({ [name]: ` ${address} ` })).toBe(address);
    expect(calledServices({ [name]: address })[2]).toBe(address);
  }
});

test.each([
  ['http://forms.example/f/abc', 'starts with http://, which only works for localhost'],
  ['forms.example/f/abc', 'is not a web address'],
  ['https://me:secret@forms.example/f', 'contains a user name or password'],
])('the wrong address %s stops the build with an explanation', (address, wrong) => {
  const build = () => requestUrl({ [name]: address });
  expect(build).toThrow(`The setting ${name} is "${address}". It ${wrong}`);
  expect(build).toThrow('or remove it to use no service.');
});

test.each(['{"a":', '["a"]', '{"a":1}', '{"a":{"b":"c"}}', '"a"', 'null', `{"a":"${'b'.repeat(1000)}"}`])(
  'fixed fields that are no short texts (%s) stop the build and say so',
  (json) => {
    expect(() => requestUrl({ [extra]: json })).toThrow(`The setting ${extra} is ${json}. It must be`);
  },
);
