import type { CallOutcome } from '../conversation.ts';
import type { Receptionist } from '../receptionist.ts';
import { shorten } from '../speaking/sentences.ts';
import { outcomeSince } from './outcome-since.ts';
import { shortWish } from './say-when.ts';
import {
  promotionsTold,
  sayNumber,
  tellBookings,
  tellNextStep,
  tellOpenQuestions,
  tellPromises,
  tellPromotions,
  tellQuotes,
  tellReason,
  tellWishedTime,
} from './tell-parts.ts';

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
const longestReason = 170;
/** Words that were written to be read tell more than what was said. */
const longestNote = 230;

/**
 * The ten-second summary of a call: urgency, who, number, why, what was quoted, booked or promised,
 * and what to do next. `link` leads to the call's page and is never cut.
 */
export function summarise(
  receptionist: Receptionist,
  outcome: CallOutcome,
  link: string | null,
): CallSummary {
  return told(receptionist, outcome, link, '');
}

/** The same of what came after `before`, for an owner who was told of that already. */
export function summariseMore(
  receptionist: Receptionist,
  outcome: CallOutcome,
  before: CallOutcome,
  link: string | null,
): CallSummary {
  return told(receptionist, outcomeSince(outcome, before), link, 'More from ');
}

function told(
  receptionist: Receptionist,
  outcome: CallOutcome,
  link: string | null,
  lead: string,
): CallSummary {
  const end = link ? ` · ${link}` : '';
  const parts = partsOf(receptionist, outcome);
  const line = [flagOf(outcome), `${lead}${whoOf(outcome)}`, ...parts].filter(Boolean).join(' · ');
  const { name } = receptionist.profile.knowledge;
  const [news] = parts.slice(1);
  const kind = lead || `${subjectFlag(outcome)} from `;
  const caller = outcome.lead?.name ?? sayNumber(outcome) ?? 'an unknown number';
  const headline = `${kind}${caller}${news ? `: ${news}` : ''}`;
  return {
    sms: `${cut(line, longestSms - end.length)}${end}`,
    subject: `${cut(headline, longestSubject - name.length - 3)} · ${name}`.slice(
      0,
      longestSubject,
    ),
    fields: fieldsOf(receptionist, outcome),
  };
}

/** What is told after the caller's name: their number first, then the news, then what to do. */
function partsOf(receptionist: Receptionist, outcome: CallOutcome): string[] {
  const { timeZone } = receptionist.profile.knowledge;
  const { lead, quotes } = outcome;
  const promises = tellPromises(outcome, timeZone);
  const when = tellWishedTime(outcome, timeZone);
  const reason = cut(
    tellReason(receptionist, outcome),
    outcome.written ? longestNote : longestReason,
  );
  const wanted = /^wants to book\b[^:]*$/.test(reason);
  const time = /^(by|before|after|around|between|within|in|on|any)\b/.test(when)
    ? when
    : `for ${when}`;
  const parts = [
    lead?.name ? (sayNumber(outcome) ?? '') : '',
    ...tellBookings(receptionist, outcome, timeZone),
    when && wanted ? `${reason} ${time}` : reason,
    when && !wanted ? time : '',
    quotes.length > 0 ? `quoted ${tellQuotes(receptionist, quotes, lead?.reason ?? null)}` : '',
    !outcome.written && (outcome.commitments.length > 0 || outcome.bookings.length > 0)
      ? tellOpenQuestions(outcome)
      : '',
    tellPromotions(outcome),
    lead?.email ?? '',
    promises && `PROMISED ${promises}`,
    outcome.language === 'fr' ? 'speaks French' : '',
    tellNextStep(outcome),
  ];
  const [number = '', ...rest] = parts;
  return [number, ...rest.filter(Boolean)];
}

function flagOf({ spam, urgent }: CallOutcome): string {
  if (spam) return 'SPAM';
  return urgent ? 'URGENT' : '';
}

function subjectFlag({ spam, urgent }: CallOutcome): string {
  if (spam) return 'Spam call';
  return urgent ? 'URGENT call' : 'Call';
}

function whoOf(outcome: CallOutcome): string {
  return outcome.lead?.name ?? sayNumber(outcome) ?? 'Caller unknown';
}

function fieldsOf(receptionist: Receptionist, outcome: CallOutcome): CallSummary['fields'] {
  const { lead, startedAt } = outcome;
  const { timeZone } = receptionist.profile.knowledge;
  const rows: [string, string | null | undefined][] = [
    ['Caller', lead?.name],
    ['Phone', sayNumber(outcome)],
    ['E-mail', lead?.email],
    ['Language', outcome.language === 'fr' ? 'French' : null],
    ['Reason', lead?.reason && tellReason(receptionist, { ...outcome, bookings: [], quotes: [] })],
    ['Preferred time', lead?.preferredTime && shortWish(lead.preferredTime, startedAt, timeZone)],
    ['Quoted', tellQuotes(receptionist, outcome.quotes, lead?.reason ?? null)],
    ['Promotions', promotionsTold(outcome).join(', ')],
    ['Booked', tellBookings(receptionist, outcome, timeZone).join('; ')],
    ['Promised', tellPromises(outcome, timeZone)],
    ['Could not answer', outcome.unansweredQuestions.join('; ')],
    ['Urgent', outcome.urgent ? 'Yes' : null],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function cut(text: string, most: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  return whole.length <= most ? whole : shorten(whole, most);
}
