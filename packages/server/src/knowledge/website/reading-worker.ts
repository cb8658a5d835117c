import { parentPort } from 'node:worker_threads';
import { z } from 'zod';
import { readPage } from './read-page.ts';

/** The thread that reads pages, so that no tangled page ever holds up a call. */
const source = z.object({ id: z.number(), html: z.string(), url: z.string(), today: z.string() });

parentPort?.on('message', (message: unknown) => {
  const { id, ...page } = source.parse(message);
  try {
    parentPort?.postMessage({ id, reading: readPage(page) });
  } catch (error) {
    parentPort?.postMessage({ id, problem: String(error) });
  }
});

// Tells that everything it reads with is there.
parentPort?.postMessage({ id: 0 });
