import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, unquoted, week, withOptions } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const tailor: BusinessKnowledge = {
  ...plumber,
  name: 'Harbourfront Tailoring',
  phone: '555-0147',
  serviceArea: null,
  hours: week('09:00-17:00', '10:00-15:00', 'closed'),
  services: [
    priced('hem', 'Trouser Hem', 18, 'each further pair is 14'),
    priced('zip', 'Zipper Replacement', 32),
    withOptions(
      'jacket',
      'Jacket Alteration',
      { Light: 40, Heavy: 65 },
      'light is sleeves or buttons; heavy is shoulders or a lining',
    ),
    withOptions('press', 'Pressing', { Small: 9, Large: 15 }, 'small is under 4 pounds'),
    withOptions(
      'wash',
      'Wash and Fold',
      { Small: 20, Large: 34 },
      'small is under 12 pounds, large is 12 and up',
    ),
    withOptions('duvet', 'Duvet Care', { Small: 25, Large: 38 }, 'same sizes as the wash and fold'),
    withOptions(
      'suit',
      'Suit Rental',
      { 'Half day': 45, 'Full day': 70 },
      'each further suit is 50 for a full day',
    ),
    priced('five', 'Suit Rental Five Pack', 300, 'five full days'),
    withOptions('club', 'Wash and Fold Club', { 'Two a month': 36, 'Four a month': 64 }),
    unquoted('gown', 'Gown Restoration', 900, 'priced by the seamstress after a fitting'),
  ],
  commonQuestions: [
    explained(
      'notice',
      'What if I need to cancel?',
      'Fittings called off with less than a day of notice are 30 dollars.',
    ),
  ],
  operationalNotes: [
    note('beads', 'Beadwork', 'A trouser hem on beaded fabric is 22 extra.'),
    note('marta', 'Marta', 'Marta is our cutter; a jacket done by her is 25 more.'),
    note('late', 'Late returns', 'A suit returned after closing is 12 dollars an hour.'),
  ],
};

describe('what a note adds to a price in one case', () => {
  it('is no part of the price where nobody told of the case', () => {
    expect(callTo(tailor).say('how much is a trouser hem')).toMatch(/\$18(?!.*\$40)/);
  });

  it('is added where the case is told, before the price or after it', () => {
    expect(callTo(tailor).say('what is a trouser hem on beaded fabric')).toMatch(/\$40/);
    const call = callTo(tailor);
    call.say('how much is a trouser hem');
    expect(call.say('there is beadwork all over it')).toMatch(/\$40/);
    expect(call.say('so what am i at')).toMatch(/\$40/);
  });

  it('is the case of a person, and no wish for them, where it is only supposed', () => {
    const call = callTo(tailor);
    call.say('how much is a heavy jacket alteration');
    const answer = call.say('and what if marta does it');
    expect(answer).toMatch(/\$90/);
    expect(answer).not.toMatch(/your name/);
  });
});

describe('an option', () => {
  it('is what its owner wrote it means', () => {
    const answer = callTo(tailor).say('how much to alter a jacket it just needs the shoulders in');
    expect(answer).toMatch(/\$65/);
    expect(answer).not.toMatch(/\$40/);
  });

  it('has the sizes of the service it is said to share them with', () => {
    expect(callTo(tailor).say('what do you charge for duvet care its fifteen pounds')).toMatch(
      /\$38/,
    );
  });

  it('is the one for as often', () => {
    const call = callTo(tailor);
    expect(call.say('how much is the wash and fold club if i come every week')).toMatch(/\$64/);
    expect(call.say('and every other week')).toMatch(/\$36/);
  });
});

describe('how many there are', () => {
  it('may be told before the price is asked', () => {
    expect(
      callTo(tailor).say(
        'i have a couple of trousers here three actually what would a trouser hem be',
      ),
    ).toMatch(/\$46/);
  });

  it('is priced by what each one beyond costs of that option alone', () => {
    expect(callTo(tailor).say('how much is a suit rental for a full day for two of them')).toMatch(
      /\$120/,
    );
  });
});

describe('what is saved', () => {
  it('is the pack beside as many one by one', () => {
    const call = callTo(tailor);
    call.say('how much is a suit rental for a full day');
    expect(call.say('is there a deal if i need it all week')).toMatch(/\$300/);
    expect(call.say('how much do i save doing that')).toMatch(/\$50/);
  });
});

describe('a deal that is asked for', () => {
  it('is what does both for less, and what it saves is the difference', () => {
    const call = callTo({
      ...tailor,
      services: [
        ...tailor.services.slice(0, 2),
        priced('both', 'Hem and Zipper Special', 44, 'a trouser hem with a zipper replacement'),
      ],
    });
    call.say('how much is a trouser hem');
    expect(call.say('is there a deal if you do a zipper replacement too')).toMatch(/\$44/);
    expect(call.say('so what do i save')).toMatch(/\$6\b/);
  });
});

describe('what is charged when something comes up', () => {
  it('is what was written of it, and no price of a service', () => {
    const call = callTo(tailor);
    call.say('how much is a suit rental for a full day');
    expect(call.say('and if i bring it back an hour late what does that cost me')).toMatch(
      /12 dollars an hour/,
    );
  });

  it('is asked of a visit given up a line before', () => {
    const call = callTo(tailor);
    call.say('i cant make it to my fitting this afternoon');
    expect(call.say('am i getting dinged for that')).toMatch(/30 dollars/);
  });
});

describe('a price that is kept back', () => {
  it('is told with how the owner comes to it, and without its figure', () => {
    const answer = callTo(tailor).say('how much for a gown restoration');
    expect(answer).toMatch(/seamstress after a fitting/);
    expect(answer).not.toMatch(/900/);
  });
});
