import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallDriver } from './call-driver.ts';
import type { PlaceCall } from './place-call.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // A browser that neither hears nor speaks.
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function ring(placeCall: PlaceCall): CallDriver {
  const driver = new CallDriver('+16045550142', placeCall);
  driver.dispatch({ type: 'callPressed' });
  return driver;
}

it('says that the line could not be reached when asking for one goes wrong', async () => {
  const driver = ring(() => Promise.reject(new TypeError('Failed to fetch')));
  await vi.advanceTimersByTimeAsync(0);
  expect(driver.state()).toMatchObject({
    phase: 'failed',
    failure: { title: 'The call did not go through', worthRetrying: true },
  });
});

it('stops ringing where nothing ever answers', async () => {
  const driver = ring(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(driver.state().phase).toBe('ringing');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(driver.state().phase).toBe('failed');
});

it('leaves alone what was hung up meanwhile, and the call after it', async () => {
  const driver = ring(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(20_000);
  driver.dispatch({ type: 'hungUp' });
  driver.dispatch({ type: 'callPressed' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(driver.state().phase).toBe('ringing');
});
