import { describe, expect, it } from 'vitest';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

describe('wires that came down', () => {
  it.each([
    "the line came off the pole and it's lying on our lawn",
    "a branch took the wires down and they're hanging over my fence",
    'the hydro pole snapped and the wires are across my truck',
    'a power line is dangling over my deck',
  ])('are kept away from: %s', (line) => {
    const call = callTo(plumber, '+16045550150');
    const said = call.say(line);
    expect(said).toMatch(/911/);
    expect(said).toMatch(/ten metres/);
    expect(said).not.toMatch(/breaker panel/);
    expect(call.outcome().urgent).toBe(true);
  });

  it.each([
    "le fil d'hydro est tombé dans l'entrée",
    'une branche est tombée sur les fils électriques devant chez nous',
  ])('are kept away from in French: %s', (line) => {
    const said = callTo(plumber, '+16045550150').say(line);
    expect(said).toMatch(/911/);
    expect(said).toMatch(/dix mètres/);
  });

  it.each([
    'do you run the wires for a thermostat',
    'the hydro line to the garage needs to be buried, do you do that',
    'the phone line is down on our street so call my cell',
    'do I need to call you before I trim the tree growing near the wires',
    'a power line fell on the fence last november and it is all paid for',
  ])('and are none of these: %s', (line) => {
    const call = callTo(plumber, '+16045550150');
    call.say(line);
    expect(call.outcome().urgent).toBe(false);
  });
});
