import { fold } from '../knowledge/words.ts';
import { ofOneVisit } from '../plan/wanted.ts';
import type { Grounds } from './grounds.ts';

/** No visit of theirs is at stake: what they change is what they wish for. */
export function changesWishOnly({ state, now }: Grounds): boolean {
  const { wanted, booking } = state;
  const { dueAt = null } = wanted.existing ?? {};
  // The visit that has been, and is asked after, is changed no more.
  const isOver = dueAt !== null && dueAt < now;
  const changes = wanted.requests.some(({ kind, settled }) => ofOneVisit.has(kind) && !settled);
  return (
    (wanted.existing === null || (isOver && !changes)) &&
    booking.changes.length === 0 &&
    wanted.requests.some(({ kind, settled }) => kind === 'booking' || (!settled && !changes))
  );
}

/** "I've changed it to 86 Orange Street, and your own number": what is put right is the caller's own, and no time. */
export function putsDetailRight({ state: { caller } }: Grounds, folded: string): boolean {
  const own = [caller.address?.value.split(',')[0], caller.name?.value, caller.email?.value];
  const isNamed = own.some((one) => one && folded.includes(fold(one)));
  const isNumber = /\b(?:number|numero)\b/.test(folded);
  return changesDetail.test(folded) && (isNamed || isNumber) && !namesDay.test(folded);
}

const changesDetail =
  /\bchanged (?:it|that|your [a-z]+)\b(?!.*\b(?:cancell?ed|moved|rescheduled)\b)/;
const namesDay =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|to(?:day|morrow|night)|noon|midi|mornings?|afternoons?|evenings?|o'clock|am|pm|appointment|visit|booking|rendez-vous|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|matin|soir)\b/;

/** When something is wished, and no appointment: "I've changed the start to Friday". */
export const changesTime =
  /\b(?:moved|changed|deplace) (?:(?:it|that|ca)\b(?!'s)|(?:the|your|le|la|l'|votre) ?(?:(?:wished |preferred )?(?:day|date|time|start|hour|wish|request|jour|date|heure|debut|demande)\b|(?:[a-z]+(?:'s)? ){1,4}(?:to|for|au|pour)\b))/;
