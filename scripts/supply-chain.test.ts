import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from './run.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const packageSchema = z.object({
  scripts: z.record(z.string(), z.string()).default({}),
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      inBundle: z.boolean().optional(),
    }),
  ),
});

describe.each(['.', 'tools'])('the packages of %s', (folder) => {
  test('are wanted in exactly one version each', () => {
    const { dependencies, devDependencies } = packageSchema.parse(JSON.parse(read(`${folder}/package.json`)));
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('come from whichever registry is set, and only as they were when they were locked', () => {
    const { packages } = lockSchema.parse(JSON.parse(read(`${folder}/package-lock.json`)));
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    // What a package brings within itself is sealed with it.
    const unsealed = Object.entries(packages).filter(
      ([name, { integrity, inBundle }]) => name && !inBundle && !integrity,
    );
    expect(unsealed).toEqual([]);
  });

  test('never run a script of their own while they are installed, and are a week old', () => {
    const settings = read(`${folder}/.npmrc`).split('\n');
    for (const setting of ['ignore-scripts=true', 'save-exact=true', 'min-release-age=7'])
      expect(settings).toContain(setting);
    const { scripts } = packageSchema.parse(JSON.parse(read(`${folder}/package.json`)));
    expect(Object.keys(scripts).filter((name) => /^(pre|post)?(install|prepare)/.test(name))).toEqual([]);
  });
});

const workflows = readdirSync(path.join(root, '.github/workflows')).map((name) => ({
  name,
  text: read(`.github/workflows/${name}`),
}));

describe.each(workflows)('the workflow $name', ({ text }) => {
  test('runs strangers’ actions only as they were at one commit, which it names', () => {
    const used = [...text.matchAll(/uses:(.*)/g)].map(([, action = '']) => action.trim());
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual(
      [],
    );
  });

  test('has no right but those that a job asks for, and none of them may write code', () => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    const rights = [...text.matchAll(/^ {6}([\w-]+): (read|write)$/gm)].map(
      ([, right, kind]) => `${right}: ${kind}`,
    );
    expect(rights.length).toBeGreaterThan(0);
    for (const right of rights)
      expect(['contents: read', 'pages: write', 'id-token: write']).toContain(right);
    expect(text).not.toMatch(/pull_request_target|secrets\./);
  });

  test('puts nothing that a stranger can name into a command', () => {
    const commands = [...text.matchAll(/run: (.*)/g)].map(([, command = '']) => command);
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
    expect(text.match(/actions\/checkout@/g)).toHaveLength(
      text.match(/persist-credentials: false/g)?.length ?? 0,
    );
  });
});

test('CI uses an LTS release of Node.js, and audits before it tests and deploys', () => {
  // LTS releases have even numbers. The major version alone gets the latest fixes.
  const [, line = ''] = /^(\d+)\n$/.exec(read('.nvmrc')) ?? [];
  expect(Number(line)).toBeGreaterThanOrEqual(24);
  expect(Number(line) % 2).toBe(0);
  for (const { text } of workflows) {
    const [audit, tests] = ['npm audit --omit=dev --audit-level=high', 'npm test'].map((command) =>
      text.indexOf(`- run: ${command}`),
    );
    expect(audit).toBeGreaterThan(0);
    expect(tests).toBeGreaterThan(audit ?? 0);
  }
});

test('updates wait for a week, in both folders', () => {
  const settings = read('.github/dependabot.yml');
  expect(settings).toContain("directories: ['/', '/tools']");
  expect(settings.match(/package-ecosystem/g)).toHaveLength(settings.match(/default-days: 7/g)?.length ?? 0);
});
