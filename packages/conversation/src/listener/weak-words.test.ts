import { describe, expect, it } from 'vitest';
import type { HeardAct } from '../heard/heard.ts';
import { prepareReceptionist } from '../receptionist.ts';
import { explained, note, priced } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { sharesOnlyWeakWords, withoutExclaimed, withoutKin, withoutRefused } from './weak-words.ts';

const receptionist = prepareReceptionist({
  agentId: 'agent',
  knowledge: {
    ...plumber,
    name: 'Bayfield Boat Works',
    services: [priced('wash', 'Boat Wash', 90), priced('wrap', 'Boat Shrink Wrap', 300)],
    commonQuestions: [explained('walk', 'Do you take walk-ins?', 'Sometimes in May.')],
    operationalNotes: [note('dock', 'Dock', 'gate code is told by text')],
  },
  firstMessage: null,
  transferNumber: null,
  languageModel: false,
});

function candidate(id: string) {
  const found = receptionist.candidates.all.find((one) => one.id === id);
  if (!found) throw new Error(`no candidate ${id}`);
  return found;
}

const act = (words: string, rest: Partial<HeardAct> = {}): HeardAct => ({
  act: 'ask.fact',
  confidence: 0.4,
  start: 0,
  end: words.length,
  words,
  target: { kind: 'fact', factId: 'faq:walk' },
  slots: {},
  ...rest,
});

describe('what is exclaimed', () => {
  it.each([
    ['Wait, so is it two fifty?', 'so is it two fifty?'],
    ['Attendez, donc c’est combien?', 'donc c’est combien?'],
    ['Okay. Look, do you do Sundays?', 'Okay. do you do Sundays?'],
  ])('before a question is no part of it: %s', (said, left) => {
    const rest = withoutExclaimed(said);
    expect(rest).toHaveLength(said.length);
    expect(rest.replace(/\s+/g, ' ').trim()).toBe(left);
  });

  it.each(['Attendez, je cherche mon numéro', 'can I wait while you do it?', 'wait'])(
    'and nothing else is taken away: %s',
    (said) => expect(withoutExclaimed(said)).toBe(said),
  );
});

describe('somebody’s kin', () => {
  it.each([
    ['I’ve got a sick kid at home', 'give' as const, 'I’ve got at home'],
    ['I’m calling for my mom', 'describe' as const, 'I’m calling for'],
    ['la chambre de mon gars', 'describe' as const, 'la chambre de mon gars'],
    ['a cut for my daughter', 'ask.price' as const, 'a cut for my daughter'],
    ['my daughter’s boat', 'want.move' as const, 'my daughter’s boat'],
  ])('names no work, but whom it is for: %s', (said, as, left) => {
    expect(withoutKin(said, as).replace(/\s+/g, ' ').trim()).toBe(left);
  });
});

describe('evidence for a thing', () => {
  const scene = { receptionist, focus: [] };
  const wrapped = { receptionist, focus: [{ serviceId: 'wrap', optionId: null }] };

  it('is not half of what it is called by', () => {
    const walk = candidate('faq:walk');
    expect(sharesOnlyWeakWords(walk, 'he walks with a walker', scene)).toBe(true);
    expect(sharesOnlyWeakWords(walk, 'can I just walk in', scene)).toBe(false);
    expect(sharesOnlyWeakWords(walk, 'do I need an appointment', scene)).toBe(false);
  });

  it('is not what the shop itself is called by, while something else is talked of', () => {
    const wash = candidate('wash');
    expect(sharesOnlyWeakWords(wash, 'even for a really old boat', wrapped)).toBe(true);
    expect(sharesOnlyWeakWords(wash, 'and to wash the boat', wrapped)).toBe(false);
  });
});

describe('an act', () => {
  it('is not about what it refuses', () => {
    const target = { kind: 'services' as const, refs: [{ serviceId: 'wrap', optionId: null }] };
    const refused = act('not a new wrap', { act: 'correct', target, slots: { without: ['wrap'] } });
    expect(withoutRefused(refused).target).toBeNull();
    expect(withoutRefused({ ...refused, slots: { without: ['wash'] } }).target).toEqual(target);
  });
});
