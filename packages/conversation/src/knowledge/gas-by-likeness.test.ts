import { describe, expect, it } from 'vitest';
import { plumber } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';

describe('gas that is told by what it smells like, or by what was struck', () => {
  it.each([
    "it smells just like a barbecue tank when you open it but it's the whole basement",
    'the pilot blew out and now the kitchen stinks like an unlit burner',
    'the basement smells like a camp stove nobody lit',
    'ça sent comme quand tu laisses le rond du poêle à gaz ouvert pas allumé',
    "the backhoe caught a yellow pipe and it's roaring",
    "we drilled into something behind the wall and it's hissing and it stinks",
    'on a creusé pis on a pété une conduite ça souffle fort pis ça pue',
  ])('sends people out, and shuts off no water: %s', (line) => {
    const call = callTo(plumber, '+16045550150');
    const said = call.say(line);
    expect(said).toMatch(/911/);
    expect(said).not.toMatch(/main valve|entrée d'eau/);
    expect(call.outcome().urgent).toBe(true);
  });

  it.each([
    'we want to run a gas line to the barbecue and call before we dig',
    'can you paint the gas pipe yellow',
    "the stove clicks but doesn't light, there's no smell at all",
    'it smells like hot dust when you turn the furnace on',
    'I nicked the sprinkler line and the lawn is wet, can you fix it next week',
  ])('and is none of these: %s', (line) => {
    const call = callTo(plumber, '+16045550150');
    expect(call.say(line)).not.toMatch(/leave the building/);
    expect(call.outcome().urgent).toBe(false);
  });
});
