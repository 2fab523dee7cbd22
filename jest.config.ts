import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// Tests of the program read frozen words: whoever edits content/ can break none of them.
process.env.CONTENT_FOLDER ??= 'lib/content/frozen';

const config: Config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,content,lib,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/out/', '<rootDir>/.next/', '<rootDir>/reports/'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest-setup.ts'],
  // A busy machine may be ten times slower than a quiet one.
  testTimeout: 60_000,
};

// Next's preset compiles TypeScript as the build does, and reads the paths of tsconfig.json.
export default nextJest({ dir: './' })(config);
