import type { Receptionist } from '../receptionist.ts';
import { fold } from '../understanding/slots/words/tokens.ts';

/** "Text me rather than call": how they would like to be reached, and nothing they want sent. */
export const wantsText =
  /\b(?:text|message) (?:me|us)(?= (?:please|instead|rather|if|though|back|on|at|don't|do not|i |when|as)|[ ,.]*$)|\b(?:by|prefer(?:ably)?(?: an?| by)?) text\b|\b(?:just|only|rather) (?:an? )?text\b|\ba text (?:is|would be|instead|rather|please)\b|\btext(?:ing)? (?:instead|rather|is (?:better|best|easier)|works better|only)\b|\btexte[rz]?[- ](?:moi|nous)(?! (?:le|la|les|l'|une?|votre|vos|quand))|\b(?:par|plutot (?:un |par )?) ?textos?\b|\btextos? (?:plutot|seulement|juste|c'est mieux|s'il)\b|\b(?:me|m'|nous) (?:texter|ecrire|envoyer un texto)\b/;

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
