/** Sets exit code 1 and prints the error's message without a stack trace. */
export function fail(error: unknown) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
