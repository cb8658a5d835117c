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
import { receptionistOf } from '../testing/receptionist-of.ts';
import { datedLead } from './dated-lead.ts';

const leadOf = (...exchanges: Exchange[]) => {
  const receptionist = receptionistOf(pianos, { languageModel: true });
  return datedLead(receptionist, held(pianos, exchanges));
};
const timeOf = (when: string, said = when): string =>
  leadOf([
    `tune the upright ${said}, Odile Marsh`,
    JSON.stringify({
      a: [
        ['want.book', 's1.o1', { when }],
        ['give', { name: 'Odile Marsh' }],
      ],
      q: 'phone',
    }),
    'Is this the best number for you?',
  ])?.preferredTime?.replace(/ \(“.*/, '') ?? '';

describe('one visit called off and another asked for', () => {
  const cancels: Exchange = [
    'cancel my tuning tomorrow at nine, Odile Marsh',
    '{"a":[["want.cancel","s1",{"existing":"tomorrow at nine"}],["give",{"name":"Odile Marsh"}]],"q":"anythingElse"}',
    "I'll pass that on. Anything else?",
  ];
  const books: Exchange = [
    'and have the case polished on Monday the sixteenth',
    '{"a":[["want.book","s4",{"when":"monday march 16"}]],"q":"detailsRight"}',
    'The case polish {time}, and somebody confirms it at {phone}. Is that right?',
  ];

  it.each([
    [[cancels, books, agrees]],
    [
      [
        [
          'cancel my tuning tomorrow at nine, and have the case polished on Monday the sixteenth, Odile Marsh',
          '{"a":[["want.cancel","s1",{"existing":"tomorrow at nine"}],["want.book","s4",{"when":"monday march 16"}],["give",{"name":"Odile Marsh"}]],"q":"detailsRight"}',
          'The case polish {time}, and somebody confirms it at {phone}. Is that right?',
        ] satisfies Exchange,
        agrees,
      ],
    ],
  ])('each has its service and its time', (exchanges) => {
    const lead = leadOf(...exchanges);
    expect(lead?.reason).toContain(
      'book Case Polish, cancel the appointment (Piano Tuning) of Wed Mar 11 at 9 AM',
    );
    expect(lead?.preferredTime).toMatch(/^Mon Mar 16/);
    const sms = smsOf(pianos, held(pianos, exchanges));
    expect(sms).toContain('cancel the old booking and confirm the new one');
  });
});

describe('a complaint beside a booking', () => {
  const wish: Exchange[1] =
    '{"a":[["complain",{"thing":"tuner was late"}],["want.book","s1.o1",{"when":"friday at ten"}],["want.callback"],["give",{"name":"Odile Marsh"}]],"q":"phone"}';
  const said = 'the tuner was late last time, tune the upright Friday at ten, I am Odile Marsh';

  it('in passing comes after it, and neither is lost', () => {
    const outcome = held(
      pianos,
      [[said, wish, 'Sorry about that. Is this the best number?'], agrees],
      'Wants the upright tuned Friday at ten, tuner was late last time',
    );
    expect(outcome.lead?.reason).toMatch(/^book Piano Tuning \(Upright\), complaint/);
    const sms = smsOf(pianos, outcome);
    expect(sms).not.toContain('complaint: ');
    expect(sms).toContain('PROMISED confirm the booking and pass on the complaint');
  });

  it('that came first comes before it', () => {
    const outcome = held(
      pianos,
      [
        [
          'you tuned my grand last week and it is worse than before, I am Odile Marsh',
          '{"a":[["complain","s1.o2"],["give",{"name":"Odile Marsh"}]],"q":"anythingElse"}',
          "I'm sorry, I'll pass that on. Anything else?",
        ],
        [
          'and polish the case on Friday',
          '{"a":[["want.book","s4",{"when":"friday"}]],"q":"phone"}',
          'Sure. Is this the best number?',
        ],
      ],
      'Grand tuned last week is worse than before, also case polish Friday',
    );
    expect(outcome.lead?.reason).toMatch(/^complaint \(Piano Tuning \(Grand\)\), book Case Polish/);
    // The note may begin with either of them: neither is told as what the other is about.
    expect(smsOf(pianos, outcome)).toContain('complaint, wants to book: ');
  });
});

describe('a visit that somebody is late for, beside a complaint', () => {
  it.each([
    [pianos, 'The upright you tuned on Friday rattles', 'complaint, running late: '],
    [frames, 'Le cadre de vendredi est croche', 'plainte, sera en retard : '],
  ] as const)('is told by the whole of its words: %#', (shop, complains, heading) => {
    const outcome = held(
      shop,
      [
        [complains, '{"a":[["complain","s1"],["give",{"name":"Odile Marsh"}]]}', 'Noted.'],
        [
          complains,
          '{"a":[["want.late",{"existing":"tuesday at nine"}],["bye"]]}\nNoted, goodbye.',
          'Noted.',
        ],
      ],
      complains,
    );
    expect(smsOf(shop, outcome)).toContain(heading);
  });
});

describe('what takes the place of two services', () => {
  it('is all that is wanted, whatever was asked beside it', () => {
    const reason = leadOf(
      [
        'tune the upright and put in a humidity system',
        '{"a":[["want.book","s1.o1,s3"]],"q":"time"}',
        'What day?',
      ],
      [
        'no, just a pitch raise, what is that, I am Odile Marsh',
        '{"a":[["ask.price","s2"],["choose","s2"],["correct",{"drop":"s1"}],["correct",{"drop":"s3"}],["give",{"name":"Odile Marsh"}]],"q":"time"}',
        'What day?',
      ],
    )?.reason;
    expect(reason).toMatch(/^book Pitch Raise(?:;|$)/);
  });
});

describe('the time of a visit', () => {
  it.each([
    ['wednesday march 18, morning, nine if possible', 'Wed Mar 18, around 9 AM'],
    [
      'wednesday march 18 after three or friday march 20 any time',
      'Wed Mar 18 after 3 PM or Fri Mar 20',
    ],
    ['monday march 16 or tuesday march 17, around two', 'Mon Mar 16 or Tue Mar 17, around 2 PM'],
    ['wednesday march 18 around seven in the evening', 'Wed Mar 18, around 7 PM'],
  ])('is as it was wished for, of each day its own: %s', (when, told) => {
    expect(timeOf(when)).toBe(told);
  });

  it('is its own where a time to call is told in the same breath', () => {
    const outcome = held(pianos, [
      booksUpright,
      [
        'make that Monday afternoon, and call me tomorrow after six to confirm',
        '{"a":[["want.callback",{"when":"Wednesday March 11, after six PM"}],["correct",{"when":"Monday March 16, afternoon"}]],"q":"anythingElse"}',
        "I'll pass that on, and somebody will call you {time:call}. Anything else?",
      ],
    ]);
    expect(outcome.lead?.preferredTime).toBe('Monday, March 16, in the afternoon');
    expect(outcome.transcript.at(-1)?.content).toContain('call you tomorrow after 6 PM');
  });
});

describe('a price', () => {
  it('of one, told of several, is of each', () => {
    const sms = smsOf(
      pianos,
      held(pianos, [
        [
          'two pianos need a pitch raise, what is it for one, Odile Marsh',
          '{"a":[["want.book","s2",{"count":2}],["ask.price","s2"],["give",{"name":"Odile Marsh"}]],"q":"time"}',
          'A pitch raise is {$95}. What day would suit you?',
        ],
      ]),
    );
    expect(sms).toContain('quoted $95 each Pitch Raise');
  });

  it('less a share that somebody is to confirm is not told as settled', () => {
    const reduced = {
      ...pianos,
      operationalNotes: [note('seniors', 'Seniors', 'Seniors get 10% off a tuning on Mondays.')],
    };
    const told = (sentence: string) =>
      smsOf(
        reduced,
        held(reduced, [
          [
            'tune the upright Monday, I am seventy, Odile Marsh',
            '{"a":[["want.book","s1.o1",{"when":"monday"}],["ask.total","s1.o1"],["ask.discount","n1"],["give",{"name":"Odile Marsh"}]],"q":"phone"}',
            `${sentence} Is this the best number for you?`,
          ],
        ]),
      );
    expect(told('For seniors the upright tuning on a Monday is {$140-$140*10%}.')).toContain(
      '(after 10% off)',
    );
    expect(
      told(
        'The upright tuning would be {$140-$140*10%}; whether it holds that day, somebody will confirm.',
      ),
    ).toContain('(after 10% off, to be confirmed)');
  });
});
