import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** Where a page stands: a list of `BreadcrumbStep`, the last of them the page itself. */
export function Breadcrumb({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-1.5 text-sm text-ink-soft">{children}</ol>
    </nav>
  );
}

/** One step, usually a link; `current` marks the page itself. */
export function BreadcrumbStep({ current, children }: { current?: boolean; children: ReactNode }) {
  if (current)
    return (
      <li aria-current="page" className="min-w-0 font-medium wrap-anywhere text-ink">
        {children}
      </li>
    );
  return (
    <li className="flex items-center gap-1.5 [&_a:hover]:text-ink [&_a:hover]:underline">
      {children}
      <ChevronRight aria-hidden className="size-3.5" />
    </li>
  );
}
