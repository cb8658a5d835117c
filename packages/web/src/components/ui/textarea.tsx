import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';
import { controlLook } from './control-look.ts';

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
