import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, unquoted, week, withOptions } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { modelCall } from '../testing/model-call.ts';

/** An outfitter, open on weekdays; the calls begin on Tuesday, March 10, 2026, in the afternoon. */
const outfitter: BusinessKnowledge = {
  ...salon,
  name: 'Sallow Creek Outfitters',
  address: '4 Landing Road, Bancroft, ON',
  serviceArea: null,
  hours: week('08:00-17:00', '09:00-13:00', 'closed'),
  services: [
    withOptions('boat', 'Boat Repair', { 'Keel strip': 70, Gunwale: 110, Seat: 45 }),
    priced('storage', 'Winter Storage', 130),
    priced('guide', 'Guided Trip', 240),
    unquoted('rebuild', 'Cedar Rebuild', 4000),
  ],
  commonQuestions: [explained('late', 'Are you open late?', 'Thursdays until 8 in the summer.')],
  operationalNotes: [note('crew', 'Crew', 'Ottilie does the bills, Ruben guides.')],
};
/** A Québec tailor, closed on Mondays. */
const couture: BusinessKnowledge = {
  ...salon,
  name: 'Couture Maribel',
  address: '11 rue Ferland, Alma, QC',
  serviceArea: null,
  hours: { ...week('09:00-17:30', '10:00-15:00', 'closed'), monday: week('closed', '', '').monday },
  services: [
    withOptions('retouche', 'Retouche', { Ourlet: 18, Fermeture: 24, Manches: 32 }),
    priced('robe', 'Ajustement de robe', 85),
  ],
};

const act = (...acts: unknown[]) => JSON.stringify({ a: acts });
function calling(knowledge: BusinessKnowledge) {
  const call = modelCall(knowledge, '+16135550144');
  return {
    ...call,
    hears: (words: string, acts: string, answer = 'All right, I have that.') => {
      call.say(words);
      expect(call.prompt()).not.toBeNull();
      return call.reply(`${acts}\n${answer}`);
    },
    wanted: () => call.state().wanted,
    kinds: () => call.state().wanted.requests.map(({ kind }) => kind),
    names: () => call.state().wanted.items.map(({ name }) => name),
  };
}

describe('a visit that has been', () => {
  it.each([
    ['Thursday March 5', /Thursday, March 5/],
    ['last Thursday', /Thursday, March 5/],
    ['yesterday', /yesterday|Monday, March 9/],
    ['Friday', /Friday, March 6/],
    ['three weeks ago', /February 17/],
    ['last Friday, February 27', /Friday, February 27/],
  ])('is complained of as the one that was: %s', (existing, spoken) => {
    const call = calling(outfitter);
    call.hears(
      `you fixed my gunwale, that was ${existing}, and it is split again`,
      act(['complain', 's1.o2', { existing }]),
    );
    expect(call.wanted().existing?.spoken).toMatch(spoken);
    expect(call.wanted().time).toBeNull();
  });

  it('is put right while the complaint stands', () => {
    const call = calling(outfitter);
    call.hears('the seat you put in came off', act(['complain', 's1.o3', { existing: 'Friday' }]));
    call.hears('no sorry, it was the Wednesday', act(['correct', { existing: 'last Wednesday' }]));
    expect(call.wanted().existing?.spoken).toMatch(/Wednesday, March 4/);
  });

  it('is told in French as well, and is no time that is wished for', () => {
    const call = calling(couture);
    call.hears(
      "bonjour, l'ourlet fait jeudi passé est déjà défait",
      act(['complain', 's1.o1', { existing: 'jeudi passé' }]),
    );
    expect(call.wanted().existing?.spoken).toMatch(/jeudi 5 mars/);
    expect(call.wanted().time).toBeNull();
  });

  it('stays one to come where it is moved', () => {
    const call = calling(outfitter);
    call.hears(
      'I have storage drop-off Thursday and need it Friday',
      act(['want.move', 's2', { existing: 'Thursday', when: 'Friday' }]),
    );
    expect(call.wanted().existing?.spoken).toMatch(/Thursday, March 12/);
    expect(call.wanted().time?.spoken).toMatch(/Friday, March 13/);
  });
});

describe('two visits of one thing', () => {
  it.each([
    ['Saturday March 14, then Saturday March 28', /March 14 and .*March 28/],
    ['Saturday March 14 first, then the 28th', /March 14 and .*March 28/],
    [
      'Thursday March 12 at ten and Friday March 20 at two',
      /March 12 at 10 AM and .*March 20 at 2 PM/,
    ],
    ['Thursday March 12 or Friday March 13', /March 12 or .*March 13/],
  ])('are both kept, and a choice stays one: %s', (when, spoken) => {
    const call = calling(outfitter);
    call.hears(
      `a guided trip on ${when}`,
      act(['want.book', 's3', { when }]),
      'I have put down {time} as your wish.',
    );
    expect(call.wanted().time?.spoken).toMatch(spoken);
  });

  it('are both kept where the second is put right', () => {
    const call = calling(outfitter);
    call.hears(
      'a trip on the 14th and then on the 21st',
      act(['want.book', 's3', { when: 'March 14, then March 21' }]),
    );
    call.hears(
      'wait, the second one on the 28th',
      act(['correct', { when: 'March 14, then March 28' }]),
    );
    expect(call.wanted().time?.spoken).toMatch(/March 14 and .*March 28/);
  });

  it('are said in French', () => {
    const call = calling(couture);
    call.hears(
      'un ajustement le 12 mars, ensuite le 19',
      act(['want.book', 's2', { when: 'le 12 mars, puis le 19 mars' }]),
    );
    expect(call.wanted().time?.spoken).toMatch(/12 mars et .*19 mars/);
  });
});

describe('the time of a call', () => {
  it('is the call’s and no visit’s, beside a complaint', () => {
    const call = calling(outfitter);
    call.hears('my storage bill is wrong, I was charged twice', act(['complain', 's2']));
    call.hears(
      'Ottilie should ring me Thursday before noon',
      act(['want.callback', { person: 'Ottilie', when: 'Thursday before noon' }]),
    );
    expect(call.wanted().callTime?.spoken).toMatch(/Thursday, March 12/);
    expect(call.wanted().time).toBeNull();
    call.hears('and book me a guided trip too', act(['want.book', 's3']));
    expect(call.wanted().time).toBeNull();
    expect(call.kinds()).toEqual(['complaint', 'booking']);
  });

  it('is so where both come in one breath', () => {
    const call = calling(outfitter);
    call.hears(
      'the keel strip fell off, call me tomorrow after three',
      act(['complain', 's1.o1'], ['want.callback', { when: 'tomorrow after three' }]),
    );
    expect(call.wanted().callTime?.spoken).toMatch(/tomorrow .*3 PM/);
    expect(call.wanted().time).toBeNull();
  });

  it('is of no day on which the doors stay shut', () => {
    const call = calling({
      ...couture,
      hours: {
        ...week('09:00-11:00', 'closed', 'closed'),
        wednesday: week('closed', '', '').monday,
      },
    });
    call.hears('un ourlet jeudi', act(['want.book', 's1.o1', { when: 'jeudi' }]));
    call.hears(
      'appelez-moi avant dix heures',
      act(['want.callback', { when: 'avant dix heures' }]),
    );
    expect(call.wanted().callTime?.spoken).not.toMatch(/demain/);
  });
});

describe('what is wanted at once', () => {
  it('keeps both options of one service, told in two acts', () => {
    const call = calling(couture);
    call.hears(
      'un ourlet pis une fermeture, jeudi',
      act(['want.book', 's1.o1', { when: 'jeudi' }], ['want.book', 's1.o2']),
    );
    expect(call.names().sort()).toEqual(['Retouche (Fermeture)', 'Retouche (Ourlet)']);
  });

  it('still takes another option in the place of the first where one is put right', () => {
    const call = calling(outfitter);
    call.hears('a keel strip on Friday', act(['want.book', 's1.o1', { when: 'Friday' }]));
    call.hears('no, I mean the gunwale', act(['correct', 's1.o2']));
    expect(call.names()).toEqual(['Boat Repair (Gunwale)']);
  });

  it('is what a model names of what was talked of', () => {
    const call = calling(outfitter);
    call.hears(
      'what is a keel strip, and storage?',
      act(['ask.price', 's1.o1,s2']),
      'Shall I put you down for one of them?',
    );
    call.hears('yes, the storage', act(['affirm'], ['want.book', 's2']));
    expect(call.names()).toEqual(['Winter Storage']);
  });

  it('keeps a move beside a complaint, whichever came first', () => {
    const call = calling(outfitter);
    call.hears('the seat you fixed wobbles', act(['complain', 's1.o3']));
    call.hears(
      'and move my trip from Thursday to Friday',
      act(['want.move', 's3', { existing: 'Thursday', when: 'Friday' }]),
    );
    expect(call.kinds().sort()).toEqual(['complaint', 'reschedule']);
    const other = calling(outfitter);
    other.hears('move my trip to Friday', act(['want.move', 's3', { when: 'Friday' }]));
    other.hears('the last one was a mess by the way', act(['complain', 's3']));
    expect(other.kinds().sort()).toEqual(['complaint', 'reschedule']);
  });
});

describe('somebody else', () => {
  it.each([
    ['Edda Holm, my aunt', 'Edda Holm', 'aunt'],
    ['my aunt, Edda Holm', 'Edda Holm', 'aunt'],
    ['Edda Holm (aunt)', 'Edda Holm', 'aunt'],
    ['aunt Edda Holm', 'Edda Holm', 'aunt'],
  ])('is one person with what they are to the caller: %s', (person, name, relation) => {
    const call = calling(outfitter);
    call.hears(
      'it is for my aunt, Edda Holm, a guided trip on Friday',
      act(['want.book', 's3', { person, when: 'Friday' }]),
    );
    expect(call.wanted().others).toMatchObject([{ name, relation }]);
  });
});

describe('a call that is called off', () => {
  it('leaves what else is wanted as it is', () => {
    const call = calling(outfitter);
    call.hears('have somebody call me about a rebuild', act(['want.callback', 's4']));
    call.hears('and a guided trip on Friday', act(['want.book', 's3', { when: 'Friday' }]));
    call.hears(
      'never mind the rebuild call',
      act(['correct', { drop: 'callback' }], ['correct', { drop: 's4' }]),
    );
    expect(call.kinds()).toEqual(['booking']);
    expect(call.names()).toEqual(['Guided Trip']);
    expect(call.wanted().time?.spoken).toMatch(/March 13/);
  });

  it('leaves nothing where it was all that was wanted', () => {
    const call = calling(outfitter);
    call.hears(
      'call me tomorrow after two',
      act(['want.callback', { when: 'tomorrow after two' }]),
    );
    call.hears('ah, forget it', act(['refuse', { drop: 'callback' }]));
    expect(call.wanted()).toMatchObject({ requests: [], time: null, callTime: null });
  });
});

describe('a thing that is not listed', () => {
  it('is wanted by its own name, and revives nothing that was given up', () => {
    const call = calling(outfitter);
    call.hears(
      'a guided trip on Friday, what is it',
      act(['ask.price', 's3'], ['want.book', 's3', { when: 'Friday' }]),
      'It is {f5}.',
    );
    call.hears('ah no, leave the trip', act(['correct', { drop: 'booking' }]));
    call.hears(
      'could Ruben look at my oarlock tomorrow afternoon',
      act(['want.book', '?oarlock repair', { when: 'tomorrow afternoon' }]),
    );
    expect(call.kinds()).toEqual(['booking']);
    expect(call.names()).toEqual([]);
    expect(call.wanted().details).toContain('oarlock repair');
  });
});

describe('beside a complaint', () => {
  const late = () => {
    const call = calling(outfitter);
    call.hears(
      'the seat and gunwale you did last Thursday are loose',
      act(['complain', 's1.o3,s1.o2', { existing: 'last Thursday' }]),
    );
    call.hears(
      'and my son is half an hour late for his trip on Friday at nine',
      act(['want.late', 's3', { existing: 'Friday at nine' }]),
    );
    return call;
  };

  it('stands of what it is, and of when', () => {
    const complaint = late()
      .wanted()
      .requests.find(({ kind }) => kind === 'complaint');
    expect(complaint?.of).toMatch(/Seat.*Gunwale.*March 5/);
  });

  it('the visit that somebody is late for has its own time', () => {
    const call = late();
    expect(call.kinds().sort()).toEqual(['complaint', 'late']);
    expect(call.wanted().existing?.spoken).toMatch(/March 13/);
  });

  it('who comes in time after all is expected late no more', () => {
    const call = late();
    call.hears(
      'no wait, he makes it, he leaves the key at eight',
      act(['correct', { drop: 'late' }]),
    );
    expect(call.kinds()).toEqual(['complaint']);
    expect(call.wanted().existing?.spoken).toMatch(/March 13/);
  });
});

it('who brings the shop something still does when a visit is called off', () => {
  const call = calling(couture);
  call.hears(
    'Bonjour, Luc de chez Fil Royal, le fil doré est en rupture',
    act(['who.supplier', { company: 'Fil Royal' }]),
  );
  call.hears(
    'pis ma blonde a rendez-vous jeudi, faudrait annuler',
    act(['want.cancel', { existing: 'jeudi' }]),
  );
  expect(call.kinds().sort()).toEqual(['cancel', 'supplier']);
});

describe('a detail a model gives', () => {
  it.each([
    [{ email: 'pay@collect.example' }, 'the boat leaks by the keel'],
    [{ email: 'me@paddle.example' }, 'can you call me about my paddle'],
    [{ name: 'Al' }, 'can somebody call about storage'],
    [{ phone: '613-555-0199' }, 'the boat leaks by the keel'],
  ])('is none where the caller said nothing of it: %j', (slots, words) => {
    const call = calling(outfitter);
    call.hears(words, act(['give', slots]));
    const { email, name, phone } = call.state().caller;
    expect(email ?? null).toBeNull();
    expect(name ?? null).toBeNull();
    expect(phone?.value).not.toBe('+16135550199');
  });

  it.each([
    ['it is mara dot quist at paddle mail dot example', 'mara.quist@paddlemail.example'],
    ['you can write to m q u i s t 4 at paddlemail dot example', 'mquist4@paddlemail.example'],
  ])('is theirs where they said it: %s', (words, email) => {
    const call = calling(outfitter);
    call.hears(words, act(['give', { email }]));
    expect(call.state().caller.email?.value).toBe(email);
  });
});
