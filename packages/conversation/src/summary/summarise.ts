import type { CallOutcome, Language } from '../conversation.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import type { Receptionist } from '../receptionist.ts';
import { asTheirs, claimsToBeOurs, strangersWords } from './as-theirs.ts';
import { askedAbout, promotionsTold } from './asked-about.ts';
import { notIn, numbersTold } from './numbers-told.ts';
import { outcomeSince } from './outcome-since.ts';
import { ownerWords } from './owner-words.ts';
import type { FieldKind } from './owner-words-english.ts';
import { tellPromises } from './owners-promises.ts';
import { shortWish } from './say-when.ts';
import { takenApart } from './taken-apart.ts';
import { tellOthers, tellOutside } from './tell-others.ts';
import {
  openOf,
  sayNumber,
  sayNumbers,
  tellBookings,
  tellNextStep,
  tellOpenQuestions,
  tellPromotions,
} from './tell-parts.ts';
import { tellQuotes } from './tell-quotes.ts';
import { tellByText, tellEarlier, tellPlace, tellReason, tellTimeApart } from './tell-reason.ts';

export interface CallSummary {
  /** One line of at most 640 characters and the link, for a text message; mostly far less. */
  sms: string;
  /** At most 120 characters, for the subject of an e-mail. */
  subject: string;
  /** What was captured, quoted, promised and left open, as label and value; no empty values. */
  fields: { kind: FieldKind; label: string; value: string }[];
  /** What the owner works in, and all of this is written in. */
  language: Language;
}

/** What an owner reads in ten seconds; the link comes on top. */
const usualSms = 480;
/** Of what is urgent, whoever goes there must know more at once. */
const urgentSms = 560;
/** What must not be missed may take this much, and no more. */
const longestSms = 640;
const longestSubject = 120;
/** However much else there is to tell, as much as this is told of why they called. */
const shortestReason = 280;
const longestQuestions = 220;
/** A mail has room for all that a caller asked to pass on, and all that was noted. */
const longestField = 1_200;

/**
 * The ten-second summary of a call in the shop's own language: urgency, who, number, why, what was
 * quoted, booked or promised, and what to do next. What is cut first is the prices beside the first,
 * then words of the reason that say least; never a name, number, time, address, promise or open
 * question, as long as those alone fit. `link` leads to the call's page and is never cut.
 */
export function summarise(
  receptionist: Receptionist,
  outcome: CallOutcome,
  link: string | null,
): CallSummary {
  return told(receptionist, outcome, link, false);
}

/** The same of what came after `before`, for an owner who was told of that already. */
export function summariseMore(
  receptionist: Receptionist,
  outcome: CallOutcome,
  before: CallOutcome,
  link: string | null,
): CallSummary {
  return told(receptionist, outcomeSince(outcome, before), link, true);
}

function told(
  receptionist: Receptionist,
  whole: CallOutcome,
  link: string | null,
  more: boolean,
): CallSummary {
  const outcome = strangersWords({ ...whole, transcript: takenApart(whole.transcript) });
  const { knowledge } = receptionist.profile;
  const language = shopLanguage(knowledge);
  const words = ownerWords(language);
  const end = link ? ` · ${link}` : '';
  const number = sayNumbers(receptionist, outcome, language);
  const who = `${more ? words.more : ''}${outcome.lead?.name ?? number ?? words.unknown}`;
  const head = [flagOf(outcome), who].filter(Boolean).join(' · ');
  const parts = partsOf(
    receptionist,
    outcome,
    language,
    usualOf(outcome) - head.length - separator,
  );
  const others = tellOthers(outcome, language);
  const claims = claimsToBeOurs(outcome.transcript) ? words.claimsToBeOurs : '';
  const line = [head, outcome.lead?.name ? number : '', claims, others, ...parts]
    .filter(Boolean)
    .join(' · ');
  const news = claims || parts[0];
  const caller = outcome.lead?.name ?? sayNumber(outcome, language) ?? words.unknownNumber;
  const kind = more ? words.more : `${callOf(outcome, language)} ${words.from} `;
  const headline = `${kind}${caller}${news ? `: ${news}` : ''}`;
  return {
    sms: `${cut(line, longestSms)}${end}`,
    subject:
      `${cut(headline, longestSubject - knowledge.name.length - separator)} · ${knowledge.name}`.slice(
        0,
        longestSubject,
      ),
    fields: fieldsOf(receptionist, outcome, language),
    language,
  };
}

const separator = ' · '.length;
const usualOf = ({ urgent }: CallOutcome) => (urgent ? urgentSms : usualSms);

/** What is told after the caller and their number: the news, then what to do. */
function partsOf(
  receptionist: Receptionist,
  outcome: CallOutcome,
  language: Language,
  longest: number,
): string[] {
  const { timeZone } = receptionist.profile.knowledge;
  const { lead, language: spoken } = outcome;
  const words = ownerWords(language);
  const most =
    longest -
    (lead?.name ? (sayNumbers(receptionist, outcome, language) ?? '').length : 0) -
    tellOthers(outcome, language).length;
  const promises = tellPromises(outcome, timeZone, language);
  const quotes = tellQuotes(receptionist, outcome, language);
  const booked = tellBookings(receptionist, outcome, timeZone, language);
  const when = tellTimeApart(outcome, timeZone, language);
  const place = [tellPlace(outcome, language), tellOutside(outcome, language)]
    .filter(Boolean)
    .join(' · ');
  const earlier = tellEarlier(outcome, timeZone, language);
  const asked = tellOpenQuestions(outcome, longestQuestions, language);
  const numbers = numbersTold(outcome.transcript).map(asTheirs);
  const promoted = tellPromotions(outcome, language);
  const widest = outcome.urgent ? longestSms : most;
  const whole = tellReason(outcome, timeZone, widest, language);
  const left = notIn(numbers, [whole, place, asked, ...booked].join(' ')).join(', ');
  const rest = (prices: readonly string[], promotions: string) => [
    prices.length > 0 ? `${words.quoted} ${prices.join(', ')}` : '',
    earlier,
    asked,
    promotions,
    lead?.email ?? '',
    tellByText(outcome, language),
    promises && `${words.promised} ${promises}`,
    spoken === language ? '' : words.speaks[spoken],
    tellNextStep(outcome, language),
  ];
  // The least is left out first: what else was told of prices and offers.
  const choices = [
    rest(quotes, promoted),
    ...quotes.map((_, at) => rest(quotes.slice(0, quotes.length - at), '')),
    rest([], ''),
  ];
  const room = (parts: readonly string[]) =>
    most -
    [...booked, left, when, place, ...parts, ''].filter(Boolean).join(' · ').length -
    2 * separator;
  const over = longestSms - usualOf(outcome);
  // Of an emergency as much is told as a text holds beside who calls and what is promised.
  const mostUrgent = Math.max(shortestReason, room(rest([], '')) + over);
  const least = Math.min(whole.length, outcome.urgent ? mostUrgent : shortestReason);
  // Prices told in passing are left out before anything of what is wanted.
  const all = tellReason(outcome, timeZone, longestSms, language).length;
  const fits = (parts: readonly string[], wanted: number) => room(parts) + over >= wanted;
  const after =
    choices.slice(0, -1).find((parts) => fits(parts, all)) ??
    choices.find((parts) => fits(parts, least)) ??
    choices.at(-1) ??
    [];
  const reason = tellReason(
    outcome,
    timeZone,
    Math.max(least, Math.min(all, room(after) + over)),
    language,
  );
  const numbersLeft = notIn(numbers, [reason, place, asked, ...booked].join(' ')).join(', ');
  return [...booked, reason, numbersLeft, when, place, ...after].filter(Boolean);
}

function flagOf({ spam, urgent, threatened }: CallOutcome): string {
  if (threatened) return 'THREAT';
  if (spam) return 'SPAM';
  return urgent ? 'URGENT' : '';
}

function callOf({ spam, urgent }: CallOutcome, language: Language): string {
  const words = ownerWords(language);
  if (spam) return words.spamCall;
  return urgent ? words.urgentCall : words.call;
}

function fieldsOf(
  receptionist: Receptionist,
  outcome: CallOutcome,
  language: Language,
): CallSummary['fields'] {
  const { lead, startedAt } = outcome;
  const { timeZone } = receptionist.profile.knowledge;
  const words = ownerWords(language);
  const rows: [FieldKind, string | null | undefined][] = [
    ['caller', lead?.name],
    ['phone', sayNumbers(receptionist, outcome, language)],
    ['email', lead?.email],
    ['language', outcome.language === language ? null : words.languages[outcome.language]],
    ['reason', reasonField(outcome, timeZone, language)],
    ['earlier', tellEarlier(outcome, timeZone, language)],
    ['askedAbout', askedAbout(outcome, language).join(', ')],
    [
      'preferredTime',
      lead?.preferredTime && shortWish(lead.preferredTime, startedAt, timeZone, language),
    ],
    ['quoted', tellQuotes(receptionist, outcome, language).join(', ')],
    ['promotions', promotionsTold(outcome).join(', ')],
    ['booked', tellBookings(receptionist, outcome, timeZone, language).join('; ')],
    ['promised', tellPromises(outcome, timeZone, language)],
    ['open', openOf(outcome).join('; ')],
    ['urgent', outcome.urgent ? words.yes : null],
  ];
  return rows.flatMap(([kind, value]) =>
    value ? [{ kind, label: words.fields[kind], value }] : [],
  );
}

/** The same in a mail, where there is room for all of it. */
function reasonField(outcome: CallOutcome, timeZone: string, language: Language): string {
  const { lead, note } = outcome;
  const claims = claimsToBeOurs(outcome.transcript) ? ownerWords(language).claimsToBeOurs : '';
  const numbers = numbersTold(outcome.transcript).map(asTheirs);
  if (!lead?.reason)
    return [claims, note, ...notIn(numbers, note ?? '')].filter(Boolean).join(', ');
  const reason = tellReason(
    { ...outcome, bookings: [], lead: { ...lead, preferredTime: null } },
    timeZone,
    longestField,
    language,
  );
  return [
    claims,
    reason,
    ...notIn(numbers, reason),
    tellOthers(outcome, language),
    tellPlace(outcome, language),
    tellOutside(outcome, language),
    tellByText(outcome, language),
  ]
    .filter(Boolean)
    .join(', ');
}

function cut(text: string, most: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= most) return whole;
  // Parts of a line are no sentences: what comes after a full stop in one of them is told as well.
  const words = whole.slice(0, most - 1).replace(/\s+\S*$/, '');
  return `${words.replace(/[\s,;:·–-]+$/, '')}…`;
}
