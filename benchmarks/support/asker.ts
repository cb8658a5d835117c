import { once } from 'node:events';
import { connect } from 'node:net';

const endOfHead = Buffer.from('\r\n\r\n');

/** One connection that asks again and again. */
export interface Asker {
  /** Milliseconds until the whole answer was there. Throws unless it is 200. */
  ask(path: string): Promise<number>;
  close(): void;
}

/**
 * Connects to a server. Speaks just enough HTTP to know where an answer ends: on a machine of few
 * cores whatever the asker does is time that the server lacks.
 * @param token sent as the bearer's, unless empty.
 */
export async function openAsker(origin: string, token: string): Promise<Asker> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).setNoDelay();
  await once(socket, 'connect');
  const authorization = token && `Authorization: Bearer ${token}\r\n`;
  return {
    ask: (path) =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        let answer: Buffer = Buffer.alloc(0);
        let length = Number.POSITIVE_INFINITY;
        const read = (bytes: Buffer) => {
          answer = answer.length === 0 ? bytes : Buffer.concat([answer, bytes]);
          if (length === Number.POSITIVE_INFINITY) length = lengthOf(answer);
          if (answer.length < length) return;
          socket.off('data', read).off('error', reject).off('close', onClose);
          if (answer.toString('latin1', 9, 12) === '200') resolve(performance.now() - began);
          else reject(new Error(`${path}: ${answer}`));
        };
        const onClose = () => reject(new Error(`${path}: the connection was closed.`));
        socket.on('data', read).on('error', reject).on('close', onClose);
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\n${authorization}\r\n`);
      }),
    close: () => socket.destroy(),
  };
}

/** How long an answer is, its head included; infinite until the head is there. */
function lengthOf(answer: Buffer): number {
  const end = answer.indexOf(endOfHead);
  if (end < 0) return Number.POSITIVE_INFINITY;
  const length = /^content-length: (\d+)/im.exec(answer.toString('latin1', 0, end))?.[1];
  if (length === undefined) throw new Error('The answer does not say how long it is.');
  return end + endOfHead.length + Number(length);
}
