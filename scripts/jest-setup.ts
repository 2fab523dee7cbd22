import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import type fc from 'fast-check';

// Testing Library waits one second by default; a busy machine may be ten times slower.
configure({ asyncUtilTimeout: 10_000 });

// fast-check tries 100 cases by default. Only .ci/run asks for more, so other runs needn't load it for every file.
const { PROPERTY_RUNS } = process.env;
if (PROPERTY_RUNS) {
  const { configureGlobal } = jest.requireActual<typeof fc>('fast-check');
  configureGlobal({ numRuns: Number(PROPERTY_RUNS) });
}

// Visitors would meet a fault that makes a component log an error, so the test fails.
let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, 'error');
});

afterEach(() => {
  const calls = [...errors.mock.calls];
  errors.mockRestore();
  expect(calls).toEqual([]);
});
