import { expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { animalHospital, lawnCrew, musicSchool } from '../testing/starting-shops.ts';

/** Calls are answered on Tuesday, March 10, 2026. */
const heardBy = (shop: typeof musicSchool, words: string) => {
  const call = callTo(shop, '+12895550142');
  const said = call.say(words);
  const { requests, items, existing } = call.conversation().wanted;
  return { said, kinds: requests.map(({ kind }) => kind), items, existing, sms: call.sms() };
};

it.each([
  ["hi it's Dana, I have a lesson Wednesday at four and my shift got moved", musicSchool],
  ['I have a lesson thursday at five and they just called me in to work', musicSchool],
  ['my son has his lesson tomorrow at six but I have to work late', musicSchool],
  ["I'm signed up for a lesson Friday at three and my babysitter bailed", musicSchool],
  [
    "hey I've got tutoring tomorrow at five and now I'm stuck at the airport in Denver",
    musicSchool,
  ],
  [
    'my daughter has a lesson Wednesday and her school just called a concert for that night',
    musicSchool,
  ],
  ['we had a lesson booked for Thursday and now he came down with the flu', musicSchool],
  ["I've got my exam prep on Friday at three only I'm out of town", musicSchool],
  ["my cat's booked in for tomorrow at nine and I have to be at a funeral", animalHospital],
  ["she's down for a bath Thursday at ten and my ride fell through", animalHospital],
  ["you guys are coming Friday to aerate and they're paving our street that day", lawnCrew],
  ["j'ai un cours jeudi à quatre heures pis ils viennent de me mettre sur l'horaire", musicSchool],
  ["j'ai une leçon demain à cinq heures mais ma fille est malade", musicSchool],
  ["on a un rendez-vous vendredi et faut que je sois à l'hôpital", animalHospital],
] as const)(
  'who tells what keeps them from a visit wants it moved or let go: %s',
  (words, shop) => {
    const { said, kinds, items, existing, sms } = heardBy(shop, words);
    expect(kinds).toEqual(['reschedule']);
    expect(items).toEqual([]);
    expect(existing?.date).toBeTruthy();
    expect(said).not.toMatch(/\$|not then/i);
    expect(sms).toMatch(/wants to move the appointment of/);
  },
);

it.each([
  ['I have a lesson Thursday at four do I need to bring my own book', musicSchool],
  ['I have a lesson Wednesday at four and I wanted to know where to park', musicSchool],
  ["I'm working Thursday, could I come Friday at four for a lesson", musicSchool],
  ['my dog has a cold and I have to work, can I drop her off Thursday', animalHospital],
  ['I have a lawn that got torn up and we have a wedding on Saturday', lawnCrew],
  ['my daughter has a lesson Thursday and my dad will pick her up that day', musicSchool],
  ['we have a funeral on Friday and the yard needs mowing before', lawnCrew],
  ["j'ai un chien pis je travaille le jour, avez-vous le soir", animalHospital],
  ['I have a lesson tomorrow, is the teacher sick', musicSchool],
] as const)('and who tells of none, or asks something of it, does not: %s', (words, shop) => {
  const { kinds } = heardBy(shop, words);
  expect(kinds).not.toContain('reschedule');
  expect(kinds).not.toContain('cancel');
});

it('the terms of changing it are told to who asks what it costs, and the new time is taken', () => {
  const call = callTo(musicSchool, '+12895550142');
  call.say("hi it's Amos, I have a lesson Thursday at five and they just put me on to work");
  expect(call.say('if I cancel now do I still have to pay for it')).toContain('charged in full');
  expect(call.say('okay how late do you go in the evenings')).toMatch(/we teach until 9 pm/i);
  expect(call.say('oh good then could I do the Thursday at seven instead')).not.toMatch(
    /outside|not then/i,
  );
  call.say('Amos Reid 902 555 0115');
  expect(call.sms()).toMatch(/wants to move/);
});
