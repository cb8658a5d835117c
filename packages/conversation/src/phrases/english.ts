import { disclosures } from './disclosure.ts';

/**
 * Everything the receptionist says of its own accord, in English. Short sentences, made to be
 * heard once. Facts come from the business; here is only what goes around them.
 */
export const english = {
  greeting: ['Thanks for calling {business}. {disclosure} How can I help?'],
  disclosure: [disclosures.en.plain],
  disclosureNamed: [disclosures.en.named],
  resumed: ['Sorry, we were cut off for a moment.', "Sorry about that, I'm back on the line."],

  sure: ['Sure.', 'Of course.', 'Happy to help.'],
  thanksName: ['Thanks, {name}.', 'Thank you, {name}.', 'Great, thanks {name}.'],

  howToHelp: [disclosures.en.question, 'What can I do for you?', 'What would you like to know?'],
  anythingElse: [
    'Anything else I can help with?',
    'Is there anything else?',
    'What else can I do for you?',
    'Was there anything else you wanted to ask?',
  ],

  price: [
    '{service} is {price}.',
    'We charge {price} for {service}.',
    'For {service}, it is {price}.',
  ],
  priceFrom: [
    '{service} starts at {price}, so the final price can be higher.',
    'For {service}, prices start at {price}.',
  ],
  priceSeveral: ['For {count}, that comes to {total}.', 'That makes {total} for {count}.'],
  besideAt: ['{service} with {other} is {price}.'],
  thereAndBack: ['There and back, that comes to {total}.', 'Both ways, that makes {total}.'],
  pricesDiffer: ['The difference is {amount}.', "That's {amount} apart."],
  priceTotalLess: [
    'Together, with {off} off, that comes to {total}.',
    'With {off} off for doing them together, that makes {total}.',
  ],
  priceTotal: ['Together that comes to {total}.', 'All of that adds up to {total}.'],
  priceList: ['{service}: {list}.', 'For {service}, {list}.'],
  dontSay: [
    "I can't give the price of {service} over the phone, but someone here can give you a quote.",
    "I can't quote {service} myself. Someone from the team can give you a price.",
  ],
  priceUnknown: [
    "I don't have a set price for {service} in front of me.",
    "There's no price listed for {service}, and I won't guess.",
  ],
  taxExtra: ['Tax is extra.', "That's before tax."],
  taxIncluded: ['Tax is included.', 'That includes tax.'],
  taxUnknown: [
    "That's the listed price. I can't say whether tax is included, so please check with the team.",
    "I only have the price as listed, and it doesn't say if tax is in it.",
  ],

  offered: [
    'Yes, we do {service}.',
    'We do offer {service}.',
    'Yes, {service} is something we do.',
  ],
  offeredAt: ['Yes, we do {service}, at {price}.', 'We do offer {service}; it is {price}.'],
  notDone: ["I'm afraid not, {said}.", "I'm sorry, {said}."],
  notDoneBare: ["I'm sorry, {said}.", 'Sorry, {said}.'],
  notListed: [
    "I don't see {thing} on our list of services.",
    "As far as I can tell, {thing} isn't something we list.",
  ],
  maybeDone: [
    "I can't say for certain whether we do that.",
    "I'm not sure that's something we do.",
    "Whether we do that, I can't tell you for sure.",
  ],
  servicesAre: ['We do {list}.', 'On our list are {list}.', 'Our services are {list}.'],
  servicesSome: ['Among other things, we do {list}.', 'Our list includes {list}.'],
  servicesUnknown: [
    "I don't have the list of services in front of me.",
    "The team hasn't given me the service list yet.",
  ],

  whichService: ['Is that {list}?', 'Would that be {list}?'],
  meansThat: ['Is that what you mean?', 'Is that what you have in mind?'],
  whichServiceOpen: [
    'Which service is it for?',
    'What would you like done?',
    'What is the work you need?',
  ],
  whichOption: ['Which would it be for you?', 'Which one is yours?'],
  whichOptionFor: ['For {service}, is it {list}?', 'Which would it be for {service}: {list}?'],

  wantIt: [
    'Would you like to set up a time for that?',
    'Shall I set that up for you?',
    'Would you like me to book that?',
  ],
  upsell: [
    'We also do {service} for {price}. Would you like me to add it?',
    'We could do {service} at the same time, for {price}. Shall I note that too?',
  ],
  upsellAdded: ["I'll add {service}.", '{service} is on the list too.'],
  declined: ['No problem.', "That's fine."],

  promotion: [
    'We have a promotion on now, {promotion}.',
    'There is a promotion right now, {promotion}.',
  ],
  promotionToo: ['There is also {promotion}.', 'We also have {promotion}.'],
  promotionUntil: ["It's on until {date}.", "That's good until {date}."],
  promotionLastDay: ['Today is the last day for it.', 'It ends today.'],
  promotionComing: [
    'From {date}, we have a promotion, {promotion}.',
    'Starting {date}, there is a promotion, {promotion}.',
  ],
  morePromotions: ['Would you like to hear the others?', 'Shall I tell you the others?'],

  onTopic: ["For {topic}, it's"],
  perhaps: ["I think this is what you're after:", 'This may be it:'],
  asISaid: ['As I mentioned, {said}', 'Like I said, {said}'],
  unknownAnswer: [
    "I don't have that here, so I'll pass your question on to the team.",
    "That one isn't written down for me, so I won't guess. The team gets your question.",
    "I'm not sure about that one, so I'll pass it on.",
  ],
  toldAll: [
    "What I told you is all I have on that, so I'll note your question for the team.",
    "I don't have more than that here. I'll note your question for the team.",
  ],
  offerCallback: [
    'Shall I have someone call you about it?',
    'Would you like a call back about that?',
  ],

  addressIs: ["We're at {address}.", 'The address is {address}.', 'You can find us at {address}.'],
  townIs: ["We're in {town}.", "We're based in {town}."],
  addressUnknown: [
    "I don't have the address in front of me.",
    "I'm sorry, I haven't been given the address.",
  ],
  areaCovers: ['Yes, we cover {place}. {area}', 'Yes, {place} is covered. {area}'],
  areaForFee: [
    'Yes, we go to {place}, for {fee} more.',
    'Yes, we come out to {place}; the trip is {fee}.',
  ],
  areaFree: [
    'No, there is no charge for going to {place}.',
    'Going to {place} costs nothing more.',
  ],
  areaNoFee: [
    'I have no extra charge listed for going there.',
    "There's no extra charge written for that.",
  ],
  areaUnknown: [
    "I don't know exactly how far we travel.",
    "I haven't been told where our area ends.",
  ],
  contactPhone: ['The number is {phone}.', 'You can reach the shop at {phone}.'],
  contactEmail: ['The e-mail address is {email}.', 'You can write to {email}.'],
  contactWebsite: ['The website is {website}.', "You'll find us online at {website}."],
  websiteUnknown: ["I don't have a website listed for us.", 'There is no website listed for us.'],
  contactUnknown: [
    "I don't have that contact detail.",
    "That's a contact detail I haven't been given.",
  ],

  robot: [
    "I'm the AI assistant of {business}, not a person. I can answer questions, take bookings down, and get a message to the team.",
    "You're talking to the AI assistant of {business}. Anything you tell me goes to the people here.",
  ],
  welcome: ["You're welcome.", 'My pleasure.', 'Glad to help.'],
  repeatLead: ['Of course.', 'Sure, once more.', 'No problem, again:', 'Happy to repeat it.'],
  hold: ['Of course, take your time.', "No rush, I'll wait.", "Sure, I'll hold."],
  sureLanguage: ['Of course, we can speak English.', "Sure, let's speak English."],
  otherLanguage: [
    "I'm sorry, I only speak English and French.",
    'English and French are the languages I speak.',
  ],
  injection: ['I can only help with {business}.', "I'll stick to helping callers of {business}."],

  noCardsHere: [
    "Please don't give me card numbers: I can't take a payment on this call, and I don't keep them.",
  ],
  condolence: ["I'm so sorry."],
  notTheirOwn: [
    "I can't give out anyone's own number or address, but I can pass on a message.",
    "Nobody's private number or address is mine to give, but I'll gladly pass a message on.",
  ],
  personUnavailable: [
    "I can't put you through right now, but I'll make sure a person gets your message.",
    "There's no one free to take the call this minute, but someone can call you back.",
    "I'm not able to transfer you just now. I'll see that someone gets back to you.",
  ],
  transferring: [
    "I'll put you through now. One moment, please.",
    'One moment, connecting you now.',
  ],
  transferFailed: [
    "Nobody picked up, I'm sorry. I can take a message and have someone call you back.",
    "I couldn't reach anyone, sorry. Let me have someone call you.",
  ],

  danger: [
    'If anyone is in danger, please hang up and call 911 right now.',
    'Please call 911 first if anyone could be in danger.',
  ],
  noHelpSent: [
    "I can't call 911 from here, so no help has been sent: please hang up and call 911 yourself, or have somebody beside you call.",
    "Nobody is on the way because of this call: I can't reach 911 for you. Please dial 911 now, from any phone.",
  ],
  perhapsDanger: [
    'If anyone is hurt or in danger, please hang up and call 911 first.',
    'First of all, if this is an emergency, please call 911.',
  ],
  dangerToSelf: [
    'If anyone is in danger, please call 911 right now. You can call or text 9-8-8 too, day or night, and talk to someone.',
    'Please call 911 if anyone is in danger, and call or text 9-8-8, day or night: someone is there to talk.',
  ],
  urgent: ['That sounds urgent.', "That can't wait."],
  priceFixed: [
    "I can't change the price myself, but I'll pass your question on to the owner.",
    "The price isn't mine to change. I'll ask the owner for you.",
  ],
  mercyAsked: [
    "I understand. That isn't mine to decide, but I'll ask the team for you.",
    "I hear you. I can't waive it myself, but I'll pass that on to the team.",
  ],
  sorry: [
    "I'm sorry to hear that.",
    "I'm sorry about that.",
    'That should not have happened, sorry.',
  ],
  textsStopped: [
    'All right, no more texts will be sent to the number you are calling from.',
    'Done: you will get no more texts on the phone you are calling from.',
  ],
  textsPassedOn: [
    "I can't see which phone it is about, so I'll ask the team to stop those texts.",
    "I don't see your number from here, so I'll have the team stop those texts.",
  ],
  sendsNoText: [
    "I can't send texts from here myself, but I'll ask the team to send it to you.",
    "A text like that I can't send myself; I'll pass it on so that the team sends it.",
  ],
  sendsNoEmail: [
    "I can't send e-mails from here myself, but I'll ask the team to send it to you.",
    "An e-mail I can't send myself; I'll pass it on so that the team sends it.",
  ],
  sendsNothing: [
    "I can't send anything from here myself, but I'll ask the team to send it to you.",
    "Sending it isn't something I can do myself; I'll pass it on to the team.",
  ],
  tellEmail: [
    "If you tell me the e-mail address, I'll note it for them.",
    "You can give me the e-mail address, and I'll add it.",
  ],
  textUnderWay: [
    'Yes, the text goes to the number you are calling from.',
    'Yes, that text is on its way to the phone you are calling from.',
  ],
  keptForDays: [
    'No sound is recorded. What we say is written down for {business} and deleted after {days} days; a short summary stays with them.',
    'Nothing is kept as sound. Our words are written down for {business} and deleted after {days} days, and a short summary stays.',
  ],
  keptForTime: [
    'No sound is recorded. What we say is written down for {business} and kept for a limited time; a short summary stays with them.',
    'Nothing is kept as sound. Our words are written down for {business} for a limited time, and a short summary stays.',
  ],
  faultForPeople: [
    "Who is responsible and what is paid isn't mine to say. A person here will look into it.",
    "I can't answer for that, one way or the other. I'm passing it on, and a person here will look into it.",
  ],
  threatPassedOn: [
    "I've heard you. I'm passing your message on to the owner now, as you said it.",
    'I understand that you are angry. The owner is getting your words as you said them.',
  ],
  threatNoted: [
    "I've heard you. I'm passing your message on, as you said it.",
    'I understand that you are angry. Your words are passed on as you said them.',
  ],
  complaintOwner: [
    "I'll make sure the owner hears about it.",
    'The owner will get this from me today.',
  ],
  applicationNoted: [
    'Thanks for your interest. I can pass your name and number to the owner.',
    "I can't say if there's an opening, but I'll pass your name and number on.",
  ],
  supplierNoted: ["I'll pass that on to the team.", 'I can take the details down for the team.'],
  statusUnknown: [
    "I can't see where jobs stand from here, but I'll have someone call you with an update.",
    "I don't have the status in front of me. I'll have someone call you with it.",
  ],
  returningCallNoted: [
    'Someone here may have called you. I can let them know you called back.',
    "I'll let the team know you returned their call.",
  ],
  spamFirst: [
    "Thank you, but we're not interested, and please take this number off your list. If you need our services, I can help with that.",
  ],
  spamLast: ['No thank you. Goodbye.'],
  reached: ['You have reached {business}.', 'This is {business}.'],
  wrongNumber: ['No problem. You have reached {business}. Have a good day.'],

  bookIntro: [
    "I'll take the details, and someone will confirm the time with you.",
    'Let me get your details so the team can confirm a time.',
  ],
  rescheduleIntro: [
    "I'll pass the change on, and someone will confirm it.",
    'Let me note the change so the team can confirm it.',
  ],
  cancelIntro: [
    "I'll let the team know to cancel it.",
    'I can pass the cancellation on right away.',
  ],
  messageIntro: ["I'll take a message.", 'I can pass that on.'],
  callbackIntro: ["I'll have someone call you back.", "I'll ask someone to call you."],

  letMeThink: ['Okay.', 'All right.', 'Right.'],
  letMeSee: ['Let me see.', 'Okay.', 'Let me check.', 'Right.', 'One moment.'],
  withYou: ['I hear you.', "I'm with you."],
  oneMoment: ['One moment while I check the book.', 'Let me see, one moment.'],
  slotFree: ['{time} is free.', 'Good, {time} is open.'],
  tooSoon: [
    "That's too soon to book by phone; it has to be booked further ahead.",
    'By phone it has to be booked further ahead than that.',
  ],
  slotTaken: ['That time is taken.', "I'm sorry, that time is not free."],
  whichSlot: ['I have {list}. Which would you like?', 'Free are {list}. Which suits you?'],
  oneSlot: ['I have {time}. Would that work?', 'There is {time}. Shall I take it?'],
  noSlots: ["I don't see a free time {time}.", 'Nothing is free {time}, sorry.'],
  askBooking: ['So that is {what}. Shall I book it?', "I'd book {what}. Is that right?"],
  askMove: [
    'So I move it to {what}. Is that right?',
    'That would be {what} instead. Shall I move it?',
  ],
  bookedFor: ["You're booked: {what}.", "That's booked: {what}."],
  movedTo: ["It's moved: {what}.", 'Your new time is set: {what}.'],
  askCancel: ['I see {what}. Shall I cancel it?', 'You have {what}. Do you want it cancelled?'],
  cancelledIs: ['{what} is cancelled.', "That's cancelled: {what}."],
  leftAsIs: ["All right, I'll leave it as it is.", 'Okay, it stays in the book.'],
  appointmentFound: ['I found it: {what}.', 'I see your booking: {what}.'],
  appointmentNotFound: [
    "I can't find a booking under that number, so I'll pass this on to the team.",
  ],
  bookSilent: [
    "The book isn't answering, so I can't promise that yet.",
    "I couldn't get that confirmed just now, because the book isn't answering.",
  ],
  askTextWhenKnown: ['Shall I text you as soon as I know?'],
  willTextWhenKnown: ["I'll text you as soon as I know."],
  askText: ['Would you like a text to confirm it?', 'Shall I text you the confirmation?'],
  willText: ["I'll text it to you.", 'The text is on its way.'],
  cannotText: ["I can't send a text from this call.", "A text can't be sent from this call."],
  willNotText: ['No text, then.', "All right, I won't text."],

  askReason: [
    'What is it about?',
    'What should I tell them?',
    'What would you like me to pass on?',
  ],
  askComplaint: ['What happened?', 'Could you tell me what went wrong?'],
  askEmergency: [
    'What is the address, and what is happening?',
    'Where is this, and what is going on?',
  ],
  askTime: [
    'What day and time would suit you?',
    'When would work best for you?',
    'Which day would you like?',
  ],
  askNewTime: ['When would you like to move it to?', 'What day would work instead?'],
  askName: ['Could I get your name?', 'What name should I put down?', 'And your name, please?'],
  askPhone: [
    "What's the best number to reach you?",
    'Which number should they call?',
    'Could you tell me your phone number?',
  ],
  phoneSoFar: [
    'I have {digits} so far. What comes next?',
    'So far I have {digits}. Could you give me the rest?',
  ],
  changeWhat: ['Sorry about that. What should I change?', 'Let me fix that. Which part is wrong?'],

  readBackPhone: ['I have your number as {phone}.', 'Your number is {phone}.'],
  readBackOther: ['And {who} is at {phone}.', 'And for {who} I have {phone}.'],
  readBackInstead: [
    "They'll call {who} at {phone}, not you.",
    "And it's {who} they will call, at {phone}.",
  ],
  readBackInsteadOnly: ["They'll call {who}, not you.", "And it's {who} they will call."],
  readBackFor: ["It's for {who}.", "That's for {who}."],
  gotOther: ['{phone} for {who}, got it.', "I've noted {phone} for {who}."],
  promiseCallOther: ["I'll ask the team to call {who}.", "I'll have someone call {who}."],
  yourRelation: ['your {relation}'],
  thatPerson: ['them'],
  readBackEmail: ['Your e-mail is {email}.', 'I have {email}.'],
  promiseCall: ["I'll ask the team to call you {time}.", "I'll have someone call you {time}."],
  promiseCallBack: ["I'll ask the team to call you back.", "I'll have someone call you back."],
  promiseText: ["I'll ask the team to text you {time}.", "I'll have someone text you {time}."],
  promiseTextBack: ["I'll ask the team to text you.", "I'll have someone text you."],
  promisePass: ["I'll pass this on to the team.", 'The team will get this from me.'],
  promiseUrgent: [
    'The owner is being alerted now and has your number.',
    'I have told the owner this is urgent, with your number.',
  ],
  promiseBooking: [
    "I've put down {what} for {time}, and the team will call to confirm.",
    "So that's {what}, {time}. The team will confirm it with you.",
  ],
  byTextNoted: ["I've noted that a text is better.", "I'll put down to text you."],
  outsideHours: ['Not then, I am afraid: {hours}', 'That time is outside our hours: {hours}'],
  besideNoted: ['Noted, {what}.', "And {what}, I've put that down."],
  besideAdded: ["I've put that down as well.", "I'll pass that on with it."],
  callTimeNoted: ["I've noted to call you {time}.", "They'll know to call you {time}."],
  promiseVisits: [
    "I've put down {what}, and the team will call to confirm.",
    "So that's {what}. The team will confirm all of it with you.",
  ],
  wantedNow: ['Okay, so that makes {what}.', 'All right, {what} then.'],
  askTimeOf: ['And when would you like {what}?', 'Which day and time for {what}?'],
  promiseBookingAny: [
    'The team will call you to settle on a time.',
    'Someone will call to find a time with you.',
  ],
  promiseCancel: [
    "I'll tell the team to cancel it, and they'll confirm with you.",
    'The team will cancel it and let you know.',
  ],
  isThatRight: ['Is that right?', 'Did I get that right?', 'Does that sound right?'],
  lateNoted: ["Thanks for telling me. I'll let them know.", "No problem, I'll pass that on."],
  described: ['For {service}, {description}'],
  listedApart: [
    "{other} is on our list by itself. I can't say whether it comes with {service}.",
    "I see {other} listed by itself, so I can't say it comes with {service}.",
  ],
  noted: ['Okay, I have added that.', 'All right, I wrote that down.', 'Got it.'],
  messageAdded: ["I'll pass that on with it.", "I'll let them know that too."],
  stillHere: ["Yes, I'm here.", "I'm here."],
  corrected: ['Thanks, I changed that.', 'Okay, corrected.'],
  passedOnAgreed: ["Thank you, I'm passing that on now.", "Okay, that's going to them now."],
  allSet: ["That's all noted.", "Great, that's all noted.", 'Perfect, I have everything.'],

  sorryToo: [
    "I'm sorry about that too, I've added it.",
    "I'm sorry, that goes to the owner as well.",
  ],
  gotThat: ['Okay, I see.', 'All right, I understand.'],
  gotTime: ['{time}, got it.', '{time}, okay.', '{time}, noted.'],
  gotAddress: ['{address}, got it.', '{address}, thanks.'],
  gotPhone: ['{phone}, got it.', '{phone}, thanks.'],
  yes: ['Yes, we do.', 'We do, yes.'],
  shortPrice: ['{service} is {price}'],
  shortPriceFrom: ['{service} starts at {price}'],
  shortPriceNone: ['{service} has no price I can give over the phone'],
  priceFree: ['{service} is free.', "There's no charge for {service}."],
  priceRange: [
    '{service} starts at {price}, depending on which it is: {list}.',
    'For {service} it goes by {list}, starting at {price}.',
  ],
  optionAt: ['{option} is {price}'],
  priceExtra: [
    'Each one after that is {extra}, so {count} come to {total}.',
    "It's {extra} for each one more, so that makes {total} for {count}.",
  ],
  withExtra: [
    'With {extra} for the extra, that makes {total}.',
    'The extra adds {extra}, so that comes to {total}.',
  ],
  withExtras: [
    'With {count} extra at {extra} each, that comes to {total}.',
    '{count} more at {extra} each make that {total}.',
  ],
  partFor: ['{service} for {count} is {price}'],
  partWithExtra: ['{service} with {count} extra is {price}'],
  partWithSurcharge: ['{service} with the {extra} extra is {price}'],
  beyondAt: ['{count} extra at {price} each.', 'And {count} extra at {price} each.'],
  bundleInstead: [
    '{list} together are {service} at {price}.',
    'For {list} there is {service} at {price}, which takes their place.',
  ],
  saves: [
    'That saves you {saved}: {service} is {price}, and one by one it would be {apart}.',
    'You save {saved}: {price} for {service}, instead of {apart}.',
  ],
  savesTogether: ['That saves you {saved}: {price} instead of {apart}.'],
  reducedTo: ['With that off, it comes to {price}.', 'That brings it down to {price}.'],
  bothWays: ['No, that covers both ways.', 'No, that is for the round trip.'],
  reckonedRight: ["Yes, that's right.", 'Yes, exactly.'],
  reckonedWrong: ['Not quite.', 'It comes out a little differently.'],
  reckonedUnknown: [
    "The rest of what you named isn't on our list, so I can't confirm that sum.",
    "I don't have the other amount here, so I can't agree to that sum. I'll pass it on to the team.",
  ],
  bundleHolds: ['{service} takes in {list} already.', 'With {service} you already get {list}.'],
  bundleDoesAll: [
    'For all of that there is {service}, at {price}.',
    '{service} does all of that for {price}.',
  ],
  bundle: [
    'There is also {service}, which does it all for {price}.',
    'If you want both, {service} covers it for {price}.',
  ],
  totalFrom: ['Together that starts at {total}.', 'All of that is {total} at the least.'],
  totalDepends: [
    'What it comes to depends on how much of it you need.',
    'The total depends on how much it takes.',
  ],
  withTravel: [
    'With the {fee} for going to {place}, that makes {total}.',
    'Going to {place} is {fee} more, so {total} in all.',
  ],
  noMoreThen: ["No, it's the same price then.", 'No, the price is the same then.'],
  sameThen: ["Yes, it's the same price then.", 'Yes, the price is the same then.'],
  withFeeTold: ['With the fee I mentioned, that makes {total}.', 'With that fee, {total}.'],
  withFee: ['With that it comes to {total}.', 'So with that, {total}.'],
  peopleAre: ['That would be {list}.', "That's {list}."],
  limitKept: ['Yes.'],
  inTime: ["No, you're in time."],
  tooLate: ["I'm afraid so."],
  limitWithin: ['No, not at all.'],
  limitBroken: ["I'm afraid not.", 'Unfortunately not.'],
  totalUnknown: [
    "I can't add that up for you, because not all of it has a fixed price.",
    "Part of that has no fixed price, so I can't add it all up.",
  ],
  dontSayAgain: [
    "I'm sorry, I can't give a figure for that, not even a rough one.",
    "That's one price I can't give out, not even roughly.",
  ],
  claimPrice: [
    'What I have on our list is {price} for {service}.',
    'Our list says {price} for {service}.',
  ],
  claimUnknown: [
    "I can't confirm that from here, but I'll pass it on to the team.",
    "I don't see that written here, so I'll have the team look into it.",
  ],
  offeredFrom: ['Yes, we do {service}, {price}.', 'We do offer {service}, {price}.'],
  offeredFree: ['Yes, we do {service}, and it is free.', 'We do {service}, at no charge.'],
  offeredSome: ['We do {list}.', 'There is {list}.'],
  soundsLike: ['That sounds like {list}.', 'For that we do {list}.'],
  listedApartAt: [
    '{other} is separate, at {price}.',
    "That's not part of {service}. {other} is {price}.",
  ],
  includesNoMore: [
    "I'm not sure about the rest, so I'll have the team confirm.",
    "Beyond that I don't know, so I'll note your question for the team.",
  ],
  includesUnknown: [
    "I can't tell you what's included there, so I'll note the question for the team.",
    "What comes with it isn't written here. I'll note it so the team can tell you.",
  ],
  describedAt: [
    '{service} is {price}. {description}',
    'For {service}, it is {price}. {description}',
  ],
  notListedThat: [
    "I don't see that on our list of services.",
    "As far as I can tell, that isn't something we list.",
  ],
  unknownNoted: [
    "I don't have that here, so I'll note the question and they'll answer it when they call.",
    "That I don't know, but I'll add the question for the team.",
  ],
  otherPassedOn: [
    "The other part I'll pass on to the team.",
    "I'll have the team answer the rest.",
  ],
  areaNot: ["I'm sorry, not {place}. {area}", "{place} isn't covered, I'm afraid. {area}"],
  outsideArea: [
    '{place} is outside our area, so the team would have to agree to it first.',
    "We normally don't go to {place}, so someone has to say whether we can.",
  ],
  areaUnlisted: [
    "{place} isn't on our list, so someone would have to confirm it.",
    "I don't see {place} on our list, so the team would have to tell you.",
  ],
  areaIs: ['We cover {area}', 'Our area is {area}'],
  bookUnseen: [
    "I can't see the appointment book from here, but I'll put that down and the team will confirm it.",
    "I'll put that down as what you'd like, and someone will confirm the time with you.",
  ],
  bookUnseenAt: [
    "I can't see the appointment book from here, but I'll put down {time}, and the team will confirm it.",
    "I'll put down {time} as what you'd like, and someone will confirm it with you.",
  ],
  timeNotSure: [
    "I've put it down, and the team will confirm it.",
    "It's not fixed until the team confirms it, but it's noted.",
  ],
  nextUrgent: [
    "They have your number, and someone should call you as soon as they can. I can't give you an exact time.",
    "I can't promise a time, but it's been passed on as urgent with your number.",
  ],
  nextUrgentPass: [
    "I can't promise a time, but it's been passed on as urgent with your number.",
    "It's marked urgent and has your number with it, but I can't say when someone will call.",
  ],
  nextNothing: ['Nothing is set up yet.', "So far I haven't passed anything on."],
  nextPerson: [
    "{person} or someone from the team will call you. I can't say exactly when.",
    "I'll see that {person} gets it. I can't say exactly when they'll call.",
  ],
  nextTeam: [
    "Someone from the team will call you. I can't say exactly when.",
    "One of the team calls you back; the exact time I can't promise.",
  ],
  personAway: [
    "I can't see whether {person} is in, but I can pass on a message.",
    "I can't put you through to {person} from here, but I'll pass on a message.",
  ],
  apology: ["I'm sorry about that.", 'Sorry, you did say so.'],
  goAhead: ["Go ahead, I'm listening.", 'Sure, what can I do for you?'],
  noRush: ['No problem, take your time.', 'Of course, no rush. Call us any time.'],
  customerToo: ['Is there anything I can do for you as a customer?'],
  mine: ['I have {list}.', "Here's what I have: {list}."],
  mineName: ['your name as {name}'],
  minePhone: ['your number as {phone}'],
  mineWhat: ['{what}'],
  mineTime: ['{time}'],
  mineAddress: ['the address {address}'],
  mineOnlyTime: ['Yes, I have that down: {time}.', 'Yes, {time}, it is written down.'],
  passedTo: ["I'll let {person} know.", "I'll pass that on to {person}."],
  promiseBookingAnyText: [
    'The team will text you to settle on a time.',
    'Someone will text you to find a time.',
  ],
  promiseBookingText: [
    "I've put down {what} for {time}, and the team will text you to confirm.",
    "So that's {what}, {time}. The team will confirm it by text.",
  ],
  mineNothing: ["I haven't noted anything yet.", "I don't have anything down yet."],
  alerting: ["I'm alerting the owner right now.", "I'm letting the owner know this minute."],
  calmed: [
    "All right, so it isn't urgent. I've noted that.",
    "Good, then I won't treat it as urgent.",
  ],
  passingOn: ["I'll pass this on as urgent.", "I'm marking this as urgent for the team."],
  adviceGas: [
    'If you smell gas, leave the building now, touch no switches, and call 911 from outside.',
  ],
  openLatest: ["We're open latest on {days}.", 'Latest is {days}.'],
  openEarliest: ['We open earliest on {days}.', 'Earliest is {days}.'],
  openLater: ["After that we're open on {days}.", "Then it's {days}."],
  adviceMonoxide: ['Get everybody outside into fresh air now, and call 911 from there.'],
  adviceFire: ['Get everyone out first and call 911.'],
  adviceElectricity: [
    "Don't touch it. If you can reach it safely, switch it off at the breaker panel, and call 911 if you see smoke or flames.",
  ],
  adviceHeldByCurrent: [
    "Don't touch anyone who is in contact with it, or you will be held too. Switch the power off at the panel if you can reach it safely, and call 911.",
  ],
  adviceWetAndLive: [
    'Stay out of the water, keep away from the panel and anything electrical there, and call 911.',
  ],
  helpersKnow: [
    'The people at 911 can tell you that right away: please call them now.',
    'Please call 911 now and ask them: they will tell you what to do until help is there.',
  ],
  adviceWater: [
    "If you can reach it safely, shut the water off at the main valve, and keep clear of anything electrical that's wet.",
  ],
  adviceTracks: [
    'Get everyone out and well away from the tracks now, and call 911: leave the vehicle where it is.',
  ],
  adviceWiresDown: [
    'Stay at least ten metres away from the wires and from anything they touch, and call 911. If you are in a vehicle they touch, stay in it.',
  ],
  adviceRoad: [
    "If you're on the road, put your hazard lights on, keep everyone well away from the traffic, and call 911 if you aren't safe.",
  ],
  notNow: ["No, please don't.", "Please don't, no."],
  keepOff: ['Yes, please leave it off until somebody has looked at it.'],
  leaveNow: ['Yes, right away.', 'Yes, please do.'],
  adviceCold: ['Keep everyone warm in one room, and please never heat with a stove or a barbecue.'],
  adviceInjury: ['If anyone is hurt, please call 911 first.'],
  askReasonForThem: ['What should I tell them?', 'What would you like me to pass on?'],
  askReasonFor: ['What should I tell {person}?', 'What would you like me to tell {person}?'],
  askAddress: ["What's the address?", 'And where would that be, the address?'],
  readBackAddress: ['The address is {address}.', "That's at {address}."],
  readBackCallerNumber: [
    'They will use the number you are calling from, {phone}.',
    'And your number is the one you are calling from, {phone}.',
  ],
  promiseBookingTime: [
    "I've noted {time}. The team will call to confirm it.",
    "I'll put {time} down, and someone will call to confirm.",
  ],
  promiseMove: [
    "I'll ask them to move it to {time}, and they'll confirm with you.",
    "I've noted the new time, {time}. The team will confirm it.",
  ],
  promiseCancelOf: [
    "I'll have them cancel your appointment of {existing}, and they'll confirm with you.",
    'The team will cancel {existing} and let you know.',
  ],
  promiseLate: ["I'll let them know you're running late.", "I'll tell them you'll be late."],
  promiseUrgentPass: [
    "I'm passing this on as urgent, with your number.",
    'This goes to the team marked urgent, with your number.',
  ],
  promisePerson: ["I'll make sure {person} gets this.", '{person} will get your message.'],
  promisePersonAt: [
    "I'll ask {person} to call you {when}.",
    "I'll make sure {person} gets this and calls you {when}.",
  ],
  promiseOwner: [
    'The owner will hear about it, and someone will call you.',
    "I'll see that the owner gets this and calls you.",
  ],
  promiseOwnerAt: [
    "I'll ask the owner to call you {when}.",
    'The owner will hear about it, and I will ask for a call {when}.',
  ],
  allSetName: ["That's all noted, {name}.", "Perfect, {name}, that's all noted."],

  notUnderstood: [
    "Sorry, I didn't catch that. Could you say it another way?",
    'I missed that, sorry. Could you put it differently?',
  ],
  choices: [
    'I can tell you about our services, prices and hours, or take a message. Which would you like?',
    'You could ask me about prices or hours, or I can have someone call you. What would you prefer?',
  ],
  stillUnclear: [
    "I'm having trouble understanding, so let me have a person call you.",
    "I don't want to get this wrong. It's best if someone from the team calls you.",
  ],

  silenceAsk: ['Are you still there?', 'Hello, can you hear me?'],
  silenceSimpler: [
    'I didn\'t hear anything. You can ask about a price or our hours, or just say "message".',
  ],
  silenceMessage: ["I can't hear you. If you leave your name and number now, I'll pass them on."],
  silenceEnd: [
    "I still can't hear anything, so I'll hang up now. Please call again any time. Goodbye.",
  ],

  goodbye: [
    'Thanks for calling {business}. Goodbye.',
    'Thank you for calling. Have a good day.',
    'Thanks for calling. Take care.',
  ],
  goodbyePassed: [
    "I'll pass everything on. Thanks for calling {business}. Goodbye.",
    "I'll see that the team gets this. Thanks for calling. Goodbye.",
  ],
  tooLong: ["I'll have to end our call here. Everything you told me goes to the team. Goodbye."],
  again: ['Once more:', 'To say it again:'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
