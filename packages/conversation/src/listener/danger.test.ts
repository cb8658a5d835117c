import { describe, expect, it } from 'vitest';
import type { CallOutcome } from '../conversation.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

function afterSaying(...lines: string[]): { said: string; outcome: CallOutcome } {
  const call = callTo(plumber);
  const said = lines.map(call.say).join(' ');
  return { said, outcome: call.outcome() };
}

describe('danger told in so many words', () => {
  it.each([
    'I smell gas in my kitchen',
    'there is a smell of gas and my head hurts',
    "she's not breathing",
    "my dad's unconscious on the floor",
    'the kitchen is on fire',
    'ça sent le gaz dans la cuisine',
    'the tank tipped over and hes trapped',
    "there's smoke coming out of the panel",
    'il y a de la boucane qui sort du mur',
  ])('is met with 911 and an alert, whatever else was learned: %s', (line) => {
    const { said, outcome } = afterSaying(line);
    expect(said).toContain('911');
    expect(outcome.urgent).toBe(true);
  });

  it.each([
    'no no gas smell it is just a slow drain',
    'do you change spark plugs',
    'how much to install a smoke detector',
    "I'm dying to get this faucet done",
    'can you put in a smoke vent over the range',
    'there is some dirt trapped in the drain',
  ])('but a word that sounds like it is no report: %s', (line) => {
    expect(afterSaying(line).outcome.urgent).toBe(false);
  });
});
