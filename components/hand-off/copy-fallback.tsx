'use client';

import { useEffect, useId, useRef } from 'react';
import { controlClass, Field } from '@/components/ui/field';

/** The request as selected text, to be copied by hand where the browser refused to do it. */
export function CopyFallback({ label, text }: { label: string; text: string }) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    area.current?.focus();
    area.current?.select();
  }, []);

  return (
    <Field words={{ id, label }} className="mt-1.5">
      <textarea ref={area} id={id} readOnly rows={8} value={text} className={controlClass} />
    </Field>
  );
}
