import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

export type Tone = 'positive' | 'pending' | 'negative' | 'outline' | 'accent';

const look = cva(
  'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap',
  {
    variants: {
      tone: {
        positive: 'border-transparent bg-positive-wash text-positive',
        pending: 'border-transparent bg-pending-wash text-pending',
        negative: 'border-transparent bg-negative-wash text-negative',
        outline: 'border-line text-ink-soft',
        accent: 'border-transparent bg-accent text-on-accent',
      },
    },
  },
);

interface BadgeProps {
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** A short status or label. The words carry the meaning; the tone only repeats it. */
export function Badge({ tone = 'outline', className, children }: BadgeProps) {
  return <span className={look({ tone, className })}>{children}</span>;
}
