import type { Lead } from '../conversation.ts';
import type { Conversation, GoalKind } from './state.ts';

/** The lead as it goes to the log; null while nothing about the caller is known. */
export function leadOf(conversation: Conversation): Lead | null {
  const { name, phone, email, time } = conversation.caller;
  if (!name && !phone && !email && conversation.goals.length === 0) return null;
  return {
    name,
    phone: phone ?? (conversation.goals.length > 0 ? conversation.callerNumber : null),
    email,
    reason: reasonOf(conversation),
    preferredTime: time?.spoken.replace(/^(on|le) /, '') ?? null,
  };
}

const wishes: Partial<Record<GoalKind, string>> = {
  booking: 'book',
  reschedule: 'move',
  cancel: 'cancel',
  application: 'job enquiry',
};

/** Why they call: what they want, the service it is about, and their own words. */
function reasonOf({ goals, topic, caller }: Conversation): string | null {
  const goal = goals.at(-1);
  const wish = goal ? wishes[goal.kind] : undefined;
  const about = [wish, topic.name].filter(Boolean).join(' ');
  const words = [...new Set(caller.reasons)];
  return [about, ...words].filter(Boolean).join('; ') || null;
}
