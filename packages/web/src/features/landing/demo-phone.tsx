import { demonstration } from 'virtual:demo-call';
import { clsx } from 'clsx';
import { Phone } from 'lucide-react';
import { useRef } from 'react';
import { Arcs } from '@/components/brand/arcs.tsx';
import { ScrollRegion } from '@/components/scroll-region.tsx';
import { DemoControls } from './demo-controls.tsx';
import { DemoLines } from './demo-lines.tsx';
import { OwnerMessage } from './owner-message.tsx';
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
