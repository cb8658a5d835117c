import type { Commitment } from '../conversation.ts';
import type { PhraseKey } from '../phrases/phrase-book.ts';
import { sayEmail, sayPhone } from '../speaking/say-contact.ts';
import { pursueBooking } from './appointments.ts';
import { askFor, type Detail, firstName, isMissing } from './details.ts';
import { declineClosedTime } from './opening-times.ts';
import type { Conversation, Goal, GoalKind } from './state.ts';
import { ask, phrase, type Turn, tell } from './turn.ts';

/** What each kind of request cannot do without, in the order it is asked for. */
const needs: Record<GoalKind, readonly Detail[]> = {
  booking: ['service', 'time', 'name', 'phone'],
  reschedule: ['time', 'name', 'phone'],
  cancel: ['name', 'phone'],
  callback: ['reason', 'name', 'phone'],
  answer: ['name', 'phone'],
  message: ['reason', 'name', 'phone'],
  complaint: ['reason', 'name', 'phone'],
  application: ['name', 'phone'],
  supplier: ['reason', 'name', 'phone'],
  person: ['reason', 'name', 'phone'],
  emergency: ['reason', 'phone', 'name'],
};

const intros: Partial<Record<GoalKind, PhraseKey>> = {
  booking: 'bookIntro',
  reschedule: 'rescheduleIntro',
  cancel: 'cancelIntro',
  message: 'messageIntro',
  callback: 'callbackIntro',
  application: 'applicationNoted',
  supplier: 'supplierNoted',
};

/** The request being worked on: the latest that is not yet complete. */
export function currentGoal({ goals }: Conversation): Goal | null {
  return goals.findLast(({ readBackAt }) => readBackAt === null) ?? null;
}

/** Takes up a request; one of the same kind that is already under way is carried on instead. */
export function takeUp(turn: Turn, kind: GoalKind, introduce = true): void {
  const { state } = turn;
  const open = currentGoal(state);
  const intro = intros[kind];
  state.wantsNoCall = false;
  if (open?.kind === kind) return;
  if (open && replaces(kind, open.kind)) {
    open.kind = kind;
  } else if (open) {
    return;
  } else {
    const done = state.goals.findLast((goal) => goal.kind === kind && !goal.settled);
    if (done) done.readBackAt = null;
    else state.goals.push({ kind, readBackAt: null });
  }
  if (introduce && intro) {
    tell(turn, openerFor(turn));
    if (handledInBook(turn, kind)) return;
    tell(turn, intro);
    turn.intro = turn.statements.at(-1) ?? null;
  }
}

/** With the book open, nobody has to confirm: the caller hears what is free instead. */
function handledInBook(turn: Turn, kind: GoalKind): boolean {
  const open = turn.receptionist.profile.books === true && !turn.state.booking.off;
  return open && (kind === 'booking' || kind === 'reschedule' || kind === 'cancel');
}

/** "Sure!" is no word for somebody who is hurt, robbed or grieving. */
const inTrouble =
  /\b(hurt|hurts|injured|in (?:a lot of )?pain|can barely|broke (?:the|my|our|into)|broken into|stole|stolen|robbed|passed away|(?:mom|mum|dad|mother|father|husband|wife) (?:just )?(?:passed|died)|died|funeral|put (?:her|him|it) to sleep|accident|crashed|ruined|mal au|blessé|décédée?|volé)\b/i;

/** How a request is taken up in the business's own tone. */
function openerFor(turn: Turn): 'sure' | 'sureFormal' | 'sureCasual' | 'troubled' {
  const said = turn.state.transcript.findLast(({ role }) => role === 'user')?.content ?? '';
  if (inTrouble.test(said)) return 'troubled';
  const style = turn.receptionist.profile.knowledge.details?.persona_and_style;
  const tone = `${style?.suggested_tone ?? ''} ${style?.style_notes ?? ''}`;
  if (/formal|polite|elegant|refined|professional|soigné|distingué/i.test(tone))
    return /informal/i.test(tone) ? 'sureCasual' : 'sureFormal';
  return /casual|relaxed|laid[- ]back|fun|playful|informal|décontracté/i.test(tone)
    ? 'sureCasual'
    : 'sure';
}

const weight: Record<GoalKind, number> = {
  emergency: 5,
  complaint: 4,
  reschedule: 3,
  cancel: 3,
  booking: 3,
  application: 3,
  supplier: 3,
  person: 2,
  callback: 2,
  message: 1,
  answer: 1,
};

/** A definite request takes the place of a vaguer one, so that nothing is asked for twice. */
function replaces(kind: GoalKind, open: GoalKind): boolean {
  return weight[kind] >= weight[open];
}

/** Asks for the next missing detail of the request, or reads everything back once it is complete. */
export function pursueGoal(turn: Turn): boolean {
  const goal = currentGoal(turn.state);
  if (!goal) return false;
  if (pursueBooking(turn, goal)) return true;
  if (goal.kind === 'booking' || goal.kind === 'reschedule') declineClosedTime(turn);
  assumeCallerNumber(turn);
  const missing = needs[goal.kind].find((detail) => isMissing(turn, detail));
  if (missing) askFor(turn, goal, missing);
  else readBack(turn, goal);
  return true;
}

/** How often a caller is asked whether the number they call from is theirs. */
const mostAsked = 2;

/** Who answers something else each time is called where they call from; they hear it read back. */
function assumeCallerNumber({ state }: Turn): void {
  const { caller, callerNumber, used } = state;
  const wanted = caller.phone === null && !caller.otherNumber && !caller.refused.includes('phone');
  if (wanted && caller.partialPhone === '' && (used.askCallerNumber ?? 0) >= mostAsked)
    caller.phone = callerNumber;
}

/** Says back what was taken down and what will happen now, and asks whether it is right. */
function readBack(turn: Turn, goal: Goal): void {
  const { caller } = turn.state;
  goal.readBackAt = turn.now;
  dropIntro(turn);
  const name = caller.name;
  if (name && !turn.state.used.thanksName) tell(turn, 'thanksName', { name: firstName(name) });
  if (caller.phone) tell(turn, 'readBackPhone', { phone: sayPhone(caller.phone) });
  else if (caller.email)
    tell(turn, 'readBackEmail', { email: sayEmail(caller.email, turn.state.language) });
  else if (!caller.phone && !turn.state.callerNumber) tell(turn, 'noDetails');
  turn.statements.push(promise(turn, goal));
  ask(turn, { kind: 'detailsRight' }, 'isThatRight');
}

/** What was announced in this very turn is about to be promised: once is enough. */
function dropIntro(turn: Turn): void {
  const index = turn.intro === null ? -1 : turn.statements.indexOf(turn.intro);
  if (index >= 0) turn.statements.splice(index, 1);
}

function promise(turn: Turn, goal: Goal): string {
  const time = turn.state.caller.time?.spoken ?? '';
  switch (goal.kind) {
    case 'booking':
    case 'reschedule':
      return time
        ? phrase(turn, 'promiseBooking', { time: time.replace(/^(on|le) /, '') })
        : phrase(turn, 'promiseBookingAny');
    case 'cancel':
      return phrase(turn, 'promiseCancel');
    case 'callback':
    case 'answer':
    case 'person':
      return time ? phrase(turn, 'promiseCall', { time }) : phrase(turn, 'promiseCallBack');
    case 'emergency':
      return phrase(turn, 'promiseUrgent');
    default:
      return phrase(turn, 'promisePass');
  }
}

const promised: Record<GoalKind, string> = {
  booking: 'Confirm the booking with',
  reschedule: 'Confirm the new time with',
  cancel: 'Cancel the booking and confirm with',
  callback: 'Call back',
  answer: 'Call back with an answer for',
  person: 'Call back',
  complaint: 'Look into the complaint of',
  emergency: 'Call at once:',
  message: 'Pass on the message from',
  application: 'Pass on the job enquiry from',
  supplier: 'Pass on the message from',
};

/** "I'll have someone call you back" was said when these were taken up. */
const saidAtOnce: ReadonlySet<GoalKind> = new Set(['callback', 'person', 'answer', 'complaint']);

/** A caller who hangs up before the last detail was told that someone will call, and can be called. */
function owedSince({ endedAt, caller, callerNumber }: Conversation, kind: GoalKind): number | null {
  const reachable = caller.phone ?? caller.email ?? callerNumber;
  return saidAtOnce.has(kind) && reachable ? endedAt : null;
}

/** What was promised on this call, for people to keep: one entry for each request. */
export function commitmentsOf(conversation: Conversation): Commitment[] {
  const { goals, caller, callerNumber } = conversation;
  const who = [caller.name ?? 'the caller', caller.phone ?? callerNumber]
    .filter(Boolean)
    .join(', ');
  const timed = (kind: GoalKind) => kind === 'callback' || kind === 'person' || kind === 'answer';
  return goals.flatMap(({ kind, readBackAt, settled }) => {
    const madeAt = readBackAt ?? owedSince(conversation, kind);
    if (madeAt === null || settled) return [];
    const when = timed(kind) && caller.time ? ` ${caller.time.spoken}` : '';
    return {
      text: `${promised[kind]} ${who}${when}`,
      dueAt: timed(kind) ? (caller.time?.dueAt ?? null) : null,
      madeAt,
    };
  });
}
