import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { controlLook } from './control-look.ts';

/** One line of text. 16 px on phones, so that the page does not zoom when it is focused. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input className={cn(controlLook, 'h-10 px-3 text-base sm:text-sm', className)} {...rest} />
  );
}

/** Several lines of text; grows with what is typed. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      className={cn(
        controlLook,
        'field-sizing-content max-h-[60dvh] min-h-20 px-3 py-2 text-base leading-relaxed sm:text-sm',
        className,
      )}
      {...rest}
    />
  );
}
