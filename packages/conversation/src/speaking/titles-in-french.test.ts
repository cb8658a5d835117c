import { describe, expect, it } from 'vitest';
import { titleInSentence } from './titles-in-french.ts';

describe('a French title is spoken with its article', () => {
  it.each([
    ["Changement d'huile", "le changement d'huile"],
    ['Réparation de crevaison', 'la réparation de crevaison'],
    ['Pose de vernis', 'la pose de vernis'],
    ['Coupe homme', 'la coupe homme'],
    ['Forfait VIP', 'le forfait VIP'],
    ['Thermopompe centrale', 'la thermopompe centrale'],
  ])('%s: %s', (title, spoken) => expect(titleInSentence(title)).toBe(spoken));

  it('elided before a vowel and a mute h, and not before one that is aspirated', () => {
    expect(titleInSentence('Entretien de fournaise')).toBe("l'entretien de fournaise");
    expect(titleInSentence('Hivernage de bateau')).toBe("l'hivernage de bateau");
    expect(titleInSentence('Housse de siège')).toBe('la housse de siège');
  });

  it('in the plural', () => {
    expect(titleInSentence('Mèches complètes')).toBe('les mèches complètes');
    expect(titleInSentence('Devis sur place')).toBe('le devis sur place');
  });

  it.each(['Kobido', '60 minutes', 'VIP', "D'un seul coup", ''])(
    'as it is written where no article is known: %s',
    (title) => expect(titleInSentence(title)).toBe(title),
  );
});
