/** Compares folders byte by byte, by the hashes of their files. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} folder
 * @returns {Map<string, string>} the hash of each file by its name
 */
export function hashFiles(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );
}

/**
 * @param {Map<string, string>} first
 * @param {Map<string, string>} second
 * @returns {string[]} the names of the files that are not in both, or not the same in both
 */
export function differences(first, second) {
  const names = new Set([...first.keys(), ...second.keys()]);
  return [...names].filter((name) => first.get(name) !== second.get(name));
}
