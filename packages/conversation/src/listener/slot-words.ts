import type { OpenKind } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { wantsNoTexts } from '../knowledge/no-texts.ts';
import type { Receptionist } from '../receptionist.ts';
import { fold } from '../understanding/slots/words/tokens.ts';
import type { Hearing } from './hearing.ts';

/** "Text me rather than call": how they would like to be reached, and nothing they want sent. */
const wantsText =
  /\b(?:text|message) (?:me|us)\b(?=.*\b(?:instead|rather than)\b)|\b(?:text|message) (?:me|us)(?= (?:please|instead|rather|if|though|back|on|at|don't|do not|i |when|as)|[ ,.]*$)|\b(?:best|better|easier|prefer(?:red)?|rather)(?: \p{L}+){0,2} to (?:text|message) (?:me|us)\b|\b(?:by|prefer(?:ably)?(?: an?| by)?) text\b|\b(?:just|only|rather) (?:an? )?text\b(?! (?:him|her|them|it|the|my|your|our|whoever)\b)|\ba text (?:is|would be|instead|rather|please)\b|\btext(?:ing)? (?:instead|rather|is (?:better|best|easier)|works better|only)\b|\btexte[rz]?[- ](?:moi|nous)(?! (?:le|la|les|l'|une?|votre|vos|quand))|\b(?:par|plutot (?:un |par )?) ?textos?\b|\btextos? (?:plutot|seulement|juste|c'est mieux|s'il)\b|\b(?:me|m'|nous) (?:texter|ecrire|envoyer un texto)\b/u;

/** "No need to text me", "pas besoin de me texter": any other way is meant. */
const saysNot =
  /(?<!\p{L})(?:no need|not|don't|dont|do not|never|rather you (?:didn't|not)|instead of|pas besoin|pas|plus|pus?|jamais)(?!\p{L})(?: (?:de|d'|to|have|need|ever|me|a|any|please))*[ ']*$/u;

/** Where words say that a text is how they would like to be reached; null: they say so nowhere. */
export function textWanted(text: string): RegExpExecArray | null {
  const folded = fold(text);
  const found = wantsText.exec(folded);
  if (
    found &&
    bySomebody.test(folded.slice(0, found.index)) &&
    onTheWay.test(folded.slice(found.index))
  )
    return null;
  if (!found || saysNot.test(folded.slice(0, found.index)) || wantsNoTexts(text)) return null;
  return found;
}

/** "Have him text me when he's close": what somebody is to do that day, and not how they would be reached. */
const bySomebody =
  /\b(?:have|get|ask|tell|make sure) (?:him|her|them|the \p{L}+|your \p{L}+|whoever(?: \p{L}+){0,2}|\p{L}+)(?: to)? $/u;
const onTheWay =
  /^(?:text|message) (?:me|us) (?:\p{L}+ ){0,2}(?:when|before|once|if|on (?:the|his|her|their) way)\b/u;

/** The night of a "Night Guard" is no time. */
export function withoutNames(text: string, { profile }: Receptionist): string {
  const folded = fold(text);
  if (folded.length !== text.length) return text;
  let left = text;
  for (const { name } of profile.knowledge.services) {
    const own = fold(name);
    const at = ofDay.test(own) ? folded.indexOf(own) : -1;
    if (at >= 0)
      left = `${left.slice(0, at)}${' '.repeat(own.length)}${left.slice(at + own.length)}`;
  }
  return left;
}

const ofDay = /\b(?:nights?|days?|mornings?|evenings?|noon|weekend|nuit|jour|matin|soir|midi)\b/;

/** "Oh, you close at three": when the doors shut is told back, and is no hour that anybody wishes for. */
const hourSaid =
  '(?:\\d{1,2}|noon|midnight|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|midi|minuit|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze)';
const hoursTold = new RegExp(
  `(?<!\\b(?:do|did|are|when|if|what time|est-ce que|quelle heure) )(?<!\\p{L})(?:you|you['’]re|you guys|they|they['’]re|vous|ils)(?: (?:only|are|all|guys|just|ne))* (?:clos(?:e|es|ed|ing)|shut(?:ting)?|open|opening|ferme[zn]?t?|ouvre[zn]?t?)(?: (?:up|down|only|juste|seulement|là))?( (?:at|till|until|by|à|jusqu['’]à)? ?${hourSaid}(?:[: ]?(?:\\d\\d|thirty|fifteen|heures?|h|o['’]?clock|pm|am)){0,2})(?!\\p{L})`,
  'giu',
);

/** The text without the hours of the shop that are told back in it; the length stays the same. */
export function withoutHoursTold(text: string): string {
  return text.replace(hoursTold, (whole: string, hour: string) =>
    whole.slice(0, whole.length - hour.length).padEnd(whole.length),
  );
}

/** Whether words tell the shop's hours back, and ask for none. */
export function tellsHours(text: string): boolean {
  return text.search(hoursTold) >= 0 && !text.includes('?');
}

/** "Wednesday sounds good", where something is talked of and nothing else was asked. */
export function agreesOnDay(
  { times = [] }: SlotValues,
  open: OpenKind,
  focus: Hearing['focus'],
): boolean {
  const told = times.some(({ date, time, excluded }) => (date ?? time) && !excluded);
  return told && focus.length > 0 && (open === 'else' || open === 'offer.book');
}
