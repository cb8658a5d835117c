import { useEffect, useState, useSyncExternalStore } from 'react';
import { CallDriver } from './call-driver.ts';
import type { CallState } from './call-state.ts';
import { placeCall } from './place-call.ts';

/** The call of this page with one agent; leaving the page hangs up. */
export function useCall(agent: string): { call: CallState; driver: CallDriver } {
  const [driver] = useState(() => new CallDriver(agent, placeCall));
  const call = useSyncExternalStore(driver.subscribe, driver.state, driver.state);
  useEffect(() => () => driver.dispose(), [driver]);
  return { call, driver };
}
