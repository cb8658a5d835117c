import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** The sentence under a control that says what is wrong. Its place is always there to be announced. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="text-[0.8125rem] text-negative empty:hidden">
      {children ? (
        <span className="flex items-start gap-1.5">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{children}</span>
        </span>
      ) : null}
    </p>
  );
}
