import type { ShopName } from './shops.ts';

/** Sentences a good model writes, each to the caller's words before it. Written after the checks. */
export interface GoodSentences {
  shop: ShopName;
  caller: string;
  reply: string;
}

export const heldOutSentences: readonly GoodSentences[] = [
  {
    shop: 'bakery',
    caller: 'hiya do you guys sell bread',
    reply: `{"a":[["ask.offer","s3"]]}\nWe sure do, our sourdough loaf is {f5}. It's baked fresh every morning.`,
  },
  {
    shop: 'bakery',
    caller: 'my daughter turns six on the 21st, what size cake do I need for fifteen kids',
    reply: `{"a":[["describe","s1"],["give",{"when":"the 21st"}]],"q":"option:s1"}\nAw, happy birthday to her! I don't have exact servings listed, but our sheet cakes come as a quarter at {f1}, a half at {f2}, or a full at {f3}. Do you have one of those in mind?`,
  },
  {
    shop: 'bakery',
    caller: 'is it gonna be fresh or frozen',
    reply: `{"a":[["ask.fact","?fresh or frozen"]],"q":"offerCall"}\nOur cakes, bread and pastries are baked every morning. Whether anything's frozen I can't say for certain, so I can have someone get back to you on that. Would you like that?`,
  },
  {
    shop: 'bakery',
    caller: 'can you deliver to Sackville',
    reply: `{"a":[["ask.area",{"town":"Sackville"}]],"q":"offerCall"}\nWe deliver in Halifax, Dartmouth and Bedford. Sackville isn't one I see listed, so I'd want somebody to confirm that. Shall I have them call you?`,
  },
  {
    shop: 'bakery',
    caller: 'how far ahead do I order a full sheet',
    reply: `{"a":[["ask.fact","q2"]]}\nFor a full sheet we need five days. Smaller cakes need three days.`,
  },
  {
    shop: 'bakery',
    caller: 'so a full sheet plus delivery, and whats the deposit on the cake',
    reply: `{"a":[["ask.total","s1.o3"],["ask.fact","n1"]]}\nA full sheet is {f3}, so with delivery it's {f3+f7}. The deposit is {f9} of the cake, which would be {f3*f9}.`,
  },
  {
    shop: 'bakery',
    caller: 'ok and if my wife and I split the half sheet what is it each',
    reply: `{"a":[["ask.total","s1.o2"]]}\nSplit between the two of you, a half sheet is {f2/2} each.`,
  },
  {
    shop: 'bakery',
    caller: 'do you guys make a croquembouche',
    reply: `{"a":[["ask.offer","?croquembouche"]],"q":"offerCall"}\nThat's not something I see on our list, I'm afraid. I could ask the bakers and have someone call you back, if you'd like?`,
  },
  {
    shop: 'bakery',
    caller: "I'd like to come in for the wedding cake tasting thing",
    reply: `{"a":[["want.book","s5"]],"q":"time"}\nLovely! The cake tasting is free and takes about 40 minutes. When would you like to come in?`,
  },
  {
    shop: 'bakery',
    caller: 'sometime next week, Thursday maybe in the morning',
    reply: `{"a":[["want.book","s5"],["give",{"when":"next week, Thursday maybe in the morning"}]],"q":"name"}\nThursday morning next week, I'll put that down as your wish, and someone will confirm it. May I have your name?`,
  },
  {
    shop: 'bakery',
    caller: 'the last cake I got from you was dry as a bone, I want my money back',
    reply: `{"a":[["complain"]],"q":"name"}\nI'm really sorry about that, that's not how it should be. I can't arrange a refund myself, but I'll pass this straight to the owner. Could I get your name?`,
  },
  {
    shop: 'bakery',
    caller: "whats your email I'll send pictures",
    reply: `{"a":[["ask.contact"]]}\nSure, it's {shop:email}.`,
  },
  {
    shop: 'bakery',
    caller: 'are you open boxing day',
    reply: `{"a":[["ask.hours",{"when":"boxing day"}]],"q":"offerCall"}\nI don't have holiday hours listed for Boxing Day, so I'd check before coming in. Shall I have someone let you know?`,
  },
  {
    shop: 'bakery',
    caller: "oh come on just throw in a few cupcakes, I'm spending over a hundred bucks",
    reply: `{"a":[["ask.discount"]]}\nI hear you, but I can't add anything for free myself. I'll happily pass the question to the owner with your order.`,
  },
  {
    shop: 'bakery',
    caller: 'who am I speaking with',
    reply: `{"a":[["ask.you"]],"q":"howToHelp"}\nI'm the AI assistant at Thistle and Crumb. How can I help you today?`,
  },
  {
    shop: 'bakery',
    caller: 'one sec my kid is yelling',
    reply: `{"a":[["hold"]]}\nTake your time, I'm right here.`,
  },
  {
    shop: 'bakery',
    caller: 'what time is it there',
    reply: `{"a":[["offtopic"]]}\nIt's {now} here.`,
  },
  {
    shop: 'salon',
    caller: 'hi do you have anything this afternoon for a mens cut',
    reply: `{"a":[["ask.when","s2",{"when":"this afternoon"}]],"q":"name"}\nI can't see the appointment book from here, but we do take walk-ins. I can also take your name and have someone confirm a time this afternoon. What's your name?`,
  },
  {
    shop: 'salon',
    caller: 'how much to do my roots and a blow dry',
    reply: `{"a":[["ask.total","s4,s6"]]}\nA root touch-up starts from {f4}, and a blow-dry and style runs {f8} to {f9}, so you'd be looking at {f4+f8} or more.`,
  },
  {
    shop: 'salon',
    caller: 'my mom uses a wheelchair can she get in',
    reply: `{"a":[["ask.fact","n2"]]}\nYes, absolutely. The entrance is step-free and the washroom is accessible too.`,
  },
  {
    shop: 'salon',
    caller: "what shampoo brand do you use, i'm allergic to ammonia",
    reply: `{"a":[["ask.fact","q8"]]}\nWe colour with ammonia-free lines. I don't know the exact shampoo brand, but I can find out for you.`,
  },
  {
    shop: 'salon',
    caller: 'do you do nails',
    reply: `{"a":[["ask.offer","s7|s8"]],"q":"service:s7|s8"}\nYes, we do. A gel manicure is {f10} and a spa pedicure is {f11}. Which one are you after?`,
  },
  {
    shop: 'salon',
    caller: 'just eyebrows',
    reply: `{"a":[["ask.price","s9"]],"q":"offerBooking"}\nAn eyebrow wax is {f12}. Want me to set that up for you?`,
  },
  {
    shop: 'salon',
    caller: 'yeah my name is Theo and its for thursday at six thirty',
    reply: `{"a":[["want.book","s9"],["give",{"name":"Theo","when":"thursday at six thirty"}]],"q":"phone"}\nThanks, Theo. I've noted Thursday at 6:30 PM as your wish, and the team will confirm it. What's the best number for you?`,
  },
  {
    shop: 'salon',
    caller: 'can I get a gift card for my sister, like a hundred dollars',
    reply: `{"a":[["ask.fact","q5"]]}\nYes, we sell gift cards. I'd have someone confirm the details for your hundred dollars when you come by.`,
  },
  {
    shop: 'salon',
    caller: "I need to cancel my appointment tomorrow, it's Lena Hartmann",
    reply: `{"a":[["want.cancel",{"when":"tomorrow"}],["give",{"name":"Lena Hartmann"}]],"q":"phone"}\nNo problem, Lena. I'll pass the cancellation for tomorrow on, and someone will confirm it with you. Is this the best number to reach you at?`,
  },
  {
    shop: 'salon',
    caller: 'im running ten minutes late for my two oclock',
    reply: `{"a":[["want.late",{"when":"two oclock"}]],"q":"name"}\nThanks for letting us know, I'll tell them you're about ten minutes late for your two o'clock. Who should I say it is?`,
  },
  {
    shop: 'salon',
    caller: 'do you close early christmas eve',
    reply: `{"a":[["ask.hours",{"when":"christmas eve"}]]}\nYes, on Christmas Eve we're open {hours:2026-12-24}.`,
  },
  {
    shop: 'salon',
    caller: 'is that price for both hands and feet',
    reply: `{"a":[["ask.includes","s7,s8"]]}\nThey're priced separately: the gel manicure is {f10}, and the spa pedicure is {f11}.`,
  },
  {
    shop: 'salon',
    caller: 'thats more than I thought, my budget is like eighty',
    reply: `{"a":[["aside"]]}\nI understand. With your eighty in mind, a gel manicure on its own is {f10}, or a spa pedicure is {f11}.`,
  },
  {
    shop: 'salon',
    caller: "what about under tens for haircuts, I've got twins",
    reply: `{"a":[["ask.price","s3",{"count":2}]],"q":"offerBooking"}\nTwins, how fun! A kids' haircut is {f3}, so for the two of them it's {f3*2}. Shall I take down a time?`,
  },
  {
    shop: 'salon',
    caller: 'bonjour vous faites des mèches?',
    reply: `{"a":[["ask.offer","s5"]],"q":"option:s5"}\nNous faisons le balayage : partiel à {f5}, complet à {f6}. Lequel vous intéresse?`,
  },
  {
    shop: 'salon',
    caller: "euh c'est pour ma fille de huit ans une coupe",
    reply: `{"a":[["ask.price","s3"]],"q":"offerBooking"}\nPour votre fille, la coupe enfant est à {f3}. Souhaitez-vous prendre rendez-vous?`,
  },
  {
    shop: 'salon',
    caller: 'est-ce que je peux payer par carte',
    reply: `{"a":[["ask.fact","q4"]]}\nOui, nous prenons Visa, Mastercard, Interac et l'argent comptant.`,
  },
  {
    shop: 'salon',
    caller: 'vous êtes où exactement',
    reply: `{"a":[["ask.place"]]}\nNous sommes au {shop:address}.`,
  },
  {
    shop: 'salon',
    caller: "je suis pas contente de ma couleur d'hier",
    reply: `{"a":[["complain"]],"q":"name"}\nJe suis vraiment désolée d'entendre ça. Je transmets votre message à la responsable pour qu'on vous rappelle. À quel nom, s'il vous plaît?`,
  },
  {
    shop: 'plumber',
    caller: 'my toilet keeps running all night whats it cost to fix',
    reply: `{"a":[["ask.price","s5"]],"q":"offerBooking"}\nThat's annoying, sorry. Toilet repair or replacement runs {f9} to {f10}, depending on what it needs. Would you like someone to take a look?`,
  },
  {
    shop: 'plumber',
    caller: 'yeah is there a trip charge',
    reply: `{"a":[["affirm"],["ask.price","s1"]],"q":"time"}\nThere's a service call of {f1}, which comes off the bill if you go ahead. When would suit you?`,
  },
  {
    shop: 'plumber',
    caller: 'thursday or friday after four I get off work then',
    reply: `{"a":[["give",{"when":"thursday or friday after four"}]],"q":"address"}\nThursday or Friday after four, noted. What's the address?`,
  },
  {
    shop: 'plumber',
    caller: '1180 Dovercourt Road unit 4',
    reply: `{"a":[["give",{"address":"1180 Dovercourt Road unit 4"}]],"q":"name"}\n1180 Dovercourt Road, unit 4, thank you. And your name?`,
  },
  {
    shop: 'plumber',
    caller: 'Ines Carvalho, my number is 416 555 0147',
    reply: `{"a":[["give",{"name":"Ines Carvalho","phone":"4165550147"}]],"q":"detailsRight"}\nThank you, Ines. I'll pass that on so the team can confirm, and they'll reach you at {phone}. Is that right?`,
  },
  {
    shop: 'plumber',
    caller: 'do you need someone home for it',
    reply: `{"a":[["ask.fact","?somebody home"]]}\nI don't have that written down, so I'll add it to your message. We do call 30 minutes before we arrive.`,
  },
  {
    shop: 'plumber',
    caller: 'what does tankless cost compared to the sixty gallon',
    reply: `{"a":[["ask.compare","s3.o3,s3.o2"]]}\nA tankless starts from {f7}, and the 60 gallon tank is {f6}, so the tankless is at least {f7-f6} more.`,
  },
  {
    shop: 'plumber',
    caller: 'how much for someone to look at our sump pump',
    reply: `{"a":[["ask.price","s7"]],"q":"offerCall"}\nI don't have a price listed for replacing a sump pump. A service call to look at it is {f1}. Shall I have someone call you?`,
  },
  {
    shop: 'plumber',
    caller: 'do you install faucets I buy myself',
    reply: `{"a":[["ask.fact","?own faucet"]]}\nA faucet installation is {f11}. Whether that works with one you bought yourself, I'd have to pass on to the team.`,
  },
  {
    shop: 'plumber',
    caller: 'can someone be here in an hour',
    reply: `{"a":[["ask.when",{"when":"in an hour"}]],"q":"name"}\nI can't promise an hour from here, but I'll pass it on as soon as I have your details. What's your name?`,
  },
  {
    shop: 'plumber',
    caller: 'two bathroom drains and the kitchen are slow',
    reply: `{"a":[["describe","s2.o1",{"count":3}]],"q":"offerBooking"}\nThree slow drains, that's no fun. Each kitchen or bathroom drain starts from {f2}, so three start from {f2*3}. Would you like a visit?`,
  },
  {
    shop: 'plumber',
    caller: 'do you offer payment plans',
    reply: `{"a":[["ask.fact","q5"]]}\nNo, we don't offer financing, I'm sorry. We take e-transfer, Visa and debit at the door.`,
  },
  {
    shop: 'plumber',
    caller: 'is it gonna be you coming or',
    reply: `{"a":[["ask.you"]]}\nNo, I'm the AI that answers the phone. One of our licensed plumbers would come.`,
  },
  {
    shop: 'plumber',
    caller: 'thanks youve been great',
    reply: `{"a":[["thanks"]],"q":"anythingElse"}\nMy pleasure! Is there anything else you need?`,
  },
  {
    shop: 'plumber',
    caller: 'do you cover north york, its near yonge and sheppard',
    reply: `{"a":[["ask.area",{"town":"north york"}]]}\nYes, North York is in our area, so Yonge and Sheppard is fine.`,
  },
  {
    shop: 'plumber',
    caller: 'can I talk to the owner',
    reply: `{"a":[["want.person",{"person":"the owner"}]],"q":"reason"}\nThe owner can't come to the phone right now, but I can pass on a message and have them call you back. What's it about?`,
  },
  {
    shop: 'plumber',
    caller: 'its about a warranty job from last spring the tap drips again',
    reply: `{"a":[["give"],["complain"]],"q":"name"}\nSorry to hear the tap's dripping again. Parts and labour are covered for one year, so I'll note that for the owner. Who's calling, please?`,
  },
  {
    shop: 'bicycles',
    caller: 'hi do you speak english',
    reply: `{"a":[["language"]],"q":"howToHelp"}\nYes, of course. How can I help?`,
  },
  {
    shop: 'bicycles',
    caller: 'how much to tune up an e-bike',
    reply: `{"a":[["ask.price","s1.o3"]],"q":"offerBooking"}\nAn e-bike tune-up is {f3}. Would you like to bring it in?`,
  },
  {
    shop: 'bicycles',
    caller: 'both my brakes are squealing',
    reply: `{"a":[["describe","s3",{"count":2}]],"q":"offerBooking"}\nA brake adjustment is {f6} per wheel, so {f6*2} for both. Want to bring it by?`,
  },
  {
    shop: 'bicycles',
    caller: "c'est combien une crevaison avec la chambre à air",
    reply: `{"a":[["ask.price","s2"]]}\nLa réparation d'une crevaison est à {f5}, et la chambre à air est en sus à {f4}, donc {f5+f4}.`,
  },
  {
    shop: 'bicycles',
    caller: 'si je viens le chercher en retard il se passe quoi',
    reply: `{"a":[["ask.fact","n1"]]}\nOn garde un vélo prêt dix jours sans frais, puis c'est {f10} par jour.`,
  },
  {
    shop: 'bicycles',
    caller: "vous fermez à quelle heure aujourd'hui",
    reply: `{"a":[["ask.hours",{"when":"aujourd'hui"}]]}\nAujourd'hui nous sommes ouverts {hours:today}.`,
  },
  {
    shop: 'bicycles',
    caller: 'est-ce que vous prenez la carte de crédit',
    reply: `{"a":[["ask.fact","q2"]]}\nOui, nous acceptons les cartes de crédit.`,
  },
  {
    shop: 'bicycles',
    caller: "je veux louer deux vélos samedi toute la journée c'est Julie Morin",
    reply: `{"a":[["want.book","s4.o2",{"count":2}],["give",{"name":"Julie Morin","when":"samedi toute la journée"}]],"q":"phone"}\nMerci, Julie. Deux vélos pour la journée complète, c'est {f8*2}. À quel numéro peut-on vous joindre?`,
  },
  {
    shop: 'bicycles',
    caller: 'le casque est-tu compris',
    reply: `{"a":[["ask.fact","q5"]]}\nOui, le casque et le cadenas sont inclus avec la location.`,
  },
  {
    shop: 'bicycles',
    caller: 'un vélo sur mesure ça commence à combien',
    reply: `{"a":[["ask.price","s5"]],"q":"offerCall"}\nPour un montage sur mesure, je n'ai pas de prix à donner. Aimeriez-vous qu'on vous rappelle pour en parler?`,
  },
];
