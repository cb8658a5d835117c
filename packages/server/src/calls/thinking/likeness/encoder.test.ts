import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import { type EncoderThread, openEncoderThread } from './encoder.ts';

/** A thread that answers when it is told to. */
class Thread extends EventEmitter implements EncoderThread {
  readonly asked: string[] = [];
  postMessage(text: string) {
    this.asked.push(text);
  }
  answer() {
    this.emit('message', new Float32Array([this.asked.length]));
  }
  unref() {}
  terminate() {
    return Promise.resolve(0);
  }
}

function open() {
  const thread = new Thread();
  const gone = vi.fn<(reason: string) => void>();
  const encoder = openEncoderThread(gone, () => thread);
  return { thread, gone, encoder };
}
const long = 60_000;

it('gives the vector of a text', async () => {
  const { thread, encoder } = open();
  thread.emit('message', 'ready');
  const vector = encoder.encode('parking', long);
  thread.answer();
  expect(await vector).toEqual(new Float32Array([1]));
});

it('has none while its thread starts', async () => {
  expect(await open().encoder.encode('parking', long)).toBeNull();
});

it('waits for a slow thread no longer than was asked for, and takes its next answer for the next text', async () => {
  const { thread, encoder } = open();
  thread.emit('message', 'ready');
  expect(await encoder.encode('slow', 5)).toBeNull();
  const next = encoder.encode('next', long);
  expect(thread.asked).toEqual(['slow']);
  thread.answer();
  expect(thread.asked).toEqual(['slow', 'next']);
  thread.answer();
  expect(await next).toEqual(new Float32Array([2]));
});

it('encodes what is waited for before what is not', async () => {
  const { thread, encoder } = open();
  thread.emit('message', 'ready');
  const later = ['a', 'b'].map((text) => encoder.encodeLater(text));
  const waited = encoder.encode('waited for', long);
  for (let at = 0; at < 3; at += 1) thread.answer();
  await Promise.all([...later, waited]);
  expect(thread.asked).toEqual(['a', 'waited for', 'b']);
});

it('lets no more texts wait than come in time', async () => {
  const { thread, encoder } = open();
  thread.emit('message', 'ready');
  const all = Array.from({ length: 50 }, (_, at) => encoder.encode(`text ${at}`, long));
  for (let at = 0; at < 50; at += 1) thread.answer();
  const had = (await Promise.all(all)).filter((vector) => vector !== null);
  expect(had.length).toBeGreaterThan(4);
  expect(had.length).toBeLessThan(12);
});

it('has no vectors any more once its thread is dead, and says so once', async () => {
  const { thread, gone, encoder } = open();
  thread.emit('message', 'ready');
  const running = encoder.encode('running', long);
  const later = encoder.encodeLater('later');
  thread.emit('error', new Error('Cannot find package'));
  thread.emit('exit', 1);
  expect(await running).toBeNull();
  expect(await later).toBeNull();
  expect(await encoder.encode('after', long)).toBeNull();
  expect(await encoder.encodeLater('after')).toBeNull();
  expect(gone.mock.calls).toEqual([['Error: Cannot find package']]);
});

it('takes up another thread after one that stalled, and goes on with what waited', async () => {
  vi.useFakeTimers();
  const threads: Thread[] = [];
  const gone = vi.fn<(reason: string) => void>();
  const encoder = openEncoderThread(gone, () => {
    const thread = new Thread();
    threads.push(thread);
    return thread;
  });
  threads[0]?.emit('message', 'ready');
  const stalled = encoder.encodeLater('stalled');
  const waiting = encoder.encodeLater('waiting');
  vi.advanceTimersByTime(10_001);
  vi.useRealTimers();
  expect(await stalled).toBeNull();
  expect(threads).toHaveLength(2);
  threads[0]?.emit('exit', 1);
  threads[1]?.emit('message', 'ready');
  threads[1]?.answer();
  expect(await waiting).toEqual(new Float32Array([1]));
  const after = encoder.encode('after', long);
  threads[1]?.answer();
  expect(await after).not.toBeNull();
  expect(gone).not.toHaveBeenCalled();
});
