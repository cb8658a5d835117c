import { describe, expect, it } from 'vitest';
import { withOptions } from '../testing/business-parts.ts';
import { optionsByMeasure } from './option-measures.ts';
import { matchOptions } from './options.ts';
import { relativeOption } from './relative-option.ts';

const groom = withOptions('groom', 'Full Groom', {
  'Small (under 20 lb)': 65,
  'Medium (20 to 50 lb)': 85,
  'Large (over 50 lb)': 110,
});
const massage = withOptions('massage', 'Massage', {
  '30 minutes': 70,
  '60 minutes': 110,
  '90 minutes': 150,
});
const names = (options: readonly { name: string }[]) => options.map(({ name }) => name);

describe('a measure chooses the option it falls into', () => {
  it.each([
    ['she is about seventy pounds', 'Large (over 50 lb)'],
    ['a 12 pound shih tzu', 'Small (under 20 lb)'],
    ['he weighs 35 lbs', 'Medium (20 to 50 lb)'],
  ])('%s', (text, option) => expect(names(matchOptions(groom, text))).toEqual([option]));

  it.each([
    ['the hour', '60 minutes'],
    ['an hour and a half', '90 minutes'],
    ['half an hour please', '30 minutes'],
    ['and ninety', '90 minutes'],
  ])('%s', (text, option) => expect(names(matchOptions(massage, text))).toEqual([option]));

  it.each(['is it under sixty dollars for the dog', 'can I come in tomorrow'])(
    'and nothing else does: %s',
    (text) => expect(optionsByMeasure(massage.options, text)).toEqual([]),
  );
});

describe('a comparison steps along the prices', () => {
  const from = (text: string, at: number) =>
    relativeOption(groom.options, text, groom.options[at]?.id ?? null)?.name;

  it('up, down, and to the end', () => {
    expect(from('and for the bigger one', 0)).toBe('Medium (20 to 50 lb)');
    expect(from('what about a smaller one', 1)).toBe('Small (under 20 lb)');
    expect(from('what is the cheapest', 2)).toBe('Small (under 20 lb)');
  });

  it('but never past it', () => {
    expect(from('anything bigger', 2)).toBeUndefined();
  });
});

describe('what counts bedrooms', () => {
  const clean = withOptions('clean', 'Deep Clean', {
    'One bedroom': 240,
    'Two bedroom': 310,
    'Three bedroom': 390,
  });

  it.each([
    ['three bedrooms, two baths', ['Three bedroom']],
    ['just one', ['One bedroom']],
    ['the deep one', []],
    ['how much is that one', []],
  ])('%s', (text, expected) => expect(names(matchOptions(clean, text))).toEqual(expected));
});
