import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Starts the server of `npm start`, and waits until it prints its address or ends. */
export async function startServe(settings: Record<string, string> = {}, folder = 'out') {
  const env = { ...process.env, PORT: '0', ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts', folder], { env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  const address = /http:\/\/[\w.:]+/.exec(printed)?.[0] ?? '';
  return { address, printed, exitCode: child.exitCode, stop: () => child.kill() };
}
