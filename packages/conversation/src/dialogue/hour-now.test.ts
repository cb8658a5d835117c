import { expect, it } from 'vitest';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import { wishedTimes } from './wished-times.ts';

const zone = { now: Date.parse('2026-11-30T20:30:00Z'), timeZone: 'America/Toronto' };
const wished = (text: string, language: 'en' | 'fr' = 'en') =>
  wishedTimes(text, findTimes(text, { ...zone, language, expecting: true }), {
    year: 2026,
    month: 11,
    day: 30,
  });

it.each([
  ["il est deux heures et quart pis j'ai encore rien", 'fr'],
  ['là y est rendu quatre heures pis le gars est pas là', 'fr'],
  ['on est rendu à trois heures pis personne', 'fr'],
  ["it's already half past four you know", 'en'],
  ["it's two fifteen and nobody's here", 'en'],
  ["it's four thirty now and i took the day off", 'en'],
] as const)('what time it is is no wish: %s', (text, language) => {
  expect(wished(text, language)).toEqual([]);
});

it.each([
  ['deux heures et quart, ça irait', 'fr'],
  ['mon rendez-vous, il est à deux heures et quart', 'fr'],
  ["it's at two fifteen", 'en'],
  ["it's four thirty", 'en'],
  ['can you do four thirty now instead', 'en'],
  ["it's two fifteen that would be best", 'en'],
] as const)('an hour that is wished for stays: %s', (text, language) => {
  expect(wished(text, language).length).toBeGreaterThan(0);
});
