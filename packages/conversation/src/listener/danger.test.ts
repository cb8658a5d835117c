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

describe('trouble that can wait', () => {
  it.each([
    'my sink leaks a bit on the floor could somebody come Monday',
    'the dishwasher leaks water all over the floor every time we run it',
    'the toilet drips on the floor when we flush it, could you come next Thursday',
  ])('rings no alarm: %s', (line) => {
    const { said, outcome } = afterSaying(line);
    expect(outcome.urgent).toBe(false);
    expect(said).not.toMatch(/urgent|alerting/i);
  });

  it.each([
    "there's water pouring through the ceiling, can you come Monday",
    "a pipe burst and there's water everywhere, can somebody come Friday",
    'I smell gas every time we run the stove, can you come Monday',
    'the water heater stinks of gas, can you come Friday',
    'the pump shed is on fire',
    "there's flames coming out of the vent",
    "my husband isn't breathing",
    "the basement's flooding and it won't stop, are you open Monday",
  ])('and what goes on, or is a danger, still does: %s', (line) => {
    expect(afterSaying(line).outcome.urgent).toBe(true);
  });
});

describe('gas that nobody smells', () => {
  it.each([
    [
      [
        'the little alarm by the furnace has been going off since six',
        'the carbon monoxide one yeah',
      ],
    ],
    [
      [
        'so the detector upstairs keeps beeping',
        "it's the carbon monoxide one and I've got a headache",
      ],
    ],
    [['le détecteur de monoxyde arrête pas de sonner', 'pis ma blonde a mal à la tête']],
    [["I think it's carbon monoxide we're all dizzy and my wife threw up"]],
  ])('sends everybody out and to 911: %j', (lines) => {
    const { said, outcome } = afterSaying(...lines);
    expect(said).toMatch(/911/);
    expect(said).toMatch(/outside into fresh air|sortez/i);
    expect(said).not.toMatch(/warm in one room|au chaud dans une pièce/);
    expect(outcome.urgent).toBe(true);
  });

  it.each([
    'do you sell carbon monoxide detectors',
    'how much to hang two smoke alarms',
    'my car alarm keeps going off in your lot',
    "I've got a headache so I need to move my visit",
  ])('is not heard where a detector is bought or hung: %s', (line) => {
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
    'not wednesday at two, the landlord has a fire alarm test then',
    "jeudi avant-midi y'a un exercice de feu dans l'immeuble, venez après",
    "I'm dying to get this faucet done",
    'can you put in a smoke vent over the range',
    'there is some dirt trapped in the drain',
    'I was attacked by my own blender, ha, so I need a new one',
    'is it a safe street, I read that somebody was stabbed there in the fall',
    'can you paint over smoke stains on a wall',
  ])('but a word that sounds like it is no report: %s', (line) => {
    expect(afterSaying(line).outcome.urgent).toBe(false);
  });
});

describe('a child or an animal in a vehicle that nobody can open', () => {
  it.each([
    [["the keys are in the car and my baby's in the back seat"]],
    [['do you open cars', "well the fob's inside and my grandson is strapped in his seat"]],
    [['my puppy is locked in the truck']],
    [["j'ai barré les clés dans le char pis ma fille est attachée dans son siège"]],
  ])('is met with 911 on the first sentence that tells it: %j', (lines) => {
    const call = callTo(plumber, '+16045550150');
    const said = lines.map(call.say).at(-1);
    expect(said).toContain('911');
    expect(call.outcome().urgent).toBe(true);
  });

  it('and once more where it gets worse', () => {
    const call = callTo(plumber, '+16045550150');
    call.say("the doors locked on me and my little boy's in the car seat");
    expect(call.say("he was crying and now he's gone quiet")).toContain('911');
  });

  it.each([
    'my son locked his keys in the truck',
    "my daughter's car has the keys locked in it",
    'my dog is in the car, can I bring him in',
    'if a kid got locked in a car would you come',
  ])('and is none where nobody is shut in: %s', (line) => {
    expect(afterSaying(line).said).not.toContain('911');
  });
});

it.each([
  'I had my brows tinted and now my eyelids are swelling up',
  "j'ai de la misère à respirer depuis ma teinture",
])('who swells about the face or breathes hard is sent to 911: %s', (line) => {
  expect(afterSaying(line).said).toContain('911');
});

describe('danger that a caller announces as urgent, and who asks for a person', () => {
  const before = [[], ['I would like to book'], ['can someone call me back', 'Dana Whitfield']];
  it.each([
    'This is urgent, the gas is leaking, I need the owner now',
    "I need the owner now, it's urgent, gas is leaking",
    'get me the manager, the furnace is leaking gas, this is an emergency',
    'emergency, he is bleeding, I need to talk to the boss right now',
    "it's urgent, sparks are coming out of the outlet, let me talk to a human",
    "C'est urgent, le gaz fuit, je veux le patron tout de suite",
    "le patron vite, c'est urgent, il y a du feu",
  ])('is danger in whatever order, wherever the call stands: %s', (line) => {
    for (const lines of before) {
      const call = callTo(plumber, '+16045550150');
      for (const one of lines) call.say(one);
      expect(call.say(line)).toContain('911');
      expect(call.outcome().urgent).toBe(true);
    }
  });

  it.each([
    'is there an extra fee if it is urgent, say a leak',
    'do you do emergency gas work, I want to talk to the owner',
    "it's not urgent, the tap is leaking, I need to talk to the owner",
    'how much is it to check for a gas line',
    'my truck was leaking gas last week, is the owner in',
  ])('and is not, where none is announced: %s', (line) => {
    expect(afterSaying(line).outcome.urgent).toBe(false);
  });
});

it('a complaint is not said to reach the owner where nobody is alerted', () => {
  for (const alertsSomeone of [true, false]) {
    const call = callTo(plumber, '+16045550150', { alertsSomeone });
    const said = ['I have a complaint, your guy wrecked my floor', 'Dana', 'yes']
      .map(call.say)
      .join(' ');
    expect(/owner/i.test(said), said).toBe(alertsSomeone);
  }
});

describe('trouble that says of itself that it cannot wait', () => {
  it.each([
    'the hoist just dropped with my van on it, this is an emergency',
    "we have an emergency, the freezer truck quit and there's meat in it",
    "c'est une urgence, la porte du garage est tombée pis mon char est pris",
  ])('is urgent, whatever it is: %s', (words) => {
    expect(afterSaying(words).outcome.urgent).toBe(true);
  });

  it.each([
    'this is urgent, can I get a haircut today',
    'do you do emergency calls at night',
    "it's not an emergency, the tap just drips",
  ])('is none where something else is wanted: %s', (words) => {
    expect(afterSaying(words).outcome.urgent).toBe(false);
  });
});

it('who wants a person at once, and says that it is urgent, is alerted of', () => {
  expect(afterSaying('this is urgent, I need the owner now').outcome.urgent).toBe(true);
});

it('a card number is never taken, whatever else is answered', () => {
  const { said } = afterSaying('my card is 4111 1111 1111 1111, can you put it on that');
  expect(said).toMatch(/don't give me card numbers/);
});

describe('what may be a danger and is not surely one', () => {
  const told = /if anyone is hurt or in danger|if this is an emergency/i;

  it('is met with 911 beside the answer, and alerts nobody', () => {
    const { said, outcome } = afterSaying("there's a funny haze in the hallway");
    expect(said).toMatch(told);
    expect(outcome.urgent).toBe(false);
  });

  it.each(['how much to clean two drains', 'can somebody come on friday about the toilet'])(
    'is not seen in what everybody asks: %s',
    (line) => {
      expect(afterSaying(line).said).not.toMatch(told);
    },
  );
});

describe('who asks for those who are called in danger', () => {
  it.each([
    'i need an ambulance',
    'oh god call 911',
    "j'ai besoin d'une ambulance",
    'appelez la police',
  ])('is in danger: %s', (line) => {
    const { said, outcome } = afterSaying(line);
    expect(said).toMatch(/911/);
    expect(outcome.urgent).toBe(true);
  });

  it.each([
    'do i need the fire department to sign off on the tank',
    'i need the police check for your insurance form',
  ])('and who only speaks of them is not: %s', (line) => {
    expect(afterSaying(line).outcome.urgent).toBe(false);
  });
});

describe('damage that is being done as they speak', () => {
  it.each([
    'our clinic is flooding',
    'the school lobby is flooded, can somebody come out',
    'my kitchen is filling up with water',
    "there's raw sewage in the tub",
    'sewage is backing up into our laundry room',
    'the septic is backing up all over the yard and into the house',
    'the washing machine is overflowing and I cannot shut it',
    'a pipe burst behind the drywall',
    "we've got a burst water line in the garage",
    'the boiler just blew up',
    'the kitchen ceiling just collapsed',
    'the roof caved in over the bedroom',
    'a sprinkler burst in our warehouse',
    'se está inundando mi casa',
    'le bureau est inondé',
    "le restaurant est plein d'eau",
    "l'évier déborde partout",
    'une conduite vient de lâcher',
    'un tuyau a éclaté dans le garage',
    "le plafond vient de s'effondrer",
  ])('is urgent in any words: %s', (line) => {
    expect(afterSaying(line).outcome.urgent).toBe(true);
  });

  it.each([
    'gas smell in the hallway',
    "there's a strong odour of natural gas by my range",
    "calling for my neighbour, there's a gas smell at her place",
    'my husband is stuck under the vanity',
    'huele a gas en la cocina',
    'y a une odeur de gaz chez ma voisine',
  ])('is a danger in any words: %s', (line) => {
    const { said, outcome } = afterSaying(line);
    expect(outcome.urgent).toBe(true);
    expect(said).toContain('911');
  });

  it.each([
    'I found you on Google, my pipe burst and the basement is flooding',
    'saw your business listing online and our kitchen ceiling just collapsed',
    "this isn't about any warranty or your Google ranking, sewage is coming up in our bathroom",
    "we're an advertising agency and our office is flooding",
    'j’ai vu votre fiche Google, un tuyau vient de péter',
  ])('is never taken for a salesman’s call: %s', (line) => {
    const { outcome } = afterSaying(line);
    expect([outcome.urgent, outcome.spam]).toEqual([true, false]);
  });

  it.each([
    'do you repair burst pipes',
    'do you clean flooded basements',
    'what happens if a pipe bursts while we are away',
    'if the toilet is overflowing who do I call',
    'the basement floods every spring, can you waterproof it',
    'my basement flooded last year, can you look at the drain',
    'we had the ceiling come down two years ago and it was never fixed right',
    "I'm looking for a toilet that never overflows",
    'is there a gas smell when you install a stove',
    'my boot is stuck under the deck',
    'the kitchen is full of dishes',
    'the shop is full of customers today',
    'réparez-vous les tuyaux éclatés',
    "mon sous-sol a été inondé l'an passé, combien pour le drain",
    'la toilette déborde des fois quand il pleut',
    'si un tuyau vient de lâcher, est-ce que vous venez la nuit',
  ])('and is none where nothing is happening: %s', (line) => {
    expect(afterSaying(line).outcome.urgent).toBe(false);
  });

  it.each([
    'Hi, I am calling about your Google business listing, we can get you to the top of the results',
    "we're calling about the extended warranty on your vehicle",
  ])('and a salesman stays one: %s', (line) => {
    const { outcome } = afterSaying(line);
    expect([outcome.urgent, outcome.spam]).toEqual([false, true]);
  });
});
