import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from './knowledge/business.ts';
import { indexLexicon, readLexiconFile } from './lexicon/lexicon.ts';
import { prepareInSteps } from './receptionist.ts';
import { explained, note, priced, withOptions } from './testing/business-parts.ts';
import { largeBusiness } from './testing/large-business.ts';

/** What somebody may write to make a server work. */
const fillings: Record<string, (at: number) => string> = {
  'bare figures': (at) => `${(at * 7) % 97} `,
  'sums of money': (at) => `each further door is ${(at * 7) % 997}; `,
  'thousands, one after the other': () => '1,234',
  'numbers in words': (at) => `${['one', 'twenty', 'cent', 'vingt'][at % 4]} `,
  'names with capitals': (at) => `Zxy${'abcdefgh'[at % 8]} `,
  'days on which people work': (at) => `Marek works mondays only, job ${'abcdefgh'[at % 8]}. `,
  'words of the trades': () => 'drain cleaning repair ',
};

function filled(filling: (at: number) => string, length: number): string {
  let text = '';
  for (let at = 0; text.length < length; at += 1) text += filling(at);
  return text.slice(0, length);
}

function shopOf(text: string, texts: number): BusinessKnowledge {
  const name = text.slice(0, 40);
  const all = Array.from({ length: texts }, (_, at) => at);
  return {
    ...largeBusiness(0, 0),
    services: all.map((at) => ({ ...priced(`s${at}`, name, 40), description: text })),
    commonQuestions: all.map((at) => explained(`q${at}`, name, text)),
    operationalNotes: all.map((at) => note(`n${at}`, name, text)),
  };
}

function shopOfOptions(services: number, options: number, questions: number): BusinessKnowledge {
  const names = Array.from({ length: options }, (_, at) => [`size ${at} litres`, 40 + at]);
  return {
    ...largeBusiness(0, 0),
    services: Array.from({ length: services }, (_, at) =>
      withOptions(`s${at}`, `Tank ${at}`, Object.fromEntries(names), `tank of ${at}`),
    ),
    commonQuestions: Array.from({ length: questions }, (_, at) =>
      explained(`q${at}`, `Which tank for ${at}?`, `Up to ${at} litres, for ${at} people.`),
    ),
  };
}

const lexicon = indexLexicon(
  readLexiconFile('# plumbing\nDrain cleaning ~ Drain repair = it will not go down\n', 'en'),
);

/** How many characters of texts are looked at in each step of preparing: by every expression, each time. */
function workOf(knowledge: BusinessKnowledge): number[] {
  const exec = RegExp.prototype.exec;
  let read = 0;
  // By hand: a spy would keep every text it was ever given.
  RegExp.prototype.exec = function (this: RegExp, text: string) {
    const from = this.global ? this.lastIndex : 0;
    const found = exec.call(this, text);
    const to = this.global && found ? this.lastIndex : text.length;
    read += this.sticky ? 1 : Math.max(0, to - from);
    return found;
  };
  const work: number[] = [];
  const profile = { agentId: 'a', knowledge, firstMessage: null, transferNumber: null };
  const steps = prepareInSteps({ ...profile, languageModel: false }, lexicon);
  try {
    for (let done = false; !done; work.push(read)) {
      read = 0;
      done = steps.next().done ?? false;
    }
  } finally {
    RegExp.prototype.exec = exec;
  }
  return work;
}

const sum = (work: readonly number[]) => work.reduce((whole, one) => whole + one, 0);

describe('preparing a receptionist', () => {
  it.each(Object.entries(fillings))(
    'takes twice as long for a text of twice as much: %s',
    (_, of) => {
      workOf(shopOf(filled(of, 500), 1));
      const [some, twice] = [500, 1_000].map((length) =>
        sum(workOf(shopOf(filled(of, length), 1))),
      );
      expect((twice ?? 0) / (some ?? 1)).toBeLessThan(2.4);
    },
  );

  it.each(Object.entries(fillings))('takes twice as long for twice as many texts: %s', (_, of) => {
    const text = filled(of, 200);
    workOf(shopOf(text, 6));
    const [some, twice] = [6, 12].map((texts) => sum(workOf(shopOf(text, texts))));
    expect((twice ?? 0) / (some ?? 1)).toBeLessThan(2.4);
  });

  it.each([
    ['services', largeBusiness(20, 10)],
    ['options, with questions that may explain them', shopOfOptions(12, 20, 40)],
  ])('is done in many small steps, between which others have their turn: %s', (_, shop) => {
    const work = workOf(shop);
    expect(Math.max(...work) / sum(work)).toBeLessThan(0.1);
  });
});
