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
 * Keeps what was typed before hydration. When a translator or an extension has changed the page by then,
 * React renders it again with new, empty controls; the old ones are still there during the first render.
 * @param ids of the controls
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
