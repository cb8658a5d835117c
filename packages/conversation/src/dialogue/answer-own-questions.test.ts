import { describe, expect, it } from 'vitest';
import { answerOf } from '../knowledge/answers.ts';
import type { BusinessKnowledge, FaqItem } from '../knowledge/business.ts';
import { hearQuestion } from '../knowledge/heard-question.ts';
import { findOwnQuestions } from '../knowledge/own-questions.ts';
import { isAnswered } from '../knowledge/readiness.ts';
import { prepareReceptionist } from '../receptionist.ts';
import { businesses, realtor } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic, locksmith, movers, physio } from '../testing/more-trades.ts';

const bare = (question: string) => question.toLowerCase().replace(/[^\p{L}\p{N}' ’-]/gu, '');

const asked: [string, string, BusinessKnowledge, FaqItem][] = businesses.flatMap((business) =>
  business.commonQuestions
    .filter(isAnswered)
    .map((item): [string, string, BusinessKnowledge, FaqItem] => [
      business.name,
      item.question,
      business,
      item,
    ]),
);

describe('every question an owner answered gets that answer, however it is put', () => {
  it.each(asked)('%s: %s', (_name, question, business, item) => {
    const ways = [question, bare(question), `hi um ${bare(question)}`, `Hi, um, ${question}`];
    for (const way of ways) {
      const call = callTo(business);
      const line = call.say(way);
      const { polar } = hearQuestion(question);
      const answers = (['en', 'fr'] as const).map((language) =>
        answerOf(item, language, { polar }),
      );
      expect(
        answers.some((answer) => line.startsWith(answer)),
        `${way} → ${line}`,
      ).toBe(true);
      expect(call.factIds()).toEqual([item.id]);
    }
  });
});

describe('what is said beside a question of the owner’s is heard too', () => {
  it('answers the question and takes the name', () => {
    const call = callTo(realtor, '+12065550111');
    const line = call.say(
      'hi my name is Maria Lopez do you hold open houses and can I book a showing',
    );
    expect(line).toMatch(/^Yes, we hold open houses\./);
    expect(line).toMatch(/\?$/);
    expect(call.outcome().lead?.name).toBe('Maria Lopez');
  });

  it('asks again what was open', () => {
    const call = callTo(physio);
    call.say("I'd like to book a massage");
    expect(call.say('what should I wear?')).toMatch(/^Loose clothes you can move in\. .*\?$/);
  });
});

describe('a question that only holds the words of the owner’s is another question', () => {
  it.each<[BusinessKnowledge, string]>([
    [movers, 'how much do you charge for stairs'],
    [movers, 'why do you need a deposit'],
    [animalClinic, 'my pet has an emergency'],
    [locksmith, 'are you licensed to work on vaults'],
  ])('$0.name: $1', (business, words) => {
    const { ownQuestions } = prepareReceptionist({
      agentId: 'agent',
      knowledge: business,
      firstMessage: null,
      transferNumber: null,
      languageModel: false,
    });
    expect(findOwnQuestions(ownQuestions, words, [words.length])).toEqual([]);
  });
});
