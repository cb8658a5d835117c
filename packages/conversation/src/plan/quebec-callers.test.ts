import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, no, note, priced, week, withOptions, yes } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const piscines: BusinessKnowledge = {
  ...salon,
  name: 'Piscines Beaurivage',
  address: '310 rue du Barrage, Joliette, QC J6E 1A1',
  serviceArea: null,
  about: null,
  hours: week('08:00-17:00', '09:00-12:00', 'closed'),
  services: [
    withOptions(
      'ouverture',
      'Ouverture de piscine',
      { 'Hors terre': 160, Creusée: 240 },
      'la toile est rangée; les produits sont en sus',
    ),
    withOptions(
      'chauffe',
      'Pose de chauffe-piscine',
      { '50 000 BTU': 2100, '110 000 BTU': 3350 },
      "l'électricien n'est pas compris",
    ),
    priced('lumiere', 'Pose de lumière', 120, 'chaque lumière de plus est 45 $'),
    priced('toile', 'Réparation de toile', 95),
    withOptions('spa', 'Nettoyage de spa', { 'Une pompe': 90, 'Deux pompes': 130 }),
    withOptions('terrasse', 'Nettoyage de terrasse', {
      'Petite terrasse': 70,
      'Grande terrasse': 110,
    }),
  ],
  commonQuestions: [
    explained(
      'stationnement',
      'Avez-vous du stationnement?',
      'Oui, quatre places devant le commerce.',
    ),
    no('rester', 'Peut-on garder son vieux moteur chez vous?'),
    yes('carte', 'Acceptez-vous les cartes de crédit?'),
  ],
  operationalNotes: [
    note('duree', 'Durée', 'Une ouverture prend deux heures.'),
    note(
      'secteur',
      'Secteur',
      'Joliette et Crabtree sans frais de déplacement; Rawdon avec 30 $ de déplacement; on ne va pas à Repentigny.',
    ),
  ],
};

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** What is answered to the last of these lines. */
function answered(...lines: string[]): string {
  const call = callTo(piscines, '+14505550123');
  const [last = ''] = lines.slice(-1);
  for (const line of lines.slice(0, -1)) call.say(line);
  return plain(call.say(last));
}

describe('what a caller in Quebec asks is heard, however it is put', () => {
  it('a price at the end of what is told', () => {
    expect(
      answered(
        "bonjour ma toile est déchirée à trois places j'aurais besoin de la faire arranger c'est combien",
      ),
    ).toMatch(/95 \$/);
  });

  it('whether it costs anything', () => {
    expect(answered('faites-vous la réparation de toile', 'ça coûte-tu de quoi')).toMatch(/95 \$/);
  });

  it('what it cost last year', () => {
    expect(
      answered(
        "la réparation de toile l'an passé vous m'aviez chargé 80 piastres c'est-tu encore ça",
      ),
    ).toMatch(/95 \$/);
  });

  it('a day by itself', () => {
    expect(answered("c'est combien la réparation de toile", 'dimanche ça se peut-tu')).toMatch(
      /dimanche .*fermés/,
    );
  });

  it('a place to park, and no opening in the book', () => {
    expect(answered('avez-vous une place pour parker')).toMatch(/quatre places/);
  });

  it('how long it takes', () => {
    expect(answered("c'est combien l'ouverture de piscine", "c'est-tu long")).toMatch(
      /deux heures/,
    );
  });

  it('a message that is passed on rings no alarm', () => {
    const said = answered(
      'bonjour je livre des pompes chez vous',
      "dites-leur jeudi vers neuf heures pis ça va prendre un chariot j'en ai pas dans le camion",
    );
    expect(said).not.toMatch(/urgent/i);
  });
});

describe('which one is meant shows in what is told', () => {
  it('thousands written apart and said in words are one number', () => {
    expect(answered("poser un chauffe-piscine de cent dix mille BTU c'est combien")).toMatch(
      /3 350 \$/,
    );
  });

  it('"une" before another noun is no option', () => {
    expect(answered("c'est combien une réparation de toile")).not.toMatch(/spa/i);
  });

  it('the size that only one of two kinds of work has chooses it', () => {
    expect(answered("un nettoyage pour une grande terrasse c'est combien")).toMatch(/110 \$/);
  });

  it('how many they have is counted', () => {
    expect(
      answered(
        "c'est combien la pose de lumière",
        "j'en ai trois à faire poser ça ferait combien les trois",
      ),
    ).toMatch(/210 \$/);
  });
});

describe('what the way there costs is told in a sentence', () => {
  it('where it costs something', () => {
    expect(answered('vous rendez-vous à Rawdon')).toMatch(/Oui, .*Rawdon.*30 \$/);
  });

  it('and where it costs nothing', () => {
    expect(answered('mon frère est à Crabtree y paye-tu le déplacement')).toMatch(
      /Crabtree.*sans frais/,
    );
  });
});

describe('what is said is spoken French', () => {
  it('a title has its article and no capital within a sentence', () => {
    expect(answered("c'est combien la réparation de toile")).toMatch(
      /La réparation de toile, c'est 95 \$/,
    );
  });

  it('what a caller may not do is told of what is theirs', () => {
    expect(answered('peut-on garder son vieux moteur chez vous')).toMatch(/votre vieux moteur/);
  });

  it('the day that was named is said by its name, though it is tomorrow', () => {
    expect(
      answered(
        'je veux un rendez-vous pour une réparation de toile',
        'mercredi matin Réal Gagné 450 555 0144',
      ),
    ).toMatch(/mercredi 11 mars/);
  });
});

describe('who is calling is heard beside a number, and in nothing else', () => {
  it.each([
    ['Rolande Caron c’est le 450 555 0144', 'Rolande'],
    ['faites-moi rappeler Réal Gagné au 450 555 0144', 'Réal'],
  ])('%s', (line, name) => expect(answered(line)).toContain(name));

  it.each(["carte de crédit d'abord", 'finalement oubliez ça'])('%s names nobody', (line) => {
    expect(answered('je veux un rendez-vous jeudi pour une réparation de toile', line)).not.toMatch(
      /Merci, |merci (?:bien, )?[A-Z]/,
    );
  });
});
