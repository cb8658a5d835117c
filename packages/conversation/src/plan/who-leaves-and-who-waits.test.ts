import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { day, explained, note, priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const chimneys: BusinessKnowledge = {
  ...salon,
  name: 'Ember Chimney Care',
  phone: '506-555-0111',
  address: '4 Quay Street, Saint John, NB',
  serviceArea: null,
  about: null,
  hours: { ...week('09:00-17:00', '10:00-14:00', 'closed'), thursday: day('09:00-20:00') },
  services: [
    priced('sweep', 'Chimney Sweep', 180, 'one flue; the cap is not included'),
    priced('cap', 'Rain Cap', 65, 'labour only, you supply the cap'),
    priced('alarm', 'Alarm Installation', 40, 'per alarm'),
  ],
  commonQuestions: [
    explained('off', 'What if I cancel?', 'Less than a day before, it is 35 dollars.'),
    explained('guarantee', 'Do you guarantee your work?', 'Two years on masonry.'),
  ],
  operationalNotes: [note('soot', 'Soot', 'Cover what stands by the hearth.')],
};

const ramoneur: BusinessKnowledge = {
  ...chimneys,
  name: 'Ramonage Tison',
  services: [
    priced('ramonage', 'Ramonage', 180, 'un conduit'),
    priced('avertisseur', "Pose d'avertisseur", 40, 'par avertisseur'),
  ],
  commonQuestions: [
    explained('annuler', 'Et si j’annule?', "Moins d'un jour d'avance, c'est 35 dollars."),
  ],
  operationalNotes: [note('suie', 'Suie', 'Couvrez les meubles.')],
};

describe('who is leaving', () => {
  it.each([
    'alright let me ask my husband and ill call you back',
    'okay ill think it over and get back to you',
  ])('is asked for nothing more: %s', (words) => {
    const call = callTo(chimneys);
    call.say('how much is a chimney sweep');
    expect(call.say(words)).not.toContain('?');
  });

  it.each([
    'its just the wood stove smell so you wouldnt have a person for that',
    'we have a plus sized flue there is a lot of soot',
  ])('is only who takes leave: %s', (words) => {
    const call = callTo(chimneys);
    call.say('do you clean pellet stoves');
    expect(call.say(words)).not.toMatch(/goodbye|thanks for calling/i);
  });
});

describe('somebody of ours who did not come', () => {
  it.each([
    'its Jonah Pike your sweep was supposed to come between nine and eleven and its almost noon',
    'someone was meant to be here at eight and nobody has shown up',
  ])('is a complaint, and nothing that was done is made good: %s', (words) => {
    const said = callTo(chimneys).say(words);
    expect(said).toMatch(/sorry/i);
    expect(said).not.toMatch(/two years/i);
  });

  it('is one in French too', () => {
    expect(
      callTo(ramoneur).say('votre gars devait venir à neuf heures pis y est rendu onze heures'),
    ).toMatch(/désolée/i);
  });

  it('is none while they are only expected', () => {
    expect(
      callTo(chimneys).say('your guy is supposed to come tomorrow between nine and eleven'),
    ).not.toMatch(/sorry/i);
  });
});

describe('a question in one breath with a number', () => {
  it('is answered beside it', () => {
    const call = callTo(chimneys);
    call.say('i have to cancel my sweep tomorrow its Ada Quill');
    const said = call.say('five oh six five five five oh one four four am i going to be charged');
    expect(said).toMatch(/35 dollars/);
    expect(said).toMatch(/506, 555, 0144/);
  });
});

describe('a visit somebody can no longer keep', () => {
  it('is no new booking', () => {
    const said = callTo(ramoneur).say(
      "c'est Luc Hamel j'avais quelqu'un qui venait jeudi pour le ramonage je peux pus",
    );
    expect(said).not.toMatch(/180/);
    expect(said).toMatch(/changement|déplacer|annul/i);
  });
});

describe('how many it comes to', () => {
  it.each(['hang on with the ones in the basement that makes five', 'actually make it five'])(
    'puts the count right: %s',
    (words) => {
      const call = callTo(chimneys);
      call.say('how much for two alarms installed');
      expect(call.say(words)).toMatch(/\$200/);
    },
  );

  it('puts it right in French', () => {
    const call = callTo(ramoneur);
    call.say("combien pour la pose d'avertisseur");
    call.say("j'en ai deux");
    expect(call.say('attendez avec le sous-sol ça fait cinq')).toMatch(/200\s\$/);
  });
});

describe('what is not in a price', () => {
  it.each([
    ['how much to put on a rain cap', 'is the cap itself included', /supply the cap/i],
    ['how much is a chimney sweep', 'is the rain cap part of that', /not included|separate/i],
  ])('is told without a doubt beside it: %s, %s', (first, asked, told) => {
    const call = callTo(chimneys);
    call.say(first);
    const said = call.say(asked);
    expect(said).toMatch(told);
    expect(said).not.toMatch(/not sure|don't know/i);
  });
});

describe('what a price is for', () => {
  const storage = {
    ...chimneys,
    services: [priced('care', 'Chimney Care Plan', '25 per month', 'two visits each year')],
  };
  it.each(['is that a year or a month', 'is that per month'])('is told again: %s', (asked) => {
    const call = callTo(storage);
    call.say('how much is the chimney care plan');
    expect(call.say(asked)).toMatch(/\$25 (?:a|per) month/);
  });
});

describe('who is only free from some hour on', () => {
  it('is told the days that are open later', () => {
    const said = callTo(chimneys).say('when could i come by after work im off at five thirty');
    expect(said).toMatch(/Thursday until 8 PM/);
    expect(said).not.toMatch(/Monday|Saturday/);
  });
});

describe('hours of no day in particular', () => {
  it('are those of the week, whatever day was talked of', () => {
    const call = callTo(chimneys);
    call.say('are you open on canada day');
    expect(call.say('are you there late any evening')).toMatch(/8 PM/);
  });
});

describe('a salesman who was declined', () => {
  it('is let go when he goes on', () => {
    const call = callTo(chimneys);
    call.say('hi this is Brett from Topspot we help sweeps rank first on google');
    call.say('the first month is free with no commitment');
    expect(call.say('just give me his email then')).toMatch(/^$|goodbye|bye/i);
  });
});
