import { siteContent } from './site-content';

const content = siteContent();

test('a build reads the files once; development reads them every time', () => {
  expect(siteContent()).toBe(content);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  expect(siteContent()).not.toBe(content);
  expect(siteContent()).toEqual(content);
  jest.restoreAllMocks();
});
