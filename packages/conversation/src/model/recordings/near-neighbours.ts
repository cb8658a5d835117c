import type { SaidOf } from './right-sentences.ts';

/**
 * True sentences whose shape a lie may have as well, each beside the lies that are nearest to it: counts in words, options
 * by their words, what is extra, a time said back, a yes with its condition, sympathy, what is passed on, hours of a text,
 * not knowing, parts of a bundle, refusals, bounds, and what comes before work whose price is kept.
 */
export const nearNeighbours: readonly SaidOf[] = [
  {
    shop: 'machines',
    caller: ['what would click vinyl run, about four hundred square feet'],
    acts: ['{"a":[["ask.price","s1.o1"]]}'],
    right: `
      For four hundred square feet of click vinyl the labour comes to {f2*400}, and if the floor needs levelling, that's {f1} a foot where needed.
      Click vinyl is {f2} a square foot, so your 400 square feet come to {f2*400}.
      Click vinyl for 400 square feet is {f2*400}.
      Levelling is extra where it's needed [s1].
    `,
    lies: `
      For four hundred square feet the labour comes to {f2*500}.
      Click vinyl for 400 square feet is {f3*400}.
      Click vinyl for 400 square feet is {f4*400}.
      Levelling 400 square feet is {f2*400}.
      For seven hundred square feet of click vinyl it's {f2*700}.
      Levelling is included where it's needed [s1].
    `,
  },
  {
    shop: 'machines',
    caller: ['glue down laminate, thirteen hundred square feet, how much'],
    acts: ['{"a":[["ask.price","s2.o2"]]}'],
    right: `
      For 1,300 square feet of glue-down laminate the labour is {f5*1300}.
    `,
    lies: `
      For 1,200 square feet of glue-down laminate the labour is {f5*1300}.
      For 1,500 square feet of laminate the labour is {f5*1500}.
      For 1,300 square feet of click laminate the labour is {f5*1300}.
    `,
  },
  {
    shop: 'machines',
    caller: ['can you hook up a dishwasher, the old one is still in'],
    acts: ['{"a":[["ask.price","s4"]]}'],
    right: `
      Taking the old machine off is extra [s4].
    `,
    lies: `
      Taking the old machine off is {f1} [s4].
    `,
  },
  {
    shop: 'machines',
    caller: ['is the oven in with a deep clean'],
    acts: ['{"a":[["ask.fact","s5"]]}'],
    right: `
      The inside of the oven and the fridge is extra with a deep clean [s5].
    `,
    lies: `
      The inside of the oven is included with a deep clean [s5].
    `,
  },
  {
    shop: 'machines',
    caller: ['can somebody look at my washer wednesday', 'no wait, thursday after ten'],
    acts: [
      '{"a":[["want.book","s3",{"when":"Wednesday"}]]}',
      '{"a":[["want.book","s3",{"when":"Thursday after ten"}]]}',
    ],
    right: `
      Thursday after ten instead, then.
      Okay, Thursday after ten instead of Wednesday.
      Thursday after ten, got it.
    `,
    lies: `
      Friday after ten instead, then.
      Thursday after ten, you're booked.
      Thursday after ten is free.
      Thursday after ten works for us.
    `,
  },
  {
    shop: 'machines',
    caller: ['do you do levelling, there is a hump'],
    acts: ['{"a":[["ask.fact","q1"]]}'],
    right: `
      Yes, we level floors when we're installing on top [q1].
    `,
    lies: `
      Yes, we level floors, always on the same day [q1].
      No, we don't level floors [q1].
    `,
  },
  {
    shop: 'machines',
    caller: [
      'you put our laminate in and now it lifts by the patio door, and I called last week and nobody called me back',
    ],
    acts: ['{"a":[["complain","s2",{"thing":"laminate lifts by the patio door"}]]}'],
    right: `
      I hear you, lifting laminate and no call back, that's frustrating.
      Laminate that lifts and nobody calling you back, that's not what you wanted.
      I've noted that you called.
    `,
    lies: `
      I hear you, we'll put new laminate in free of charge.
      I hear you, lifting laminate, we'll call you back within the hour.
      Lifting laminate is covered for ten years, that's not what you wanted.
    `,
  },
  {
    shop: 'machines',
    caller: ["email me, it's meg dot tilley at, um, gmail"],
    acts: ['{"a":[["give",{"email":"meg.tilley@gmail.com"}]]}'],
    right: `
      I've noted meg dot tilley at gmail dot com.
    `,
    lies: `
      I've noted peg dot tilley at gmail dot com.
      I've noted meg dot tilley at hotmail dot com.
      Write to gerard at gmail dot com.
    `,
  },
  {
    shop: 'machines',
    caller: [
      'ask Gerard about the hotel price, and what a rink, table and tape have to do with it',
    ],
    acts: [
      '{"a":[["want.message",{"person":"Gerard","thing":"hotel price, rink, table and tape"}]]}',
    ],
    right: `
      I'll pass it on with your questions about the rink, table and tape.
      I'll pass that on to Gerard, along with what you asked.
      I've noted that you asked.
      I've put both down for his call.
      I've put the two of them down for Gerard.
    `,
    lies: `
      I've put both down for Tuesday.
      I've put both visits down for Gerard.
      I've put you both down for Thursday at ten.
      I've asked Gerard, and he'll take both.
      I've noted the discount you asked for.
    `,
  },
  {
    shop: 'machines',
    caller: ['how fast can you do a washer'],
    acts: ['{"a":[["ask.fact","q2"]]}'],
    right: `
      Washers in by nine are out by five the same day, Monday to Friday, for {f13} more [q2].
    `,
    lies: `
      Washers in by ten are out by five the same day, for {f13} more [q2].
      Dryers in by nine are out by five the same day [q2].
      Washers in by nine are out by four the same day [q2].
    `,
  },
  {
    shop: 'machines',
    caller: ['does the college card work for a repair'],
    acts: ['{"a":[["ask.fact","n2"]]}'],
    right: `
      The student discount is off deep cleans on Tuesdays, not repairs, I'm afraid [n2].
    `,
    lies: `
      The student discount is off repairs on Tuesdays [n2].
      The student discount is off repairs on Tuesdays, not deep cleans [n2].
      The college card takes {f14} off repairs [n2].
      The student discount is off the bundle too [n2].
    `,
  },
  {
    shop: 'machines',
    caller: ['do I pay for parts ahead'],
    acts: ['{"a":[["ask.fact","n1"]]}'],
    right: `
      Over $150 in parts, it's half down before we order [n1].
    `,
    lies: `
      Over $100 in parts, it's half down before we order [n1].
      Under $150 in parts, it's half down before we order [n1].
      It's $150 down before we order [n1].
    `,
  },
  {
    shop: 'machines',
    caller: ['how much would our hotel be, roughly'],
    acts: ['{"a":[["ask.price","s6"]]}'],
    right: `
      I can't quote even a ballpark, and how long it takes I can't tell you either.
      Not even a ballpark, I'm sorry, Gerard has to see it first [s6].
      I couldn't say roughly what that runs, sorry.
    `,
    lies: `
      I can't quote a ballpark, but it's over two hundred.
      I can't give you a number lower than four thousand.
      It's roughly what a hookup is.
      Gerard looks at it on the house, and it's on the low side.
    `,
  },
  {
    shop: 'machines',
    caller: ['how much is it to alter a wedding gown, and is the fitting charged'],
    acts: ['{"a":[["ask.price","s7"]]}'],
    right: `
      The fitting is {f12}, and it comes off [s7].
      For wedding gown alterations Anh sees it on you first, so I don't have a price to give you [s7].
      Anh sees it on her first, so I don't have a price to give you [s7].
    `,
    lies: `
      The alterations are {f12} [s7].
      It's {f12}.
      Two fittings are {f12} [s7].
      The fitting is {f12}, so the alterations are a bit more [s7].
      The fitting is free [s7].
      The fitting is on her.
    `,
  },
  {
    shop: 'jardins',
    caller: ["c'est combien le forfait pour un terrain moyen, ouverture et fermeture"],
    acts: ['{"a":[["ask.price","s3"]]}'],
    right: `
      Séparément, pour un terrain moyen, les deux feraient {f2+f5}.
      Pris à part, pour un terrain moyen, les deux reviennent à {f2+f5}.
    `,
    lies: `
      Séparément, pour un terrain moyen, les deux feraient {f2+f8}.
      Séparément, pour un terrain moyen, les deux feraient {f3+f5}.
      Séparément, pour un terrain moyen, les trois feraient {f2+f5}.
    `,
  },
  {
    shop: 'jardins',
    caller: ['un rabais pour les deux ensemble, pis connaissez-vous un émondeur'],
    acts: ['{"a":[["ask.fact","?rabais"]]}'],
    right: `
      Je n'ai pas de rabais prévu pour les deux ensemble.
      Je n'ai rien de prévu là-dessus.
      Pour un émondeur, je n'ai personne à vous nommer.
    `,
    lies: `
      J'ai un rabais prévu pour les deux ensemble.
      Je n'ai pas de frais prévus pour Magog.
      On coupe les arbres aussi.
    `,
  },
  {
    shop: 'jardins',
    caller: ['la neige a arrêté vers cinq heures pis à dix heures y avait encore rien de fait'],
    acts: ['{"a":[["complain","s5"]]}'],
    right: `
      Je note que la neige a arrêté vers cinq heures et qu'à dix heures, rien n'était fait.
    `,
    lies: `
      On repasse ce soir à dix heures.
    `,
  },
  {
    shop: 'jardins',
    caller: ['allez-vous à Magog pour de la tourbe'],
    acts: ['{"a":[["ask.fact","n1"]]}'],
    right: `
      Oui, on va à Magog, c'est {f11} par voyage, pour les travaux de 300 $ et plus [n1].
      Oui, pour les travaux de plus de 300 $, à {f11} par voyage [n1].
    `,
    lies: `
      Oui, à Magog, c'est 300 $ le voyage [n1].
      Oui, pour les travaux de 200 $ et plus [n1].
      Oui, pour les travaux de 300 $ et moins [n1].
      Oui, sans frais à partir de 300 $ [n1].
    `,
  },
  {
    shop: 'jardins',
    caller: ['de la tourbe, neuf cents pieds carrés, au soixante-dix-sept rue Merry, à Magog'],
    acts: ['{"a":[["want.book","s4"],["give",{"address":"77, rue Merry, Magog"}]]}'],
    right: `
      Donc, 900 pieds carrés de tourbe au 77, rue Merry, à Magog.
      Pour 900 pieds carrés de tourbe, c'est {f9*900}.
    `,
    lies: `
      Donc, 1 900 pieds carrés de tourbe au 77, rue Merry.
      Donc, 900 pieds carrés de tourbe au 67, rue Merry.
      Pour 800 pieds carrés de tourbe, c'est {f9*800}.
    `,
  },
];
