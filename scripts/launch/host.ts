/** `npm run build:host`: the build command for Cloudflare, Netlify and Vercel. */
import '../settings';
import { execSync } from 'node:child_process';
import { hostBuild } from './host-build';

const { kind, reason } = hostBuild(process.env);
console.log(reason);
const command = kind === 'production' ? 'npm run build:production' : 'npm run build';
const env = { ...process.env, ...(kind === 'preview' && { PREVIEW: '1' }) };
try {
  if (kind === 'refused') process.exitCode = 1;
  else execSync(command, { stdio: 'inherit', env });
} catch {
  process.exitCode = 1;
}
