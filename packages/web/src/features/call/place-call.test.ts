import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('@/api/client.ts');
  vi.doUnmock('@orpc/client');
  vi.resetModules();
});

/** Asks for a line where the server, or the way to it, answers with `error`. */
async function placeInto(error: Error) {
  vi.resetModules();
  vi.doMock('@/api/client.ts', () => ({
    api: { browserCalls: { start: () => Promise.reject(error) } },
  }));
  // Without a connection nothing more can be fetched.
  vi.doMock('@orpc/client', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { placeCall } = await import('./place-call.ts');
  return placeCall('+16045550142', null);
}

it('says so, and fetches nothing more, when there is no connection', async () => {
  expect(await placeInto(new TypeError('Failed to fetch'))).toMatchObject({
    failure: { title: 'The call did not go through' },
  });
});

it('tells a refusal by the status it came with', async () => {
  expect(await placeInto(Object.assign(new Error('Too many.'), { status: 429 }))).toMatchObject({
    failure: { title: 'Too many calls just now' },
  });
  expect(await placeInto(Object.assign(new Error('None.'), { status: 404 }))).toMatchObject({
    failure: { title: 'Nobody answers here' },
  });
});
