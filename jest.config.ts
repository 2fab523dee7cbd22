/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { chooseTestContent } from './e2e/support/test-content';

chooseTestContent();

const config: Config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Jest can't load marked's ES module, so tests use its build for browsers.
    '^marked$': '<rootDir>/node_modules/marked/lib/marked.umd.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/reports/'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest-setup.ts'],
  // A busy machine may be ten times slower than an idle one.
  testTimeout: 60_000,
  // By default Jest leaves one core idle, which is half of a machine with two.
  maxWorkers: '100%',
};

// Next's preset compiles TypeScript the way the build does.
export default nextJest({ dir: './' })(config);
