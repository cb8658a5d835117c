import { describe, expect, it } from 'vitest';
import { week } from '../testing/business-parts.ts';
import { salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

const shop = { ...salon, hours: week('08:00-20:00', '08:00-20:00', '08:00-20:00') };

/** The days wished for, in a call that moves the visit of a Tuesday to when the words say. */
function movedTo(opening: string, ...words: string[]) {
  const call = callTo(shop);
  call.say(opening);
  for (const line of words) call.say(line);
  const { wanted } = call.conversation();
  const [from, to] = [wanted.existing?.date, wanted.time];
  const of = (day: typeof from) =>
    day ? Date.UTC(day.year, day.month - 1, day.day) / 86_400_000 : 0;
  const days = to?.either && to.either.length > 0 ? to.either : to?.date ? [to.date] : [];
  return days.map((day) => of(day) - of(from));
}

const opening = "hi i'm booked in next tuesday at two and i have to move it";

describe('the week after the visit that moves', () => {
  it('is that of the days that are named with it', () => {
    expect(movedTo(opening, 'the week after, wednesday or friday')).toEqual([8, 10]);
    expect(movedTo(opening, 'um the following week, maybe the monday')).toEqual([6]);
    expect(movedTo(opening, 'the week after wednesday or thursday morning')).toEqual([8, 9]);
  });

  it('is the same one where that is said again', () => {
    expect(movedTo(opening, 'the week after, thursday', 'no the week after, friday')).toEqual([10]);
  });

  it('is that in French', () => {
    const said = "bonjour j'ai rendez-vous mardi prochain à deux heures pis faut que je le déplace";
    expect(movedTo(said, "la semaine d'après, le jeudi")).toEqual([9]);
  });

  it('says nothing of a day that is named by itself', () => {
    expect(movedTo(opening, 'the week after')).toEqual([7]);
  });
});
