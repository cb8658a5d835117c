import type { MiddlewareHandler } from 'hono';

/**
 * Lets no body through that is longer than `most` bytes. Nothing of it is read ahead: whoever needs the
 * body reads it once they know that they want it, and one of untold length is cut off on the way.
 * @param refuse throws what a longer one is told
 */
export function limitBody(most: number, refuse: () => never): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req;
    const told = raw.headers.get('content-length');
    if (told !== null && !raw.headers.has('transfer-encoding')) {
      if (Number(told) > most) refuse();
      return next();
    }
    if (!raw.body) return next();
    let size = 0;
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        if (size <= most) controller.enqueue(chunk);
        else refuse();
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      body: raw.body.pipeThrough(counted),
      duplex: 'half',
    };
    context.req.raw = new Request(raw, init);
    await next();
    // Whoever read it may have taken a body that breaks off for one that is written wrongly.
    if (size > most) refuse();
  };
}

/** Whether reading a body failed because whoever sent it hung up, or was cut off: nobody is at fault here. */
export function isBrokenOff(error: unknown): boolean {
  // The words of Node's own, which no other connection that is reset has.
  return (
    error instanceof Error &&
    error.message === 'aborted' &&
    Reflect.get(error, 'code') === 'ECONNRESET'
  );
}
