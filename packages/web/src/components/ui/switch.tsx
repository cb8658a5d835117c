import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export function Switch({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        'inline-flex h-6 w-10 shrink-0 items-center rounded-full border border-control-line bg-sunken p-0.5 transition-colors data-[state=checked]:border-primary data-[state=checked]:bg-primary disabled:opacity-55',
        className,
      )}
      {...rest}
    >
      <Radix.Thumb className="size-4.5 rounded-full bg-ink-soft transition-transform duration-150 data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-primary" />
    </Radix.Root>
  );
}
