import { describe, expect, it } from 'vitest';
import { advance, newConversation } from '../advance.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { indexLexicon, readLexiconFile } from '../lexicon/lexicon.ts';
import { prepareReceptionist } from '../receptionist.ts';
import { priced, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { profileOf } from '../testing/receptionist-of.ts';

const lexicon = indexLexicon([
  ...readLexiconFile(
    '# skates\nBlade Sharpening = my skates are dull\nBoot Fitting ~ Boot Punching = the boot pinches\n# bikes\nWheel Truing = my rim wobbles\nTune-Up = go over the whole thing\nHelmet Fitting = does it sit right\n',
    'en',
  ),
  ...readLexiconFile('# vélos\nRedressage de roue = ma roue zigzague\n', 'fr'),
]);

const skates: BusinessKnowledge = {
  ...salon,
  name: 'Gull Point Skates',
  industry: null,
  about: null,
  services: [priced('edge', 'Blade Sharpening', 12), priced('boot', 'Boot Punching', 30)],
  commonQuestions: [],
  operationalNotes: [],
};

function answerTo(line: string, language: 'en' | 'fr' = 'en', knowledge = skates): string {
  const profile = profileOf(knowledge);
  const receptionist = prepareReceptionist(profile, lexicon);
  const answered = { type: 'answered', callId: 'CA1', channel: 'phone', from: null } as const;
  const greeted = advance(receptionist, newConversation(), { ...answered, language }, 1);
  const { effects } = advance(
    receptionist,
    greeted.conversation,
    { type: 'callerSpoke', text: line },
    5_000,
  );
  return effects.flatMap((effect) => (effect.type === 'say' ? [effect.text] : [])).join(' ');
}

describe('the price of a thing that other shops have', () => {
  it.each([
    'how much is a wheel truing',
    'what do you charge for a helmet fitting',
    'whats a tune up cost',
    'price of a wheel truing please',
  ])('is no price of ours: %s', (line) => {
    expect(answerTo(line)).not.toMatch(/\$\d/);
  });

  it('is none in French', () => {
    expect(answerTo('combien pour un redressage de roue', 'fr')).not.toMatch(/\d+ \$/);
  });

  it.each([
    ['how much is a sharpening', '$12'],
    ['what do you charge for a blade sharpening', '$12'],
    ['how much for the dull ones', '$12'],
    ['what would a boot punching be', '$30'],
  ])('is told where it is ours by any of its words: %s', (line, price) => {
    expect(answerTo(line)).toContain(price);
  });

  it('is told of one that only shares its kind of work with others', () => {
    const fitters = {
      ...skates,
      services: [withOptions('fit', 'Skate Fitting', { Adult: 40, Kids: 25 })],
    };
    expect(answerTo('how much for a skate fitting', 'en', fitters)).toContain('$40');
  });
});

describe('a thing that no word of the shop’s names', () => {
  const say = (...lines: string[]) => {
    const call = callTo(skates);
    return lines.map((line) => call.say(line)).at(-1) ?? '';
  };

  it('has not the price of what was talked of before', () => {
    expect(say('how much is blade sharpening', 'how much is a parachute')).not.toContain('$12');
  });

  it('is not met with an answer that was given before', () => {
    const said = say('how much is blade sharpening', 'and how much is parachute folding');
    expect(said).not.toContain('$12');
  });
});
