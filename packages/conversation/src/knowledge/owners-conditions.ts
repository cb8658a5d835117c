import type { FactUsed } from '../conversation.ts';
import { mayBeMoneyIn } from './bare-amounts.ts';
import type { BusinessHours, BusinessKnowledge, Service } from './business.ts';
import { contentStems } from './common-words.ts';
import { daysNamedIn } from './day-rules.ts';
import type { Stretch, When } from './holds-at.ts';
import { lastOfDay } from './last-of-day.ts';
import { fold, stem } from './words.ts';
import { clock, minutesAt } from './written-clocks.ts';
import { bareSeason, monthsIn } from './written-seasons.ts';
import { writtenTexts } from './written-texts.ts';

/** What an owner wrote that is so on some days or at some hours, and not on others. */
export interface OwnersCondition extends When {
  /** The owner's own clause. */
  said: string;
  fact: FactUsed;
  /** What it is of; null: of all the work there is. */
  serviceIds: ReadonlySet<string> | null;
  /** Done only then, not done then, or dearer then by so many cents. */
  effect: { kind: 'only' } | { kind: 'not' } | { kind: 'adds'; cents: number };
}

const dayLength = 24 * 60;
const noon = 12 * 60;

const workingDays = /\b(?:week ?days?|(?:en|la) semaine|jours? de semaine)\b/;
const restDays = /\b(?:week-?ends?|(?:la |les )?fins? de semaine)\b/;
const after = new RegExp(
  `\\b(?:after|past|from|starting at|apres|a partir de|des|passe)\\s+${clock}`,
);
const before = new RegExp(`\\b(?:before|until|till|by|avant|jusqu'a)\\s+${clock}`);
const evenings = /\b(?:evenings?|(?:le |en )?soirs?|soirees?)\b/;
const mornings = /\b(?:mornings?|(?:le |en )?matins?|matinees?)\b/;

const adds =
  /\b(?:extra|surcharges?|more|adds?|added|additional|on top|fees?|charges?|supplements?|supplementaires?|de plus|en plus|en sus|frais|ajoute[rz]?)\b/;
const only = /\b(?:only|seulement|uniquement|exclusivement|juste)\b/;
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
  const { services } = knowledge;
  const ofServices = services.flatMap((service) =>
    clausesOf(service.description ?? '').flatMap((said) => {
      const fact: FactUsed = { kind: 'service', id: service.id, label: service.name };
      const last = lastOfDay(said);
      if (last) return notAfter(said, fact, new Set([service.id]), daysIn(fold(said)), last.at);
      return conditionIn(said, fact, new Set([service.id]), knowledge.hours, true);
    }),
  );
  const names = services.map((one) => ({ id: one.id, stems: contentStems(namesOf(one)) }));
  const ofTexts = writtenTexts(knowledge).flatMap(({ fact, title, body }) =>
    sentencesOf(body).flatMap((said) => {
      const last = lastOfDay(said);
      if (last) return beyondLast(said, fact, `${title} . ${said}`, last, names);
      const scope = scopeOf(`${title} ${said}`, said, names);
      return conditionIn(said, fact, scope, knowledge.hours, false);
    }),
  );
  return [...ofServices, ...ofTexts].slice(0, mostConditions);
}

const mostConditions = 100;

const namesOf = ({ name, nameFr }: Service) => `${name} ${nameFr ?? ''}`;

const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.;!?])(?<!\b(?:appts?|hrs?|approx|min|max)\.)\s+|\n+/i)
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
  open: BusinessHours | null,
  described: boolean,
): OwnersCondition[] {
  const folded = fold(said);
  if (folded.length > longest || ofElse.test(folded)) return [];
  const effect = effectOf(said, folded, described);
  // "Call before ten and we come the same day": its hour is of the call.
  if (effect && sameDayWork.test(folded))
    return [{ ...never, said, fact, serviceIds, effect, sameDay: true }];
  if (effect?.kind === 'adds' && open && isAfterHours(said))
    return [{ ...never, said, fact, serviceIds, effect, outside: open }];
  const days = (effect?.kind === 'not' ? daysDenied(folded) : null) ?? daysIn(folded);
  const months = monthsIn(folded);
  const hours = months ? null : hoursIn(folded);
  if (!effect || (!days && !hours && !months)) return [];
  if (effect.kind !== 'adds' && serviceIds === null) return [];
  const either = days !== null && hours !== null && joined.test(folded);
  return [{ ...never, said, fact, serviceIds, effect, days, hours, months, either }];
}

/** "Last lash appointment Thursday is at 4:30": of the work it names, or of all where it names none. */
function beyondLast(
  said: string,
  fact: FactUsed,
  text: string,
  { at, of }: { at: number; of: string },
  names: readonly { id: string; stems: ReadonlySet<string> }[],
): OwnersCondition[] {
  const scope = scopeOf(of, of, names);
  const ofSome = [...contentStems(of)].some((one) => !visits.has(one));
  if (scope === null && ofSome) return [];
  return notAfter(said, fact, scope, daysIn(fold(said)) ?? daysIn(fold(text)), at);
}

const visits = new Set(
  ['appointment', 'booking', 'slot', 'visit', 'spot', 'rendez-vous'].map(stem),
);

function notAfter(
  said: string,
  fact: FactUsed,
  serviceIds: ReadonlySet<string> | null,
  days: ReadonlySet<number> | null,
  at: number,
): OwnersCondition[] {
  const hours = { from: at + 1, to: dayLength };
  return [{ ...never, said, fact, serviceIds, effect: { kind: 'not' }, days, hours }];
}

const longest = 160;
const never = {
  days: null,
  hours: null,
  months: null,
  either: false,
  sameDay: false,
  outside: null,
};
const sameDayWork = /\b(?:same[- ]day|le jour meme|la journee meme|rush)\b/;

/** "We come on weekends, 130 after hours": of the clause with the amount. */
function isAfterHours(said: string): boolean {
  return said
    .split(/[,;:]\s/)
    .some((clause) => mayBeMoneyIn(clause).length > 0 && outsideHours.test(fold(clause)));
}

const outsideHours =
  /\b(?:(?:after|out of|outside(?: of)?)[ -](?:our |the |normal |regular |business |opening |office |shop |working )*hours|(?:hors|en dehors) (?:de(?: nos|s)? )?heures)\b/;
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
  return described && (bareWhen.test(folded) || bareSeason.test(folded)) ? { kind: 'only' } : null;
}

/** The days and hours that words name, as one of an owner's conditions; null where they name neither. */
export function whenIn(text: string): When | null {
  const folded = fold(text);
  if (sameDayWork.test(folded)) return { ...never, sameDay: true };
  const [days, hours] = [daysIn(folded), hoursIn(folded)];
  if (!days && !hours) return null;
  const either = days !== null && hours !== null && joined.test(folded);
  return { ...never, days, hours, either };
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
