import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, note, priced, week, withOptions, yes } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const stoves: BusinessKnowledge = {
  ...plumber,
  name: 'Old Mill Stoves',
  phone: '555-0131',
  address: '12 Mill Street, Perth, ON',
  serviceArea: null,
  hours: week('08:00-17:00', '09:00-12:00', 'closed'),
  services: [
    withOptions('glass', 'Door Glass', {
      'Two side panes': 120,
      'Front pane': 90,
      'Full set': 190,
    }),
    priced('crack', 'Brick Patching', 80, 'cracks up to 4 inches only, longer is a new lining'),
    priced('sweep', 'Chimney Sweep', 150),
    priced('stove', 'Stove Replacement', 3200),
    priced('visit', 'Service Call', 95, 'somebody looks at it'),
    priced('pellets', 'Pellets by the Pallet', 300),
    priced('paint', 'All Over Enamel', 240),
    withOptions('liner', 'Liner', { Courte: 400, 'Longue (plus de 20 pieds)': 700 }),
  ],
  commonQuestions: [
    explained('drop', 'Do you take drop ins?', 'Only on Tuesdays, never Saturday.'),
    yes('wait', 'Can I wait?'),
    explained(
      'emergency',
      'Do you come out for emergencies?',
      'No heat, any night of winter. A dirty pane is none.',
    ),
  ],
  operationalNotes: [
    note(
      'delivery',
      'Delivery',
      'pellets are brought for 40 dollars in Perth. Outside Perth add 25.',
    ),
    note('where', 'Where we go', 'Perth, Lanark and Smiths Falls. Sweeps are Perth only.'),
    note('hours', 'After hours', 'extra 110 dollars on evenings, Sundays and holidays.'),
    note('parking', 'Parking', 'lot behind the mill, first hour free. Street is metered'),
  ],
};

function call(...lines: string[]): string[] {
  const held = callTo(stoves, '+16045550150');
  return lines.map(held.say);
}

describe('a fee for going somewhere', () => {
  it('is asked of the work it was written of, and of no other', () => {
    const [, said] = call('how much is brick patching', "I'm in Lanark, do you come out there");
    expect(said).toMatch(/Lanark/);
    expect(said).not.toMatch(/25|105/);
  });

  it('is told of that work', () => {
    const [said] = call('do you deliver pellets to Lanark');
    expect(said).toMatch(/25/);
  });
});

describe('a town kept to some work', () => {
  it('is none for work that is done elsewhere only', () => {
    const [said] = call('do you sweep chimneys out in Lanark');
    expect(said).toMatch(/Perth only/);
    expect(said).not.toMatch(/\byes\b/i);
  });

  it('is one for all other work', () => {
    const [, said] = call('how much is brick patching', 'do you come to Lanark for that');
    expect(said).not.toMatch(/Perth only/);
  });
});

describe('a town kept to one of two kinds of work that are talked of', () => {
  it('is one for the other', () => {
    const [, said] = call(
      'how much is a chimney sweep and brick patching',
      'do you come to Lanark',
    );
    expect(said).not.toMatch(/Perth only/);
  });
});

describe('a wish that names no town', () => {
  it('is outside nothing', () => {
    const said = call(
      'how much is a chimney sweep',
      'put me down for somebody to come measure first',
    );
    expect(said.join(' ')).not.toMatch(/outside|normally don't go/);
  });
});

describe('what was said before of no price', () => {
  it('is met with none', () => {
    const [, said] = call('how much is brick patching', 'you said never on a Saturday though');
    expect(said).not.toMatch(/80/);
  });
});

describe('a word that names nothing', () => {
  it.each([
    ['a sum', 'so what is that all together', /Enamel|240/],
    [
      'half of what something is called by',
      'could you drop a line to my brother about it',
      /Tuesday/,
    ],
    ['an exclamation', 'Wait, so is it eighty or a hundred?', /can wait/],
  ])('is no evidence of what it stands in: %s', (_, line, never) => {
    const [, said] = call('how much is brick patching', line);
    expect(said).not.toMatch(never);
  });

  it('chooses no option by an article', () => {
    const held = callTo(stoves, '+16045550150');
    held.say('bonjour');
    expect(held.say("combien pour un liner, c'est la maison de ma soeur")).toMatch(/400.*700/);
  });

  it('but names it beside its other half', () => {
    expect(call('do you take drop ins')[0]).toMatch(/Tuesday/);
  });
});

describe('an option counted in its own name', () => {
  it('is not the whole of its service', () => {
    expect(call('how much for door glass, the two side panes')[0]).toMatch(/120/);
    expect(call('how much for door glass, both side and front')[0]).toMatch(/190/);
  });
});

describe('what is refused', () => {
  it('is priced no more, though only its thing was named', () => {
    const [, said] = call(
      'how much is a new stove',
      "no, I don't want a new stove, I need somebody to come and look at it",
    );
    expect(said).not.toMatch(/3,200/);
  });
});

describe('a limit', () => {
  it('is held against one of a length', () => {
    const [said] = call(
      "there's a crack in the brick, it's about a foot, do you do brick patching for that",
    );
    expect(said).toMatch(/not|no\b/i);
    expect(said).not.toMatch(/yes/i);
  });
});

describe('heat that fails', () => {
  it('is urgent where it is told by what it does, of whom it harms, tonight', () => {
    const [said] = call(
      "our furnace comes on and then it shuts off after a bit, it's down to twelve in here, we've got a baby, can you get somebody out tonight",
    );
    expect(said).toMatch(/urgent/);
    expect(said).toMatch(/no heat/i);
    expect(said).not.toMatch(/dirty pane/);
  });

  it.each([
    'we have a baby, can you sweep the chimney today',
    'does the furnace filter come with the sweep, the baby has asthma',
  ])('is not, where nothing fails: %s', (line) => {
    expect(call(line)[0]).not.toMatch(/urgent/);
  });
});

describe('what is charged at other hours', () => {
  it('is found by the amount it tells, and by a title of small words', () => {
    expect(call('is there an extra charge for Sundays')[0]).toMatch(/110/);
    expect(call('how much is a service call', 'does that include the after hours fee')[1]).toMatch(
      /110/,
    );
  });
});

describe('a short note', () => {
  it('is told whole where its title was asked for', () => {
    expect(call('where do I park, the street is always full')[0]).toMatch(/behind the mill/i);
  });
});

describe('an ordinary wish', () => {
  it('is met with no regret for being the second', () => {
    const [said] = call(
      'she had her chimney swept somewhere else last spring and wants it done again, what would that come to',
    );
    expect(said).not.toMatch(/sorry/i);
  });
});
