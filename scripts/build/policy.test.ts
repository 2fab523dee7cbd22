import { contentSecurityPolicy } from './policy';

test('the policy names every service that the pages call, once, and nothing loose', () => {
  const policy = contentSecurityPolicy({
    styleHash: 'sha256-abc=',
    scriptHashes: ['sha256-ghi='],
    services: ['https://a.example', 'https://b.example', 'https://a.example'],
  });
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self' 'sha256-ghi='",
      "style-src 'self' 'sha256-abc='",
      "connect-src 'self' https://a.example https://b.example",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(policy).not.toMatch(/unsafe|nonce|\*|http:|blob:|(?<!img-src 'self' )data:/);
});
