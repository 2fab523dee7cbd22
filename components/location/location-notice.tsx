/**
 * A quiet line that says so when the city could not be found, which write-city.ts does. Its place is kept while it is empty.
 */
export function LocationNotice({ className = '' }: { className?: string }) {
  return (
    <p role="status" suppressHydrationWarning className={`min-h-lh text-small text-soft ${className}`.trim()}>
      {/* An empty text: React leaves alone what is written here before it takes the page over. */}
      {''}
    </p>
  );
}
