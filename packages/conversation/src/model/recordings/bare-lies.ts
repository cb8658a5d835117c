import type { PlantedLies } from './planted-lies.ts';

/** In the shapes of what may be said: another note's fee, a count told as a price, a rebate nobody earned. */
export const bareLies: readonly PlantedLies[] = [
  {
    shop: 'bikes',
    caller: ['how much is a full tune-up for my bike'],
    lies: `
      A full tune-up with the ten off is {f3-f1}.
      A full tune-up for your bike is {f3-f1}.
      A full tune-up is {f11}.
      A full tune-up is {f14}.
      A full tune-up is {f7}.
      A full tune-up is {f13} or so.
      It takes forty-five minutes.
      The last tune-up starts at half past three.
      The tune-up is taken off the bill.
      A tune-up is free with the supplies.
    `,
  },
  {
    shop: 'bikes',
    caller: ['how much is a full rebuild of my old ten speed'],
    lies: `
      A full rebuild is over {f13}.
      A full rebuild needs {f14} down.
      A full rebuild, with the deposit, is over {f13}.
      A full rebuild is {f13} with {f12} down.
      A full rebuild is {f13-f14} after the deposit.
      A full rebuild comes to four times {f14}.
      The full tune-up is {f3}, with a rebuild being a lot more on top.
      The full tune-up is {f3}, and a rebuild is about the same.
      A rebuild starts at {f13}.
    `,
  },
  {
    shop: 'bikes',
    caller: ['a flat repair and a full tune-up please, what is that'],
    lies: `
      A flat repair is {f4} and the full tune-up is {f3}. Both on one visit come to {f7}.
      Both on one visit come to {f7}.
      The shop supplies are {f11}.
      It's {f9} next time.
      A flat repair is {f5}.
      Supplies are five.
    `,
  },
  {
    shop: 'bikes',
    caller: ['you broke my wheel, I want my money back, there are twelve patches on it'],
    lies: `
      I'll pass on that you want your money back, and you'll get it.
      I'll note that you want it free, no problem.
      You'll get your money back.
      We do refund that.
      Your extra nine patches are on top.
      We'll be there first thing tomorrow.
      So that's a new wheel, first thing tomorrow, and we'll have it ready.
    `,
  },
  {
    shop: 'bikes',
    caller: ['bonjour, parlez-vous français, avez-vous une garantie et une inspection'],
    lies: `
      La garantie est de deux ans sur la main-d'œuvre.
      La garantie est à vie.
      L'inspection est gratuite.
      L'inspection est déduite de la facture dans les 30 jours.
      La mise au point complète est à {f3}, les pièces comprises.
      La remise à neuf coûte plus de {f13}.
    `,
  },
];
