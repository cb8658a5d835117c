import type { SaidOf } from './right-sentences.ts';

/**
 * What stands beside an answer: ages, how often something is charged, where somebody is, when the doors open next,
 * what a caller wants back, and a charge on top of a visit.
 */
export const toldBeside: readonly SaidOf[] = [
  {
    shop: 'trees',
    caller: [
      'your guys pruned my maple ten days ago and took the wrong limb, and I paid three hundred and twenty for it',
    ],
    acts: [`{"a":[["complain","s2"]],"q":"name"}`],
    right: `
      I'm sorry, after ten days and your three hundred and twenty that's not a call you want to make.
      That's not right after your three hundred and twenty, I'm sorry.
      I'll pass on to Gwil that it was ten days ago and that you paid three hundred and twenty.
      The wrong limb, ten days ago, I've got that down for Gwil.
    `,
    lies: `
      Three hundred and twenty comes back to you.
      We put it right in ten days.
      It's fixed within ten days.
      You get your three hundred and twenty back.
      It costs three hundred and twenty to fix.
    `,
  },
  {
    shop: 'trees',
    caller: [
      'how much to grind two stumps the same day',
      'is the brush fee once or is it twice, for the two stumps',
    ],
    acts: [
      `{"a":[["ask.total","s4",{"count":2}]]}`,
      `{"a":[["ask.fact","n1"],["ask.total","s4",{"count":2}]]}`,
    ],
    right: `
      The brush fee is {f8} a visit, so once if it's one visit: {f5+f4+f8} for both.
      If they come twice it's {f5+f4+f8*2}, with one visit {f5+f4+f8}.
      It's charged once per visit, {f8}.
      With one fee it comes to {f5+f4+f8}, with two {f5+f4+f8*2}.
    `,
    lies: `
      It's charged twice the price.
      With two fees it's three hundred.
      The second stump is twice the first.
    `,
  },
  {
    shop: 'trees',
    caller: [
      "the tree's down, we're all up at the top of the yard, well above the wires. what does felling cost, roughly",
    ],
    acts: [`{"a":[["ask.price","s3"]],"q":"phone"}`],
    right: `
      Good that you're all up there and well above the wires.
      Glad you're up at the top of the yard.
      Felling is priced once Gwil has seen the tree, so I can't give you a figure.
      Stay up there, please.
    `,
    lies: `
      It's above what you'd expect.
      That would be well above.
      It's up there.
      Expect it to be above fifteen hundred.
    `,
  },
  {
    shop: 'trees',
    caller: ["nobody's in today? when can I get somebody"],
    acts: [`{"a":[["ask.hours"]]}`],
    right: `
      We're closed today and back in tomorrow at {opens:tomorrow}.
      We're back in on Wednesday morning.
      Somebody is in again from Wednesday at 8 AM.
      We open Wednesday at {opens:wednesday} and close at {closes:wednesday}.
      We're closed until we open {hours:wednesday} on Wednesday.
    `,
    lies: `
      We're back in on Saturday.
      We're in again on Sunday morning.
      We're back in tomorrow at seven.
      We close at {opens:wednesday} on Wednesday.
    `,
  },
  {
    shop: 'trees',
    caller: ['can I speak to Marit about my invoice'],
    acts: [`{"a":[["want.person",{"person":"Marit"}]],"q":"name"}`],
    right: `
      Marit answers about invoices until one in the afternoon.
      Marit does the invoices till 1, so I'll take a message.
      She's the one for invoices, only until one.
    `,
    lies: `
      Marit answers about invoices until three.
      Marit is in until four for invoices.
    `,
  },
  {
    shop: 'trees',
    caller: ['they took the wrong limb', 'so do I get my money back or what'],
    acts: [`{"a":[["complain"]],"q":"name"}`, `{"a":[["ask.next"]]}`],
    right: `
      I'm telling Gwil that you want your money back, and that is his to decide.
      It goes to Gwil with the wrong limb and that you want your money back.
      I'm recording that you'd like to be refunded.
      My note to Gwil says that you want a refund.
      We come back within 5 days if something is missed, and I'll pass on that you want a refund.
    `,
    lies: `
      Gwil refunds you.
      It goes to Gwil that you get a refund.
      My note says that you are refunded.
      A refund is no problem.
      You want your money back, and you have it.
    `,
  },
  {
    shop: 'trees',
    caller: ["there's a spruce on my roof, can somebody come this Saturday, what would that run"],
    acts: [
      `{"a":[["want.book","s1",{"when":"Saturday"}],["ask.fact","q1"],["ask.price","s1"]],"q":"address"}`,
    ],
    right: `
      It's {f1} for the assessment plus {f6} for weekend work.
      The assessment is {f1}, and weekend work is {f6} on top.
      On a weekend there's {f6} on top of the {f1}.
      The visit is {f1} and the weekend {f6} more.
    `,
    lies: `
      The assessment is {f6}.
      Weekend work is {f1} on top.
      It's {f5} for the assessment.
    `,
  },
  {
    shop: 'trees',
    caller: ["can my nephew rent the chipper, he's twenty-one"],
    acts: [`{"a":[["ask.fact","q2"]]}`],
    right: `
      It's {f7} a day, but he must be 25, so not at twenty-one.
      You have to be 25 to rent it.
      He'd need to be 25, I'm afraid.
      Whoever rents it must be twenty-five and have a hitch.
    `,
    lies: `
      He must be 20.
      You have to be 85.
      It's 25 a day.
      He must be 8.
    `,
  },
  {
    shop: 'skates',
    caller: ['ma fille a onze ans, peut-elle louer des patins toute seule?'],
    acts: [`{"a":[["ask.fact","q1"]]}`],
    right: `
      Il faut avoir 12 pour louer sans parent, et c'est {f4} la paire.
      À onze ans, non: il faut avoir douze ans pour louer sans parent.
      Elle doit avoir 12.
    `,
    lies: `
      Il faut avoir 14.
      C'est 14 la paire.
      Elle doit avoir 9.
    `,
  },
  {
    shop: 'skates',
    caller: [
      "c'est fermé aujourd'hui? Ghislaine est là quand, c'est pour une facture pis je veux ravoir mon argent",
    ],
    acts: [`{"a":[["want.person",{"person":"Ghislaine"}],["complain"]]}`],
    right: `
      On est fermés aujourd'hui, on rouvre mercredi à {opens:wednesday}.
      On est de retour mercredi matin.
      Ghislaine fait les factures le lundi, jusqu'à midi.
      Je note pour Marc que vous voulez ravoir votre argent.
      Je transmets que vous demandez un remboursement.
      Je lui dis que vous voulez être remboursé, c'est à lui de décider.
    `,
    lies: `
      On est de retour dimanche.
      Ghislaine fait les factures le lundi, jusqu'à 15 h.
      Marc vous rembourse.
      Le remboursement s'en vient.
    `,
  },
  {
    shop: 'canoes',
    caller: [
      'my hull is taking water at the dock, could anybody come this evening, and what is that',
    ],
    acts: [
      `{"a":[["want.book","s2",{"when":"this evening"}],["ask.fact","n2"],["ask.price","s2"]],"q":"address"}`,
    ],
    right: `
      That's {f3} for the visit and {f9} after hours.
      We do come after hours for a boat that leaks, that's {f3} for the visit plus {f9} after hours, and somebody confirms it.
      A repair visit is {f3}, and coming after hours is {f9} more.
      After hours there's {f9} more than the {f3} for the visit.
    `,
    lies: `
      The visit is {f9}.
      After hours is {f3} more.
      It's {f4} for the visit.
      It's {f9} for the visit plus {f3} after hours.
      Storage is {f3} a visit.
      The shuttle is {f3}.
    `,
  },
  {
    shop: 'canoes',
    caller: ['who can take a canoe out, my boy is nineteen'],
    acts: [`{"a":[["ask.fact","q1"]]}`],
    right: `
      You must be 21 and show a card, and the deposit is {f6}.
      He has to be twenty-one, so not at nineteen.
      Whoever rents it needs to be 21.
    `,
    lies: `
      He must be 19.
      You have to be 18.
      He must be 12.
      It's 21 a day.
    `,
  },
  {
    shop: 'canoes',
    caller: ['winter storage from friday please', 'hm, saturday would be better'],
    acts: [
      `{"a":[["want.book","s5",{"when":"friday"}]],"q":"name"}`,
      `{"a":[["correct",{"when":"saturday"}]],"q":"name"}`,
    ],
    right: `
      I've changed the start to {time}.
      I've changed the day to {time}, and somebody confirms it.
      I've moved the time on my note to {time}.
    `,
    lies: `
      I've changed your booking in the system.
      I've moved your appointment.
      Your slot has been moved to {time}.
      I've rescheduled it, it's confirmed.
    `,
  },
];
