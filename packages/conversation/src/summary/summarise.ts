import type { CallOutcome } from '../conversation.ts';
import type { Receptionist } from '../receptionist.ts';
import { askedAbout } from './asked-about.ts';
import { outcomeSince } from './outcome-since.ts';
import { shortWish } from './say-when.ts';
import {
  openOf,
  promotionsTold,
  sayNumber,
  tellBookings,
  tellNextStep,
  tellOpenQuestions,
  tellPlace,
  tellPromises,
  tellPromotions,
  tellReason,
  tellTimeApart,
} from './tell-parts.ts';
import { tellQuotes } from './tell-quotes.ts';

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
/** However much else there is to tell, as much as this is told of why they called. */
const shortestReason = 110;
const longestQuestions = 110;
/** Words that were written to be read tell more than what was said. */
const longestNote = 230;
const shortestNote = 160;
const longestField = 420;

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
  const who = `${lead}${whoOf(outcome)}`;
  const head = [flagOf(outcome), who].filter(Boolean).join(' · ');
  const parts = partsOf(receptionist, outcome, longestSms - end.length - head.length - 3);
  const line = [head, ...parts].filter(Boolean).join(' · ');
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
function partsOf(receptionist: Receptionist, outcome: CallOutcome, most: number): string[] {
  const { timeZone } = receptionist.profile.knowledge;
  const { lead, written } = outcome;
  const promises = tellPromises(outcome, timeZone);
  const quotes = tellQuotes(receptionist, outcome);
  const before = [
    lead?.name ? (sayNumber(outcome) ?? '') : '',
    ...tellBookings(receptionist, outcome, timeZone),
  ];
  const when = tellTimeApart(outcome, timeZone);
  const place = tellPlace(outcome);
  const after = [
    quotes && `quoted ${quotes}`,
    tellPromotions(outcome),
    lead?.email ?? '',
    promises && `PROMISED ${promises}`,
    outcome.language === 'fr' ? 'speaks French' : '',
    tellNextStep(outcome),
  ];
  const asked = written ? '' : tellOpenQuestions(outcome, longestQuestions);
  const others = [...before, when, place, asked, ...after].filter(Boolean);
  const room = most - [...others, ''].join(' · ').length;
  const longest = written
    ? Math.min(longestNote, Math.max(shortestNote, room))
    : Math.max(shortestReason, room);
  const reason = tellReason(outcome, timeZone, longest);
  const [number = '', ...booked] = before;
  const [quoted = '', ...rest] = after;
  const parts = [...booked, reason, when, place, quoted, asked, ...rest];
  return [number, ...parts.filter(Boolean)];
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
    ['Reason', reasonField(outcome, timeZone)],
    ['Asked about', askedAbout(outcome).join(', ')],
    ['Preferred time', lead?.preferredTime && shortWish(lead.preferredTime, startedAt, timeZone)],
    ['Quoted', tellQuotes(receptionist, outcome)],
    ['Promotions', promotionsTold(outcome).join(', ')],
    ['Booked', tellBookings(receptionist, outcome, timeZone).join('; ')],
    ['Promised', tellPromises(outcome, timeZone)],
    ['Could not answer', openOf(outcome).join('; ')],
    ['Urgent', outcome.urgent ? 'Yes' : null],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

/** The same in a mail, where there is room for all of it. */
function reasonField(outcome: CallOutcome, timeZone: string): string {
  if (!outcome.lead?.reason) return '';
  const reason = tellReason(
    { ...outcome, bookings: [], lead: { ...outcome.lead, preferredTime: null } },
    timeZone,
    longestField,
  );
  return [reason, tellPlace(outcome)].filter(Boolean).join(', ');
}

function cut(text: string, most: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= most) return whole;
  // Parts of a line are no sentences: what comes after a full stop in one of them is told as well.
  const words = whole.slice(0, most - 1).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,;:·–-]+$/, '')}…`;
}
