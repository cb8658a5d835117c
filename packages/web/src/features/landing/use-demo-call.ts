import { useEffect, useState } from 'react';
import type { DemoCall } from './demo-call.ts';

const afterRingingMs = 1400;
const perWordMs = 120;
const perLineMs = 900;

export interface DemoPlayback {
  call: DemoCall | null;
  /** How many lines have been said. */
  shown: number;
  /** The call is over and the owner's summary has arrived. */
  finished: boolean;
  replay: () => void;
}

/** Fetches the conversation once the page is idle, holds the call, and lets it play at a talking pace. */
export function useDemoCall(): DemoPlayback {
  const [call, setCall] = useState<DemoCall | null>(null);
  const [shown, setShown] = useState(0);
  const lines = call?.lines ?? [];

  useEffect(() => {
    let wanted = true;
    const cancel = whenIdle(() =>
      import('./demo-call.ts').then(
        ({ holdDemoCall }) => {
          if (!wanted) return;
          const held = holdDemoCall(Date.now());
          setCall(held);
          if (prefersStillness()) setShown(held.lines.length + 1);
        },
        (error) => console.warn('The demonstration call could not be loaded:', error),
      ),
    );
    return () => {
      wanted = false;
      cancel();
    };
  }, []);

  useEffect(() => {
    if (!call || shown > call.lines.length) return;
    const timer = setTimeout(() => setShown(shown + 1), pause(call, shown));
    return () => clearTimeout(timer);
  }, [call, shown]);

  return {
    call,
    shown: Math.min(shown, lines.length),
    finished: call !== null && shown > lines.length,
    replay: () => setShown(0),
  };
}

/** How long the line before this one takes to say. */
function pause(call: DemoCall, shown: number): number {
  const before = call.lines[shown - 1];
  if (!before) return afterRingingMs;
  return perLineMs + before.words.split(/\s+/).length * perWordMs;
}

/** Runs `task` once the page has loaded and the browser has nothing better to do. */
function whenIdle(task: () => void): () => void {
  const latestMs = 2_000;
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, latestMs / 4);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(task, { timeout: latestMs });
  return () => window.cancelIdleCallback(request);
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
