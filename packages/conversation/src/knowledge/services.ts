import { rememberingEach } from '../remembering.ts';
import type { Service, ServiceOption } from './business.ts';
import { asideWords, vagueWords } from './common-words.ts';
import { inEnglish } from './in-english.ts';
import { matchOptions } from './options.ts';
import { hear, type Term } from './phrases.ts';
import { type Candidate, candidatesFor, type MatchKind } from './service-candidates.ts';
import { joinsNames, kindOfWork, type ServiceIndex } from './service-index.ts';
import type { HeardTerm } from './service-score.ts';
import { likeness, soundOf, stem, type Word } from './words.ts';

export { matchOptions } from './options.ts';
export { compileServices, type ServiceIndex } from './service-index.ts';

interface ServiceMatch {
  service: Service;
  /** The option the caller's words already chose. */
  option: ServiceOption | null;
  /** 0 to 1. */
  score: number;
  kind: MatchKind;
  /** The caller's own words that name it. */
  matchedSpan: string;
}

/** One thing a caller asked for. */
export interface ServiceMention {
  /** Best first; never empty. Of an ambiguous mention, those that fit about equally. */
  candidates: readonly ServiceMatch[];
  /** Whether the words name several services equally well, so that the caller must choose. */
  ambiguous: boolean;
}

/** A word of its own right, which is no slip of recognition for another. */
const isKnownWord = (one: string) =>
  vagueWords.has(one) || asideWords.has(one) || everyday.has(one);

/** What is said of a day or a price as often as anything: "better" is no battery. */
const everyday: ReadonlySet<string> = new Set(
  'better best rather instead great perfect matter either neither together whether never ever enough early later sooner meilleur mieux plutot meilleure'
    .split(' ')
    .map(stem),
);

/** What a term may stand for in this business: itself, what it points to, or what it sounds like. */
function readingsOf(term: Term, index: ServiceIndex): Map<string, number> {
  const readings = new Map<string, number>();
  if (term.small) return readings;
  // "Roots" point to a colour where nothing listed is called by them.
  const titled = term.stems.every((one) => index.titled.has(one));
  if (!titled) for (const hint of term.hints) if (index.postings.has(hint)) readings.set(hint, 0.9);
  for (const own of term.stems) {
    if (index.postings.has(own)) readings.set(own, 1);
    else if (term.heard.length >= 4 && !index.known.has(own) && !isKnownWord(own)) {
      const alike = [
        ...(index.byStart.get(own[0] ?? '') ?? []),
        ...(index.bySound.get(soundOf(term.heard)) ?? []),
      ];
      for (const written of alike) {
        const known = stem(written);
        const sureness = Math.max(likeness(own, known), likeness(term.heard, written));
        if (index.postings.has(known) && sureness > (readings.get(known) ?? 0))
          readings.set(known, sureness);
      }
    }
  }
  return readings;
}

const separators = new Set(['and', 'or', 'plus', 'also', 'et', 'ou', 'then', 'but']);
const determiners = new Set([
  'a',
  'an',
  'the',
  'my',
  'some',
  'un',
  'une',
  'le',
  'la',
  'les',
  'des',
]);

/** Whether the word parts two things asked for, and is no "plus" of a name: "the coating plus". */
function separates(words: readonly Word[], at: number, index: ServiceIndex): boolean {
  const word = words[at]?.text ?? '';
  if (!separators.has(word)) return false;
  if (word !== 'plus') return true;
  const [before, next] = [stem(words[at - 1]?.text ?? ''), words[at + 1]];
  const ends =
    next === undefined ||
    next.afterBreak ||
    !(determiners.has(next.text) || index.postings.has(stem(next.text)));
  return !index.plusNames.some(
    (name) =>
      name.before === before &&
      (name.after === null ? ends : name.after === stem(next?.text ?? '')),
  );
}

function segmentsOf(
  terms: readonly HeardTerm[],
  words: readonly Word[],
  index: ServiceIndex,
): HeardTerm[][] {
  const segments: HeardTerm[][] = [[]];
  for (const term of terms) {
    if (separates(words, term.from, index)) segments.push([]);
    else {
      if (words[term.from]?.afterBreak) segments.push([]);
      segments.at(-1)?.push(term);
    }
  }
  return segments.filter((segment) => segment.some((term) => !term.small));
}

/** Whether it was named by more than the kind of work, which "repair" beside a thing only is. */
function namesThing({ entry, first, last }: Candidate, terms: readonly HeardTerm[]): boolean {
  return terms
    .slice(first, last + 1)
    .flatMap((term) => [...term.readings.keys()])
    .some((one) => entry.weights.has(one) && !vagueWords.has(one) && !kindOfWork(one));
}

/** The mentions of one stretch: what stands beside the best fit may name another ("mani pedi"). */
function mentionsIn(index: ServiceIndex, terms: readonly HeardTerm[]): Candidate[][] {
  const whole = candidatesFor(index, terms);
  const best = whole[0];
  if (!best || best.last - best.first + 1 === terms.length) return [whole];
  const beside = [terms.slice(0, best.first), terms.slice(best.last + 1)].map((rest) => {
    const [found] = mentionsIn(index, rest);
    const other = found?.[0];
    return other &&
      other.kind !== 'near' &&
      namesThing(other, rest) &&
      !whole.some(({ entry }) => entry.service === other.entry.service)
      ? found
      : null;
  });
  if (!beside[0] && !beside[1]) return [whole];
  const itself = candidatesFor(index, terms.slice(best.first, best.last + 1));
  return [beside[0] ?? [], itself, beside[1] ?? []];
}

/** "Haircut and beard combo": a name that itself has an `and` is heard before parts of it are. */
function spanningName(index: ServiceIndex, terms: readonly HeardTerm[]): Candidate[] {
  return candidatesFor(index, terms).filter(
    ({ entry, kind }) => kind === 'exact' && joinsNames(entry.service.name),
  );
}

/** Neighbouring stretches that can mean one service are one mention of it: "windows, tinted". */
function mergeMentions(mentions: Candidate[][]): Candidate[][] {
  const merged: Candidate[][] = [];
  for (const mention of mentions) {
    const last = merged.at(-1);
    const shared = (last ?? []).flatMap((one) => {
      const other = mention.find(({ entry }) => entry.service === one.entry.service);
      if (!other) return [];
      return [{ ...(other.score > one.score ? other : one), from: one.from, to: other.to }];
    });
    if (shared.length > 0) merged[merged.length - 1] = shared;
    else merged.push(mention);
  }
  return merged;
}

/** "My furnace and AC tuned up": of what one half leaves open, what is like the other half. */
function likeEachOther(mentions: Candidate[][]): Candidate[][] {
  return mentions.map((candidates) => {
    if (candidates.length < 2) return candidates;
    const others = mentions.filter((one) => one !== candidates && one.length === 1).flat();
    const alike = candidates.filter((candidate) =>
      others.some(({ entry }) =>
        [...candidate.entry.weights.keys()].some(
          (one) => entry.weights.has(one) && !vagueWords.has(one),
        ),
      ),
    );
    return alike.length === 1 ? alike : candidates;
  });
}

/** "My cat", where several services are priced by animal, says nothing of which is meant. */
const isDoubtfulOption = ({ kind, byOption }: Candidate) => kind === 'near' && byOption;

function heardTerms(index: ServiceIndex, text: string) {
  const { words, terms } = hear(text, index, index.phrases);
  return { words, heard: terms.map((term) => ({ ...term, readings: readingsOf(term, index) })) };
}

const isSettled = ([first, second]: readonly ServiceMention[]) =>
  first !== undefined && !second && !first.ambiguous && first.candidates[0]?.kind !== 'near';

const isSure = ([first]: readonly ServiceMention[]) =>
  first !== undefined && first.candidates[0]?.kind !== 'near';

/**
 * The services an utterance names, in the order they are named; empty when it names none. Words
 * that name something not offered match nothing, or are `near` at most. French words find English
 * names where they find nothing as surely in the names as written.
 */
export const matchServices = rememberingEach(
  (index: ServiceIndex, text): readonly ServiceMention[] => {
    const asSaid = mentionsOf(index, text);
    if (isSettled(asSaid)) return asSaid;
    const english = inEnglish(text);
    const translated = english === null ? [] : mentionsOf(index, english);
    return isSettled(translated) || (!isSure(asSaid) && translated.length > 0)
      ? translated
      : asSaid;
  },
);

/** Of more services than these that words fit equally well, they choose no option either. */
const mostWithOptions = 40;

function mentionsOf(index: ServiceIndex, text: string): ServiceMention[] {
  const { words, heard } = heardTerms(index, text);
  const segments = segmentsOf(heard, words, index);
  const spanning =
    segments.length > 1 && index.joinedNames ? spanningName(index, segments.flat()) : [];
  const each = segments.flatMap((segment) => mentionsIn(index, segment));
  const found =
    spanning.length > 0 ? [spanning] : mergeMentions(each.filter((one) => one.length > 0));
  const sure = found.filter(([best]) => best && best.kind !== 'near');
  const doubtful = found.filter((one) => one.length === 1 || !one.every(isDoubtfulOption));
  return likeEachOther(sure.length > 0 ? sure : doubtful).map((candidates) => ({
    ambiguous: candidates.length > 1,
    candidates: candidates.map(({ entry, score, kind, option, from, to }, at) => {
      const span = text.slice(words[from]?.start ?? 0, words[to]?.end ?? 0);
      const chosen = option || at >= mostWithOptions ? [option] : matchOptions(entry.service, text);
      return {
        service: entry.service,
        option: chosen.length === 1 ? (chosen[0] ?? null) : null,
        score,
        kind,
        matchedSpan: span,
      };
    }),
  }));
}
