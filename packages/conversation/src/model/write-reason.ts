import {
  type CallOutcome,
  type Language,
  type Lead,
  type ModelPrompt,
  wordsOf,
} from '../conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { moneyIn } from '../knowledge/guard.ts';
import { addDays } from '../knowledge/hours.ts';
import { parsePrice } from '../knowledge/prices.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import { fold, monthNames } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { sayDate } from '../speaking/say-date.ts';
import { isOfOther } from '../summary/tell-others.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import { isAmountTold } from './amounts-told.ts';
import { hasStrangeAddress } from './check-misleading.ts';
import { digitsOf, numbersIn, ordinalsIn, saidInPieces } from './numbers-in.ts';

/** More than this is no sentence but a report, in characters; a text message shows its beginning. */
const longest = 480;
const longestTranscript = 6_000;
/** As large a share of its telling words may be of the model's own choice. */
const mostStrange = 0.5;
const calendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|am|pm|english|french|christmas|easter|thanksgiving|halloween|new|year's)$/;

const inShopLanguage: Record<Language, string> = { en: 'English', fr: 'French' };

const taskIn = (
  language: Language,
) => `A phone receptionist has taken the call below. In one ${inShopLanguage[language]} sentence of at most 60 words without a subject, write for the owner why they called and what matters about it. First what is wanted, and the thing it is for; then the days and hours that do or do not suit, as they stood at the end, and what is special; last what was promised and what was left open. What was taken back, turned down or answered is left out. No greeting, not the caller's own name or number, no price, nothing that was not said. If there is nothing to tell beyond what is noted, write -.
Example: ${examples[language]}`;

const examples: Record<Language, string> = {
  en: "two half sheet cakes for her mother's retirement, Saturday before noon, delivered to Dartmouth, open whether the icing can be nut free",
  fr: "deux gâteaux d'une demi-plaque pour la retraite de sa mère, samedi avant midi, livrés à Lévis, reste à savoir si le glaçage peut être sans noix",
};

/** What a model is asked once a call is over; null where nothing was said that could be told. */
export function reasonPrompt(
  { profile }: Receptionist,
  { transcript, lead, spam, model }: CallOutcome,
): ModelPrompt | null {
  const said = transcript.filter(({ role }) => role === 'user');
  if (said.length === 0 || spam) return null;
  const words = transcript
    .map(({ role, content }) => `${role === 'user' ? 'CALLER' : 'RECEPTIONIST'}: ${content}`)
    .join('\n');
  return {
    system: taskIn(shopLanguage(profile.knowledge)),
    messages: [
      {
        role: 'user',
        content: `SHOP: ${profile.knowledge.name}\nNOTED: ${notedOf(lead, model.note)}\n${words.slice(-longestTranscript)}`,
      },
    ],
    maxTokens: 180,
  };
}

/** What is known of why they called: a model's own note on the call rather than words of the caller's. */
function notedOf(lead: Lead | null, note: string | null): string {
  if (!lead?.reason) return note ?? 'only asked';
  if (!note) return lead.reason;
  const [wish = '', ...parts] = lead.reason.split('; ');
  return [wish, note, ...parts.filter((part) => /^at /.test(part) || isOfOther(part))].join('; ');
}

/** "4:30 PM" and "16 h 30", which the caller may have said as "quatre heures et demie". */
const clockTime =
  /\b(\d{1,2})(?:(?::(\d\d))? ?(?:am|pm|a\.m|p\.m)\b|:(\d\d)\b| ?h(?: ?(\d\d))?\b)/g;

/** Whether an hour of a note was said, as "eight" or as "eight thirty". */
function isHourTold(numbers: ReadonlySet<number>, [, hour, ...minutes]: RegExpExecArray): boolean {
  const [past = 0] = minutes.filter(Boolean).map(Number);
  const halves = [Number(hour), (Number(hour) % 12) + 12, Number(hour) % 12];
  return halves.some((one) => numbers.has(one) || (past > 0 && numbers.has(one * 100 + past)));
}

/** "A free quote after six" tells an hour, and no amount. */
const hour =
  /\b(?:before|after|by|at|around|until|till|from|avant|après|vers|dès) (?:(?:half|quarter) (?:past|to) )?[\p{L}\d]+(?! ?(?:dollars?|bucks?|\$))/giu;

/** "Wants it fixed", "says it was promised free" tell nothing of what was done. */
const wished =
  /\b(?:wants?|asks?|asked|hopes?|needs?|would like|whether|wonders?|open|if|get|says?|said|claims?|told|veut|veulent|demande|espère|voudrait|aimerait|besoin|savoir|si|reste|dit|pretend)\b/;
/** "Seniors discount scope open": what is left open was not granted either. */
const leftOpen = /^[^.]*\b(?:open|unclear|to (?:be )?confirm(?:ed)?|a confirmer|a verifier)\b/;
const stemOfClaim = 5;
/** The note may be in another language than the call. */
const saidInFrench = (claimed: string, told: string) =>
  /^(?:free|waived)$/.test(claimed) && /\b(?:gratuit|sans frais)/.test(told);
/** "Free estimate" of a shop whose estimates are. */
const ofNoPrice = /^(?:free|gratuit)/;
const isFreeHere = (knowledge: BusinessKnowledge) =>
  /\b(?:free\b|gratuit)/.test(fold(wordsOfShop(knowledge))) ||
  knowledge.services.some(({ basePrice }) => parsePrice(basePrice).kind === 'free');
const done =
  /(?<!\bto be )\b(?:booked|confirmed|scheduled|rescheduled|refunded|approved|agreed|guaranteed|promised|discount(?:ed)?|free|waived|paid|completed|resolved|fixed|sent|dispatched|reserve|confirme|rembourse|approuve|garanti|promis|gratuit|paye|regle|repare|envoye)e?s?\b/g;

/** Every number of a call, in whichever way it may be written: "'98", "three quarter", "mille cinq cents". */
function numbersTold(told: string): ReadonlySet<number> {
  // After "mille cinq" these are hundreds, and no coins.
  const numbers = new Set([...numbersIn(told), ...numbersIn(told.replace(/\bcents\b/g, 'cent'))]);
  for (const piece of saidInPieces(told)) numbers.add(Number(piece));
  for (const place of ordinalsIn(told)) numbers.add(place);
  for (const [, year] of told.matchAll(/'(\d\d)\b|\b(?:in|en) (?=\d\d\b)/g))
    if (year) for (const century of [1900, 2000]) numbers.add(century + Number(year));
  if (/\b(?:half|demie?)\b/.test(told)) for (const value of [1, 2]) numbers.add(value);
  if (/\b(?:quarters?|quarts?)\b/.test(told)) for (const value of [1, 3, 4]) numbers.add(value);
  return numbers;
}

/** Names that an owner wrote: of services and their options, and in answers and notes. */
function wordsOfShop({
  name,
  services,
  commonQuestions,
  operationalNotes,
}: BusinessKnowledge): string {
  return [
    name,
    ...services.flatMap((service) => [
      service.name,
      service.description ?? '',
      ...service.options.map((option) => option.name),
    ]),
    ...commonQuestions.flatMap(({ question, explanation }) => [question, explanation ?? '']),
    ...operationalNotes.flatMap(({ title, content }) => [title, content]),
  ].join(' ');
}

const dated = new RegExp(
  `\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche),? (?:le )?(?:(?:${monthNames}) \\d{1,2}|\\d{1,2}(?:er)? (?:${monthNames}))\\b`,
  'g',
);

/** "Wednesday November 25" is what "this Wednesday" was: days that fall so, and soon or of late. */
function withoutDates(folded: string, today: LocalDate): string {
  return folded.replace(dated, (words) => {
    for (let at = -furthest; at <= furthest; at += 1) {
      const date = addDays(today, at);
      const said = [sayDate(date, 'en'), sayDate(date, 'fr')].map((one) => bare(fold(one)));
      if (said.includes(bare(words))) return ' ';
    }
    return words;
  });
}

/** Days before a call and after it. */
const furthest = 120;
const bare = (date: string) => date.replace(/,|\ble |(?<=\d)er\b/g, '').replace(/\s+/g, ' ');

/** A note may be several short sentences: each part of them holds or falls by itself. */
const betweenClauses = /(?<=[,:])\s+|(?<=\.)\s+(?=\p{Lu})/u;
const joined = (clauses: readonly string[]) => clauses.join(' ').replace(/[,:]$/, '');

/**
 * A note without the clauses whose numbers nobody said: a sum a model worked out is no reason to
 * lose the rest. Empty where its first clause is one of them.
 */
function withoutStrangeNumbers(note: string, told: string, today: LocalDate): string {
  const numbers = numbersTold(told);
  const digits = digitsOf(told);
  const holds = (clause: string) => {
    const folded = withoutDates(fold(clause), today);
    return (
      [...folded.matchAll(clockTime)].every((clock) => isHourTold(numbers, clock)) &&
      [...numbersIn(folded.replace(clockTime, ' '))].every(
        (value) => value === 1 || numbers.has(value) || digits.includes(String(value)),
      )
    );
  };
  const [first = '', ...rest] = note.split(betweenClauses);
  return holds(first) ? joined([first, ...rest.filter(holds)]) : '';
}

/** Whether a clause says that something is done, given or granted which nobody spoke of. */
function claimsDone(clause: string, told: string, knowledge: BusinessKnowledge): boolean {
  const folded = fold(clause);
  return [...folded.matchAll(done)].some(
    ({ 0: claimed, index }) =>
      !wished.test(folded.slice(0, index).split('.').at(-1) ?? '') &&
      !leftOpen.test(folded.slice(index + claimed.length)) &&
      !told.includes(claimed.slice(0, stemOfClaim)) &&
      !saidInFrench(claimed, told) &&
      !(ofNoPrice.test(claimed) && isFreeHere(knowledge)),
  );
}

/** The amounts of a clause in cents; "the price for a twelve string", "pour un vieux coffre" name none. */
function amountsNamed(clause: string): number[] {
  return moneyIn(clause).flatMap(({ cents, start, end }) => {
    const words = clause.slice(start, end);
    const counts = bareNumber.test(words) && !ofMoney.test(words) && aThing.test(clause.slice(end));
    return counts ? [] : cents;
  });
}

const bareNumber = /^[\p{L}\d\s-]+$/u;
const ofMoney = /dollar|buck|piastre|cents?\b|grand\b|hundred|thousand|cent\b|mille/i;
const aThing =
  /^[ -](?!(?:for|each|per|off|plus|and|or|in|on|at|to|is|was|a|the|pour|par|de|et|ou|en|est|chacun)(?!\p{L}))\p{L}{3,}/u;

/** Whether each name in a clause was said, or written by the owner. */
function namesOnly(clause: string, names: string): boolean {
  return [...clause.matchAll(/(?<=[^.!?:]\s)\p{Lu}[\p{L}'-]+/gu)].every(([word]) => {
    const plain = fold(word).replace(/'s$/, '');
    // "Wednesday-Friday" names two days.
    return plain.split('-').every((part) => calendar.test(part) || names.includes(part));
  });
}

/** The summary says before it that a call is urgent, or a complaint. */
const toldBeside =
  /^(?:urgent|complaint|plainte)(?:\s*[:,–-]\s*|\s+(?=(?:for|about|that|pour|que|au)\b))/i;

/**
 * The outcome with the caller's reason in a model's words, where they hold: every word that tells
 * something was said on the call, no amount or number is new, and nothing is said to be done. The
 * same outcome otherwise. Of who only asked it is the note.
 */
export function withWrittenReason(
  { profile }: Receptionist,
  outcome: CallOutcome,
  written: string,
): CallOutcome {
  const { lead, transcript, startedAt } = outcome;
  const { timeZone } = profile.knowledge;
  const whole = written
    .trim()
    .split('\n')[0]
    ?.replace(/^["“]|["”.]+$/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll(';', ',')
    .trim();
  const told = fold(
    [...transcript.map(({ content }) => content), wordsOf(outcome.earlier)].join(' . '),
  );
  const reason = whole && withoutStrangeNumbers(whole, told, localDateTime(startedAt, timeZone));
  if (!reason || reason === '-' || reason.length > longest) return outcome;
  if (/[<>{}[\]|`*_#]|https?:/.test(reason)) return outcome;
  const known = contentStems(`${told} ${fold(lead?.reason ?? '')} ${fold(profile.knowledge.name)}`);
  const telling = [...contentStems(fold(reason))];
  const strange = telling.filter((stem) => !known.has(stem));
  // A few words of its own make it readable; a sentence of them is an invention.
  const language = detectLanguage(reason).language ?? 'en';
  if (outcome.language === language && strange.length > Math.max(1, telling.length * mostStrange))
    return outcome;
  const isTold = isAmountTold(outcome);
  const shop = fold(`${profile.knowledge.website ?? ''} ${profile.knowledge.email ?? ''}`);
  const names = fold(`${told} ${wordsOfShop(profile.knowledge)}`);
  const holds = (clause: string) =>
    !claimsDone(clause, told, profile.knowledge) &&
    amountsNamed(clause.replace(hour, ' ')).every(isTold) &&
    !hasStrangeAddress(fold(clause), `${told} | ${shop}`) &&
    namesOnly(clause, names);
  const [wanted = '', ...others] = reason.split(betweenClauses);
  if (!holds(wanted)) return outcome;
  const standing = joined([wanted, ...others.filter(holds)]);
  // One sentence, so that it is shortened by its clauses.
  const oneSentence = standing.replace(toldBeside, '').replace(/\.\s+(?=\p{Lu})/gu, ', ');
  if (!lead?.reason) return { ...outcome, note: oneSentence };
  const [wish = '', ...rest] = lead.reason.split('; ');
  const where = rest.filter(
    (part) => /^(?:at|from|bill to) |^occasion: /.test(part) || isOfOther(part),
  );
  return {
    ...outcome,
    written: true,
    note: oneSentence,
    lead: { ...lead, reason: [wish, oneSentence, ...where].filter(Boolean).join('; ') },
  };
}
