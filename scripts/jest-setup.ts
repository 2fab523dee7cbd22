import '@testing-library/jest-dom';

// A component that logs an error has a fault that its visitor would meet: the test must not pass.
let errors: jest.SpyInstance;

beforeEach(() => {
  errors = jest.spyOn(console, 'error');
});

afterEach(() => {
  const calls = [...errors.mock.calls];
  errors.mockRestore();
  expect(calls).toEqual([]);
});
