import type { ProgressHTMLAttributes } from 'react';

/** How far along: the browser's own bar. Its words stand beside it and name it (`aria-labelledby`). */
export function ProgressBar(props: ProgressHTMLAttributes<HTMLProgressElement>) {
  return <progress className="progress-bar h-1 w-20 grow rounded-round border border-control" {...props} />;
}
