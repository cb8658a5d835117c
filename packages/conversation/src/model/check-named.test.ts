import { expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, yes } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { modelCall } from '../testing/model-call.ts';

const shop: BusinessKnowledge = {
  ...plumber,
  commonQuestions: [
    yes('licensed', 'Are you licensed and insured?'),
    explained('cards', 'Which cards do you take?', 'Visa and Mastercard.'),
  ],
};
const inFrench: BusinessKnowledge = {
  ...plumber,
  commonQuestions: [yes('licences', 'Êtes-vous licenciés et assurés?')],
};

/** What is said to a question where a model would say this. */
function spoken(knowledge: BusinessKnowledge, asked: string, sentence: string): string {
  const call = modelCall(knowledge, '+19025550142');
  call.say(asked);
  return call.reply(`{"a":[["ask.fact"]]}\n${sentence}`);
}

it.each([
  [shop, 'are you bonded', "Yes, we're insured."],
  [shop, 'are you bonded', "We're bonded."],
  [shop, 'are you bonded', "No, we aren't bonded."],
  [shop, 'are you ESA certified', "Yes, we're licensed."],
  [shop, 'do you have WSIB', "Absolutely, we're insured."],
  [shop, 'do you take amex', 'Yes, we take cards.'],
  [inFrench, 'êtes-vous membres de la CMMTQ', 'Oui, nous sommes licenciés.'],
])(
  'a model does not answer by the kind for what is named of it: %#, %s',
  (knowledge, asked, lie) => {
    expect(spoken(knowledge, asked, lie)).not.toContain(lie.replace(/\.$/, ''));
  },
);

it.each([
  [shop, 'are you insured', "Yes, we're insured."],
  [shop, 'are you licensed and bonded', "Yes, we're licensed and insured."],
  [shop, 'do you take amex', 'We take Visa and Mastercard.'],
  [shop, 'are you bonded', "I can't say whether we're bonded, so I'll pass that on."],
])(
  'a model may tell what is written, and that the rest is not known: %#, %s',
  (knowledge, asked, sentence) => {
    expect(spoken(knowledge, asked, sentence)).toContain(sentence.replace(/\.$/, ''));
  },
);
