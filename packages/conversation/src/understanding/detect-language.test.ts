import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';

describe('detectLanguage', () => {
  it.each([
    'bonjour',
    'je voudrais prendre rendez-vous',
    'oui',
    'avez vous de la place samedi',
    'cest combien',
    'merci beaucoup',
    'parlez-vous français',
    'est-ce que vous êtes ouverts',
    'non merci',
    'allô',
  ])('hears French in "%s"', (text) => {
    expect(detectLanguage(text).language).toBe('fr');
  });

  it.each([
    'hello',
    'how much is a haircut',
    'yes please',
    'do you speak French',
    'are you open Saturday',
    'no',
    'I need an oil change',
    'can I pay with debit',
    'thanks',
    "what's the price on the car",
  ])('hears English in "%s"', (text) => {
    expect(detectLanguage(text).language).toBe('en');
  });

  it.each(['', 'Civic 2015', 'Jordan', '604 555 0143', 'hmm'])('cannot tell from "%s"', (text) => {
    expect(detectLanguage(text)).toEqual({ language: null, confidence: 0 });
  });

  it('is surer of a sentence than of a word', () => {
    expect(detectLanguage('je voudrais savoir vos heures').confidence).toBeGreaterThan(
      detectLanguage('oui').confidence,
    );
  });
});
