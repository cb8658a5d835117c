import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead?: ReactNode;
  /** On wide screens the heading stands beside what it heads. */
  beside?: boolean;
  children: ReactNode;
}

/** One block of the front page under its heading. */
export function Section({ id, title, lead, beside, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        'mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16',
        beside && 'lg:grid lg:grid-cols-[1fr_1.9fr] lg:gap-16',
      )}
    >
      <div>
        <h2 id={id} className="max-w-2xl text-3xl leading-tight font-bold sm:text-4xl">
          {title}
        </h2>
        {lead ? <p className="mt-3 max-w-xl text-lg text-ink-soft">{lead}</p> : null}
      </div>
      <div className={clsx('mt-8 sm:mt-10', beside && 'lg:mt-1.5')}>{children}</div>
    </section>
  );
}
