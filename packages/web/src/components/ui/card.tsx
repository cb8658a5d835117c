import type { ComponentProps } from 'react';
import { cn } from './class-names.ts';

/** A framed piece of a page. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={cn('rounded-card border border-line bg-surface p-5 sm:p-6', className)}
      {...rest}
    />
  );
}

export function CardTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 className={cn('font-heading text-lg leading-snug font-semibold', className)} {...rest}>
      {children}
    </h2>
  );
}

export function CardDescription({ className, ...rest }: ComponentProps<'p'>) {
  return <p className={cn('mt-1 text-sm text-ink-soft', className)} {...rest} />;
}
