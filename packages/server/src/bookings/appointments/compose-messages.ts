import {
  addressForTexts,
  type Instant,
  type Language,
  nameForTexts,
  type Service,
} from '@second-ring/conversation';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { BookChange } from './appointment-book.ts';
import type { ChangeOutcome } from './change-book.ts';

/**
 * What became of an appointment: `taken`, its time was gone; `unconfirmed`, nobody could find out or
 * it could not be arranged.
 */
export type AppointmentNews = 'booked' | 'cancelled' | 'taken' | 'unconfirmed';

interface ToldAppointment {
  news: AppointmentNews;
  business: { name: string | null; address: string | null; timeZone: string };
  /** The agent's number, E.164: who wants to change something calls it. */
  number: string;
  /** Null: none was named, or the owner dropped it. */
  service: Service | null;
  /** Null: not known any more. */
  start: Instant | null;
  language: Language;
}

const locales = { en: 'en-US', fr: 'fr-CA' } as const;

/** What is told of an appointment (`{what}`), and what a caller may do about it (`{number}`). */
const wording = {
  en: {
    yours: 'Your appointment',
    booked: ['{what}.', 'To move or cancel it, call {number}.'],
    cancelled: ['Cancelled: {what}.', 'To book another time, call {number}.'],
    taken: ['{what} was no longer free.', 'To choose another time, call {number}.'],
    unconfirmed: ['We could not confirm this: {what}.', 'Please call {number}.'],
    stop: 'Reply STOP to get no more texts.',
  },
  fr: {
    yours: 'Votre rendez-vous',
    booked: ['{what}.', 'Pour modifier ou annuler, appelez le {number}.'],
    cancelled: ['Annulé : {what}.', 'Pour choisir un autre moment, appelez le {number}.'],
    taken: [
      "Ce moment n'était plus libre : {what}.",
      'Pour en choisir un autre, appelez le {number}.',
    ],
    unconfirmed: ["Nous n'avons pas pu confirmer : {what}.", 'Veuillez appeler le {number}.'],
    stop: 'Répondez ARRET pour ne plus recevoir de textos.',
  },
} as const;

/**
 * The text a caller gets about an appointment they booked, or asked for. Names and addresses that
 * hold a link are left out. Pure.
 */
export function composeConfirmation(told: ToldAppointment): string {
  const { news, business, service, language } = told;
  const words = wording[language];
  const [fact, advice] = words[news];
  const name = nameForTexts(language === 'fr' ? (service?.nameFr ?? service?.name) : service?.name);
  const what = [name, whenOf(told)].filter(Boolean).join(', ') || words.yours.toLowerCase();
  const number = parsePhoneNumberFromString(told.number)?.formatNational() ?? told.number;
  const address = news === 'booked' ? addressForTexts(business.address) : null;
  return [
    `${nameForTexts(business.name) ?? words.yours}${language === 'fr' ? ' :' : ':'} ${fact.replace('{what}', what)}`,
    address && `${address}.`,
    advice.replace('{number}', number),
    words.stop,
  ]
    .filter(Boolean)
    .join(' ');
}

function whenOf({ start, business, language }: ToldAppointment): string | null {
  if (start === null) return null;
  return new Intl.DateTimeFormat(locales[language], {
    timeZone: business.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(start);
}

/** What became of a change: `refused`, there was nothing to change; `unknown`, nobody could find out. */
export type Settled = ChangeOutcome['kind'] | 'refused' | 'unknown';

/** A change a caller asked for, and what became of it after they had hung up. */
export interface SettledAppointment {
  wanted: BookChange['kind'];
  settled: Settled;
  /** Null where it is not known. */
  service: string | null;
  start: Instant | null;
  customerName: string | null;
  /** As people write it. */
  customerPhone: string | null;
  /** Whether the caller gets a text of it. */
  texted: boolean;
  /** IANA zone the time is told in. */
  timeZone: string;
}

const done = { book: 'Booked', moveAppointment: 'Moved', cancelAppointment: 'Cancelled' } as const;

/** The text an owner gets: what stands in the calendar now, and whether the caller knows. Pure. */
export function composeSettled(change: SettledAppointment): string {
  const { service, customerName, customerPhone, texted } = change;
  const what = [service, brieflyWhen(change), customerName, customerPhone]
    .filter(Boolean)
    .join(', ');
  const call = customerPhone ? `Please call ${customerPhone}.` : 'They left no number.';
  return [
    `${headline(change)}: ${what || 'an appointment'}.`,
    reason(change),
    texted ? 'The caller gets this by text.' : `The caller does not know yet. ${call}`,
  ].join(' ');
}

function headline({ wanted, settled }: SettledAppointment): string {
  const verb = done[wanted];
  if (settled === 'unknown') return `Please check your calendar. ${verb} or not`;
  if (settled === 'booked' || settled === 'cancelled') return `${verb} after all`;
  return `Not ${verb.toLowerCase()}`;
}

function reason({ settled }: SettledAppointment): string {
  switch (settled) {
    case 'booked':
    case 'cancelled':
      return 'Your calendar answered only after the call.';
    case 'unavailable':
      return 'The time was taken when your calendar answered.';
    case 'refused':
      return 'Your calendar has no such appointment.';
    case 'unknown':
      return 'Your calendar never answered.';
  }
}

function brieflyWhen({ start, timeZone }: SettledAppointment): string | null {
  if (start === null) return null;
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(start);
}
