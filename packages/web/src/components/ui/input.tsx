import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export const controlLook =
  'w-full rounded-control border border-control-line bg-surface text-ink transition-colors duration-150 placeholder:text-ink-soft hover:border-ink-soft focus-visible:border-primary focus-visible:outline-2 focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-negative aria-invalid:focus-visible:outline-negative';

/** One line of text. 16 px on phones, so that the page does not zoom when it is focused. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input className={cn(controlLook, 'h-10 px-3 text-base sm:text-sm', className)} {...rest} />
  );
}
