import { describe, expect, it } from 'vitest';
import { barber, plumber, salon } from '../testing/businesses.ts';
import { callTo } from '../testing/call-to.ts';
import { animalClinic, garage } from '../testing/more-trades.ts';
import type { BusinessKnowledge } from './business.ts';

const heating: BusinessKnowledge = { ...plumber, name: 'Ember Lane Heating' };

function met(shop: BusinessKnowledge, ...lines: string[]) {
  const call = callTo(shop, '+16045550150');
  const said = lines.map(call.say).join(' ');
  return { said, urgent: call.outcome().urgent, alerts: call.alerts() };
}

describe('air that harms', () => {
  it.each([
    'my in-laws both nod off every time the pellet stove is lit',
    'the CO thing in the hall is showing 65',
    "it's reading 90 ppm on that little alarm",
    'we keep the hibachi lit in the sunroom, I mean in the living room, to keep warm',
    "we're keeping warm with the oven on and the door down",
    'the flue came apart and the fumes are going into the crawl space',
    'whenever the boiler fires up I get a splitting headache, and it goes away outside',
    'la chaufferette part pis mes deux gars ont mal à la tête dès que ça marche',
    'mon détecteur de monoxyde affiche 80',
    'on roule la génératrice dans le sous-sol pour se chauffer',
  ])('is fresh air and 911 first: %s', (line) => {
    const { said, urgent } = met(heating, line);
    expect(said).toMatch(/911/);
    expect(said).toMatch(/fresh air|l'air frais/);
    expect(said).not.toMatch(/\$/);
    expect(urgent).toBe(true);
  });

  it.each([
    'somebody backed a forklift into the gas meter out back',
    'the gas burner got left on since supper and it stinks in here',
    'mon beau-frère a accroché le compteur de gaz avec la souffleuse',
  ])('is out of the house where it is a line of gas: %s', (line) => {
    const { said, urgent } = met(heating, line);
    expect(said).toMatch(/switches|interrupteur/);
    expect(urgent).toBe(true);
  });

  it.each([
    'do you sell carbon monoxide alarms, ours is from 2015',
    'the noise of the boiler gives us a headache every time it comes on',
    'can you run a gas line for a barbecue on the deck',
    'we had everybody sick last winter when the flue came off, I want it checked',
    'nobody has a headache or anything but the furnace is loud',
    'the kids have the flu so we need to move the tune-up',
    'we store the generator in the garage and it needs an oil change',
    'the pool tests at 80 ppm, is that hard water',
    'comment ça coûte un détecteur de monoxyde installé',
  ])('and is none in words that only sound like it: %s', (line) => {
    const { said, urgent } = met(heating, line);
    expect(urgent).toBe(false);
    expect(said).not.toMatch(/911/);
  });
});

describe('current that harms', () => {
  it.each([
    'the stove gives me a zap when I lean on the counter',
    'every time I grab the shower tap I feel a tingle',
    "we've got four inches of water and the chest freezer is still plugged in",
    "it's raining in through the ceiling fan, water dripping out of the light",
    'the fuse box feels burning hot',
    'it sparks when I plug in the vacuum',
    'le lave-vaisselle me donne des chocs',
    'le sous-sol est inondé pis l’eau arrive à la prise',
    'le disjoncteur est bouillant',
  ])('is 911, and nothing is touched: %s', (line) => {
    const { said, urgent } = met(plumber, line);
    expect(said).toMatch(/911/);
    expect(said).toMatch(/touch|Stay out|Restez|touchez/);
    expect(urgent).toBe(true);
  });

  it('keeps people out of water, away from a panel and off who is held by a wire', () => {
    const wet = callTo(plumber);
    expect(wet.say('the cellar is flooded up to the panel')).toContain('Stay out of the water');
    expect(wet.say('could I just wade over and flip the breaker')).toMatch(/^(?:No|Please don't)/);
    const held = callTo(barber);
    expect(held.say("my brother can't let go of the wire")).toContain("Don't touch anyone");
    expect(held.say('should I grab him')).toMatch(/^(?:No|Please don't)/);
  });

  it.each([
    'I get a static shock off the carpet in your lobby',
    'need new front shocks, what do they run',
    'could you put an outlet near the washer',
    'the hot tub breaker keeps tripping',
    'there was a flood last year and the panel was replaced',
    'the basement is flooded but the power is off at the panel',
    'je veux changer le luminaire au-dessus du bain',
  ])('and is none in words that only sound like it: %s', (line) => {
    expect(met(plumber, line).said).not.toMatch(/911/);
  });
});

describe('a life given up, however it is told', () => {
  it.each([
    ['can I get a shave, I want to look decent at my own funeral'],
    ["I don't think I'll make it through the night"],
    ['I gave my cat away and wrote everybody letters, I will be gone by Sunday'],
    ["what's the point, I'll be gone anyhow"],
    ["it's my last trim, I'm done with everything"],
    ['a cut on Thursday', "it's Ray Dunn", "I've been thinking of ending it all"],
    ['gonna kms'],
    ['je suis écœuré de tout, je serai plus là lundi'],
    ['je veux juste que tout arrête'],
    ["c'est ma dernière coupe, j'ai tout réglé chez nous"],
  ])('is told of 9-8-8, and nothing is sold: %j', (...lines) => {
    const { said, urgent, alerts } = met(salon, ...lines);
    expect(said).toMatch(/9-8-8/);
    expect(urgent).toBe(true);
    expect(alerts).toHaveLength(1);
  });

  it.each([
    "I'm cutting it all off, I've had enough of long hair",
    "my last haircut was in May and I won't be here in June, we're on a cruise",
    "it's my dad's funeral on Friday, can you fit me in before",
    "I've been thinking about ending things with my boyfriend, so a big change please",
    'this is my last appointment before I move to Halifax',
    "à quoi bon un brushing s'il mouille, on laisse faire",
    'je serai plus là la semaine prochaine, je pars en vacances',
    "I'm done with everything on my list but the nails",
  ])('and is none in words that only sound like it: %s', (line) => {
    const { said, urgent } = met(salon, line);
    expect(said).not.toMatch(/9-8-8/);
    expect(urgent).toBe(false);
  });
});

describe('people and animals in danger', () => {
  it.each([
    'I locked the keys in the truck and my grandson is buckled in there',
    'toddler stuck in the minivan please',
    "there's a shard of glass in her eye",
    "he sliced his palm and it won't stop bleeding",
    'the front door is kicked in and the window is broken',
    'mon ex m’a battue pis il est en chemin',
    'le bébé est embarré dans l’auto',
  ])('are met with 911 and an alert: %s', (line) => {
    const { said, urgent } = met(garage, line);
    expect(said).toMatch(/911/);
    expect(urgent).toBe(true);
  });

  it('are heard where a sentence comes in pieces', () => {
    expect(met(barber, "there's a guy here, he's got a", 'knife').said).toMatch(/911/);
    expect(met(heating, "there's a funny smell, like", 'gas').said).toContain('switches');
  });

  it.each([
    'kitten hit by truck',
    'a bus ran over my dog',
    "the bunny hasn't eaten since last night",
    'mon lapin mange plus',
    'une auto a frappé mon chat',
  ])('are urgent at a clinic: %s', (line) => {
    expect(met(animalClinic, line).urgent).toBe(true);
  });

  it.each([
    'she was hit by a truck as a kitten and walks funny, I need a checkup',
    'my rabbit eats well, just a nail trim',
    'do you see a guinea pig that was not eating last month, it is fine now',
  ])('and not where it is over: %s', (line) => {
    expect(met(animalClinic, line).urgent).toBe(false);
  });

  it.each([
    "I can't breathe in these jeans",
    "I'll be late, there's an accident on the highway and nobody's hurt",
    "we don't have a leak, I'd only like the pump looked at",
    'what would happen if an outlet caught fire',
  ])('and nothing rings for who is in none: %s', (line) => {
    const { said, urgent } = met(plumber, line);
    expect(urgent).toBe(false);
    expect(said).not.toMatch(/911/);
  });
});

describe('who was told of a danger and will not go', () => {
  it.each([
    ['I smell gas by the stove', "I'm not going outside, what do you charge for that", 'switches'],
    ['there is a baby locked in the car', "I don't want the police here", '911'],
    ['my ex is trying to kick in my door', "I'm really scared", '911'],
    ['ça sent le gaz dans la cave', 'je veux pas sortir, il fait frette', 'interrupteur'],
  ])('is told again, and told no price: %s', (danger, reply, told) => {
    const call = callTo(plumber, '+16045550150');
    call.say(danger);
    const said = call.say(reply);
    expect(said).toContain(told);
    expect(said).not.toMatch(/\$|No problem|That's fine|Pas de problème/);
    expect(call.alerts().length).toBeGreaterThan(1);
  });

  it('is sent to those who know what to do for somebody hurt', () => {
    const call = callTo(barber);
    call.say('a client collapsed and is not breathing');
    expect(call.say('should I roll her over')).toContain('911');
  });
});

it('a clinic says where its owner sends people at night, and sells no visit there', () => {
  const call = callTo(animalClinic);
  expect(call.say("where's the closest emergency vet")).toContain('Kingston Regional Pet Hospital');
  const other = callTo(animalClinic);
  expect(other.say('where do I park')).not.toContain('Kingston Regional Pet Hospital');
});
