import { cn } from './class-names.ts';

/** The grey shape of something about to arrive. Silent for screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-sheen rounded-control bg-line/70', className)} />;
}
