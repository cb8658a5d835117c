import { parentPort } from 'node:worker_threads';
import { openEncoder } from '@second-ring/conversation/encoder';

/** The other side of `encoder.ts`: encodes one text after the other, beside the thread of the calls. */
const encoder = await openEncoder();
parentPort?.on('message', (text: string) => {
  encoder.encode(text).then(
    (vector) => parentPort?.postMessage(vector),
    () => parentPort?.postMessage(null),
  );
});
parentPort?.postMessage('ready');
