import type { FactUsed } from '../conversation.ts';
import { mayBeMoneyIn } from './bare-amounts.ts';
import type { BusinessKnowledge, Service } from './business.ts';
import { contentStems } from './common-words.ts';
import { daysNamedIn } from './day-rules.ts';
import { fold } from './words.ts';

/** A stretch of the day in minutes after midnight; `to` is not part of it. */
export interface Stretch {
  from: number;
  to: number;
}

/** What an owner wrote that is so on some days or at some hours, and not on others. */
export interface OwnersCondition {
  /** The owner's own clause. */
  said: string;
  fact: FactUsed;
  /** What it is of; null: of all the work there is. */
  serviceIds: ReadonlySet<string> | null;
  /** Done only then, not done then, or dearer then by so many cents. */
  effect: { kind: 'only' } | { kind: 'not' } | { kind: 'adds'; cents: number };
  /** 0 is Monday; null: on any day. */
  days: ReadonlySet<number> | null;
  hours: Stretch | null;
  /** One of the two is enough: "after five and on weekends". */
  either: boolean;
  /** Of work that is wanted on the day of the call. */
  sameDay: boolean;
}

/** A day, and as much of it as a caller named. */
export interface Moment {
  /** 0 is Monday; null where only the hour was named. */
  weekday: number | null;
  /** Null where only the day was named. */
  hours: Stretch | null;
  /** It is the day of the call. */
  today: boolean;
}

const dayLength = 24 * 60;
const noon = 12 * 60;

const workingDays = /\b(?:week ?days?|(?:en|la) semaine|jours? de semaine)\b/;
const restDays = /\b(?:week-?ends?|(?:la |les )?fins? de semaine)\b/;
const clock =
  "(?:(\\d{1,2})(?:(?::| ?h ?)(\\d{2})?)?(?: ?(am|pm|a\\.m\\.?|p\\.m\\.?))?(?!\\d|[.,]\\d| ?(?:%|\\$|percent|pour cent|dollars?|bucks|hours?|heures? (?:de|d'|avant)|minutes?|min|days?|jours?|feet|km|people|years?|ans))|(noon|midi))";
const after = new RegExp(
  `\\b(?:after|past|from|starting at|apres|a partir de|des|passe)\\s+${clock}`,
);
const before = new RegExp(`\\b(?:before|until|till|by|avant|jusqu'a)\\s+${clock}`);
const evenings = /\b(?:evenings?|(?:le |en )?soirs?|soirees?)\b/;
const mornings = /\b(?:mornings?|(?:le |en )?matins?|matinees?)\b/;

const adds =
  /\b(?:extra|surcharges?|more|adds?|added|additional|on top|fees?|charges?|supplements?|supplementaires?|de plus|en plus|en sus|frais|ajoute[rz]?)\b/;
const only = /\b(?:only|seulement|uniquement|exclusivement)\b/;
const not = /\b(?:no|not|never|cannot|pas|jamais|aucune?)\b|n't\b/;
/** "No charge", "no appointment needed": nothing of the work is refused. */
const refusesNothing =
  /\b(?:no|not|pas|aucune?)\b[^,;]{0,12}\b(?:fees?|charges?|extra|surcharges?|more|appointment|need\w*|notice|refunds?|later|frais|supplements?|rendez-vous|besoin|rembours\w*)\b|\bn't (?:charge|need|bill)/;
/** What is of a discount, of calling or of paying is no condition of the work. */
const ofElse =
  /%|\b(?:percent|pour ?cent|off|discounts?|rabais|free|gratuit\w*|half|moitie|parking|stationn\w*|walk-?ins?|sans rendez-vous|answer|reach|leave|drop|pick(?:ed)?|ramass\w*|cancel\w*|annul\w*|notice|deposit|depot|late|retard|open|closed?|ouvert\w*|ferme\w*|students?|seniors? (?:get|save)|call(?:s|ed)? (?:back|us)|rappel\w*)\b/;
/** A clause of a description that says nothing but when, and for whom. */
const bareWhen =
  /^(?:available |offered |done |mostly )?(?:(?:on )?(?:week ?days?|week-?ends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|evenings?|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|en semaine|fins? de semaine|to|through|thru|and|et|au|a|or|ou|,|before|after|avant|apres|noon|midi|\d{1,2}(?::\d{2}| ?h ?\d{0,2})?|am|pm)\b[\s,]*)+$/;
const everyWork =
  /\b(?:every|each|all|any|chaque|tous|toutes)\b[^.;]*\b(?:visits?|services?|jobs?|repairs?|appointments?|calls?|orders?|bookings?|work|cuts?|visites?|travaux|commandes?|rendez-vous|appels?)\b/;

/** What an owner wrote of the days and hours of the work, from every service, answer and note. */
export function conditionsOf(knowledge: BusinessKnowledge): readonly OwnersCondition[] {
  const { services, commonQuestions, operationalNotes } = knowledge;
  const ofServices = services.flatMap((service) =>
    clausesOf(service.description ?? '').flatMap((said) => {
      const fact: FactUsed = { kind: 'service', id: service.id, label: service.name };
      return conditionIn(said, fact, new Set([service.id]), true);
    }),
  );
  const names = services.map((one) => ({ id: one.id, stems: contentStems(namesOf(one)) }));
  const written = [
    ...operationalNotes.map(({ id, title, content }) => ({
      fact: { kind: 'note', id, label: title } as const,
      title,
      text: content,
    })),
    ...commonQuestions.map(({ id, question, answer, explanation }) => ({
      fact: { kind: 'faq', id, label: question } as const,
      title: question,
      text: answer === 'explain' ? (explanation ?? '') : '',
    })),
  ];
  const ofTexts = written.flatMap(({ fact, title, text }) =>
    sentencesOf(text).flatMap((said) =>
      conditionIn(said, fact, scopeOf(`${title} ${said}`, said, names), false),
    ),
  );
  return [...ofServices, ...ofTexts].slice(0, mostConditions);
}

const mostConditions = 100;

const namesOf = ({ name, nameFr }: Service) => `${name} ${nameFr ?? ''}`;

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.;!?])\s+|\n+/)
    .map((part) => part.replace(/[\s.;]+$/, '').trim())
    .filter(Boolean);

/** A description's clauses: "65 and up, Tuesday to Thursday only" are two. */
function clausesOf(description: string): string[] {
  return sentencesOf(description).flatMap((sentence) => {
    const parts = sentence.split(/,\s+/);
    const apart = parts.filter((part) => only.test(fold(part)) || not.test(fold(part)));
    return apart.length > 0 && parts.length > 1
      ? parts
      : [sentence, ...(parts.length > 1 ? parts : [])];
  });
}

/** The services whose names a text speaks of; null where it names none, and is of every one. */
function scopeOf(
  text: string,
  said: string,
  names: readonly { id: string; stems: ReadonlySet<string> }[],
): ReadonlySet<string> | null {
  const stems = contentStems(text);
  const named = names.filter(
    (one) => one.stems.size > 0 && [...one.stems].every((stem) => stems.has(stem)),
  );
  if (named.length > 0) return new Set(named.map(({ id }) => id));
  const partly = names.filter((one) => [...one.stems].some((stem) => stems.has(stem)));
  if (partly.length === 0 || everyWork.test(fold(said))) return null;
  return new Set(partly.map(({ id }) => id));
}

function conditionIn(
  said: string,
  fact: FactUsed,
  serviceIds: ReadonlySet<string> | null,
  described: boolean,
): OwnersCondition[] {
  const folded = fold(said);
  if (folded.length > longest || ofElse.test(folded)) return [];
  const effect = effectOf(said, folded, described);
  // "Call before ten and we come the same day": its hour is of the call.
  if (effect && sameDayWork.test(folded))
    return [
      { said, fact, serviceIds, effect, days: null, hours: null, either: false, sameDay: true },
    ];
  const days = (effect?.kind === 'not' ? daysDenied(folded) : null) ?? daysIn(folded);
  const hours = hoursIn(folded);
  if (!effect || (!days && !hours)) return [];
  if (effect.kind !== 'adds' && serviceIds === null) return [];
  const either = days !== null && hours !== null && joined.test(folded);
  return [{ said, fact, serviceIds, effect, days, hours, either, sameDay: false }];
}

const longest = 160;
const sameDayWork = /\b(?:same[- ]day|le jour meme|la journee meme|rush)\b/;
const joined = /\b(?:and|or|et|ou)\b|[,&]/;

function effectOf(
  said: string,
  folded: string,
  described: boolean,
): OwnersCondition['effect'] | null {
  const [amount, other] = mayBeMoneyIn(said);
  if (adds.test(folded) && !refusesNothing.test(folded)) {
    if (amount && !other) return { kind: 'adds', cents: amount.cents };
    if (amount) return null;
  }
  if (amount) return null;
  if (only.test(folded)) return not.test(folded) ? null : { kind: 'only' };
  if (not.test(folded)) return refusesNothing.test(folded) ? null : { kind: 'not' };
  return described && bareWhen.test(folded) ? { kind: 'only' } : null;
}

/** The days and hours that words name, as one of an owner's conditions; null where they name neither. */
export function whenIn(
  text: string,
): Pick<OwnersCondition, 'days' | 'hours' | 'either' | 'sameDay'> | null {
  const folded = fold(text);
  if (sameDayWork.test(folded)) return { days: null, hours: null, either: false, sameDay: true };
  const [days, hours] = [daysIn(folded), hoursIn(folded)];
  if (!days && !hours) return null;
  const either = days !== null && hours !== null && joined.test(folded);
  return { days, hours, either, sameDay: false };
}

/** "Tuesday to Saturday, not Monday": only what is named after the "not" is denied. */
function daysDenied(folded: string): ReadonlySet<number> | null {
  const at = folded.search(not);
  return at > 0 && daysIn(folded.slice(0, at)) ? daysIn(folded.slice(at)) : null;
}

function daysIn(folded: string): ReadonlySet<number> | null {
  const named = daysNamedIn(folded);
  if (workingDays.test(folded)) for (const day of [0, 1, 2, 3, 4]) named.add(day);
  if (restDays.test(folded)) for (const day of [5, 6]) named.add(day);
  return named.size > 0 ? named : null;
}

function hoursIn(folded: string): Stretch | null {
  const [from, to] = [minutesAt(after.exec(folded)), minutesAt(before.exec(folded))];
  if (from !== null || to !== null) {
    const start = from ?? 0;
    const end = to ?? dayLength;
    return start < end ? { from: start, to: end } : null;
  }
  if (evenings.test(folded)) return { from: eveningFrom, to: dayLength };
  return mornings.test(folded) ? { from: 0, to: noon } : null;
}

const eveningFrom = 17 * 60;

/** A clock's minutes after midnight; "after 5" of a shop's day is in the afternoon. */
function minutesAt(found: RegExpExecArray | null): number | null {
  if (!found) return null;
  const [, digits, minutes = '0', half = '', word] = found;
  if (word) return noon;
  const hour = Number(digits);
  if (hour > 24) return null;
  const late = half.startsWith('p') || (half === '' && hour < earliest);
  return ((hour % 12) + (late || (half === '' && hour >= 12) ? 12 : 0)) * 60 + Number(minutes || 0);
}

const earliest = 7;

/**
 * Whether a condition's own days and hours hold at a moment; null where as much as was named of the moment does
 * not tell.
 */
export function holdsAt(
  condition: Pick<OwnersCondition, 'days' | 'hours' | 'either' | 'sameDay'>,
  { weekday, hours, today }: Moment,
): boolean | null {
  if (condition.sameDay) return today;
  const onDay = condition.days && (weekday === null ? null : condition.days.has(weekday));
  const atHour = condition.hours && (hours === null ? null : within(hours, condition.hours));
  if (!condition.days) return atHour;
  if (!condition.hours) return onDay;
  // One of two decides: a yes where either is enough, a no where both must hold.
  const told = [onDay, atHour];
  if (told.includes(condition.either)) return condition.either;
  return told.includes(null) ? null : !condition.either;
}

/** Whether a stretch lies within another, or outside it; null where it does in part. */
function within(hours: Stretch, whole: Stretch): boolean | null {
  if (hours.from >= whole.from && hours.to <= whole.to) return true;
  return hours.to <= whole.from || hours.from >= whole.to ? false : null;
}
