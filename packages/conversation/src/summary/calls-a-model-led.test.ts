import { describe, expect, it } from 'vitest';
import { note } from '../testing/business-parts.ts';
import {
  agrees,
  booksUpright,
  type Exchange,
  frames,
  held,
  pianos,
  smsOf,
} from '../testing/led-calls.ts';

describe('prices of a call', () => {
  it('are those of what is still wanted: what was dropped from a sum takes the sum along', () => {
    const outcome = held(pianos, [
      [
        'What would an upright tuning and polishing the case come to?',
        '{"a":[["ask.total","s1.o1,s4"]]}',
        'An upright is {$140} and the polish {$210}, so {$140+$210} for both.',
      ],
      booksUpright,
      [
        'And skip the case polish, just the tuning',
        '{"a":[["correct",{"drop":"s4"}]]}',
        'Just the tuning then, that is {$140}.',
      ],
      agrees,
    ]);
    expect(smsOf(pianos, outcome)).toMatch(/quoted \$140/);
    expect(smsOf(pianos, outcome)).not.toMatch(/\$350|Polish/);
  });

  it('name all that is in a sum', () => {
    const outcome = held(pianos, [
      [
        'A grand tuned, out in Lanark, all in?',
        '{"a":[["ask.total","s1.o2"]]}',
        'A grand is {$180}, and outside Perth the visit adds {$30}, so {$180+$30} in all.',
      ],
    ]);
    expect(smsOf(pianos, outcome)).toContain(
      'quoted $210 for Piano Tuning (Grand), incl. travel $30',
    );
  });

  it('say what was taken off, and never call the rest the price', () => {
    const outcome = held(pianos, [
      [
        'A grand and a humidity system, what do I pay that day less the deposit?',
        '{"a":[["ask.total","s1.o2,s3"]]}',
        'With the deposit taken off, {$180+$310-$50} is left.',
      ],
    ]);
    expect(smsOf(pianos, outcome)).toContain(
      'quoted $440 for Piano Tuning (Grand) + Humidity System (after $50 off)',
    );
  });

  it('are with a share of them what was told, and take nothing for the share', () => {
    const shop = {
      ...frames,
      operationalNotes: [
        note('aines', 'Aînés', '10 % de rabais sur tout pour les 65 ans et plus.'),
        note('taxe', 'Taxes', 'Taxes de 15 % en plus des prix.'),
      ],
    };
    const less = held(shop, [
      [
        "je voudrais le grand cadre et le verre antireflet, j'ai 70 ans, ça ferait combien en tout?",
        '{"a":[["ask.total","s1.o2,s2"],["want.book","s1.o2,s2"]]}',
        'Avec le rabais de {10%}, les deux reviennent à {$150+$45-($150+$45)*10%} en tout.',
      ],
    ]);
    expect(smsOf(shop, less)).toMatch(/175,50 \$ pour .* \(après déduction de 10/);
    const more = held(shop, [
      [
        'je réserve le grand cadre, combien avec les taxes?',
        '{"a":[["ask.total","s1.o2"],["want.book","s1.o2"]]}',
        'Le grand cadre avec les taxes revient à {$150+$150*15%}.',
      ],
    ]);
    expect(smsOf(shop, more)).toMatch(/172,50 \$ pour .*dont taxes 22,50 \$/);
  });

  it('are both told where one or the other was', () => {
    const outcome = held(pianos, [
      booksUpright,
      [
        'what does it come to out in Lanark, and in the evening?',
        '{"a":[["ask.total","s1.o1"]]}',
        'Out there it comes to {$140+$30+$50} in the evening, or {$140+$30} in the daytime.',
      ],
      agrees,
    ]);
    expect(smsOf(pianos, outcome)).toMatch(/\$220 .*\$170 /);
  });

  it('are no differences', () => {
    const outcome = held(pianos, [
      [
        'How much more is a grand than an upright?',
        '{"a":[["ask.compare","s1"]]}',
        'A grand is {$180}, so {$180-$140} more than an upright.',
      ],
    ]);
    expect(smsOf(pianos, outcome)).not.toMatch(/quoted \$40/);
  });
});

describe('promises', () => {
  it('are no more than that a wish is passed on, where nobody said that it is confirmed', () => {
    const call = (closing: string) =>
      held(pianos, [booksUpright, ['Yes it is', '{"a":[["affirm"]],"q":"anythingElse"}', closing]]);
    const passedOn = call("I'll pass that on. Is there anything else?");
    expect(smsOf(pianos, passedOn)).toContain('PROMISED pass on the booking request');
    expect(passedOn.commitments.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Answer the booking request of Odile Marsh/),
    ]);
    const confirmed = call("I'll pass that on, and somebody will confirm the day.");
    expect(smsOf(pianos, confirmed)).toContain('PROMISED confirm the booking');
  });

  it('of a call at an hour of any day name no day', () => {
    const call = (said: string, when: string) =>
      held(pianos, [
        booksUpright,
        [
          said,
          `{"a":[["affirm"],["want.callback",{"when":"${when}"}]],"q":"anythingElse"}`,
          "I've noted to call you {time:call}. Is there anything else?",
        ],
      ]);
    for (const [said, when] of [
      ['Yes, and have them call me after five', 'after five'],
      ['Yes, I like to be called in the evenings', 'in the evenings'],
    ] as const) {
      const outcome = call(said, when);
      expect(outcome.commitments.map(({ dueAt }) => dueAt)).not.toContainEqual(expect.any(Number));
      expect(smsOf(pianos, outcome)).toMatch(new RegExp(`call back.* ${when}`));
    }
  });

  it('tell who was to call about what, beside a visit', () => {
    const outcome = held(pianos, [
      booksUpright,
      [
        'And get Desmond to ring me about the cracked soundboard on the other one',
        '{"a":[["want.callback",{"person":"Desmond"}]]}',
        "I'll pass on that Desmond should call you about the cracked soundboard.",
      ],
      agrees,
    ]);
    const sms = smsOf(pianos, outcome);
    expect(sms).toMatch(
      /PROMISED confirm the booking and call back \(Desmond\), about the cracked/,
    );
    expect(outcome.commitments.map(({ text }) => text).join()).toContain('cracked soundboard');
  });

  it('are one where one call keeps them, with the hours that were told and no other', () => {
    const outcome = held(pianos, [
      [
        'You tuned my upright two weeks ago and three keys stick since, somebody call me, never before four',
        '{"a":[["complain"],["want.callback",{"when":"after four"}]],"q":"name"}',
        "I'm sorry to hear that. What is your name, please?",
      ],
      [
        "It's Bram Okoye, and I teach Thursday mornings so not then",
        '{"a":[["give",{"name":"Bram Okoye"}]],"q":"anythingElse"}',
        'Thank you, Bram. I will ask that somebody calls you after four, not on Thursday morning, about the sticking keys.',
      ],
    ]);
    expect(outcome.commitments).toHaveLength(1);
    const sms = smsOf(pianos, outcome);
    expect(sms).toMatch(
      /PROMISED call back about the complaint.*, after four, not on Thursday morning, about the sticking keys/,
    );
    expect(sms).not.toMatch(/\bby (?:Tue|Wed)|call back and|and call back/);
  });

  it('are told without the talk around them', () => {
    const call = (promised: string) =>
      smsOf(
        pianos,
        held(pianos, [
          [
            'You tuned my upright and it buzzes now, this is Ines Varga',
            '{"a":[["complain"],["give",{"name":"Ines Varga"}]],"q":"phone"}',
            promised,
          ],
        ]),
      );
    for (const promised of [
      "I'm sorry. Somebody will call you about it.",
      'Somebody will call you, Ines, and not your dad, about the buzz.',
    ]) {
      const sms = call(promised);
      expect(sms).toMatch(/PROMISED call back about the complaint/);
      expect(sms).not.toMatch(/about it|your dad|Ines,/);
    }
  });

  it('are of one visit what was asked last', () => {
    const outcome = held(pianos, [
      [
        "I'm down for a tuning Friday at ten and I may have to cancel, it's Odile Marsh",
        '{"a":[["want.cancel","s1.o1",{"existing":"friday at ten"}],["give",{"name":"Odile Marsh"}]],"q":"cancelRight"}',
        'Sorry to hear that, Odile. Shall I pass on that you cancel?',
      ],
      [
        'no let us just move it to monday at noon',
        '{"a":[["want.move","s1.o1",{"existing":"friday at ten","when":"monday at noon"}]],"q":"detailsRight"}',
        "I'll pass on that you would like Monday at noon instead, and somebody will confirm it. Is {phone} the best number?",
      ],
      agrees,
    ]);
    const sms = smsOf(pianos, outcome);
    expect(sms).toMatch(/PROMISED confirm the new time/);
    expect(sms).not.toMatch(/cancel the/);
  });

  it('are none to call back where a caller only thinks it over', () => {
    const outcome = held(
      pianos,
      [
        [
          "I'm just calling around, what's a humidity system?",
          '{"a":[["ask.price","s3"]]}',
          'A humidity system is {$310}. Would you like to set up a time?',
        ],
        [
          "Don't book me in, I have to talk to my sister first",
          '{"a":[["want.cancel"],["defer"]]}',
          'Of course, take your time.',
        ],
      ],
      'only comparing prices of a humidity system, talks to her sister first',
    );
    const sms = smsOf(pianos, outcome);
    expect(sms).toContain('only comparing prices of a humidity system');
    expect(sms).toContain('thinks it over');
    expect(sms).not.toMatch(/cancel|PROMISED|NEXT|Travel/i);
  });

  it('make a call urgent where it was promised to be passed on so', () => {
    const outcome = held(pianos, [
      [
        'A string snapped and the recital is tonight, can anyone come? Ines Tam',
        '{"a":[["describe"],["want.callback"],["give",{"name":"Ines Tam"}]]}',
        "I can't see the book from here, but I'm passing that on as pressing.",
      ],
    ]);
    expect(smsOf(pianos, outcome)).toMatch(/^URGENT/);
  });
});

describe('what somebody wants', () => {
  it('is no complaint about the shop where only the answers were muddled', () => {
    const outcome = held(pianos, [
      booksUpright,
      [
        'You just said one forty and now something else, so how much is it then?',
        '{"a":[["complain"]]}',
        "Sorry about that, I'll have somebody call you with the full price.",
      ],
      agrees,
    ]);
    const sms = smsOf(pianos, outcome);
    expect(sms).toMatch(/wants to book Piano Tuning \(Upright\)/);
    expect(sms).toMatch(/call back.*with the full price/);
    expect(sms).not.toContain('complaint');
  });

  it('is told beside a complaint in words that hold together', () => {
    const outcome = held(pianos, [
      booksUpright,
      [
        'And your man scratched my floor last month, I want that looked at',
        '{"a":[["complain"]]}',
        "I'm sorry, I'll pass on that somebody calls you about the floor.",
      ],
      agrees,
    ]);
    expect(smsOf(pianos, outcome)).toMatch(
      /wants to book Piano Tuning \(Upright\) for Fri Mar 13, 10 AM, complaint: /,
    );
  });

  it('keeps both numbers where another was read back last than is noted', () => {
    const outcome = held(pianos, [booksUpright, agrees]);
    const { transcript, lead } = outcome;
    const at = transcript.at(-1)?.at ?? 0;
    const read = {
      role: 'assistant' as const,
      content: 'So we call you at 613, 555, 0188, not the other one.',
      at,
    };
    const sms = smsOf(pianos, { ...outcome, lead, transcript: [...transcript, read] });
    expect(sms).toContain('Odile Marsh · 613-555-0144 or 613-555-0188');
  });
});

describe('questions', () => {
  it('are open where the model says that it does not know, and settled where it answers', () => {
    const outcome = held(pianos, [
      [
        'Can you get a piano through a sixty centimetre door?',
        '{"a":[["ask.fact","?door"]]}',
        "I can't tell you from here whether it fits through the door.",
      ],
      ['Do you move pianos?', '{"a":[["ask.fact","q1"]]}', 'No, but we know who does.'],
      booksUpright,
    ]);
    const sms = smsOf(pianos, outcome);
    expect(sms).toContain('Can you get a piano through a sixty centimetre door?');
    expect(sms).toContain('NEXT: call back with the answer');
    expect(sms).not.toContain('move pianos');
  });
});

describe('what was written of a call', () => {
  const noted =
    'upright tuned Friday at ten, side entrance, the cat must stay in, no calls before four, wants the same tuner as last year, two pedals squeak, open whether the bench can be fixed as well';

  it('is told whole, and its days not twice', () => {
    const facts: Exchange = [
      'Side entrance, the cat must stay in, no calls before four, the same tuner as last year please, two pedals squeak, and can the bench be fixed as well?',
      '{"a":[["describe"]]}',
      "I don't know about the bench, so I'll note all of that.",
    ];
    const sms = smsOf(pianos, held(pianos, [booksUpright, facts, agrees], noted));
    expect(sms).toContain(noted.replace(', wants', '. Wants').replace(', open', '. Open'));
    expect(sms).not.toMatch(/for Fri Mar 13/);
  });

  it('tells a street once', () => {
    const comes: Exchange = [
      "it's at 74 Vimy Road in Lanark",
      '{"a":[["give",{"address":"74 Vimy Road, Lanark"}]]}',
      'Noted.',
    ];
    const words =
      'an upright at 74 Vimy Road, Lanark, tuned, the gate is unlocked, two pedals squeak';
    const sms = smsOf(pianos, held(pianos, [booksUpright, comes, agrees], words));
    expect(sms.split('74 Vimy Road')).toHaveLength(2);
  });

  it('tells days by their dates, and who else is to be called', () => {
    const noted =
      'upright tuned Friday March 13 at ten, for her mother Edda Roke, call Edda at 613-555-0118';
    const told: Exchange = [
      "It's for my mother, Edda Roke, so call Edda at six one three, five five five, oh one one eight",
      '{"a":[["give",{"person":"Edda Roke"}]],"q":"anythingElse"}',
      'I will note that. Is there anything else?',
    ];
    const sms = smsOf(pianos, held(pianos, [booksUpright, told, agrees], noted));
    expect(sms).toContain('Odile Marsh');
    expect(sms).toContain(noted.replace(', wants', '. Wants').replace(', open', '. Open'));
  });

  it('tells no date that falls on another day', () => {
    const outcome = held(pianos, [booksUpright], 'upright tuned, Friday March 19');
    expect(outcome.note).toBe('upright tuned');
  });

  it('loses a clause whose number nobody said, and nothing else', () => {
    const outcome = held(pianos, [booksUpright], 'upright tuned, 17 keys stick, Friday at ten');
    expect(outcome.note).toBe('upright tuned, Friday at ten');
  });
});

describe('a shop that works in French', () => {
  const asks: Exchange = [
    "Bonjour, j'ai une grande affiche à faire encadrer, c'est Solange Picard, pouvez-vous me rappeler avant jeudi mais pas avant seize heures?",
    '{"a":[["want.book","s1.o2"],["want.callback"],["give",{"name":"Solange Picard"}]]}',
    "Avec plaisir, le grand cadre est à {$150}. Je demande qu'on vous rappelle avant jeudi, après seize heures.",
  ];

  it('reads French, with the hours the caller heard', () => {
    const sms = smsOf(frames, held(frames, [asks]));
    expect(sms).toMatch(/veut réserver Encadrement \(Grand\)/);
    expect(sms).toMatch(/prix donné : 150 \$/);
    expect(sms).toMatch(/PROMIS .*rappeler, avant jeudi, après seize heures/);
    expect(sms).not.toMatch(/wants|quoted|PROMISED|speaks|parle/);
  });

  it('is told who speaks English', () => {
    const outcome = held(frames, [
      [
        'Hi, do you speak English? How much is a large frame?',
        '{"a":[["language"],["ask.price","s1.o2"]]}',
        'Of course. A large frame is {$150}.',
      ],
    ]);
    expect(smsOf(frames, outcome)).toContain('parle anglais');
  });

  it('learns of a hurt that came of its work as urgent', () => {
    const outcome = held(frames, [
      [
        "Je suis pas contente, depuis que vous avez posé votre vernis j'ai des plaques rouges sur les mains",
        '{"a":[["complain"]]}',
        'Je suis désolée, parlez-en à un pharmacien. Je transmets tout ça.',
      ],
    ]);
    expect(smsOf(frames, outcome)).toMatch(/^URGENT/);
  });
});

it('a promise to call is kept by nobody whom the caller told of as theirs', () => {
  const outcome = held(pianos, [
    [
      "I'd like the upright tuned on Friday at ten, it's Odile Marsh, but put it under my dad, Marc Marsh",
      '{"a":[["want.book","s1.o1",{"when":"friday at ten"}],["give",{"name":"Odile Marsh"}],["give",{"person":"Marc Marsh, my dad","instead":false}]],"q":"detailsRight"}',
      "So that's an upright tuning for Marc, Friday at ten, and somebody calls you to confirm. Is that right?",
    ],
    agrees,
  ]);
  expect(smsOf(pianos, outcome)).not.toContain('(Marc');
});
