import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import { asksDoorHours } from './door-hours.ts';
import type { HeardTurn } from './hearing.ts';
import { hourInstead } from './hours-said.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import { tellsHours } from './slot-words.ts';

/** What a day, told while a visit is being arranged, is easily taken for. */
const mistaken =
  /^(?:ask\.(?:hours|total|price|fact|includes|compare|mine|offer|next|area)|claim|aside|unclear|describe|hold|defer|frustrated|ack|want\.message|greet|deny|refuse)$/;
const opensWish =
  /^(?:(?:and|so|but|oh|okay|ok|well|then|um|uh|no|not|just|yeah|alright|et|pis|mais|bon|ben|euh|non|ok|alors|d'accord)[ ,]+)*(?:make|let's|let us|put|do|how about|what about|just|maybe|rather|mettons|mettez|disons|plutot|juste|on (?:peut|pourrait|va)|\p{L}*day\b|(?:le |ce )?\p{L}+di\b)/u;
const asksOfHours =
  /\b(?:open|close[sd]?|hours|ouverts?|ouvrez|fermes?|fermez|heures d'ouverture)\b/;

/** "You got that, before four, right": whether it was written down is asked, and nothing is wished. */
const asksNoted =
  /\b(?:you(?:'ve| have)? (?:got|have|wrote|noted)|did you (?:get|write|note)|you got) (?:that|it|me|the|this|all|my|down)\b.*\b(?:right|correct|yeah|yes|okay|ok)\s*$|\b(?:vous avez|t'as|as-tu|avez[- ]vous) (?:bien |tout )?(?:note|ecrit|marque|compris)\b|\bdid you (?:get|take|write)(?: down)? (?:the|my|that|this) message\b|\b(?:avez[- ]vous|as-tu|vous avez)(?: bien)? (?:pris|eu|note) (?:le|mon|ce) message\b|^.{0,40}\bhein\s*$/;

/**
 * A day told while a visit is being arranged is a wish for it, unless it is asked of: "make it Friday
 * morning" asks for no hours. And "you got that, before four?" wants it said back.
 */
export function withWishUnderWay(
  acts: readonly HeardAct[],
  { text, hearing: { request } }: HeardTurn,
): HeardAct[] {
  const asksBack = asksNoted.test(fold(text).replace(/[.?!]+$/, ''));
  return acts.map((act): HeardAct => {
    const { times } = act.slots;
    // "Samedi serait mieux, can you put that instead": what was just told is to be put down, and nothing is asked.
    if (request !== undefined && !times && asksToPut(act) && acts.some(tellsTime))
      return { ...act, act: 'ack', target: null };
    const last = acts.every((other) => other.end <= act.end || other.act === 'ack');
    if (asksBack && last && act.act !== 'want.move' && act.act !== 'want.book') {
      const ofTime = times ?? (clock.test(fold(act.words)) ? [] : undefined);
      const slots = ofTime ? { ...act.slots, times: ofTime } : act.slots;
      return { ...act, act: 'ask.mine', confidence: surely, target: null, slots };
    }
    if (request !== undefined && act.act === 'ask.hours' && tellsHours(act.words))
      return { ...act, act: 'ack', target: null };
    // "Actually make it the Wednesday": a visit that was to be cancelled is moved instead.
    if (request === 'cancel' && movesInstead(act)) return { ...act, act: 'want.move' };
    if (request === 'late' && hourInstead.test(act.words)) return { ...act, act: 'want.move' };
    if (!times?.length || request === undefined || request === 'late') return act;
    const said = fold(act.words);
    // "À six heures et demie", "I'll swing by around noon then": the hour of what is booked.
    if (request === 'booking' && tellsHour(act, times, said))
      return { ...act, act: 'give', confidence: surely, target: null };
    if (!times.some(({ date, beside, excluded }) => (date ?? beside) && !excluded)) return act;
    // What is wished for in this call is put right, however it is put; it is in no book yet.
    const wished = request === 'booking' && !ofTheirs.test(said);
    if (wished && act.act === 'want.move') return { ...act, act: 'correct', target: null };
    if (!mistaken.test(act.act) || asksDoorHours(act.words)) return act;
    // "Pouvez-vous mettre ça vendredi plutôt": put as a question, it is a change all the same.
    if (wished && act.act !== 'ask.hours' && insteadOfIt.test(said) && !asksOfHours.test(said))
      return { ...act, act: 'correct', confidence: surely, target: null };
    if (changesTo.test(said) && !supposes.test(said))
      return { ...act, act: 'correct', confidence: surely, target: null };
    if (said.includes('?') || isPutAsQuestion(said) || asksOfHours.test(said)) return act;
    // Little is said beside the day, or it is put as a wish; what is told of an event is none.
    const little = act.words.split(/\s+/).length - lengthOf(times) <= mostBeside;
    if (!opensWish.test(said) && !(act.confidence < unsure && little)) return act;
    if (asksWithin.test(said)) return act;
    return { ...act, act: 'give', confidence: surely, target: null };
  });
}

const tellsTime = ({ slots: { times = [] } }: HeardAct) => times.some(({ excluded }) => !excluded);

function asksToPut({ act, words }: HeardAct): boolean {
  return (
    /^(?:ask\.|want\.(?:book|message|move)|unclear|aside)/.test(act) && putsThat.test(fold(words))
  );
}

const putsThat =
  /^(?:(?:and|so|but|um|uh|then|ok|okay|et|pis|alors)[ ,]+)*(?:can|could|would|will|(?:pouvez|pourriez)[- ]vous) ?(?:you|we|i|ya)? ?(?:just |maybe |please )*(?:put|change|do|make|switch|use|note|fix|update|set|mettre|changer|noter|faire) (?:that|it|this|ca|cela|le)(?: (?:down|in|instead|then|please|for me|up|there|for us|plutot|a la place|s'il vous plait))*[ .?!]*$/u;

function tellsHour({ act, words }: HeardAct, times: readonly TimeExpression[], said: string) {
  if (!mistaken.test(act) || !times.some(({ time }) => time) || said.includes('?')) return false;
  const alone = words.trim().split(/\s+/).length <= lengthOf(times) + 1;
  return alone ? act === 'claim' || act === 'unclear' || act === 'aside' : saysComing.test(said);
}

const saysComing =
  /\b(?:i'll|we'll|i will|i'm gonna|we're gonna|i can|we can) (?:just |probably )*(?:be (?:there|in)|come|swing|stop|drop|pop|head|get there)\b|\b(?:je|on) (?:vais|va|serai|sera|peux|peut) (?:passer|etre la|venir|la)\b/u;

const insteadOfIt = /\b(?:instead|rather than|plutot|a la place|au lieu)\b/;
/** A visit they had before they rang. */
const ofTheirs =
  /\b(?:my|our|the) (?:\p{L}+ ){0,3}(?:appointment|booking|visit|reservation|one i (?:have|had|booked))\b|\b(?:mon|ma|notre|le) (?:\p{L}+ ){0,2}(?:rendez-vous|rdv|visite|reservation)\b/u;
/** "She's not there then, make it Thursday at six": said within a longer complaint, it is still a change. */
const changesTo =
  /\b(?:make (?:it|that)|(?:change|switch|move|push) (?:it|that|me) to|put (?:it|me) (?:down )?(?:for|on)|(?:mettez|changez|deplacez|marquez)[- ](?:ca|le|la|moi(?: ca| donc)?)|mets (?:ca|moi))\b/;
const supposes = /\b(?:if|what if|could|can|would|si|peut|pourrait|pouvez)\b/;

function movesInstead({ act, words, slots: { times } }: HeardAct): boolean {
  return (
    (mistaken.test(act) || /^(?:give|correct|choose|want\.book|ask\.when)$/.test(act)) &&
    times?.some(({ date, beside, excluded }) => (date ?? beside) && !excluded) === true &&
    makesIt.test(fold(words))
  );
}

const makesIt =
  /\b(?:make it|move it|push it|instead|could (?:we|i|you)|can (?:we|i|you)|how about|what about|mettez|mettons|plutot|a la place|pourrait|pouvez)\b/;
const lengthOf = (times: readonly TimeExpression[]) =>
  times.reduce((sum, { text }) => sum + text.trim().split(/\s+/).length, 0);

const mostBeside = 4;
const clock = /\b(?:before|after|at|by|around|avant|apres|vers|a) (?:\p{L}+|\d)/u;
const asksWithin =
  /\b(?:will|would|can|could|is|are|do|does|did) (?:it|they|you|i|we|he|she|that|there)\b|-(?:tu|vous|ils?|elles?)\b/;
const unsure = 0.5;
const surely = 0.7;
