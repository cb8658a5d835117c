import { useCallback, useEffect, useRef, useState } from 'react';
import { completeSetUp } from './complete-setup.ts';
import type { DraftStore } from './draft-store.ts';
import { type Sending, sendSetUp } from './set-up-sending.ts';

/** Sends the draft when asked, for as long as the page is there; `tryNow` cuts a pause short. */
export function useCompleteSetup(store: DraftStore) {
  const [sending, setSending] = useState<Sending>({ stage: 'idle' });
  const here = useRef(true);
  const wake = useRef<() => void>(() => undefined);
  useEffect(() => {
    here.current = true;
    const tryNow = () => wake.current();
    window.addEventListener('online', tryNow);
    return () => {
      here.current = false;
      window.removeEventListener('online', tryNow);
      tryNow();
    };
  }, []);
  const complete = useCallback(
    () =>
      sendSetUp(() => store.state().draft, {
        send: completeSetUp,
        wanted: () => here.current,
        tell: (next) => {
          if (next.stage === 'done') store.edit({ setUp: next.setUp });
          setSending(next);
        },
        wait: (seconds) =>
          new Promise((resolve) => {
            const timer = setTimeout(resolve, seconds * 1000);
            wake.current = () => {
              clearTimeout(timer);
              resolve();
            };
          }),
      }),
    [store],
  );
  return { sending, complete, tryNow: () => wake.current() };
}
