import { expect, it } from 'vitest';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

it.each([
  'the girl did it last time and it was great',
  'you guys did my colour in March and I loved it',
  "vous l'avez fait l'an passé pis c'était parfait",
])('praise is met with no apology: %s', (words) => {
  const call = callTo(salon);
  expect(call.say(words)).not.toMatch(/sorry|désolé/i);
  expect(call.outcome().lead?.reason ?? '').not.toMatch(/complaint/);
});

it('praise that turns is a complaint', () => {
  const call = callTo(salon);
  expect(
    call.say(
      "you did my colour Friday, it was great for a day but it's orange now and I'm really not happy",
    ),
  ).toMatch(/sorry/i);
});
