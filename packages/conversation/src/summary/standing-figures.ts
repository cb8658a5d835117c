import type { CallOutcome, Quote, TranscriptEntry } from '../conversation.ts';
import { sameRef } from '../heard/heard.ts';
import { beginAlike } from '../knowledge/begin-alike.ts';
import { contentStems } from '../knowledge/common-words.ts';
import type { Receptionist } from '../receptionist.ts';
import { turnedDown } from './standing.ts';
import { conditionOf, sentenceTelling } from './told-conditions.ts';
import { isLetGo, type ToldFigure, toldFigures } from './told-figures.ts';

/** A figure that is more than the price of one row. */
export const isSum = ({ rows, extra, taken }: ToldFigure) =>
  rows.length > 1 || extra > 0 || taken.length > 0 || rows.some(({ proof }) => proof !== undefined);

/** What was told last of each row, the newest first, of what still stands. */
export function standingFigures(
  receptionist: Receptionist,
  outcome: CallOutcome,
  wish: string,
): ToldFigure[] {
  const { transcript } = outcome;
  const told = toldFigures(receptionist, outcome).filter(
    ({ at, extra, rows }) => !(extra > 0 || isBesideWish(rows, wish)) || !isLetGo(transcript, at),
  );
  // What was only supposed to be added is no price of it, as long as that was told too.
  const figures = told.filter(
    (figure) =>
      figure.extra + figure.taken.length === 0 ||
      conditionOf(transcript, figure) !== 'supposed' ||
      !told.some((one) => one.extra + one.taken.length === 0 && isOfSameRows(one, figure)),
  );
  const first = figures.filter((figure) => conditionOf(transcript, figure) === 'first');
  const others = figures.filter((figure) => !first.includes(figure));
  // What the first visit comes to takes nothing from the price of the others.
  const kept = [others, first].flatMap((each) => standingOfThese(outcome, each, wish));
  return withoutBare(figures.filter((figure) => kept.includes(figure)));
}

/** Whether a figure is of nothing that is wanted, where something is. */
const isBesideWish = (rows: readonly Quote[], wish: string) =>
  wish !== '' && rows.every(({ serviceName }) => !wish.includes(serviceName));

const isOfSameRows = (one: ToldFigure, other: ToldFigure) =>
  one.rows.length === other.rows.length &&
  one.rows.every((row) => other.rows.some((each) => sameRef(each, row)));

/** Of figures that are bound to the same, those told last of each row. */
function standingOfThese(
  outcome: CallOutcome,
  figures: readonly ToldFigure[],
  wish: string,
): ToldFigure[] {
  const wanted = wantedRows(outcome, wish);
  const order = figures.toSorted(
    (a, b) =>
      b.at - a.at ||
      b.rows.length - a.rows.length ||
      size(b) - size(a) ||
      figures.indexOf(b) - figures.indexOf(a),
  );
  let kept: ToldFigure[] = [];
  /** Rows that were told of later, or in a sum that another took the place of. */
  const past: Quote[] = [];
  for (const figure of order) {
    const parts = partsTold(figure, kept);
    if (parts.length > 0) kept = [...kept.filter((one) => !parts.includes(one)), figure];
    const covered =
      figure.rows.some((row) => past.some((one) => sameRef(one, row))) &&
      !isWhole(figure, kept, past) &&
      !kept.some((one) => isEither(outcome.transcript, figure, one));
    const stands = figure.rows.every((row) => wanted.some((one) => sameRef(one, row)));
    // The bare price of a row, said again, takes nothing from what it comes to with all that is added.
    const others = figures.filter((one) => !isEither(outcome.transcript, figure, one));
    if (!isSum(figure) && stands && comesTo(others, figure.rows)) continue;
    if (!covered && stands && !kept.includes(figure) && !isBeside(figures, figure, kept))
      kept.push(figure);
    const told = figure.rows.filter(({ serviceName }) => !covered || !wish.includes(serviceName));
    if (stands || figure.rows.length === 1 || covered) past.push(...told);
  }
  return kept;
}

/** The prices of which a sum is made, where they were told after it: "how do you get to that?" */
function partsTold(figure: ToldFigure, later: readonly ToldFigure[]): ToldFigure[] {
  const parts = later.filter(
    (one) => !isSum(one) && one.rows.every((row) => figure.rows.some((each) => sameRef(each, row))),
  );
  const sum = parts.reduce((total, { cents }) => total + (cents ?? 0), 0);
  const isAll = figure.rows.length > 1 && parts.length === figure.rows.length;
  return isAll && sum === figure.cents ? parts : [];
}

/** What all of it comes to stands, though one part was spoken of once more: "another night is $64". */
function isWhole(figure: ToldFigure, kept: readonly ToldFigure[], past: readonly Quote[]): boolean {
  const later = kept.filter(({ rows }) =>
    rows.some((row) => figure.rows.some((one) => sameRef(one, row))),
  );
  const [only] = later;
  return (
    figure.rows.length > 2 &&
    later.length === 1 &&
    only?.rows.length === 1 &&
    figure.rows.filter((row) => past.some((one) => sameRef(one, row))).length === 1
  );
}

/** "$510 tonight, or $390 in the daytime", "without it, $195": both stand, as long as nothing says which. */
function isEither(
  transcript: readonly TranscriptEntry[],
  one: ToldFigure,
  other: ToldFigure,
): boolean {
  if (one.at !== other.at || !isOfSameRows(one, other)) return false;
  const sentence = sentenceTelling(transcript, one);
  const [first, second] = [one, other].map(({ spoken }) => sentence.indexOf(spoken));
  if (first === undefined || second === undefined || first < 0 || second < 0) return false;
  const between = sentence.slice(Math.min(first, second), Math.max(first, second));
  return eitherOr.test(between);
}

/** Between two figures of which one or the other holds: "with it", "otherwise". */
const eitherOr =
  /(?<!\p{L})(?:or|otherwise|without (?:it|that|the)|if not|ou|sinon|sans (?:ça|cela|le|la|lui))(?!\p{L})/iu;

const comesTo = (figures: readonly ToldFigure[], [row]: readonly Quote[]) =>
  figures.some(
    (one) =>
      isSum(one) && one.rows.length === 1 && one.rows.every((each) => row && sameRef(each, row)),
  );

const size = ({ extra, taken }: ToldFigure) => (extra > 0 ? 1 : 0) + taken.length;

/** Told in one breath with what was then summed without it: an offer that was let go. */
function isBeside(
  figures: readonly ToldFigure[],
  { rows: [row], at }: ToldFigure,
  kept: readonly ToldFigure[],
): boolean {
  if (!row || row.proof !== undefined) return false;
  const sums = kept.filter(
    (one) => isSum(one) && one.at > at && !one.rows.some((each) => sameRef(each, row)),
  );
  return sums.some(({ rows }) =>
    figures.some(
      (one) => one.at === at && one.rows.some((each) => rows.some((other) => sameRef(each, other))),
    ),
  );
}

/** A service without an option says nothing beside one of its options. */
function withoutBare(figures: readonly ToldFigure[]): ToldFigure[] {
  const settled = figures.flatMap(({ rows }) =>
    rows.flatMap(({ serviceId, optionId }) => (optionId ? serviceId : [])),
  );
  return figures.filter(
    ({ rows }) =>
      !rows.every(({ serviceId, optionId }) => !optionId && settled.includes(serviceId)),
  );
}

/** A row as an owner calls it, its option in brackets. */
export const nameOf = ({ serviceName, optionName }: Quote) =>
  optionName ? `${serviceName} (${optionName})` : serviceName;

/** Of what is wanted, where something is; a guess of ours among several is none that was asked for. */
function wantedRows({ quotes, transcript }: CallOutcome, wish: string): readonly Quote[] {
  const wanted = quotes.filter(({ serviceName }) => wish.includes(serviceName));
  // Whoever only wants to be called about a thing has not settled on one of its kinds.
  const settled = new Set(
    wanted.flatMap((quote) =>
      wish.includes(nameOf(quote)) && !toTalkAbout.test(wish) ? quote.serviceId : [],
    ),
  );
  const asked = quotes.filter(
    (quote) => !isGuess(transcript, quote) && !turnedDown(transcript, quote.serviceName),
  );
  if (wanted.length === 0) return asked;
  // Who was told the price of something else too may hold the shop to it.
  const others = asked.filter((quote) => !wanted.includes(quote));
  return [
    ...wanted.filter((quote) => !settled.has(quote.serviceId) || wish.includes(nameOf(quote))),
    ...others,
  ];
}

const toTalkAbout = /^(?:call back|answer in writing|question to answer|wants to speak|for )/;

/** Named by us in an either-or, and never again. */
function isGuess(transcript: readonly TranscriptEntry[], { at, serviceName }: Quote): boolean {
  const line = transcript.findIndex((entry) => entry.role === 'assistant' && entry.at === at);
  const asked = /[^.!?]*\b(?:or|ou)\b[^.!?]*\?\s*$/.exec(transcript[line]?.content ?? '')?.[0];
  return asked?.includes(serviceName) === true && !isNamed(transcript.slice(line + 1), serviceName);
}

/** Whether the caller spoke of a service: each word of its name, in whatever form. */
export function isNamed(transcript: readonly TranscriptEntry[], name: string): boolean {
  const stems = [...contentStems(name)];
  return transcript.some(({ role, content }) => {
    if (role !== 'user') return false;
    const said = [...contentStems(content)];
    return stems.every((stem) => said.some((one) => beginAlike(one, stem)));
  });
}
