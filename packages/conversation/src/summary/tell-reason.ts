import type { CallOutcome, Language } from '../conversation.ts';
import { fold } from '../knowledge/words.ts';
import { quoted } from '../speaking/quoted.ts';
import { sentences, shorten } from '../speaking/sentences.ts';
import { shortenAtClause } from '../speaking/tidy-sentence.ts';
import { localDateTime } from '../understanding/slots/time-zone.ts';
import { asTheirs } from './as-theirs.ts';
import { askedAbout, promotionsTold } from './asked-about.ts';
import { fitNote } from './fit-note.ts';
import { openQuestions } from './open-questions.ts';
import { callerSentences, ownWords } from './own-words.ts';
import { ownerWords } from './owner-words.ts';
import { readings, shortDay, shortWish, visitsIn, withDays } from './say-when.ts';
import { isOfOther, isOfReaching, wantsEmail, wantsText } from './tell-others.ts';
import { withoutPriceQuestion } from './told-elsewhere.ts';

/** What is wanted beside a visit, as the lead tells it after the visit's own services. */
const besideIt =
  /(?:, (?:complaint(?: \((?:[^()]|\([^)]*\))*\))?|update on a job|message|wants to speak to a person|returning our call|job enquiry|supplier|urgent|visit about it|for \p{Lu}[^,]*|(?:book \p{L}|cancel the appointment).*))+$/u;
/** These are told by what is said and promised; where there is nothing else, they are all there is. */
const plainWishes = /^(?:question to answer|call back|answer in writing)$/;
const anyWish =
  /^(?:book|move the appointment|cancel the appointment|running late|call back|answer in writing|question to answer|update on a job|message|wants to speak|for |returning our call|complaint|job enquiry|supplier|send in writing|urgent)\b/;
/** Wishes with which their time is told. */
const ofVisit = /^(?:book|move|cancel|running late)\b/;
/** The same where a complaint comes before them. */
const withVisit =
  /^(?:complaint(?: \((?:[^()]|\([^)]*\))*\))?, )?(?:book|visit|move|cancel|running late)\b/;

/** A wish is cut here, so that the rest still fits. */
const mostWords = 140;
const mostAsked = 5;
const mostOfPrice = 5;

/** Whether the lead's reason names something that is wanted. */
export const isWish = (reason: string | null | undefined) => anyWish.test(reason ?? '');

/** Why they called: what they want, of which service, instead of what, in their own words. */
export function tellReason(
  outcome: CallOutcome,
  timeZone: string,
  longest: number,
  language: Language = 'en',
): string {
  const { lead, bookings, written, note, startedAt } = outcome;
  const parts = lead?.reason?.split('; ') ?? [];
  const first = parts[0] ?? '';
  const wish = anyWish.test(first) ? first : '';
  const words = (wish ? parts.slice(1) : parts).filter(
    (each) => !isPlace(each) && !isOld(each) && !isOfOther(each) && !isOfReaching(each),
  );
  // What was written for the owner says already what is wanted, and of which service.
  if (written) {
    const { complaint: word, colon } = ownerWords(language);
    // Beside another wish the note may begin with that: both are said, so that neither is taken for the other.
    const complaint = /^complaint\b/.test(wish)
      ? `${[word, ...besides(wish, language)].join(', ')}${colon} `
      : '';
    const from = ownerWords(language).from;
    const told = words.flatMap((part) => {
      const company = /^from (.+)/.exec(part)?.[1];
      if (company === undefined) return part;
      return note?.includes(company) ? [] : `${from} ${company}`;
    });
    return `${complaint}${fitNote(told.join(', ') || note || '', longest - complaint.length)}`;
  }
  const own = (most: number) => asMuchAs(words.join('. '), most, outcome.urgent);
  if (bookings.length > 0 || wish === '')
    return own(longest) || (lead?.reason ? '' : unasked(outcome, longest, language));
  const beside = besideIt.exec(wish)?.[0] ?? '';
  const visits = ofVisit.test(wish) ? visitsIn(lead?.preferredTime ?? '') : [];
  const whole = visits.length > 0 ? 'book' : wish.slice(0, wish.length - beside.length);
  const said = shorten(sayWish(whole, language), mostWords);
  const old = parts.find(isOld)?.slice(instead.length);
  const tellVisit = ({ what, when }: (typeof visits)[number]) =>
    `${what} ${ownerWords(language).for} ${shortWish(when, startedAt, timeZone, language)}`;
  const told = [
    said,
    old && `${ownerWords(language).ofDay} ${shortWish(old, startedAt, timeZone, language)}`,
    visits.length > 0
      ? visits.map(tellVisit).join('; ')
      : ofVisit.test(wish) && tellWhen(outcome, timeZone, language),
  ]
    .filter(Boolean)
    .join(' ')
    .concat(
      beside &&
        `, ${withDays(sayWish(beside.slice(', '.length), language), startedAt, timeZone, language)}`,
    );
  if (words.length === 0) return told;
  if (told === '' || plainWishes.test(wish)) return own(longest);
  const before = `${told}${ownerWords(language).colon} `;
  return `${before}${own(longest - before.length)}`;
}

/** `earlier call Mon Nov 23: wants to book Full Groom (Thu Nov 26, 4 PM)`; empty: none that matters. */
export function tellEarlier(
  outcome: CallOutcome,
  timeZone: string,
  language: Language = 'en',
): string {
  const { earlier } = outcome;
  if (!earlier) return '';
  const { earlierCall, colon } = ownerWords(language);
  const { at, name, reason, preferredTime } = earlier;
  const told = reason
    .split('; ')
    .map((part, index) => (index === 0 && anyWish.test(part) ? sayWish(part, language) : part));
  // A lead's time is kept as the owner reads it, with the caller's words beside it.
  const when = preferredTime ? ` (${preferredTime.replace(/ \([“«"].*$/, '')})` : '';
  const who = name === null || name === outcome.lead?.name ? [] : [name];
  const words = shorten([...who, ...told].filter(Boolean).join(', '), mostWords);
  return `${earlierCall} ${shortDay(localDateTime(at, timeZone), language)}${colon} ${words}${when}`;
}

/** What is wanted beside a complaint, in the words for its kind alone: the note tells of what. */
function besides(wish: string, language: Language): string[] {
  const kinds = wish
    .split(', ')
    .slice(1)
    .flatMap((part) => anyWish.exec(part)?.[0] ?? ofVisitToIt.exec(part)?.[0] ?? []);
  return [...new Set(kinds.map((kind) => sayWish(kind.trim(), language)))].filter(Boolean);
}

const ofVisitToIt = /^visit about it\b/;

function sayWish(wish: string, language: Language): string {
  const told = wish.split(', ').map((part) => {
    const known = ownerWords(language).wishes.find(
      ([start]) => part === start || part.startsWith(start.endsWith(' ') ? start : `${start} `),
    );
    return known ? `${known[1]}${part.slice(known[0].length)}`.trim() : part;
  });
  return told.filter(Boolean).join(', ');
}

/** The sentences of a text that fit, the first of them in any case; of an emergency, the last one too. */
function asMuchAs(text: string, most: number, urgent: boolean): string {
  if (text.length <= most) return text;
  const all = sentences(text).map((sentence, at) => ({ sentence, at }));
  const kept: typeof all = [];
  for (const one of urgent ? [...all.slice(0, 1), ...all.slice(1).reverse()] : all)
    if ([...kept, one].map(({ sentence }) => sentence).join(' ').length <= most) kept.push(one);
    else if (kept.length === 0) return shortenAtClause(one.sentence, most);
  const told = kept.toSorted((a, b) => a.at - b.at).map(({ sentence }) => sentence);
  return told.join(' ').replace(/\.$/, '');
}

const isPlace = (part: string) => part.startsWith('at ');
const instead = 'instead of ';
const isOld = (part: string) => part.startsWith(instead);

/** `at 12 Elm Street`; empty: no address was given. */
export function tellPlace({ lead, note }: CallOutcome, language: Language = 'en'): string {
  const place = lead?.reason?.split('; ').find(isPlace)?.slice('at '.length);
  // A street with its number stands in what was written for the owner, or it does not.
  if (!place || isStreetIn(place, note ?? '')) return '';
  return `${ownerWords(language).at} ${place}`;
}

/** Whether a text names the street of an address with its number, whatever it says of the town or the unit. */
function isStreetIn(place: string, text: string): boolean {
  const [street] =
    /\d+[a-z]? \p{L}[\p{L}'’-]*/iu.exec(fold(place.replace(/^\d+ - (?=\d)/, ''))) ?? [];
  return street !== undefined && fold(text).includes(street);
}

/** How they would like to be reached; empty: as anybody is. */
export function tellByText({ lead }: CallOutcome, language: Language = 'en'): string {
  if (wantsEmail(lead)) return ownerWords(language).byEmail;
  return wantsText(lead) ? ownerWords(language).byText : '';
}

/** "Asked about parking", "asked whether you board cats". */
function asksAbout(topics: string, language: Language): string {
  const told = `${ownerWords(language).askedAbout} ${topics}`;
  return language === 'en' ? told.replace(/^asked about whether /, 'asked whether ') : told;
}

/** What was asked of us, and answered, by somebody who wanted nothing done. */
function unasked(outcome: CallOutcome, longest: number, language: Language): string {
  if (outcome.note) return fitNote(outcome.note, longest);
  const words = ownerWords(language);
  const topics = askedAbout(outcome, language);
  const about = topics.slice(0, mostAsked).join(', ');
  const promoted = promotionsTold(outcome).length > 0;
  const first = firstWords(outcome);
  const told = ownWords(
    outcome.transcript,
    {
      said: [],
      evidence: [],
      told: [...topics, ...outcome.quotes.map(({ serviceName }) => serviceName)],
      name: outcome.lead?.name ?? null,
      open: openQuestions(outcome.transcript, outcome.unansweredQuestions),
      when: '',
    },
    mostWords,
  );
  if (about)
    return [asksAbout(about, language), told && `${words.said} ${quoted(told, language, true)}`]
      .filter(Boolean)
      .join(' · ');
  // A price was asked, and is told; what it was for is told where more was said of it.
  if (outcome.quotes.length > 0)
    return told.split(/\s+/).length > mostOfPrice
      ? `${words.said} ${quoted(told, language, true)}`
      : '';
  if (first?.asks === false && told) return `${words.said} ${quoted(told, language, true)}`;
  if (first) {
    const more = told && !told.startsWith(first.text) ? told : '';
    const asked = `${first.asks ? words.asked : words.said} ${quoted(first.text, language, true)}`;
    return more ? `${asked} · ${words.said} ${quoted(more, language, true)}` : asked;
  }
  if (outcome.transcript.every(({ role }) => role !== 'user')) return words.saidNothing;
  if (outcome.endReason === 'not-understood') return words.unheard;
  return promoted ? '' : words.gaveNoReason;
}

/** The first whole thing they said, and whether it asks; null: there is none. */
export function firstWords({ transcript }: CallOutcome): { text: string; asks: boolean } | null {
  const first = callerSentences(transcript).find(({ text }) => text.split(/\s+/).length > 2);
  if (!first) return null;
  return {
    text: asTheirs(shortenAtClause(withoutPriceQuestion(first.text), mostWords)),
    asks: asks(first.text),
  };
}

function asks(words: string): boolean {
  return (
    /\?\s*$/.test(words) ||
    /^(what|when|where|who|how|do|does|are|is|can|could|would|will|est-ce|quel|quelle|quels|quelles|combien|où|êtes|avez|c'est combien)\b/i.test(
      words,
    )
  );
}

/** The time that is told apart from what is wanted: when to call; empty: none. */
export function tellTimeApart(
  outcome: CallOutcome,
  timeZone: string,
  language: Language = 'en',
): string {
  const { lead, written, startedAt } = outcome;
  const apart = !ofVisit.test(lead?.reason ?? '') || written;
  // What was written names the days that would do, and those that would not.
  const note =
    lead?.reason
      ?.split('; ')
      .filter((part) => !isPlace(part) && !isOfOther(part))
      .join(', ') ?? '';
  const named = readings(note, startedAt, timeZone).some((found) =>
    found.some(({ date, time, partOfDay }) => date ?? time ?? partOfDay),
  );
  return apart && !(written && named) ? tellWhen(outcome, timeZone, language) : '';
}

/** When they would like it: to come, to be called, or what they want to change. */
function tellWhen(outcome: CallOutcome, timeZone: string, language: Language): string {
  const when = tellWishedTime(outcome, timeZone, language);
  if (!when) return '';
  const words = ownerWords(language);
  const wish = outcome.lead?.reason ?? '';
  if (/^move\b/.test(wish)) return `${language === 'fr' ? words.at : words.to} ${when}`;
  if (/^cancel\b/.test(wish)) return `${words.ofDay} ${when}`;
  if (
    /^(?:by|before|after|around|between|within|in|on|any|après|avant|vers|entre|en)(?!\p{L})/iu.test(
      when,
    )
  )
    return `${when.charAt(0).toLowerCase()}${when.slice(1)}`;
  return `${words.for} ${when}`;
}

/** When they would like it; empty where it is booked already or the promise says it. */
function tellWishedTime(
  { lead, bookings, commitments, startedAt }: CallOutcome,
  zone: string,
  language: Language,
): string {
  if (!lead?.preferredTime || bookings.length > 0) return '';
  const { preferredTime } = lead;
  const calls = commitments.filter(({ text, dueAt }) => dueAt !== null || saysWhen.test(text));
  const visit = withVisit.test(lead.reason ?? '');
  // A day in a message is part of what is passed on.
  if (/^(?:message|supplier)\b/.test(lead.reason ?? '')) return '';
  if (calls.length > 0 && !visit) return '';
  return shortWish(preferredTime, startedAt, zone, language);
}

/** A promise that says when or about what. */
const saysWhen = /\d\)?,? (?!extension)\p{L}/u;
