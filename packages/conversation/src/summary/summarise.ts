import type { CallOutcome } from '../conversation.ts';
import type { Receptionist } from '../receptionist.ts';

export interface CallSummary {
  /** One line of at most 320 characters, for a text message. */
  sms: string;
  subject: string;
  /** The captured fields and what was quoted, promised and left open, as label and value. */
  fields: { label: string; value: string }[];
}

/** The ten-second summary an owner reads after a call. `link` leads to the call's page. */
export function summarise(
  receptionist: Receptionist,
  outcome: CallOutcome,
  link: string | null,
): CallSummary {
  const sms = [outcome.callerNumber ?? 'withheld number', link].filter(Boolean).join(' · ');
  return { sms, subject: `Call for ${receptionist.profile.knowledge.name}`, fields: [] };
}
