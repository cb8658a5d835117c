import { contentStems, vagueWords } from '../knowledge/common-words.ts';
import { frenchRoot } from '../knowledge/senses.ts';
import type { Receptionist } from '../receptionist.ts';
import type { Candidate } from './candidates.ts';
import type { Hearing } from './hearing.ts';
import type { Ranked } from './retrieve.ts';
import { mostUses } from './service-targets.ts';

/**
 * What was told just now is likely again by that alone: where no word is of it, something that shares one with
 * the words goes before it.
 */
export function withoutTold(
  known: readonly Ranked[],
  asked: string,
  { focusFact, focus, receptionist }: Hearing,
): readonly Ranked[] {
  const [best, ...others] = known;
  if (!best?.candidate) return known;
  if (best.candidate.id !== focusFact)
    return ofTalkedOf(
      withoutOthers(titledBySaid(known, asked, receptionist), asked, focus, receptionist),
      focus,
      receptionist,
    );
  const { uses } = receptionist.candidates;
  const stems = [...contentStems(asked)].filter((stem) => (uses.get(stem) ?? 0) <= mostUses);
  const holds = ({ candidate }: Ranked, stem: string) =>
    candidate !== null && (candidate.title.has(stem) || candidate.body.has(stem));
  const shares = (one: Ranked) => stems.some((stem) => holds(one, stem));
  // "And if the date moves", after what holds the date: another that speaks of the date and of moving it.
  const holdsMore = (one: Ranked, told: readonly string[], said: readonly string[]) =>
    one.candidate?.kind !== 'service' &&
    told.every((stem) => holds(one, stem)) &&
    said.some((stem) => !told.includes(stem) && holds(one, stem));
  const own = stems.filter((stem) => holds(best, stem));
  const other = others
    .slice(0, mostLikely)
    .find((one) => shares(one) && (own.length === 0 || holdsMore(one, own, stems)));
  if (!other) return known;
  const rest = others.filter((one) => one !== other);
  return [
    { ...other, probability: best.probability },
    { ...best, probability: other.probability },
    ...rest,
  ];
}

/**
 * "Do you take Amex", of the cards in general and of that one: of two answers nearly as likely, the one whose
 * title has a word that was said goes before one of which no word was.
 */
function titledBySaid(
  known: readonly Ranked[],
  asked: string,
  { candidates: { uses } }: Receptionist,
): readonly Ranked[] {
  const [best, second, ...rest] = known;
  if (!best?.candidate || !second?.candidate || isSpokenOf(best.candidate, asked)) return known;
  if (best.candidate.kind === 'service' || second.candidate.kind === 'service') return known;
  if (second.probability < best.probability * rivalLeast) return known;
  const { title } = second.candidate;
  const named = [...contentStems(asked)].some((stem) => title.has(stem) && uses.get(stem) === 1);
  if (!named) return known;
  return [
    { ...second, probability: best.probability },
    { ...best, probability: second.probability },
    ...rest,
  ];
}

/**
 * "How long do you keep it", of a rug: what is titled by other work, which no word is of, gives way to what is talked
 * of where that is nearly as likely.
 */
function withoutOthers(
  known: readonly Ranked[],
  asked: string,
  focus: Hearing['focus'],
  { candidates: { all } }: Receptionist,
): readonly Ranked[] {
  const [best, second] = known;
  if (!best?.candidate || best.candidate.kind === 'service' || !second?.candidate) return known;
  const isTalkedOf = ({ id }: Candidate) => focus.some(({ serviceId }) => serviceId === id);
  if (!isTalkedOf(second.candidate) || second.probability < best.probability * rivalLeast)
    return known;
  const named = (isNamed: (one: Candidate) => boolean) =>
    new Set(all.filter(isNamed).flatMap(({ title }) => [...title]));
  const ours = named(isTalkedOf);
  const others = named((one) => one.kind === 'service' && !isTalkedOf(one));
  const said = new Set([...contentStems(asked)].map(frenchRoot));
  const title = [...best.candidate.title].filter((stem) => !vagueWords.has(stem));
  const isOfOthers =
    title.some((stem) => others.has(stem)) &&
    !title.some((stem) => ours.has(stem) || said.has(stem));
  if (!isOfOthers) return known;
  const rest = known.filter((one) => one !== best && one !== second);
  return [{ ...second, probability: best.probability }, ...rest, { ...best, probability: 0 }];
}

/** Of two answers nearly as likely, the one that speaks of the work that is talked of, where the other does not. */
function ofTalkedOf(
  known: readonly Ranked[],
  focus: Hearing['focus'],
  { candidates: { all } }: Receptionist,
): readonly Ranked[] {
  const [best, second, ...rest] = known;
  if (!best?.candidate || !second?.candidate || best.probability >= alone) return known;
  if (best.candidate.kind === 'service' || second.candidate.kind === 'service') return known;
  if (second.probability < best.probability * rivalLeast) return known;
  const titles = all.filter(({ id }) => focus.some(({ serviceId }) => serviceId === id));
  const words = titles.flatMap(({ title }) => [...title]).filter((stem) => !vagueWords.has(stem));
  const speaks = ({ title, body }: Candidate) =>
    words.some((stem) => title.has(stem) || body.has(stem));
  if (speaks(best.candidate) || !speaks(second.candidate)) return known;
  return [
    { ...second, probability: best.probability },
    { ...best, probability: second.probability },
    ...rest,
  ];
}

/** Whether any word of a thing is said. */
export function isSpokenOf({ title, body }: Candidate, said: string): boolean {
  return [...contentStems(said)].some((stem) => title.has(stem) || body.has(stem));
}

/**
 * "Is it by the hour", of an answer that asks for 24 hours notice: what has no more in common with the words than
 * what things are measured in is hardly meant.
 */
export function sharesOnlyMeasures({ candidate, probability }: Ranked, said: string): boolean {
  if (!candidate || candidate.kind === 'service' || probability >= alone) return false;
  const shared = [...contentStems(said)].filter(
    (stem) => candidate.title.has(stem) || candidate.body.has(stem),
  );
  return shared.length > 0 && shared.every((stem) => measures.has(stem));
}

const measures = contentStems(
  'minute minutes hour hours day days week weeks month months year years dollar dollars heure heures jour jours semaine semaines mois an ans',
);

/** Only what is among the likeliest anyway. */
const mostLikely = 6;

/** Likelier than this has no rival; a rival has at least this share of it. */
const alone = 0.6;

const rivalLeast = 0.5;

/** What was told just now, and is likelier than all else together. */
export function toldAgain(
  { candidate, probability }: Ranked,
  { focusFact }: Hearing,
): { again?: true } {
  return candidate?.id === focusFact && probability >= leastAgain ? { again: true } : {};
}

const leastAgain = 0.5;

/** Whether the likeliest is likelier than its rivals: where all are alike, none of them is meant. */
export function standsOut(known: readonly Ranked[]): boolean {
  const rivals = known.slice(0, mostRivals);
  const [best] = rivals;
  if (!best || rivals.length < mostRivals) return true;
  const mean = rivals.reduce((sum, { probability }) => sum + probability, 0) / mostRivals;
  return best.probability >= leastLead * mean;
}

const mostRivals = 4;
/** So many times as likely as the first few in the mean, the first stands out. */
const leastLead = 1.2;
