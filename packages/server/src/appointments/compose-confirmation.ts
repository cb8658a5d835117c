import type { Appointment, Language, Service } from '@second-ring/conversation';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

export interface ConfirmedAppointment {
  business: { name: string | null; address: string | null; timeZone: string };
  /** The agent's number, E.164: who wants to change something calls it. */
  number: string;
  /** Null: none was named, or the owner dropped it. */
  service: Service | null;
  appointment: Appointment;
  language: Language;
}

const locales = { en: 'en-US', fr: 'fr-CA' } as const;

/** The text a caller gets about what they booked. Pure. */
export function composeConfirmation(confirmed: ConfirmedAppointment): string {
  const { business, service, appointment, language } = confirmed;
  const when = new Intl.DateTimeFormat(locales[language], {
    timeZone: business.timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(appointment.start);
  const number = parsePhoneNumberFromString(confirmed.number)?.formatNational() ?? confirmed.number;
  const { address } = business;
  if (language === 'fr')
    return [
      `${business.name ?? 'Votre rendez-vous'} : ${service ? `${service.nameFr ?? service.name}, ` : ''}${when}.`,
      address && `${address}.`,
      `Pour modifier ou annuler, appelez le ${number}. Répondez ARRET pour ne plus recevoir de textos.`,
    ]
      .filter(Boolean)
      .join(' ');
  return [
    `${business.name ?? 'Your appointment'}: ${service ? `${service.name}, ` : ''}${when}.`,
    address && `${address}.`,
    `To move or cancel it, call ${number}. Reply STOP to get no more texts.`,
  ]
    .filter(Boolean)
    .join(' ');
}
