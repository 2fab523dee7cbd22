/** `npm run build:host`: the build command for Cloudflare, Netlify and Vercel. */
import '../settings';
import { spawnSync } from 'node:child_process';
import { hostBuild } from './host-build';

const { kind, reason } = hostBuild(process.env);
console.log(reason);
const build = () => spawnSync(`npm run build -- --${kind}`, { shell: true, stdio: 'inherit' });
process.exitCode = kind === 'refused' ? 1 : (build().status ?? 1);
