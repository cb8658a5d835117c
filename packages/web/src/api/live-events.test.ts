import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type LiveChange, onLiveChanges } from './live-events.ts';

const call = { list: 'call-logs', id: 'a', created: true };
const encoder = new TextEncoder();

/** What the server answers to the next connections, in turn; then it refuses. */
let answers: ((signal: AbortSignal) => Response)[] = [];
/** When each connection was tried, in seconds since the first. */
let tried: number[] = [];
let stop = () => {};
let began = 0;

beforeEach(() => {
  vi.useFakeTimers();
  began = Date.now();
  answers = [];
  tried = [];
  vi.stubGlobal('fetch', async (_path: string, { signal }: { signal: AbortSignal }) => {
    tried.push((Date.now() - began) / 1000);
    const answer = answers.shift()?.(signal) ?? new Response(null, { status: 503 });
    signal.throwIfAborted();
    return answer;
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function listen(): LiveChange[] {
  const heard: LiveChange[] = [];
  stop = onLiveChanges((changes) => heard.push(...changes));
  return heard;
}

/** A connection that says something and is dropped. */
const dropped = (text: string) => () =>
  new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(encoder.encode(text));
        stream.close();
      },
    }),
  );

const event = (name: string, content: unknown) =>
  `event: ${name}\ndata: ${JSON.stringify(content)}\n\n`;

it('connects again after 1, 2, 5, then every 10 seconds', async () => {
  listen();
  await vi.advanceTimersByTimeAsync(40_000);
  expect(tried).toEqual([0, 1, 3, 8, 18, 28, 38]);
});

it('begins with the shortest wait again once a connection had come to life', async () => {
  const refused = () => new Response(null, { status: 503 });
  answers = [refused, refused, dropped(event('ready', {}))];
  listen();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(tried).toEqual([0, 1, 3, 4, 6, 11]);
});

it('hears what a connection told before and after it was dropped', async () => {
  answers = [
    dropped(event('ready', {}) + event('change', call)),
    dropped(event('heartbeat', {}) + event('change', { ...call, created: false })),
  ];
  const heard = listen();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(heard).toEqual([call, { ...call, created: false }]);
});

it('tells each time a connection has begun, since nobody heard what happened before', async () => {
  answers = [dropped(event('ready', {})), dropped(event('ready', {}) + event('change', call))];
  let begun = 0;
  stop = onLiveChanges(
    () => {},
    () => {
      begun += 1;
    },
  );
  await vi.advanceTimersByTimeAsync(1_500);
  expect(begun).toBe(2);
});

it('hears events with any line breaks, comments between them and data over two lines', async () => {
  const lines = [':', 'event:change', 'data:{"list":"call-logs",', 'data:"id":"a","created":true}'];
  answers = [dropped(`${lines.join('\r\n')}\r\n\r\n`)];
  const heard = listen();
  await vi.advanceTimersByTimeAsync(500);
  expect(heard).toEqual([call]);
});

/** A connection that says something now and then, and nothing more. */
const silentAfter =
  (...heartbeatsMs: number[]) =>
  (signal: AbortSignal) =>
    new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(encoder.encode(event('ready', {})));
          for (const at of heartbeatsMs)
            setTimeout(() => stream.enqueue(encoder.encode(event('heartbeat', {}))), at);
          signal.addEventListener('abort', () => stream.error(signal.reason));
        },
      }),
    );

it('gives a connection up that shows no sign of life for 45 seconds', async () => {
  answers = [silentAfter()];
  listen();
  await vi.advanceTimersByTimeAsync(44_000);
  expect(tried).toEqual([0]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(tried).toEqual([0, 46]);
});

it('keeps a connection with a heartbeat each 30 seconds', async () => {
  answers = [silentAfter(30_000, 60_000, 90_000)];
  listen();
  await vi.advanceTimersByTimeAsync(134_000);
  expect(tried).toEqual([0]);
});

it('is left alone once nobody listens', async () => {
  listen();
  await vi.advanceTimersByTimeAsync(500);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tried).toEqual([0]);
});
