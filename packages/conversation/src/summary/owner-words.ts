import type { Language } from '../conversation.ts';
import type { RequestKind } from '../dialogue/state.ts';

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
 * What was promised: for most requests what they ask for; of trouble and of a complaint it may be no more
 * than that they are passed on.
 */
export type PromiseKind = RequestKind | 'urgent' | 'complaintPassed';

/** How a promise begins as a call keeps it, before the caller's name. */
export const promiseOpenings: Record<PromiseKind, string> = {
  booking: 'Confirm the booking with',
  reschedule: 'Confirm the new time with',
  cancel: 'Cancel the booking and confirm with',
  late: 'Expect late:',
  callback: 'Call back',
  answer: 'Call back with an answer for',
  status: 'Call with an update:',
  person: 'Call back',
  returnCall: 'Return the call of',
  complaint: 'Look into the complaint of',
  complaintPassed: 'Pass on the complaint of',
  emergency: 'Call at once:',
  urgent: 'Pass on as urgent:',
  message: 'Pass on the message from',
  application: 'Pass on the job enquiry from',
  supplier: 'Pass on the message from',
};

const english = {
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
    ['question to answer', 'has a question'],
    ['urgent', ''],
  ] as readonly (readonly [string, string])[],
  openings: promiseOpenings,
  theCaller: 'the caller',
  extension: 'extension',
  quotes: ['“', '”'] as readonly [string, string],
  promises: {
    booking: 'confirm the booking',
    reschedule: 'confirm the new time',
    cancel: 'cancel the booking and confirm',
    late: 'expect late',
    callback: 'call back',
    answer: 'call back with an answer',
    status: 'call with an update',
    person: 'call back',
    returnCall: 'return the call',
    complaint: 'look into the complaint',
    complaintPassed: 'pass on the complaint',
    emergency: 'call at once',
    urgent: 'pass it on as urgent',
    message: 'pass on the message',
    application: 'pass on the job enquiry',
    supplier: 'pass on the message',
  } satisfies Record<PromiseKind, string>,
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
  off: '(after {part} off)',
  fromPrice: 'from',
  and: 'and',
  or: 'or',
  to: 'to',
  for: 'for',
  at: 'at',
  byText: 'text, do not call',
  ofDay: 'of',
  onBehalf: 'for',
  callOther: 'call',
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
  complaint: 'complaint',
  thinking: 'thinks it over',
  transferred: 'put through to you',
  told911: 'told to call 911',
  callNow: 'NEXT: call them now',
  seeNow: 'NEXT: see to it now',
  unanswered: 'could not answer this',
  unansweredNoCall: 'could not answer this; wants no call back',
  answerThem: 'NEXT: call back with the answer',
  callBack: 'NEXT: call back',
  noNumber: 'left no number',
  nothingLeft: 'nothing left to do',
  yes: 'Yes',
} as const;

/** As `english` has them: the same keys, other words. */
type Worded<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends readonly unknown[]
      ? Words[Key]
      : Worded<Words[Key]>;
};

/** The words around what was captured. */
type OwnerWords = Worded<typeof english>;

const french: OwnerWords = {
  fields: {
    caller: 'Appelant',
    phone: 'Téléphone',
    email: 'Courriel',
    language: 'Langue',
    reason: 'Motif',
    earlier: 'Appel précédent',
    askedAbout: 'Renseigné sur',
    preferredTime: 'Moment souhaité',
    quoted: 'Prix donnés',
    promotions: 'Promotions',
    booked: 'Réservé',
    promised: 'Promis',
    open: 'Sans réponse',
    urgent: 'Urgent',
  },
  wishes: [
    ['book', 'veut réserver'],
    ['move the appointment', 'veut déplacer son rendez-vous'],
    ['cancel the appointment', 'veut annuler son rendez-vous'],
    ['running late', 'sera en retard'],
    ['call back', 'demande un rappel'],
    ['question to answer', 'a une question'],
    ['update on a job', "veut des nouvelles d'un travail"],
    ['message', 'laisse un message'],
    ['wants to speak to a person', "veut parler à quelqu'un"],
    ['for ', 'demande '],
    ['returning our call', 'retourne notre appel'],
    ['complaint', 'plainte'],
    ['job enquiry', 'cherche un emploi'],
    ['supplier', 'fournisseur'],
    ['urgent', ''],
  ],
  openings: {
    booking: 'Confirmer le rendez-vous avec',
    reschedule: 'Confirmer le nouveau moment avec',
    cancel: 'Annuler le rendez-vous et confirmer avec',
    late: 'Attendre en retard :',
    callback: 'Rappeler',
    answer: 'Rappeler avec la réponse :',
    status: 'Rappeler avec des nouvelles :',
    person: 'Rappeler',
    returnCall: "Retourner l'appel de",
    complaint: 'Voir à la plainte de',
    complaintPassed: 'Transmettre la plainte de',
    emergency: 'Appeler tout de suite :',
    urgent: 'Transmettre comme urgent :',
    message: 'Transmettre le message de',
    application: "Transmettre la demande d'emploi de",
    supplier: 'Transmettre le message de',
  },
  theCaller: "l'appelant",
  extension: 'poste',
  quotes: ['« ', ' »'],
  promises: {
    booking: 'confirmer le rendez-vous',
    reschedule: 'confirmer le nouveau moment',
    cancel: 'annuler le rendez-vous et confirmer',
    late: "l'attendre en retard",
    callback: 'rappeler',
    answer: 'rappeler avec la réponse',
    status: 'rappeler avec des nouvelles',
    person: 'rappeler',
    returnCall: "retourner l'appel",
    complaint: 'voir à la plainte',
    complaintPassed: 'transmettre la plainte',
    emergency: 'appeler tout de suite',
    urgent: 'transmettre comme urgent',
    message: 'transmettre le message',
    application: "transmettre la demande d'emploi",
    supplier: 'transmettre le message',
  },
  actions: {
    booked: 'réservé',
    moved: 'déplacé',
    cancelled: 'annulé',
    bookedThenCancelled: 'réservé, puis annulé',
    first: "d'abord",
  },
  answered: {
    hours: "heures d'ouverture",
    address: 'adresse',
    area: 'secteur desservi',
    contact: 'coordonnées',
  },
  languages: { en: 'anglais', fr: 'français' },
  earlierCall: 'appel du',
  speaks: { en: 'parle anglais', fr: 'parle français' },
  relations: { after: 'après ', before: 'avant ', around: 'vers ', between: '' },
  parts: {
    morning: 'matin',
    midday: 'midi',
    afternoon: 'après-midi',
    evening: 'soir',
    night: 'soir',
  },
  more: 'Suite de ',
  unknown: 'Appelant inconnu',
  unknownNumber: 'un numéro inconnu',
  call: 'Appel',
  urgentCall: 'Appel URGENT',
  spamCall: 'Appel indésirable',
  from: 'de',
  colon: ' :',
  quoted: 'prix donné :',
  of: 'pour',
  inAll: 'en tout',
  list: 'prix courant',
  extra: 'dont {sum} en plus',
  off: '(après déduction de {part})',
  fromPrice: 'à partir de',
  and: 'et',
  or: 'ou',
  to: 'à',
  for: 'pour',
  at: 'au',
  byText: "texter plutôt qu'appeler",
  ofDay: 'du',
  onBehalf: 'pour',
  callOther: 'appeler',
  callInstead: 'APPELER PLUTÔT :',
  asked: 'a demandé',
  said: 'a dit',
  saidNothing: "n'a rien dit",
  gaveNoReason: "n'a pas dit pourquoi",
  unheard: 'incompréhensible',
  askedAbout: "s'est renseigné sur",
  toldOf: 'a entendu la promotion',
  promotions: 'promotions',
  open: 'SANS RÉPONSE',
  promised: 'PROMIS',
  complaint: 'plainte',
  thinking: 'y réfléchit',
  transferred: 'appel passé à vous',
  told911: 'à qui le 911 a été conseillé',
  callNow: 'À FAIRE : appeler tout de suite',
  seeNow: 'À FAIRE : y voir tout de suite',
  unanswered: 'resté sans réponse',
  unansweredNoCall: 'resté sans réponse; ne veut pas de rappel',
  answerThem: 'À FAIRE : rappeler avec la réponse',
  callBack: 'À FAIRE : rappeler',
  noNumber: "n'a pas laissé de numéro",
  nothingLeft: 'rien à faire',
  yes: 'Oui',
};

const words: Readonly<Record<Language, OwnerWords>> = { en: english, fr: french };

/** The words in which an owner who works in `language` reads a call. */
export function ownerWords(language: Language): OwnerWords {
  return words[language];
}
