import type { Heard, HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { isOnlyHold } from '../listener/hold-with-news.ts';
import { isPutAsQuestion } from '../listener/plain-questions.ts';
import { nothingMore } from './short-answers.ts';

/** "No, don't" "need a call": a wish whose "don't" was cut off from it is a refusal. */
export function asMeant(act: HeardAct, at: number, all: readonly HeardAct[]): HeardAct {
  const before = all[at - 1];
  const denied =
    act.act === 'want.callback' &&
    before?.act === 'deny' &&
    /\b(?:don't|dont|do not|not|never|pas)\s*$/i.test(before.words);
  if (denied) return { ...act, act: 'refuse' };
  // "Thanks, that is all": whoever says so is done, and is asked for nothing else.
  const isDone =
    all.every((one) => saysNoMore.has(one.act)) &&
    all.some((one) => nothingMore.test(fold(one.words)));
  return isDone && act.act === 'thanks' ? { ...act, act: 'bye' } : act;
}

const saysNoMore: ReadonlySet<HeardAct['act']> = new Set(['thanks', 'ack', 'deny']);

/** "Will do, that's everything": no question, whatever it sounds like. */
export function onlyLeaves({ act, words }: HeardAct): boolean {
  const brief = words.trim().split(/\s+/).length <= longestHold;
  return act.startsWith('ask.') && brief && nothingMore.test(fold(words)) && !/\?/.test(words);
}

const longestHold = 6;

/** "Hang on a sec": said shortly, and meant. */
export function isHold({ act, confidence, words }: HeardAct): boolean {
  const brief = words.split(/\s+/).length <= longestHold;
  if (act !== 'hold' && !waitable.has(act)) return false;
  return isOnlyHold(words) || (act === 'hold' && confidence >= sureHold && brief);
}

const sureHold = 0.5;
/** What a hold that says for what is easily taken for. */
const waitable: ReadonlySet<HeardAct['act']> = new Set([
  'aside',
  'ack',
  'describe',
  'unclear',
  'give',
]);

/** "No, tell them to hurry. Bye": nothing is asked, and what was told is passed on. */
export function leavesWord(acts: readonly HeardAct[]): boolean {
  const leaving = ['bye', 'thanks', 'ack', 'deny', 'refuse', 'want.message', 'aside', 'frustrated'];
  return acts.every(({ act }) => leaving.includes(act));
}

/** "Just get somebody to call me quick, thanks, bye": what was asked is met, and they are let go. */
export function leavesLast(acts: readonly HeardAct[]): boolean {
  const last = acts.findLastIndex(({ act }) => act !== 'thanks' && act !== 'ack');
  return acts[last]?.act === 'bye';
}

/** A farewell in so many words, at the end of a turn. */
const farewell =
  /(?<!\p{L})(?:(?:good[- ]?)?bye(?:[- ]bye)?|take care|good ?night|cheers|talk (?:to you )?(?:soon|later)|see you(?: \p{L}+)?|au revoir|bye|salut|à (?:la prochaine|bientôt)|bonne (?:journée|soirée|nuit|fin de \p{L}+)|have a (?:good|great|nice|lovely) \p{L}+)[\s\p{L}]{0,16}[.!]*\s*$/iu;
/** That nothing more is wanted, at its end. */
const closes =
  /(?<!\p{L})(?:that(?:['’]s| is|['’]ll be| will be)(?: about)? (?:it|all|everything)|nothing else|i['’]m good|c['’]est (?:tout|bon|beau)|ça (?:va être|sera) tout|rien d['’]autre|thanks?(?: you)?|merci)[\s\p{L}]{0,24}[.!]*\s*$/iu;

/**
 * "That's all, oh but do you take cards", "c'est tout pour le char, pis je veux aussi": who asks or wants something
 * in the same breath has not taken leave, unless they say goodbye after it.
 */
export function staysOn({ acts, text }: Heard): boolean {
  if (farewell.test(text)) return false;
  const asks = acts.some(({ act, words }) => act.startsWith('ask.') && isPutAsQuestion(words));
  const wants = acts.some(({ act }) => act.startsWith('want.'));
  return asks || (wants && !closes.test(text));
}

/** "Okay, hang on": nothing is told or asked beside it. */
export function holdsOn(act: HeardAct): boolean {
  return isHold(act) || ['ack', 'aside', 'affirm', 'thanks', 'greet', 'deny'].includes(act.act);
}
