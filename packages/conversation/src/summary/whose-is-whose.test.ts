import { describe, expect, it } from 'vitest';
import { type Exchange, held, pianos, smsOf } from '../testing/led-calls.ts';

const ends: Exchange = [
  'that is right',
  '{"a":[["affirm"]],"q":"anythingElse"}',
  "I'll pass that on, and somebody will confirm it. Is there anything else?",
];

describe('somebody else than the caller', () => {
  it('whose number was told stands as a contact, and the caller stays the one to call', () => {
    const sms = smsOf(
      pianos,
      held(pianos, [
        [
          "my mother's upright needs tuning, her name is Agnes Doyle and her number there is 613 555 0122, she lets you in",
          '{"a":[["want.book","s1.o1"],["give",{"person":"Agnes Doyle, my mother","phone":"6135550122"}]],"q":"name"}',
          'And your own name, please?',
        ],
        [
          "I'm Rory Doyle, just call me on this number to confirm",
          '{"a":[["give",{"name":"Rory Doyle","phone":"same"}]],"q":"detailsRight"}',
          'Somebody confirms it with you at {phone}. Is that right?',
        ],
        ends,
      ]),
    );
    expect(sms).toMatch(/^Rory Doyle · 613-555-0144 · /);
    expect(sms).toContain('other contact: Agnes Doyle (mother), 613-555-0122');
  });

  it.each([
    [
      "I'm Maya Kerr, I rent here, the landlord is Bob Stone, he pays, his number's 613 555 0133",
      '{"a":[["want.book","s1.o1"],["give",{"name":"Maya Kerr"}],["give",{"person":"Bob Stone, landlord","phone":"6135550133"}]],"q":"phone"}',
      'other contact: Bob Stone (landlord), 613-555-0133',
    ],
    [
      "I'm Maya Kerr, an upright for my aunt Vera, call her about the day, 613 555 0133",
      '{"a":[["want.book","s1.o1"],["give",{"name":"Maya Kerr"}],["give",{"person":"Vera, my aunt","phone":"6135550133"}]],"q":"phone"}',
      'call Vera (aunt), 613-555-0133',
    ],
  ])('is to be called where the caller asks for it: %s', (caller, acts, told) => {
    const sms = smsOf(
      pianos,
      held(pianos, [[caller, acts, 'Is this the best number for you?'], ends]),
    );
    expect(sms).toContain(told);
    expect(sms).toMatch(/^Maya Kerr · 613-555-0144/);
  });
});

describe('a complaint', () => {
  const complains: Exchange = [
    'You tuned my grand last week and it buzzes, this is Gus Pell',
    '{"a":[["complain","s1.o2",{"existing":"last week"}],["give",{"name":"Gus Pell"}]],"q":"phone"}',
    "I'm sorry about that, Gus. Is this the best number?",
  ];

  it('keeps what it is about, whatever is asked and wanted after it', () => {
    const sms = smsOf(
      pianos,
      held(pianos, [
        complains,
        ['yes. how late are you open', '{"a":[["affirm"],["ask.hours"]]}', "We're open weekdays."],
        [
          'and I am cross about it. But a case polish friday at ten, what is that?',
          '{"a":[["complain","s4"],["ask.price","s4"],["want.book","s4",{"when":"friday at ten"}]]}',
          'A polish is {$210}. I will note Friday at ten.',
        ],
        ends,
      ]),
    );
    expect(sms).toMatch(/complaint \(Piano Tuning \(Grand\)\), wants to book Case Polish/);
  });

  it('is told with what it is of where nothing else is wanted', () => {
    expect(smsOf(pianos, held(pianos, [complains, ends]))).toContain(
      'complaint (Piano Tuning (Grand))',
    );
  });
});
