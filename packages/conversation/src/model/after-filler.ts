import type { Conversation, ModelTurn } from '../dialogue/state.ts';
import { linesFor, type PhraseKey } from '../phrases/phrase-book.ts';
import { capital } from '../plan/prices.ts';

/** What bridges the wait for a model, each as something else to say of it. */
const fillers = ['letMeSee', 'letMeThink', 'withYou'] as const satisfies readonly PhraseKey[];

/**
 * A reply's first words as they are spoken: not once more what bridged the wait for them, and without the "and" that
 * joined them to a sentence that was not spoken.
 */
export function opening(written: string, state: Conversation, { dropped }: ModelTurn): string {
  const joined = dropped.length > 0 ? /^(?:and|but|et|mais),?\s+(?=\p{L})/iu.exec(written) : null;
  const words = written.slice(joined?.[0].length ?? 0);
  return afterFiller(joined ? capital(words) : words, state);
}

/**
 * What a reply's first words say beyond the word of ours that bridged the wait for them: "I hear you. I hear you,
 * and …" is said once. Empty where they say nothing more.
 */
function afterFiller(written: string, { transcript, language, channel }: Conversation): string {
  const last = transcript.at(-1);
  const said = last?.role === 'assistant' ? last.content : null;
  const alike = fillers.map((key) => linesFor(key, language, channel));
  const sayings = alike.filter((lines) => lines.some((line) => line === said)).flat();
  if (said === null || sayings.length === 0) return written;
  const plain = written.replace(/[’‘]/g, "'").trim();
  if (sayings.some((line) => bare(line) === bare(plain))) return '';
  const opening = bare(said);
  if (!plain.toLowerCase().startsWith(opening)) return written;
  const rest = /^(?:[.!,;:…]| [—–-])\s*(?:(?:and|so|et|donc|alors),?\s+)?(?=\p{L})/u.exec(
    plain.slice(opening.length),
  );
  if (!rest) return written;
  return capital(plain.slice(opening.length + rest[0].length));
}

const bare = (line: string) => line.toLowerCase().replace(/[\s.!…]+$/u, '');
