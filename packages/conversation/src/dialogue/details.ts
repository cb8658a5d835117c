import type { PhraseKey } from '../phrases/phrase-book.ts';
import { sayPhone } from '../speaking/say-contact.ts';
import type { Goal, GoalKind } from './state.ts';
import { ask, type Turn } from './turn.ts';

/** One thing a request may need to know. */
export type Detail = 'service' | 'reason' | 'time' | 'name' | 'phone';

/** Whether a detail is neither known nor refused. */
export function isMissing(turn: Turn, detail: Detail): boolean {
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

/** Asks for one detail of a request. */
export function askFor(turn: Turn, goal: Goal, detail: Detail): void {
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
      if (callerNumber && !caller.otherNumber && (used.askCallerNumber ?? 0) < 2)
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

/** The name a person is spoken to by. */
export function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}
