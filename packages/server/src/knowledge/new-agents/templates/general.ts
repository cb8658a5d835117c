import type { Industry } from './industry.ts';

/** For a trade we have no template of: no services, as any would be a guess. */
export const general: Industry = {
  name: 'Local business',
  placeTypes: [],
  schemaTypes: [],
  words: /$^/,
  services: [],
  questions: [
    'Do I need an appointment?',
    'Which payment methods do you accept?',
    'What is your cancellation policy?',
    'Do you provide free quotes?',
  ],
  purpose: 'their questions, and take messages for the team',
  persona: 'A helpful front-desk person',
  tone: 'Friendly and professional',
  keywords: [],
};
