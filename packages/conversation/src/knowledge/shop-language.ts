import type { Language } from '../conversation.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
import type { BusinessKnowledge } from './business.ts';

/** The language most of what an owner wrote is in; English where that does not show. */
export function shopLanguage({
  services,
  commonQuestions,
  operationalNotes,
}: Pick<BusinessKnowledge, 'services' | 'commonQuestions' | 'operationalNotes'>): Language {
  const texts = [
    ...commonQuestions.flatMap(({ question, explanation }) => [question, explanation ?? '']),
    ...operationalNotes.map(({ content }) => content),
    ...services.map(({ name, description }) =>
      `${name} ${description ?? ''}`.replace(loneLetter, ' '),
    ),
  ];
  const found = texts.map((text) => detectLanguage(text).language);
  const french = found.filter((language) => language === 'fr').length;
  return french > found.filter((language) => language === 'en').length ? 'fr' : 'en';
}

/** "Plan A" tells apart, and is no French verb. */
const loneLetter = /(?<![\p{L}'’])[a-z](?![\p{L}'’])/giu;
