import type { Language } from '../conversation.ts';
import { sayUnit } from '../knowledge/price-units.ts';
import { sayMoney } from '../speaking/say-money.ts';
import type { Figure } from './figures.ts';

/** What an expression over figures comes to. */
export interface Computed {
  unit: 'money' | 'percent';
  /** Cents, or hundredths. */
  value: number;
  /** Every figure in it, in order. */
  figures: readonly Figure[];
  /** Numbers that are no figure: counts and divisors. */
  counts: readonly { value: number; divides: boolean }[];
  /** "$86 × 2 + $26": how the sum came about. */
  proof: string;
  /** Whether it is one figure and nothing else. */
  plain: boolean;
  /** Whether it is what one thing costs more than another, or what is left of it. */
  difference: boolean;
  /** Whether it is a share of something: divided, or a percentage that nothing is taken off by. */
  share: boolean;
  /** The figures that are taken off in it. */
  taken: readonly Figure[];
}

type Token =
  | { kind: 'figure'; figure: Figure }
  | { kind: 'number'; value: number }
  | { kind: 'sign'; sign: string };

/** Money in cents, or a bare number: a count, a percentage as a share. */
interface Value {
  money: boolean;
  amount: number;
}

/** More than this is no count of anything a caller orders, square feet among it. */
const largestCount = 10_000;
const longestExpression = 80;

/**
 * Computes `f9*2+f24` over the shop's figures; null where it names a figure that does not exist,
 * adds a number that is none, or comes to nothing that could be said.
 */
export function compute(expression: string, figures: ReadonlyMap<string, Figure>): Computed | null {
  if (expression.length > longestExpression) return null;
  const tokens = tokensOf(expression, figures);
  if (!tokens || tokens.length === 0) return null;
  const used = tokens.flatMap((token) => (token.kind === 'figure' ? [token.figure] : []));
  const [first] = used;
  if (!first) return null;
  if (tokens.length === 1)
    return {
      unit: first.unit,
      value: first.value,
      figures: used,
      counts: [],
      proof: proofOf(tokens),
      plain: true,
      difference: false,
      share: isShare(tokens),
      taken: [],
    };
  // What a promotion gives is told and never reckoned with.
  if (used.some(({ source }) => source.kind === 'words' && source.promotion)) return null;
  const reader = new Reader(tokens);
  const value = reader.sum();
  if (!value?.money || !reader.done) return null;
  const cents = Math.round(value.amount);
  if (!Number.isSafeInteger(cents) || cents <= 0) return null;
  return {
    unit: 'money',
    value: cents,
    figures: used,
    counts: reader.counts,
    proof: proofOf(tokens),
    plain: false,
    difference: isDifference(tokens),
    share: isShare(tokens),
    taken: tokens.flatMap((token, at) => {
      const before = tokens[at - 1];
      const off = before?.kind === 'sign' && before.sign === '-';
      return off && token.kind === 'figure' ? token.figure : [];
    }),
  };
}

function tokensOf(expression: string, figures: ReadonlyMap<string, Figure>): Token[] | null {
  const tokens: Token[] = [];
  let end = 0;
  for (const found of expression.matchAll(/\s*(?:(f\d+)|(\d+(?:\.\d+)?)|([-+*/()×÷−]))\s*/gi)) {
    if (found.index !== end) return null;
    end = found.index + found[0].length;
    const [, id, number, sign] = found;
    if (id) {
      const figure = figures.get(id.toLowerCase());
      if (!figure) return null;
      tokens.push({ kind: 'figure', figure });
    } else if (number) tokens.push({ kind: 'number', value: Number(number) });
    else if (sign) tokens.push({ kind: 'sign', sign: signs[sign] ?? sign });
  }
  return end === expression.length ? tokens : null;
}

const signs: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };

/** Reads a sum of products, left to right, over money and bare numbers kept apart. */
class Reader {
  readonly counts: { value: number; divides: boolean }[] = [];
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get done(): boolean {
    return this.#at === this.#tokens.length;
  }

  sum(): Value | null {
    let total = this.#product();
    for (let sign = this.#take('+-'); sign && total; sign = this.#take('+-')) {
      const next = this.#product();
      if (!next || next.money !== total.money) return null;
      total = { ...total, amount: total.amount + (sign === '-' ? -next.amount : next.amount) };
    }
    return total;
  }

  #product(): Value | null {
    let total = this.#factor(false);
    for (let sign = this.#take('*/'); sign && total; sign = this.#take('*/')) {
      const next = this.#factor(sign === '/');
      if (!next || (next.money && (total.money || sign === '/'))) return null;
      if (sign === '/' && next.amount === 0) return null;
      const amount = sign === '/' ? total.amount / next.amount : total.amount * next.amount;
      total = { money: total.money || next.money, amount };
    }
    return total;
  }

  #factor(divides: boolean): Value | null {
    if (this.#take('(')) {
      const inner = this.sum();
      return this.#take(')') ? inner : null;
    }
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token?.kind === 'figure')
      return token.figure.unit === 'money'
        ? { money: true, amount: token.figure.value }
        : { money: false, amount: token.figure.value / 100 };
    if (token?.kind !== 'number') return null;
    const { value } = token;
    if (!Number.isInteger(value) || value < 1 || value > largestCount) return null;
    this.counts.push({ value, divides });
    return { money: false, amount: value };
  }

  #take(of: string): string | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'sign' || !of.includes(token.sign)) return null;
    this.#at += 1;
    return token.sign;
  }
}

const hasPercent = (tokens: readonly Token[]) =>
  tokens.some((token) => token.kind === 'figure' && token.figure.unit === 'percent');
const hasSign = (tokens: readonly Token[], sign: string) =>
  tokens.some((token) => token.kind === 'sign' && token.sign === sign);

function isDifference(tokens: readonly Token[]): boolean {
  return !hasPercent(tokens) && hasSign(tokens, '-');
}

function isShare(tokens: readonly Token[]): boolean {
  return hasSign(tokens, '/') || (hasPercent(tokens) && !hasSign(tokens, '-'));
}

function proofOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.kind === 'figure') return sayFigure(token.figure.unit, token.figure.value, 'en');
      if (token.kind === 'number') return String(token.value);
      return { '*': ' × ', '/': ' ÷ ', '+': ' + ', '-': ' − ' }[token.sign] ?? token.sign;
    })
    .join('');
}

/** `$86` or `15%`, as it is spoken in `language`. */
function sayFigure(unit: Figure['unit'], value: number, language: Language): string {
  if (unit === 'money') return sayMoney(value, language);
  return language === 'fr' ? `${String(value).replace('.', ',')}\u00a0%` : `${value}%`;
}

const hedges: Record<Language, RegExp> = {
  en: /\b(?:from|starts?|starting|at least|minimum|upwards?|between|as low as|and up|or more|about|around|roughly|approximately|usually|range|ranges|up to|anywhere|to|and)\b/i,
  fr: /(?:à partir|dès|commence|minimum|au moins|entre|environ|autour|jusqu|et plus|varie| à | et )/i,
};

const hedgeWords = {
  en: { from: 'from', about: 'about', upTo: 'up to' },
  fr: { from: 'à partir de', about: 'environ', upTo: "jusqu'à" },
} as const satisfies Record<Language, object>;

/** A price that is only where it begins, or is hedged: so is every sum with it. */
function isOpen({ source }: Figure): boolean {
  return (
    source.kind === 'row' && (source.end === 'low' || ['from', 'about'].includes(source.price.kind))
  );
}

/**
 * A computed figure as part of a sentence. A price that only starts there, is hedged or is for one
 * of several units says so, whether the model did or not. `around` is the sentence about it.
 */
export function renderFigure(
  { unit, value, figures, plain }: Computed,
  language: Language,
  around: { before: string; after: string },
): string {
  const said = sayFigure(unit, value, language);
  const [figure] = figures;
  const hedged =
    hedges[language].test(around.before.slice(-40)) ||
    hedges[language].test(around.after.slice(0, 24));
  const words = hedgeWords[language];
  if (!plain) return hedged || !figures.some(isOpen) ? said : `${words.from} ${said}`;
  if (figure?.source.kind !== 'row') return said;
  const { price, end } = figure.source;
  let text = said;
  if (!hedged) {
    if (price.kind === 'from' || end === 'low') text = `${words.from} ${said}`;
    if (price.kind === 'about') text = `${words.about} ${said}`;
    if (end === 'high') text = `${words.upTo} ${said}`;
  }
  if (!price.unit || end === 'low') return text;
  const unitSaid =
    /^\s*(?:\/|(?:an?|per|each|every|for each|for every|le|la|par|de l|du|chacun|chaque|l')\b)/i.test(
      around.after.replace(/^[\s,]+/, ' '),
    );
  return unitSaid ? text : `${text} ${sayUnit(price.unit, language)}`;
}
