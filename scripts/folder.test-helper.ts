import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Gives each test of a file its own folder, which is empty or filled by a function, and removes it afterward. */
export function folderForEachTest(fill?: (folder: string) => void) {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'test-'));
    fill?.(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const at = (file = '') => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, data: string | Buffer) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), data);
  };
  /** Replaces a part of a file. Returns the line of the change. Fails if the file doesn't have this part. */
  const edit = (file: string, from: string | RegExp, to: string) => {
    const before = read(file);
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} has no ${String(from)}`);
    write(file, after);
    const changed = [...after].findIndex((sign, index) => sign !== before[index]);
    return before.slice(0, Math.max(changed, 0)).split('\n').length;
  };
  return { at, read, write, edit };
}
