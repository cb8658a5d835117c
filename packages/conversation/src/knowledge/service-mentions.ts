import { rememberingEach } from '../remembering.ts';
import type { Service, ServiceOption } from './business.ts';
import { contentStems } from './common-words.ts';
import { matchServices, type ServiceIndex } from './services.ts';
import { fold } from './words.ts';

/** A service that words name, and where they do. */
export interface PlacedMention {
  service: Service;
  option: ServiceOption | null;
  /** Whether it is surely named, or only something like it. */
  sure: boolean;
  /** Words that name several at once, of which this is one. */
  rivals: readonly Service[];
  start: number;
  end: number;
}

/** Of more than these that words may mean, no more is told by the rest. */
const mostRivals = 40;
const longestWord = 60;

/**
 * The services a text names, each where it does. Things that follow one another without a mark ("not
 * the windows the fridge") are each of them named.
 */
export const placedMentions = rememberingEach(findMentions);

function findMentions(index: ServiceIndex, text: string): readonly PlacedMention[] {
  const folded = fold(text);
  const words = folded.length === text.length ? folded : text.toLowerCase();
  let from = 0;
  return matchServices(index, text).flatMap(({ candidates, ambiguous }): PlacedMention[] => {
    const placed = candidates
      .slice(0, mostRivals)
      .flatMap(({ service, option, kind, matchedSpan }) => {
        const at = words.indexOf(fold(matchedSpan), from);
        // "Tête" of "demi-tête" is a part of a word.
        const start =
          at -
          (/[\p{L}\p{N}-]*$/u.exec(words.slice(Math.max(0, at - longestWord), Math.max(0, at)))?.[0]
            .length ?? 0);
        const end = at + matchedSpan.length;
        const sure = kind !== 'near' || isWholeName(service, text);
        return at < 0 || pronoun.test(fold(matchedSpan))
          ? []
          : [{ service, option, sure, start, end, rivals: [] }];
      });
    const [first] = placed;
    if (!first) return [];
    const apart = placed.every((one, at) =>
      placed.every(
        (other, place) => place === at || one.end <= other.start || other.end <= one.start,
      ),
    );
    from = Math.min(...placed.map(({ end }) => end));
    if (!ambiguous) return [first];
    if (apart) return placed.toSorted((one, other) => one.start - other.start);
    return [{ ...first, rivals: placed.map(({ service }) => service) }];
  });
}

/** "Call me, not her": whom a cut is for, of which nothing is said here. */
const pronoun = /^(?:he|she|him|her|his|hers|they|them|il|elle|lui|eux|elles)$/;

/** Every telling word of its name is said. */
function isWholeName({ name }: Service, text: string): boolean {
  const said = contentStems(text);
  const stems = [...contentStems(name)];
  return stems.length > 1 && stems.every((stem) => said.has(stem));
}
