import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

export function Checkbox({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      className={cn(
        'grid size-5 shrink-0 place-items-center rounded-[5px] border border-control-line bg-surface transition-colors data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-on-primary disabled:opacity-55 aria-disabled:opacity-55',
        className,
      )}
      {...rest}
    >
      <Radix.Indicator>
        <Check aria-hidden className="size-3.5" strokeWidth={3} />
      </Radix.Indicator>
    </Radix.Root>
  );
}
