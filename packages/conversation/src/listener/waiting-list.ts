import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { textsTelling } from '../knowledge/written-texts.ts';
import type { HeardTurn } from './hearing.ts';

/** "Put me down for the list anyway", "can I get on the waiting list". */
const wantsList =
  /\b(?:put|stick|add|get|pop|throw|keep|leave|place|sign|squeeze|go|be) (?:(?:me|us|him|her|them|my (?:name|\p{L}+)|our (?:name|\p{L}+)) )?(?:up )?(?:down )?(?:on|onto|for|to|in) (?:the|your|that|a|this) (?:wait(?:ing)? ?|cancellation |call )?list\b|\bwait ?list (?:me|us|him|her)\b|\b(?:mettez|mettre|inscri\w+|ajoute\w*)\b(?: \p{L}+){0,2}? (?:sur|a) (?:la|votre) liste\b/u;
const written = /\bwait(?:ing)? ?lists?\b|\bcancellation list\b|\bliste d'attente\b/;
const misheard =
  /^(?:want\.(?:book|message|callback)|describe|give|aside|unclear|choose|correct|refuse|defer|affirm|ack|ask\.(?:fact|offer|when|next|mine))$/;

/** Where the owner keeps a waiting list, who asks to be put on it leaves just that, and books nothing. */
export function withWaitingList(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const found = wantsList.exec(fold(text));
  if (!found || (!/wait|attente/.test(found[0]) && !keepsList(hearing))) return [...acts];
  const [from, to] = [found.index, found.index + found[0].length];
  return acts.map((one) =>
    misheard.test(one.act) && one.start < to && one.end > from
      ? { ...one, act: 'want.message', confidence: 1, target: null }
      : one,
  );
}

function keepsList({ receptionist }: HeardTurn['hearing']): boolean {
  return textsTelling(receptionist.profile.knowledge, written, 'body').length > 0;
}
