/** Why there is no call, in words for the caller. */
export interface CallFailure {
  title: string;
  /** What happened and what to do now. */
  sentence: string;
  /** Whether calling again can help. */
  worthRetrying: boolean;
}

export const failures = {
  unknownAgent: {
    title: 'Nobody answers here',
    sentence:
      'There is no AI employee at this address. Check the link with whoever gave it to you.',
    worthRetrying: false,
  },
  tooManyCalls: {
    title: 'Too many calls just now',
    sentence:
      'There were several calls from your connection in a short time. Wait a minute, then call again.',
    worthRetrying: true,
  },
  unreachable: {
    title: 'The call did not go through',
    sentence: 'The line could not be reached. Check your connection, then call again.',
    worthRetrying: true,
  },
  lineLost: {
    title: 'The line dropped',
    sentence: 'The connection dropped twice. What was said is below. Call again to carry on.',
    worthRetrying: true,
  },
} satisfies Record<string, CallFailure>;

/** Whether an answer's status says that the address is nobody's. */
export function saysNobody(status: number): boolean {
  return status === 404 || status === 400 || status === 422;
}

/** The failure behind the answer to asking for a line; `sentence` is the server's own, where it gave one. */
export function failureOfStatus(status: number, sentence: string | null): CallFailure {
  if (saysNobody(status)) return failures.unknownAgent;
  if (status === 429) return failures.tooManyCalls;
  return sentence ? { ...failures.unreachable, sentence } : failures.unreachable;
}
