import path from 'node:path';

/**
 * content/ as it was on the day of its last new field, for tests that quote its words: staff may change the real ones without
 * breaking a test. After a change of a schema copy the changed files anew (`content/*.json`, `privacy.md`, `terms.md`).
 */
export const frozenContent = path.join(process.cwd(), 'lib', 'content', 'frozen');
