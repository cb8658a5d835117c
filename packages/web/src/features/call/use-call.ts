import { useEffect, useState, useSyncExternalStore } from 'react';
import { type CallDriver, createCallDriver } from './call-driver.ts';
import type { CallState } from './call-session.ts';
import { placeCall } from './place-call.ts';

/** The call of this page with one agent; leaving the page hangs up. */
export function useCall(agentId: string): { call: CallState; driver: CallDriver } {
  const [driver] = useState(() => createCallDriver(agentId, placeCall));
  const call = useSyncExternalStore(driver.subscribe, driver.state, driver.state);
  useEffect(() => () => driver.dispose(), [driver]);
  return { call, driver };
}
