import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';

const GroupName = createContext<string | undefined>(undefined);

interface AccordionProps {
  children: ReactNode;
  className?: string;
}

/**
 * A list of sections of which at most one is open. Native disclosure: it works before any script
 * has arrived, find-in-page opens a section, and what was typed in a closed one stays.
 */
export function Accordion({ className, children }: AccordionProps) {
  const name = useId();
  return (
    <GroupName value={name}>
      <div className={clsx('divide-y divide-line border-y border-line', className)}>{children}</div>
    </GroupName>
  );
}

interface AccordionItemProps {
  title: ReactNode;
  /** What stands beside the title, softly: how much there is, what state it is in. */
  aside?: ReactNode;
  /** Whether it is open; a person may open and close it all the same. */
  open?: boolean;
  /** Tells when a person opens or closes the section. */
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

export function AccordionItem({ title, aside, open, onToggle, children }: AccordionItemProps) {
  const name = useContext(GroupName);
  return (
    <details
      name={name}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
      className="disclosure"
    >
      <summary className="flex list-none items-center justify-between gap-4 rounded-control py-4 transition-colors hover:text-primary [&::-webkit-details-marker]:hidden">
        <h3 className="text-base font-medium">{title}</h3>
        <span className="flex shrink-0 items-center gap-3 text-sm text-ink-soft">
          {aside}
          <ChevronDown
            aria-hidden
            className="size-5 transition-transform duration-200 [details[open]>summary_&]:rotate-180"
          />
        </span>
      </summary>
      <div className="pb-5 leading-relaxed text-ink-soft">{children}</div>
    </details>
  );
}
