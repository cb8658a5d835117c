import { contentStems } from '../knowledge/common-words.ts';
import { daysNamedIn } from '../knowledge/day-rules.ts';
import { fold } from '../knowledge/words.ts';
import { lookUp } from '../plan/refs.ts';
import { isFormOf } from './check-unsupported.ts';
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
  const told = taleIn(folded);
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
function taleIn(folded: string): string | null {
  const marked = said.exec(folded);
  if (!marked) {
    const done = deed.exec(folded);
    return done ? (clauseFrom(folded.slice(done.index)) ?? '') : null;
  }
  const after = folded.slice(marked.index + marked[0].length).replace(/^\W+/, '');
  if (after !== '') return clauseFrom(after) ?? '';
  // "You want it sliced, like you said".
  const before = folded.slice(0, marked.index).replace(/\W+$/, '');
  return before.split(/[;:] /).at(-1) ?? before;
}

/** Up to where something else is told: ", so that's settled". */
function clauseFrom(text: string): string | undefined {
  return text.split(/[;:]\s|, (?:so|and|but|then|alors|donc|et|mais|i|i'll|i've|we|je|on)\b/)[0];
}

function isTheirs(told: string, grounds: Grounds): boolean {
  const { caller, state, receptionist, language, asked, callerNumbers, counts } = grounds;
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
  const words = [caller, ...noted.map((one) => fold(one ?? ''))].join(' . ');
  const known = new Set([...contentStems(words), ...saidStems(words)]);
  const stems = [...contentStems(told)].filter((stem) => !/^\d/.test(stem));
  if (!stems.every((stem) => known.has(stem) || isFormOf(stem, known, language))) return false;
  const days = daysNamedIn(words);
  if ([...daysNamedIn(told)].some((day) => !days.has(day))) return false;
  const numbers = numbersIn(words);
  return [...numbersIn(told)].every(
    (value) => value === 1 || callerNumbers.has(value) || counts.has(value) || numbers.has(value),
  );
}
