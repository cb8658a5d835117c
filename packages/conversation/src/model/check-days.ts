import { type Weekday, weekdays } from '../knowledge/business.ts';
import { dayNames, fold } from '../knowledge/words.ts';
import { isNegated } from './check-gifts.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';

/**
 * Nobody is said to be in on a day that is none of theirs, nobody is to come on a day the shop is closed, and nothing
 * is said to be done by a day or an hour that only the sentence knows.
 */
export function checkDays(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded, blanked } = sentence;
  if (/\?\s*$/.test(blanked) || isNegated(folded) || passedOn.test(folded)) return null;
  const days = daysIn(folded);
  if (isNotTheirs(days, folded, grounds) || isOnClosedDay(days, folded, grounds)) return 'time';
  return isPromisedBy(folded, grounds) ? 'promise' : null;
}

const passedOn =
  /\b(?:i'll|i can|i could|i've|let me|not(?:e|ed|ing)|pass\w*|ask\w*|wish\w*|message|confirm\w*|your|you'd|you said|you want\w*|je|j'ai|demand\w*|souhait\w*|votre|voulez|closed|ferme\w*|reopen\w*|back|again|rouvr\w*)\b/;

const day = new RegExp(`\\b(${dayNames})s?\\b`, 'g');

function daysIn(folded: string): Weekday[] {
  const names = dayNames.split('|');
  return [...folded.matchAll(day)].flatMap(
    ([, name = '']) => weekdays[names.indexOf(name) % weekdays.length] ?? [],
  );
}

/** "Loïc can take you on Saturday", of an owner who wrote on which days he is there. */
function isNotTheirs(days: readonly Weekday[], folded: string, grounds: Grounds): boolean {
  if (days.length === 0) return false;
  const { passages, receptionist } = grounds;
  return [...receptionist.staff].some((name) => {
    const who = fold(name);
    if (!folded.includes(who)) return false;
    const written = passages
      .filter((one) => one.folded.includes(who))
      .map((one) => daysIn(one.folded))
      .filter((named) => named.length > 0);
    return written.length > 0 && !days.every((one) => written.some((named) => named.includes(one)));
  });
}

const comes =
  /\b(?:can|could|come|drop|bring|have it|visit|stop by|fine|works?|passez?|passer|pouvez|peut|venir|venez|on est la|someone|somebody|quelqu'un)\b/;
const onTerms = /\b(?:only|except|arrange\w*|appointment|seulement|sauf|rendez-vous|instead)\b/;

/** "You can pass by on Sunday", of a shop that is shut then and has no word of Sundays. */
function isOnClosedDay(days: readonly Weekday[], folded: string, grounds: Grounds): boolean {
  const { hours } = grounds.receptionist.profile.knowledge;
  const [named, ...more] = days;
  if (!hours || !named || more.length > 0 || !hours[named]?.isClosed) return false;
  if (!comes.test(folded) || onTerms.test(folded)) return false;
  return !grounds.passages.some((one) => one.kind !== 'shop' && daysIn(one.folded).includes(named));
}

const soon =
  /\b(?:this (?:week|month|morning|afternoon|evening)|today|tonight|tomorrow|(?:by|d'ici|avant) (?:then|noon|midi|the end|la fin|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\w+di\b)|(?:that )?same day|straight away|cette semaine|ce mois|aujourd'hui|ce (?:soir|matin)|cet (?:apres-midi|avant-midi)|demain|next week|la semaine prochaine)\b/;
const willDo =
  /\b(?:we|someone|somebody|he|she|they|i)(?:'ll| will| can| could|'re going to| are going to|'d)\b|\b(?:on|nous|il|elle|quelqu'un) (?:va|peut|allons|pouvons|pourrait|vient|passe|repare)\b/;

/** "We can have it done that same day", where neither the plan nor the owner says so. */
function isPromisedBy(folded: string, { passages, plan }: Grounds): boolean {
  const when = soon.exec(folded)?.[0];
  if (when === undefined || !willDo.test(folded)) return false;
  return (
    !fold(plan).includes(when) &&
    !passages.some((one) => one.folded.replace(/-/g, ' ').includes(when.replace(/^that /, '')))
  );
}
