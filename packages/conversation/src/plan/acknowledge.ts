import { withoutLead } from '../dialogue/preferred-time.ts';
import { bookIsOpen, phrase, type Turn } from '../dialogue/turn.ts';
import { areSeveral } from '../dialogue/visits.ts';
import { linesFor } from '../phrases/phrase-book.ts';
import { sayPhone } from '../speaking/say-contact.ts';
import { isDeclined } from './closed-time.ts';
import { requestOf } from './request.ts';
import { sayWanted } from './say-wanted.ts';

/** Says back what was just told, in half a sentence: "Saturday around ten, got it." */
export function acknowledge(turn: Turn): void {
  const { state, took } = turn;
  const { callTime } = state.wanted;
  if (took.has('callTime') && callTime && requestOf(state)?.kind !== 'callback')
    turn.statements.push(phrase(turn, 'callTimeNoted', { time: callTime.spoken }));
  if (took.has('time') && state.wanted.items.some((item) => item.time)) return;
  const time = state.wanted.time ?? state.wanted.existing;
  // Where a book is asked, what it says of the time comes next.
  if (took.has('time') && (isDeclined(turn) || !requestOf(state) || bookIsOpen(turn))) return;
  if (took.has('time') && time) return acknowledgeTime(turn, withoutLead(time.spoken));
  if (turn.corrected || turn.statements.length > 1) return;
  if (took.has('address') && state.caller.address && turn.statements.length === 0) {
    const address = state.caller.address.value;
    const echo = capital(phrase(turn, 'gotAddress', { address }));
    turn.echo = { statement: echo, of: address };
    turn.statements.unshift(echo);
  }
}

/** What is wanted by now, said back where it changed and is not about to be read back anyway. */
export function acknowledgeWanted(turn: Turn): void {
  const { state, took, asking } = turn;
  const several = took.has('time') && areSeveral(state.wanted);
  if (!took.has('list') && !several) return;
  if (requestOf(state)?.kind !== 'booking' || asking?.question.kind === 'detailsRight') return;
  if (isDeclined(turn)) return;
  const what = sayWanted(turn);
  if (what !== '') turn.statements.push(phrase(turn, 'wantedNow', { what }));
}

/** A day or an hour is said back before what comes of it, unless it was in the same turn. */
function acknowledgeTime(turn: Turn, time: string): void {
  const { statements, intro } = turn;
  if (statements.some((statement) => statement.toLowerCase().includes(time.toLowerCase()))) return;
  const before = intro === null ? -1 : statements.indexOf(intro);
  const echo = capital(phrase(turn, 'gotTime', { time }));
  turn.echo = { statement: echo, of: time };
  statements.splice(Math.max(0, before), 0, echo);
}

/** A time or an address that what follows says as well is said there only. */
export function dropEcho({ echo, statements }: Turn): void {
  if (!echo) return;
  const at = statements.indexOf(echo.statement);
  const again = statements.some(
    (one, index) => index !== at && one.toLowerCase().includes(echo.of.toLowerCase()),
  );
  if (at >= 0 && again) statements.splice(at, 1);
}

/** "Okay, I see" says that something was heard, and nothing besides: beside whatever else does, it is one too many. */
export function dropFiller({ statements, state }: Turn): void {
  const fillers: readonly string[] = linesFor('gotThat', state.language, state.channel);
  const left = statements.filter((one) => !fillers.includes(one));
  if (left.length > 0) statements.splice(0, statements.length, ...left);
}

/** Where only what was told before would have been answered, what was taken down is said to be. */
export function acknowledgeLeft(turn: Turn): void {
  if (!turn.leftOut || turn.statements.length > 0) return;
  const { time } = turn.state.wanted;
  if (turn.took.has('time') && time)
    turn.statements.push(capital(phrase(turn, 'gotTime', { time: withoutLead(time.spoken) })));
  else turn.statements.push(phrase(turn, 'noted'));
}

/** A number is said back as soon as it is told: whoever misheard it is put right at once. */
export function acknowledgePhone(turn: Turn): void {
  const { phone } = turn.state.caller;
  if (!turn.took.has('phone') || phone?.from !== 'said') return;
  const spoken = sayPhone(phone.value);
  if (wasJustSaid(turn, phone.value)) return;
  if (turn.statements.some((statement) => statement.includes(spoken))) return;
  turn.statements.unshift(phrase(turn, 'gotPhone', { phone: spoken }));
}

/** Whether a number was read back a moment ago, and is only agreed to. */
function wasJustSaid({ state }: Turn, phone: string): boolean {
  const said = state.lastLine.replaceAll(/\D/g, '');
  return said.includes(phone.replace(/^\+1/, '').replaceAll(/\D/g, ''));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
