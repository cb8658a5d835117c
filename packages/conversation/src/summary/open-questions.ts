import type { CallOutcome, FactUsed, TranscriptEntry } from '../conversation.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { tidySentence } from '../speaking/tidy-sentence.ts';
import { type CallerSentence, callerSentences } from './own-words.ts';

const opening =
  /^(?:what|when|where|who|whose|how|which|why|do|does|did|are|is|can|could|would|will|should|have|has|am|may|if|combien|quand|où|ou|quel|quelle|quels|quelles|pourquoi|comment|est-ce|avez|êtes|pouvez|faites|prenez|acceptez|offrez|vendez|y a-t-il|c'est combien|qu'est-ce)\b/i;
const asksWithin =
  /\?|[,.]\s*(?:what|when|where|who|how|which|why|do|does|did|are|is|can|could|would|will|should|combien|quand|où|est-ce|avez|pouvez)\b|\b(?:wondering|know if|know whether|whether|curious|do you|are you|can you|could you|est-ce que|savoir si|avez-vous|faites-vous|pouvez-vous)\b/i;
const wantsOrClaims =
  /\b(?:want|wanted|need|looking for|like to|book|fix|repair|(?:they|someone|somebody|website|guy|lady|he|she|you) (?:said|told|promised|quoted)|told me|discount|deal|cheaper|lower|match|knock|off|veux|voudrais|besoin|cherche|réparer|rabais|m'a dit|avez dit|m'avez dit|moins cher)\b/i;

/** Questions are known by these many words that name something. */
const leastTelling = 2;
const shared = 0.6;

/**
 * What was asked and not answered, as whole questions that can be read by themselves: each once,
 * without those that were answered later in the call, and without what asks nothing.
 */
export function openQuestions(
  transcript: readonly TranscriptEntry[],
  unanswered: readonly string[],
): string[] {
  if (unanswered.length === 0) return [];
  const said = callerSentences(transcript);
  const found = unanswered.flatMap((words) => {
    const of = sentenceOf(said, words);
    const text = of ? wholeQuestion(of, words) : tidySentence(words);
    if (!isQuestion(text) || (of && answeredLater(transcript, said, of, text, unanswered)))
      return [];
    return text;
  });
  return found.filter((text, at) => {
    const stems = contentStems(text);
    return !found.some((other, index) => {
      const more = contentStems(other);
      const covers = [...stems].every((stem) => more.has(stem));
      return index !== at && covers && (more.size > stems.size || index < at);
    });
  });
}

/** An outcome whose open questions can be read by themselves. */
export function withWholeQuestions(outcome: CallOutcome): CallOutcome {
  const { transcript, unansweredQuestions } = outcome;
  return { ...outcome, unansweredQuestions: openQuestions(transcript, unansweredQuestions) };
}

const plainOf = (text: string) => fold(text).replace(/[\s,.;:?!]+$/, '');

function sentenceOf(said: readonly CallerSentence[], words: string): CallerSentence | null {
  const plain = plainOf(words);
  if (!plain) return null;
  return (
    said.find(({ spoken }) => fold(spoken).includes(plain)) ??
    said.find(
      ({ spoken }) => plain.includes(plainOf(spoken)) && spoken.length > plain.length / 2,
    ) ??
    null
  );
}

/** The question from its own beginning to the end of its sentence, or all of that sentence. */
function wholeQuestion({ spoken, text }: CallerSentence, words: string): string {
  const piece = tidySentence(words);
  const at = spoken.toLowerCase().indexOf(words.trim().toLowerCase());
  if (at < 0 || !opening.test(piece)) return text;
  const rest = tidySentence(spoken.slice(at));
  return contentStems(rest).size >= leastTelling && opening.test(rest) ? rest : text;
}

function isQuestion(text: string): boolean {
  const telling = contentStems(text).size;
  const asks = opening.test(text) || asksWithin.test(text);
  if (asks) return telling >= 1 && text.split(' ').length > 2 && (telling > 1 || !vague.test(text));
  return telling >= leastTelling && wantsOrClaims.test(text);
}

/** "Is that bad?": nobody can answer it without what was said before. */
const vague =
  /^(?:is|are|was|would|does|do|can) (?:that|it|this|those|they)\b|\b(?:do|does) (?:that|it)\b/i;

function answeredLater(
  transcript: readonly TranscriptEntry[],
  said: readonly CallerSentence[],
  { entry, turn }: CallerSentence,
  text: string,
  unanswered: readonly string[],
): boolean {
  const stems = contentStems(text);
  const later = transcript.slice(entry + 1);
  if (later.some(({ facts = [] }) => facts.some((fact) => settles(fact, text, stems)))) return true;
  return said.some((again) => {
    if (again.turn <= turn || !(opening.test(again.text) || asksWithin.test(again.text)))
      return false;
    const open = unanswered.some((words) => fold(again.spoken).includes(plainOf(words)));
    const told = (transcript[again.entry + 1]?.facts ?? []).length > 0;
    return told && !open && overlap(stems, contentStems(again.text)) >= shared;
  });
}

const whereabouts =
  /\b(?:where|near|over by|located|address|directions?|find you|où|adresse|près)\b/i;
const openness = /\b(?:open|close[ds]?|hours|ouverts?|fermez|ouvrez|heures)\b/i;

function settles({ kind, label }: FactUsed, text: string, stems: ReadonlySet<string>): boolean {
  if (kind === 'address') return whereabouts.test(text);
  if (kind === 'hours') return openness.test(text);
  if (kind !== 'faq' && kind !== 'note') return false;
  const own = contentStems(label);
  if (own.size === 0) return false;
  const within = [...own].filter((stem) => stems.has(stem)).length;
  return within === own.size || (within > 1 && within / stems.size >= shared);
}

/** How much of the smaller set is in the other. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((stem) => other.has(stem)).length;
  const least = Math.min(one.size, other.size);
  return least === 0 ? 0 : both / least;
}
