import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { note } from '../testing/business-parts.ts';
import { agrees, booksUpright, type Exchange, held, pianos, smsOf } from '../testing/led-calls.ts';
import { modelCall } from '../testing/model-call.ts';

const workshop: BusinessKnowledge = {
  ...pianos,
  operationalNotes: [note('people', 'People', 'Odegaard does the grands and the pitch raises.')],
};

const callsUncle: Exchange = [
  "I'm Odile Marsh, tune my uncle Cyprian's upright on Friday and ring him, 613 555 0188",
  '{"a":[["want.book","s1.o1",{"when":"friday"}],["give",{"name":"Odile Marsh"}],["give",{"person":"uncle Cyprian","phone":"613 555 0188","instead":true}]],"q":"anythingElse"}',
  "I'll pass that on, and somebody will call Cyprian. Is there anything else?",
];

const reasonOf = (...exchanges: Exchange[]) => held(workshop, exchanges).lead?.reason ?? '';

describe('who is to be called', () => {
  it('is the one who was named last', () => {
    const reason = reasonOf(callsUncle, [
      'no wait, he is at sea, call my sister Wenna on 613 555 0133',
      '{"a":[["correct",{"person":"sister Wenna","phone":"613 555 0133","instead":true}]]}',
      'Wenna it is.',
    ]);
    expect(reason).toContain('to call instead: Wenna (sister), 613-555-0133');
    expect(reason).not.toContain('Cyprian (uncle), 613');
  });

  it.each([
    ['oh just call me, he never picks up', '{"a":[["affirm"]]}'],
    ['call me after all, on this number', '{"a":[["correct",{"phone":"same"}]]}'],
    ['he is at work till late so ring me instead', '{"a":[["give",{"phone":"same"}]]}'],
    ['no, not him', '{"a":[["correct",{"person":"Cyprian","instead":false}]]}'],
  ])('is the caller again where they say so: %s', (said, acts) => {
    expect(reasonOf(callsUncle, [said, acts, 'All right.'])).not.toContain('to call');
  });

  it('stays the other where the caller is to be called as well, or tells their own number', () => {
    for (const [said, acts] of [
      ['and call me too', '{"a":[["give",{"phone":"same"}]]}'],
      ['yes this one is mine', '{"a":[["affirm"],["give",{"phone":"same"}]]}'],
    ] as const)
      expect(reasonOf(callsUncle, [said, acts, 'All right.'])).toContain(
        'to call instead: Cyprian',
      );
  });

  it('is nobody of the shop’s: who is asked for by a name the owner wrote is asked for', () => {
    const reason = reasonOf([
      'can Odegaard ring me back about a pitch raise, Odile Marsh',
      '{"a":[["want.callback","s2",{"person":"Odegaard"}],["give",{"name":"Odile Marsh"}]]}',
      'I will pass it on.',
    ]);
    expect(reason).not.toContain('on behalf of');
    expect(reason).toContain('for Odegaard');
  });
});

describe('a number the model says', () => {
  const numberIn = (sentence: string) => {
    const call = modelCall(workshop, '+16135550144');
    call.say(callsUncle[0]);
    call.reply(`${callsUncle[1]}\n${callsUncle[2]}`);
    call.say('all right');
    return call.reply(`{"a":[["ack"]],"q":"phone"}\n${sentence}`).replace(/\D/g, '');
  };

  it.each(['Is {phone} a good number for you?', "We'll reach you at {phone}, is that right?"])(
    'to the caller as theirs is the caller’s own: %s',
    (sentence) => expect(numberIn(sentence)).toContain('6135550144'),
  );

  it.each(["They'll call your uncle at {phone}.", "So we'll call {phone} about it."])(
    'of who is called instead is theirs: %s',
    (sentence) => expect(numberIn(sentence)).toContain('6135550188'),
  );
});

describe('a caller who was cut off', () => {
  it('returns no call of ours', () => {
    const outcome = held(workshop, [
      [
        'we got cut off, Odile Marsh again, I wanted the upright tuned on Friday',
        '{"a":[["return.call"],["give",{"name":"Odile Marsh"}],["want.book","s1.o1",{"when":"friday"}]]}',
        'Hi again, Odile.',
      ],
    ]);
    expect(outcome.lead?.reason).toMatch(/^book Piano Tuning/);
    expect(outcome.lead?.reason).not.toContain('returning');
  });
});

describe('a caller who asks whether what they wish for is sure', () => {
  it('asks of no job under way', () => {
    const sms = smsOf(
      workshop,
      held(workshop, [
        booksUpright,
        agrees,
        ['is ten for sure', '{"a":[["ask.status"]]}', 'Not until somebody confirms it.'],
      ]),
    );
    expect(sms).not.toContain('job');
  });

  it('asks of one that is under way already', () => {
    const reason = reasonOf([
      'is my piano ready yet',
      '{"a":[["ask.status"]]}',
      'I cannot see that, somebody will tell you.',
    ]);
    expect(reason).toContain('update on a job');
  });
});
