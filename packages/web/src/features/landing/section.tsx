import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One block of the front page under its heading. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-18">
      <h2 id={id} className="max-w-2xl text-3xl leading-tight font-bold sm:text-4xl">
        {title}
      </h2>
      {lead ? <p className="mt-3 max-w-xl text-lg text-ink-soft">{lead}</p> : null}
      <div className="mt-8 sm:mt-10">{children}</div>
    </section>
  );
}
