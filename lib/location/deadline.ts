import type { Environment } from './environment';

/**
 * Does a piece of work within so many milliseconds. When they are over, or when `signal` says that the page goes away, the
 * work is told by its own signal and the promise rejects at once, even if the work doesn't listen.
 */
export async function withDeadline<T>(
  { after }: Pick<Environment, 'after'>,
  milliseconds: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted();
  const own = new AbortController();
  const stop = () => own.abort();
  const cancel = after(milliseconds, stop);
  signal.addEventListener('abort', stop);
  const stopped = new Promise<never>((_, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason));
  });
  try {
    return await Promise.race([work(own.signal), stopped]);
  } finally {
    cancel();
    signal.removeEventListener('abort', stop);
  }
}
