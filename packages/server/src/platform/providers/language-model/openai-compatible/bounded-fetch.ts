/** More than this a reply of a few sentences is not, in bytes, however it is wrapped or thought over. */
const mostBytes = 2_000_000;

/**
 * Fetches from the one address an operator named: what was asked is carried on to no other, and no answer, be it
 * without an end, takes more memory than it is worth.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'manual' });
  const { status, headers, body } = response;
  if (status >= 300 && status < 400) {
    await body?.cancel();
    throw new EndpointFailed(`The endpoint redirects (${status}), which is not followed.`);
  }
  if (!body) return response;
  let read = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      read += piece.byteLength;
      if (read <= mostBytes) return controller.enqueue(piece);
      const reason = new EndpointFailed(`The reply is longer than ${mostBytes} bytes.`);
      controller.error(reason);
      throw reason;
    },
  });
  return new Response(body.pipeThrough(counted), { status, headers });
};

/** The endpoint of a language model failed, in words that tell nothing of a call: a log may have them. */
export class EndpointFailed extends Error {
  override name = 'EndpointFailed';
}

/** How far causes are followed: an error may name itself as one. */
const mostCauses = 5;

/**
 * A failure as it may be told: what kind it is, the status, and the code of the way there. Whatever else is known of
 * it may hold the prompt or the answer.
 */
export function toldOfFailure(error: unknown): EndpointFailed {
  const parts: string[] = [];
  let cause = error;
  for (let depth = 0; cause instanceof Error && depth < mostCauses; depth += 1) {
    if (cause instanceof EndpointFailed) return cause;
    parts.push(...kindOf(cause));
    cause = cause.cause;
  }
  const told = [...new Set(parts)].join(', ');
  return new EndpointFailed(
    `The language model's endpoint failed: ${told || 'it told of an error'}.`,
  );
}

/** Names and codes are of the libraries' own making; what is none is no such thing. */
const plain = /^[A-Za-z][A-Za-z_]{1,40}$/;

function kindOf(error: Error): string[] {
  const members = new Map<string, unknown>(Object.entries(error));
  const [code, status] = [members.get('code'), members.get('statusCode')];
  return [
    ...(plain.test(error.name) ? [error.name] : []),
    ...(typeof code === 'string' && plain.test(code) ? [code] : []),
    ...(typeof status === 'number' ? [`status ${status}`] : []),
  ];
}
