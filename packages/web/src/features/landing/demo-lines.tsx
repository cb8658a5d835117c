import { clsx } from 'clsx';
import type { DemoLine } from './demo-call.ts';

interface DemoLinesProps {
  lines: DemoLine[];
  /** Lines arrive one by one: each rises. */
  rising: boolean;
  /** Assistive technology reads each line as it arrives. */
  announced: boolean;
  /** The call has yet to begin. */
  awaiting: boolean;
}

/** What has been said, and under each answer the facts it rests on. */
export function DemoLines({ lines, rising, announced, awaiting }: DemoLinesProps) {
  return (
    <ol
      aria-live={announced ? 'polite' : undefined}
      className={clsx('grid content-start gap-3', awaiting && 'awaits-application')}
    >
      {lines.map((line) => (
        <Line key={line.place} line={line} rising={rising} />
      ))}
    </ol>
  );
}

function Line({ line, rising }: { line: DemoLine; rising: boolean }) {
  const caller = line.speaker === 'caller';
  return (
    <li className={clsx('max-w-[86%]', rising && 'animate-rise', caller && 'justify-self-end')}>
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
