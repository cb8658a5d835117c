import { describe, expect, it } from 'vitest';
import { calledInstead, ownerOfKnownNumber, ownerOfNumber } from './whose-number.ts';

const digits = '604 555 0188';
const owner = (text: string) => {
  const start = text.indexOf(digits);
  return ownerOfNumber(text, start, start + digits.length);
};

describe('a telephone number', () => {
  it.each([
    [`my sister lets you in, she's on ${digits}`, 'sister'],
    [`call my foreman at ${digits} when you get there`, 'foreman'],
    [`his cell is ${digits}`, null],
    [`${digits}, that's my husband's`, 'husband'],
    [`text Marta at ${digits} if it rains`, null],
    [`appelez ma soeur au ${digits}`, 'soeur'],
    [`${digits} c'est le numéro de mon fils`, 'fils'],
    [`don't ring me, ring her, it's ${digits}`, null],
    [`my wife Teresa Moen is at ${digits}`, 'wife'],
  ])('is somebody else’s: %s', (text, relation) => {
    expect(owner(text)).toMatchObject({ relation });
  });

  it.each([
    `my number is ${digits}`,
    `ring me, not him, ${digits}`,
    `you can reach me on my wife's phone, ${digits}`,
    `that's my son's phone so no, mine is ${digits}`,
    `rappelez-moi au ${digits}`,
    `have somebody call Dolores, ${digits}`,
    `que votre patron m'appelle, Ginette Roy, ${digits}`,
    `my husband is away so it's just me, ${digits}`,
  ])('is the caller’s own: %s', (text) => {
    expect(owner(text)).toBeNull();
  });

  it('is found to be somebody else’s afterwards', () => {
    expect(ownerOfKnownNumber("no, that number's my sister's")).toMatchObject({
      relation: 'sister',
    });
    expect(ownerOfKnownNumber("that's Marta's cell")).toMatchObject({ name: 'marta' });
    expect(ownerOfKnownNumber("you can use this number, it's Mei")).toBeNull();
    expect(ownerOfKnownNumber("that's my wife's car")).toBeNull();
  });

  it.each([
    ['call him, not me', true],
    ["c'est elle qu'il faut rappeler, pas moi", true],
    ['call me, not him', false],
    ["no call Teresa's number not this one", true],
    ["don't use this number, use my daughter's", true],
    ["put it under Teresa Moen, she's at the shop", true],
    ['put it under my name', null],
    ["text her, not me, if Friday's off", null],
    ["it's my mother's kitchen, not mine", null],
  ])('is called in the caller’s place or not: %s', (text, instead) => {
    expect(calledInstead(text)).toBe(instead);
  });
});
