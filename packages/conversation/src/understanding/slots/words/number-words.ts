/** The words a language counts with, folded as `tokenize` folds them. */
export interface NumberWords {
  /** 0 to 19, where a word stands for one number alone. */
  units: ReadonlyMap<string, number>;
  /** 20, 30 … 90. */
  tens: ReadonlyMap<string, number>;
  /** First, second … by value. */
  ordinals: ReadonlyMap<string, number>;
  hundred: ReadonlySet<string>;
  /** Thousand and above. */
  scales: ReadonlyMap<string, number>;
  /** "and" within a number. */
  and: string;
  /** Words that stand for one before hundred and thousand: "a hundred". */
  one: ReadonlySet<string>;
  /** How a digit is repeated: "double five". */
  repeats: ReadonlyMap<string, number>;
  /** Words recognition writes for a digit, to be trusted only between digits. */
  soundAlikes: ReadonlyMap<string, number>;
}

const list = (text: string) => text.split(' ');
const numbered = (text: string, first: number, step = 1): [string, number][] =>
  list(text).map((word, index) => [word, first + index * step]);

export const englishNumbers: NumberWords = {
  units: new Map([
    ...numbered('zero one two three four five six seven eight nine ten eleven twelve', 0),
    ...numbered('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 13),
    ['nought', 0],
    ['nil', 0],
    ['niner', 9],
  ]),
  tens: new Map([
    ...numbered('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
    ['fourty', 40],
  ]),
  ordinals: new Map([
    ...numbered('first second third fourth fifth sixth seventh eighth ninth tenth', 1),
    ...numbered('eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth', 11),
    ...numbered('eighteenth nineteenth', 18),
    ...numbered('twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth', 20, 10),
    ['ninetieth', 90],
    ['hundredth', 100],
  ]),
  hundred: new Set(['hundred', 'hundreds']),
  scales: new Map([
    ['thousand', 1_000],
    ['million', 1_000_000],
    ['billion', 1_000_000_000],
  ]),
  and: 'and',
  one: new Set(['a', 'an']),
  repeats: new Map([
    ['double', 2],
    ['triple', 3],
    ['treble', 3],
    ['quadruple', 4],
  ]),
  soundAlikes: new Map([
    ['oh', 0],
    ['o', 0],
    ['owe', 0],
    ['won', 1],
    ['to', 2],
    ['too', 2],
    ['tree', 3],
    ['for', 4],
    ['fore', 4],
    ['sicks', 6],
    ['ate', 8],
  ]),
};

export const frenchNumbers: NumberWords = {
  units: new Map([
    ...numbered('zero un deux trois quatre cinq six sept huit neuf dix onze douze', 0),
    ...numbered('treize quatorze quinze seize', 13),
    ['une', 1],
  ]),
  tens: new Map([
    ...numbered('vingt trente quarante cinquante soixante septante huitante nonante', 20, 10),
    ['octante', 80],
  ]),
  ordinals: new Map([
    ['premier', 1],
    ['premiere', 1],
    ['second', 2],
    ['seconde', 2],
    ...numbered('deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme', 2),
    ...numbered('dixieme onzieme douzieme treizieme quatorzieme quinzieme seizieme', 10),
    ['vingtieme', 20],
    ['trentieme', 30],
  ]),
  hundred: new Set(['cent', 'cents']),
  scales: new Map([
    ['mille', 1_000],
    ['million', 1_000_000],
    ['millions', 1_000_000],
    ['milliard', 1_000_000_000],
  ]),
  and: 'et',
  one: new Set(),
  repeats: new Map([
    ['double', 2],
    ['triple', 3],
  ]),
  soundAlikes: new Map([
    ['de', 2],
    ['cette', 7],
    ['set', 7],
    ['o', 0],
  ]),
};

/** The number words of a language. */
export function numberWords(language: 'en' | 'fr'): NumberWords {
  return language === 'fr' ? frenchNumbers : englishNumbers;
}
