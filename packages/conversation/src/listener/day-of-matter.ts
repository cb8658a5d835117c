import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { eventWords } from '../knowledge/kinds-of-things.ts';
import { fold, monthNames } from '../knowledge/words.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { daysBetween } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import type { HeardTurn } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/** What somebody is to be called about begins here. */
const about =
  /\b(?:about|regarding|concerning|re|with regards? to|to (?:discuss|talk about|go over|plan|arrange)|for (?:an?|the|my|our|some)|au sujet d\p{L}+|a propos d\p{L}+|concernant|pour (?:une?|le|la|les|mon|ma|mes|notre|l'|discuter|parler|planifier))\b/gu;
/** A day of the calendar; "tomorrow" and "Friday" are rather days to call on. */
const ofCalendar = new RegExp(
  String.raw`\b(?:${monthNames})\b|\b\d{1,2}(?:st|nd|rd|th)\b|\d+[/-]\d+|\ble \d+\b`,
);
/** "The appointment on Friday", "the wedding of the twelfth". */
const ofThing = new RegExp(
  String.raw`\b(?:${eventWords}|appointments?|bookings?|visit|rendez-vous|rdv)(?:'s)?(?: (?:that is|that's|is|on|for|of|the|set for|booked for|scheduled for|du|de|le|est|c'est|prevue?|pour))* ?$`,
);
const ofVisit = /\b(?:appointments?|bookings?|visit|rendez-vous|rdv)\b/;
/** Who says again when to call: "call me on the second about it". */
const callsThen =
  /\b(?:call|ring|phone|reach|text|rappel\p{L}*|appel\p{L}*|joindre)(?: (?:me|us|back|him|her|on|the|moi|nous|le))* ?$/u;

const calls: ReadonlySet<Act> = new Set(['want.callback', 'want.person', 'want.message']);

/** What was done by now, told of a day: "you did my brakes", "the roof was put on". */
const done =
  /\b(?:you|they|he|she|we|i|your \p{L}+|somebody|someone|it|that|which|guys?|vous|on|il|elle|ils)(?:'ve|'d)? (?:\p{L}+ly |guys |all |just |have |had |avez |avait |ont |a |as )?(?:did|done|gave|came|fixed|put|replaced|sold|made|sent|left|took|cut|cleaned|repaired|installed|painted|changed|looked|worked|finished|charged|delivered|was|were|had|got|bought|fait|donne|repare|installe|remplace|pose|vendu|venue?s?|change|nettoye|livre|laisse|facture|eu)\b/u;
/** What is made for a day to come. */
const madeFor =
  /\b(?:book|order|reserv|schedul|plan|appointment|command|rendez-vous|due|until|by)\p{L}*/u;
/** A day of the calendar that is over is read as the next of its name, nearly a year on. */
const leastAhead = 60;

function isOver(time: TimeExpression, text: string, { hearing }: HeardTurn): boolean {
  const { receptionist, now } = hearing;
  if (!time.date || !ofCalendar.test(fold(time.text)) || /\b(?:19|20)\d\d\b/.test(time.text))
    return false;
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  if (daysBetween(today, time.date) < leastAhead) return false;
  const before =
    text
      .slice(0, time.start)
      .split(/[.?!;]|,(?! \d)/)
      .at(-1) ?? '';
  const after = text.slice(time.end).split(/[,.?!;]|\b(?:and|so|but|et|mais|pis)\b/i)[0] ?? '';
  const clause = fold(`${before} ${after}`);
  return done.test(clause) && !madeFor.test(clause);
}

/** "Expires March 28": of a card. */
const expires =
  /\b(?:exp|expir\p{L}*|valid (?:thru|through|until|till)|good (?:thru|through)|echeance|valide jusqu'(?:a|au|en))(?: (?:date|is|on|in|of|the|le|en|est))*[ :]*$/u;

/** Whether a day is that of what the call is about: "call me about a party on May 2". */
function isOfMatter(time: TimeExpression, text: string): boolean {
  if (!time.date || time.excluded) return false;
  const before = fold(text.slice(0, time.start)).replace(
    /\b(?:on|for|the|le|du|of|de|pour)\s*$/,
    '',
  );
  const began = [...before.matchAll(about)].at(-1);
  if (!began || callsThen.test(before)) return false;
  const matter = before.slice(began.index + began[0].length);
  if (ofThing.test(`${before} `.replace(/\s+$/, ' '))) return true;
  return contentStems(matter).size > 0 && ofCalendar.test(fold(time.text)) && !/[,.;]/.test(matter);
}

/** "The wedding is April twentieth": when something is, told and not asked. */
const statesEvent = new RegExp(
  String.raw`^(?:(?:and|so|oh|but|well|um|uh|et|pis|mais) )*(?:the|my|our|his|her|le|la|les|mon|ma|notre) (?:\p{L}+(?:'s)? )?(?:${eventWords})(?:'s|,)? ?(?:is|was|will be|on|c'est|est|sera)?\b`,
  'u',
);

function tellsEvent({ act, words, slots }: HeardAct): boolean {
  if (!act.startsWith('ask.') || words.includes('?') || isPutAsQuestion(words)) return false;
  return slots.times?.some(({ date }) => date) === true && statesEvent.test(fold(words));
}

/** A day that belongs to what a call is about, or is over, is none to be called or come on. */
export function withDayOfMatter(acts: readonly HeardAct[], turn: HeardTurn): readonly HeardAct[] {
  const { text } = turn;
  const asksForCall = acts.some(({ act }) => calls.has(act));
  return acts.map((heard) => {
    const act = tellsEvent(heard) ? { ...heard, act: 'describe' as const, target: null } : heard;
    const { times: told = [], ...slots } = act.slots;
    const apart = told.filter(
      (time) =>
        expires.test(fold(text.slice(0, time.start))) ||
        isOver(time, text, turn) ||
        (asksForCall && isOfMatter(time, text)),
    );
    const [first] = apart;
    if (!first) return act;
    const over = isOver(first, text, turn);
    const ofCard = expires.test(fold(text.slice(0, first.start)));
    const what = over || ofCard ? null : eventIn(text.slice(0, first.end));
    const visit = !over && !ofCard && ofVisit.test(fold(text.slice(0, first.start)));
    const times = told.filter((time) => !apart.includes(time));
    return {
      ...act,
      slots: {
        ...slots,
        ...(times.length > 0 && { times }),
        ...(what !== null && { occasion: { what, time: first } }),
        ...(visit && !slots.existing && { existing: [first] }),
      },
    };
  });
}

function eventIn(words: string): string | null {
  return (
    [...fold(words).matchAll(new RegExp(String.raw`\b(${eventWords})\b`, 'g'))].at(-1)?.[1] ?? null
  );
}
