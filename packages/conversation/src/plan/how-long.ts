import type { Turn } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { servicesByOwnWord } from '../listener/sums.ts';
import { clausesOf } from '../speaking/say-fragment.ts';
import { focusOn, lookUpAll } from './refs.ts';
import { tellWritten } from './say-written.ts';
import { answerUnknown } from './unknown.ts';
import { writtenFact } from './written-facts.ts';

/** Whether it is asked how long work takes, and not how long something lasts or is kept. */
export function asksHowLong({ act, words }: Pick<HeardAct, 'act' | 'words'>): boolean {
  const folded = fold(words);
  return mayAsk.test(act) && howLong.test(folded) && !ofElse.test(folded);
}

/**
 * How long the work that is talked of takes: only what is written of that very work, or of all work. What
 * stands of another service is none of it; then the question is noted. False where nothing is talked of.
 */
export function answerHowLong(turn: Turn, act: HeardAct): boolean {
  const { target } = act;
  const { focus } = turn.state;
  const refs = target?.kind === 'services' ? target.refs : focus.refs;
  const told = lookUpAll(turn, refs);
  if (target?.kind === 'fact' && isOfThese(turn, target.factId, refs, act.words)) return false;
  const [timed] = told.flatMap(({ service }) => {
    const span = lengthIn(service.description ?? '');
    return span === null ? [] : { service, span };
  });
  if (timed) {
    turn.answered = true;
    focusOn(turn, refs);
    turn.facts.push({ kind: 'service', id: timed.service.id, label: timed.service.name });
    tellWritten(turn, timed.service, timed.span, null);
    return true;
  }
  if (told.length === 0 && target?.kind !== 'fact') return false;
  answerUnknown(turn, { ...act, target: null });
  return true;
}

/** Whether a note or an answer tells a length, or is asked for by its words, and names no other service. */
function isOfThese(
  turn: Turn,
  factId: string,
  refs: readonly { serviceId: string }[],
  words: string,
): boolean {
  const written = writtenFact(turn, factId);
  if (!written) return false;
  const named = servicesByOwnWord(written.subject, turn.receptionist);
  const asked = servicesByOwnWord(words, turn.receptionist);
  const isMeant = ({ serviceId }: { serviceId: string }) =>
    [...asked, ...(asked.length > 0 ? [] : refs)].some((one) => one.serviceId === serviceId);
  if (named.length > 0 && !named.some(isMeant)) return false;
  if (howLong.test(fold(written.subject))) return true;
  const said = contentStems(words);
  return [...contentStems(written.subject)].some((stem) => said.has(stem));
}

/** The part of a description that says how long the work takes; null where none does. */
export function lengthIn(description: string): string | null {
  return (
    clausesOf(description).find((clause) => {
      const folded = fold(clause);
      return span.test(folded) && !noLength.test(folded);
    }) ?? null
  );
}

const mayAsk = /^ask\.(?:fact|includes|when|next|offer)$/;
const howLong =
  /\bhow (?:long|much time|many (?:hours|minutes|days|weeks))\b|\b(?:combien de temps|ca prend combien)\b/;
/** "How long does it last", "how long have you been open": of something else than the work. */
const ofElse =
  /\b(?:last|lasts|keep|good for|hold|held|open|been|before|ahead|notice|warrant\w*|guarant\w*|wait|until|till|ago|dure|garde\w*|avant|garanti\w*)\b/;
const span =
  /\b(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|half|une?|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|vingt|trente)(?:[- ](?:and a half|a|an|to|or|full|whole|business|working|\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|five|ou|a))* ?-?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|heures?|jours?|semaines?)\b|\b(?:same|next) day\b|\bovernight\b/;
/** A length of something else: what it lasts, what is asked for ahead, what a price is for. */
const noLength =
  /\b(?:lasts?|good for|valid|at least|minimum|warranty|guarantee\w*|notice|ahead|before|after|old|further|extra|additional|each|every|per|first|until|later|under|over|dure|au moins|avant|apres|chaque|de plus|premiere)\b/;
