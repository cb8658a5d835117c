import type { AnswerPhrases } from '../answer-phrases.ts';

/** Word sets the answers share. */
export const answerSets: Record<string, string> = {
  oui: 'oui|ouais|ouin|mets en|exactement|exact|parfait|certainement|absolument|bien sur|d accord|c est beau|tout à fait|c est ça|c est bon|c est bien ça|ok',
};

/** How callers say yes, no and perhaps in French. */
export const answers: AnswerPhrases[] = [
  {
    answer: 'yes',
    strength: 0.95,
    place: 'opening',
    phrases: [
      '<oui>',
      '(ben|mais) <oui>',
      'ça (marche|me va|fonctionne|va|convient|me convient)',
      'avec plaisir',
      '(c est|ça) (correct|certain|est beau|fait l affaire)',
      'certain',
      'pourquoi pas',
      'vas y|allez y',
    ],
  },
  {
    answer: 'yes',
    strength: 0.85,
    place: 'opening',
    phrases: ['non (c est|ça va) (correct|beau|bon|parfait)$'],
  },
  {
    answer: 'yes',
    strength: 0.5,
    place: 'opening',
    phrases: ['j imagine', 'je (pense|crois) (que oui|bien)', '(probablement|pas mal)'],
  },
  {
    answer: 'no',
    strength: 0.95,
    place: 'opening',
    phrases: [
      'non',
      '(ben|mais|oh) non',
      'pas du tout',
      'pantoute',
      'non (c est|ça va) (beau|correct|bon) merci',
      'jamais',
      '(c est|est) pas (ça|bon|vrai|correct)',
      '(pas|non) (vraiment|merci|pantoute|du tout|nécessaire|maintenant|aujourd hui|tout à fait|intéressé)',
    ],
  },
  {
    answer: 'no',
    strength: 0.6,
    place: 'opening',
    phrases: ['pas (vraiment|encore|tout à fait)', '(je ne|je) (pense|crois) pas'],
  },
  {
    answer: 'unsure',
    strength: 0.6,
    place: 'opening',
    phrases: [
      'peut être',
      '(je ne|je) sais (pas|plus|pu)',
      'aucune idée',
      '(ça)? dépend',
      'pas (sûr|sûre|certain|certaine)',
    ],
  },
  {
    answer: 'no',
    strength: 0.85,
    place: 'correction',
    phrases: ['mais non', 'attendez non', 'non attendez'],
  },
];
