import type { Instant, Language, Service } from '@second-ring/conversation';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * What became of an appointment: `taken`, its time was gone; `unconfirmed`, nobody could find out or
 * it could not be arranged.
 */
export type AppointmentNews = 'booked' | 'cancelled' | 'taken' | 'unconfirmed';

export interface ToldAppointment {
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
  const name = withoutLink(language === 'fr' ? (service?.nameFr ?? service?.name) : service?.name);
  const what = [name, whenOf(told)].filter(Boolean).join(', ') || words.yours.toLowerCase();
  const number = parsePhoneNumberFromString(told.number)?.formatNational() ?? told.number;
  const address = news === 'booked' ? withoutLink(business.address) : null;
  return [
    `${withoutLink(business.name) ?? words.yours}${language === 'fr' ? ' :' : ':'} ${fact.replace('{what}', what)}`,
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

/** A scheme, `www.`, or a name a phone turns into something to tap: `shop.example/x`, `1.2.3.4`. */
const link = /\w+:\/\/|\bwww\.|[\p{L}\p{N}-]+\.\p{L}{2,}(?![\p{L}.])|\b\d{1,3}(?:\.\d{1,3}){3}\b/iu;

/** Dots of other scripts that phones read as dots. */
const otherDots = /[\u3002\uFF0E\uFF61\u2024]/gu;

/**
 * Words a business gave, for a text to somebody else's phone; null where they hold what a phone
 * would make a link of. Pure.
 */
function withoutLink(words: string | null | undefined): string | null {
  if (!words) return null;
  const visible = words.replaceAll(/[\p{Cf}\p{Cc}]/gu, '').replaceAll(otherDots, '.');
  return link.test(visible) ? null : visible;
}
