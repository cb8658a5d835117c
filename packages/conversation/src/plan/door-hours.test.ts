import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { day, explained, note, priced, week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const nursery: BusinessKnowledge = {
  ...salon,
  name: 'Sandhill Plant Nursery',
  serviceArea: null,
  about: null,
  hours: week('09:00-18:00', '09:00-16:00', 'closed'),
  services: [priced('pot', 'Repotting', 15), priced('bed', 'Bed Planting', 90)],
  commonQuestions: [
    explained('late', "What if I'm running late?", 'Ten minutes is fine, past that we rebook you.'),
    explained('cancel', 'Can I cancel?', 'Tell us by noon the day before or it is 20 dollars.'),
  ],
  operationalNotes: [note('easter', 'Easter', 'closed Mar 21 noon till Mar 25')],
};

const pepiniere: BusinessKnowledge = {
  ...nursery,
  name: 'Pépinière du Lac',
  services: [priced('rempot', 'Rempotage', 15)],
  commonQuestions: [explained('retard', 'Si je suis en retard?', 'Dix minutes de retard, ça va.')],
  operationalNotes: [note('paques', 'Pâques', 'fermé du 21 au 25 mars')],
};

describe('when the doors open and close', () => {
  it.each([
    'what time are you open till tomorrow, i could come after work',
    'how late are you guys there tomorrow',
    'till what time are you there tomorrow in case i get stuck',
    'what time do you close tomorrow? im running a bit late today',
    'no, tomorrow. wednesday. how late are you open',
  ])('is told from the hours, whatever note shares a word with it: %s', (words) => {
    const call = callTo(nursery);
    call.say("i've got a repotting at two and ill be twenty minutes late");
    const said = call.say(words);
    expect(said).toMatch(/9 AM to 6 PM tomorrow/);
    expect(said).not.toMatch(/Ten minutes|closed Mar|noon/i);
  });

  it.each([
    'are you open on the 22nd',
    'are you open on march 23',
    'what are your hours on the 24th',
  ])('is told in the owner’s words on the days that they wrote of: %s', (words) => {
    expect(callTo(nursery).say(words)).toMatch(/closed Mar 21/i);
  });

  it('is told so in French', () => {
    expect(callTo(pepiniere).say('vous êtes ouverts jusqu’à quelle heure demain')).toMatch(/18 h/);
    expect(callTo(pepiniere).say('êtes-vous ouverts le 23 mars')).toMatch(/fermé du 21/i);
  });

  it('is not meant where lateness is asked of', () => {
    const call = callTo(nursery);
    call.say("i've got a repotting at two and ill be twenty minutes late");
    expect(call.say('will they still take me')).toMatch(/Ten minutes/);
  });
});

describe('on which days they close last, or open first', () => {
  const hours = { ...week('09:00-18:00', '10:00-16:00', 'closed'), thursday: day('09:00-20:00') };
  const late: BusinessKnowledge = { ...nursery, hours };

  it.each([
    "what's your latest evening in the week",
    'which day are you guys open the latest',
    'what nights do you stay open late',
  ])('tells the day, and takes none for wished: %s', (words) => {
    const said = callTo(late).say(words);
    expect(said).toMatch(/Thursday, until 8 PM/);
    expect(said).not.toMatch(/got it|confirm/i);
  });

  it('tells which opens first where they do not all', () => {
    const early = { ...late, hours: { ...hours, tuesday: day('07:30-18:00') } };
    expect(callTo(early).say('what day do you open the earliest')).toMatch(/Tuesday, at 7:30 AM/);
  });

  it('is told in French', () => {
    const call = callTo({ ...pepiniere, hours });
    expect(call.say('quel soir fermez-vous le plus tard')).toMatch(/jeudi, jusqu'à 20 h/);
  });

  it('asks for no visit, though a visit is talked of and a day is named', () => {
    const call = callTo({ ...pepiniere, hours });
    call.say('je voudrais un rempotage samedi');
    const said = call.say("ok pis le jeudi vous êtes là jusqu'à quelle heure");
    expect(said).toMatch(/9 h à 20 h/);
    expect(said).not.toMatch(/c'est noté/);
  });
});
