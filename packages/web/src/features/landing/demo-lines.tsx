import { clsx } from 'clsx';
import type { DemoLine } from './demo-call.ts';

interface DemoLinesProps {
  lines: DemoLine[];
  /** Lines arrive one by one: each is announced and rises. */
  live: boolean;
}

/** What has been said, and under each answer the facts it rests on. */
export function DemoLines({ lines, live }: DemoLinesProps) {
  return (
    <ol aria-live={live ? 'polite' : undefined} className="grid content-start gap-3">
      {lines.map((line) => (
        <Line key={line.place} line={line} live={live} />
      ))}
    </ol>
  );
}

function Line({ line, live }: { line: DemoLine; live: boolean }) {
  const caller = line.speaker === 'caller';
  return (
    <li className={clsx('max-w-[86%]', live && 'animate-rise', caller && 'justify-self-end')}>
      <span className="sr-only">{caller ? 'Caller: ' : 'AI employee: '}</span>
      <p
        className={clsx(
          'rounded-[14px] px-3.5 py-2 text-[0.9375rem] leading-snug break-words',
          caller ? 'rounded-tr-sm bg-primary text-on-primary' : 'rounded-tl-sm bg-surface',
        )}
      >
        {line.words}
      </p>
      {line.facts.length > 0 ? (
        <p className="mt-1.5 flex flex-wrap gap-1">
          {line.facts.map((fact) => (
            <span
              key={`${fact.kind}:${fact.id}`}
              className="rounded-full bg-accent-wash px-2 py-0.5 text-[0.6875rem] text-ink"
            >
              {fact.label}
            </span>
          ))}
        </p>
      ) : null}
    </li>
  );
}
