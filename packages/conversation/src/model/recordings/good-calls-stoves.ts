import type { RecordedCall } from './recorded-call.ts';

/** Calls to an owner who leaves the currency out: sums with fees and rebates, read-backs, trouble. */
export const goodCallsStoves: readonly RecordedCall[] = [
  {
    shop: 'stoves',
    from: '+17055550190',
    exchanges: [
      {
        caller:
          'hi there so I have a wood stove and uh an open fireplace too, what would it be to sweep the both of them',
        reply: `{"a":[["ask.total","s1.o1,s1.o2"]],"q":"offerBooking"}
Two to do, good timing! The sweep is {f3} for the wood stove and {f2} for the open fireplace, and the second flue at the same house gets {f16} off, so {f3+f2-f16} for the two. Would you like to set up a visit?`,
        says: ['$215', '$189', '$20', '$384'],
      },
      {
        caller: 'and what about getting you out here, is there a charge for that',
        reply: `{"a":[["ask.price","n1"]],"q":"offerBooking"}
Yes, every truck visit is {f14}, and it's one for each visit. So that's {f3+f2-f16+f14} all in. Shall I pick a day with you?`,
        says: ['$60', '$444', 'Shall I pick a day'],
      },
      {
        caller:
          'okay yeah. not this week, more like the week after, Wednesday or Thursday in the morning. my husband is sixty-seven by the way',
        reply: `{"a":[["want.book","s1.o1,s1.o2",{"when":"Wednesday March 18 or Thursday March 19 in the morning"}],["ask.discount","n2"]],"q":"address"}
If it's in his name there's {f15} off for 65 and up on the sweep. I've noted Wednesday, March 18 or Thursday, March 19 in the morning as your wish, and somebody will confirm it. What's the address?`,
        says: ['10%', 'March 18', 'March 19'],
      },
      {
        caller:
          "it's one two... hang on, nineteen oh six Fairgrounds Road, that's out by Coldwater",
        reply: `{"a":[["give",{"address":"1906 Fairgrounds Road, Coldwater"}],["ask.area",{"town":"Coldwater"}]],"q":"name"}
Coldwater is fine, we come out there. So that's 1906 Fairgrounds Road. What name can I put this under?`,
        says: ['1906 Fairgrounds Road'],
      },
      {
        caller: "Noreen Haddow. we've never used you before, is there money down",
        reply: `{"a":[["give",{"name":"Noreen Haddow"}],["ask.fact","n4"]],"q":"phone"}
Thanks, Noreen. For new customers we ask for a {f17} deposit, and yes, the {f17} comes off the bill, so {f3+f2-f16+f14-f17} is left on the day. Is the number you're calling from the best one?`,
        says: ['$50', '$394'],
      },
      {
        caller: 'yes this one',
        reply: `{"a":[["affirm",{"phone":"same"}]],"q":"detailsRight"}
So that's both flues {time}, at 1906 Fairgrounds Road, and I'll pass it on with {phone}. Is that all right?`,
        says: ['1906 Fairgrounds Road', '705, 555, 0190', 'Is that all right?'],
      },
      {
        caller: 'perfect, thanks so much',
        reply: `{"a":[["affirm"],["thanks"]]}
It's passed on, Noreen. No fire for 24 hours before we come, please, and move the rug. Take care!`,
        says: ['Take care!'],
      },
    ],
  },
  {
    shop: 'stoves',
    from: '+17055550191',
    exchanges: [
      {
        caller:
          "oh gosh hi, we've no heat and a baby in the house, I think the flue is blocked, the stove just won't draw. can somebody come tonight",
        reply: `{"a":[["alarm.urgent"],["describe",{"thing":"stove won't draw, no heat"}],["ask.when",{"when":"tonight"}]],"q":"address"}
Oh no, and with a little one. A blocked flue is an emergency to us and we do come evenings and weekends, so I'll get this to somebody right away. Please don't light it again in the meantime. What's your address?`,
        says: [
          'Oh no',
          'evenings and weekends',
          'right away',
          "don't light it",
          "What's your address?",
        ],
      },
      {
        caller: "12 Bass Lake Sideroad, I'm Tess. what's it gonna be just to have him show up",
        reply: `{"a":[["give",{"address":"12 Bass Lake Sideroad","name":"Tess"}],["ask.total","q1,n1"]],"q":"phone"}
Thanks, Tess. After hours it's {f11} on top of the visit, and the visit is {f14}, so {f11+f14} just to have the truck come. Is this the number to reach you at tonight?`,
        says: ['$130', '$60', '$190'],
      },
      {
        caller:
          'yeah this one. if it needs a new gasket on the door too what would that be with the sweep on top',
        reply: `{"a":[["affirm",{"phone":"same"}],["ask.includes","s3"]],"q":"detailsRight"}
You wouldn't pay twice: a door gasket repair is {f6} in labour and the sweep is already in that, with parts extra. I have 12 Bass Lake Sideroad, tonight, is that right?`,
        says: ['$120', '12 Bass Lake Sideroad'],
      },
      {
        caller: 'yep. okay bye',
        reply: `{"a":[["affirm"],["bye"]]}
It's passed on as urgent to call you on {phone}. Hang in there, Tess, bye.`,
        says: ['Hang in there, Tess, bye.'],
      },
    ],
  },
  {
    shop: 'stoves',
    from: '+17055550192',
    exchanges: [
      {
        caller:
          'Good afternoon. The insurance wants the inspection and Mum has a wood stove to be swept, she is seventy-eight. How much for both',
        reply: `{"a":[["ask.total","s1.o2,s2"],["ask.discount","n2"]],"q":"offerBooking"}
Those two together are our Cozy Season Package, the wood stove sweep plus inspection the same day, for {f10}. Apart, the sweep is {f3} and the inspection is {f5}, and at 65 and up she gets {f15} off both, so {(f3+f5)-(f3+f5)*f15}. Would a Thursday suit her?`,
        says: ['$340', '$215', '$165', '$342', 'Would a Thursday suit her?'],
      },
      {
        caller:
          'Well then the package. Before the twentieth of March please, the policy ends. And what would a new liner be, the flue is from sixty-eight',
        reply: `{"a":[["want.book","s6",{"when":"before the twentieth of March"}],["ask.price","s5"]],"q":"name"}
I've put down the package, that's {f10} plus the {f14} visit, and that it has to be before March 20. A liner is one I can't price on the phone, it's quoted after a look from the roof; I'll note that the flue was built in sixty-eight. Who should they ask for?`,
        says: ['$340', '$60', 'March 20', 'sixty-eight'],
      },
      {
        caller: 'Alan Prior. Call me about the liner tomorrow after nine, at work, 705 555 0117',
        reply: `{"a":[["give",{"name":"Alan Prior","phone":"705 555 0117"}],["want.callback","s5",{"when":"tomorrow after nine"}]],"q":"address"}
Thanks, Alan. So that's a call to {phone} {time:call} about the liner, and the package before March 20. What's your mum's address?`,
        says: ['705, 555, 0117', 'March 20', "What's your mum's address?"],
      },
      {
        caller: 'Eighty-four Regent Street in Orillia. And do you take Visa for it',
        reply: `{"a":[["give",{"address":"Eighty-four Regent Street, Orillia"}],["ask.fact","q3"]],"q":"detailsRight"}
Visa is fine up to {f13}, so yes. I have 84 Regent Street in Orillia, before March 20. Is that right?`,
        says: ['$1,500', '84 Regent Street'],
      },
      {
        caller: 'Yes. Do you have anything on what wood to burn',
        reply: `{"a":[["affirm"],["ask.offer","s7"]],"q":"anythingElse"}
Yes, you can take home our folder on seasoned firewood for free. And you can drop it off, I mean pick it up, any time we're open. Anything else, Alan?`,
        says: ['for free'],
      },
    ],
  },
];
