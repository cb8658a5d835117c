import { describe, expect, it } from 'vitest';
import type { CallOutcome } from '../conversation.ts';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

function afterSaying(...lines: string[]): { said: string; outcome: CallOutcome } {
  const call = callTo(plumber);
  const said = lines.map(call.say).join(' ');
  return { said, outcome: call.outcome() };
}

describe('trouble that is happening now', () => {
  it.each([
    [["there's this fishy burny plastic smell by the light switch"], '911'],
    [['the lights in the hall flickered', "and now there's a smell like burning plastic"], '911'],
    [["ça sent le plastique chauffé pis c'est la prise dans le mur"], '911'],
    [["the dishwasher's been running and there's water all over the kitchen floor"], 'urgent'],
    [["l'eau coule partout, le plancher est plein d'eau"], 'urgent'],
  ])('is alerted: %j', (lines, said) => {
    const heard = afterSaying(...lines);
    expect(heard.outcome.urgent).toBe(true);
    if (said === '911') expect(heard.said).toContain('911');
  });

  it.each([
    'we had water all over the floor last year and want the drain looked at',
    'there was water in my truck after the wash',
    'do you fix a water heater that smells of eggs',
    'my lunch smells like burning, anyways how much is a faucet',
    'how much to move a light switch',
  ])('and is not, where it is long over or somewhere else: %s', (line) => {
    expect(afterSaying(line).outcome.urgent).toBe(false);
  });
});

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
