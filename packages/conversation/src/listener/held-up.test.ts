import { describe, expect, it } from 'vitest';
import { note, priced, week } from '../testing/business-parts.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic, garage } from '../testing/more-trades.ts';

/** Calls are answered on Tuesday, March 10, 2026, at eleven. */
const bathers = {
  ...animalClinic,
  name: 'Soap Creek Dogs',
  hours: week('09:00-17:00', '09:00-15:00', 'closed'),
  services: [priced('bath', 'Dog Bath', '45'), priced('nails', 'Nail Trim', '18')],
  commonQuestions: [],
  operationalNotes: [note('late', 'Late arrivals', 'After 20 minutes we take the next dog first.')],
};

function after(...lines: string[]) {
  const call = callTo(bathers, '+16135550142');
  const said = lines.map(call.say).at(-1) ?? '';
  const { wanted } = call.conversation();
  return { said, kinds: wanted.requests.map(({ kind }) => kind), wanted, call };
}

describe('who is held up on the way to a visit', () => {
  it.each([
    "there's an accident on the highway, nothing is moving, I'll be ten minutes late",
    "my bus never showed up and I've got a nail trim at one thirty",
    "there's a big pileup and I'm sitting in it, Rusty's nail trim was for noon",
    "hi I'm stuck behind a train, my dog has a bath at noon",
    'je suis bloquée dans le trafic, mon chien a un bain à une heure',
    "bonjour y'a un carambolage devant moi, mon rendez-vous c'était pour midi",
  ])('comes late, is offered no visit, and alarms nobody: %s', (words) => {
    const { said, kinds, call } = after(words);
    expect(kinds).toEqual(['late']);
    expect(said).not.toMatch(/\$|would you like|voulez-vous/i);
    expect(call.outcome().urgent).toBe(false);
  });

  it('is told what is written of lateness, where they ask what to do', () => {
    const { said } = after("I missed the ferry and I've got a bath at one, what should I do");
    expect(said).toContain('20 minutes');
  });

  it('asks of paying again, and has nothing said again', () => {
    const { said } = after(
      "I'm gonna be twenty minutes late for the bath",
      'so do I have to pay again',
    );
    expect(said).toContain('20 minutes');
    expect(said).not.toMatch(/thanks for telling/i);
  });

  it('may wish for another day instead', () => {
    expect(after("I'm stuck at work till six, can I book a bath saturday").kinds).toEqual([
      'booking',
    ]);
    expect(after("I'm stuck at work, can I move my two o'clock to tomorrow").kinds).toEqual([
      'reschedule',
    ]);
  });

  it('is helped at once after an accident of their own', () => {
    const call = callTo(garage, '+16135550142');
    call.say("I've just been in an accident on the highway, someone hit me, the car won't move");
    expect(call.outcome().urgent).toBe(true);
  });
});
