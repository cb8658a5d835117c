import { endsShortened, sentences } from '../speaking/sentences.ts';

/** A model's reply as far as it has come. */
export interface ModelReply {
  /** The first line as data, still untrusted; null: the listener's own reading stands. */
  head: Record<string, unknown> | null;
  /** Complete sentences to be spoken, in order. */
  sentences: string[];
  /** What it notes for the owner, untrusted; null: nothing. */
  note: string | null;
}

/**
 * Reads a reply, trusting nothing in it. Its first line is one JSON object or `=`; a model that
 * leaves it out, breaks it or fences it is understood all the same. Null while that line has not
 * ended. A sentence counts once it has ended, or once the reply is `done`.
 */
export function readReply(text: string, done: boolean): ModelReply | null {
  const told = withoutThoughts(text, done);
  if (told === null) return null;
  const whole = told.replace(/^\s*```[a-z]*\s*/i, '').trimStart();
  if (whole === '') return done ? { head: null, sentences: [], note: null } : null;
  const { head, rest, open } = takeHead(whole);
  if (open && !done) return null;
  const [words = '', note = null] = rest.split(noteMark);
  const speech = words
    .replace(/```[a-z]*/gi, ' ')
    .replace(/^\s*(?:receptionist|assistant|réceptionniste|say|speech)\s*:\s*/i, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d[.)])\s+/, '')
        .replace(/\*\*/g, '')
        .trim(),
    )
    .filter(Boolean)
    .join('\n');
  const spoken = sentences(speech.replace(citedBehind, '$2$1'));
  const last = spoken.at(-1);
  const ended =
    done ||
    note !== null ||
    last === undefined ||
    (/[.!?…]["')\]»]*$/.test(last) && !endsShortened(last) && /\s$/.test(text));
  return {
    head,
    sentences: ended ? spoken : spoken.slice(0, -1),
    note: done && note !== null ? note.replace(citation, '').trim() : null,
  };
}

const cites = String.raw`\[ ?(?:[sqnp]\d+(?:\.o\d+)?|area|about)(?:(?:, ?| )(?:[sqnp]\d+(?:\.o\d+)?|area|about))* ?\]`;
/** Where a sentence stands in the knowledge, as a model writes it before the full stop: "[q2]", "[s4, n1]". */
export const citation = new RegExp(`\\s*${cites}`, 'gi');
/** The same behind the full stop. */
const citedBehind = new RegExp(`([.!?…]+)(\\s*${cites})`, 'gi');

/** The line that is written for the owner, and not spoken. */
const noteMark = /(?:^|\n)[ \t*]*NOTE[ \t*]*:\**/i;

/**
 * A reply that was broken off, as far as it is whole: of what is spoken its complete sentences, of a note, or of
 * words that are one sentence by themselves, the complete clauses. Empty where nothing is.
 */
export function withoutHalf(text: string): string {
  const [words = '', note] = text.split(noteMark);
  if (note !== undefined) {
    const whole = upTo(note, clauseEnd).replace(/[,;:]$/, '');
    return whole.trim() === '' ? words : `${words}\nNOTE:${whole}`;
  }
  return /^\s*(?:[={<]|```)/.test(text)
    ? upTo(text, sentenceEnd)
    : upTo(text, clauseEnd).replace(/[,;:]$/, '');
}

const sentenceEnd = /[.!?…]["')\]»]*(?=\s|$)|[}=](?=\s*(?:\n|$))/g;
const clauseEnd = /[.!?…;,:]["')\]»]*(?=\s|$)/g;

function upTo(text: string, end: RegExp): string {
  const last = [...text.matchAll(end)].at(-1);
  return last ? text.slice(0, last.index + last[0].length) : '';
}

/** What a reasoning model thinks aloud is not said; null while it still thinks. */
function withoutThoughts(text: string, done: boolean): string | null {
  const start = text.indexOf('<think');
  if (start < 0 || text.slice(0, start).trim() !== '') {
    // A tag that has only begun to arrive.
    return !done && /^\s*<[a-z]*$/.test(text) ? null : text;
  }
  const end = text.indexOf('</think>');
  if (end < 0) return done ? '' : null;
  return text.slice(end + '</think>'.length);
}

function takeHead(text: string): { head: ModelReply['head']; rest: string; open: boolean } {
  if (text.startsWith('=')) return { head: null, rest: text.slice(1), open: false };
  if (!/^\{\s*(?:["}]|$)/.test(text)) return { head: null, rest: text, open: false };
  const end = endOfObject(text);
  if (end === null) {
    const line = text.indexOf('\n');
    // A line that never closes its braces is broken: what follows it is speech all the same.
    const broken = line >= 0 && /\n\s*[\p{L}]/u.test(text);
    return { head: null, rest: broken ? text.slice(line + 1) : '', open: !broken };
  }
  return { head: readObject(text.slice(0, end)), rest: text.slice(end), open: false };
}

/** Where the object that `text` begins with ends; null: it does not. */
function endOfObject(text: string): number | null {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
