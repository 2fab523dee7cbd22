import { useEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlOf = (id: string): Control | undefined => {
  const element = document.getElementById(id);
  const isControl =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  return isControl ? element : undefined;
};

/**
 * Keeps input from before hydration in the controls with these ids. If a translator or extension
 * has changed the page, React re-renders it with new, empty controls; the first render still sees
 * the old.
 */
export function useEarlyInput(ids: readonly string[]): void {
  const [early] = useState(() =>
    typeof document === 'undefined' ? [] : ids.map((id) => ({ id, value: controlOf(id)?.value ?? '' })),
  );
  useEffect(() => {
    for (const { id, value } of early) {
      const control = controlOf(id);
      if (control && value && control.value !== value) control.value = value;
    }
  }, [early]);
}
