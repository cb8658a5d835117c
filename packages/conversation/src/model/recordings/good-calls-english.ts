import type { RecordedCall } from './recorded-call.ts';

/** Calls as a good model holds them, in English. */
export const goodCallsEnglish: readonly RecordedCall[] = [
  {
    shop: 'bakery',
    from: '+19025550199',
    exchanges: [
      {
        caller:
          'hi yeah um how much would two half sheets be, and can you bring them over to us in Dartmouth',
        reply: `{"a":[["ask.total","s1.o2",{"count":2}],["ask.area",{"town":"Dartmouth"}]],"q":"time"}
Two half sheets come to {f2*2}, and delivery to Dartmouth is {f7}, so {f2*2+f7} all together. What day do you need them for?`,
        says: ['$172', '$26', '$198'],
      },
      {
        caller: 'next Friday, it is for my moms retirement',
        reply: `{"a":[["give",{"when":"next Friday"}],["want.book","s1.o2",{"count":2}]],"q":"name"}
Oh, that's lovely, congratulations to her. Friday gives us plenty of notice. What name should I put the order under?`,
      },
      {
        caller: 'Priya Raman',
        reply: `{"a":[["give",{"name":"Priya Raman"}]],"q":"phone"}
Thanks, Priya. Is the number you're calling from the best one to reach you at?`,
      },
      {
        caller: 'yes thats fine. do I have to pay anything up front',
        reply: `{"a":[["affirm",{"phone":"same"}],["ask.fact","n1"]],"q":"address"}
Yes, cakes need a {f9} deposit when they're ordered. And what address should we deliver to?`,
        says: ['50%'],
      },
      {
        caller: '88 Portland Street in Dartmouth',
        reply: `{"a":[["give",{"address":"88 Portland Street in Dartmouth"}]],"q":"detailsRight"}
Got it. So that's two half sheet cakes for {time}, delivered to {place}, and we'll call {phone} to confirm. Is that all right?`,
        says: ['902, 555, 0199', '88 Portland Street'],
      },
      {
        caller: 'yep perfect thank you',
        reply: `{"a":[["affirm"],["thanks"]],"q":"anythingElse"}
Wonderful, I'll pass it on to the team. Is there anything else I can help with?`,
      },
    ],
  },
  {
    shop: 'bakery',
    from: null,
    exchanges: [
      {
        caller: 'what does a wedding cake run, roughly, for like eighty people',
        reply: `{"a":[["ask.price","s4",{"count":80}]],"q":"offerCall"}
Congratulations! Wedding cakes are always priced after a tasting, so I don't have a price to give you over the phone. The tasting itself is free and takes about 40 minutes. Would you like someone to call you to set one up?`,
        says: ['tasting'],
      },
      {
        caller: 'come on just a ballpark, is it more than a thousand',
        reply: `{"a":[["ask.price","s4"]],"q":"offerCall"}
I wish I could, but I really can't give a price for those, not even a rough one. Shall I have someone call you about it?`,
      },
      {
        caller: 'fine. are the cakes safe for nut allergies',
        reply: `{"a":[["ask.fact","q3"]]}
I'm sorry, they're not. Everything is baked in a kitchen that uses nuts.`,
      },
      {
        caller: 'ok and gluten free?',
        reply: `{"a":[["ask.fact","q4"]]}
Yes, we do have gluten-free cakes. No vegan ones though, I'm afraid.`,
      },
      {
        caller: 'when do you close on saturday',
        reply: `{"a":[["ask.hours",{"when":"saturday"}]]}
On Saturday we're open {hours:saturday}.`,
        says: ['8 AM to 4 PM'],
      },
      {
        caller: 'and are you in today til late',
        reply: `{"a":[["ask.hours",{"when":"today"}]]}
Today we're here {hours:today}.`,
        says: ['7 AM to 6 PM'],
      },
      {
        caller: 'alright thanks bye',
        reply: `{"a":[["thanks"],["bye"]]}
You're welcome. Have a great day!`,
      },
    ],
  },
  {
    shop: 'bakery',
    from: '+19025550177',
    exchanges: [
      {
        caller: 'do you do cupcakes for offices, we need about six dozen for thursday',
        reply: `{"a":[["ask.price","s2",{"count":6}],["give",{"when":"thursday"}]],"q":"offerBooking"}
We do! Six dozen cupcakes would normally be {f4*6}, and orders of six dozen or more get {f8} off, so {f4*6-f4*6*f8}. Would you like me to take the order for Thursday?`,
        says: ['$204', '10%', '$183.60'],
      },
      {
        caller: 'yes please. can it be more than two flavours',
        reply: `{"a":[["affirm"],["want.book","s2",{"count":6}],["ask.fact"]],"q":"name"}
It's two flavours at most per dozen, so you could mix a few across the order. What's your name, please?`,
      },
      {
        caller: 'Desmond Okafor, and my budget is two hundred so thats good',
        reply: `{"a":[["give",{"name":"Desmond Okafor"}]],"q":"phone"}
Thanks, Desmond, that stays under your two hundred. Is this number the right one to call you back on?`,
        says: ['two hundred'],
      },
      {
        caller: 'yes it is',
        reply: `=
Great. So that's six dozen cupcakes for {time}, and the team will call you at {phone} to confirm. Does that sound right?`,
        says: ['902, 555, 0177'],
      },
      {
        caller: 'it does. where can I park when I pick up',
        reply: `{"a":[["affirm"],["ask.fact","n2"]]}
There's free parking for 30 minutes right in front of the shop. We're at {shop:address}.`,
        says: ['14 Quay Road'],
      },
    ],
  },
  {
    shop: 'bakery',
    from: '+19025550144',
    exchanges: [
      {
        caller: 'how much are the macarons',
        reply: `{"a":[["ask.price","s6"]]}
The macaron box is {f6}. How many were you thinking of?`,
        says: ['$2.75 each'],
      },
      {
        caller: 'twenty four of them and a loaf of sourdough',
        reply: `{"a":[["ask.total","s6,s3",{"count":24}]],"q":"offerBooking"}
Twenty-four macarons are {f6*24}, and with a sourdough loaf it comes to {f6*24+f5}. Shall I put that order together for you?`,
        says: ['$66', '$74.50'],
      },
      {
        caller: 'hmm let me think about it. is the quarter sheet big enough for twelve',
        reply: `{"a":[["defer"],["ask.fact","?how many a quarter sheet serves"]],"q":"offerCall"}
No rush at all. I don't have how many the quarter sheet serves, but I can have someone call you with that. Would that help?`,
      },
      {
        caller: 'no its ok whats the difference in price between quarter and half',
        reply: `{"a":[["deny"],["ask.compare","s1.o1,s1.o2"]]}
The quarter sheet is {f1} and the half sheet is {f2}, so the half is {f2-f1} more.`,
        says: ['$52', '$86', '$34'],
      },
    ],
  },
  {
    shop: 'salon',
    from: '+15145550188',
    exchanges: [
      {
        caller: "hey I'm wondering what you charge for a haircut for me and my son hes nine",
        reply: `{"a":[["ask.total","s1,s3"]],"q":"offerBooking"}
A women's haircut is {f1}, and for your son, a kids' haircut is {f3}, so {f1+f3} for both of you. Would you like to come in?`,
        says: ['$68', '$28', '$96'],
      },
      {
        caller: "I'm a guy actually",
        reply: `{"a":[["correct","s2,s3"]],"q":"offerBooking"}
My mistake, sorry about that! A men's haircut is {f2}, so with the kids' haircut it's {f2+f3}. Would you like to set up a time?`,
        says: ['$42.50', '$70.50'],
      },
      {
        caller: 'do we need an appointment',
        reply: `{"a":[["ask.fact","q1"]]}
No, we do take walk-ins. If you'd rather have a set time, I can take your details and someone will confirm it with you.`,
      },
      {
        caller: 'nah well walk in. are you open wednesday evening',
        reply: `{"a":[["ask.hours",{"when":"wednesday evening"}]]}
Yes, on Wednesday we're open {hours:wednesday}.`,
        says: ['8 PM'],
      },
      {
        caller: 'great, do you take amex',
        reply: `{"a":[["ask.fact","q4"]]}
We take Visa, Mastercard, Interac and cash. American Express isn't on our list.`,
      },
    ],
  },
  {
    shop: 'salon',
    from: '+15145550166',
    exchanges: [
      {
        caller: 'I want to get balayage whats the full one with a toner',
        reply: `{"a":[["ask.price","s5.o3"]],"q":"offerBooking"}
The full balayage with toner starts from {f7}. Would you like to book it?`,
        says: ['from $245'],
      },
      {
        caller: 'and without the toner',
        reply: `{"a":[["ask.price","s5.o2"]]}
Without the toner, a full balayage is {f6}, and a partial is {f5}.`,
        says: ['$220', '$160'],
      },
      {
        caller: 'do I need a patch test I have never coloured before',
        reply: `{"a":[["ask.fact","q2"]],"q":"offerBooking"}
Yes, before a first colour we do a patch test 48 hours ahead. Would you like me to take down a time that suits you?`,
        says: ['48 hours'],
      },
      {
        caller: 'ok saturday around ten for the full balayage',
        reply: `{"a":[["want.book","s5.o2"],["give",{"when":"saturday around ten"}]],"q":"name"}
Saturday around ten, got it. I'll pass that on and someone will confirm the time with you. Could I have your name?`,
      },
      {
        caller: 'Marisol Vega, V E G A',
        reply: `{"a":[["give",{"name":"Marisol Vega"}]],"q":"phone"}
Thank you, Marisol. Should we reach you at the number you're calling from?`,
      },
      {
        caller: 'no use five one four five five five oh one two two',
        reply: `{"a":[["deny"],["give",{"phone":"5145550122"}]],"q":"detailsRight"}
Sure. So that's a full balayage for {time}, and we'll call you at {phone} to confirm it. Is that right?`,
        says: ['514, 555, 0122'],
      },
      {
        caller: 'yes. if im a bit late is that ok',
        reply: `{"a":[["affirm"],["ask.fact","n1"]]}
After 15 minutes we may have to shorten or move the appointment, so do call us if you're running late.`,
        says: ['15 minutes'],
      },
    ],
  },
  {
    shop: 'salon',
    from: null,
    exchanges: [
      {
        caller: 'how much for bridal hair and makeup for me and two bridesmaids',
        reply: `{"a":[["ask.price","s10",{"count":3}]],"q":"offerCall"}
How exciting! Bridal hair and makeup is priced after a consultation, so I don't have a figure for it. Would you like someone to call you about that?`,
      },
      {
        caller: 'yes, its Hannah, four three eight five five five oh one one nine',
        reply: `{"a":[["affirm"],["give",{"name":"Hannah","phone":"4385550119"}]],"q":"detailsRight"}
Thanks, Hannah. I'll have someone call you back at {phone}. Is that number right?`,
        says: ['438, 555, 0119'],
      },
      {
        caller: 'yep. can I bring my little dog when I come in',
        reply: `{"a":[["affirm"],["ask.fact","q6"]]}
I'm afraid not, dogs can't come in. The entrance is step-free, though, if that helps with anything else.`,
      },
      {
        caller: 'whats a gel manicure and pedicure together',
        reply: `{"a":[["ask.total","s7,s8"]]}
The gel manicure is {f10} and the spa pedicure is {f11}, so together that's {f10+f11}.`,
        says: ['$55', '$65', '$120'],
      },
      {
        caller: 'and the keratin thing',
        reply: `{"a":[["ask.price","s11"]],"q":"offerCall"}
I don't have a price listed for the keratin smoothing treatment. I can ask them to tell you when they call, if you like?`,
      },
    ],
  },
  {
    shop: 'plumber',
    from: '+14165550155',
    exchanges: [
      {
        caller:
          'my kitchen sinks backing up again, what would it cost to have someone come clear it',
        reply: `{"a":[["ask.price","s2.o1"]],"q":"offerBooking"}
Sorry to hear that. Clearing a kitchen drain starts from {f2}. Would you like to set up a visit?`,
        says: ['$149'],
      },
      {
        caller: 'is that on top of a service call fee',
        reply: `{"a":[["ask.includes","s1"]],"q":"offerBooking"}
A service call is {f1}, and it comes off the bill if you go ahead. Shall I take your details for a visit?`,
        says: ['$89'],
      },
      {
        caller: 'ok yeah tomorrow afternoon would be good',
        reply: `{"a":[["affirm"],["want.book","s2.o1"],["give",{"when":"tomorrow afternoon"}]],"q":"address"}
Tomorrow afternoon, got it. Someone will confirm it with you. What's the address?`,
      },
      {
        caller: '240 Palmerston Avenue',
        reply: `{"a":[["give",{"address":"240 Palmerston Avenue"}]],"q":"name"}
Thank you. And your name, please?`,
      },
      {
        caller: 'Gord Tiller. how long will the guy be',
        reply: `{"a":[["give",{"name":"Gord Tiller"}],["ask.fact","n1"]],"q":"phone"}
Thanks, Gord. We give a two-hour window and call 30 minutes before we arrive. Is the number you're calling from the best one?`,
        says: ['30 minutes'],
      },
      {
        caller: 'yes it is',
        reply: `{"a":[["affirm",{"phone":"same"}]],"q":"detailsRight"}
Perfect. So that's a kitchen drain cleaning, {time}, at {place}, and the team will call {phone} to confirm. Have I got that right?`,
        says: ['416, 555, 0155', '240 Palmerston Avenue'],
      },
      {
        caller: 'thats right thanks',
        reply: `{"a":[["affirm"],["thanks"]],"q":"anythingElse"}
Thank you, Gord. I'll pass that along. Anything else I can help with?`,
      },
    ],
  },
  {
    shop: 'plumber',
    from: '+14165550132',
    exchanges: [
      {
        caller: 'do you guys go out to Hamilton',
        reply: `{"a":[["ask.area",{"town":"Hamilton"}]]}
I'm sorry, we don't serve Hamilton. We cover Toronto, Etobicoke, North York and Mississauga.`,
      },
      {
        caller: 'its actually my place in etobicoke, need a sixty gallon tank put in',
        reply: `{"a":[["ask.area",{"town":"etobicoke"}],["ask.price","s3.o2"]],"q":"offerBooking"}
Etobicoke is no problem, we go there. A 60 gallon tank installation is {f6}. Would you like someone to come out for that?`,
        says: ['$1,875'],
      },
      {
        caller: 'whats the forty gallon',
        reply: `{"a":[["ask.price","s3.o1"]]}
The 40 gallon tank is {f5}, so {f6-f5} less than the 60.`,
        says: ['$1,450', '$425'],
      },
      {
        caller: 'my brother in law says he got one for twelve hundred, can you match that',
        reply: `{"a":[["ask.discount"]],"q":"offerCall"}
I can't change the price myself, even with your twelve hundred in mind. I can pass the question on to the owner, if you like?`,
        says: ['twelve hundred'],
      },
      {
        caller: 'sure. is there a seniors discount at least',
        reply: `{"a":[["affirm"],["ask.fact","q4"]],"q":"name"}
Yes, we do have a discount for seniors. I don't have how much it is, so I'll pass that along too. What's your name?`,
      },
      {
        caller: 'Walter Bosch. am I talking to a real person by the way',
        reply: `{"a":[["give",{"name":"Walter Bosch"}],["ask.you"]],"q":"detailsRight"}
I'm an AI assistant, Walter, but a person will get your message. I'll have someone call you back at {phone} about the water heater. Is that right?`,
        says: ['AI', '416, 555, 0132'],
      },
    ],
  },
  {
    shop: 'plumber',
    from: '+14165550170',
    exchanges: [
      {
        caller:
          'how much do you charge per hour for general stuff, I got maybe three hours of little jobs',
        reply: `{"a":[["ask.price","s4",{"count":3}]],"q":"offerBooking"}
General plumbing repair is {f8} an hour, so three hours would be {f8*3}. Would you like to set something up?`,
        says: ['$120 an hour', '$360'],
      },
      {
        caller: 'are you licensed, and do you guarantee the work',
        reply: `{"a":[["ask.fact","q2"],["ask.fact","q3"]]}
Yes, we're licensed and insured. Parts and labour are covered for one year.`,
      },
      {
        caller: 'what if its like ten at night',
        reply: `{"a":[["ask.fact","q1"]]}
We come out at any hour. After 8 PM the visit is {f13}.`,
        says: ['$149'],
      },
      {
        caller: 'and a new toilet',
        reply: `{"a":[["ask.price","s5"]]}
Toilet repair or replacement runs between {f9} and {f10}, depending on the job.`,
        says: ['$180', '$450'],
      },
      {
        caller: 'what about repiping the whole house',
        reply: `{"a":[["ask.price","s8"]],"q":"offerCall"}
For whole-house repiping, I don't have a price I can give over the phone. Estimates are free, so would you like someone to call you about one?`,
        says: ['Estimates are free'],
      },
      {
        caller: 'no thats ok can I etransfer you',
        reply: `{"a":[["deny"],["ask.fact","q7"]],"q":"anythingElse"}
Yes, we take e-transfer, Visa and debit at the door. Anything else you'd like to know?`,
      },
      {
        caller: 'no thats it cheers',
        reply: `=
Thanks for calling. Take care!`,
      },
    ],
  },
];
