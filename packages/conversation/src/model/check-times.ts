import { type Weekday, weekdays } from '../knowledge/business.ts';
import { dayNames, fold, monthNames } from '../knowledge/words.ts';
import type { LocalTime } from '../understanding/slots/time-zone.ts';
import { hoursTold, isKnownTime } from './check-hours.ts';
import {
  isDayNamed,
  isEve,
  isOpenThen,
  isSuggested,
  isWished,
  mayName,
  weekdayWords,
  wishing,
} from './days-to-name.ts';
import type { DropReason } from './drop-reason.ts';
import { type Grounds, sentenceBefore } from './grounds.ts';
import { isHouseNumber } from './house-numbers.ts';
import { equals, latestStarts } from './lengths-written.ts';
import { halfDay } from './named-times.ts';
import { areReckonedMonths, isItsWeekday, isMonthTold, isReckonedDay } from './reckoned-times.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { isSameDayElsewhere, isSameDayThere, sameDay } from './same-day.ts';
import { isClockWritten, shared, spanStands, timesIn, withDigits } from './standing-words.ts';

/** Lengths of time in words; "an hour" after a price is its unit and stands in no blank. */
const lengths =
  /\b(?:(?:half an?|une demi|an?|one|a few|few|a couple(?: of)?|couple(?: of)?|several|the next|next|une?|quelques|the|this|l'|d'ici une?|toute une|toute la|all)[ -]?)(?:full |whole |entire )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|secondes?|heures?|jours?|journees?|semaines?|mois|ans|annees?)\b/g;
const harmlessLengths =
  /^(?:the|this|l')? ?(?:day|days|week|year|months?|years?|heure|journee|semaine|annee)$|^all days?$/;
const greetedDay =
  /\b(?:have a |enjoy |passez une? |bonne )[a-z ,']*(?:day|week|weekend|one|journee|semaine)\b/g;
const idleMoment =
  /\b(?:one|a|just a|give me a|un|une|quelques) (?:seconds?|secs?|moments?|minute|secondes?|instants?)\b/g;
/** "Les deux" is no second of the month. */
const allOfThem =
  /\b(?:les|vos|nos|mes|ces|vous|tous|toutes)(?: les)? (?:deux|trois|quatre|cinq|six)\b(?! (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))/g;
/** "The second costs more" is no day of the month; "on the second" is one. */
const bareOrdinal =
  /(?<!\b(?:on|by|until|till|before|after|from|to|the \w+day) )\b(?:the|a|la|le|une?) (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|premiere?|deuxieme|seconde?|troisieme|quatrieme|cinquieme|sixieme|septieme|huitieme)(?:(?:,| and| or| et| ou) (?:the |la |le )?(?:second|third|fourth|fifth|sixth|deuxieme|troisieme|quatrieme|cinquieme|sixieme))*\b(?! of\b)/g;

/** "Estimates are free: shall someone call you about one" asks of an estimate, and of no hour. */
const aboutOneOfThem =
  /\b(?:call|ring|text|reach|talk to|speak to) (?:you|them) (?:back )?about one(?=\s*\?)/g;

/** "Friday isn't a day for it" tells no length. */
const aDayItself =
  /\b(?:is|isn't|not|be|pick|choose|find|name|est|pas) (?:an?|une?) (?:day|jour|journee)\b/g;

const weekday = new RegExp(`\\b(${dayNames})s?\\b`, 'g');

function weekdaysIn(folded: string): Weekday[] {
  const at = (name: string) => dayNames.split('|').indexOf(name) % weekdays.length;
  return [...folded.matchAll(weekday)].flatMap(([, name = '']) => weekdays[at(name)] ?? []);
}

/** "On Monday we are {hours:tuesday}": one day's hours, told of another. */
function tellsOtherDay({ references, folded }: ModelSentence): boolean {
  const told = references.flatMap((one) => {
    const day = /^(?:hours|opens|closes):(\w+)$/.exec(one)?.[1];
    return weekdays.find((known) => known === day) ?? [];
  });
  const named = weekdaysIn(folded);
  return named.length > 0 && told.some((day) => !named.includes(day));
}

const saysOpen =
  /\b(?:open|until|till|come (?:by|in|on)|drop (?:by|in)|business as usual|we're (?:here|in)|somebody(?:'s| is) (?:here|in)|ouverte?s?|jusqu'a|(?:on est|nous sommes) la|passez)\b/;
const leavesDayOpen =
  /\b(?:not|n't|closed|no|only|except|unless|if|until (?:then|we|you)|reopen|again|next|back|by appointment|pas|fermee?s?|sauf|si|rouvr\w*|sur rendez-vous)\b/;

/** "Sundays until five", of a shop that is shut on Sundays. */
function opensClosedDay(folded: string, asks: boolean, { receptionist }: Grounds): boolean {
  const { hours } = receptionist.profile.knowledge;
  if (asks || !hours || leavesDayOpen.test(folded) || !saysOpen.test(folded)) return false;
  const named = weekdaysIn(folded);
  return named.length === 1 && named.every((day) => hours[day]?.isClosed === true);
}

/** Whether every day and clock time a sentence names is one that may be named in this turn. */
export function checkTimes(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded } = sentence;
  const asks = /\?\W*$/.test(folded);
  const plain = (asks ? folded.replace(shifts, ' ') : folded)
    .replace(greetedDay, ' ')
    .replace(idleMoment, ' ')
    .replace(allOfThem, ' ')
    .replace(bareOrdinal, ' ')
    .replace(aboutOneOfThem, ' ')
    .replace(aDayItself, ' ')
    .replace(/\b9-?1-?1\b/g, ' ')
    .replace(/ {3,}/g, ' … ');
  if (isSameDayElsewhere(sentence)) return 'time';
  if (tellsOtherDay(sentence) || opensClosedDay(folded, asks, grounds)) return 'time';
  const ownTimes = hoursTold(folded, sentence.spoken, grounds);
  if (!ownTimes) return 'time';
  for (const minutes of latestStarts(folded, grounds)) ownTimes.add(minutes);
  for (const { 0: span, index } of plain.matchAll(lengths))
    if (
      !harmlessLengths.test(span) &&
      !(comingWeek.test(span) && (asks || wishing.test(folded) || grounds.caller.includes(span))) &&
      !(asks && dayToChoose.test(span) && !/[,;]/.test(plain.slice(index))) &&
      !lengthStands(span, folded, grounds)
    )
      return 'time';
  if (disclaims.test(folded)) return null;
  for (const { date, endDate, time, endTime, text, start, end } of timesIn(plain, grounds)) {
    const around = plain.slice(Math.max(0, start - spanBefore), end + spanBefore);
    const isSameDay = isSameDayThere(text, sentence);
    if (
      date &&
      !mayName(date, endDate, grounds) &&
      !isDayNamed(date, text, grounds) &&
      !dayStands(text, folded, grounds) &&
      !isSameDay &&
      !isWished(date, endDate, folded, grounds) &&
      !isEve(date, text, folded, grounds) &&
      !isTheirPast(text, grounds) &&
      !isReckonedDay(date, folded, grounds) &&
      !isMonthTold(date, text, grounds) &&
      !isItsWeekday(text, folded, grounds) &&
      !isSuggested(date, text, plain, grounds)
    ) {
      return 'time';
    }
    // "On Thursday at 14 Mill Street" tells no hour.
    const [lastDigits = ''] = /\d+$/.exec(text) ?? [];
    if (isHouseNumber(lastDigits, plain.slice(end), grounds)) continue;
    for (const clock of [time, endTime])
      if (
        clock &&
        !isKnownTime(clock, text, grounds) &&
        !ownTimes.has(halfDay(clock)) &&
        !hoursNamed(grounds.caller).has(clock.hour % 12) &&
        !spanStands(around, folded, grounds) &&
        !isWritten(clock, folded, grounds) &&
        !isClockWritten(halfDay(clock), folded, grounds) &&
        !saidBefore(text, grounds) &&
        !standsSomewhere(isSameDay ? text.replace(sameDay, '').trim() : text, folded, grounds) &&
        !(asks && isOpenThen(clock, date, plain, grounds))
      ) {
        return 'time';
      }
  }
  return null;
}

/** "Ten" of "ten to twelve" stands this close before what was read as a time. */
const spanBefore = 8;

/** "Could you come half an hour earlier?" */
const shifts =
  /\b(?:half an|an|une?|une demi-?) ?(?:hour|heure) (?:earlier|sooner|later|plus tot|plus tard)\b/g;

/** Says that something is not promised. */
const disclaims =
  /\b(?:can't|cannot|couldn't|won't|not able to|peux pas|ne peux|pouvons pas|peut pas) (?:promise|guarantee|say|tell|be sure|vous promettre|promettre|garantir|dire|vous dire)\b/;

const comingWeek = /^(?:the |la )?(?:next week|semaine prochaine)$/;

/** A length stands in the same words in the shop's, or in the caller's where nothing is promised. */
function lengthStands(span: string, folded: string, grounds: Grounds): boolean {
  const [, unit = ''] = /([a-z]+)$/.exec(span) ?? [];
  const one = /^(?:an?|one|une?)\b/.test(span);
  const half = /^(?:half an?|une demi)\b/.test(span);
  const words = half
    ? new RegExp(`\\b(?:half[ -](?:an? )?|demi[ -]?)${unit}|\\b30 ?min`)
    : one
      ? new RegExp(`\\b(?:an?|one|1|une?|per|each|every|par)[ -](?:full |whole |entire )?${unit}`)
      : new RegExp(`\\b${span.replace(/^(?:the|a|l') ?/, '')}\\b`);
  if (words.test(grounds.plan.toLowerCase())) return true;
  if (one && !half && equals(unit, folded, grounds)) return true;
  const clause = folded.split(/[,;:]\s/).find((part) => part.includes(span)) ?? folded;
  const claims = /\b(?:can be|takes?|prend)\b/.test(clause) || isPromised(span, folded);
  const denies = /\b(?:can't|cannot|don't|not|pas|unable)\b/.test(folded);
  if (words.test(grounds.caller) && (!claims || denies)) return true;
  if (disclaims.test(folded)) return true;
  return grounds.passages.some(
    (passage) => words.test(withDigits(passage.folded)) && shared(passage, folded, grounds) > 0,
  );
}

/** "Three weeks ago", to who said that it was three weeks. */
function isTheirPast(text: string, { caller }: Grounds): boolean {
  const [, ago, since] =
    /^(?:about )?(.+) ago$|^il y a (?:environ )?(.+)$/.exec(fold(text).trim()) ?? [];
  const span = ago ?? since;
  return span !== undefined && caller.includes(span);
}

/** "Shall I take a day for you?" */
const dayToChoose = /^(?:an?|une) (?:day|jour|journee)$/;
/** "11:30 at the latest", of words of the owner's with that very time. */
function isWritten({ hour, minute }: LocalTime, folded: string, grounds: Grounds): boolean {
  if (minute === 0) return false;
  const clock = new RegExp(`\\b(?:${hour}|${hour % 12}|${hour + 12}):${minute}\\b`);
  return grounds.passages.some(
    (one) =>
      one.kind !== 'shop' &&
      clock.test(asClock(one.folded)) &&
      (clock.test(asClock(sentenceBefore(grounds))) || shared(one, folded, grounds) > 0),
  );
}

/** What was said in this reply already may be said of it again. */
function saidBefore(text: string, { state }: Grounds): boolean {
  const said = (state.model?.spoken ?? []).map(fold).join(' ');
  const core = text.trim().replace(/^.*?\b(?=from\b|at\b|between\b|de\b|a\b|entre\b)/, '');
  return withDigits(said).includes(
    withDigits(core.replace(/^(?:from|at|between|de|a|entre) /, '')),
  );
}

const hourWords: readonly (readonly [RegExp, number])[] = [
  [/\b(?:one|une heure|1)(?:-?ish)?\b/, 1],
  [/\b(?:noon|lunch\w*|midday|midi|diner|heure de diner)\b/, 0],
];

/** Hours of half a day in the caller's words, told in passing: "one-ish", "on my lunch". */
function hoursNamed(words: string): Set<number> {
  return new Set(hourWords.flatMap(([of, hour]) => (of.test(words) ? hour : [])));
}

const monthWords = new RegExp(`\\b(?:${monthNames})\\b`, 'g');

/** "From March to May": months without a day, all in one text of the owner's. */
function monthsStand(text: string, said: string, grounds: Grounds): boolean {
  const { passages } = grounds;
  const months = text.match(monthWords) ?? [];
  return (
    months.length > 0 &&
    !/\d/.test(text) &&
    (passages.some(
      ({ kind, folded }) => kind !== 'shop' && months.every((one) => folded.includes(one)),
    ) ||
      areReckonedMonths(text, said, grounds))
  );
}

/** A weekday of the opening hours, in a sentence about them, or of words of the owner's. */
function dayStands(text: string, folded: string, grounds: Grounds): boolean {
  const named = weekdayWords.exec(text)?.[0].replace(/s$/, '');
  if (!named) return standsSomewhere(text, folded, grounds) || monthsStand(text, folded, grounds);
  const hours =
    /\b(?:open|opens|close[sd]?|hours|back in|in again|de retour|ouverts?|ouvre|ouvrons|fermes?|fermons|ferme|horaire|heures)\b/.test(
      folded,
    );
  return (
    hours ||
    grounds.passages.some(
      (one) => one.folded.includes(named) && shared(one, folded, grounds) > 0,
    ) ||
    grounds.caller.includes(named)
  );
}

/** Says that something is done by then; a wish that is noted, or confirmed later, is no promise. */
function isPromised(words: string, folded: string): boolean {
  const at = folded.indexOf(words);
  const before = folded.slice(0, at < 0 ? folded.length : at);
  const clause = before.split(/[,;:]| and | et /).at(-1) ?? before;
  return (
    /\b(?:will|'ll|can be|sera|seront)\b/.test(clause) &&
    !/\b(?:put|note|noted|noting|write|pass|mark|jot|ask|tell|let|say|have you down|noter?|inscri\w*|transmet\w*|demande\w*|dire)\b/.test(
      clause,
    )
  );
}

function standsSomewhere(words: string, folded: string, grounds: Grounds): boolean {
  const said = words.trim();
  const core = said.replace(/^(?:an?|one|the|un|une|within|in|at|by|a|vers|des) /, '');
  if (grounds.plan.toLowerCase().includes(core)) return true;
  if (grounds.caller.includes(core) && !isPromised(core, folded)) return true;
  // "Within seven days" of an owner who wrote 7.
  const figures = asClock(core).replace(
    /^(?:mornings?|afternoons?|evenings?|days|matins?|soirs?),? (?=until\b)/,
    '',
  );
  const clock = /\d ?(?:am|pm|h)\b|\d:\d/.test(figures);
  const bound = /\b(?:until|jusqu'a) \d.*$/.exec(figures)?.[0] ?? figures;
  return grounds.passages.some(
    (one) =>
      (one.folded.includes(core) || asClock(one.folded).includes(bound)) &&
      ((clock && one.kind === 'fact') || shared(one, folded, grounds) > 0),
  );
}

/** "Eleven thirty", "11h30" and "11:30" alike, "22 heures" and "22h", "till noon" and "until 12". */
function asClock(text: string): string {
  return withDigits(text.replace(/\b(until|till|to|at|by|before|after|from) one\b/g, '$1 1'))
    .replace(/\b(?:up )?(?:until|till|til|to)(?= (?:noon|midnight|\d))/g, 'until')
    .replace(/\b(?:noon|midday|midi)\b/g, '12')
    .replace(/\b(\d{1,2}) ?h ?(\d{2})\b/g, '$1:$2')
    .replace(/\b(\d{1,2}) ?(?:heures?|h)\b/g, '$1 h');
}
