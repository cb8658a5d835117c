import type { HeardAct } from '../heard/heard.ts';
import { surchargesOf } from '../knowledge/surcharges.ts';
import { decides } from '../knowledge/surcharges-due.ts';
import { fold } from '../knowledge/words.ts';
import {
  everydayFirstNames,
  firstNames,
  neverNames,
} from '../understanding/slots/names/name-words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { namedItems } from './named-items.ts';
import { asksForSum } from './sums.ts';

/** Before a name: that person is wished for, or does the work. */
const wishedBefore =
  /\b(?:with|by|rather(?: have| see)?|prefer|want(?: it to be)?|like(?: it to be)?|get|have|ask(?:ing)? for|request(?:ing)?|see|send|book|it to be|make it|avec|par|prefere\w*|veux|voudrais|aimerais(?: mieux)?|plutot|envoyez|voir|avoir|ce soit|demande)\s+$/;
/** Between these and a verb of coming or working: "can Leticia come", "would Ren be able to". */
const ableBefore =
  /\b(?:can|could|would|will|might|may|hoping|if|hope|est-ce que|si|que)\s+(?:maybe |perhaps )?$/;
const doesAfter =
  /^\s+(?:still\s+)?(?:be\s+(?:able|free|the one|doing)|come|comes|came|do(?:es)?|did|look|take|handle|see|cut|fit|fix|sort|has|have|is|'s|could|can|would|pourrait|peut|puisse|vienne|vient|s'en occupe|fasse|est|soit)\b/;
/** After a name by itself: "Dov if he's free", "Renata please". */
const wishedAfter =
  /^\s*,?\s*(?:please|if (?:i|we|he|she|they|you|possible|that)\b|ideally|again|s'il (?:vous|te) plait|svp|si (?:possible|elle|il|c'est|je)\b)/;
/** Names that go with these are of who was spoken with, or is to be spoken with. */
const ofTalk =
  /\b(?:in touch|sp(?:ea|o)k\w*|talk\w*|chat\w*|dealt|deal|left|call\w*|phone|ring|text|message|contact|parl\w*|jas\w*|appel\w*|joindre|rappel\w*)\b(?:\s+\p{L}+){0,3}\s*$/u;
/** The same after it: "can Gord call me". */
const callsAfter = /^\s+(?:please\s+)?(?:call|ring|phone|text|email|get back|r?appel\w*)/;
/** Not with that person. */
const refused =
  /\b(?:not|no|n't|isn't|anyone but|anybody but|instead of|rather than|pas|sauf|plutot que)(?:\s+(?:with|to have|have|want|see|get|avec|see))*\s+$/;
/** Of somebody named before: "with him". */
const pronoun =
  /\b(?:with|by|avec) (?:him|her|them|lui|elle)\b|\b(?:like|want|prefer|have|get|see|rather) (?:him|her)(?: (?:again|please|if\b.*|ideally))*[.,!]?$/;

const ofOthers =
  /^(?:want\.(?:person|callback|message|cancel)|return\.call|alarm\.|complain|who\.)/;
const asksAboutThem = /\b(?:is|does|est|are)\s+$|\b(?:qui|who|what days?|when|quand)\b.*$/;

/**
 * "A cut with Renata", "can Leticia come", "I want it to be Ren": who is wished for to do the work is
 * told with it, whatever the words were heard as. Somebody to be spoken with is another matter.
 */
export function withPersonForVisit(
  acts: readonly HeardAct[],
  turn: HeardTurn,
): readonly HeardAct[] {
  const { hearing } = turn;
  return acts.map((act) => {
    if (ofOthers.test(act.act)) return act;
    const name = personWished(act.words, hearing, turn.text);
    if (name === null || !ofVisit(act, turn)) return act;
    return asWished({ ...act, slots: { ...act.slots, visitWith: name } }, turn);
  });
}

/** A question of who there is becomes the wish it is; what was wanted or told stays so. */
function asWished(act: HeardAct, turn: HeardTurn): HeardAct {
  const here = fold(act.words);
  if (!mistaken.test(act.act) || asksPrice.test(here) || asksForSum(here)) return act;
  if (supposes.test(here) && costsMore(act, turn))
    return { ...act, act: 'ask.price', target: null };
  const refs = namedItems(act.words, {}, turn.hearing)
    .filter(({ ruledOut, start }) => !ruledOut && !ofBefore.test(fold(act.words.slice(0, start))))
    .map(({ ref }) => ref);
  const past = namedItems(act.words, {}, turn.hearing).length > refs.length && refs.length === 0;
  if (act.target?.kind === 'services' && !past) return { ...act, act: 'want.book', confidence: 1 };
  if (refs.length > 0)
    return { ...act, act: 'want.book', confidence: 1, target: { kind: 'services', refs } };
  return { ...act, act: act.slots.times ? 'ask.when' : 'give', confidence: 1, target: null };
}

/** "And if Rosa does it", "is she the same": no wish yet. */
const supposes =
  /\b(?:if|say|suppose|same|more|extra|dearer|si|mettons|disons|pareil|meme prix|plus cher)\b/;

/** Whether the owner wrote that what is talked of costs more by this person. */
function costsMore({ words, target }: HeardAct, { hearing }: HeardTurn): boolean {
  const refs = target?.kind === 'services' ? target.refs : hearing.focus;
  return refs.some(({ serviceId }) => {
    const service = hearing.receptionist.serviceById.get(serviceId);
    return (
      service !== undefined && surchargesOf(service).some((one) => decides(words, one) === true)
    );
  });
}

/** "She was here for the fridge": work that was done. */
const ofBefore = /\b(?:was|were|did|came|last|before|etait|avait|fait)\b/;
const asksPrice = /\b(?:how much|what(?:'s| is| does| do)|prices?|costs?|charge|combien|prix)\b/;
const mistaken =
  /^(?:ask\.|want\.book|give|repeat|unclear|aside|describe|ack|claim|deny|affirm|correct|choose|greet)/;

/** A visit is spoken of: one under way, a thing priced before, or one named here. */
function ofVisit(act: HeardAct, { hearing }: HeardTurn): boolean {
  return (
    hearing.request !== undefined ||
    hearing.focus.length > 0 ||
    (hearing.quoted ?? []).length > 0 ||
    act.act === 'want.book' ||
    act.act === 'ask.when' ||
    act.target?.kind === 'services' ||
    namedItems(act.words, {}, hearing).length > 0
  );
}

/** The words without whom they wish for, so that what is wished for is what they name. */
export function withoutPersonWished(words: string, hearing: Hearing): string {
  const found = personFound(words, hearing);
  if (!found) return words;
  const before = words.slice(0, found.start);
  const after = words.slice(found.end);
  const led = before.replace(leadsToName, '');
  return led.length < before.length ? `${led}${after}` : `${before}somebody${after}`;
}

const leadsToName = /\s+(?:with|by|avec|par)\s+$/i;

/** The person that words wish for, as it is written; null: none. */
export function personWished(words: string, hearing: Hearing, text = words): string | null {
  const found = personFound(words, hearing);
  if (found) return found.name;
  return pronoun.test(fold(words)) ? namedBefore(text, hearing) : null;
}

function personFound(words: string, hearing: Hearing) {
  const folded = fold(words);
  if (folded.length !== words.length) return null;
  for (const { 0: word, index } of words.matchAll(/(?<![\p{L}'’-])\p{L}[\p{L}-]+/gu)) {
    if (!isPerson(word, hearing)) continue;
    const before = folded.slice(0, index);
    const after = folded.slice(index + word.length);
    if (refused.test(before) || ofTalk.test(before) || callsAfter.test(after)) continue;
    if (/^'s (?!fine|ok|good|the|free)/.test(after) || asksAboutThem.test(before)) continue;
    const wished =
      wishedBefore.test(before) ||
      (ableBefore.test(before) && doesAfter.test(after)) ||
      (isStaff(word, hearing) && wishedAfter.test(after));
    if (wished) return { name: withLarge(word), start: index, end: index + word.length };
  }
  return null;
}

const withLarge = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The last of the shop's people that was named in the lines before. */
function namedBefore(text: string, hearing: Hearing): string | null {
  const said = [...(hearing.saidBefore ?? []), text].join(' ').match(/\p{L}[\p{L}-]+/gu) ?? [];
  const name = said.findLast((word) => isStaff(word, hearing));
  return name ? withLarge(name) : null;
}

const isStaff = (word: string, { receptionist }: Hearing) => receptionist.staff.has(fold(word));

/** One of the shop's people; where the shop names none, a first name that is written as one. */
function isPerson(word: string, hearing: Hearing): boolean {
  if (isStaff(word, hearing)) return true;
  const name = fold(word);
  return (
    hearing.receptionist.staff.size === 0 &&
    /^\p{Lu}/u.test(word) &&
    firstNames.has(name) &&
    !everydayFirstNames.has(name) &&
    !neverNames.has(name)
  );
}
