/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// Tests lay what they quote over content/ (e2e/content), so that editing content/ can't break them.
process.env.CONTENT_FOLDER ??= 'e2e/content';

const config: Config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // An ES module, which Jest can't load; this is its build for browsers.
    '^marked$': '<rootDir>/node_modules/marked/lib/marked.umd.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/reports/'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest-setup.ts'],
  // A busy machine may be ten times slower than an idle one.
  testTimeout: 60_000,
  // Jest leaves one core idle by default: half of a machine with two.
  maxWorkers: '100%',
};

// Next's preset compiles TypeScript the way the build does.
export default nextJest({ dir: './' })(config);
