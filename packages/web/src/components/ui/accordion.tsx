import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './class-names.ts';

interface AccordionProps {
  children: ReactNode;
  className?: string;
  /** The item open at first. */
  defaultValue?: string;
  value?: string;
  onValueChange?: (value: string) => void;
}

/** A list of sections of which at most one is open; it can be closed again. */
export function Accordion({ className, ...rest }: AccordionProps) {
  return (
    <Radix.Root
      type="single"
      collapsible
      className={cn('divide-y divide-line border-y border-line', className)}
      {...rest}
    />
  );
}

interface AccordionItemProps {
  value: string;
  title: ReactNode;
  children: ReactNode;
}

export function AccordionItem({ value, title, children }: AccordionItemProps) {
  return (
    <Radix.Item value={value}>
      <Radix.Header className="flex">
        <Radix.Trigger className="group flex flex-1 items-center justify-between gap-4 rounded-control py-4 text-left font-medium transition-colors hover:text-primary">
          {title}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-ink-soft transition-transform duration-200 group-data-[state=open]:rotate-180"
          />
        </Radix.Trigger>
      </Radix.Header>
      <Radix.Content className="accordion-motion">
        <div className="pb-5 leading-relaxed text-ink-soft">{children}</div>
      </Radix.Content>
    </Radix.Item>
  );
}
