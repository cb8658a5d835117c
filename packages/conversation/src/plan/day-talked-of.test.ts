import { describe, expect, it } from 'vitest';
import { week } from '../testing/business-parts.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop = { ...plumber, hours: week('08:00-17:00', '09:00-13:00', 'closed') };

describe('a day told of another', () => {
  it.each([
    ['what time do you close friday', 'and the next day', /9 AM to 1 PM on Saturday/],
    ['what time do you close saturday', 'and the day before', /8 AM to 5 PM on Friday/],
    ['are you open saturday', 'how late are you there that day', /9 AM to 1 PM on Saturday/],
    ['vous fermez à quelle heure vendredi', 'pis le lendemain', /samedi 14 mars.*13 h/],
    ['êtes-vous ouverts samedi', 'à quelle heure vous fermez ce jour-là', /samedi 14 mars.*13 h/],
  ])('is of the one that was talked of last: %s, %s', (first, then, hours) => {
    const call = callTo(shop);
    call.say(first);
    expect(call.say(then)).toMatch(hours);
  });

  it('is no day that is over, where another is asked about', () => {
    const answer = callTo(shop).say('you fixed my sink last night are you open friday');
    expect(answer).toMatch(/on Friday, March 13/);
    expect(answer).not.toMatch(/Monday/);
  });
});
