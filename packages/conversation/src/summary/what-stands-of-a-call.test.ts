import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, withOptions } from '../testing/business-parts.ts';
import { agrees, booksUpright, type Exchange, held, pianos, smsOf } from '../testing/led-calls.ts';

/** Extras of every kind: in a service's words, in a note, under a question, of the first visit only. */
const pools: BusinessKnowledge = {
  ...pianos,
  name: 'Otter Bay Pools',
  industry: 'Pool care',
  services: [
    withOptions(
      'clean',
      'Pool Cleaning',
      { Small: 90, Large: 140 },
      'every extra skimmer is $15. the first one takes long so its $60 more that once',
    ),
    priced('liner', 'Liner Patch', 120, 'up to 1 hr, then $45 every half hour'),
    withOptions('open', 'Pool Opening', { 'In ground': 310, 'Above ground': 190 }),
  ],
  commonQuestions: [
    explained('late', 'Do you come on Sundays?', 'Yes, $80 extra on Sundays.'),
    explained('old', 'Is there a discount for seniors?', '10% off cleanings from 65.'),
  ],
  operationalNotes: [
    note('where', 'Where we go', 'All of Perth. Lanark too but theres a $35 boat charge.'),
    note('acid', 'Acid wash', 'Acid for a large pool is $50.'),
  ],
};

const wants = (what: string, when = 'friday at ten'): Exchange => [
  `I'd like that done ${when}, it's Nora Quist`,
  `{"a":[["want.book","${what}",{"when":"${when}"}],["give",{"name":"Nora Quist"}]],"q":"phone"}`,
  'Sure, Nora. Is this the best number for you?',
];

const told = (caller: string, acts: string, reply: string, after: Exchange) =>
  smsOf(pools, held(pools, [[caller, acts, reply], after, agrees]));

describe('questions of a call that a model led', () => {
  const asked = (caller: string, reply: string, written = '') =>
    smsOf(
      pianos,
      held(pianos, [booksUpright, [caller, '{"a":[["ask.fact","?it"]]}', reply], agrees], written),
    );

  it.each([
    [
      'Could I stay in the room while he works?',
      "Yes, you can stay in the room, though I can't say how long it takes.",
    ],
    [
      'Are you even working on Victoria Day?',
      "No, we're closed on Victoria Day, so I honestly can't say who would come.",
    ],
    [
      'Is the stool part of the tuning?',
      "The stool isn't part of it. Whether the lamp is, somebody will tell you.",
    ],
    ['How soon will somebody ring me?', "I can't tell you how soon, I'm sorry."],
  ])('are none that was answered: %s', (caller, reply) => {
    expect(asked(caller, reply)).not.toContain('ASKED');
  });

  it.each([
    [
      'My aunt is on the lease too, does she get the seniors thing?',
      "Whether it counts for your aunt isn't written here, so I'll ask them to check.",
    ],
    [
      'Do the pedals get oiled as well?',
      "I don't have it written whether the pedals are in there, so I'll add that as a question.",
    ],
    [
      "Are you going to bill me for a look at your own work, that's forty bucks?",
      "I can't say whether a look at our own work is billed; I'll put that question to Gord.",
    ],
    [
      'Would a humidifier be better on the left side?',
      'I am not sure about the left side, somebody will let you know.',
    ],
  ])('are what it left to people: %s', (caller, reply) => {
    expect(asked(caller, reply)).toMatch(/ASKED ".*(?:seniors|pedals|bill me|left side)/);
  });

  it('are no remarks of the caller’s on what they asked', () => {
    const sms = asked(
      "But I mean just the look, the first one, do I pay for that? That's no big secret, is it?",
      "Not a secret at all, I just can't answer that one myself, so I'll put your question down.",
    );
    expect(sms).not.toMatch(/ASKED[^·]*secret/);
  });

  it('are none that its note leaves open already', () => {
    const sms = asked(
      'Do the pedals get oiled as well?',
      "I don't have it written whether the pedals are in there, so I'll add that as a question.",
      'an upright tuned Friday at ten, open whether the pedals are oiled',
    );
    expect(sms).toMatch(/open whether the pedals are oiled/i);
    expect(sms).not.toContain('ASKED');
  });
});

describe('a note of a model', () => {
  const noteOf = (caller: string, written: string) =>
    held(pianos, [booksUpright, [caller, '{"a":[["describe"]]}', 'Noted.'], agrees], written);

  it('loses no more than the clause that does not hold, and never all that follows', () => {
    const outcome = noteOf(
      'the side door is open and the dog is friendly',
      'upright for Brenda tuned Friday at ten, side door is open, dog is friendly, no calls',
    );
    expect(smsOf(pianos, outcome)).toMatch(
      /wants to book Piano Tuning \(Upright\).*side door is open, dog is friendly/,
    );
  });

  it('keeps a number that was said in words and put right, which is no amount', () => {
    const outcome = noteOf(
      'it was charged twice on invoice three one... no sorry, three eight one, oh six',
      'upright tuned Friday at ten, disputes a second charge on invoice 38106',
    );
    expect(outcome.note).toContain('charge on invoice 38106');
  });

  it('keeps the kind of a road that a caller only numbered', () => {
    const outcome = noteOf(
      'we are just off the 7 past Innisville',
      'upright just off Highway 7 past Innisville, tuned Friday at ten',
    );
    expect(outcome.note).toContain('Highway 7 past Innisville');
  });

  it('loses a bound that nobody told, and keeps what it bounds', () => {
    const outcome = noteOf(
      'somebody should ring me within the hour',
      'upright tuned Friday at ten, wants somebody to ring by 9:45, side entrance',
    );
    expect(outcome.note).toBe('upright tuned Friday at ten. Wants somebody to ring, side entrance');
  });

  it('tells a promised call, and no promised gift', () => {
    const outcome = noteOf(
      'the old strings can go',
      'upright tuned Friday at ten, promised a call to confirm, promised a refund',
    );
    expect(outcome.note).toMatch(/promised a call to confirm/i);
    expect(outcome.note).not.toContain('refund');
  });
});

describe('a price that was told', () => {
  it('names what is extra in it, as the owner calls it', () => {
    const sms = told(
      'A large pool cleaned with two extra skimmers, out in Lanark, all in?',
      '{"a":[["ask.total","s1.o2"]]}',
      'A large pool with two extra skimmers is {$140+$15*2}, and with the boat charge for Lanark {$140+$15*2+$35}.',
      wants('s1.o2'),
    );
    expect(sms).toContain(
      'quoted $205 for Pool Cleaning (Large), incl. extra skimmer $30, boat charge $35',
    );
  });

  it('is not told where it was said not to be for theirs', () => {
    const sms = told(
      'What is a patch for a liner of forty feet?',
      '{"a":[["ask.price","s2"]]}',
      'The {$120} for a patch is for most pools; liners like yours cost more, and we look first.',
      wants('s2'),
    );
    expect(sms).not.toMatch(/quoted.*\$120/);
  });

  it('of a first visit is told as that, beside the price of the others', () => {
    const sms = told(
      'The small pool, every second week, and what is the first one?',
      '{"a":[["ask.price","s1.o1"]]}',
      'A small pool is {$90} a visit. The first one comes to {$90+$60}.',
      wants('s1.o1'),
    );
    expect(sms).toContain('$90');
    expect(sms).toMatch(/\$150 for Pool Cleaning \(Small\), \$60 extra included \(first visit\)/);
  });

  it('that was only supposed leaves what it starts from', () => {
    const sms = told(
      'A liner patch, and what if it takes him two hours?',
      '{"a":[["ask.price","s2"],["ask.total","s2"]]}',
      'A liner patch is {$120} for up to one hour. Two hours would be {$120+$45*2}.',
      wants('s2'),
    );
    expect(sms).toContain('quoted $120');
    expect(sms).not.toContain('$210');
  });

  it('less what is not granted yet is told as open', () => {
    const sms = told(
      'And the small pool for my dad, with the ten percent?',
      '{"a":[["ask.total","s1.o1"],["ask.discount","q2"]]}',
      'If he qualifies, the small pool is {$90-$90*10%}; without it, {$90}.',
      wants('s1.o1'),
    );
    expect(sms).toMatch(/\$81 .*\(after 10% off, to be confirmed\)/);
    expect(sms).toContain('$90');
  });

  it('is the sum, however it was taken apart afterwards', () => {
    const sms = told(
      'A patch and an opening above ground, together?',
      '{"a":[["ask.total","s2,s3.o2"]]}',
      'The two together are {$120+$190}.',
      [
        'How do you get to that? I want both Friday, Nora Quist',
        '{"a":[["want.book","s2,s3.o2",{"when":"friday"}],["give",{"name":"Nora Quist"}]],"q":"phone"}',
        'The patch is {$120}, and the opening {$190} on top. Is this the best number?',
      ],
    );
    expect(sms).toContain('quoted $310 for Liner Patch + Pool Opening (Above ground)');
  });
});

describe('the time that is wished for', () => {
  const timeOf = (when: string, act = 'want.book') =>
    held(pianos, [
      booksUpright,
      [
        `make it ${when}`,
        `{"a":[["${act === 'want.book' ? 'correct' : act}",{"when":"${when}"}]],"q":"anythingElse"}`,
        'Okay. Anything else?',
      ],
    ]).lead?.preferredTime;

  it('is each of two days that are both wanted', () => {
    for (const when of [
      'Saturday March 14 first, then Saturday March 28, at nine',
      'Saturday March 14 and Saturday March 28 at nine',
    ])
      expect(timeOf(when)).toBe('Saturday, March 14 and Saturday, March 28 at 9 AM');
  });

  it('is one or the other under a condition, each with its own hour', () => {
    expect(
      timeOf('tonight if they ring within the hour, otherwise Thursday March 12 first thing'),
    ).toBe('tonight or Thursday, March 12, first thing');
  });

  it('is none of the call that somebody who complains wants', () => {
    const outcome = held(pianos, [
      [
        'you tuned my upright and two keys stick, call me Monday after noon, Ines Varga',
        '{"a":[["complain"],["want.callback",{"when":"monday after noon"}],["give",{"name":"Ines Varga"}]],"q":"anythingElse"}',
        "I'm sorry. I'll pass on that somebody calls you Monday after noon. Anything else?",
      ],
      [
        'and polish the case, Saturday any time',
        '{"a":[["want.book","s4",{"when":"saturday any time"}]],"q":"phone"}',
        'Sure. Is this the best number?',
      ],
    ]);
    expect(outcome.lead?.preferredTime).toMatch(/^Saturday, March 14$/);
  });
});

describe('what was promised', () => {
  const promisedOf = (...replies: string[]) =>
    /PROMISED (.*?)(?: · NEXT|$)/.exec(
      smsOf(
        pianos,
        held(pianos, [
          [
            'your man left a dent in my upright, call me before noon on Monday or tomorrow morning, I want Gord on it, this is Ines Varga',
            '{"a":[["complain"],["give",{"name":"Ines Varga"}]],"q":"phone"}',
            "I'm sorry. Is this the best number?",
          ],
          ...replies.map((reply): Exchange => ['okay', '{"a":[["affirm"]]}', reply]),
        ]),
      ),
    )?.[1];

  it.each([
    [
      "I'll tell Gord that you want a call from him before noon on Monday.",
      'call back about the complaint (Gord), before noon on Monday',
    ],
    ["I'll pass that on to the owner.", 'pass on the complaint'],
    ["I'll pass it on, and somebody will look into it.", 'look into the complaint'],
    [
      'I have asked that somebody calls you tomorrow morning.',
      'call back about the complaint, Wed Mar 11 morning',
    ],
  ])('of a complaint is what was said: %s', (reply, promise) => {
    expect(promisedOf(reply)).toBe(promise);
  });

  it.each([
    "I'll pass on what happened, and that it's urgent before Monday.",
    "I'm passing this on as urgent.",
    "It's marked urgent, I'll pass it on.",
  ])('makes a call urgent: %s', (reply) => {
    const outcome = held(pianos, [
      booksUpright,
      ['it has to be done by then', '{"a":[["describe"]]}', reply],
    ]);
    expect(outcome.urgent).toBe(true);
  });

  it('makes none urgent that it says is not', () => {
    const outcome = held(pianos, [
      booksUpright,
      ['no hurry', '{"a":[["describe"]]}', "I'll pass on that it's not urgent."],
    ]);
    expect(outcome.urgent).toBe(false);
  });
});

describe('somebody else', () => {
  it('is named once, however a model and the words name them', () => {
    const outcome = held(pianos, [
      booksUpright,
      [
        "it's for my mother, Edda Roke",
        '{"a":[["give",{"person":"Edda Roke, her mother"}]],"q":"anythingElse"}',
        'Noted. Anything else?',
      ],
      agrees,
    ]);
    expect(outcome.lead?.reason?.match(/Edda/g)).toHaveLength(1);
    expect(outcome.lead?.reason).toContain('on behalf of Edda Roke (mother)');
  });

  it('in whose name a thing stands is not whom it is for', () => {
    const outcome = held(pianos, [
      booksUpright,
      [
        "it's under my husband's name though, Rolf",
        '{"a":[["give",{"person":"Rolf"}]],"q":"anythingElse"}',
        'Noted. Anything else?',
      ],
      agrees,
    ]);
    expect(outcome.lead?.reason).toContain('in the name of Rolf');
    expect(outcome.lead?.reason).not.toContain('on behalf of');
  });
});
