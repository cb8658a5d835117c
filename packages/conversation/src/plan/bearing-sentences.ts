import { ownersMoneyIn } from '../knowledge/guard.ts';
import { fold } from '../knowledge/words.ts';
import { ofPaying, tellingStems } from '../listener/own-words.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';

/** What leans on the sentence before it. */
const leansBack =
  /^(?:later|less|otherwise|after that|beyond that|then|that|those|they|these|if not|sinon|ensuite|apres (?:ca|cela)|plus tard|au-dela|moins|cela|ca)\b/;
/** "Glass is not": what it is not was said before. */
const leftOpen =
  /\b(?:(?:is|are|do|does|can|will) (?:not|n't)|isn't|aren't|don't|doesn't|can't|non|pas) ?[.!]?$/;
/** What takes something back of the sentence before it. */
const takesBack =
  /^(?:but|except|not|unless|only|however|they|it|that|mais|sauf|pas|seulement|sinon)\b/;

/**
 * Of several sentences of an owner's, those that bear on what was asked, with what they lean on; all of them
 * where none bears on it more than the others.
 * @param title what the answer is to, whose words are about all of it.
 * @param besides what is talked of, which tells where the words alone do not.
 */
export function sentencesOn(text: string, title: string, words: string, besides: string): string {
  return partsOn(sentences(text), title, words, besides) ?? text;
}

/** The parts of a service's description, which owners write without capitals, that bear on what was asked of it. */
export function descriptionOn(description: string, name: string, words: string): string | null {
  const parts = description.trim().split(/(?<=[.;!?])\s+/);
  // A single part bears on a question that has a word of it.
  return partsOn([...parts, ''], name, words, '')?.trim() ?? null;
}

function partsOn(
  all: readonly string[],
  title: string,
  words: string,
  besides: string,
): string | null {
  if (all.length < 2) return null;
  const ofAll = new Set(tellingStems(title));
  const chosen =
    mostlyAbout(all, tellingStems(words), ofAll) ??
    (ofPaying.test(fold(words)) && !ofPaying.test(fold(title)) ? tellingOfMoney(all) : null) ??
    mostlyAbout(all, tellingStems(besides), ofAll);
  if (!chosen) return null;
  const told = all.map((_, at) => chosen.includes(at));
  all.forEach((sentence, at) => {
    const folded = fold(sentence);
    const leans = leansBack.test(folded) || leftOpen.test(folded);
    if (chosen.includes(at) && leans && at > 0) told[at - 1] = true;
    if (chosen.includes(at - 1) && takesBack.test(folded)) told[at] = true;
  });
  return all.filter((_, at) => told[at]).join(' ');
}

/** The places of the sentences that hold the most of some stems; null where none holds any, or all alike. */
function mostlyAbout(
  all: readonly string[],
  asked: readonly string[],
  ofAll: ReadonlySet<string>,
): number[] | null {
  const own = asked.filter((stem) => !ofAll.has(stem));
  const counts = all.map((sentence) => {
    const written = new Set(tellingStems(sentence));
    return own.filter((stem) => written.has(stem)).length;
  });
  const most = Math.max(...counts);
  const found = all.flatMap((_, at) => (counts[at] === most ? at : []));
  return most > 0 && found.length < all.length ? found : null;
}

/** The places of the sentences that tell of money, where others do not. */
function tellingOfMoney(all: readonly string[]): number[] | null {
  const found = all.flatMap((sentence, at) =>
    ownersMoneyIn(sentence).length > 0 || ofPaying.test(fold(sentence)) ? at : [],
  );
  return found.length > 0 && found.length < all.length ? found : null;
}

/** Whose work a clause names: what is asked of or talked of, other work alone, or none. */
type Names = 'theirs' | 'other' | null;

/**
 * "A repaint is two days and a touch-up an afternoon", of a touch-up: without the clauses that are of other work
 * alone, where some are of theirs.
 */
export function clausesOfWork(text: string, workNamed: (clause: string) => Names): string {
  const clauses = clausesIn(text, workNamed);
  const kinds = clauses.map(({ said }) => workNamed(said));
  if (!kinds.includes('theirs') || !kinds.includes('other')) return text;
  const kept = clauses.flatMap(({ said, joined }, at) => {
    const before = clauses[at - 1];
    const afterOther = before !== undefined && kinds[at - 1] === 'other';
    if (kinds[at] === 'other' || (!kinds[at] && afterOther && leansBack.test(fold(said))))
      return [];
    return afterOther && joined ? withLeadOf(before.said, said) : said;
  });
  return asSentences(
    kept
      .map((one) => one.replace(/;$/, '.'))
      .map(asSentences)
      .join(' '),
  );
}

/** The clauses of a text; what follows an "and" is one of its own where both sides name work. */
function clausesIn(text: string, workNamed: (clause: string) => Names) {
  // "Off for seniors: sweeps and inspections" is one clause: a name alone says nothing of it.
  const isOfOne = (piece: string) => says.test(fold(piece)) && workNamed(piece) !== null;
  const parts = text.split(/(?<=[.!?;])\s+/).map((part) => part.split(/,?\s+(?:and|et)\s+/i));
  const clauses: { said: string; joined: boolean }[] = [];
  for (const pieces of parts)
    pieces.forEach((piece, at) => {
      const last = clauses.at(-1);
      const goesOn = at > 0 && last && !(isOfOne(last.said) && isOfOne(piece));
      if (goesOn) last.said = restored(text, last.said, piece);
      else clauses.push({ said: piece, joined: at > 0 });
    });
  return clauses;
}

/** Two pieces with what stood between them. */
function restored(text: string, one: string, other: string): string {
  const from = text.indexOf(one);
  const to = text.indexOf(other, from + one.length);
  return text.slice(from, to + other.length);
}

/** What the clause before says of both: its yes or no, and its verb. */
function withLeadOf(before: string, said: string): string {
  const [lead = ''] = /^(?:yes|no|oui|non)\b(?: (?:for|on|pour|sur)\b)?/i.exec(before) ?? [];
  if (lead) return `${lead} ${said}`;
  const [verb] =
    /\b(?:is|are|takes?|needs?|costs?|lasts?|est|sont|prend|prennent|dure|durent)\b/i.exec(
      before,
    ) ?? [undefined];
  if (verb === undefined || verbs.test(fold(said))) return said;
  return said.replace(
    /(?<!\b(?:in|for|by|of|at|on|within|to|en|de|dans|pour) )(?<=\S )(?=(?:about|around|roughly|only|an?|environ|une?|\d)(?:\s|\d))/i,
    `${verb} `,
  );
}

const verbs =
  /\b(?:is|are|was|has|have|do|does|can|will|must|takes?|needs?|runs?|lasts?|costs?|gets?|est|sont|ont|prend|prennent|dure|durent|faut|coute|coutent)\b/;
/** A figure or a verb: what makes more of words than a name. */
const says = new RegExp(
  `${verbs.source}|\\d|\\b(?:about|one|two|three|four|five|six|eight|ten|deux|trois|quatre|cinq|dix)\\b`,
);
