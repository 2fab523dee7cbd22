import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './run.mjs';

const onUnix = process.platform === 'win32' ? test.skip : test;

/** A script that starts a program, which starts another one. */
const script = `
  import { run } from './scripts/run.mjs';
  await run('sh', ['-c', '(echo begun; sleep 600) & wait'], { show: true });
  console.log('went on');`;

async function stopAfterBegin(program: string, args: string[], env: Record<string, string> = {}) {
  const started = spawn(program, args, { cwd: root, env: { ...process.env, script, ...env } });
  let said = '';
  started.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  await once(started.stdout, 'data');
  started.kill('SIGTERM');
  // The pipe closes when the last program that could write to it is gone.
  const [code] = await once(started, 'close');
  return { code, said };
}

const evaluate = ['--input-type=module', '--eval'];

onUnix(
  'a script that is stopped leaves nothing behind, not even what its programs have started',
  async () => {
    const { code, said } = await stopAfterBegin(process.execPath, [...evaluate, script]);
    expect([code, said]).toEqual([1, 'begun\n']);
  },
);

onUnix('a script whose npm is stopped leaves nothing behind, although npm only stops its shell', async () => {
  const shell = `"${process.execPath}" ${evaluate.join(' ')} "$script"; true`;
  const { said } = await stopAfterBegin('sh', ['-c', shell], { npm_lifecycle_event: 'dev' });
  expect(said).toBe('begun\n');
});
