import { ownersMoneyIn } from '../knowledge/guard.ts';
import { fold } from '../knowledge/words.ts';
import { ofPaying, tellingStems } from '../listener/own-words.ts';
import { sentences } from '../speaking/sentences.ts';

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
