/** `npm run build:host`: the build command for Cloudflare, Netlify and Vercel. */
import '../settings';
import { execSync } from 'node:child_process';
import { hostBuild } from './host-build';

const { kind, reason } = hostBuild(process.env);
console.log(reason);
try {
  if (kind === 'refused') process.exitCode = 1;
  else execSync(`npm run build -- --${kind}`, { stdio: 'inherit' });
} catch {
  process.exitCode = 1;
}
