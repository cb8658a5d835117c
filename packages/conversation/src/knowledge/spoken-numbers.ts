import { fold } from './words.ts';

const small: Record<string, number> = {};
const add = (first: number, step: number, words: string) => {
  for (const [at, word] of words.split(' ').entries()) small[word] = first + at * step;
};
add(0, 1, 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen');
add(15, 1, 'fifteen sixteen seventeen eighteen nineteen');
add(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety');
add(
  1,
  1,
  'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
);
add(20, 10, 'vingt trente quarante cinquante soixante');
small.une = 1;

const scales: Record<string, number> = {
  hundred: 100,
  cent: 100,
  cents: 100,
  thousand: 1000,
  mille: 1000,
};

/** A number found in words: its value and where it stands in the folded text. */
export interface SpokenNumber {
  value: number;
  start: number;
  end: number;
}

class Reading {
  total = 0;
  current = 0;
  last = 0;

  take(value: number): boolean {
    if (value === 20 && this.last === 4 && this.current % 100 === 4) this.current += 76;
    else if (this.last >= 20 && value < this.last && this.last < 100) this.current += value;
    else if (this.current === 0 || (this.current % 100 === 0 && value < 100)) this.current += value;
    else if (this.current < 20 && value >= 10 && value < 100)
      this.current = this.current * 100 + value;
    else return false;
    this.last = value;
    return true;
  }

  scale(by: number): void {
    if (by === 100) this.current = Math.max(1, this.current) * 100;
    else {
      this.total += Math.max(1, this.current) * by;
      this.current = 0;
    }
    this.last = by;
  }
}

/**
 * Numbers written in words, English or French, in folded text: "three hundred and ninety-nine",
 * "twelve fifty" (1250), "quatre-vingt-dix". A French `cents` after a number is a hundred only
 * where another number word follows, since it may be money.
 */
export function spokenNumbers(text: string): SpokenNumber[] {
  const words = [...fold(text).matchAll(/[a-z]+/g)];
  const found: SpokenNumber[] = [];
  let reading: Reading | null = null;
  let start = 0;
  let end = 0;
  const finish = () => {
    if (reading) found.push({ value: reading.total + reading.current, start, end });
    reading = null;
  };
  for (const [at, word] of words.entries()) {
    const [name] = word;
    const next = words[at + 1]?.[0] ?? '';
    const stop = word.index + name.length;
    const value = small[name];
    const isScale = Object.hasOwn(scales, name) && (name !== 'cents' || Object.hasOwn(small, next));
    const adjoining =
      reading && /^[\s-]*(?:(?:and|et)[\s-]+)?$/.test(fold(text).slice(end, word.index));
    if (reading && !adjoining && name !== 'and' && name !== 'et') finish();
    if (isScale && (reading || name !== 'cents')) {
      if (!reading) {
        reading = new Reading();
        start = word.index;
      }
      reading.scale(scales[name] ?? 1);
      end = stop;
    } else if (value !== undefined && Object.hasOwn(small, name)) {
      if (!reading?.take(value)) {
        finish();
        reading = new Reading();
        reading.take(value);
        start = word.index;
      }
      end = stop;
    }
  }
  finish();
  return found;
}
