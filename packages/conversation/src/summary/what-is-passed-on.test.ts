import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge, Service } from '../knowledge/business.ts';
import { priced } from '../testing/business-parts.ts';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { garage, movers } from '../testing/more-trades.ts';
import { tintShop } from '../testing/tint-shop.ts';

/** What the owner is texted of a call with these lines, as a recogniser wrote them down. */
function smsOf(knowledge: BusinessKnowledge, ...lines: string[]): string {
  const call = callTo(knowledge, '+16135550144');
  for (const line of lines) call.say(line);
  return call.sms();
}

describe('why somebody calls', () => {
  const backedUp = [
    'hi um my kitchen sink is backed up and it smells',
    'can someone come thursday',
    'Dana Holt',
    'no sorry that is my old number it is 613 555 0172',
    'oh for petes sake',
    'make sure they bring the long snake the cleanout is behind the furnace bye',
  ];

  it('is told in the order it was said, and what is to be done with it', () => {
    expect(smsOf(plumber, ...backedUp)).toContain(
      'My kitchen sink is backed up and it smells. Make sure they bring the long snake the cleanout is behind the furnace ·',
    );
  });

  it('has no exclamation, no number that was put right and no goodbye', () => {
    expect(smsOf(plumber, ...backedUp)).not.toMatch(/petes|old number|bye/i);
  });

  it('is one sentence where it was heard as several acts', () => {
    const sms = smsOf(
      plumber,
      'your guy was here on monday and fixed the toilet and like the tank has already cracked right through and i have company this weekend',
      'Dana Holt',
      'yes',
    );
    expect(sms).toMatch(
      /on Monday and fixed the toilet and like the tank has already cracked right through and I have company/,
    );
  });

  it('does not take what somebody does for a question', () => {
    const sms = smsOf(
      plumber,
      'i want somebody to come in and do a good cleaning of the drains my mother just had surgery',
      'Dana Holt',
    );
    expect(sms).toContain('do a good cleaning of the drains my mother just had surgery');
  });
});

describe('what is bound to a time', () => {
  it('is told with why', () => {
    const sms = smsOf(
      barber,
      'can i get a skin fade friday but it has to be before two cause I work nights',
      'Owen Marsh',
    );
    expect(sms).toContain('It has to be before two cause I work nights');
  });

  it('is told in French, with how to get in', () => {
    const sms = smsOf(
      garage,
      'allô euh mon auto fait un bruit quand je freine',
      'jeudi mais pas le matin je travaille de nuit',
      'Luc Roy',
      'oui',
      'sonnez en arrière la porte d’en avant est barrée',
      'merci bye',
    );
    expect(sms).toContain('pas le matin je travaille de nuit');
    expect(sms).toContain('Sonnez en arrière');
  });
});

describe('whom they would rather have', () => {
  it('is passed on in their words', () => {
    const sms = smsOf(
      barber,
      'i want a skin fade friday',
      'Owen Marsh',
      'yes',
      'oh and could Marco do it not Luis last time he nicked my ear',
      'thanks bye',
    );
    expect(sms).toContain('Could Marco do it not Luis last time he nicked my ear');
  });
});

describe('who is to be reached, and how', () => {
  it('is texted who asks for that, and promised no call', () => {
    const sms = smsOf(
      barber,
      'can somebody get back to me about a wedding party',
      'Owen Marsh',
      'yes but just text me i can not pick up at work',
      'bye',
    );
    expect(sms).toContain('text rather than call');
    expect(sms).toContain('PROMISED text back');
    expect(sms).not.toMatch(/call back/);
  });

  it('is the one under whose name it is put', () => {
    const sms = smsOf(
      movers,
      'i need two movers saturday',
      'Pat Quill',
      'put it under my sister Nadia Osei she is at 613 555 0190',
      'yes',
    );
    expect(sms).toMatch(/CALL INSTEAD: Nadia Osei[^·]*613-555-0190/);
  });
});

describe('the price', () => {
  const tub: Service = priced('tub', 'Tub Refinishing', '400', 'Colour 60 dollars more.');
  const refinisher: BusinessKnowledge = { ...plumber, services: [tub] };
  const asked = ['how much for tub refinishing', 'what is it with colour'];

  it('has an extra by the owner’s name for it', () => {
    const sms = smsOf(refinisher, ...asked, 'okay thanks bye');
    expect(sms).toContain('$460 for Tub Refinishing, incl. colour $60');
  });

  it('has no extra that was turned down', () => {
    const sms = smsOf(
      refinisher,
      ...asked,
      'okay no let us just stick with the plain one can you come friday',
      'Dana Holt',
    );
    expect(sms).toContain('quoted $400');
    expect(sms).not.toContain('460');
  });
});

describe('what was asked', () => {
  it('is open where we said that we cannot tell, though we said it in the words that were asked', () => {
    const call = callTo(tintShop, '+16135550144');
    call.say('how much is a full tint');
    expect(call.say('does that include the windshield')).toContain(
      "can't tell you what's included",
    );
    expect(call.sms()).toContain('ASKED "Does that include the windshield"');
  });

  it('is not open where it was answered when asked again in other words', () => {
    const knowledge: BusinessKnowledge = {
      ...barber,
      commonQuestions: [
        ...barber.commonQuestions,
        {
          id: 'patch',
          question: 'Do you do patch tests?',
          answer: 'explain',
          explanation: 'Yes, a free one the day before.',
        },
      ],
    };
    const sms = smsOf(
      knowledge,
      'does my kid need some sort of test for the dye stuff because of his eczema',
      'i mean do you do patch tests',
      'okay thanks bye',
    );
    expect(sms).not.toMatch(/ASKED/);
  });
});

it('a visit that is wanted today is urgent where the owner’s answer on emergencies was told', () => {
  const knowledge: BusinessKnowledge = {
    ...movers,
    commonQuestions: [
      {
        id: 'emergency',
        question: 'Do you do emergency moves?',
        answer: 'explain',
        explanation: 'Yes, if you have to be out the same day.',
      },
    ],
  };
  const lines = ['do you do emergency moves', 'okay i need two movers this afternoon', 'Pat Quill'];
  expect(smsOf(knowledge, ...lines)).toMatch(/^URGENT/);
  expect(smsOf(knowledge, ...lines.with(1, 'okay i need two movers next friday'))).not.toMatch(
    /URGENT/,
  );
});

it('a complaint that wants somebody to come books nothing', () => {
  const sms = smsOf(
    garage,
    'vous avez changé mes pneus hier pis y en a un qui perd de l’air je suis pas content',
    'Luc Roy',
    'est-ce que je peux passer demain matin',
    'merci bye',
  );
  expect(sms).toMatch(/plainte/);
  expect(sms).not.toMatch(/veut réserver/);
});
