import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Arcs, halo } from '@/components/brand/mark.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/components/ui/class-names.ts';
import { type CallState, isLive } from './call-state.ts';
import type { Taught } from './place-call.ts';

interface CallStageProps {
  call: CallState;
  businessName: string | null;
  /** What it has been taught; null: nobody knows. */
  taught: Taught | null;
  onCall: () => void;
}

/** Who is called, how the call stands, and the button that starts it. Shrinks once there are words. */
export function CallStage({ call, businessName, taught, onCall }: CallStageProps) {
  const small = call.turns.length > 0;
  return (
    <section
      aria-label="Call"
      className={cn(
        'grid shrink-0 justify-items-center text-center transition-[padding] duration-250',
        small
          ? 'gap-2 pt-2 pb-3'
          : 'min-h-0 flex-1 content-center gap-6 py-6 short:gap-3 short:py-2',
      )}
    >
      <div className={small ? 'order-2' : halo}>
        <h1
          className={cn('font-semibold', small ? 'text-lg' : 'text-2xl sm:text-4xl short:text-xl')}
        >
          {businessName ?? 'Call the AI employee'}
        </h1>
        <p role="status" className="mt-1 min-h-6 text-sm text-ink-soft">
          <Standing call={call} />
        </p>
      </div>
      <RoundButton call={call} small={small} onCall={onCall} />
      {call.phase === 'failed' ? <Failure call={call} onCall={onCall} /> : null}
      {call.phase === 'idle' && !small ? (
        <p className={`max-w-xs text-sm text-ink-soft ${halo}`}>
          {whatItKnows(taught)} Talk, or type below.
        </p>
      ) : null}
    </section>
  );
}

/** What a caller may ask it, as far as it has been taught. */
function whatItKnows(taught: Taught | null): string {
  if (taught === null) return 'An AI answers from what the shop has taught it.';
  const { prices, hours } = taught;
  if (prices && hours) return "An AI answers from the shop's own prices and hours.";
  if (prices) return "An AI answers from the shop's own prices. It does not know the hours yet.";
  if (hours) return "An AI answers from the shop's own hours. It does not know any prices yet.";
  return 'An AI answers. It has not been taught any prices or hours yet, so it takes messages.';
}

function Standing({ call }: { call: CallState }) {
  if (call.phase === 'ringing') return 'Ringing…';
  if (call.phase === 'reconnecting') return 'The line dropped. Calling back…';
  if (call.phase === 'ended') return 'Call ended';
  if (call.phase === 'failed') return null;
  if (call.phase === 'idle') return 'Free to call from this page';
  return (
    <>
      On the call <CallClock />
      {call.redialled ? ' · called back after the line dropped' : null}
    </>
  );
}

function RoundButton({
  call,
  small,
  onCall,
}: {
  call: CallState;
  small: boolean;
  onCall: () => void;
}) {
  const live = isLive(call.phase);
  const ripples = call.phase === 'ringing' || call.phase === 'reconnecting' || call.speaking;
  if (small && !live) return null;
  return (
    <div
      className={cn(
        'relative grid place-items-center',
        small ? 'size-14' : 'size-40 sm:size-48 short:size-28',
      )}
    >
      {small ? null : (
        <Arcs className="pointer-events-none absolute top-1/2 left-1/2 -z-10 size-[58rem] max-w-none -translate-1/2 text-line" />
      )}
      {ripples ? <Ripples /> : null}
      <button
        type="button"
        onClick={onCall}
        disabled={live}
        aria-label={live ? 'You are on a call' : 'Call'}
        className={cn(
          'relative grid place-items-center rounded-full shadow-float transition-[transform,background-color] duration-200 ease-out',
          live ? 'bg-primary text-on-primary' : 'bg-accent text-on-accent hover:scale-[1.04]',
          small ? 'size-11' : 'size-28 sm:size-32 short:size-24',
        )}
      >
        <Phone aria-hidden className={small ? 'size-5' : 'size-11'} strokeWidth={1.75} />
      </button>
    </div>
  );
}

function Ripples() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 grid place-items-center">
      {[0, 0.8, 1.6].map((delay) => (
        <span
          key={delay}
          className="absolute size-[78%] animate-ring-out rounded-full border-2 border-primary opacity-0"
          style={{ animationDelay: `${delay}s` }}
        />
      ))}
    </span>
  );
}

function Failure({ call, onCall }: { call: CallState; onCall: () => void }) {
  if (!call.failure) return null;
  const { title, sentence, worthRetrying } = call.failure;
  return (
    <div role="alert" className="order-3 max-w-sm">
      <Badge tone="negative">{title}</Badge>
      <p className="mt-2 text-sm">{sentence}</p>
      {worthRetrying ? (
        <Button variant="accent" className="mt-3" onClick={onCall}>
          Call again
        </Button>
      ) : null}
    </div>
  );
}

/** Minutes and seconds since it was first drawn. Silent for screen readers, who are not to be told every second. */
function CallClock() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const startedAt = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - startedAt) / 1000)),
      500,
    );
    return () => clearInterval(timer);
  }, []);
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span aria-hidden className="tabular">
      {shown}
    </span>
  );
}
