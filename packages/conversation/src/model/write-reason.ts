import type { CallOutcome, ModelPrompt } from '../conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { amountsIn } from '../knowledge/guard.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { digitsOf, numbersIn, saidInPieces } from './grounds.ts';

/** More than this is no sentence but a report, in characters; a text message shows its beginning. */
const longest = 400;
const longestTranscript = 6_000;
/** As large a share of its telling words may be of the model's own choice. */
const mostStrange = 0.5;
const calendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|am|pm|english|french|christmas|easter|thanksgiving|halloween|new|year's)$/;

const task = `A phone receptionist has taken the call below. In one short English sentence without a subject, write for the owner why they called and what matters about it: the thing it is for, what is special, what was left open. No greeting, no name, no telephone number, no price, nothing that was not said. If there is nothing to tell beyond what is noted, write -.
Example: two half sheet cakes for her mother's retirement, wants them delivered to Dartmouth`;

/** What a model is asked once a call is over; null where nothing was said that could be told. */
export function reasonPrompt(
  { profile }: Receptionist,
  { transcript, lead, spam }: CallOutcome,
): ModelPrompt | null {
  const said = transcript.filter(({ role }) => role === 'user');
  if (said.length === 0 || spam || !lead?.reason) return null;
  const words = transcript
    .map(({ role, content }) => `${role === 'user' ? 'CALLER' : 'RECEPTIONIST'}: ${content}`)
    .join('\n');
  return {
    system: task,
    messages: [
      {
        role: 'user',
        content: `SHOP: ${profile.knowledge.name}\nNOTED: ${lead.reason}\n${words.slice(-longestTranscript)}`,
      },
    ],
    maxTokens: 80,
  };
}

/** "4:30 PM", which the caller may have said as "quatre heures et demie". */
const clockTime = /\b(\d{1,2})(?::\d\d)? ?(?:am|pm|a\.m|p\.m)\b/g;

/** "Wants it fixed" says nothing of what was done. */
const wished = /\b(?:wants?|asks?|asked|hopes?|needs?|would like|whether|wonders?|open|if|get)\b/;
const stemOfClaim = 5;
/** The note is in English, whatever was spoken. */
const saidInFrench = (claimed: string, told: string) =>
  /^(?:free|waived)$/.test(claimed) && /\b(?:gratuit|sans frais)/.test(told);
const done =
  /(?<!\bto be )\b(?:booked|confirmed|scheduled|rescheduled|refunded|approved|agreed|guaranteed|promised|discount(?:ed)?|free|waived|paid|completed|resolved|fixed|sent|dispatched)\b/g;

/** Every number of a call, in whichever way it may be written: "'98", "three quarter", "mille cinq cents". */
function numbersTold(told: string): ReadonlySet<number> {
  // After "mille cinq" these are hundreds, and no coins.
  const numbers = new Set([...numbersIn(told), ...numbersIn(told.replace(/\bcents\b/g, 'cent'))]);
  for (const piece of saidInPieces(told)) numbers.add(Number(piece));
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

/**
 * The outcome with the caller's reason in a model's words, where they hold: every word that tells
 * something was said on the call, no amount or number is new, and nothing is said to be done. The
 * same outcome otherwise.
 */
export function withWrittenReason(
  { profile }: Receptionist,
  outcome: CallOutcome,
  written: string,
): CallOutcome {
  const { lead, transcript } = outcome;
  const reason = written
    .trim()
    .split('\n')[0]
    ?.replace(/^["“]|["”.]+$/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll(';', ',')
    .trim();
  if (!lead?.reason || !reason || reason === '-' || reason.length > longest) return outcome;
  if (/[<>{}[\]|`*_#]|https?:/.test(reason)) return outcome;
  const told = fold(transcript.map(({ content }) => content).join(' . '));
  const folded = fold(reason);
  for (const { 0: claimed, index } of folded.matchAll(done))
    if (
      !wished.test(folded.slice(0, index).split(/[,.]/).at(-1) ?? '') &&
      !told.includes(claimed.slice(0, stemOfClaim)) &&
      !saidInFrench(claimed, told)
    )
      return outcome;
  if (amountsIn(reason).length > 0) return outcome;
  const numbers = numbersTold(told);
  const digits = digitsOf(told);
  for (const [, hour] of folded.matchAll(clockTime))
    if (
      ![0, 12].some((half) => numbers.has((Number(hour) % 12) + half) || numbers.has(Number(hour)))
    )
      return outcome;
  for (const value of numbersIn(folded.replace(clockTime, ' ')))
    if (value !== 1 && !numbers.has(value) && !digits.includes(String(value))) return outcome;
  const known = contentStems(`${told} ${fold(lead.reason)} ${fold(profile.knowledge.name)}`);
  const telling = [...contentStems(folded)];
  const strange = telling.filter((stem) => !known.has(stem));
  // A few words of its own make it readable; a sentence of them is an invention.
  if (outcome.language === 'en' && strange.length > Math.max(1, telling.length * mostStrange))
    return outcome;
  const names = fold(`${told} ${wordsOfShop(profile.knowledge)}`);
  for (const [word] of reason.matchAll(/(?<=[^.!?:]\s)\p{Lu}[\p{L}'-]+/gu)) {
    const plain = fold(word).replace(/'s$/, '');
    if (!calendar.test(plain) && !names.includes(plain)) return outcome;
  }
  // One sentence, so that it is shortened by its clauses.
  const oneSentence = reason.replace(/\.\s+(?=\p{Lu})/gu, ', ');
  const [wish = '', ...rest] = lead.reason.split('; ');
  const where = rest.filter((part) => part.startsWith('at '));
  return {
    ...outcome,
    written: true,
    lead: { ...lead, reason: [wish, oneSentence, ...where].filter(Boolean).join('; ') },
  };
}
