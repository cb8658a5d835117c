import { describe, expect, it } from 'vitest';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import { day, explained, note, priced, week, withOptions, yes } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';

const electrician: BusinessKnowledge = {
  name: 'Brightwater Electric',
  timeZone: 'America/Toronto',
  region: { country: 'CA', subdivision: 'ON' },
  hours: { ...week('07:30-16:30', '09:00-12:00', 'closed'), sunday: day('closed') },
  services: [
    priced('visit', 'Diagnostic visit', 120),
    priced('charger', 'EV charger installation', 950, 'Permit included; the charger itself is not'),
    withOptions(
      'panel',
      'Panel upgrade',
      { '100 amp': 1800, '200 amp': 2600 },
      'Takes most of a day, the power is off about six hours',
    ),
    priced('outlet', 'Outlet replacement', '45 each'),
    priced('check', 'Smoke alarm check', 20, 'No appointment needed, bring them by'),
    priced('fan', 'Ceiling fan installation', 180),
  ],
  commonQuestions: [
    yes('dogs', 'Do you mind dogs?'),
    explained('puppies', 'When can puppies visit the shop?', 'From sixteen weeks.'),
    explained('brick', 'What if the wall is brick?', 'Drilling brick costs 20 dollars more.'),
  ],
  operationalNotes: [note('late', 'Late pick-up', 'Tools picked up late are kept until morning.')],
  details: null,
};
const answered = (...turns: string[]) => {
  const call = callTo(electrician);
  return turns.map((words) => call.say(words)).at(-1) ?? '';
};
const unknown =
  /pas la réponse|don't have the answer|isn't something I|haven't been told|not guess/i;

describe('a question that names a service', () => {
  it.each([
    'is it worth upgrading the panel to 200 amps',
    'what amp panel do I need',
    'should I replace the panel',
    'do I have to buy the ceiling fan myself',
    'is the wiring included in the outlet replacement',
    'how far in advance should I book',
    'do you charge extra for evenings',
    'how much do you charge for weekends',
    'how old do they have to be',
    'is now a good time to replace an outlet',
    'why does a ceiling fan wobble',
    'est-ce que ça coûte plus cher le soir',
  ])('and asks what nobody wrote down is not answered with the service: %s', (words) => {
    const answer = answered(words);
    expect(answer).toMatch(unknown);
    expect(answer).not.toMatch(/\$|which service|do you mean|on our list/i);
  });

  it.each([
    ['do I have to buy the charger myself', /charger itself is not/],
    ['how long is the power out when you do the panel', /six hours/],
    ['can I just pop in for a smoke alarm check', /no appointment needed/i],
  ])('is answered with what the owner wrote of it: %s', (words, answer) => {
    expect(answered(words)).toMatch(answer);
  });

  it('of how long the power is out reports no emergency', () => {
    const call = callTo(electrician);
    call.say('how long is the power out when you do the panel');
    expect(call.outcome().urgent).toBe(false);
    call.say('half of my house has no power right now');
    expect(call.outcome().urgent).toBe(true);
  });
});

describe('trouble without the name of a service', () => {
  it('starts with the visit that finds out what is wrong, at its price', () => {
    const answer = answered('my breaker keeps tripping, can someone come take a look');
    expect(answer).toContain('Diagnostic visit, at $120');
    expect(answer).not.toMatch(/which service/i);
  });

  it('is asked about where there are two such visits', () => {
    const services = [...electrician.services, priced('safety', 'Safety inspection', 90)];
    const call = callTo({ ...electrician, services });
    expect(call.say('my breaker keeps tripping, can someone come take a look')).not.toContain('$');
  });
});

it('a wish for a day on which the shop is closed is not met with "Sure"', () => {
  const answer = answered('can you come on Sunday and hang a ceiling fan');
  expect(answer).toMatch(/^We're closed on Sunday/);
  expect(answer).not.toMatch(/\bSure\b|Of course|Happy to help/);
});

it('who asks for whom they are speaking to hears the business and that it is an AI', () => {
  expect(answered('sorry, who am I speaking to')).toMatch(/AI assistant of Brightwater Electric/);
});

describe('a question that ends in a small word', () => {
  it.each([
    ['how soon could you come by', /take the details/],
    ['sorry, what is that for', /./],
    ['vous êtes situés où', /Je n'ai pas|Nous sommes|adresse/],
  ])('is answered, not waited with: %s', (words, answer) => {
    expect(answered(words)).toMatch(answer);
  });
});

describe('an answer of the owner', () => {
  it('may be what they wrote of the business', () => {
    const about = 'ISA certified arborists and licensed electricians.';
    expect(callTo({ ...electrician, about }).say('are you certified arborists')).toContain('ISA');
    expect(callTo({ ...electrician, about }).say('are you certified divers')).not.toContain('ISA');
  });

  it('that you are insured is none to a worry', () => {
    const commonQuestions = [yes('insured', 'Are you insured?')];
    const call = callTo({ ...electrician, commonQuestions });
    expect(call.say('will you damage my walls')).not.toContain('insured');
    expect(call.say('what happens if you damage my walls')).toContain('insured');
  });

  it('may give an amount in words, and answers what something costs more', () => {
    expect(answered('the wall is brick, how much extra is that')).toContain('20 dollars');
  });

  it('is told when it is asked for word for word, whatever else its words could be about', () => {
    expect(answered("what if I'm late picking it up")).toContain('until morning');
  });

  it('of yes or no does not answer how old', () => {
    expect(answered('what age can I bring my puppy')).not.toMatch(/don't mind|dogs/);
  });
});

describe('a call goes on from where it is', () => {
  const after = (...turns: string[]) => {
    const call = callTo(electrician, '+16135550199');
    const answers = turns.map((words) => call.say(words));
    return { answer: answers.at(-1) ?? '', call };
  };

  it('a day given with "can you do it" while one is asked for is no question of what is done', () => {
    const { answer, call } = after(
      'I need a ceiling fan put in',
      'great, can you guys do it next Wednesday',
    );
    expect(answer).toMatch(/name/i);
    expect(call.outcome().unansweredQuestions).toEqual([]);
  });

  it('another option is priced also while something else was offered', () => {
    expect(after('how much for a 200 amp panel', 'what about the hundred').answer).toContain(
      '$1,800',
    );
    expect(after('how much for a 200 amp panel', 'and the hundred amp').answer).toContain('$1,800');
  });

  it('how long it takes is asked of what is talked about', () => {
    expect(after('how much for a 200 amp panel', 'and how long does it take').answer).toContain(
      'six hours',
    );
  });

  it('a service that was only nearly named is asked about again, then priced when a price is asked', () => {
    const said = 'can I get my alarm looked at';
    expect(after(said, 'do you mind dogs').answer).toMatch(/Smoke alarm check/);
    expect(after(said, 'do you mind dogs', 'how much').answer).toContain(
      'Smoke alarm check is $20',
    );
  });

  it('trouble that is told is kept, whatever service it is not', () => {
    const { call } = after(
      'half of the outlets stopped working, can someone come',
      'no',
      'today',
      'Walt Henderson',
    );
    expect(call.outcome().lead?.reason).toContain('stopped working');
    expect(call.outcome().commitments.join()).not.toContain('complaint');
  });

  it('"that\'s the one" asks for no price', () => {
    const { answer } = after(
      'I need a ceiling fan put in',
      'Friday at ten',
      'Priya Nair',
      "yes that's the one",
    );
    expect(answer).not.toContain('$');
  });
});
