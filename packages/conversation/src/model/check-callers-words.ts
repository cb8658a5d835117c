import { isFormOfAny } from '../knowledge/begin-alike.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { daysNamedIn } from '../knowledge/day-rules.ts';
import { fold } from '../knowledge/words.ts';
import { lookUp } from '../plan/refs.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import { saidStems } from './in-both.ts';
import { numbersIn } from './numbers-in.ts';
import type { ModelSentence } from './resolve-sentence.ts';

/**
 * What the caller is said to have said, asked for or done stands in their own words, or in what is noted of them.
 * Who asks whether it is so says nothing of them.
 */
export function checkCallersWords(
  { folded, blanked }: ModelSentence,
  grounds: Grounds,
): DropReason | null {
  if (/\?\s*$/.test(blanked)) return null;
  if (notesOther(folded, grounds)) return 'unsupported';
  const told = taleIn(folded, grounds);
  return told !== null && !isTheirs(told, grounds) ? 'unsupported' : null;
}

const said = new RegExp(
  [
    "\\b(?:as |like |i think |i believe |so )?you(?:'ve| have|'d| had)? (?:just |also |already |only )*(?:said|told (?:me|us)|mentioned|explained|asked(?: me| us)?(?: for| about)?|wanted|requested|were (?:saying|telling me|asking for))\\b",
    "\\b(?:comme )?vous (?:me |nous )?(?:l'|m'|nous )?(?:avez|aviez) (?:aussi |bien |deja |justement )*(?:dit|mentionne|precise|explique|raconte|demande)\\b",
    '(?<!\\bque )\\b(?:comme )?vous (?:me |nous )?(?:disiez|mentionniez|demandiez)\\b',
  ].join('|'),
);
/** What is told of a past that the shop has no record of; the deed itself is to be theirs too. */
const deed =
  /(?<=(?:^\W*|[,;:] )(?:(?:and|so|but|since|yes|no),? )*you(?:'ve| have|'d| had)? (?:just |also |already )*)(?:(?:phoned|called|rang|emailed|texted|visited) (?:us|here|ahead)|came (?:in|by|here|to us)|paid|bought|signed)\b|(?<=(?:^\W*|[,;:] )(?:(?:et|alors|mais|oui|non),? )*vous (?:nous |l'|m')?(?:avez|aviez) (?:aussi |bien |deja )*)(?:appele|telephone|paye|achete|signe)s?e?s?\b/;

/** The words that are told as the caller's; null: none are. */
function taleIn(whole: string, grounds: Grounds): string | null {
  const folded = whole.replace(fellShort, ' ');
  const marked = said.exec(folded);
  if (!marked) {
    const done = deed.exec(folded);
    return done ? (clauseFrom(folded.slice(done.index)) ?? '') : null;
  }
  const after = folded.slice(marked.index + marked[0].length).replace(/^\W+/, '');
  if (after !== '') return clauseFrom(after) ?? '';
  // "You want it sliced, like you said".
  const before = folded.slice(0, marked.index).replace(/\W+$/, '');
  if (asked.test(marked[0]) && isOnlyNoted(before, grounds)) return null;
  return before.split(/[;:] /).at(-1) ?? before;
}

/** "That's not what you wanted." */
const fellShort =
  /\b(?:not|n't|[a-z]+n't|pas)(?: (?:really|quite|exactly|at all|vraiment))? (?:what|how|the way|ce que) (?:you|vous)(?:'d| had| avez| aviez)? (?:wanted|asked for|hoped for|demandee?|voulu)\b/g;
const asked = /\b(?:asked|demande)\b/;

/** "I've noted that you asked", "I'll pass that on to Mike, along with what you asked": tells nothing of what it was. */
function isOnlyNoted(before: string, { receptionist, state }: Grounds): boolean {
  const clause = before.split(/[;:] |(?:, |^)(?:but|and|so|mais|et|donc) /).at(-1) ?? before;
  const people = new Set([...receptionist.staff, fold(state.wanted.person ?? '')]);
  const words = clause.match(/[a-z]+/g) ?? [];
  return (
    words.some((word) => noting.test(word)) &&
    words.every((word) => people.has(word) || inNoting.has(word))
  );
}

const noting =
  /^(?:not(?:ed?|ing|er)|pass(?:ed|ing)?|put|add(?:ed|ing)?|written|transmets|transmis|ajoute|inscris|mets)$/;
const inNoting = new Set(
  `i ve have ll will can let me am m noted note noting pass passed passing put down on add added adding written also too
  all of to for along with what everything that it this the and team owner shop office message boss his her their call
  j ai je vais c est transmets transmis ajoute inscris mets que ce qu tout au aussi bien patron equipe le la l a pour
  vous avec dans message yes oui`.split(/\s+/),
);

/** Up to where something else is told: ", so that's settled". */
function clauseFrom(text: string): string | undefined {
  return text.split(/[;:]\s|, (?:so|and|but|then|alors|donc|et|mais|i|i'll|i've|we|je|on)\b/)[0];
}

/** "I've noted that …", "c'est noté, …": what is said to be written down of the caller. */
const notes =
  /\b(?:i've|i have|i'll|j'ai|c'est|je) (?:[a-z]+ )?(?:note[ds]?|put down|written (?:that |it )?down|inscris?|ecrit)\b(.*)$/;

/** Kin and times of one sense, in either language. `known`: what bears them, where that is more than their own words. */
const details: readonly { told: RegExp; known?: RegExp }[] = [
  { told: /\b(?:mother|mom|mum|mommy|mere|maman)\b/ },
  { told: /\b(?:father|dad|daddy|pere|papa)\b/ },
  { told: /\b(?:wife|husband|spouse|partner|femme|mari|conjointe?|blonde|chum)\b/ },
  { told: /\b(?:sister|soeur)\b/ },
  { told: /\b(?:brother|frere)\b/ },
  { told: /\b(?:aunt|uncle|tante|oncle|mononcle|matante)\b/ },
  { told: /\b(?:son|boy|fils|garcon)\b/ },
  { told: /\b(?:daughter|girl|fille)\b/ },
  { told: /\b(?:grand(?:ma|mother|pa|father)|grand-?(?:mere|pere))\b/ },
  { told: /\b(?:neighbou?rs?|voisine?s?)\b/ },
  { told: /\b(?:tenants?|locataires?)\b/ },
  { told: /\b(?:landlord|proprietaire|proprio)\b/ },
  {
    told: /\b(?:mornings?|matins?|matinees?|avant-midi)\b/,
    known:
      /\b(?:mornings?|a\.?m|matins?|matinees?|avant-midi|noon|before|opening|first thing|earl\w+|tot|\d+)\b/,
  },
  {
    told: /\b(?:afternoons?|apres-midi)\b/,
    known: /\b(?:afternoons?|p\.?m|apres-midi|noon|after|lunch|midi|\d+)\b/,
  },
  {
    told: /\b(?:evenings?|soirs?|soirees?)\b/,
    known: /\b(?:evenings?|nights?|tonight|soirs?|soirees?|after work|p\.?m|after|\d+)\b/,
  },
  { told: /\b(?:yesterday|hier)\b/ },
  { told: /\b(?:last week|week ago|semaine (?:passee|derniere))\b/ },
  { told: /\b(?:last month|month ago|mois (?:passe|dernier))\b/ },
];

/** Whether a note names kin, or a part of a day, of which neither the caller nor what is noted of them has a word. */
function notesOther(folded: string, grounds: Grounds): boolean {
  const told = notes.exec(folded)?.[1];
  if (told === undefined || grounds.state.urgent) return false;
  const known = `${grounds.caller} . ${fold(grounds.plan)} . ${notedOf(grounds)}`;
  return details.some((one) => one.told.test(told) && !(one.known ?? one.told).test(known));
}

/** What is noted of the caller so far, folded. */
function notedOf(grounds: Grounds): string {
  const { state, receptionist, asked } = grounds;
  const { wanted } = state;
  const refs = [...wanted.items.map(({ ref }) => ref), ...asked];
  const named = refs.flatMap((ref) => {
    const row = lookUp(grounds, ref);
    return row ? [row.service.name, row.service.nameFr ?? '', row.option?.name ?? ''] : [];
  });
  const noted = [
    state.caller.name?.value,
    state.caller.address?.value,
    state.caller.email?.value,
    state.caller.company,
    wanted.person,
    receptionist.profile.knowledge.name,
    ...wanted.others.map(({ name }) => name),
    ...[wanted.time, wanted.callTime, wanted.existing].map((time) => time?.spoken),
    ...wanted.details,
    ...wanted.why,
    ...(wanted.beside ?? []),
    ...named,
  ];
  return noted.map((one) => fold(one ?? '')).join(' . ');
}

function isTheirs(told: string, grounds: Grounds): boolean {
  const { caller, language, callerNumbers, counts } = grounds;
  const words = `${caller} . ${notedOf(grounds)}`;
  const known = new Set([...contentStems(words), ...saidStems(words)]);
  const stems = [...contentStems(told)].filter((stem) => !/^\d/.test(stem));
  if (!stems.every((stem) => known.has(stem) || isFormOfAny(stem, known, language))) return false;
  const days = daysNamedIn(words);
  if ([...daysNamedIn(told)].some((day) => !days.has(day))) return false;
  const numbers = numbersIn(words);
  return [...numbersIn(told)].every(
    (value) => value === 1 || callerNumbers.has(value) || counts.has(value) || numbers.has(value),
  );
}
