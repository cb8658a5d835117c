import { lastSaid, noteUnanswered, type Turn, tell } from '../dialogue/turn.ts';
import { type HeardAct, type ServiceRef, type SlotValues, sameRef } from '../heard/heard.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import { sayMoney } from '../speaking/say-money.ts';
import { asSentences } from '../speaking/sentences.ts';
import { countsOnly } from '../understanding/reckonings.ts';
import { adjustmentsOf } from './adjustments.ts';
import { tellWithTravel, travelFee } from './area.ts';
import { centsInSum } from './extras.ts';
import { type Known, mostCompared, type Part, partOf } from './named-amounts.ts';
import { tellLeftOut } from './not-all-in.ts';
import { type OffBeside, offBeside, tellOff } from './off-beside.ts';
import { focusOn, lookUp, withKnownOption } from './refs.ts';
import { meansTheWay, talkedOfSoFar } from './summed-up.ts';
import { extrasTold } from './told-extras.ts';
import { refOf, tellParts } from './totals.ts';
import { type Worth, worthOf } from './worth.ts';

/** Answers a sum the caller made up: what each amount is, and what they come to. */
export function answerReckoning(
  turn: Turn,
  act: HeardAct,
  reckoning: NonNullable<SlotValues['reckoning']>,
): boolean {
  const { terms, claimed, called } = reckoning;
  const named = reckoning.named.filter((ref) => !meansTheWay(turn, ref, act.words));
  const told = talkedOfSoFar(turn);
  const parts: Part[] = [];
  let unknown = false;
  for (const [at, term] of terms.entries()) {
    const part = partOf(turn, term, called[at] ?? [], { told, named, taken: parts });
    if (part) parts.push(part);
    else if (!countsOnly(term)) unknown = true;
  }
  const completed = completedBy(turn, parts, claimed, { told, named });
  if (completed)
    parts.splice(completed.instead ? 0 : parts.length, parts.length, ...completed.parts);
  if (!claimed && act.slots.adds && parts.length > 0) parts.push(...besides(turn, parts, named));
  if (parts.length === 0 || (unknown && !completed))
    return unknownParts(turn, act, parts, terms.length);
  const due = claimed ? withDue(turn, parts) : null;
  if (due) parts.splice(0, parts.length, ...due);
  const off = parts.some(({ kind }) => kind === 'words') ? null : offBeside(worthsOf(parts));
  const total = sumOf(parts) - (off?.cents ?? 0);
  const withTravel = total + (travelFee(turn)?.cents ?? 0);
  const right = claimed?.some((cents) => cents === total || cents === withTravel);
  turn.answered = true;
  const before = turn.statements.length;
  tellAll(turn, parts, total, right === true, off);
  const isAll = !right || !tellLeftOut(turn, act.words, worthsOf(parts));
  if (claimed && isAll) tell(turn, right ? 'reckonedRight' : 'reckonedWrong');
  if (claimed && isAll) turn.statements.splice(before, 0, ...turn.statements.splice(-1));
  if (claimed && right && !claimed.includes(total)) tellWithTravel(turn);
  return true;
}

/** "Three times sixty, and what's everything with the other": what is named without its amount. */
function besides(turn: Turn, parts: readonly Part[], named: readonly ServiceRef[]): Part[] {
  const isPart = ({ serviceId }: ServiceRef) =>
    parts.some((part) => part.kind === 'row' && part.worth.row.service.id === serviceId);
  return named
    .filter((ref) => !isPart(ref))
    .flatMap((ref) => worthOf(turn, withKnownOption(turn, ref)) ?? [])
    .flatMap((worth): Part[] =>
      worth.cents === null ? [] : [{ kind: 'row', worth, cents: worth.cents }],
    );
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((total, { cents }) => total + cents, 0);
}

/** What was talked of or named without its amount, where with it the caller's sum is right; null else. */
function completedBy(
  turn: Turn,
  parts: readonly Part[],
  claimed: readonly number[] | null,
  { told, named }: Known,
): { parts: Part[]; instead: boolean } | null {
  // Of one service, an option says more than its bare name.
  const isKnown = (ref: ServiceRef, known: readonly ServiceRef[]) =>
    known.some(
      (one) => sameRef(one, ref) || (ref.optionId === null && one.serviceId === ref.serviceId),
    );
  const refs = [
    ...named.filter((ref) => !isKnown(ref, told)),
    ...told.filter((ref) => ref.optionId !== null || !isKnown(ref, named)),
  ];
  const others = refs.filter(
    (ref, at) =>
      refs.findIndex((other) => sameRef(other, ref)) === at &&
      !parts.some(
        (part) =>
          part.kind === 'row' &&
          part.worth.row.service.id === ref.serviceId &&
          lookUp(turn, ref)?.option?.id === part.worth.row.option?.id,
      ),
  );
  const worths = others
    .flatMap((ref) => worthOf(turn, ref) ?? [])
    .filter(({ cents }) => cents !== null);
  const rows: Part[] = worths.map((worth) => ({ kind: 'row', worth, cents: worth.cents ?? 0 }));
  if (!claimed) return null;
  const rest = [...rows, ...extrasBeside(turn, parts)];
  const sum = sumOf(parts);
  const travel = travelFee(turn)?.cents ?? null;
  for (const some of subsets(rest.slice(0, mostCompared))) {
    const total = sum + sumOf(some);
    if (claimed.includes(total) && (some.length > 0 || parts.length > 0))
      return { parts: some, instead: false };
    if (travel !== null && claimed.includes(total + travel)) return { parts: some, instead: false };
  }
  const adjusted = adjustedTo(claimed, parts, [...worths, ...worthsOf(parts)], rows);
  if (adjusted) return { parts: adjusted, instead: false };
  // Reckoned on the way to what one of the things comes to: "three at eight makes two thirty four".
  const known = told.flatMap((ref) => worthOf(turn, ref) ?? []);
  for (const some of subsets(known.slice(0, mostCompared)).filter(({ length }) => length > 0)) {
    const sums = some.map((worth): Part => ({ kind: 'row', worth, cents: worth.cents ?? 0 }));
    if (claimed.includes(sumOf(sums))) return { parts: sums, instead: true };
  }
  const recounted = parts.length === 0 ? withOtherCounts(turn, [...named, ...told], claimed) : null;
  if (recounted) return { parts: recounted, instead: true };
  // "The dogs' twenty five on top, so four": a fee is no sum without what it is added to.
  return parts.every(({ kind }) => kind === 'words') ? { parts: rest, instead: false } : null;
}

/** "So seventy all in", of a thing to which the owner adds something for what they told: what it comes to with that. */
function withDue(turn: Turn, parts: readonly Part[]): Part[] | null {
  if (parts.some(({ kind }) => kind === 'words')) return null;
  const whole = parts.map((part): Part => {
    if (part.kind !== 'row' || part.worth.count > 1) return part;
    const worth = worthOf(turn, refOf(part.worth));
    const more = worth?.cents && worth.count === 1 && worth.added.length > 0;
    return more ? { kind: 'row', worth, cents: worth.cents ?? 0 } : part;
  });
  return sumOf(whole) === sumOf(parts) ? null : whole;
}

function worthsOf(parts: readonly Part[]): Worth[] {
  return parts.flatMap((part) => (part.kind === 'row' ? part.worth : []));
}

/** "So one forty with the ten off": a price with what the owner's own words add to it or take off, where the caller counts that in. */
function adjustedTo(
  claimed: readonly number[],
  parts: readonly Part[],
  worths: readonly Worth[],
  rows: readonly Part[],
): Part[] | null {
  const named = (said: string) => parts.some((part) => part.kind === 'words' && part.said === said);
  const adjustments = adjustmentsOf(worths).filter(
    (part) => part.kind === 'words' && !named(part.said),
  );
  const priced = parts.some(({ kind }) => kind === 'row');
  const all = [...rows.slice(0, mostCounted), ...adjustments.slice(0, mostCounted)];
  const sums = subsets(all)
    .filter((some) => some.length > 0 && (priced || some.some(({ kind }) => kind === 'row')))
    .toSorted((one, other) => one.length - other.length);
  return sums.find((some) => claimed.includes(sumOf(parts) + sumOf(some))) ?? null;
}

/** What was told to be added, and is no part of what they reckon with by now. */
function extrasBeside(turn: Turn, parts: readonly Part[]): Part[] {
  return extrasTold(turn)
    .filter(({ said }) => !parts.some((part) => part.kind === 'words' && part.said === said))
    .map(({ said, cents, fact }) => ({ kind: 'words', cents, each: cents, count: 1, said, fact }));
}

/** "Just the one, so that's forty": what was talked of, by other counts than were heard before, where they come to it. */
function withOtherCounts(
  turn: Turn,
  refs: readonly ServiceRef[],
  claimed: readonly number[],
): Part[] | null {
  const distinct = refs
    .filter((ref, at) => refs.findIndex((other) => other.serviceId === ref.serviceId) === at)
    .slice(0, mostCounted);
  const said = spokenNumbers(fold(lastSaid(turn)))
    .slice(0, mostCounts)
    .map(({ value }) => value);
  const choices = distinct.flatMap((ref) => {
    const worth = worthOf(turn, { ...(refs.find((one) => sameOption(one, ref)) ?? ref) });
    if (!worth) return [];
    const counts = ref.count ? [ref.count] : [worth.count, 1, 2, ...said];
    const parts = [...new Set(counts)].flatMap((count): Part[] => {
      const cents = count <= mostOfOne ? centsInSum(worth.row, count) : null;
      return cents ? [{ kind: 'row', worth: { ...worth, count, further: 0, cents }, cents }] : [];
    });
    return parts.length > 0 ? [parts] : [];
  });
  const sums = choices.reduce<Part[][]>(
    (all, parts) => all.flatMap((some) => parts.map((part) => [...some, part])),
    [[]],
  );
  return sums.find((parts) => parts.length > 0 && claimed.includes(sumOf(parts))) ?? null;
}

/** Of as many things other counts are tried. */
const mostCounted = 3;
const mostOfOne = 12;
/** Of the numbers in one line so many may be counts. */
const mostCounts = 4;

/** The option that was chosen of a service that is named again. */
function sameOption(one: ServiceRef, ref: ServiceRef): boolean {
  return (
    one.serviceId === ref.serviceId &&
    (ref.optionId === null || one.optionId === ref.optionId) &&
    one.optionId !== null
  );
}

function subsets<Item>(items: readonly Item[]): Item[][] {
  let all: Item[][] = [[]];
  for (const item of items) all = all.concat(all.map((some) => some.concat([item])));
  return all;
}

function holdsFrom({ state }: Turn, { said, cents }: { said: string; cents: number }): void {
  const noted = state.extras ?? [];
  if (noted.every((one) => one.said !== said)) state.extras = [...noted, { said, cents }];
}

function tellAll(
  turn: Turn,
  parts: readonly Part[],
  total: number,
  claimed: boolean,
  off: OffBeside | null,
): void {
  const { language, focus } = turn.state;
  const rows = parts.flatMap((part) => (part.kind === 'row' ? part.worth : []));
  if (rows.length > 0) tellParts(turn, rows);
  for (const part of parts) {
    if (part.kind !== 'words') continue;
    turn.sums.push(part.each, Math.abs(part.cents));
    turn.facts.push(part.fact);
    // What they reckon with holds for them by their own word, and is part of every sum from now on.
    if (claimed) holdsFrom(turn, part);
    if (part.count > 1)
      tell(turn, 'beyondAt', { count: String(part.count), price: sayMoney(part.each, language) });
    else turn.statements.push(asSentences(part.said));
  }
  if (rows.length > 0) focusOn(turn, rows.map(refOf));
  turn.sums.push(total);
  focus.toldCents = total;
  if (off) tellOff(turn, off, rows, total);
  else if (parts.length > 1) tell(turn, 'priceTotal', { total: sayMoney(total, language) });
}

/** Some amount is none of the shop's: what is theirs is told, and no sum of it is agreed to. */
function unknownParts(turn: Turn, act: HeardAct, parts: readonly Part[], amounts: number): boolean {
  const rows = parts.flatMap((part) => (part.kind === 'row' ? part.worth : []));
  if (rows.length === 0 || amounts < 2) return false;
  turn.answered = true;
  tellParts(turn, rows);
  noteUnanswered(turn, act.words);
  tell(turn, 'reckonedUnknown');
  return true;
}
