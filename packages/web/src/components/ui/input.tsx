import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { controlLook } from './control-look.ts';

/** One line of text. 16 px on phones, so that the page does not zoom when it is focused. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input className={cn(controlLook, 'h-10 px-3 text-base sm:text-sm', className)} {...rest} />
  );
}
