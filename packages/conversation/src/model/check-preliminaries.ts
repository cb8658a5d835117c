import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import { saidStems } from './in-both.ts';
import { preliminariesOf } from './kept-preliminaries.ts';
import type { ModelSentence, Placed } from './resolve-sentence.ts';
import { besideOf } from './rows-told.ts';

/** What comes before work whose price is kept is told by its name: "it's 35" would be heard as that price. */
export function checkPreliminaries(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  return sentence.places.some((place) => isUnnamedPreliminary(place, sentence, grounds))
    ? 'withheld'
    : null;
}

/** Whether an entry is a service whose price is kept. */
export function isOfKept(entryId: string, { receptionist }: Grounds): boolean {
  return receptionist.serviceById.get(entryId)?.pricingType === 'dont_say';
}

/** "It's {f36}", where that is the fitting alone of what has its price kept: beside it stands what it is of. */
function isUnnamedPreliminary(place: Placed, sentence: ModelSentence, grounds: Grounds): boolean {
  const { before, after } = besideOf(place, sentence);
  const said = saidStems(`${before} ${after}`);
  const isOfSeveral = several.test(before);
  return (place.computed?.figures ?? []).some(({ source, value }) => {
    if (source.kind !== 'words' || !isOfKept(source.entryId, grounds)) return false;
    const service = grounds.receptionist.serviceById.get(source.entryId);
    if (!service || !place.computed?.plain || isOfSeveral) return true;
    const things = preliminariesOf(service, source.words).filter(({ cents }) => cents === value);
    return !things.some(({ thing }) => [...saidStems(thing)].some((stem) => said.has(stem)));
  });
}

const several = /\b(?:two|three|four|five|six|both|all|deux|trois|quatre|cinq|tous|toutes)\b/;
