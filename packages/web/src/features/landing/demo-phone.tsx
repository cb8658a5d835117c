import { clsx } from 'clsx';
import { MessageSquareText, Phone, RotateCcw } from 'lucide-react';
import { ScrollRegion } from '@/components/scroll-region.tsx';
import { buttonLook } from '@/components/ui/button-look.ts';
import type { DemoLine } from './demo-call.ts';
import { useDemoCall } from './use-demo-call.ts';

/** A real conversation with the sample shop, played as a transcript; then the owner's text message. */
export function DemoPhone() {
  const { call, shown, finished, replay } = useDemoCall();
  return (
    <section
      aria-label="A demonstration call"
      className="relative mx-auto w-full max-w-md rounded-[22px] border border-line bg-surface p-2 shadow-float"
    >
      <header className="flex items-center gap-3 px-4 pt-3 pb-3">
        <span className="relative grid size-10 place-items-center">
          {finished ? null : (
            <span
              aria-hidden
              className="absolute inset-0 animate-ring-out rounded-full border-2 border-primary"
            />
          )}
          <span className="relative grid size-10 place-items-center rounded-full bg-primary text-on-primary">
            <Phone aria-hidden className="size-4.5" />
          </span>
        </span>
        <div className="min-w-0 flex-1">
          <p className="truncate text-sm font-semibold">
            {call?.business ?? 'Harbourview Tint & Coatings'}
          </p>
          <p className="text-xs text-ink-soft">
            Sample shop ·{' '}
            {finished ? 'Call ended' : shown === 0 ? 'Ringing…' : 'AI employee on the line'}
          </p>
        </div>
      </header>
      <ScrollRegion
        label="What is said"
        className="h-[21rem] rounded-[14px] bg-sunken p-4 sm:h-[23rem]"
      >
        <ol className="grid content-start gap-3">
          {call?.lines.slice(0, shown).map((line) => (
            <Line key={line.words} line={line} />
          ))}
          {finished && call ? <OwnerMessage words={call.summary} /> : null}
        </ol>
      </ScrollRegion>
      <footer className="flex items-center justify-between gap-3 px-3 pt-2 pb-1">
        <p className="text-xs text-ink-soft">Worked out live in this page, not a recording.</p>
        <button
          type="button"
          onClick={replay}
          className={buttonLook({
            variant: 'ghost',
            size: 'small',
            className: finished ? '' : 'invisible',
          })}
        >
          <RotateCcw aria-hidden />
          Replay
        </button>
      </footer>
    </section>
  );
}

function Line({ line }: { line: DemoLine }) {
  const caller = line.speaker === 'caller';
  return (
    <li className={clsx('max-w-[86%] animate-rise', caller && 'justify-self-end')}>
      <span className="sr-only">{caller ? 'Caller: ' : 'AI employee: '}</span>
      <p
        className={clsx(
          'rounded-[14px] px-3.5 py-2 text-[0.9375rem] leading-snug',
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

function OwnerMessage({ words }: { words: string }) {
  return (
    <li className="mt-2 animate-rise rounded-card border border-accent bg-accent-wash p-3.5">
      <p className="flex items-center gap-2 text-xs font-semibold">
        <MessageSquareText aria-hidden className="size-4" />
        The owner's text message
      </p>
      <p className="mt-1.5 text-sm leading-snug break-words whitespace-pre-line">{words}</p>
    </li>
  );
}
