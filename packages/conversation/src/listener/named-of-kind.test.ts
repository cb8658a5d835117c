import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, yes } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop: BusinessKnowledge = {
  ...plumber,
  commonQuestions: [
    yes('licensed', 'Are you licensed and insured?'),
    explained('cards', 'Do you take credit cards?', 'Yes, we do.'),
    yes('billing', 'Do you bill insurance directly?'),
  ],
};
const inFrench: BusinessKnowledge = {
  ...plumber,
  commonQuestions: [yes('licences', 'Êtes-vous licenciés et assurés?')],
};

describe('what an owner names only by its kind', () => {
  it.each([
    'are you licensed',
    'are you guys licensed and insured',
    'do you have insurance',
    'are your plumbers fully insured',
  ])('is answered: %s', (asked) => {
    expect(callTo(shop).say(asked)).toMatch(/^Yes, we're licensed and insured/);
  });

  it.each(['êtes-vous licenciés', 'êtes-vous assurés'])('is answered in French: %s', (asked) => {
    expect(callTo(inFrench).say(asked)).toMatch(/^Oui, nous sommes licenciés et assurés/);
  });

  it.each([
    'are you bonded',
    'do you have ESA certification',
    'are you ESA certified',
    'are you BBB accredited',
    'are you a member of the better business bureau',
    'do you have WSIB coverage',
    'are you covered by workers comp',
    'are you red seal',
    'are you red seal certified',
    'what is your license number',
    'are you insured with Intact',
    'do you have liability insurance',
    'do you take amex',
    'do you bill Sun Life directly',
  ])('tells nothing of what is named of it, which is passed on: %s', (asked) => {
    const said = callTo(shop).say(asked);
    expect(said).toMatch(/pass your question on to the team/);
    expect(said).not.toMatch(/yes|licensed|insured/i);
  });

  it.each([
    'êtes-vous membres de la CMMTQ',
    'avez-vous une licence RBQ',
    'quel est votre numéro de licence',
    'êtes-vous cautionnés',
    'êtes-vous couverts par la CNESST',
    'avez-vous le sceau rouge',
  ])('tells nothing of it in French either: %s', (asked) => {
    const said = callTo(inFrench).say(asked);
    expect(said).toMatch(/transmets votre question à l'équipe/);
    expect(said).not.toMatch(/oui|licenciés|assurés/i);
  });

  it('is answered beside what is named, and that is passed on', () => {
    const said = callTo(shop).say('are you licensed and bonded');
    expect(said).toMatch(/licensed and insured.*pass on/s);
  });
});

describe('what an owner names', () => {
  it.each([
    ['Are you bonded?', 'are you bonded', /Yes, we're bonded/],
    ['Are your electricians ESA certified?', 'are you ESA certified', /ESA/],
    ['Are you covered by WSIB?', 'are you covered by WSIB', /Yes, we're covered by WSIB/],
  ])('is answered: %s', (question, asked, told) => {
    const named = { ...shop, commonQuestions: [...shop.commonQuestions, yes('named', question)] };
    expect(callTo(named).say(asked)).toMatch(told);
  });

  it('leaves whoever looks for work to what they want', () => {
    expect(callTo(shop).say("I'm red seal certified, are you hiring")).toMatch(/interest|name/);
  });
});
