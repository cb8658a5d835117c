import type { VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { buttonLook } from './button-look.ts';
import { cn } from './class-names.ts';

export type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonLook> & {
    /** Lends the look to the only child, a link for instance, instead of drawing a button. */
    asChild?: boolean;
  };

/** A button, or with `asChild` whatever it wraps dressed as one. `type` is `button` unless said. */
export function Button({ className, variant, size, asChild, type, ...rest }: ButtonProps) {
  const look = cn(buttonLook({ variant, size }), className);
  if (asChild) return <Slot.Root className={look} {...rest} />;
  return <button type={type ?? 'button'} className={look} {...rest} />;
}
