import { describe, expect, it } from 'vitest';
import { asksForPerson, personAsked } from './person-asked.ts';
import { heardWords } from './tokens.ts';

const staff: ReadonlySet<string> = new Set(['ottokar']);
const trade = { stems: new Set<string>(), towns: new Set<string>() };
const asked = (text: string, language: 'en' | 'fr' = 'en') =>
  personAsked(heardWords(text, trade, language), text, staff);

describe('a person asked for', () => {
  it.each([
    ['can I speak to Gord please', 'Gord'],
    ['get ottokar for me', 'Ottokar'],
    ['I want to talk to Dana Whitfield', 'Dana Whitfield'],
  ])('is named: %s', (text, name) => {
    expect(asked(text)).toBe(name);
  });

  it.each([
    "I want whoever's in charge",
    'let me talk to the boss man',
    'put whoever runs the place on',
    'give me the manager',
    'somebody in charge please',
  ])('has no name: %s', (text) => {
    expect(asked(text)).toBeNull();
  });

  it('has no name in French', () => {
    expect(asked('passez-moi la responsable', 'fr')).toBeNull();
    expect(asked('je veux parler au patron', 'fr')).toBeNull();
  });

  it('may be known from the shop’s own words', () => {
    expect(asksForPerson('is ottokar about', staff)).toBe(true);
    expect(asksForPerson('is Marcel in today', staff)).toBe(true);
    expect(asksForPerson('is parking available', staff)).toBe(false);
    expect(asksForPerson('this is Stanley in 203', staff)).toBe(false);
  });

  it('may have a name nobody knows, where nothing else is said', () => {
    expect(asksForPerson('hi um is corwyn there by any chance', staff)).toBe(true);
    expect(asksForPerson('would tavish be in today', staff)).toBe(true);
    expect(asksForPerson('is there a marcus there', staff)).toBe(true);
    expect(asksForPerson('is anyone there', staff)).toBe(false);
    expect(asksForPerson('is everything in', staff)).toBe(false);
    expect(asksForPerson('is there a bathroom there', staff)).toBe(false);
  });
});
