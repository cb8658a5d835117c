import { describe, expect, it } from 'vitest';
import { barber, plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { garage } from '../testing/more-trades.ts';

/** What the owner is texted of a call that a recogniser wrote down without marks. */
function smsOf(knowledge: typeof barber, ...lines: string[]): string {
  const call = callTo(knowledge, '+16135550144');
  for (const line of lines) call.say(line);
  return call.sms();
}

describe('a call that was written down without marks', () => {
  it('is told without the day that was corrected, nor what led to it', () => {
    const sms = smsOf(
      barber,
      'hi um i want to book a skin fade for my son on thursday at two',
      'Colin Marsh',
      'oh no hold on thursday is no good make it friday at three instead',
      'yes this number is fine',
      'bye',
    );
    expect(sms).toMatch(/Fri Mar 13, 3 PM/);
    expect(sms).not.toMatch(/thursday|hold on|i want to book/i);
  });

  it('is told without the corrected day in French', () => {
    const sms = smsOf(
      garage,
      'je voudrais faire changer les freins avant jeudi à deux heures',
      'Sylvie Gagnon',
      'ah non attendez jeudi je peux pas mettez vendredi à dix heures',
      'oui le numéro est bon',
    );
    expect(sms).toMatch(/ven\. 13 mars, 10 h/);
    expect(sms).not.toMatch(/jeudi|attendez/i);
  });

  it.each([
    ['i want it redone and i am not paying for another visit', /not paying for another visit/],
    ['oh and the code for the gate is 4417', /code for the gate is 4417/],
  ])('keeps what was said last: %s', (last, told) => {
    const sms = smsOf(
      plumber,
      'your guy fixed our toilet two weeks ago and now it leaks all over the floor',
      'Pete Lindqvist',
      'yes',
      last,
      'bye',
    );
    expect(sms).toMatch(/complaint/);
    expect(sms).toMatch(told);
  });

  it('has every question that was promised to be passed on, as spoken French asks it', () => {
    const sms = smsOf(
      garage,
      'nettoyez-vous les tapis de cuir',
      "c'est-tu correct si je laisse mon chien dans la salle",
      'oui faites-moi rappeler Sophie Nadon',
      'oui merci bye',
    );
    expect(sms).toContain('SANS RÉPONSE');
    expect(sms).toMatch(/tapis de cuir/);
    expect(sms).toMatch(/mon chien/);
  });

  it('keeps whom they want sent, and where to', () => {
    const sms = smsOf(
      garage,
      'je suis pris sur le bord de la route mon pneu est fini',
      'envoyez-moi quelqu’un je suis pas loin de la sortie cent c’est une mazda trois grise',
      'oui tout de suite c’est Stéphane Lavoie',
    );
    expect(sms).toMatch(/sortie cent/);
    expect(sms).toMatch(/mazda trois grise/);
  });

  it('has no number that the caller refused', () => {
    const sms = smsOf(
      barber,
      'i would like a skin fade saturday morning',
      'Hugo Lemire',
      'no use my cell it is 416 555 0162',
      'yes',
    );
    expect(sms).toContain('416-555-0162');
    expect(sms).not.toContain('613-555-0144');
  });
});

describe('a message that is dictated in the next breath', () => {
  it.each([
    [
      barber,
      [
        'hey it is Gary i have a message for the owner',
        'the clippers will not be here till friday',
      ],
      /clippers will not be here till Friday/,
    ],
    [
      garage,
      ["salut c'est Réal j'ai un message pour le patron", 'les pneus rentrent pas avant vendredi'],
      /pneus rentrent pas avant vendredi/,
    ],
  ])('keeps its day, which is no wish to come', (shop, lines, told) => {
    const sms = smsOf(shop, ...lines, 'no just tell him that, bye');
    expect(sms).toMatch(told);
    expect(sms).not.toMatch(/ · (?:for|pour) (?:Fri|ven)/);
  });
});

describe('what an owner reads of words that were taken down without marks', () => {
  it('is written as it is, without what only opened it', () => {
    const sms = smsOf(
      plumber,
      'hm okay so its Walter im calling cause the tap in my kitchen wont stop and theres water under the sink',
      'can somebody come thursday at nine',
      'yes',
      'bye',
    );
    expect(sms).toMatch(/won't stop and there's water under the sink/);
    expect(sms).not.toMatch(/\b(?:wont|theres|hm|okay so)\b| i /i);
  });

  it('has no word of the sentence in a name', () => {
    const sms = smsOf(
      barber,
      'its Marlon im running late for my ten oclock fade theres an accident on the bridge',
      'yes',
    );
    expect(sms).not.toMatch(/Marlon Im/i);
  });

  it('tells no number that was put right, no farewell and nothing that was cut off', () => {
    const sms = smsOf(
      barber,
      'id like a skin fade friday at two',
      'Odell Price six one three five five five oh one four two',
      'no sorry four six at the end i always mix it up',
      'great sorry to bother you have a good one',
    );
    expect(sms).not.toMatch(/at the end|mix it up|bother|good one/i);
  });

  it('tells topics in words that hold together', () => {
    const shop = {
      ...barber,
      commonQuestions: [
        { id: 'q1', question: 'Do you shave heads?', answer: 'yes' as const, explanation: '' },
        {
          id: 'q2',
          question: 'How can I pay?',
          answer: 'explain' as const,
          explanation: 'Cash or card.',
        },
      ],
    };
    expect(smsOf(shop, 'do you shave heads', 'okay thanks')).toContain(
      'asked whether you shave heads',
    );
    expect(smsOf(shop, 'how can i pay', 'okay thanks')).toContain('asked about "How can I pay?"');
  });
});
