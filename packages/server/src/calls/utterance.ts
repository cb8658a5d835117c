import { type Input, maskCardNumbers } from '@second-ring/conversation';

/** Characters of one turn that are understood: about two minutes of unbroken speech. */
export const understoodLength = 2_000;

/**
 * What a caller said, as it may be stored: payment card numbers masked, and without the characters
 * (NUL, half a surrogate pair) that PostgreSQL's jsonb refuses. Null where nothing was said.
 */
export function readUtterance(spoken: string): string | null {
  const clean = spoken
    .replaceAll('\u0000', '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .trim();
  return clean === '' ? null : maskCardNumbers(clean);
}

/**
 * The input as the conversation is given it, in the call and in every replay alike. What is stored
 * is whole; what is understood has a bound, so that no caller can hold up the others.
 */
export function understood(input: Input): Input {
  return input.type === 'callerSpoke' && input.text.length > understoodLength
    ? { ...input, text: input.text.slice(0, understoodLength) }
    : input;
}
