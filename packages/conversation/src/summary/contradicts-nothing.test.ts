import { describe, expect, it } from 'vitest';
import { note } from '../testing/business-parts.ts';
import { agrees, booksUpright, type Exchange, held, pianos, smsOf } from '../testing/led-calls.ts';
import { receptionistOf } from '../testing/receptionist-of.ts';
import { ownersCommitments } from './owners-promises.ts';

const receptionist = receptionistOf(pianos, { languageModel: true });

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

describe('what is promised of several matters', () => {
  it('is news of a job and the visit that is to be confirmed', () => {
    const outcome = held(pianos, [
      [
        'You took my action away last Tuesday, is it ready? Fenna Roorda',
        '{"a":[["ask.status"],["give",{"name":"Fenna Roorda"}]],"q":"phone"}',
        "I can't see from here whether it is ready, but I'll pass the question on. Is this the best number for you?",
      ],
      [
        'Yes, and tune my upright on Thursday morning',
        '{"a":[["affirm"],["want.book","s1.o1",{"when":"thursday morning"}]]}',
        "I've noted Thursday morning, and somebody will confirm it. Is there anything else?",
      ],
    ]);
    expect(smsOf(pianos, outcome)).toMatch(/confirm the booking and call with an update/);
  });

  it('is a call at once where trouble was only passed on with the visit for it', () => {
    const outcome = held(pianos, [
      [
        'Water is dripping into my grand right now! Can somebody come and see to it tonight, Ludo Prins',
        '{"a":[["alarm.urgent"],["want.book","s1.o2",{"when":"tonight"}],["give",{"name":"Ludo Prins"}]],"q":"phone"}',
        'I am passing this on as urgent, with the visit for tonight, to be confirmed. Is this the best number for you?',
      ],
      ['Yes', '{"a":[["affirm"]]}', 'Thank you, Ludo, it is passed on as urgent.'],
    ]);
    expect(smsOf(pianos, outcome)).toMatch(/NEXT: call them now/);
  });

  it('names no bound of the owner’s as a price of what is complained of', () => {
    const outcome = held(
      {
        ...pianos,
        operationalNotes: [note('bench', 'Loan bench', 'A loan bench is free over $800.')],
      },
      [
        [
          'You broke my bench last week, and I want one to use. What does that cost me? Ludo Prins',
          '{"a":[["complain"],["give",{"name":"Ludo Prins"}],["ask.fact","n1"]]}',
          "I'm sorry to hear that. A loan bench is free over {$800}. I'll pass on that the bench broke.",
        ],
      ],
    );
    expect(smsOf(pianos, outcome)).not.toContain('$800');
  });
});
