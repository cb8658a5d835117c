import type { Commitment } from '../conversation.ts';
import type { PhraseKey } from '../phrases/phrase-book.ts';
import { sayEmail, sayPhone } from '../speaking/say-contact.ts';
import type { Conversation, Goal, GoalKind, Question } from './state.ts';
import { ask, phrase, type Turn, tell } from './turn.ts';

type Detail = 'service' | 'reason' | 'time' | 'name' | 'phone';

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
  if (open?.kind === kind) return;
  if (open && replaces(kind, open.kind)) {
    open.kind = kind;
  } else if (open && !replaces(open.kind, kind)) {
    return;
  } else if (!open) {
    const done = state.goals.findLast((goal) => goal.kind === kind);
    if (done) done.readBackAt = null;
    else state.goals.push({ kind, readBackAt: null });
  }
  if (introduce && intro) {
    tell(turn, openerFor(turn));
    tell(turn, intro);
  }
}

/** How a request is taken up in the business's own tone. */
function openerFor(turn: Turn): 'sure' | 'sureFormal' | 'sureCasual' {
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

function isMissing(turn: Turn, detail: Detail): boolean {
  const { caller, topic } = turn.state;
  switch (detail) {
    case 'name':
      return caller.name === null && !caller.refused.includes('name');
    case 'phone':
      return caller.phone === null && !caller.refused.includes('phone');
    case 'reason':
      return (
        caller.reasons.length === 0 &&
        topic.serviceId === null &&
        !caller.refused.includes('reason')
      );
    case 'time':
      return caller.time === null && !caller.refused.includes('time');
    case 'service':
      return (
        topic.serviceId === null &&
        caller.reasons.length === 0 &&
        !caller.refused.includes('reason') &&
        turn.receptionist.profile.knowledge.services.length > 0
      );
  }
}

/** Asks for the next missing detail of the request, or reads everything back once it is complete. */
export function pursueGoal(turn: Turn): boolean {
  const goal = currentGoal(turn.state);
  if (!goal) return false;
  const missing = needs[goal.kind].find((detail) => isMissing(turn, detail));
  if (missing) askFor(turn, goal, missing);
  else readBack(turn, goal);
  return true;
}

function askFor(turn: Turn, goal: Goal, detail: Detail): void {
  const { callerNumber, caller, used } = turn.state;
  switch (detail) {
    case 'service':
      return ask(
        turn,
        { kind: 'whichService', purpose: 'booking', serviceIds: [] },
        'whichServiceOpen',
      );
    case 'reason':
      return ask(turn, { kind: 'reason' }, reasonQuestion[goal.kind] ?? 'askReason');
    case 'time':
      return ask(turn, { kind: 'time' }, goal.kind === 'reschedule' ? 'askNewTime' : 'askTime');
    case 'name':
      return ask(turn, { kind: 'name' }, 'askName');
    case 'phone':
      if (caller.partialPhone !== '')
        return ask(turn, { kind: 'phone' }, 'phoneSoFar', {
          digits: caller.partialPhone.split('').join(' '),
        });
      if (callerNumber && !used.askCallerNumber)
        return ask(turn, { kind: 'callerNumber' }, 'askCallerNumber', {
          phone: sayPhone(callerNumber),
        });
      return ask(turn, { kind: 'phone' }, 'askPhone');
  }
}

const reasonQuestion: Partial<Record<GoalKind, PhraseKey>> = {
  complaint: 'askComplaint',
  emergency: 'askEmergency',
};

/** Says back what was taken down and what will happen now, and asks whether it is right. */
function readBack(turn: Turn, goal: Goal): void {
  const { caller } = turn.state;
  goal.readBackAt = turn.now;
  const name = caller.name;
  if (name && !turn.state.used.thanksName) tell(turn, 'thanksName', { name: firstName(name) });
  if (caller.phone) tell(turn, 'readBackPhone', { phone: sayPhone(caller.phone) });
  else if (caller.email)
    tell(turn, 'readBackEmail', { email: sayEmail(caller.email, turn.state.language) });
  else if (!caller.phone && !turn.state.callerNumber) tell(turn, 'noDetails');
  turn.statements.push(promise(turn, goal));
  ask(turn, { kind: 'detailsRight' }, 'isThatRight');
}

function promise(turn: Turn, goal: Goal): string {
  const time = turn.state.caller.time?.spoken ?? '';
  switch (goal.kind) {
    case 'booking':
    case 'reschedule':
      return time ? phrase(turn, 'promiseBooking', { time }) : phrase(turn, 'promiseBookingAny');
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

/** The name a person is spoken to by. */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
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

/** What was promised on this call, for people to keep: one entry for each request read back. */
export function commitmentsOf(conversation: Conversation): Commitment[] {
  const { goals, caller, callerNumber } = conversation;
  const who = [caller.name ?? 'the caller', caller.phone ?? callerNumber]
    .filter(Boolean)
    .join(', ');
  const timed = (kind: GoalKind) => kind === 'callback' || kind === 'person' || kind === 'answer';
  return goals.flatMap(({ kind, readBackAt }) => {
    if (readBackAt === null) return [];
    const when = timed(kind) && caller.time ? ` ${caller.time.spoken}` : '';
    return {
      text: `${promised[kind]} ${who}${when}`,
      dueAt: timed(kind) ? (caller.time?.dueAt ?? null) : null,
      madeAt: readBackAt,
    };
  });
}

/** The question that asks for a detail again, when an aside has been answered. */
export function isAboutGoal(question: Question): boolean {
  return ['reason', 'time', 'name', 'callerNumber', 'phone'].includes(question.kind);
}
