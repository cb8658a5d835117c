import {
  type Input,
  type ModelPrompt,
  maskCardNumbers,
  maskCardsOverTurns,
} from '@second-ring/conversation';

/** Characters of one turn that are understood: about two minutes of unbroken speech. */
export const understoodLength = 2_000;
/** Characters of one turn that are kept, and read at all. */
export const longestUtterance = 4_000;

/**
 * What a caller said, as it may be stored: payment card numbers masked, and without the characters
 * (NUL, half a surrogate pair) that PostgreSQL's jsonb refuses, and cut to `longestUtterance` before
 * anything reads it. Null where nothing was said.
 * @param before what they said in the turns before: a card may be spread over them.
 */
export function readUtterance(spoken: string, before: readonly string[] = []): string | null {
  const clean = spoken
    .slice(0, longestUtterance)
    .replaceAll('\u0000', '')
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .trim();
  return clean === '' ? null : maskCardNumbers(clean, before);
}

/** Lines of a conversation, those of one side masked as what they said in one go. */
export function maskLines<Line extends { role: string; content: string | null }>(
  lines: readonly Line[],
): Line[] {
  const spoken = lines.filter(({ role, content }) => role === 'user' && content !== null);
  const masked = maskCardsOverTurns(spoken.map(({ content }) => content ?? ''));
  let next = 0;
  return lines.map((line) => {
    if (line.content === null) return line;
    const isSpoken = line.role === 'user';
    const content = isSpoken ? masked[next] : maskCardNumbers(line.content);
    if (isSpoken) next += 1;
    return content === undefined ? line : { ...line, content };
  });
}

/**
 * What a model is sent, masked alike. Before the caller's words in it stands what we know, with dates
 * and times: none of their digits are part of anything spoken.
 */
export function maskPrompt(messages: ModelPrompt['messages']): ModelPrompt['messages'] {
  const parts = messages.map(({ role, content }) => {
    const at = role === 'user' ? content.lastIndexOf(callerMark) : -1;
    const start = at < 0 ? 0 : at + callerMark.length;
    return { known: content.slice(0, start), role, content: content.slice(start) };
  });
  return maskLines(parts).map(({ known, role, content }) => ({
    role,
    content: maskCardNumbers(known) + content,
  }));
}

const callerMark = '\nCALLER: ';

/** What a caller has said on a call so far, by its stored inputs. */
export function saidIn(turns: readonly { input: Input }[]): string[] {
  return turns.flatMap(({ input }) => (input?.type === 'callerSpoke' ? [input.text] : []));
}

/**
 * The input as the conversation is given it, in the call and in every replay alike. What is
 * understood is less than what is stored, so that no caller can hold up the others.
 */
export function understood(input: Input): Input {
  return input.type === 'callerSpoke' && input.text.length > understoodLength
    ? { ...input, text: input.text.slice(0, understoodLength) }
    : input;
}
