import { type BusinessHours, parsePrice, type Service, weekdays } from '@second-ring/conversation';
import type { z } from 'zod';
import type {
  businessDetails,
  businessHours,
  faqItem,
  operationsNote,
  promotion,
} from './business-knowledge.ts';
import {
  longestDayName,
  longestName,
  longestOffer,
  longestPrice,
  longestText,
} from './knowledge-limits.ts';

/**
 * What is wrong with knowledge an owner typed: a sentence by the path of its field, such as
 * `monday.close`, `<service id>.name`, `<option id>.price`, in the order of the form. Empty: nothing.
 */
export type Mistakes = Record<string, string>;

type Hours = z.infer<typeof businessHours>;
type Day = Hours[(typeof weekdays)[number]];
type Period = Pick<Day, 'open' | 'close' | 'pastMidnight'>;

const time = /^([01]\d|2[0-3]):[0-5]\d$/;
/** A close up to here is taken for the next day's without asking. */
const smallHours = '06:00';

/** Whether a span runs into the next day. */
export function endsNextDay({ open, close }: Pick<Period, 'open' | 'close'>): boolean {
  return time.test(open) && time.test(close) && close <= open;
}

/** Checks a week and its exceptions. Times compare as text: `HH:MM` sorts as it reads. */
export function checkHours(hours: Hours): Mistakes {
  const mistakes: Mistakes = {};
  for (const weekday of weekdays) Object.assign(mistakes, checkDay(hours[weekday], weekday));
  const seen = new Set<string>();
  for (const [index, exception] of (hours.exceptions ?? []).entries()) {
    const path = `exceptions.${index}`;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(exception.date))
      mistakes[`${path}.date`] = 'Pick the date these hours are for.';
    else if (seen.has(exception.date))
      mistakes[`${path}.date`] = 'This date is in the list already.';
    seen.add(exception.date);
    note(mistakes, `${path}.name`, tooLong(exception.name, longestDayName));
    Object.assign(mistakes, checkDay(exception, path));
  }
  return mistakes;
}

function checkDay(day: Day, path: string): Mistakes {
  if (day.isClosed) return {};
  const mistakes: Mistakes = {};
  let before: Period | null = null;
  for (const [index, period] of [day, ...(day.more ?? [])].entries()) {
    const at = index === 0 ? path : `${path}.more.${index - 1}`;
    if (!time.test(period.open)) mistakes[`${at}.open`] = 'Enter the time you open.';
    else if (before && (endsNextDay(before) || period.open < before.close))
      mistakes[`${at}.open`] = 'This begins before the hours above it end.';
    const sentence = time.test(period.close) ? checkClose(period) : 'Enter the time you close.';
    if (sentence) mistakes[`${at}.close`] = sentence;
    before = period;
  }
  return mistakes;
}

function checkClose({ open, close, pastMidnight }: Period): string | null {
  if (!time.test(open) || close > open) return null;
  if (close === open)
    return close === '00:00' ? null : 'This closes at the minute it opens. Set a later time.';
  if (pastMidnight || close <= smallHours) return null;
  return 'This closes before it opens. Set a later time, or say that it runs past midnight.';
}

/** What a service is called until its owner names it. */
export const newServiceName = 'New Service';
/** The same of an option. */
export const newOptionName = 'Option Name';
/** The same, or one of several: `New Service 2`. */
const unnamed = /^(?:new service|option name)(?: \d+)?$/;

/** Checks the services: names, no two alike, prices that can be read. */
export function checkServices(services: readonly Service[]): Mistakes {
  const mistakes: Mistakes = {};
  const names = new Set<string>();
  for (const service of services) {
    const name = heardAs(service.name);
    if (!name || unnamed.test(name)) mistakes[`${service.id}.name`] = 'Give this service a name.';
    else if (names.has(name))
      mistakes[`${service.id}.name`] = 'You have a service of this name already.';
    else note(mistakes, `${service.id}.name`, tooLong(service.name, longestName));
    names.add(name);
    note(mistakes, `${service.id}.description`, tooLong(service.description, longestText));
    if (service.pricingType === 'simple') {
      const sentence = checkPrice(service.basePrice);
      if (sentence) mistakes[`${service.id}.price`] = sentence;
    }
    if (service.pricingType === 'options') Object.assign(mistakes, checkOptions(service));
  }
  return mistakes;
}

/** A name as it is told from others when it is said: without its marks, spaces and capitals. */
function heardAs(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase();
  return plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim() || plain.trim();
}

function checkOptions({ id, options }: Service): Mistakes {
  if (options.length === 0)
    return { [`${id}.options`]: 'Add at least one option, or choose another kind of price.' };
  const mistakes: Mistakes = {};
  const names = new Set<string>();
  for (const option of options) {
    const name = heardAs(option.name);
    if (!name || unnamed.test(name)) mistakes[`${option.id}.name`] = 'Give this option a name.';
    else if (names.has(name))
      mistakes[`${option.id}.name`] = 'You have an option of this name already.';
    else note(mistakes, `${option.id}.name`, tooLong(option.name, longestName));
    names.add(name);
    const sentence = checkPrice(option.price);
    if (sentence) mistakes[`${option.id}.price`] = sentence;
  }
  return mistakes;
}

function checkPrice(typed: Service['basePrice']): string | null {
  if (typed === null || typed === undefined || String(typed).trim() === '')
    return "Enter a price, or choose “Don't say”.";
  if (String(typed).length > longestPrice) return tooLong(String(typed), longestPrice);
  return parsePrice(typed).kind === 'unknown'
    ? 'Your AI cannot read this as a price. Write it like 1,299.99, from 99 or 120/hour.'
    : null;
}

type Question = z.infer<typeof faqItem>;

/** Checks the questions: each has its words, and an explanation where one was promised. */
export function checkQuestions(questions: readonly Question[]): Mistakes {
  const mistakes: Mistakes = {};
  const asked = new Set<string>();
  for (const { id, question, answer, explanation } of questions) {
    const words = question.trim().toLowerCase();
    if (!words) mistakes[`${id}.question`] = 'Write the question callers ask.';
    else if (asked.has(words)) mistakes[`${id}.question`] = 'You have this question already.';
    else note(mistakes, `${id}.question`, tooLong(question, longestText));
    asked.add(words);
    if (answer === 'explain' && !explanation?.trim())
      mistakes[`${id}.explanation`] = 'Write what your AI should answer.';
    else note(mistakes, `${id}.explanation`, tooLong(explanation, longestText));
  }
  return mistakes;
}

/** Checks the operations notes: a note has a title and says something. */
export function checkNotes(notes: readonly z.infer<typeof operationsNote>[]): Mistakes {
  const mistakes: Mistakes = {};
  for (const { id, title, content } of notes) {
    if (!title.trim()) mistakes[`${id}.title`] = 'Give this note a title.';
    else note(mistakes, `${id}.title`, tooLong(title, longestName));
    if (!content.trim()) mistakes[`${id}.content`] = 'Write the note, or remove it.';
    else note(mistakes, `${id}.content`, tooLong(content, longestText));
  }
  return mistakes;
}

/**
 * Checks the promotions: each has a title and gives something, its days are in order, and the
 * services it belongs to are among `services`.
 */
export function checkPromotions(
  promotions: readonly z.infer<typeof promotion>[],
  services: readonly Pick<Service, 'id' | 'name'>[],
): Mistakes {
  const mistakes: Mistakes = {};
  const known = new Set(services.flatMap(({ id, name }) => [id, name].map(keyOf)));
  for (const { id, title, offer, titleFr, offerFr, firstDay, lastDay, goesWith } of promotions) {
    if (!title.trim()) mistakes[`${id}.title`] = 'Give this promotion a title.';
    else note(mistakes, `${id}.title`, tooLong(title, longestName));
    if (!offer.trim()) mistakes[`${id}.offer`] = 'Write what this promotion gives.';
    else note(mistakes, `${id}.offer`, tooLong(offer, longestOffer));
    note(mistakes, `${id}.titleFr`, tooLong(titleFr, longestName));
    note(mistakes, `${id}.offerFr`, tooLong(offerFr, longestOffer));
    if (firstDay && lastDay && lastDay < firstDay)
      mistakes[`${id}.lastDay`] = 'This ends before it starts. Set a later last day.';
    if (goesWith?.some((key) => !known.has(keyOf(key))))
      mistakes[`${id}.goesWith`] =
        'This belongs to a service that is no longer on your list. Remove it or choose another.';
  }
  return mistakes;
}

const keyOf = (words: string) => words.trim().toLowerCase();

type Details = z.infer<typeof businessDetails>;

/** Checks what the details say of the business. */
export function checkSummary(summary: NonNullable<Details['summary']>): Mistakes {
  const mistakes: Mistakes = {};
  for (const field of ['core_purpose', 'primary_value_proposition'] as const)
    note(mistakes, `summary.${field}`, tooLong(summary[field], longestText));
  return mistakes;
}

/** Checks what the details say of how the AI comes across. */
export function checkPersona(persona: NonNullable<Details['persona_and_style']>): Mistakes {
  const mistakes: Mistakes = {};
  for (const field of ['suggested_persona', 'suggested_tone', 'style_notes'] as const)
    note(mistakes, `persona_and_style.${field}`, tooLong(persona[field], longestText));
  return mistakes;
}

/**
 * Nothing typed is cut off: what is longer than `longest` characters is told, and how much of it has
 * to go. Null: it is not.
 */
export function tooLong(text: string | null | undefined, longest: number): string | null {
  const over = (text?.length ?? 0) - longest;
  if (over <= 0) return null;
  const [most, more] = [longest, over].map((count) => count.toLocaleString('en'));
  return `This is ${more} ${over === 1 ? 'character' : 'characters'} too long. Your AI can take ${most}.`;
}

function note(mistakes: Mistakes, path: string, sentence: string | null): void {
  if (sentence !== null) mistakes[path] = sentence;
}

/** Every mistake in what an owner taught, in the order of the forms. */
export function checkKnowledge(knowledge: {
  hours: BusinessHours;
  services: readonly Service[];
  commonQuestions: readonly Question[];
  operationalNotes: readonly z.infer<typeof operationsNote>[];
}): Mistakes {
  return {
    ...checkHours(knowledge.hours),
    ...checkServices(knowledge.services),
    ...checkQuestions(knowledge.commonQuestions),
    ...checkNotes(knowledge.operationalNotes),
  };
}
