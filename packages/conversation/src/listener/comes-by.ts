import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';

/** "I'll swing by around noon then", "see you in a bit", "je vais passer tantôt": they come when they come. */
const comesBy =
  /\b(?:i'll|i will|we'll|we will|i'm gonna|i'm going to|we're gonna|i'm just gonna|imma) (?:just |probably |prolly |try to |try and )*(?:(?:swing|stop|drop|pop|walk|head|come|roll) (?:on )?(?:by|over|down)|(?:pop|walk|drop) in)\b|\bsee (?:you|ya)(?: guys| all)? (?:around|about|in a|then|at|soon|later|shortly|tomorrow|this|tonight|\p{L}+day|there)\b|\b(?:je|on) (?:vais|va|m'en viens|s'en vient) ?(?:passer|vous voir)?\b(?= (?:vers|tantot|demain|cet|ce|a|en|dans|plus tard|t'a l'heure)\b)|\b(?:je|on) passe(?:rai|ra)? (?:vers|tantot|demain|cet|ce|dans)\b/u;
/** Heard surely, these want more than to say so. */
const wants = /^(?:ask\.(?!when)|want\.|complain|alarm\.|describe|who\.|return)/;
const surely = 0.5;

/** Asks whether a visit has to be booked at all. */
const withoutBooking =
  /\b(?:walk|show up|drop|pop|swing|come|stop) ?(?:right |just )?(?:in|by|up)?\b.{0,60}\bor (?:do|should|must) (?:i|we) (?:gotta|have to|need to|got to)? ?(?:book|call|make|schedule|set)\b|\b(?:do|will|would) (?:i|we) (?:really |even |actually )?(?:gotta|have to|need to|need|got to) (?:book|make an? (?:appointment|booking)|an appointment|schedule)|\bwithout (?:an? )?(?:appointment|booking|booking it)\b|\b(?:can|could) (?:i|we) just (?:walk|show|drop|pop) (?:in|up|by)\b|\b(?:faut|dois)[- ](?:il|tu|je)? ?(?:vraiment )?(?:prendre rendez|reserver)|\bsans rendez[- ]vous\b/u;

/**
 * Who wants no booking, and says when they will come by, signs off: nothing is taken down and nothing is asked of them.
 * Who asks whether they may come without one takes back the one that was begun.
 */
export function withComingBy(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const { request, formOpen, nameKnown, complains, supplies, alarm } = hearing;
  // A call or a word to somebody is wanted no more by who comes themselves.
  const mayLeave =
    request === undefined && !complains && !supplies && !alarm && !(formOpen && nameKnown);
  const said = fold(text);
  if (request === 'booking' && !nameKnown && withoutBooking.test(said))
    return acts.map((act) =>
      act.act.startsWith('ask.') && withoutBooking.test(fold(act.words))
        ? { ...act, slots: { ...act.slots, takesBack: ['booking'] } }
        : act,
    );
  const found = mayLeave && !said.includes('?') ? comesBy.exec(said) : null;
  if (!found || said.length !== text.length) return acts;
  const isIt = ({ start, end }: HeardAct) => found.index >= start && found.index < end;
  if (acts.some((act) => !isIt(act) && wants.test(act.act) && act.confidence >= surely))
    return acts;
  return acts.map((act): HeardAct => {
    if (isIt(act))
      return {
        ...act,
        act: 'bye',
        confidence: 1,
        target: null,
        slots: formOpen ? { takesBack: ['form'] } : {},
      };
    const { times: _, ...slots } = act.slots;
    return act.act === 'affirm' ? { ...act, act: 'ack' } : { ...act, slots };
  });
}
