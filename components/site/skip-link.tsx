/** The first thing that the Tab key meets: past the header, to what the page is about. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      className="absolute -top-12 left-2 z-20 rounded-soft bg-card px-2 py-1 font-semibold text-ink shadow-soft focus:top-1"
    >
      {label}
    </a>
  );
}
