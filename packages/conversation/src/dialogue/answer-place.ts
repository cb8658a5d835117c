import { coversPlace, sayAddress } from '../knowledge/place.ts';
import { sayEmail, sayPhone } from '../speaking/say-contact.ts';
import { ask, type Turn, tell } from './turn.ts';

/** Where the shop is. */
export function answerAddress(turn: Turn): void {
  const { address } = turn.receptionist.profile.knowledge;
  if (!address) {
    tell(turn, 'addressUnknown');
    return ask(turn, { kind: 'takeMessage', goal: 'answer', about: 'the address' }, 'offerAnswer');
  }
  turn.facts.push({ kind: 'address', id: 'address', label: address });
  const place = sayAddress(address, turn.state.language);
  // A trade that works from its van gives the town alone: one is in a town, at a house.
  if (/\d/.test(place)) tell(turn, 'addressIs', { address: place });
  else tell(turn, 'townIs', { town: place });
}

/** Whether the shop serves a place. It says yes only to what is listed, and no to nothing. */
export function answerArea(turn: Turn, words: string): void {
  const { serviceArea, address } = turn.receptionist.profile.knowledge;
  if (!serviceArea) {
    tell(turn, 'areaUnknown');
    turn.state.unanswered.push(words);
    return ask(turn, { kind: 'takeMessage', goal: 'answer', about: words }, 'offerAnswer');
  }
  turn.facts.push({ kind: 'area', id: 'area', label: serviceArea });
  const area = serviceArea.trim().replace(/\.$/, '');
  const place = placeIn(words);
  const coverage = coversPlace(serviceArea, address, words);
  if (coverage === 'yes' && place) return tell(turn, 'areaCovers', { place });
  if (coverage === 'yes' || !place) return tell(turn, 'areaIs', { area });
  tell(turn, 'areaUnsure', { area, place });
}

/** The place a question names ("do you come out to Langley"), as the caller said it. */
function placeIn(words: string): string | null {
  const found =
    /\b(?:to|in|into|serve|service|cover|around|near|at)\s+((?:\p{L}[\p{L}'.-]*\s?){1,3})/iu.exec(
      words.replace(/\b(?:come|go|travel|get|out|over|all the way)\b/gi, ' ').replace(/\s+/g, ' '),
    );
  const place = (found?.[1] ?? '').replace(/\b(area|at all|too|as well|please)\b.*$/i, '').trim();
  if (!place || /^(?:my|me|the|your|our|this|that|people|us|house|home)\b/i.test(place))
    return null;
  return place.replace(/\p{L}+/gu, (word) => word[0]?.toUpperCase() + word.slice(1));
}

/** The shop's own phone number, e-mail or website, whichever is asked for. */
export function answerContact(turn: Turn, words: string): void {
  const { phone, email, website } = turn.receptionist.profile.knowledge;
  const fact = (label: string) => turn.facts.push({ kind: 'contact', id: 'contact', label });
  if (/e-?mail|courriel/i.test(words)) {
    if (!email) return tell(turn, 'contactUnknown');
    fact(email);
    return tell(turn, 'contactEmail', { email: sayEmail(email, turn.state.language) });
  }
  if (/\b(web ?site|online|site|url)\b/i.test(words)) {
    if (!website) return tell(turn, 'contactUnknown');
    fact(website);
    const spoken = website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
    return tell(turn, 'contactWebsite', { website: sayEmail(spoken, turn.state.language) });
  }
  if (!phone) return tell(turn, 'contactUnknown');
  fact(phone);
  tell(turn, 'contactPhone', { phone: sayPhone(phone) });
}
