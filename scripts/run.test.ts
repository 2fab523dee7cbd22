import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './run.mjs';

const onUnix = process.platform === 'win32' ? test.skip : test;

onUnix(
  'a script that is stopped leaves nothing behind, not even what its programs have started',
  async () => {
    const program = `
    import { run } from './scripts/run.mjs';
    await run('sh', ['-c', '(echo begun; sleep 600) & wait'], { show: true });
    console.log('went on');`;
    const script = spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: root });
    let said = '';
    script.stdout.setEncoding('utf8').on('data', (text) => (said += text));
    await once(script.stdout, 'data');
    script.kill('SIGTERM');
    // The pipe closes when the last program that could write to it is gone.
    const [code] = await once(script, 'close');
    expect([code, said]).toEqual([1, 'begun\n']);
  },
);
