import {
  type Effect,
  type Input,
  type ModelPrompt,
  maskCardNumbers,
  maskWholeCards,
  readCards,
  withoutCardDigits,
} from '@second-ring/conversation';

/** Characters of one turn that are understood: about two minutes of unbroken speech. */
export const understoodLength = 2_000;
/** Characters of one turn that are kept, and read at all. */
export const longestUtterance = 4_000;

/**
 * What a caller said, as it may be stored: payment card numbers masked, and without the characters
 * (controls, half a surrogate pair) that PostgreSQL's jsonb refuses, and cut to `longestUtterance` before
 * anything reads it. Null where nothing was said.
 * @param before what they said in the turns before: a card may be spread over them.
 */
export function readUtterance(spoken: string, before: readonly string[] = []): string | null {
  const clean = cleanWords(spoken);
  return clean === null ? null : withoutHalves(maskCardNumbers(clean, before));
}

/** The same with its cards unmasked: for whoever masks it with the turns before it in sight. */
export function cleanWords(spoken: string): string | null {
  const clean = spoken.slice(0, longestUtterance).replaceAll(controls, '').trim();
  return clean === '' ? null : withoutHalves(clean);
}

/** Half a character, as where words were cut within one, is stored by no database. */
function withoutHalves(words: string): string {
  return words.replaceAll(/\p{Cs}/gu, '\uFFFD');
}

/** Nobody says or types them, and stored each takes the room of six letters. A line and a tab may end. */
const controls = /(?![\t\n\r\u0080-\u009F])\p{Cc}/gu;

interface SpokenLine {
  role: string;
  content: string | null;
}

/**
 * Lines of a conversation: those of the caller masked as what they said in one go, ours without the
 * digits that were masked there.
 */
export function maskLines<Line extends SpokenLine>(lines: readonly Line[]): Line[] {
  return maskedLines(lines).lines;
}

function maskedLines<Line extends SpokenLine>(lines: readonly Line[]) {
  const spoken = lines.flatMap(({ role, content }) =>
    role === 'user' && content !== null ? [content] : [],
  );
  const prompts = promptsIn(lines);
  const { texts: masked, digits } = readCards(spoken, prompts);
  const inState = (text: string) => withoutCardDigits(text, digits);
  const inOurs = (text: string) => inState(maskWholeCards(text));
  let next = 0;
  const kept = lines.map((line) => {
    if (line.content === null) return line;
    if (line.role !== 'user') return { ...line, content: inOurs(line.content) };
    const content = masked[next] ?? line.content;
    next += 1;
    return { ...line, content };
  });
  return { lines: kept, inState };
}

/**
 * What a model is sent, masked alike. Before the caller's words in it, or what came back to us in their place, stands
 * what we know, with ids, dates and sums: none of their digits are part of anything spoken.
 */
export function maskPrompt(messages: ModelPrompt['messages']): ModelPrompt['messages'] {
  const parts = messages.map(({ role, content }, at) => {
    // Only the last message has words of ours before the caller's.
    const mark = role === 'user' && at === messages.length - 1 ? markIn(content) : null;
    const start = mark?.end ?? 0;
    const speaker = mark?.isOurs ? 'assistant' : role;
    return {
      known: content.slice(0, start),
      sent: role,
      role: speaker,
      content: content.slice(start),
    };
  });
  const { lines, inState } = maskedLines(parts);
  return lines.map(({ known, sent, content }) => ({
    role: sent,
    content: inState(known) + content,
  }));
}

/** Where what we know ends in a message, and whether what follows is ours as well; null where all is the caller's. */
function markIn(content: string): { end: number; isOurs: boolean } | null {
  // The first mark is ours: a caller who writes another has it among their own words.
  const [mark] = content.startsWith(knownMark) ? (ofTurn.exec(content) ?? []) : [];
  if (mark !== undefined)
    return { end: content.indexOf(mark) + mark.length, isOurs: mark === eventMark };
  const at = content.lastIndexOf(callerMark);
  return at < 0 ? null : { end: at + callerMark.length, isOurs: false };
}

const knownMark = 'NOW: ';
const callerMark = '\nCALLER: ';
const eventMark = '\nEVENT: ';
const ofTurn = new RegExp(`${callerMark}|${eventMark}`);

/** What was said to a caller before each of their lines. */
export function promptsIn(lines: readonly { role: string; content: string | null }[]): string[] {
  let prompt = '';
  return lines.flatMap(({ role, content }) => {
    if (role !== 'user') prompt = content ?? prompt;
    return role === 'user' && content !== null ? [prompt] : [];
  });
}

/** What was said to a caller before each thing they have said, by the effects that were stored. */
export function promptsOf(
  turns: readonly { input: Input; effects: readonly Effect[] | null }[],
): string[] {
  let prompt = '';
  return turns.flatMap(({ input, effects }) => {
    const before = prompt;
    const said = (effects ?? []).flatMap((effect) => (effect.type === 'say' ? effect.text : []));
    if (said.length > 0) prompt = said.join(' ');
    return input?.type === 'callerSpoke' ? [before] : [];
  });
}

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

/** Two things a caller said one after the other, as one; null where that is more than is understood of one. */
export function together(first: Input, second: Input): Input | null {
  if (first.type !== 'callerSpoke' || second.type !== 'callerSpoke') return null;
  if (first.language !== second.language) return null;
  const text = `${first.text} ${second.text}`;
  return text.length > understoodLength ? null : { ...first, text };
}
