import { describe, expect, it } from 'vitest';
import { mayBeMoneyIn } from './bare-amounts.ts';
import { fold } from './words.ts';

/** What of an owner's text is read as money, as it stands there. */
const sumsIn = (text: string) =>
  mayBeMoneyIn(text).map(({ start, end }) => fold(text).slice(start, end));

describe('a number without a currency that an owner charges gets a reference', () => {
  it.each<[string, string[]]>([
    ['We add 8 for the disposal of each old battery', ['8']],
    ['We add 6 rags and solvents to every order', ['6']],
    ["There's a 30 sanitizing bath added if we find fleas", ['30']],
    ['Anything over 2000 needs 500 up front', ['2000', '500']],
    ["It's 2 a minute after the first 30 minutes", ['2']],
    ["If we have to come back it's 75 again", ['75']],
    ['Stairs add 40 past the second floor', ['40']],
    ["You'd pay 90 instead of 120 when both are done at once", ['90', '120']],
    ['The kid size saves you 6 on any set', ['6']],
    ['Every bill gets 4 for chemicals', ['4']],
    ['Il y a un supplément de 60 les fins de semaine', ['60']],
    ['Au lieu de 340 séparément, le forfait revient à 290', ['340', '290']],
    ['Un dépôt de 100 est demandé pour plus de 8 personnes', ['100']],
    ["C'est 2 la minute passé les 15 premières", ['2']],
    ['Pour deux manteaux on enlève 5', ['5']],
    ['Sailing course: 280 at the start, the rest in two payments of 150', ['280', '150']],
    ['The pack holds six skewers, further skewers 4 each', ['4']],
  ])('%s', (text, sums) => {
    expect(sumsIn(text)).toEqual(sums);
  });
});

describe('and a number that measures, counts or tells the hour gets none', () => {
  it.each([
    'A free shuttle leaves the shop at 8 and 9 in the morning',
    'Les navettes passent à 7 et 8 du matin',
    'Nobody at the desk 1 to 1:30',
    'The last truck leaves at 2, the last drop off is 11',
    'Windows are 9 to 12 or 1 to 4',
    'First visits at 8:30, 11 or 1:30',
    'Price is for all four',
    'After a late fee, and after two we ask for a deposit',
    'Kids under 6 sit on a board, over 12 they are adults',
    'Take exit 12 and turn left at 300 King',
    'We hold pictures for 90, then they go to the archive',
    'We need 2 days for a hem and 5 in December',
    'On ferme à 4 le vendredi',
    'Les enfants de moins de 5 ans restent dehors, 6 à 12 avec un parent',
    'Open since 1998, up to 30 kilos',
    'We are just off the 407',
  ])('%s', (text) => {
    expect(sumsIn(text)).toEqual([]);
  });
});

describe('how cold it is', () => {
  it.each([
    'At minus 30 or colder we stay home.',
    'Works down to -20 outside.',
    'à moins 25 on ne sort pas',
  ])('is no amount: %s', (text) => expect(mayBeMoneyIn(text)).toEqual([]));
});

describe('what is taken off a price', () => {
  it.each([
    ['If we already paint your house take off 60.', 6_000],
    ['The spring price minus 40 with a card', 4_000],
  ])('is an amount without its currency: %s', (text, cents) =>
    expect(mayBeMoneyIn(text).map((one) => one.cents)).toEqual([cents]),
  );
});
