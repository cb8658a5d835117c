import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { explained, no, note, priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const kennel: BusinessKnowledge = {
  ...salon,
  name: 'Gull Point Skates',
  serviceArea: null,
  about: null,
  hours: week('09:00-19:00', '09:00-16:00', 'closed'),
  services: [
    priced('lesson', 'Skating Lesson', 40),
    priced('senior', 'Senior Lesson', 28, '65 and up, Monday to Thursday only'),
    priced('kids', 'Kids Lesson', 22, '12 and under, no kids after 6 pm'),
    priced('visit', 'Rink Visit', 90, 'weekdays before noon'),
    priced('edge', 'Blade Sharpening', 12),
  ],
  commonQuestions: [
    explained('rush', 'Can you do it the same day?', 'Same-day sharpening is 9 dollars extra.'),
    explained('walk', 'Can I walk in?', 'Walk-ins are fine before 3 pm; later by appointment.'),
  ],
  operationalNotes: [note('evening', 'Evenings', 'After 5 pm and on Saturdays add 7.')],
};

const patins: BusinessKnowledge = {
  ...kennel,
  name: 'Patins Lac-Brome',
  services: [priced('lecon', 'Leçon de patin', 40, 'le mardi et le jeudi seulement')],
  commonQuestions: [],
  operationalNotes: [note('samedi', 'Samedi', 'Le samedi, ajoutez 15 $ de supplément.')],
};

describe('what an owner wrote of a day or an hour', () => {
  it('is told to whoever asks of a price on another day', () => {
    const said = callTo(kennel).say('how much is the senior lesson on a friday');
    expect(said).toContain('$28');
    expect(said).toContain('Monday to Thursday only');
  });

  it('is told in the place of a yes', () => {
    const said = callTo(kennel).say('do you do a rink visit on saturday');
    expect(said).toContain('weekdays before noon');
    expect(said).not.toMatch(/\byes\b/i);
  });

  it('adds to the price what is added then, and says what it comes to', () => {
    const evening = callTo(kennel).say('what would a skating lesson cost at six tonight');
    expect(evening).toMatch(/\$40.*add 7.*\$47/);
    const saturday = callTo(kennel).say('how much is a skating lesson on a saturday');
    expect(saturday).toMatch(/\$40.*\$47/);
    const morning = callTo(kennel).say('how much is a skating lesson thursday at ten');
    expect(morning).not.toContain('$47');
  });

  it('takes no visit down for when it is not done', () => {
    const call = callTo(kennel);
    const said = call.say('can i bring my son in for a kids lesson at six thirty thursday');
    expect(said).toMatch(/no kids after 6 pm/i);
    expect(call.conversation().wanted.time).toBeNull();
  });

  it('is told of work that is wanted today', () => {
    const said = callTo(kennel).say('can i get a blade sharpening done today');
    expect(said).toContain('9 dollars extra');
  });

  it('answers what is asked of another day or hour', () => {
    const call = callTo(kennel);
    call.say('how much is the senior lesson on a friday');
    expect(call.say('and wednesday')).toContain('$28');
    const other = callTo(kennel);
    other.say('can i just walk in around four');
    expect(other.say('and at two')).toMatch(/fine before 3 pm/i);
  });

  it('is told in French', () => {
    const said = callTo(patins).say('combien pour une leçon de patin le samedi');
    expect(said).toMatch(/mardi et le jeudi seulement/i);
  });
});

describe('ages an owner wrote', () => {
  it('leave the plain service to who is of none of them', () => {
    expect(callTo(kennel).say('how much is a lesson for my boy hes thirteen')).toContain('$40');
    expect(callTo(kennel).say('how much is a lesson for my boy hes nine')).toContain('$22');
  });
});

describe('whether a price is higher then', () => {
  const dyers: BusinessKnowledge = {
    ...kennel,
    name: 'Alder Dyeing',
    services: [priced('dye', 'Jacket Dyeing', 60), priced('patch', 'Patch', 20)],
    commonQuestions: [
      no('soir', 'Is it more in the evening?'),
      explained('sat', 'Do you work Saturdays?', 'Saturdays yes, with a 12 dollar weekend charge.'),
    ],
    operationalNotes: [],
  };

  it('is what the owner adds then, with what it comes to', () => {
    const call = callTo(dyers);
    call.say('how much is jacket dyeing');
    expect(call.say('and is it more if i come on a saturday')).toMatch(/12 dollar.*\$72/);
    expect(call.say("so what's that all in")).toContain('$72');
  });

  it('is the answer to whether it is, and no price of what is named', () => {
    const call = callTo(dyers);
    const said = call.say('is a patch more in the evening');
    expect(said).toMatch(/^No\b/);
    expect(said).not.toContain('$');
  });
});

describe('what is added after hours', () => {
  const pumps: BusinessKnowledge = {
    ...kennel,
    name: 'Alder Well Pumps',
    services: [priced('jet', 'Jet Pump Repair', 200)],
    commonQuestions: [
      explained('late', 'Do you work late?', 'We do evenings and weekends, 75 extra after hours.'),
    ],
    operationalNotes: [],
  };
  const saidOf = (when: string) => {
    const call = callTo(pumps);
    call.say('how much is a jet pump repair');
    return call.say(`book it for ${when}`);
  };

  it.each(['saturday at ten', 'tuesday at six in the evening'])(
    'is not added while the doors are open: %s',
    (when) => {
      expect(saidOf(when)).not.toMatch(/\b75\b|\$275/);
    },
  );

  it.each(['sunday at ten', 'saturday at seven pm'])('is added once they are shut: %s', (when) => {
    expect(saidOf(when)).toMatch(/75 extra/);
  });
});
