/** Ends a script with exit code 1, and shows what was wrong without a stack trace. */
export function fail(error: unknown) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
