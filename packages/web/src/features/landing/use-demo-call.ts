import { demonstration } from 'virtual:demo-call';
import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from 'react';
import type { DemoCall, OpenDemoCall } from './demo-call.ts';

const afterRingingMs = 900;
const perWordMs = 120;
const perLineMs = 900;

interface DemoState {
  /** What the shop asks for tinting an SUV, in dollars. */
  suvPrice: number;
  call: DemoCall;
  /** How many of the call's lines have been said. */
  shown: number;
  /** It has come into sight, or was asked for; until then it waits. */
  begun: boolean;
  /** Someone asked for it: assistive technology reads each line as it is said. */
  asked: boolean;
  /** It was held in this page, by the conversation itself. */
  live: boolean;
  /** The visitor's own call; null while the demonstration's caller speaks. */
  own: OpenDemoCall | null;
  /** The conversation is on its way. */
  loading: boolean;
  failure: string | null;
}

export interface Demo extends DemoState {
  /** The lines are still being said one by one. */
  playing: boolean;
  /** Rings the shop again and lets the call play at a talking pace. */
  play: () => void;
  /** Ends the playing: the whole call is there at once. */
  showWhole: () => void;
  /** Changes a price of the shop; the call is held again with it. */
  changePrice: (suvPrice: number) => void;
  /** Asks the AI employee something; resolves to whether it could. */
  ask: (words: string) => Promise<boolean>;
  /** Fetches the conversation ahead of its first use. */
  prepare: () => void;
}

const loadConversation = () => import('./demo-call.ts');

const unreachable =
  'The conversation could not be loaded. Check your connection and try once more.';

/**
 * The call of the front page. It plays by itself once `phone` is in sight; who prefers stillness has
 * it whole. At first it is the one held while the pages were built; from a visitor's first movement
 * on, the conversation itself runs in the page.
 */
export function useDemoCall(phone: RefObject<HTMLElement | null>): Demo {
  const [demo, setDemo] = useState<DemoState>(asBuilt);
  const { suvPrice, call, shown, begun } = demo;
  const playing = begun && shown < call.lines.length;

  useEffect(() => {
    const begin = () => setDemo((before) => ({ ...before, begun: true }));
    if (prefersStillness() || !phone.current) return begin();
    setDemo((before) => ({ ...before, shown: 0 }));
    return onSight(phone.current, begin);
  }, [phone]);

  useEffect(() => onFirstMovement(() => void holdLive(setDemo)), []);

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(
      () => setDemo((before) => ({ ...before, shown: before.shown + 1 })),
      pauseBefore(call, shown),
    );
    return () => clearTimeout(timer);
  }, [playing, call, shown]);

  const show = async (
    next: (conversation: typeof import('./demo-call.ts')) => Partial<DemoState>,
  ): Promise<boolean> => {
    setDemo((before) => ({ ...before, loading: true, failure: null }));
    try {
      const changed = next(await loadConversation());
      setDemo((before) => ({ ...before, ...changed, live: true, loading: false }));
      return true;
    } catch (error) {
      console.warn('The conversation could not be loaded:', error);
      setDemo((before) => ({ ...before, loading: false, failure: unreachable }));
      return false;
    }
  };

  return {
    ...demo,
    playing,
    play: () => {
      void show(({ holdDemoCall }) => {
        const held = holdDemoCall(suvPrice, Date.now());
        const shown = prefersStillness() ? held.lines.length : 0;
        return { call: held, shown, begun: true, asked: true, own: null };
      });
    },
    showWhole: () => setDemo((before) => ({ ...before, shown: before.call.lines.length })),
    changePrice: (price) => {
      void show(({ holdDemoCall }) => {
        const held = holdDemoCall(price, Date.now());
        return { suvPrice: price, call: held, shown: held.lines.length, begun: true, own: null };
      });
    },
    ask: (words) =>
      show(({ answerDemo, sayToDemo, demoCallOf }) => {
        const answered = demo.own ?? answerDemo(suvPrice, Date.now());
        const own = sayToDemo(answered, words, Date.now());
        const said = demoCallOf(own);
        return { call: said, shown: said.lines.length, begun: true, asked: true, own };
      }),
    prepare: () => {
      // A failure is told when the conversation is really wanted.
      loadConversation().catch(() => {});
    },
  };
}

function asBuilt(): DemoState {
  const { suvPrice, call } = demonstration;
  return {
    suvPrice,
    call,
    shown: call.lines.length,
    begun: false,
    asked: false,
    live: false,
    own: null,
    loading: false,
    failure: null,
  };
}

/** Holds the call in the page, as of today, in place of the built one; as far as it has been said. */
async function holdLive(setDemo: Dispatch<SetStateAction<DemoState>>): Promise<void> {
  try {
    const { holdDemoCall } = await loadConversation();
    setDemo((before) => {
      if (before.live) return before;
      const held = holdDemoCall(before.suvPrice, Date.now());
      const whole = before.shown === before.call.lines.length;
      return { ...before, live: true, call: held, shown: whole ? held.lines.length : before.shown };
    });
  } catch (error) {
    // The built call goes on; a visitor who wants more of it is told.
    console.warn('The conversation could not be loaded:', error);
  }
}

/** How long the line before this one takes to say. */
function pauseBefore(call: DemoCall, shown: number): number {
  const before = call.lines[shown - 1];
  if (!before) return afterRingingMs;
  return perLineMs + before.words.split(/\s+/).length * perWordMs;
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const movements = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** How much of an element has to be seen for it to be in sight. */
const inSight = 0.4;

/** Calls once, when the element is first in sight. Returns a function that stops the watch. */
function onSight(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { threshold: inSight },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls once, when the page has nothing to do after its visitor first moved, pressed or scrolled.
 * Returns a function that stops the watch.
 */
function onFirstMovement(call: () => void): () => void {
  const stop = () => {
    for (const movement of movements) removeEventListener(movement, hear);
  };
  const hear = () => {
    stop();
    // Not every browser tells when it is idle.
    if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 2_000 });
    else setTimeout(call, 200);
  };
  for (const movement of movements) addEventListener(movement, hear, { passive: true });
  return stop;
}
