import { describe, expect, it } from 'vitest';
import { prepareReceptionist } from '../receptionist.ts';
import { agrees, booksUpright, type Exchange, held, pianos, smsOf } from '../testing/led-calls.ts';
import { ownersCommitments } from './owners-promises.ts';

const receptionist = prepareReceptionist({
  agentId: 'agent',
  knowledge: pianos,
  firstMessage: null,
  transferNumber: null,
  languageModel: true,
});

describe('who wants no call', () => {
  const byEmail: Exchange[] = [
    [
      'Could I get a price for restringing my harpsichord? And answer by email please, I teach all day',
      '{"a":[["want.callback","?restringing a harpsichord",{"by":"email"}]]}',
      "I'll note that you'd like the answer by email. What is the address, please?",
    ],
    [
      'It is thora@example.com, and the name is Thora Lindqvist',
      '{"a":[["give",{"email":"thora@example.com","name":"Thora Lindqvist"}]],"q":"detailsRight"}',
      "So that's a price for restringing a harpsichord, answered by email to {email}. I'll pass that on. Is that right?",
    ],
    ['Yes, thanks', '{"a":[["affirm"]]}', 'Thank you, Thora, it is passed on. Goodbye.'],
  ];

  it('is promised an e-mail, wherever an owner reads of it', () => {
    const outcome = held(pianos, byEmail);
    const sms = smsOf(pianos, outcome);
    expect(sms).toMatch(/answer by e-mail/i);
    expect(sms).toContain('thora@example.com');
    expect(`${sms} ${outcome.lead?.reason}`).not.toMatch(/call (?:them )?back|call now/i);
    const owed = ownersCommitments(receptionist, outcome).map(({ text }) => text);
    expect(owed.join()).toMatch(/e-mail/);
    expect(owed.join()).not.toMatch(/call/i);
  });

  it('is called after all where they say so', () => {
    const [first, second] = byEmail;
    const outcome = held(pianos, [
      ...(first && second ? [first, second] : []),
      [
        'Actually just ring me, that is quicker',
        '{"a":[["correct",{"by":"call"}],["want.callback"]]}',
        "I'll pass on that somebody should call you instead.",
      ],
    ]);
    expect(smsOf(pianos, outcome)).toMatch(/call back/);
    expect(smsOf(pianos, outcome)).not.toMatch(/by e-mail|do not call/);
  });

  it('is texted where a text was promised, beside a visit too', () => {
    const outcome = held(pianos, [
      booksUpright,
      [
        'Yes, but text me rather than call, I am in rehearsals',
        '{"a":[["affirm"],["give",{"by":"text"}]],"q":"anythingElse"}',
        "I've noted to text you rather than call. I'll pass that on, and somebody will confirm the day with you. Is there anything else?",
      ],
    ]);
    const sms = smsOf(pianos, outcome);
    expect(sms).toMatch(/text/);
    expect(sms).not.toMatch(/call back/);
  });

  it('is none who only asks for something to be sent to them', () => {
    const outcome = held(pianos, [
      booksUpright,
      agrees,
      [
        'And could somebody ring me about a recital? My email is odile@example.com by the way',
        '{"a":[["want.callback"],["give",{"email":"odile@example.com"}]]}',
        "I'll pass on that somebody should call you about the recital.",
      ],
    ]);
    expect(smsOf(pianos, outcome)).toMatch(/call back/);
  });
});
