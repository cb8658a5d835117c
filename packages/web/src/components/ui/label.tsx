import { Label as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** The name of a control. */
export function Label({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={cn('text-sm font-medium text-ink', className)} {...rest} />;
}
