import type { Service } from './business.ts';
import { vagueWords } from './common-words.ts';
import type { ServiceIndex } from './service-index.ts';
import type { ServiceMatch } from './services.ts';
import { stem, wordsOf } from './words.ts';

const theOne =
  /(?<!\p{L})(?:the|just|your|a|le|la|un|une)\s+(\p{L}+)(?:\s+(?:ones?|kind|type))?\W*$/iu;
const plain =
  /\b(?:regular|normal|basic|usual|ordinary|plain|standard|r[ée]guli[èe]re?|normale?)\b/i;
const plainName =
  /\b(?:regular|standard|basic|classic|essential|general|r[ée]guli[èe]re?|de base)\b/i;
/** Longer sentences name what they are about. */
const mostWords = 8;

/**
 * The one service an adjective points to: "the full one", "just the regular one" where there is a
 * "Standard Clean". It is worth a question, never assumed. Null where several, or none, would do.
 */
export function serviceByAdjective({ services }: ServiceIndex, words: string): ServiceMatch | null {
  const trimmed = words.trim();
  if (trimmed.split(/\s+/).length > mostWords) return null;
  const said = plain.test(trimmed);
  const adjective = stem(theOne.exec(trimmed)?.[1]?.toLowerCase() ?? '');
  const names = ({ name }: Service) =>
    said ? plainName.test(name) : wordsOf(name).some(({ text }) => stem(text) === adjective);
  if (!said && !vagueWords.has(adjective)) return null;
  const [service, second] = services.filter(names);
  if (!service || second) return null;
  return { service, option: null, score: 0.5, kind: 'near', matchedSpan: trimmed };
}
