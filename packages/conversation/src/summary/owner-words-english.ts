import type { RequestKind } from '../dialogue/wanted-state.ts';

/** What is captured of a call, as a mail names it row by row. */
export type FieldKind =
  | 'caller'
  | 'phone'
  | 'email'
  | 'language'
  | 'reason'
  | 'earlier'
  | 'askedAbout'
  | 'preferredTime'
  | 'quoted'
  | 'promotions'
  | 'booked'
  | 'promised'
  | 'open'
  | 'urgent';

/**
 * What was promised: for most requests what they ask for; of trouble, a complaint or a visit it may be no
 * more than that they are passed on, or that somebody calls about it.
 */
export type PromiseKind =
  | RequestKind
  | 'bookingPassed'
  | 'reschedulePassed'
  | 'question'
  | 'urgent'
  | 'complaintPassed'
  | 'complaintCall';

/** How a promise begins as a call keeps it, before the caller's name. */
export const promiseOpenings: Record<PromiseKind, string> = {
  booking: 'Confirm the booking with',
  reschedule: 'Confirm the new time with',
  bookingPassed: 'Answer the booking request of',
  reschedulePassed: 'Answer the wish for a new time of',
  cancel: 'Cancel the booking and confirm with',
  late: 'Expect late:',
  callback: 'Call back',
  answer: 'Call back with an answer for',
  status: 'Call with an update:',
  person: 'Call back',
  returnCall: 'Return the call of',
  complaint: 'Look into the complaint of',
  complaintPassed: 'Pass on the complaint of',
  complaintCall: 'Call back about the complaint of',
  emergency: 'Call at once:',
  urgent: 'Pass on as urgent:',
  message: 'Pass on the message from',
  application: 'Pass on the job enquiry from',
  supplier: 'Pass on the message from',
  send: 'Send what was asked for to',
  question: 'Answer the question of',
};

/** The words of an owner who works in English. */
export const english = {
  fields: {
    caller: 'Caller',
    phone: 'Phone',
    email: 'E-mail',
    language: 'Language',
    reason: 'Reason',
    earlier: 'Earlier call',
    askedAbout: 'Asked about',
    preferredTime: 'Preferred time',
    quoted: 'Quoted',
    promotions: 'Promotions',
    booked: 'Booked',
    promised: 'Promised',
    open: 'Could not answer',
    urgent: 'Urgent',
  } satisfies Record<FieldKind, string>,
  /** Wishes as the lead has them, by how they begin, and how they are told. */
  wishes: [
    ['book', 'wants to book'],
    ['move the appointment', 'wants to move the appointment'],
    ['cancel the appointment', 'wants to cancel the appointment'],
    ['call back', 'wants a call back'],
    ['answer in writing', 'wants an answer in writing'],
    ['question to answer', 'has a question'],
    ['send in writing', 'wants something in writing'],
    ['visit about it', 'wants a visit about it'],
    ['urgent', ''],
  ] as readonly (readonly [string, string])[],
  openings: promiseOpenings,
  /** How a call that is owed begins for who wants none. */
  openingsInWriting: { text: 'Text', email: 'Answer by e-mail:' },
  theCaller: 'the caller',
  extension: 'extension',
  promises: {
    booking: 'confirm the booking',
    reschedule: 'confirm the new time',
    bookingPassed: 'pass on the booking request',
    reschedulePassed: 'pass on the wish for a new time',
    cancel: 'cancel the booking and confirm',
    late: 'tell the team about it',
    callback: 'call back',
    answer: 'call back with an answer',
    status: 'call with an update',
    person: 'call back',
    returnCall: 'return the call',
    complaint: 'look into the complaint',
    complaintPassed: 'pass on the complaint',
    complaintCall: 'call back about the complaint',
    emergency: 'call at once',
    urgent: 'pass it on as urgent',
    message: 'pass on the message',
    application: 'pass on the job enquiry',
    supplier: 'pass on the message',
    send: 'send what they asked for',
    question: 'answer their question',
  } satisfies Record<PromiseKind, string>,
  /** The same of who wants to be texted, where it is said otherwise. */
  promisesByText: {
    callback: 'text back',
    answer: 'text back with an answer',
    status: 'text with an update',
    person: 'text back',
    returnCall: 'text back',
    complaintCall: 'text back about the complaint',
  },
  /** The same of who wants an e-mail. */
  promisesByEmail: {
    callback: 'answer by e-mail',
    answer: 'answer by e-mail',
    status: 'e-mail an update',
    person: 'answer by e-mail',
    returnCall: 'answer by e-mail',
    complaintCall: 'answer the complaint by e-mail',
  },
  actions: {
    booked: 'booked',
    moved: 'moved',
    cancelled: 'cancelled',
    bookedThenCancelled: 'booked, then cancelled',
    first: 'first',
  },
  answered: {
    hours: 'hours',
    address: 'address',
    area: 'service area',
    contact: 'contact',
  },
  languages: { en: 'English', fr: 'French' },
  earlierCall: 'earlier call',
  speaks: { en: 'speaks English', fr: 'speaks French' },
  relations: { after: 'after ', before: 'before ', around: 'around ', between: '' },
  parts: {
    firstThing: 'first thing',
    morning: 'morning',
    midday: 'midday',
    afternoon: 'afternoon',
    evening: 'evening',
    night: 'night',
  },
  more: 'More from ',
  unknown: 'Caller unknown',
  unknownNumber: 'an unknown number',
  call: 'Call',
  urgentCall: 'URGENT call',
  spamCall: 'Spam call',
  from: 'from',
  colon: ':',
  quoted: 'quoted',
  of: 'for',
  inAll: 'in all',
  list: 'list',
  extra: '{sum} extra included',
  including: 'incl.',
  beside: 'extra',
  firstOnly: 'first visit',
  off: '(after {part} off)',
  fromPrice: 'from',
  and: 'and',
  or: 'or',
  to: 'to',
  for: 'for',
  at: 'at',
  outsideArea: 'OUTSIDE YOUR AREA:',
  byText: 'text rather than call',
  byEmail: 'e-mail rather than call',
  ofDay: 'of',
  onBehalf: 'for',
  inName: 'in the name of',
  callOther: 'call',
  /** Somebody else whose number was told, and whom nobody asked to call. */
  contact: 'other contact:',
  callInstead: 'CALL INSTEAD:',
  asked: 'asked',
  said: 'said',
  saidNothing: 'said nothing',
  gaveNoReason: 'gave no reason',
  unheard: 'could not be understood',
  askedAbout: 'asked about',
  toldOf: 'told of',
  promotions: 'promotions',
  open: 'ASKED',
  promised: 'PROMISED',
  costsMore: 'a call there costs more',
  claimsToBeOurs: 'CLAIMS TO BE SECOND RING OR THE PHONE COMPANY: do not sign in or pay',
  complaint: 'complaint',
  thinking: 'thinks it over',
  transferred: 'put through to you',
  told911: 'told to call 911',
  cancelAndBook: 'cancel the old booking and confirm the new one',
  each: 'each',
  toConfirm: 'to be confirmed',
  ofThreat: 'NEXT: mind your safety, and tell the police if you take it seriously',
  callNow: 'NEXT: call them now',
  seeNow: 'NEXT: see to it now',
  unanswered: 'could not answer this',
  unansweredNoCall: 'could not answer this; wants no call back',
  answerThem: 'NEXT: call back with the answer',
  callBack: 'NEXT: call back',
  textBack: 'NEXT: text back',
  emailBack: 'NEXT: answer by e-mail',
  textAnswer: 'NEXT: text back with the answer',
  noNumber: 'left no number',
  nothingLeft: 'nothing left to do',
  yes: 'Yes',
} as const;
