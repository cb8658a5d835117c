/** Part of a card number as it is said in one go: a digit, a pair, a group. */
export interface SaidPart {
  text: string;
  digits: string;
}

type Language = 'en' | 'fr';

const ones = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  ),
};
const tensOf = {
  en: ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
  fr: ' dix vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' '),
};

function belowHundred(value: number, language: Language): string {
  if (value < 20) return ones[language][value] ?? '';
  const tens = Math.floor(value / 10);
  const name = tensOf[language][tens] ?? '';
  const isTeens = language === 'fr' && (tens === 7 || tens === 9);
  const unit = (value % 10) + (isTeens ? 10 : 0);
  if (unit === 0) return language === 'fr' && value === 80 ? 'quatre-vingts' : name;
  const joined = language === 'fr' && tens < 8 && (unit === 1 || unit === 11);
  return `${name}${joined ? ' et ' : '-'}${ones[language][unit]}`;
}

/** A number below 10 000 counted up, as an amount would be: "four thousand one hundred eleven". */
function counted(value: number, language: Language): string {
  const [thousands, hundreds, rest] = [
    Math.floor(value / 1000),
    Math.floor((value % 1000) / 100),
    value % 100,
  ];
  const many = (count: number, unit: string) =>
    language === 'fr' && count === 1 ? unit : `${ones[language][count]} ${unit}`;
  return [
    thousands > 0 ? many(thousands, language === 'fr' ? 'mille' : 'thousand') : '',
    hundreds > 0 ? many(hundreds, language === 'fr' ? 'cent' : 'hundred') : '',
    rest > 0 || value === 0 ? belowHundred(rest, language) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const chunked = (digits: string, size: number): string[] =>
  digits.match(new RegExp(`.{1,${size}}`, 'g')) ?? [];
const spelled = (digits: string, language: Language) =>
  [...digits].map((digit) => ones[language][Number(digit)]).join(' ');

function inPairs(digits: string, language: Language): SaidPart[] {
  return chunked(digits, 2).map((pair) => ({
    digits: pair,
    text:
      pair.startsWith('0') || pair.length === 1
        ? spelled(pair, language)
        : belowHundred(Number(pair), language),
  }));
}

function countedUp(digits: string, size: number, language: Language): SaidPart[] {
  return chunked(digits, size).map((group) => ({
    digits: group,
    text: group.startsWith('0') ? spelled(group, language) : counted(Number(group), language),
  }));
}

const times = { 2: 'double', 3: 'triple', 4: 'quadruple' } as const;

function doubled(digits: string, language: Language): SaidPart[] {
  return (digits.match(/(\d)\1{0,2}/g) ?? []).map((group) => {
    const word = ones[language][Number(group[0])] ?? '';
    const count = group.length;
    if (count !== 2 && count !== 3) return { digits: group, text: word };
    const many = language === 'fr' ? `${ones.fr[count]} fois` : times[count];
    return { digits: group, text: `${many} ${word}` };
  });
}

const written = (digits: string): SaidPart[] =>
  (digits.length === 15
    ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)]
    : chunked(digits, 4)
  ).map((group) => ({ digits: group, text: group }));
const oneByOne = (digits: string, language: Language): SaidPart[] =>
  [...digits].map((digit) => ({ digits: digit, text: ones[language][Number(digit)] ?? '' }));

/** Every manner in which callers read a number out, by name. */
export const manners: Readonly<Record<string, (digits: string) => SaidPart[]>> = {
  'in figures, as they stand on it': written,
  'in figures, one by one': (digits) =>
    [...digits].map((digit) => ({ digits: digit, text: digit })),
  'digit by digit': (digits) => oneByOne(digits, 'en'),
  'digit by digit in French': (digits) => oneByOne(digits, 'fr'),
  'in pairs': (digits) => inPairs(digits, 'en'),
  'in pairs in French': (digits) => inPairs(digits, 'fr'),
  'in threes': (digits) => countedUp(digits, 3, 'en'),
  'in threes in French': (digits) => countedUp(digits, 3, 'fr'),
  'counted up': (digits) => countedUp(digits, 4, 'en'),
  'counted up in French': (digits) => countedUp(digits, 4, 'fr'),
  'with doubled digits': (digits) => doubled(digits, 'en'),
  'with doubled digits in French': (digits) => doubled(digits, 'fr'),
};
