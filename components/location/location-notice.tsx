'use client';

import { useCity } from './use-city';

/** A quiet line that says so when the city could not be found. Its place is kept while it is empty. */
export function LocationNotice({ className = '' }: { className?: string }) {
  const { error } = useCity();
  return (
    <p role="status" className={`min-h-lh text-small text-soft ${className}`.trim()}>
      {error}
    </p>
  );
}
