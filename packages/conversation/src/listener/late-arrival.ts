import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/** "I won't be home till", "I'll be there around", "je vas être là vers": when they come themselves. */
const arrives =
  /(?<!\p{L})(?:(?:i|we)(?:'ll|'m|'re| am| are| will| won't| can't| might| should| could| may| would| don't)?(?= )(?:(?!\b(?:supposed|booked|scheduled|due|have to|had to|has|got)\b)[^,.;?!]){0,30}?\b(?:be|get|make it|arrive|come|coming|home|there|back)\b|(?:je|on|j')(?:(?!\b(?:rendez|rdv|suppose\p{L}*|cedule\p{L}*|cense\p{L}*)\b)[^,.;?!]){0,24}?\b(?:etre|serai|sera|arriver?\p{L}*|rentrer?\p{L}*|la|chez nous)\b)[^,.;?!]{0,24}$/u;
const tells = /^(?:describe|give|greet|ack|aside|claim|unclear|want\.late|complain)$/;

/** "If that's too late I could come tomorrow", "or else Friday works too": what would do instead, if they are sent away. */
const instead =
  /(?<!\p{L})(?:if|or else|otherwise|if not|failing that|worst case|then again|si|sinon|autrement|au pire)(?!\p{L})|(?<!\p{L})(?:too|as well|also|aussi)\s*[.!]?\s*$/u;
/** "Could I come Friday instead": asked for outright, the visit moves. */
const moves =
  /\b(?:instead|rather than|plutot|a la place)\b|\b(?:can|could|may) (?:i|we|you) (?:just |maybe )?(?:come|do|make|move|push|switch|have)\b|\b(?:on peut|je peux|pouvez-vous|pourrait-on)\b/u;
const mayWish =
  /^(?:affirm|give|ask\.(?:when|fact|offer|mine|next)|want\.book|choose|describe|claim|correct|unclear)$/;

/**
 * Of who comes late: when they come is no time of the visit they have, and what day would do instead is no other
 * visit, but told to whoever waits for them.
 */
export function withLateArrival(acts: readonly HeardAct[], turn: HeardTurn): HeardAct[] {
  const { text, hearing } = turn;
  const late = acts.find(({ act }) => act === 'want.late');
  if (hearing.request === 'late')
    return acts.map((act): HeardAct => {
      if (!isOfLaterDay(act, hearing)) return act;
      // "Si c'est trop tard, je peux demain": the condition may have been cut from it.
      const from = text.slice(0, act.start).search(/[^.?!]*$/);
      if (instead.test(fold(text.slice(from, act.end)))) return asTold(act);
      return moves.test(fold(act.words)) ? { ...act, act: 'want.move', confidence: 1 } : act;
    });
  const folded = fold(text);
  if (!late || late.slots.existing || folded.length !== text.length) return [...acts];
  const told = acts.filter(({ act }) => tells.test(act)).flatMap(({ slots }) => slots.times ?? []);
  const arrivals = told.filter(({ start }) => arrives.test(folded.slice(0, start)));
  if (arrivals.length === 0) return [...acts];
  const visit = told.filter((time) => !arrivals.includes(time));
  return acts.map((act): HeardAct => {
    if (!tells.test(act.act)) return act;
    const { times: _, ...slots } = act.slots;
    const existing = act === late && visit.length > 0 ? { existing: visit } : {};
    return { ...act, slots: { ...slots, ...existing } };
  });
}

function isOfLaterDay({ act, words, slots: { times = [] } }: HeardAct, hearing: Hearing): boolean {
  // "What time are you open till tomorrow" wishes for nothing.
  const asks = act.startsWith('ask.') && (words.includes('?') || isPutAsQuestion(words));
  if (asks && act !== 'ask.when') return false;
  return mayWish.test(act) && times.some((time) => isLaterDay(time, hearing));
}

function isLaterDay({ date }: TimeExpression, { receptionist, now }: Hearing): boolean {
  if (!date) return false;
  return daysBetween(localDateTime(now, receptionist.profile.knowledge.timeZone), date) > 0;
}

function asTold(act: HeardAct): HeardAct {
  const { times: _, ...slots } = act.slots;
  const beside = [{ words: act.words.trim(), said: null }];
  if (act.act === 'affirm') return { ...act, slots: { ...slots, beside } };
  return {
    ...act,
    act: 'want.message',
    confidence: 1,
    target: null,
    slots: { ...slots, noted: true, beside },
  };
}
