import { lastSaid, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { clock, minutesAt } from '../knowledge/written-clocks.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import { addDays, daysBetween } from '../understanding/slots/times/calendar.ts';
import { writtenFacts } from './written-facts.ts';

/** "By 4 pm the day before", "avant 15 h la veille". */
const dayBefore = new RegExp(
  `\\b(?:by|before|till?|until|up to|avant|jusqu'a)\\s+${clock}(?: on| of)?\\s+(?:the )?(?:(?:day|night|evening) (?:before|prior|ahead)|previous day|la veille|jour precedent)`,
);
const asksCharge =
  /\b(?:charg\w*|fees?|pay\w*|costs?|ding(?:ed)?|penalt\w*|bill(?:ed)?|frais|paye\w*|factur\w*|coute\w*)\b/;
const howMuch = /\b(?:how much|what (?:is|are|do|does|would)|what's|combien)\b/;
const changes: ReadonlySet<string> = new Set(['reschedule', 'cancel']);

/**
 * "It's only the day before, am I charged", where the owner wants to know by four that day: no or yes by the clock,
 * before the rule. False where no visit is changed, or its day or the rule is not plain.
 */
export function answerInTime(turn: Turn, act: HeardAct): boolean {
  const { state, now, receptionist } = turn;
  const asked = fold(act.words);
  if (!act.act.startsWith('ask.') || !asksCharge.test(asked) || howMuch.test(asked)) return false;
  const isChanged =
    state.wanted.requests.some(({ kind }) => changes.has(kind)) ||
    state.lastActs.some((one) => one === 'want.move' || one === 'want.cancel');
  if (!isChanged || state.model) return false;
  const [only, other] = writtenFacts(turn).filter(({ said }) => dayBefore.test(fold(said)));
  const by = only && !other ? minutesAt(dayBefore.exec(fold(only.said))) : null;
  const today = localDateTime(now, receptionist.profile.knowledge.timeZone);
  const visit = state.wanted.existing?.date ?? dayTold(lastSaid(turn), today);
  if (!only || by === null || !visit) return false;
  const ahead = daysBetween(today, visit);
  if (ahead < 0) return false;
  const kept = ahead > 1 || (ahead === 1 && today.hour * 60 + today.minute <= by);
  turn.answered = true;
  turn.described.add(only.key);
  turn.state.focus.factId = only.key;
  tell(turn, kept ? 'inTime' : 'tooLate');
  turn.statements.push(only.said);
  turn.facts.push(only.fact);
  return true;
}

/** The visit is tomorrow for who calls the day before it. */
function dayTold(words: string, today: LocalDate): LocalDate | null {
  const said = fold(words);
  if (/\b(?:day before|tomorrow|la veille|demain)\b/.test(said)) return addDays(today, 1);
  return /\b(?:today|this (?:morning|afternoon)|tonight|aujourd'hui|ce matin)\b/.test(said)
    ? today
    : null;
}
