import { describe, expect, it } from 'vitest';
import { clocks, horloges, isSpokenBy } from '../testing/clock-shops.ts';

describe('an hour of opening or closing', () => {
  it.each([
    ['do you work on Saturdays', "On Saturday we're open till five thirty."],
    ['do you work on Saturdays', 'Saturday we shut at half past three.'],
    ['do you work on Wednesdays', "Wednesday we're open from nine o'clock."],
    ['are you open Thursday', "Thursday's the long day; we close at eight."],
    ['how late are you open Friday', 'Fridays until five thirty.'],
    ['are you open Saturdays', 'Yes, Saturdays from nine.'],
  ])('is of the day it is told of: %s — %s', (caller, lie) => {
    expect(isSpokenBy(clocks, caller, lie)).toBe(false);
  });

  it.each([
    ['vous êtes ouverts le samedi?', "Le samedi, on est ouverts jusqu'à dix-sept heures trente."],
    ['vous fermez à quelle heure le vendredi?', "Le vendredi, jusqu'à vingt heures."],
    ['quand puis-je la reprendre?', "Vous pouvez passer la reprendre jusqu'à vingt et une heures."],
  ])('is of the day it is told of in French: %s — %s', (caller, lie) => {
    expect(isSpokenBy(horloges, caller, lie)).toBe(false);
  });

  it.each([
    ['do you work on Saturdays', "On Saturday we're open till two."],
    ['do you work on Saturdays', "On Saturday it's half past ten to two."],
    ['how late are you open Friday', 'Fridays until three thirty.'],
    ['are you open Thursday', 'Thursday we close at half past five.'],
    ['are you open Wednesdays', 'Yes, Wednesdays from noon.'],
  ])('may be told as it is: %s — %s', (caller, truth) => {
    expect(isSpokenBy(clocks, caller, truth)).toBe(true);
  });

  it.each([
    ['vous fermez à quelle heure le vendredi?', 'Le vendredi, on ferme à quinze heures trente.'],
    ['êtes-vous ouverts mercredi?', "Le mercredi, on est ouverts jusqu'à vingt heures."],
  ])('may be told as it is in French: %s — %s', (caller, truth) => {
    expect(isSpokenBy(horloges, caller, truth)).toBe(true);
  });
});
