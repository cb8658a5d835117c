import { describe, expect, it } from 'vitest';
import { callTo } from '../testing/call-to.ts';
import { garage } from '../testing/more-trades.ts';

/** What is noted of a day that is told in answer to when; calls are answered on Tuesday, March 10, 2026. */
function noted(first: string, words: string) {
  const call = callTo(garage, '+16135550142');
  call.say(first);
  const said = call.say(words);
  return { spoken: call.conversation().wanted.time?.spoken ?? '', said };
}

const book = "I'd like an oil change";
const prendre = "je voudrais prendre rendez-vous pour un changement d'huile";

describe('a day on which the shop is only asked to be open', () => {
  it.each([
    [
      book,
      "thursday around one fifteen then, and I guess you're closed sundays",
      /Thursday, March 12/,
    ],
    [book, "friday at nine and you don't work sundays I take it", /Friday, March 13/],
    [book, 'monday morning, are you open sundays by the way', /Monday, March 16/],
    [
      prendre,
      "jeudi vers une heure et quart d'abord pis le dimanche c'est fermé j'imagine",
      /jeudi 12 mars/,
    ],
    [prendre, 'vendredi à neuf heures, le dimanche vous ouvrez pas hein', /vendredi 13 mars/],
  ])('is no wish: %s … %s', (first, words, day) => {
    const { spoken, said } = noted(first, words);
    expect(spoken).toMatch(day);
    expect(spoken).not.toMatch(/Sunday|dimanche/i);
    expect(said).toMatch(/closed|ferm/i);
  });

  it.each([
    [book, 'thursday or friday', /Thursday.*Friday/],
    [book, "friday or saturday if you're open", /Friday/],
    [book, 'thursday right when you open', /Thursday/],
  ])('is one where nothing is asked of it: %s … %s', (first, words, day) => {
    expect(noted(first, words).spoken).toMatch(day);
  });
});
