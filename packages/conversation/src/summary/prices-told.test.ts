import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { note, priced, unquoted, withOptions } from '../testing/business-parts.ts';
import { agrees, type Exchange, frames, held, pianos, smsOf } from '../testing/led-calls.ts';

/** Two fences by the foot, and what is taken off the work afterwards. */
const fences: BusinessKnowledge = {
  ...pianos,
  name: 'Thornapple Fencing',
  industry: 'Fences and decks',
  services: [
    withOptions('fence', 'Fence', { Cedar: 32, Pine: 21 }, 'Price per foot.'),
    priced('visit', 'Site Visit', 90, 'Taken off the bill where we do the work.'),
    priced('gate', 'Gate Repair', 240),
    priced('stain', 'Staining', 310),
  ],
  commonQuestions: [],
  operationalNotes: [
    note(
      'loose',
      'Loose boards',
      'Within a year we fix loose boards free, after that it is $7 a board.',
    ),
  ],
};

describe('prices that were told', () => {
  it('are both prices and not what one is more than the other', () => {
    const outcome = held(fences, [
      [
        'What is the difference between your two fences, for eighty feet?',
        '{"a":[["ask.compare","s1",{"count":80}]]}',
        'For eighty feet the pine comes to {$21*80} and the cedar to {$32*80}, so the cedar is {($32-$21)*80} more.',
      ],
      [
        'Have somebody call me about it, Isolde Brandt',
        '{"a":[["want.callback","s1"],["give",{"name":"Isolde Brandt"}]]}',
        "Thank you, Isolde. I'll pass on that somebody should call you about the fence.",
      ],
    ]);
    const sms = smsOf(fences, outcome);
    expect(sms).toContain('$1,680');
    expect(sms).toContain('$2,560');
    expect(sms).not.toContain('$880');
  });

  it('as a range are a range', () => {
    const gates = {
      ...fences,
      services: [priced('gate', 'Gate Repair', 240, 'the hinges themselves are $15 to $40')],
    };
    const outcome = held(gates, [
      [
        'I want the gate repaired with new hinges on Friday, it is Osric Vane. What is that?',
        '{"a":[["want.book","s1",{"when":"friday"}],["give",{"name":"Osric Vane"}],["ask.price","s1"]],"q":"phone"}',
        'A gate repair is {$240} and the hinges are {$15} to {$40}, so {$240+$15} to {$240+$40} in all. Is this the best number for you?',
      ],
      agrees,
    ]);
    expect(smsOf(gates, outcome)).toMatch(/\$255 to \$280 for Gate Repair(?!, incl)/);
  });

  it('less another are one price, with what was taken off', () => {
    const outcome = held(fences, [
      [
        'I want the gate repaired on Friday morning, it is Osric Vane. What is that, less the site visit?',
        '{"a":[["want.book","s3",{"when":"friday morning"}],["give",{"name":"Osric Vane"}],["ask.price","s3"]],"q":"phone"}',
        "A gate repair is {$240}. Less the site visit of {$90}, that's {$240-$90}. Is this the best number for you?",
      ],
      agrees,
    ]);
    const sms = smsOf(fences, outcome);
    expect(sms).toMatch(/\$150 for Gate Repair \(after \$90 off\)/);
    expect(sms).not.toMatch(/\$90 Site Visit|\$240/);
  });

  it('of another thing than what is wanted are kept, in French too', () => {
    const told: Exchange[] = [
      [
        'je voudrais le grand cadre vendredi matin, au nom de Colette Vadeboncoeur, et c’est combien?',
        '{"a":[["want.book","s1.o2",{"when":"vendredi matin"}],["give",{"name":"Colette Vadeboncoeur"}],["ask.price","s1.o2"]],"q":"phone"}',
        'Le grand cadre est à {$150}. Est-ce que ce numéro est le bon?',
      ],
      [
        'Oui. Pis un verre antireflet, ça irait chercher combien?',
        '{"a":[["affirm"],["ask.price","s2"]]}',
        'Le verre antireflet est à {$45}. Je transmets le tout, et quelqu’un vous confirmera. Y a-t-il autre chose?',
      ],
    ];
    const sms = smsOf(frames, held(frames, told));
    expect(sms).toMatch(/150 \$/);
    expect(sms).toMatch(/45 \$ Verre antireflet/);
  });

  it('are all told beside a long note and a question that is open', () => {
    const outcome = held(
      fences,
      [
        [
          'The gate at my cottage on Fernhollow Road sags, the latch is bent, the post leans, there is a beehive in the corner, and my neighbour Wilhelmina keeps the key in the blue shed behind her house. What is a gate repair?',
          '{"a":[["ask.price","s3"],["describe",{"thing":"gate"}]]}',
          'A gate repair is {$240}. Which day would suit you?',
        ],
        [
          'Friday morning, after my dentist, before the school bus is back at noon, and never through the rose garden, it is Osric Vane. What would staining it be?',
          '{"a":[["want.book","s3",{"when":"friday morning"}],["give",{"name":"Osric Vane"}],["ask.price","s4"]]}',
          "Staining is {$310}. I'll pass that on, and somebody will confirm it.",
        ],
        [
          'Would the bees be moved by your people first?',
          '{"a":[["ask.fact","?bees moved"]]}',
          "I don't know about the bees, so I'll note that for whoever confirms. Is there anything else?",
        ],
      ],
      'gate at the cottage on Fernhollow Road sags, latch bent, post leans, beehive in the corner, neighbour Wilhelmina keeps the key in the blue shed behind her house, Friday morning after the dentist, before the school bus is back at noon, never through the rose garden, asked what staining it would be, to be confirmed',
    );
    const sms = smsOf(fences, outcome);
    expect(sms).toContain('$240 Gate Repair');
    expect(sms).toContain('$310 Staining');
    expect(sms.length).toBeLessThanOrEqual(640);
  });

  it('of what is complained of are kept, though they stand in the shop’s own words alone', () => {
    const outcome = held(fences, [
      [
        'You built my fence two years ago and four boards are loose. What will that cost me? Ansgar Pell',
        '{"a":[["complain",{"hints":"four boards loose"}],["give",{"name":"Ansgar Pell"}],["ask.price","n1"]]}',
        "I'm sorry to hear that. After a year it's {$7} a board, so four loose boards come to {$7*4}. I'll pass on that you're not happy about it.",
      ],
    ]);
    expect(smsOf(fences, outcome)).toMatch(/\$28/);
  });

  it('are those of the owner’s texts as well, each with the words it stands in', () => {
    const shop: BusinessKnowledge = {
      ...fences,
      services: [...fences.services, unquoted('rail', 'Guard Rail', 900, 'the drawing is 45')],
      operationalNotes: [
        note(
          'far',
          'Further out',
          'Almonte and Lanark are $85 a trip. Over $2,000 it is spread out.',
        ),
        note('crews', 'Crews', 'Crews of 10 or more pay $38 each for the safety course.'),
        note('late', 'Late', 'A late cancellation is $60.'),
      ],
    };
    const outcome = held(shop, [
      [
        'My gate sags, I am in Lanark. Is there something for coming out here?',
        '{"a":[["ask.price","s3"],["ask.price","n1"]]}',
        'The gate repair is {$240}, and Lanark is {$85} a trip.',
      ],
      [
        'And the safety course, we would be twelve?',
        '{"a":[["ask.price","n2",{"count":12}]]}',
        'For a crew of 12 it comes to {$38*12}.',
      ],
      [
        'What if I cancel late?',
        '{"a":[["ask.fact","n3"]]}',
        'A late cancellation is {$60}. Is there anything else?',
      ],
    ]);
    const sms = smsOf(shop, outcome);
    expect(sms).toContain(
      'quoted $240 Gate Repair, $85 (“Almonte and Lanark are $85 a trip”), $456 (12 × “Crews of 10 or more pay $38 each for the safety course”)',
    );
    expect(sms).not.toMatch(/\$60|2,000/);
  });
});
