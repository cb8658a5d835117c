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

describe('the end of a measure belongs to one option', () => {
  const stump = withOptions('stump', 'Stump Grinding', {
    'Up to 12 inches': 120,
    'Up to 30 inches': 200,
    'Over 30 inches': '10 per inch',
  });
  it.each([
    ['a stump of twelve inches', 'Up to 12 inches'],
    ['a stump under twelve inches', 'Up to 12 inches'],
    ['a bit over twelve inches', 'Up to 30 inches'],
    ['thirty inches', 'Up to 30 inches'],
    ['less than thirty inches', 'Up to 30 inches'],
    ['more than thirty inches', 'Over 30 inches'],
    ['une souche de moins de 12 pouces', 'Up to 12 inches'],
  ])('%s', (text, option) =>
    expect(names(optionsByMeasure(stump.options, text))).toEqual([option]),
  );

  it('also where neighbours share it', () => {
    const sized = (text: string) => names(optionsByMeasure(groom.options, text));
    expect(sized('exactly 50 pounds')).toEqual(['Medium (20 to 50 lb)']);
    expect(sized('20 pounds')).toEqual(['Medium (20 to 50 lb)']);
    expect(sized('under 20 pounds')).toEqual(['Small (under 20 lb)']);
  });

  it('of gallons and amps too, in figures or words', () => {
    const heater = withOptions('heater', 'Water heater', {
      '40 gallons': 1150,
      '60 gallons': 1400,
    });
    expect(names(matchOptions(heater, 'un chauffe-eau de soixante gallons'))).toEqual([
      '60 gallons',
    ]);
    const panel = withOptions('panel', 'Panel', { '100 amp': 1800, '200 amp': 2600 });
    expect(names(matchOptions(panel, 'the two hundred amp one'))).toEqual(['200 amp']);
  });
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
