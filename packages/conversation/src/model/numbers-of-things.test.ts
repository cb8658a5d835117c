import { describe, expect, it } from 'vitest';
import { note, priced } from '../testing/business-parts.ts';
import { clocks, isSpokenBy } from '../testing/clock-shops.ts';

const hall = {
  ...clocks,
  name: 'Quay Street Hall',
  services: [priced('hall', 'Hall Rental', 380, 'seats 64, tables included')],
  operationalNotes: [note('key', 'Key', 'A key is lent for a week.')],
};

describe('a number the owner wrote', () => {
  it('may be told after the word it stands behind there, though a price was asked', () => {
    const asked = 'how much is the hall rental';
    expect(isSpokenBy(hall, asked, 'The hall seats sixty-four.')).toBe(true);
    expect(isSpokenBy(hall, asked, 'The hall seats ninety-four.')).toBe(false);
  });
});

describe('a length of time', () => {
  it('is not stretched by being called full', () => {
    const asked = 'is there a guarantee on a hall rental';
    expect(isSpokenBy(hall, asked, 'The key is lent for a full year.')).toBe(false);
    expect(isSpokenBy(hall, 'do I get a key', 'The key is lent for a full week.')).toBe(true);
  });
});

describe('a word for little money', () => {
  it('is none where the caller spoke of the thing itself', () => {
    const asked = 'I am allergic to peanut oil';
    expect(isSpokenBy(hall, asked, 'Thank you for telling me about the peanuts.')).toBe(true);
    expect(isSpokenBy(hall, 'how much is the hall', "Oh, it's peanuts.")).toBe(false);
  });
});

describe('what a caller counts', () => {
  it('is added up for them, however many places they count in', () => {
    const told = 'three tables upstairs, no, four, six on the main floor and two in the basement';
    expect(isSpokenBy(hall, told, 'So that makes 12 tables.')).toBe(true);
    expect(isSpokenBy(hall, told, 'So that makes 17 tables.')).toBe(false);
    expect(isSpokenBy(hall, told, 'That takes 12 days.')).toBe(false);
  });
});
