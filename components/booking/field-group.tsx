import type { ReactNode } from 'react';

/** Fields that belong together, under their own heading; two beside each other where there is room. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mt-4">
      <legend className="font-display text-h3 font-bold">{legend}</legend>
      <div className="mt-1.5 grid items-start gap-2 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}
