import { lastSaid, type Turn, tell } from '../dialogue/turn.ts';
import type { RequestKind } from '../dialogue/wanted-state.ts';
import type { Act } from '../heard/acts.ts';
import { type HeardAct, refsMeant } from '../heard/heard.ts';
import { contentStems, vagueWords } from '../knowledge/common-words.ts';
import { frenchRoot, sensedWords, sensesOf } from '../knowledge/senses.ts';
import { fold } from '../knowledge/words.ts';
import { tellingStems } from '../listener/own-words.ts';
import { isPutAsQuestion } from '../listener/put-as-question.ts';
import { tellDirections, tellDirectionsAgain } from './directions.ts';
import { isNamed } from './told-already.ts';
import { passQuestionOn } from './unknown.ts';
import { type WrittenFact, writtenFact } from './written-facts.ts';

/** Who called for one of these has a matter of their own, and is told nothing of another. */
const ofTrouble: ReadonlySet<RequestKind> = new Set(['complaint', 'emergency', 'supplier']);
const tellsTrouble: ReadonlySet<Act> = new Set([
  'complain',
  'alarm.danger',
  'alarm.urgent',
  'who.supplier',
]);

/** Whether somebody complains, reports trouble or brings the shop news, in this turn or before. */
function isInTrouble({ state }: Turn): boolean {
  return (
    state.lastActs.some((act) => tellsTrouble.has(act)) ||
    state.wanted.requests.some(({ kind, settled }) => ofTrouble.has(kind) && !settled)
  );
}

/** "No, it's not the tint": neither what they say it is not, nor what was just told, is told to them again. */
export function noteDenied(turn: Turn, acts: readonly HeardAct[]): void {
  const { used, focus, transcript } = turn.state;
  if (!isInTrouble(turn)) return;
  for (const { slots } of acts) for (const id of slots.without ?? []) used[`denied:${id}`] = 1;
  const said = transcript.findLast(({ role }) => role === 'user')?.content ?? '';
  const told = transcript.findLast(({ role }) => role === 'assistant')?.facts ?? [];
  const last = focus.factId;
  if (last && isTaken(told, last) && deniesIt.test(fold(said))) used[`denied:${last}`] = 1;
}

function isTaken(facts: readonly { id: string }[], key: string): boolean {
  return facts.some(({ id }) => key.endsWith(`:${id}`));
}

const deniesIt =
  /^(?:(?:uh|um|oh|well|but|euh|ben|bon|mais)[ ,]+)*(?:no|nope|non)\b[ ,]+(?:(?:no|non)[ ,]+)*(?:(?:but|mais) )?(?:i(?:'m| am)? (?:mean|meant|said|talking|asking)|it'?s (?:not|the|my|your|about)|not (?:the|that|my)|that'?s not|c'est (?:pas|la|le|mon|ma)|pas (?:la|le|ca)|je (?:parle|veux dire))/;

/** What answers by likeness alone. */
const mayMislead: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.includes',
  'ask.compare',
  'ask.offer',
  'ask.donow',
  'ask.when',
]);

/** So sure, words are of what they were taken for, whatever words those are. */
const surelyMeant = 0.85;

/**
 * Beside a complaint, trouble or a supplier's news, passes on what only seemed to be asked of something that is
 * written of another matter. False where it may be answered.
 */
export function passesOnOtherMatter(turn: Turn, act: HeardAct): boolean {
  if (turn.state.model || !mayMislead.has(act.act) || !isInTrouble(turn)) return false;
  const { target } = act;
  if (target?.kind !== 'fact' && target?.kind !== 'services') return false;
  const fact = target.kind === 'fact' ? writtenFact(turn, target.factId) : null;
  if (act.confidence < surelyMeant && !asksAnything(act.words)) {
    takeAsTold(turn, act);
    return true;
  }
  const isSure = act.confidence >= surelyMeant || !isStrict(turn, act);
  const fits = fact
    ? !isOfOtherMatter(turn, fact) && (isSure || speaksOf(fact, act.words))
    : refsMeant(target).every(({ serviceId }) => !turn.state.used[`denied:${serviceId}`]) &&
      isNamed(turn, target, act.words);
  if (fits) return false;
  const { urgent } = turn.state;
  if (tellDirections(turn, act.words, urgent) || tellDirectionsAgain(turn, act.words)) return true;
  passQuestionOn(turn, act);
  return true;
}

/** Who waits for help asks much that is written in other words; who is to pay for it is no such question. */
function isStrict({ state: { lastActs, wanted } }: Turn, { words, slots }: HeardAct): boolean {
  const onlyWaits =
    !lastActs.some((act) => act === 'complain' || act === 'who.supplier') &&
    wanted.requests.every(({ kind, settled }) => settled || !strictly.has(kind));
  // "Is it extra because it's Sunday" is asked of coming then.
  return !onlyWaits || (asksWhoPays.test(fold(words)) && !slots.times);
}

const strictly: ReadonlySet<RequestKind> = new Set(['complaint', 'supplier']);

/** Who pays for it: "am I paying all over again", "is that on me", "am I on the hook". */
export const asksWhoPays =
  /\b(?:pay(?:ing|s)?|paid|charge\w*|costs?|owe|free|bill(?:ed)?|covered|on (?:me|you|us|the house)|on the hook|out of (?:my|our) pocket|pa(?:ie|ye\w*)|coute\w*|gratuit\w*|couvert\w*|a (?:mes|vos) frais)\b/;

/** What was told and asks nothing is kept with what they called about. */
function takeAsTold(turn: Turn, { words }: HeardAct): void {
  const { why } = turn.state.wanted;
  const said = words.trim();
  if (why.includes(said)) return;
  why.push(said);
  if (turn.statements.length === 0) tell(turn, 'messageAdded');
}

/** A question, wherever in the words it begins. */
export function asksAnything(words: string): boolean {
  return words.includes('?') || words.split(/[,.;:]\s*/).some((part) => isPutAsQuestion(part));
}

/**
 * Whether what is written names other work than what they told of, or was denied.
 * @param least `named`: what is of one service is for nobody who named none.
 */
export function isOfOtherMatter(
  turn: Turn,
  { key, subject, said }: WrittenFact,
  least: 'named' | 'meant' = 'meant',
): boolean {
  const { used, wanted } = turn.state;
  if (used[`denied:${key}`]) return true;
  // "A cut that did not come out right": of any work of theirs, where no warranty is written of.
  const written = ofWarranty.test(fold(subject)) ? `${subject} ${said}` : subject;
  const named = servicesIn(turn, written);
  if (named.some((id) => used[`denied:${id}`])) return true;
  const told = fold([...wanted.why, lastSaid(turn)].join(' . ')).replace(ruledOut, '');
  const theirs = servicesIn(turn, told);
  return (
    named.length > 0 &&
    (theirs.length > 0 || least === 'named') &&
    !named.some((id) => theirs.includes(id))
  );
}

export const ofWarranty = /\b(?:guarantee\w*|warrant\w*|garanti\w*)\b/;

/** "It's not the tint": what they name so is none of theirs. */
const ruledOut =
  /\b(?:not|pas)(?: (?:the|my|your|our|about|for|an?|la|le|les|mon|ma|mes|de|du|une?))+ [\p{L}'-]+/gu;

/** Words of a service's name that are in the names of more than these tell none of them apart. */
const mostOfOneWord = 2;

/** The services of which words say something that few of them are called. */
function servicesIn(turn: Turn, text: string): string[] {
  const services = turn.receptionist.candidates.all.filter(({ kind }) => kind === 'service');
  const stems = [...contentStems(text)].map(frenchRoot).filter((stem) => !vagueWords.has(stem));
  const telling = stems.filter((stem) => {
    const count = services.filter(({ title }) => title.has(stem)).length;
    return count > 0 && count <= mostOfOneWord;
  });
  return services.flatMap(({ id, title }) => (telling.some((one) => title.has(one)) ? id : []));
}

/** Who pays, and whether somebody comes back, is asked of any matter: such words name none. */
const ofAnyMatter = contentStems(
  'pay pays paid paying cover covered charge cost bill free come comes coming back send somebody someone today tomorrow now soon payer paie coûte couvert gratuit revenir venir envoyer quelqu’un demain',
);

/** Whether what is written speaks of what is asked, in the same words or in others that mean it. */
export function speaksOf({ subject, said }: WrittenFact, words: string): boolean {
  const asked = new Set(tellingStems(words).filter((stem) => !ofAnyMatter.has(stem)));
  const text = `${subject} ${said}`;
  const [stems, senses] = [new Set(tellingStems(text)), sensesOf(text)];
  return sensedWords(words).some(
    (word) =>
      asked.has(word.root) &&
      (stems.has(word.root) || [...word.senses].some((sense) => senses.has(sense))),
  );
}
