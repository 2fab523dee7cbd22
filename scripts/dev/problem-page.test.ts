import { parse } from 'parse5';
import { liveTag, ownAddress, problemPage } from './problem-page';

const price = {
  file: 'content/services.json',
  field: 'services → Dishwasher Repair → price',
  wrong: 'is "$85", but must be a whole number of dollars.',
  remedy: 'Write 85: the number alone.',
};

test('the page tells file, field, what is wrong and what to do, for each problem', () => {
  const page = problemPage([price, { ...price, file: 'content/terms.md', field: '' }], 0);
  expect(page).toContain('2 things in content/ must be put right');
  expect(page).toContain('content/services.json: services → Dishwasher Repair → price');
  expect(page).toContain('It is &#34;$85&#34;, but must be a whole number of dollars.');
  expect(page).toContain('What to do:</strong> Write 85: the number alone.');
  expect(page).toContain('<h2>content/terms.md</h2>');
});

test('what somebody wrote into a file is shown as text, whatever it is', () => {
  const page = problemPage([{ ...price, wrong: 'is "<script>alert(1)</script>&".' }], 0);
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62;&#38;');
});

test('the page gives way by itself when the file has been put right', () => {
  expect(problemPage([price], 7)).toContain(liveTag(7));
  expect(liveTag(7)).toContain(`${ownAddress.script}?seen=7`);
});

test('the page is a whole document', () => {
  const errors: string[] = [];
  parse(problemPage([price], 0), { onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
});
