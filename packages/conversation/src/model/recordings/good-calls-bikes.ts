import type { RecordedCall } from './recorded-call.ts';

/** Sums an owner wrote bare, sums reckoned with them, and the same shop spoken of in French. */
export const goodCallsBikes: readonly RecordedCall[] = [
  {
    shop: 'bikes',
    from: '+16135550155',
    exchanges: [
      {
        caller:
          'two bikes for a full tune-up, my son and my daughter, same visit, what is that all in',
        reply: `{"a":[["ask.total","s1.o2",{"count":2}]],"q":"offerBooking"}
Two full tune-ups on the same visit come to {f3*2-f1}, and shop supplies add {f10} to the bill. Would you like to set up a time?`,
        says: ['$230', '$4'],
      },
      {
        caller: 'and what if we forget to show up',
        reply: `{"a":[["ask.fact","n2"]]}
If you don't call and don't show up, it's {f11} next time.`,
        says: ['$20'],
      },
      {
        caller: 'could I get them at half six thursday, or is that late',
        reply: `{"a":[["ask.fact","q2"]]}
Half past six is after closing, and then it's {f9} a minute.`,
        says: ['Half past six', '$1 a minute'],
      },
      {
        caller: 'when would the last one start thursday',
        reply: `{"a":[["ask.when","s1",{"when":"thursday"}]]}
The last tune-up starts an hour and a half before closing, so on Thursday that is half past four.`,
        says: ['half past four'],
      },
    ],
  },
  {
    shop: 'bikes',
    from: '+16135550155',
    exchanges: [
      {
        caller: 'a basic tune-up and my wheel trued, what do you charge',
        reply: `{"a":[["ask.total","s1.o1,s2"]]}
A basic tune-up is {f2} and wheel truing is {f4}. Both on one visit come to {f7}.`,
        says: ['$65', '$30', '$80'],
      },
      {
        caller: 'how much of a deposit do you want on a full rebuild',
        reply: `{"a":[["ask.fact","n3"]]}
A full rebuild needs {f12} down, and I can't give you its price. An order over {f13} needs {f14} down.`,
        says: ['25%', '$600', '$150'],
      },
      {
        caller:
          'the last one you did fell apart and I want my money back, there are twelve patches on that tube',
        reply: `{"a":[["complain"]]}
I'm sorry about that. I'll pass on that you want your money back. Your extra seven patches go beyond the five patches in the price.`,
        says: ['money back', 'seven patches'],
      },
    ],
  },
  {
    shop: 'bikes',
    from: '+16135550155',
    exchanges: [
      {
        caller: 'bonjour parlez-vous français, vous donnez une garantie sur les réparations',
        reply: `{"a":[["language"],["ask.fact","q1"]]}
Oui, la garantie est de six mois sur la main-d'œuvre et d'un an sur nos pièces.`,
        says: ['six mois', 'un an'],
      },
      {
        caller: "l'inspection est-ce que je paie les deux si vous réparez",
        reply: `{"a":[["ask.includes","s5"]]}
Non, vous ne payez pas les deux: l'inspection à {f8} est déduite de la facture si vous acceptez dans les quatorze jours.`,
        says: ['35 $', 'quatorze jours'],
      },
    ],
  },
];
