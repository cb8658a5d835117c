import { afterEach, expect, it } from 'vitest';
import { createReadingThreads, type Page } from './reading-threads.ts';

const threads = createReadingThreads(2);
afterEach(() => threads.close());

const page = (name: string): Page => ({
  html: `<title>${name}</title><h1>${name}</h1>`,
  url: `https://${name}.example/`,
  today: '2026-11-23',
});
const never = new AbortController().signal;

it('however many pages come at once, two threads read them all', async () => {
  const reading = Array.from({ length: 12 }, (_, index) => threads.read(page(`p${index}`), never));
  expect(threads.running).toBe(2);
  const read = await Promise.all(reading);
  expect(threads.running).toBe(2);
  expect(read.map(({ titles }) => titles)).toEqual(
    read.map((_, index) => expect.stringContaining(`p${index}`)),
  );
}, 60_000);

it('one is started ahead of the first page, however many websites are about to be read', async () => {
  expect(threads.running).toBe(0);
  for (let website = 0; website < 5; website += 1) threads.warm();
  expect(threads.running).toBe(1);
});

it('a page that has no turn in time is given up', async () => {
  const late = new AbortController();
  const reading = [page('a'), page('b')].map((each) => threads.read(each, never));
  const waiting = threads.read(page('late'), late.signal);
  late.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'TOO_TANGLED' });
  await Promise.all(reading);
}, 60_000);
