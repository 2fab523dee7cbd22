import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Testing Library waits one second by default; a busy machine may be ten times slower.
configure({ asyncUtilTimeout: 10_000 });

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
