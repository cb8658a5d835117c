import type { Language } from '../conversation.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { sentences } from '../speaking/sentences.ts';
import { type FreeWords, freeWords } from './free-words.ts';
import { speechWords } from './speech-words.ts';

/** What a sentence may draw on. */
export interface Allowed {
  /** What the receptionist itself would say for the same move. */
  plan: string;
  /** What it would ask at the end; null: nothing. */
  asking: string | null;
  /** Names of the business, its services and its caller. */
  names: string;
  /** What the caller has said on this call. */
  caller: string;
  language: Language;
}

/** A sentence longer than this is not for the ear. */
const longest = 240;
/** Letters of our two languages and the marks of speech: look-alikes and markup have no place. */
const speakable = /^[A-Za-zÀ-ÖØ-öø-ÿŒœ\d\s.,;:!?'’"“”«»()$%&–—…-]*$/;
const deniesBeingAI =
  /\b(i'?m|i am|this is|you'?re (talking|speaking) (to|with)|my name is) (an? |the )?(real|actual|live|human|person|people|someone|team|owner|man|woman)\b|\bje suis (une? )?(vraie?|humaine?|personne|quelqu)/i;
const pity =
  /^(i'?m |i am )?(so |very )?sorry to hear\b|^(je suis )?(vraiment )?désolée d'apprendre\b/i;

/**
 * Whether a model's sentence may be spoken. Every word of it is free, or in what the receptionist
 * itself would say for the move; a sentence with a figure says exactly what one of the plan's does;
 * none says yes where the plan says no. What is doubtful is refused: the plan is spoken instead.
 */
export function maySay(sentence: string, allowed: Allowed): boolean {
  if (sentence.length > longest || !speakable.test(sentence) || deniesBeingAI.test(sentence))
    return false;
  const free = freeWords[allowed.language];
  const words = speechWords(sentence);
  const plan = sentences(`${allowed.plan} ${allowed.asking ?? ''}`);
  if (tellsFigure(sentence, words, free)) return isTold(sentence, words, plan, allowed);
  if (pities(sentence, words, free)) return wordsAreKnown(words, allowed.caller, free);
  return (
    wordsAreKnown(words, `${withoutFigures(plan, free)} ${allowed.names}`, free) &&
    agrees(words, plan, allowed, free) &&
    (!asks(sentence) || asksTheSame(words, allowed.asking, free))
  );
}

/**
 * The sentences of a plan that `spoken` does not convey: figures of theirs are missing, or most of
 * their words.
 */
export function leftOut(spoken: readonly string[], allowed: Allowed): string[] {
  const free = freeWords[allowed.language];
  const heard = new Set(spoken.flatMap(speechWords));
  return sentences(allowed.plan).filter((sentence) => {
    const words = speechWords(sentence);
    const telling = contentOf(words, free);
    if (telling.length === 0) return spoken.length === 0;
    if (tellsFigure(sentence, words, free))
      return !spoken.some((said) => isTold(said, speechWords(said), [sentence], allowed));
    const shared = telling.filter((word) => heard.has(word)).length;
    return shared < telling.length * conveying;
  });
}

/** The share of a sentence's telling words that conveys it. */
const conveying = 0.6;

function tellsFigure(sentence: string, words: readonly string[], free: FreeWords): boolean {
  return (
    words.some((word) => /[\d%]/.test(word) || free.temporal.has(word)) ||
    amountsIn(sentence).length > 0
  );
}

/**
 * Whether a sentence with a figure tells what one sentence of the plan tells: the same telling words
 * in the same order, so that no price changes its service, its unit or its "from". Where the plan's
 * has one figure only, names may be left out.
 */
function isTold(
  sentence: string,
  words: readonly string[],
  plan: readonly string[],
  { names, language }: Allowed,
): boolean {
  const free = freeWords[language];
  const named = new Set(speechWords(names));
  const telling = (from: readonly string[]) => from.filter((word) => !free.neutral.has(word));
  const said = telling(withoutCourtesy(words, free));
  const amounts = amountsIn(sentence).join();
  return plan.some((planned) => {
    const theirs = speechWords(planned);
    const told = telling(withoutCourtesy(theirs, free));
    if (amounts !== amountsIn(planned).join()) return false;
    if (said.join(' ') === told.join(' ')) return true;
    const figures = told.filter((word) => /\d/.test(word)).length;
    const unnamed = (from: string[]) => from.filter((word) => !named.has(word)).join(' ');
    return (
      figures === 1 &&
      unnamed(said) === unnamed(told) &&
      said.every((word) => !named.has(word) || told.includes(word))
    );
  });
}

/** What may be said in part: half of what is told with a figure may tell the opposite. */
function withoutFigures(plan: readonly string[], free: FreeWords): string {
  return plan.filter((planned) => !tellsFigure(planned, speechWords(planned), free)).join(' ');
}

/** A "sure" or a "great" at the beginning changes no figure. */
function withoutCourtesy(words: readonly string[], free: FreeWords): readonly string[] {
  const first = words.findIndex((word) => !free.affirming.has(word) && word !== 'of');
  return first < 0 ? [] : words.slice(first);
}

function wordsAreKnown(words: readonly string[], source: string, free: FreeWords): boolean {
  const known = new Set(speechWords(source));
  return words.every(
    (word) =>
      known.has(word) ||
      free.neutral.has(word) ||
      free.courteous.has(word) ||
      free.affirming.has(word),
  );
}

/** Whether a sentence leans the way the plan does: a yes only beside a yes, a no only beside a no. */
function agrees(
  words: readonly string[],
  plan: readonly string[],
  allowed: Allowed,
  free: FreeWords,
): boolean {
  const negates = (of: readonly string[]) => of.some((word) => free.negating.has(word));
  const planned = plan.map(speechWords);
  const refusals = planned.filter(negates);
  if (negates(words)) return refusals.length > 0;
  if (refusals.length > 0) {
    const claims = words.some((word) => free.affirming.has(word) || free.claiming.has(word));
    const denied = new Set(refusals.flatMap((refusal) => contentOf(refusal, free)));
    return !claims && !words.some((word) => denied.has(word));
  }
  // Where the plan only asks back, a yes would agree to whatever the caller has just claimed.
  const asked = new Set(speechWords(allowed.asking ?? ''));
  return (
    allowed.plan !== '' ||
    !words.some((word) => free.affirming.has(word) || (free.claiming.has(word) && !asked.has(word)))
  );
}

/** Whether a sentence is a question. */
export function asks(sentence: string): boolean {
  return /\?["')\]]*\s*$/.test(sentence);
}

/** Whether a question is the plan's in other words, so that its answer is understood. */
function asksTheSame(words: readonly string[], asking: string | null, free: FreeWords): boolean {
  const theirs = contentOf(speechWords(asking ?? ''), free);
  return theirs.length === 0 || theirs.some((word) => words.includes(word));
}

/** The words that tell something. */
function contentOf(words: readonly string[], free: FreeWords): string[] {
  return words.filter(
    (word) =>
      !free.neutral.has(word) &&
      !free.courteous.has(word) &&
      !free.affirming.has(word) &&
      !free.negating.has(word) &&
      !free.claiming.has(word),
  );
}

/** Being sorry for what a caller tells may repeat their words: it promises nothing. */
function pities(sentence: string, words: readonly string[], free: FreeWords): boolean {
  return (
    pity.test(sentence) &&
    !/[,;:–—]/.test(sentence) &&
    !words.some((word) => free.claiming.has(word) || free.affirming.has(word))
  );
}
