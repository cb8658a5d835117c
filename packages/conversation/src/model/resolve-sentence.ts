import { ageSaid, mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import { ownersMoneyIn } from '../knowledge/guard.ts';
import { dayNames, fold, withoutSpans } from '../knowledge/words.ts';
import { type Figure, figuresIn } from './figures.ts';
import type { Grounds, Passage } from './grounds.ts';
import { citation } from './read-reply.ts';
import { type Computed, compute, renderFigure } from './references.ts';
import { sayValue } from './spoken-values.ts';
import { passesOn, speaksOf, withDigits } from './standing-words.ts';
import { topicStems } from './topic-stems.ts';

/** A place in a sentence where a figure or a value stands. */
export interface Placed {
  start: number;
  end: number;
  text: string;
  /** Null for what is no figure of the shop's: hours, a number read back. */
  computed: Computed | null;
}

/** A model's sentence with its references worked out. */
export interface ModelSentence {
  /** As it will be spoken. */
  spoken: string;
  /** As the model wrote it, with blanks where figures and values stand. */
  blanked: string;
  /** The same folded, offsets alike. */
  folded: string;
  places: readonly Placed[];
  /** What it referred to, as written: "f9*2", "hours:monday". */
  references: readonly string[];
  /** The owner's texts that the model says it stands in. */
  sources: readonly Passage[];
}

/** "On {time}", where the time is "tomorrow morning" or "after four". */
const needsNoLead =
  /^(?:today|tomorrow|tonight|this|next|any|as|after|before|between|around|in|by|at|aujourd'hui|demain|ce|cette|après|avant|entre|vers|dès|à|d'ici)(?!\p{L})/iu;

const reference = /\{([^{}]*)\}/g;

/**
 * Works out the references of a sentence; null where one stands for nothing. An amount or a
 * percentage that was written out although it is a figure of the shop's counts as its reference.
 */
export function resolveSentence(written: string, grounds: Grounds): ModelSentence | null {
  const text = written
    .replace(citation, '')
    .normalize('NFC')
    .replace(/[’‘]/g, "'")
    .replace(/œ/g, 'oe')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(
      reference,
      (whole, inside: string, at: number, all: string) =>
        countOf(inside, all.slice(0, at), all.slice(at + whole.length), grounds) ?? whole,
    );
  const sources = sourcesOf(written, grounds);
  const places: Placed[] = [];
  const references: string[] = [];
  for (const found of text.matchAll(reference)) {
    const [whole, inside = ''] = found;
    const [start, end] = [found.index, found.index + whole.length];
    const around = { before: text.slice(0, start), after: text.slice(end) };
    const computed = compute(withFigures(inside.trim(), text, grounds), grounds.brief.figures);
    const said = computed
      ? renderFigure(computed, grounds.language, around)
      : sayValue(inside, grounds, text);
    if (said === null) return null;
    places.push({ start, end, text: said, computed });
    references.push(inside.trim());
  }
  const plain = withoutSpans(text, places);
  if (/[{}[\]]/.test(plain)) return null;
  const sure = figuresIn(plain, ownersMoneyIn);
  const perhaps = figuresIn(plain, mayBeMoneyIn).filter(
    ({ start, end }) =>
      !sure.some((one) => one.start === start) &&
      told.test(fold(plain.slice(0, start))) &&
      !goesOn.test(plain.slice(end)),
  );
  for (const written of [...sure, ...perhaps]) {
    if (countsThere(written, plain, grounds) || isCountOf(written, plain, sources)) continue;
    // "To pay with one": a word for something named before.
    if (oneOfThem.test(fold(plain.slice(written.start, written.end)))) continue;
    const bare = perhaps.includes(written);
    const known = [...grounds.brief.figures.values()].filter(
      ({ unit, value, source }) =>
        unit === written.unit &&
        value === written.value &&
        (!bare || (source.kind === 'words' && isSpokenOf(source.entryId, text, grounds))),
    );
    const meant = known.find((one) => isOfTargets(one.id, grounds));
    // What the caller named may be the shop's as well, and is theirs where nothing else is talked of.
    const isCallers = written.unit === 'money' && grounds.callerAmounts.has(written.value);
    const figure = meant ?? (isCallers && passesOn.test(fold(text)) ? undefined : known[0]);
    if (!figure) continue;
    const computed = compute(figure.id, grounds.brief.figures);
    if (!computed) continue;
    const { start, end } = written;
    const around = { before: plain.slice(0, start), after: plain.slice(end) };
    places.push({ start, end, text: renderFigure(computed, grounds.language, around), computed });
  }
  places.sort((one, other) => one.start - other.start);
  const blanked = withoutSpans(text, places);
  let spoken = '';
  let from = 0;
  for (const { start, end, text: said } of places) {
    const before = text.slice(from, start);
    const isTime = /^\{(?:time|appointment)/i.test(text.slice(start, end));
    const lead = isTime ? withoutItsDay(before, said) : before;
    spoken += (isTime && needsNoLead.test(said) ? lead.replace(/ (?:on|le) $/i, ' ') : lead) + said;
    from = end;
  }
  return {
    spoken: spoken + text.slice(from),
    blanked,
    folded: fold(blanked),
    places,
    references,
    sources,
  };
}

/** The owner's texts that a sentence names as those it stands in: "[q1]", "[s4, n2]". */
function sourcesOf(written: string, { brief, passages }: Grounds): Passage[] {
  const aliases = (written.match(citation) ?? []).flatMap(
    (one) => one.toLowerCase().match(/[a-z]+\d*/g) ?? [],
  );
  const ids = brief.entries.flatMap(({ alias, id }) => (aliases.includes(alias) ? id : []));
  return passages.filter(({ id }) => id !== null && ids.includes(id));
}

/** "Wednesday, {time}", where the time names its day: the day is said once. */
function withoutItsDay(before: string, said: string): string {
  const [, day = ''] = namesDay.exec(said) ?? [];
  const told = dayBefore.exec(before);
  return day !== '' && told?.[1]?.toLowerCase() === day.toLowerCase()
    ? before.slice(0, told.index)
    : before;
}

const namesDay = new RegExp(`^(?:on |le )?(${dayNames})(?!\\p{L})`, 'iu');
const dayBefore = new RegExp(
  `(?<!\\p{L})(?:(?:on|le) )?(${dayNames}),? (?:(?:on|le|the) )?$`,
  'iu',
);

/** `{20}` and `{f3+11}`: a number that is added is the shop's figure that comes to it, of what is spoken of first. */
function withFigures(expression: string, text: string, grounds: Grounds): string {
  return expression.replace(/(?<=^|[-+(] ?)\d+(?:\.\d+)?(?= ?(?:$|[-+)]))/g, (number) => {
    const known = [...grounds.brief.figures.values()].filter(
      ({ unit, value }) => unit === 'money' && value === Math.round(Number(number) * 100),
    );
    const said = topicStems(text);
    const shares = ({ source }: Figure) =>
      source.kind === 'words'
        ? [
            ...topicStems(
              grounds.brief.entries.find(({ id }) => id === source.entryId)?.words ?? '',
            ),
          ].filter((stem) => said.has(stem)).length
        : 0;
    const [likeliest] = known.toSorted((one, other) => shares(other) - shares(one));
    return likeliest?.id ?? number;
  });
}

/** Before a bare number that is a price: "it's 70 when …", never "for 70", which offers one. */
const told = /(?:\b(?:is|it's|that's|be|plus|instead of|est|c'est|sera|au lieu de)|,) $/;
const goesOn = /^[,.:/-]?\d|^,? \d/;

const oneOfThem = /^(?:one|une?)$/;

/** "Ten" of "ten after twelve". */
const clockTime =
  /^ ?(?:minutes? )?(?:after|past|to|till) (?:noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}\b)/;

/**
 * "Up to {f7} litres", of an owner who wrote 5 litres and charges 5 for something else, or "you must be {f7}" of an
 * age: the number alone.
 */
function countOf(
  expression: string,
  before: string,
  after: string,
  grounds: Grounds,
): string | null {
  const figure = grounds.brief.figures.get(expression.trim().toLowerCase());
  if (figure?.unit !== 'money' || figure.source.kind !== 'words') return null;
  const value = figure.value / 100;
  if (ageSaid(fold(before), fold(after)) !== null || countsBefore(value, fold(after), grounds))
    return String(value);
  return null;
}

/** "Up to five litres" of an owner who wrote 5 litres: a number before its thing is no sum. */
function countsThere(
  { value, unit, start, end }: { value: number; unit: string; start: number; end: number },
  plain: string,
  grounds: Grounds,
): boolean {
  if (unit !== 'money' || /[$]|dollar|buck|cent|piastre/i.test(plain.slice(start, end)))
    return false;
  const after = fold(plain.slice(end));
  return clockTime.test(after) || countsBefore(value / 100, after, grounds);
}

/** "It starts at 65", of a named text in which that is an age: no amount, though something costs as much. */
function isCountOf(
  { value, unit, start, end }: { value: number; unit: string; start: number; end: number },
  plain: string,
  sources: readonly Passage[],
): boolean {
  if (unit !== 'money' || /[$]|dollar|buck|cent|piastre/i.test(plain.slice(start, end)))
    return false;
  return sources.some(
    ({ numbers, words }) =>
      numbers.has(value / 100) && !mayBeMoneyIn(words).some(({ cents }) => cents === value),
  );
}

/** Whether the owner wrote this number before the thing that follows, and charges it for none. */
function countsBefore(value: number, after: string, { passages }: Grounds): boolean {
  const [, thing] = /^[\s-]+([a-z]{3,})/.exec(after) ?? [];
  if (!thing || joinsPrice.test(thing)) return false;
  const counted = `${value}[\\s-]+${thing.slice(0, 5)}`;
  return passages.some(({ folded, words }) => {
    if (!new RegExp(`\\b${counted}`).test(withDigits(folded))) return false;
    return !mayBeMoneyIn(words).some(({ start }) =>
      new RegExp(`^\\$?${counted}`).test(folded.slice(start)),
    );
  });
}

/** "{f3} per tire": what follows a price is no thing that is counted. */
const joinsPrice = /^(?:per|par|each|for|pour|chaque|and|with|avec|plus|off|extra|more|on|in|the)$/;

function isSpokenOf(entryId: string, text: string, grounds: Grounds): boolean {
  const passage = grounds.passages.find(({ id }) => id === entryId);
  return passage !== undefined && speaksOf(passage, fold(text), grounds);
}

function isOfTargets(figureId: string, { brief, targets }: Grounds): boolean {
  const source = brief.figures.get(figureId)?.source;
  return (
    source?.kind === 'row' &&
    targets.some(
      ({ serviceId, optionId }) =>
        serviceId === source.ref.serviceId &&
        (optionId === null || optionId === source.ref.optionId),
    )
  );
}
