import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explained, no, yes } from '../testing/business-parts.ts';
import { tintShop } from '../testing/tint-shop.ts';
import { answerOf, withWholeAnswers } from './answers.ts';

describe('an owner’s yes or no becomes a statement', () => {
  it.each([
    ['Do you offer a warranty?', 'Yes, we offer a warranty.', "No, we don't offer a warranty."],
    [
      'Do I need an appointment?',
      'Yes, you need an appointment.',
      "No, you don't need an appointment.",
    ],
    ['Are you insured?', "Yes, we're insured.", "No, we're not insured."],
    ['Is there parking?', "Yes, there's parking.", "No, there isn't parking."],
    ['Can I bring my dog?', 'Yes, you can bring your dog.', "No, you can't bring your dog."],
    ['Can you come to me?', 'Yes, we can come to you.', "No, we can't come to you."],
    ['Will you match a price?', 'Yes, we will match a price.', "No, we won't match a price."],
    [
      'Have you worked on boats?',
      'Yes, we have worked on boats.',
      "No, we haven't worked on boats.",
    ],
    ['Is your work guaranteed?', 'Yes, our work is guaranteed.', "No, our work isn't guaranteed."],
    [
      'Does the price include tax?',
      'Yes, the price includes tax.',
      "No, the price doesn't include tax.",
    ],
    [
      'Do your prices include tax?',
      'Yes, our prices include tax.',
      "No, our prices don't include tax.",
    ],
    [
      'Are your technicians fully licensed?',
      'Yes, our technicians are fully licensed.',
      "No, our technicians aren't fully licensed.",
    ],
    ['Is a deposit required?', 'Yes, a deposit is required.', "No, a deposit isn't required."],
    [
      'Do you have any weekend spots?',
      'Yes, we have weekend spots.',
      "No, we don't have any weekend spots.",
    ],
    [
      'Can I wait while you work on my car?',
      'Yes, you can wait while we work on your car.',
      "No, you can't wait while we work on your car.",
    ],
  ])('%s', (question, agreed, denied) => {
    expect(answerOf(yes('q', question))).toBe(agreed);
    expect(answerOf(no('q', question))).toBe(denied);
  });

  it.each(['Warranty', 'What is your warranty?', 'Do you take card, and is there a fee?', '', '?'])(
    'unless its grammar is not certain: "%s"',
    (question) => {
      expect(answerOf(yes('q', question))).toBe('Yes.');
      expect(answerOf(no('q', question))).toBe('No.');
    },
  );

  it('in French it is a plain oui or non', () => {
    expect(answerOf(yes('q', 'Do you offer a warranty?'), 'fr')).toBe('Oui.');
  });

  it('never throws, and always ends as a sentence does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (question, agreed) => {
        const said = answerOf(agreed ? yes('q', question) : no('q', question));
        expect(said).toMatch(agreed ? /^Yes[,.]/ : /^No[,.]/);
        expect(said.endsWith('.')).toBe(true);
      }),
    );
  });
});

describe('an explanation is spoken in full sentences', () => {
  it.each([
    ['24-hour notice required', '24-hour notice is required.'],
    ['additional fee', "There's an additional fee."],
    ['Tips welcome', 'Tips are welcome.'],
    ['Yes, for an additional fee', 'Yes, for an additional fee.'],
    ['- we take visa\n- we take cash', 'We take visa. We take cash.'],
    ['', ''],
  ])('%s', (text, spoken) => {
    expect(answerOf(explained('q', 'What about it?', text))).toBe(spoken);
  });
});

describe('a yes or no that came with words of its own', () => {
  it.each([
    ['yes', 'within twenty minutes', 'Yes, we can come to you. Within twenty minutes.'],
    ['no', 'No, only on Mondays.', 'No, only on Mondays.'],
    ['yes', ' ', 'Yes, we can come to you.'],
  ] as const)('is told with them: %s, %j', (answer, explanation, said) => {
    const item = { id: 'visit', question: 'Can you come to me?', answer, explanation };
    const { commonQuestions } = withWholeAnswers({ ...tintShop, commonQuestions: [item] });
    expect(commonQuestions.map((one) => answerOf(one))).toEqual([said]);
  });
});
