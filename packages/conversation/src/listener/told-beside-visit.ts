import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { namedItems } from './named-items.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/** What a caller says of their own place, day or people is easily taken for a question or a claim. */
const mistaken =
  /^(?:ask\.(?:fact|offer|includes|price|next|mine|place|status|donow|contact|when)|claim|unclear|hold|repeat)$/;
/** These may tell an order as well. */
const mayOrder = /^(?:give|correct|choose|aside|ack|describe|want\.(?:callback|message))$/;

const leads =
  /^(?:(?:oh|and|so|but|um|uh|well|yeah|yes|okay|ok|also|plus|just|now|actually|no|by the way|just so you know|fyi|please|et|pis|mais|ben|bon|euh|oui|ah|aussi|en passant|juste)[ ,]+)+/;
/** "There's a dog in the yard", "my husband's on nights", "the driveway's just been sealed". */
const ofTheirs =
  /^(?:there(?:'s|'ll| is| are| will)|(?:i|we|he|she|they)(?:'\p{L}+)? \p{L}+|it (?:just |only |all )?(?:started|began|stopped|quit|broke|died|was|keeps?|makes|leaks?|won't|doesn't|happened|came|went|smells?|runs)|(?:my|our|one of (?:my|our)|both (?:my|our)) \p{L}+|(?:the )?\p{L}+'s (?:in|on|under|at|by|behind|with|round|around|beside|next|not|broken|locked|open|unlocked|been)|the \p{L}+(?: \p{L}+){0,2}?(?:'s| is| are| has| have| won't| doesn't| don't| sticks?)|il y a|y a|j'ai|on a|je (?:suis|serai|dois|travaille)|on est|(?:mon|ma|mes|notre|nos) \p{L}+|(?:le|la|les|l') ?\p{L}+ (?:est|sont|a|ouvre|marche))(?!\p{L})/u;
const ofPlace =
  /^(?:there|the |\p{L}+'s (?:in|on|under|at|by|behind|with) |il y a|y a|le |la |les |l')/u;
/** "It's a 2012 Corolla", "2012 Corolla, hundred and ninety thousand on it": the thing itself. */
const ofThing = /^(?:(?:it|that|c)'(?:s|est) (?:an? |une? )?)?(?:19|20)\d\d \p{L}+/u;
/** "Park on the street", "don't ring the bell", "call before you come". */
const orders =
  /^(?:don'?t|do not|never|tell (?:him|her|them|whoever|the \p{L}+)|text me|knock|ring|buzz|honk|park|leave|use|come (?:to|round|around|in|through|up|by)|go (?:to|round|around|in|through)|watch|mind|keep|make sure|be (?:careful|gentle)|call (?:me |us |ahead )?(?:\p{L}+ ){0,3}(?:before|when|once|ahead|on (?:the|your|his|her|their) way)|ne \p{L}+|sonnez|cognez|stationnez|laissez (?!faire|tomber)|passez (?:par|en)|faites attention|attention|appelez(?:-moi|-nous)? (?:avant|quand|en)|dites (?:au|a la|a celui|leur|lui))(?!\p{L})/u;
const ordersAtEnd =
  /\b(?:call|text|ring|phone) (?:me|us|him|her)? ?(?:\p{L}+ ){0,3}(?:before|when|once) (?:you|they|he|she|somebody|anyone|it)|(?:appelez|textez)(?:-moi|-nous)? (?:avant|quand)\b/u;

const asksWithin =
  /\?|\b(?:how|what|which|who|why|wonder\w*|curious|know if|know how|asking|ask|is (?:it|that|this|there)|are (?:you|they|there|those)|do (?:you|i|they|we)|does|did you|can (?:you|i|we|he|she|somebody)|could (?:you|i|we|he|she|somebody)|would (?:you|it|that|i)|will (?:you|it|that|i)|should|have you|you(?:'ve)? (?:have|got)$|right|correct|quoi|combien|comment|quel\w*|est-ce|pouvez-vous|avez-vous|faites-vous|c'est-tu)\b/;
const wishes =
  /\b(?:need|want|looking|calling|interested|hoping|thinking of|would like|'d like|wondering|book|appointment|besoin|veux|voudrais|aimerais|cherche|appelle)\b/;
/** What makes a claim one: that somebody said so, or an amount. */
const claims =
  /\b(?:you|your|you're|they|he|she|somebody|someone|website|site|online|ad|sign|price[sd]?|cost\w*|charge\w*|paid|pay|quoted?|said|told|thought|heard|read|supposed|last time|used to|dollars?|bucks|percent|vous|votre|site|prix|coutait|paye|dit|dollars|piastres|other (?:guys|place|shop|company|fella)|(?:for|at) (?:\d+|\p{L}+ty|\p{L}+ hundred|ninety|forty|fifty))\b|\$/u;

/**
 * What is told of the caller's own place, day or people beside a visit ("there's a dog in the yard", "don't
 * ring the bell, text me"): it is kept for whoever comes, and nothing is answered to it.
 */
export function withToldBesideVisit(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const arranges =
    hearing.request !== undefined ||
    hearing.alarm !== undefined ||
    (hearing.wanted ?? []).length > 0;
  return acts.flatMap((act) => {
    const said = fold(act.words).replace(leads, '');
    if (act.words.split(/\s+/).length < fewest) return act;
    if (isOrder(act, said, text, hearing)) return arranges ? asTold(act) : act;
    if (arranges && isDeadline(act, said)) return asTold(act);
    const puts =
      arranges && /^(?:correct|choose)$/.test(act.act) && putsNothing(act, said, hearing);
    if (!(mistaken.test(act.act) || puts) || !tellsOfTheirs(act, said)) return act;
    // What the owner wrote of it is told as well, but for what is only of the place.
    if (act.target?.kind === 'fact' && !act.target.unsure && !(arranges && ofPlace.test(said)))
      return arranges ? [act, asTold(act)] : act;
    // "It's three floors up, they can get that": where nothing is arranged, it may well ask.
    return arranges ? asTold(act) : act;
  });
}

const fewest = 4;
const mostOfHour = 6;
const surely = 0.7;
/** Heard no surer than this, what a question seems to be about is a guess. */
const guessed = 0.3;

function tellsOfTheirs({ act, words, slots, target, confidence }: HeardAct, said: string): boolean {
  if (isPutAsQuestion(words) || asksWithin.test(said) || wishes.test(said)) return false;
  if (act === 'ask.when' && slots.times) return false;
  // An hour by itself tells nothing of theirs.
  if (act === 'claim' && slots.times && words.split(/\s+/).length <= mostOfHour) return false;
  if (slots.amounts ?? slots.phone ?? slots.email ?? slots.address ?? slots.name) return false;
  const asks = target?.kind === 'services' && act.startsWith('ask.');
  if (asks && confidence >= guessed) return false;
  if (act === 'claim' && claims.test(said)) return false;
  return act === 'claim' || ofTheirs.test(said) || ofThing.test(said);
}

/** "I need it back by Thursday": when it must be ready, and no day to come. */
function isDeadline({ act, words }: HeardAct, said: string): boolean {
  if (isPutAsQuestion(words) || /^(?:alarm\.|complain)/.test(act)) return false;
  return backBy.test(said);
}

const backBy =
  /\b(?:need|want|have to have|must have|gotta have|like) (?:it|him|her|them|that|the \p{L}+|my \p{L}+) (?:back|home|ready)\b.*\b(?:by|before|for|on)\b|\b(?:faut|besoin|veux) .{0,24}\b(?:pret\w*|revenir|ravoir|reprendre)\b.*\b(?:pour|avant)\b/u;

/** "Key's under the pot", taken for a correction, names nothing that could be put right. */
function putsNothing({ words }: HeardAct, said: string, hearing: Hearing): boolean {
  const rights = /\b(?:not|no|actually|instead|just|only|said|meant|pas|plutot|juste)\b/;
  if (!ofPlace.test(said) || rights.test(said)) return false;
  const inMind = [...(hearing.wanted ?? []).map(({ ref }) => ref), ...hearing.focus];
  return namedItems(words, {}, hearing).every(
    ({ ref }) => !inMind.some(({ serviceId }) => serviceId === ref.serviceId),
  );
}

function isOrder(act: HeardAct, said: string, text: string, { open }: Hearing): boolean {
  const { phone, address, email, name, times } = act.slots;
  if (phone ?? address ?? email ?? name ?? times) return false;
  if (open === 'offer.call' || isPutAsQuestion(act.words) || /\?/.test(text)) return false;
  if (!(mistaken.test(act.act) || mayOrder.test(act.act))) return false;
  return orders.test(said) || ordersAtEnd.test(said);
}

/** Kept for the owner as it was said: the summary cuts it to what is to be read. */
function asTold(act: HeardAct): HeardAct {
  const { times: _, ...slots } = act.slots;
  return {
    ...act,
    act: 'want.message',
    confidence: Math.max(act.confidence, surely),
    target: null,
    slots: { ...slots, noted: true },
  };
}
