import { demonstration } from 'virtual:demo-call';
import { clsx } from 'clsx';
import { MessageSquareText, Phone } from 'lucide-react';
import { useRef } from 'react';
import { Arcs } from '@/components/brand/mark.tsx';
import { ScrollRegion } from '@/components/scroll-region.tsx';
import type { DemoLine } from './demo-call.ts';
import { DemoControls } from './demo-controls.tsx';
import { type Demo, useDemoCall } from './use-demo-call.ts';

/** A real conversation with the sample shop, to read, to play, to change and to take part in. */
export function DemoPhone() {
  const phone = useRef<HTMLElement>(null);
  const demo = useDemoCall(phone);
  const { call, shown, own, playing, begun, asked } = demo;
  return (
    <div className="relative mx-auto w-full max-w-md">
      <Arcs className="absolute top-[42%] left-1/2 -z-10 size-[62rem] max-w-none -translate-1/2 text-line" />
      <section
        ref={phone}
        aria-label="A demonstration call"
        className="relative rounded-[22px] border border-line bg-surface p-2 shadow-float"
      >
        <PhoneHeader demo={demo} />
        <ScrollRegion
          label="What is said"
          follows={playing || own !== null}
          className="h-[19rem] rounded-[14px] bg-sunken p-4 sm:h-[21rem]"
        >
          <DemoLines
            lines={call.lines.slice(0, shown)}
            rising={playing || own !== null}
            announced={asked}
            awaiting={!begun}
          />
        </ScrollRegion>
        <DemoControls demo={demo} />
      </section>
      <OwnerMessage
        words={call.summary}
        hidden={shown < call.lines.length}
        awaiting={!begun}
        unfinished={own !== null && !call.ended}
      />
    </div>
  );
}

function PhoneHeader({ demo }: { demo: Demo }) {
  const inCall = demo.playing || (demo.own !== null && !demo.call.ended);
  return (
    <header className="flex items-center gap-3 px-4 py-3">
      <span className="relative grid size-10 shrink-0 place-items-center">
        {inCall ? (
          <span
            aria-hidden
            className="absolute inset-0 animate-ring-out rounded-full border-2 border-primary"
          />
        ) : null}
        <span
          className={clsx(
            'relative grid size-10 place-items-center rounded-full',
            inCall ? 'bg-primary text-on-primary' : 'bg-primary-wash text-primary',
          )}
        >
          <Phone aria-hidden className="size-4.5" />
        </span>
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{demonstration.shopName}</p>
        <p className="text-xs text-ink-soft">Sample shop · {statusOf(demo)}</p>
      </div>
    </header>
  );
}

function statusOf({ own, playing, shown, call }: Demo): string {
  if (playing) return shown === 0 ? 'Ringing…' : 'AI employee on the line';
  if (own) return call.ended ? 'Call ended' : 'Your call';
  return 'A whole call, word for word';
}

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
function DemoLines({ lines, rising, announced, awaiting }: DemoLinesProps) {
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

interface OwnerMessageProps {
  words: string;
  /** Keeps its place while the call goes on, so that nothing moves when it arrives. */
  hidden: boolean;
  /** The call has yet to begin. */
  awaiting: boolean;
  /** The call goes on: this is what the owner would read if it ended now. */
  unfinished: boolean;
}

/** The owner's text message, sliding out from under the phone. */
function OwnerMessage({ words, hidden, awaiting, unfinished }: OwnerMessageProps) {
  return (
    <section
      aria-label="The owner's text message"
      className={clsx(
        'relative z-10 mx-4 -mt-3 min-h-28 rounded-card border border-accent bg-accent-wash p-4 shadow-float transition-[opacity,transform] duration-250 ease-out sm:-mr-6 sm:ml-10',
        awaiting && 'awaits-application',
        hidden && 'invisible -translate-y-3 opacity-0',
      )}
    >
      <p className="flex items-center gap-2 text-xs font-semibold">
        <MessageSquareText aria-hidden className="size-4" />
        {unfinished ? 'What the owner would read now' : 'What the owner would read after the call'}
      </p>
      <p className="mt-1.5 text-sm leading-snug break-words whitespace-pre-line">{words}</p>
    </section>
  );
}
