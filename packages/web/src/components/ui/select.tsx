import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { cn } from './class-names.ts';
import { controlLook } from './control-look.ts';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps {
  id?: string;
  value: string | undefined;
  onValueChange: (value: string) => void;
  options: SelectOption[];
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** One choice out of a few. */
export function Select(props: SelectProps) {
  const { value, onValueChange, options, placeholder, disabled, className, ...control } = props;
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={onValueChange}
      {...(disabled === undefined ? {} : { disabled })}
    >
      <Radix.Trigger
        className={cn(
          controlLook,
          'flex h-10 items-center justify-between gap-2 px-3 text-left text-sm data-placeholder:text-ink-soft',
          className,
        )}
        {...control}
      >
        <Radix.Value placeholder={placeholder} />
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className="z-50 max-h-[min(20rem,var(--radix-select-content-available-height))] min-w-(--radix-select-trigger-width) animate-appear overflow-hidden rounded-control border border-line bg-surface shadow-float"
        >
          <Radix.Viewport className="p-1">
            {options.map((option) => (
              <Option key={option.value} {...option} />
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Option({ value, label, disabled }: SelectOption) {
  return (
    <Radix.Item
      value={value}
      {...(disabled === undefined ? {} : { disabled })}
      className="flex cursor-default items-center justify-between gap-4 rounded-md px-2.5 py-2 text-sm outline-none data-disabled:opacity-50 data-highlighted:bg-sunken"
    >
      <Radix.ItemText>{label}</Radix.ItemText>
      <Radix.ItemIndicator>
        <Check aria-hidden className="size-4 text-primary" />
      </Radix.ItemIndicator>
    </Radix.Item>
  );
}
