import {
  type BodyType,
  beginsSomeName,
  bodyNamed,
  makeNamed,
  modelNamed,
  type VehicleModel,
} from './vehicle-models.ts';
import { numberWords } from './words/number-words.ts';
import { readBelowHundred, readNumber } from './words/read-number.ts';
import { type Token, tokenize } from './words/tokens.ts';

export interface Vehicle {
  year?: number;
  make?: string;
  model?: string;
  /** Null where neither the caller nor the model says. */
  bodyType: BodyType | null;
  start: number;
  end: number;
}

/** What one or several tokens say of a vehicle. */
interface Part {
  year?: number;
  make?: string;
  model?: VehicleModel;
  bodyType?: BodyType;
  first: number;
  next: number;
}

const words = numberWords('en');
/** Words and marks a name of a model may be spread over: "f", "one", "fifty". */
const longestName = 5;
const determiners = new Set('a an my the her his our your their ma mon un une le la'.split(' '));
const between = new Set([...determiners, '-', ',', 'it', "it's", 'is', 'that', 'uh', 'um', 'year']);

const plainKey = (token: Token | undefined) => token?.word.replace(/[^a-z0-9]/g, '') ?? '';

/** A token as names are looked up: letters and figures, number words as figures. */
function keyAt(tokens: readonly Token[], index: number): { key: string; next: number } {
  const token = tokens[index];
  if (!token) return { key: '', next: index + 1 };
  if (token.word === 'hundred') return { key: '00', next: index + 1 };
  const number = token.kind === 'word' ? readBelowHundred(tokens, index, words) : null;
  if (number && !number.ordinal) return { key: String(number.value), next: number.next };
  return { key: plainKey(token), next: index + 1 };
}

/** The longest name that starts at a token and that `named` knows. */
function longest<T>(
  tokens: readonly Token[],
  first: number,
  named: (key: string) => T | null,
): { value: T; next: number } | null {
  let [key, plain, at] = ['', '', first];
  let best: { value: T; next: number } | null = null;
  while (at < tokens.length && at < first + longestName) {
    const piece = keyAt(tokens, at);
    plain += plainKey(tokens[at]);
    key += piece.key;
    at = piece.next;
    if (!beginsSomeName(key) && !beginsSomeName(plain)) return null;
    const value = named(key) ?? named(plain);
    if (value) best = { value, next: at };
    if (tokens[at - 1]?.word === ',' || tokens[at - 1]?.word === '.') break;
  }
  return best;
}

const isYear = (value: number) => value >= 1950 && value <= 2049;

function yearAt(tokens: readonly Token[], first: number): Part | null {
  const token = tokens[first];
  if (token?.kind === 'digits')
    return token.word.length === 4 && isYear(Number(token.word))
      ? { year: Number(token.word), first, next: first + 1 }
      : null;
  if (!words.units.has(token?.word ?? '') && !words.tens.has(token?.word ?? '')) return null;
  const whole = readNumber(tokens, first, words);
  if (whole && !whole.ordinal && isYear(whole.value))
    return { year: whole.value, first, next: whole.next };
  const century = readBelowHundred(tokens, first, words);
  const rest = century ? readBelowHundred(tokens, century.next, words) : null;
  if (!century || !rest || rest.ordinal || rest.value < 10) return null;
  const year = century.value * 100 + rest.value;
  return (century.value === 19 || century.value === 20) && isYear(year)
    ? { year, first, next: rest.next }
    : null;
}

function partAt(tokens: readonly Token[], first: number): Part | null {
  const token = tokens[first];
  if (!token || token.kind === 'mark') return null;
  const isName = beginsSomeName(plainKey(token)) || beginsSomeName(keyAt(tokens, first).key);
  return (isName ? namedAt(tokens, first) : null) ?? yearAt(tokens, first);
}

function namedAt(tokens: readonly Token[], first: number): Part | null {
  const model = longest(tokens, first, modelNamed);
  const make = longest(tokens, first, makeNamed);
  if (model && model.next > (make?.next ?? 0))
    return { model: model.value, first, next: model.next };
  if (make) return { make: make.value, first, next: make.next };
  const body = longest(tokens, first, bodyNamed);
  return body ? { bodyType: body.value, first, next: body.next } : null;
}

/** Whether two parts can be of one vehicle: each says something the other does not. */
function fits(vehicle: Part, part: Part): boolean {
  const makes = [vehicle.make ?? vehicle.model?.make, part.make ?? part.model?.make];
  if (makes[0] && makes[1] && makes[0] !== makes[1]) return false;
  if (vehicle.make && part.make) return false;
  return !(
    (vehicle.model && part.model) ||
    (vehicle.year && part.year) ||
    (vehicle.bodyType && part.bodyType)
  );
}

/** An everyday word is a model where a make, a year or a determiner stands before it. */
function isMeant(tokens: readonly Token[], part: Part, before: Part | undefined): boolean {
  const { model } = part;
  if (!model) return true;
  const before1 = tokens[part.first - 1]?.word ?? '';
  const joined =
    before?.next === part.first && (before.make === model.make || before.year !== undefined);
  // Names that are figures alone, such as 300 or 911, need their make.
  if (/^\d+$/.test(model.model)) return before?.next === part.first && before.make === model.make;
  return !model.everyday || joined || /^(?:a|an|my|her|his)$/.test(before1);
}

function vehicleOf(part: Part, tokens: readonly Token[]): Vehicle {
  const make = part.make ?? part.model?.make;
  return {
    ...(part.year === undefined ? {} : { year: part.year }),
    ...(make === undefined ? {} : { make }),
    ...(part.model ? { model: part.model.model } : {}),
    bodyType: part.bodyType ?? part.model?.bodyType ?? null,
    start: tokens[part.first]?.start ?? 0,
    end: tokens[part.next - 1]?.end ?? 0,
  };
}

/**
 * The vehicles a caller names, in any of "2019 Honda Civic", "my f one fifty", "an SUV", "rav four".
 * What stands together is one vehicle. A year alone is none. Spans are offsets into `text`.
 */
export function findVehicles(text: string): Vehicle[] {
  const tokens = tokenize(text);
  const found: Part[] = [];
  for (let index = 0; index < tokens.length; ) {
    const part = partAt(tokens, index);
    const last = found.at(-1);
    if (!part || !isMeant(tokens, part, last)) {
      index += 1;
      continue;
    }
    const gap = last ? tokens.slice(last.next, part.first) : [];
    if (last && gap.length < 4 && gap.every((token) => between.has(token.word)) && fits(last, part))
      found[found.length - 1] = { ...last, ...part, first: last.first };
    else found.push(part);
    index = part.next;
  }
  return found
    .filter((part) => part.make ?? part.model ?? part.bodyType)
    .map((part) => vehicleOf(part, tokens));
}
