import { describe, expect, it } from 'vitest';
import { maskCardsOverTurns } from '../card-numbers.ts';

const card = 'my card is 4539 5787 6362 1486';
const asked = 'Could I have your name and number?';
const mask = (turns: readonly string[]) =>
  maskCardsOverTurns(
    turns,
    turns.map(() => asked),
  ).join(' | ');

describe('a security code in a whole sentence', () => {
  it.each([
    [
      'the long number on the front is 4539 5787 6362 1486 expires oh four twenty nine and the three on the back are seven three seven',
    ],
    [card, 'and the number on the back is 737'],
    [card, 'expires april 2029', 'the three digits on the back are 737'],
    [card, 'ok hold on let me turn it around for you, so on that side it reads 737'],
    [card, 'et les trois chiffres qui sont au dos de la carte sont le 737'],
    ['the three digits on the back are 737'],
    [card, 'and the c v v is 737'],
    [card, 'see v v seven three seven'],
    [card, 'C. V. C. 737'],
  ])('is masked: %j', (...turns) => {
    expect(mask(turns)).not.toMatch(/737|seven three seven/);
  });
});

describe('an expiry with the name of its month', () => {
  it.each([
    [[card, 'expires april 2029']],
    [[card, 'december 2029', '123']],
    [[card, 'december twenty nine and the code is 123']],
    [[`${card}, expire en avril 2029`]],
    [[card, 'it runs out in april two thousand twenty nine']],
    [[card, 'april twenty nine']],
  ])('loses its year: %j', (turns) => {
    expect(mask(turns)).not.toMatch(/2029|twenty nine/);
  });

  it('is no date of a visit', () => {
    const turns = ['do you have time on december 29', 'I drive a 2019 Civic since april 2024'];
    expect(maskCardsOverTurns(turns)).toEqual(turns);
    const visit = 'could I come in on december 29 please';
    expect(mask([card, visit])).toContain(visit);
  });
});

it('an hour, a price and an address after a card stay', () => {
  for (const said of [
    'and could I come in with my son tomorrow around three thirty in the afternoon please',
    'they told me on the phone that it would be 150 dollars for all of it, is that so',
    'and then please send somebody over to 1204 Main Street, the blue house there',
    'there is a scratch on the back of my 2019 Civic',
  ])
    expect(mask([card, said])).toContain(said);
});

it.each([
  'card ④⑤③⑨ ⑤⑦⑧⑦ ⑥③⑥② ①④⑧⑥',
  'card 𝟒𝟓𝟑𝟗 𝟓𝟕𝟖𝟕 𝟔𝟑𝟔𝟐 𝟏𝟒𝟖𝟔',
  'card 4️⃣5️⃣3️⃣9️⃣ 5️⃣7️⃣8️⃣7️⃣ 6️⃣3️⃣6️⃣2️⃣ 1️⃣4️⃣8️⃣6️⃣',
  'card ❹❺❸❾❺❼❽❼❻❸❻❷❶❹❽❻',
  'card:4539x5787x6362x1486',
])('a card in figures of any shape is masked: %s', (text) => {
  expect(maskCardsOverTurns([text]).join()).not.toMatch(/5787|⑤⑦|𝟓𝟕|5️⃣7️⃣|❺❼/u);
});

describe('who only asks whether a card is taken', () => {
  it.each([
    [
      'my cell is four one six, five five five, oh one one... hang on, oh one one two',
      'and can I pay with Amex',
      "it's the building at 418 Harbour, ring twice",
    ],
    ['le 514 555 01... euh 0166', 'acceptez-vous Visa', 'je suis au 327 Sherbrooke'],
  ])('has told none: %j', (...turns) => {
    expect(mask(turns)).not.toContain('•');
  });

  it('and whoever tells one then is masked', () => {
    expect(mask(['can I pay with Visa', card.replace('my card is ', '')])).not.toContain('5787');
  });
});
