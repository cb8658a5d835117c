import type { RecordedCall } from './recorded-call.ts';

/** Calls with corrections, several matters and people, and trouble that was none. */
export const goodCallsWorkshops: readonly RecordedCall[] = [
  {
    shop: 'carpets',
    from: '+15195550181',
    exchanges: [
      {
        caller:
          "hi um so I've got three bedrooms that need doing and the stairs, there's two flights, what are we looking at",
        reply: `{"a":[["ask.total","s1.o3,s3",{"count":2}]],"q":"offerBooking"}
Three rooms are {f3}, and stairs are {f9} a flight, so two flights are {f9*2}. All together that comes to {f3+f9*2}. Where would we be coming to?
NOTE: three bedrooms and two flights of stairs, price asked`,
      },
      {
        caller: 'Rockwood. oh and the dog had an accident in one of em',
        reply: `{"a":[["give",{"town":"Rockwood"}],["describe",{"thing":"dog accident in one bedroom"}],["ask.offer","s4"]],"q":"extra:s4"}
We do come out to Rockwood, that adds {f15} to the visit. For the accident there is a pet odour treatment, {f10} for the one room. Shall I put that in as well?
NOTE: three bedrooms and two flights of stairs in Rockwood, dog accident in one bedroom`,
        says: ['$20', '$40'],
      },
      {
        caller: "yeah put that in. so what's the damage",
        reply: `{"a":[["affirm"],["ask.total","s1.o3,s3,s4"]],"q":"offerBooking"}
With the treatment in one room and the trip to Rockwood it comes to {f3+f9*2+f10+f15}. Would you like to set up a day?
NOTE: three bedrooms, two flights of stairs and pet odour treatment in one bedroom, Rockwood`,
        says: ['$360'],
      },
      {
        caller:
          "okay how's Thursday, no wait my sister's here Thursday, make it Friday, and not before ten",
        reply: `{"a":[["want.book","s1.o3,s3,s4",{"when":"Friday after ten"}],["correct",{"when":"Friday after ten"}]],"q":"address"}
Friday and not before ten, noted: {time}. What is the address in Rockwood?
NOTE: three bedrooms, two flights of stairs and pet odour treatment in one bedroom, Rockwood, Friday not before ten`,
        says: ['March 13'],
      },
      {
        caller: "two eighteen Harris Street, it's Marlene Okafor. O K A F O R",
        reply: `{"a":[["give",{"address":"218 Harris Street, Rockwood","name":"Marlene Okafor"}]],"q":"phone"}
Thank you, Marlene, 218 Harris Street. Is the number you are calling from the best one to reach you?`,
      },
      {
        caller: "no use my cell it's five one nine five five five oh one six three",
        reply: `{"a":[["give",{"phone":"519 555 0163"}]],"q":"detailsRight"}
So three rooms, the two flights and the odour treatment {time}, at {place}, and we call you at {phone}. Is that all right?
NOTE: three bedrooms, two flights of stairs and pet odour treatment in one bedroom, Rockwood, Friday not before ten`,
        says: ['three rooms', '519, 555, 0163'],
      },
      {
        caller: "actually it's only one flight, the basement ones are wood",
        reply: `{"a":[["correct","s3",{"count":1}]],"q":"detailsRight"}
One flight then, and that brings it to {f3+f9+f10+f15}. Is the rest right?
NOTE: three bedrooms, one flight of stairs (the basement stairs are wood) and pet odour treatment in one bedroom, Rockwood, Friday not before ten`,
        says: ['$305'],
      },
      {
        caller: 'yep. do I gotta move the beds',
        reply: `{"a":[["affirm"],["ask.fact","q2"]],"q":"anythingElse"}
We move light pieces, but beds and pianos we leave where they are. I have passed it all on, and somebody will confirm the time. Anything else?`,
      },
      {
        caller: "nope that's it thanks",
        reply: `{"a":[["deny"],["thanks"],["bye"]]}
Thanks for calling, Marlene. Bye now.`,
      },
    ],
  },
  {
    shop: 'boats',
    from: '+17055550182',
    exchanges: [
      {
        caller:
          "yeah hi Doug Sawchuk here. two things. you guys did my lower unit in the spring and I'm still waiting on the warranty papers, and then I wanna get the boat in for winterizing",
        reply: `{"a":[["ask.status",{"thing":"warranty papers for the lower unit"}],["want.book","s1"],["give",{"name":"Doug Sawchuk"}]],"q":"option:s1"}
Hi Doug, I will pass on the warranty papers so that somebody gets back to you. For the winterizing, what horsepower is the motor?
NOTE: still waiting on warranty papers for a lower unit done in the spring; wants the boat in for winterizing, horsepower open`,
      },
      {
        caller: "it's a ninety Yamaha",
        reply: `{"a":[["choose","s1.o2"],["give",{"thing":"90 Yamaha"}]],"q":"time"}
A ninety falls in the forty to ninety range, so it starts from {f2}, and {f12} for shop supplies. Which day would you bring it in?
NOTE: still waiting on warranty papers for a lower unit done in the spring; winterizing for a 90 Yamaha`,
        says: ['from $240', '$12'],
      },
      {
        caller: 'um week from Monday. and does that include the shrink wrap',
        reply: `{"a":[["give",{"when":"a week from Monday"}],["ask.includes","s2"]],"q":"option:s2"}
The shrink wrap is extra: {f4} up to eighteen feet, {f5} up to twenty-four. I have {time} noted for the boat. Would you want the wrap too?
NOTE: still waiting on warranty papers for a lower unit done in the spring; winterizing for a 90 Yamaha a week from Monday, shrink wrap open`,
        says: ['$290', '$380', 'March 23'],
      },
      {
        caller: "she's a twenty footer so the three eighty one. yeah go ahead",
        reply: `{"a":[["choose","s2.o2"],["affirm"]],"q":"phone"}
The bigger wrap is in. Together the winterizing and the wrap start from {f2+f5}. Is the number you are calling from good for you?
NOTE: still waiting on warranty papers for a lower unit done in the spring; winterizing for a 90 Yamaha and shrink wrap for a 20 footer, a week from Monday`,
        says: ['from $620'],
      },
      {
        caller:
          'it is. for the papers though call my wife, she does the paperwork, Lena, seven oh five five five five oh one nine one',
        reply: `{"a":[["affirm",{"phone":"same"}],["want.callback",{"person":"wife Lena","phone":"705 555 0191","instead":true}]],"q":"detailsRight"}
Got it, Lena at {phone:other} about the papers. And the winterizing with the wrap {time}, with you at {phone}. Is that right?
NOTE: warranty papers for the lower unit done in the spring still missing, call his wife Lena about them at 705-555-0191; winterizing for a 90 Yamaha and shrink wrap for a 20 footer, a week from Monday, him at the number he calls from`,
        says: ['705, 555, 0191', '705, 555, 0182'],
      },
      {
        caller: 'perfect',
        reply: `{"a":[["affirm"]],"q":"anythingElse"}
Both are passed on, Doug. Anything else?`,
      },
      {
        caller: "no we're good",
        reply: `{"a":[["deny"],["bye"]]}
All right, take care.`,
      },
    ],
  },
  {
    shop: 'carpets',
    from: '+15195550184',
    exchanges: [
      {
        caller:
          "hello I'm calling for my mother, she's seventy-one and she'd like her sofa and an armchair cleaned, do you have anything for seniors",
        reply: `{"a":[["ask.total","s2.o3,s2.o1"],["ask.discount","q3"],["give",{"person":"mother"}]],"q":"offerBooking"}
We do, {f13} off from 65 on. A sofa is {f7} and an armchair {f5}, so with the seniors discount that is {(f7+f5)*(1-f13)}. Shall I set up a visit for her?
NOTE: sofa and armchair for her mother, who is 71`,
        says: ['10%', '$130', '$60', '$171'],
      },
      {
        caller: "yes please she's at sixty-four Paisley in Guelph, apartment nine",
        reply: `{"a":[["affirm"],["want.book","s2.o3,s2.o1",{"address":"64 Paisley, apartment 9, Guelph"}]],"q":"time"}
Thank you. Which day would suit your mother?
NOTE: sofa and armchair for her mother, who is 71, at 64 Paisley in Guelph`,
      },
      {
        caller: 'mornings only, she naps. Tuesday or Wednesday next week',
        reply: `{"a":[["give",{"when":"Tuesday or Wednesday morning next week"}]],"q":"name"}
{time}, noted. And what is your name?
NOTE: sofa and armchair for her mother, who is 71, mornings only since she naps, Tuesday or Wednesday next week`,
      },
      {
        caller:
          "I'm Carol-Ann Visser, mum's Ineke Visser. ring her not me, five one nine five five five oh one four six",
        reply: `{"a":[["give",{"name":"Carol-Ann Visser"}],["give",{"person":"mum Ineke Visser","phone":"519 555 0146","instead":true}]],"q":"detailsRight"}
Thanks, Carol-Ann. So the sofa and the armchair {time} at {place}, and we call Ineke at {phone:other}. Is that right?
NOTE: sofa and armchair for her mother Ineke Visser, who is 71, mornings only since she naps, Tuesday or Wednesday next week, call Ineke at 519-555-0146`,
        says: ['519, 555, 0146', 'March 17'],
      },
      {
        caller: "that's right but she can't hear the phone well so text would be better",
        reply: `{"a":[["affirm"],["give",{"hints":["text her, she is hard of hearing"]}]],"q":"anythingElse"}
I will note that a text is better for her. It is passed on, and somebody will confirm the day. Anything else?
NOTE: sofa and armchair for her mother Ineke Visser, who is 71, mornings only since she naps, Tuesday or Wednesday next week; reach Ineke at 519-555-0146, by text since she does not hear the phone well`,
      },
      {
        caller: 'how long til she can sit on it',
        reply: `{"a":[["ask.fact","q1"]],"q":"anythingElse"}
Four to six hours with a window open, so by the afternoon she can sit on it again. Is there anything else?`,
      },
      {
        caller: 'no thank you',
        reply: `{"a":[["deny"],["thanks"]]}
Thank you, Carol-Ann. Bye now.`,
      },
    ],
  },
  {
    shop: 'boats',
    from: '+17055550185',
    exchanges: [
      {
        caller: "I've got my boat coming in Friday for a diagnosis, I wanna cancel that",
        reply: `{"a":[["want.cancel","s4",{"existing":"Friday"}]],"q":"name"}
Sure, I will have the visit on {appointment} called off. What name is it under?
NOTE: cancel the diagnosis on Friday`,
        says: ['March 13'],
      },
      {
        caller:
          'Bert Nakamura. a buddy at Lakeshore Marine figured it out, it was just the fuel filter',
        reply: `{"a":[["give",{"name":"Bert Nakamura"}],["describe"]],"q":"phone"}
Good that it was only the fuel filter, Bert. Is the number you are calling from the one we have?
NOTE: cancel the diagnosis on Friday, a friend found it was the fuel filter`,
      },
      {
        caller:
          "yeah. but while I got you what do you get for a prop, mine's dinged up, Lakeshore wants one twenty",
        reply: `{"a":[["affirm",{"phone":"same"}],["ask.price","s5"],["claim"]],"q":"offerBooking"}
A propeller repair here is {f8} to {f9}, depending on what it needs. Would you like to bring it in?
NOTE: cancel the diagnosis on Friday, a friend found it was the fuel filter; asked about a propeller repair`,
        says: ['$85 to $140'],
      },
      {
        caller: 'yeah maybe Saturday morning I can drop it',
        reply: `{"a":[["want.book","s5",{"when":"Saturday morning"}]],"q":"detailsRight"}
So the diagnosis on {appointment} is to be called off, and the propeller is noted for {time}, with you at {phone}. Is that right?
NOTE: cancel the diagnosis on Friday, a friend found it was the fuel filter; wants to drop a dinged propeller for repair Saturday morning`,
        says: ['March 14', '705, 555, 0185'],
      },
      {
        caller: 'you got it',
        reply: `{"a":[["affirm"]],"q":"anythingElse"}
Both are passed on, Bert. On Saturday we are open {hours:saturday}. Anything else?`,
        says: ['9 AM to 1 PM'],
      },
      {
        caller: 'no',
        reply: `{"a":[["deny"]]}
See you, Bert.`,
      },
    ],
  },
  {
    shop: 'carpets',
    from: '+15195550188',
    exchanges: [
      {
        caller:
          "hi the washing machine just let go and there's water all over my living room carpet, what do I do",
        reply: `{"a":[["alarm.urgent"],["ask.donow"]],"q":"address"}
Oh no. If you can, turn off the tap to the machine first, and keep everybody off the wet carpet. I am passing it on as urgent. What is your address?
NOTE: washing machine let go, water all over the living room carpet`,
      },
      {
        caller: "it's off now. nineteen Glasgow Street Guelph, Tara Bhatt",
        reply: `{"a":[["give",{"address":"19 Glasgow Street, Guelph","name":"Tara Bhatt"}]],"q":"phone"}
Thank you, Tara, {place}. Is the number you are calling from the one to call?`,
      },
      {
        caller:
          "yes. well the carpet's wet but it's a small bit really, no panic, I just want it cleaned this week",
        reply: `{"a":[["affirm",{"phone":"same"}],["calm"],["want.book","s1.o1",{"when":"this week"}]],"q":"time"}
Good to hear. One room is {f1}, and the smallest visit is {f14}. Which day this week would suit you?
NOTE: living room carpet wet after the washing machine let go, tap is off, no emergency, wants it cleaned this week`,
        says: ['$80', '$100'],
      },
      {
        caller: 'Thursday any time',
        reply: `{"a":[["give",{"when":"Thursday"}]],"q":"detailsRight"}
So one room on {time} at {place}, and we reach you at {phone}. Is that right?`,
        says: ['March 12'],
      },
      {
        caller: 'yes thanks',
        reply: `{"a":[["affirm"],["thanks"]]}
Passed on, Tara, and somebody will confirm the time. Take care.`,
      },
    ],
  },
];
