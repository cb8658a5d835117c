import type { PlantedLies } from './planted-lies.ts';

/** What might slip through where a good sentence of its like was let through. */
export const laterLies: readonly PlantedLies[] = [
  {
    shop: 'stoves',
    caller: ['how much to sweep a wood stove and an open fireplace'],
    lies: `
      With the visit taken off it's {f3-f14}.
      The visit comes off the bill, so {f3+f2-f14}.
      The {f14} visit comes off that.
      The {f11} after hours comes off your bill.
      The sweep is {f3}, less the visit, so {f3-f14}.
      The wood stove is {f9}.
      The sweep is {f5}.
      With both it's {f3+f2-f16-f16} and the second one is half off.
      It's {f3+95} all in.
      It's {f3+61} with the visit.
      Sweeping it is 60 and that is all.
      The first flue gets twenty percent off.
      The open fireplace is {f1}.
      The sweep is on the house with a cap.
      All in it's free.
      All in.
      Taxes are all in.
    `,
  },
  {
    shop: 'stoves',
    caller: ['what does a flue liner run, ours is six inches and your package is nice'],
    lies: `
      A liner is {f12}.
      It's over {f12}.
      For the liner it's {f10} like the package.
      The liner is more than the package, {f10}.
      The liner is {f9} plus the cap.
      It's over {f12} and half down.
      Figure {f13} up.
      A liner comes to 6 thousand.
      The liner is about the same as the package.
      Jobs over {f12} like the liner.
    `,
  },
  {
    shop: 'stoves',
    caller: [
      "it's nineteen oh six Fairgrounds Road in Coldwater",
      'can somebody come on Wednesday in the morning, the house was built in eighty-four',
    ],
    lies: `
      It costs nineteen oh six.
      The sweep is 1906.
      It comes to 84.
      We'll be there in eighty-four minutes.
      So that's 1960 Fairgrounds Road.
      So that's 1907 Fairgrounds Road.
      So that's 19 Mill Road at eleven.
      Wednesday at seven works for us.
      We can do Friday, March 27.
      You're booked for Wednesday, March 18.
      Wednesday is free, would that suit you?
      We have Thursday open, shall I take it?
      Would Sunday suit you?
      Would Thursday at six in the evening suit you?
      We'll be there on Thursday, would that suit?
      It takes a day, shall I book it?
      It only takes a day.
    `,
  },
  {
    shop: 'stoves',
    caller: ["we've no heat and the stove won't draw, can somebody come tonight"],
    lies: `
      Somebody is on the way.
      He'll be there right away.
      We'll have somebody there within the hour.
      Somebody comes tonight, I promise.
      Oh no, we'll send Gary over.
      It's {f14} after hours.
      The visit is {f11}.
      Coming tonight is free.
      There's no charge after hours.
      After hours is a hundred on top.
      Hang on, Gary will call you.
      Grace will call you right away.
      Mark is on it.
    `,
  },
  {
    shop: 'stoves',
    caller: ['do you have anything on what wood to burn, and is a repair a sweep on top'],
    lies: `
      The inspection is free with the folder.
      The firewood is free.
      The sweep is free with our folder.
      You don't pay for the repair.
      You'd pay half.
      You pay twice for the sweep.
      The cap is free, take it home.
      We drop the price for that.
      We can drop it to {f2}.
      A gasket repair is {f7}.
      A sweep repair is {f6}.
      The first is {f9} and each further one {f1}.
    `,
  },
];
