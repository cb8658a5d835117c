import type { CallOutcome, Instant, Quote } from '../conversation.ts';
import type { Receptionist } from '../receptionist.ts';
import { sayDate } from '../speaking/say-date.ts';
import { sayTime } from '../speaking/say-time.ts';
import { shorten } from '../speaking/sentences.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';

export interface CallSummary {
  /** One line of at most 320 characters, for a text message. */
  sms: string;
  /** At most 120 characters, for the subject of an e-mail. */
  subject: string;
  /** What was captured, quoted, promised and left open, as label and value; no empty values. */
  fields: { label: string; value: string }[];
}

/** Two segments of a text message: what an owner reads in ten seconds. */
const longestSms = 320;
const longestSubject = 120;
const longestReason = 110;

/**
 * The ten-second summary of a call: urgency, who, number, why, what was quoted, what was promised,
 * and what to do next. `link` leads to the call's page and is never cut.
 */
export function summarise(
  receptionist: Receptionist,
  outcome: CallOutcome,
  link: string | null,
): CallSummary {
  const end = link ? ` · ${link}` : '';
  const line = partsOf(outcome, receptionist.profile.knowledge.timeZone).join(' · ');
  const sms = `${cut(line, longestSms - end.length)}${end}`;
  const { name } = receptionist.profile.knowledge;
  const subject = cut(`${headline(outcome)} · ${name}`, longestSubject);
  return { sms, subject, fields: fieldsOf(outcome, receptionist.profile.knowledge.timeZone) };
}

function partsOf(outcome: CallOutcome, timeZone: string): string[] {
  const { lead, quotes, commitments, unansweredQuestions } = outcome;
  const who = lead?.name ?? (lead || outcome.callerNumber ? null : 'Caller unknown');
  const parts = [
    outcome.spam ? 'SPAM' : outcome.urgent ? 'URGENT' : null,
    who,
    sayNumber(lead?.phone ?? outcome.callerNumber),
    lead?.email ?? null,
    cut(whyTheyCalled(outcome), longestReason),
    quotes.length > 0 ? `quoted ${quotesOf(quotes)}` : null,
    lead?.preferredTime && outcome.bookings.length === 0 ? `wants ${lead.preferredTime}` : null,
    ...outcome.bookings.map(({ action, start }) => `${action} ${shortMoment(start, timeZone)}`),
    commitments.length > 0 ? `PROMISED ${promised(outcome)}` : null,
    outcome.transferred ? 'put through to you' : null,
    nextStep(outcome),
    unansweredQuestions.length > 0 && !lead ? 'could not answer this' : null,
  ];
  return parts.filter((part): part is string => part !== null && part !== '');
}

function headline(outcome: CallOutcome): string {
  const flag = outcome.spam ? 'Spam call' : outcome.urgent ? 'URGENT call' : 'Call';
  const who = outcome.lead?.name ?? sayNumber(outcome.lead?.phone ?? outcome.callerNumber);
  return `${flag} from ${who ?? 'an unknown number'}`;
}

/** Their own words for it; failing those, what they were quoted or asked first. */
function whyTheyCalled(outcome: CallOutcome): string {
  if (outcome.lead?.reason) return outcome.lead.reason;
  const [quote] = outcome.quotes;
  if (quote) return `asked about ${quote.serviceName}`;
  const first = outcome.transcript.find(
    ({ role, content }) => role === 'user' && content.split(/\s+/).length > 2,
  );
  if (first) return `said "${first.content}"`;
  return outcome.transcript.some(({ role }) => role === 'user')
    ? 'no reason given'
    : 'said nothing';
}

function quotesOf(quotes: readonly Quote[]): string {
  const said = quotes.map(({ spoken, serviceName, optionName }) =>
    [spoken, serviceName, optionName ? `(${optionName})` : ''].filter(Boolean).join(' '),
  );
  return [...new Set(said)].slice(0, 3).join(', ');
}

function promised({ commitments, lead }: CallOutcome): string {
  const [first] = commitments;
  if (!first) return '';
  const about = lead?.name ?? 'the caller';
  const text = first.text
    .replace(/, \+\d+/g, '')
    .replace(about, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.replace(/( with| for| from| of|:)$/, '').toLowerCase();
}

function nextStep({ lead, spam, transferred, commitments }: CallOutcome): string | null {
  if (spam || transferred) return null;
  if (commitments.length > 0) return null;
  return lead?.phone && lead.reason ? 'call them back' : null;
}

/** `416-555-0123`, as numbers are written in a text message. */
function sayNumber(phone: string | null | undefined): string | null {
  if (!phone) return null;
  const digits = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  return digits ? `${digits[1]}-${digits[2]}-${digits[3]}` : phone;
}

/** `Thu Mar 12, 2 PM` */
function shortMoment(instant: Instant, timeZone: string): string {
  const local = localDateTime(instant, timeZone);
  const [weekday = '', rest = ''] = sayDate(local).split(', ');
  const [month = '', day = ''] = rest.split(' ');
  return `${weekday.slice(0, 3)} ${month.slice(0, 3)} ${day}, ${sayTime(local)}`;
}

function fieldsOf(outcome: CallOutcome, timeZone: string): CallSummary['fields'] {
  const { lead } = outcome;
  const rows: [string, string | null | undefined][] = [
    ['Caller', lead?.name],
    ['Phone', sayNumber(lead?.phone ?? outcome.callerNumber)],
    ['E-mail', lead?.email],
    ['Reason', lead?.reason],
    ['Preferred time', lead?.preferredTime],
    ['Quoted', quotesOf(outcome.quotes)],
    [
      'Booked',
      outcome.bookings
        .map(({ action, start }) => `${action} ${shortMoment(start, timeZone)}`)
        .join('; '),
    ],
    ['Promised', outcome.commitments.map(({ text }) => text).join('; ')],
    ['Could not answer', outcome.unansweredQuestions.join('; ')],
    ['Urgent', outcome.urgent ? 'Yes' : null],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function cut(text: string, most: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  return whole.length <= most ? whole : shorten(whole, most);
}
