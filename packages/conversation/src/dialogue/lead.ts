import type { Lead } from '../conversation.ts';
import type { Conversation, RequestKind } from './state.ts';

/** The lead as it goes to the log; null while nothing about the caller is known. */
export function leadOf(conversation: Conversation): Lead | null {
  const { name, phone, email } = conversation.caller;
  const { requests, time, existing } = conversation.wanted;
  if (!name && !phone && !email && requests.length === 0) return null;
  return {
    name: name?.value ?? null,
    phone: phone?.value ?? (requests.length > 0 ? conversation.callerNumber : null),
    email: email?.value ?? null,
    reason: reasonOf(conversation),
    preferredTime: (time ?? existing)?.spoken.replace(/^(on|le) /, '') ?? null,
  };
}

const wishes: Record<RequestKind, string> = {
  booking: 'book',
  reschedule: 'move the appointment',
  cancel: 'cancel the appointment',
  late: 'running late',
  callback: 'call back',
  answer: 'question to answer',
  status: 'update on a job',
  message: 'message',
  person: 'wants to speak to a person',
  returnCall: 'returning our call',
  complaint: 'complaint',
  application: 'job enquiry',
  supplier: 'supplier',
  emergency: 'urgent',
};

/** Why they call: what they want, of which service, for what thing, where, and their own words. */
function reasonOf(conversation: Conversation): string | null {
  const { wanted, caller } = conversation;
  const asked = [...new Set(wanted.requests.map(({ kind }) => kind))];
  // Whatever else is wanted is a message as well.
  const kinds = asked.length > 1 ? asked.filter((kind) => kind !== 'message') : asked;
  const wish = kinds
    .map((kind) => (kind === 'person' && wanted.person ? `for ${wanted.person}` : wishes[kind]))
    .join(', ');
  const items = itemNames(conversation).join(' + ');
  const parts = [
    [wish, items].filter(Boolean).join(' '),
    caller.company ? `from ${caller.company}` : '',
    wanted.person && !kinds.includes('person') ? `with ${wanted.person}` : '',
    ...wanted.details,
    ...wanted.why,
    wanted.existing && wanted.time
      ? `instead of ${wanted.existing.spoken.replace(/^(on|le) /, '')}`
      : '',
    caller.phone?.extension ? `extension ${caller.phone.extension}` : '',
    caller.address ? `at ${caller.address.value}` : '',
  ];
  return [...new Set(parts.filter(Boolean))].join('; ') || null;
}

/** What is wanted, as the owner calls it: "Duct Cleaning (Medium home)", "2 × Skin Fade". */
function itemNames({ wanted }: Conversation): string[] {
  return wanted.items.map(({ name, count }) => (count > 1 ? `${count} × ${name}` : name));
}
