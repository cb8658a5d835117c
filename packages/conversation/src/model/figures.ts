import type { ServiceRef } from '../heard/heard.ts';
import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import { moneyIn } from '../knowledge/guard.ts';
import type { Price } from '../knowledge/prices.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';

/** Where a figure stands in the shop's knowledge. */
export type FigureSource =
  /** A row of the price table. `end`: of a range, which end it is. */
  | { kind: 'row'; ref: ServiceRef; price: Price; end: 'only' | 'low' | 'high' }
  /** Words of the owner's: of a service's description, an answer, a note or a promotion. */
  | { kind: 'words'; entryId: string; words: string; promotion: boolean };

/** A figure a model may refer to and never writes itself. */
export interface Figure {
  /** "f9", as the model reads and writes it. */
  id: string;
  unit: 'money' | 'percent';
  /** Cents, or hundredths. */
  value: number;
  source: FigureSource;
}

/** Gives every figure of a shop its reference, in the order in which they are read. */
export class FigureList {
  readonly byId = new Map<string, Figure>();

  add(unit: Figure['unit'], value: number, source: FigureSource): Figure {
    const figure = { id: `f${this.byId.size + 1}`, unit, value, source };
    this.byId.set(figure.id, figure);
    return figure;
  }

  /** The owner's words with a reference behind every amount and percentage in them. */
  mark(text: string, source: { entryId: string; promotion: boolean }): string {
    const words = text.normalize('NFC').replace(/œ/g, 'oe').replace(/\s+/g, ' ').trim();
    let marked = '';
    let from = 0;
    for (const { unit, value, start, end } of figuresIn(words, mayBeMoneyIn)) {
      if (start < from) continue;
      const { id } = this.add(unit, value, { kind: 'words', ...source, words });
      marked += `${words.slice(from, end)} [${id}]`;
      from = end;
    }
    return marked + words.slice(from);
  }
}

export interface FoundFigure {
  unit: Figure['unit'];
  /** Cents, or hundredths. */
  value: number;
  start: number;
  end: number;
}

const percentAfter = /^\s?(?:%|percent\b|per cent\b|pour ?cents?\b|p\.? ?100)/;

/** Every amount and percentage in a text, in digits or words, in order; `amountsOf` tells the amounts. */
export function figuresIn(text: string, amountsOf = moneyIn): FoundFigure[] {
  const folded = fold(text);
  // Where folding changed the length, no offset holds: nothing is told apart then.
  if (folded.length !== text.length) return [];
  const digits = [...folded.matchAll(/\d+(?:[.,]\d+)?/g)].map((found) => ({
    value: Number(found[0].replace(',', '.')),
    start: found.index,
    end: found.index + found[0].length,
  }));
  const percents = [...digits, ...spokenNumbers(folded)].flatMap(({ value, start, end }) => {
    const sign = percentAfter.exec(folded.slice(end));
    const found: FoundFigure = {
      unit: 'percent',
      value,
      start,
      end: end + (sign?.[0].length ?? 0),
    };
    return sign ? [found] : [];
  });
  const money = amountsOf(text).map(
    ({ cents, start, end }): FoundFigure => ({ unit: 'money', value: cents, start, end }),
  );
  return [
    ...money.filter((one) => !percents.some((other) => overlaps(one, other))),
    ...percents,
  ].sort((one, other) => one.start - other.start);
}

function overlaps(one: FoundFigure, other: FoundFigure): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The part of an owner's text between commas and stops that a figure stands in, with the part before it. */
export function clauseOf(words: string, { unit, value }: Pick<Figure, 'unit' | 'value'>): string {
  const written = String(unit === 'money' ? value / 100 : value);
  const parts = words.split(/(?<=[,;.:])\s+/);
  const at = parts.findIndex((part) => part.includes(written));
  return at < 0 ? words : parts.slice(Math.max(0, at - 1), at + 1).join(' ');
}

/** The sentence of an owner's text that a figure stands in. */
export function sentenceOf(words: string, { unit, value }: Pick<Figure, 'unit' | 'value'>): string {
  const written = String(unit === 'money' ? value / 100 : value);
  return words.split(/(?<=[.;:])\s+/).find((part) => part.includes(written)) ?? words;
}
