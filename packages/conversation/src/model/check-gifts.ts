import { mayBeMoneyIn } from '../knowledge/bare-amounts.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { placesNamed } from '../knowledge/place.ts';
import { fold } from '../knowledge/words.ts';
import { sentences } from '../speaking/sentences.ts';
import type { DropReason } from './drop-reason.ts';
import type { Figure } from './figures.ts';
import { describes, gifts, isFreeRow } from './given-free.ts';
import type { Grounds, Passage } from './grounds.ts';
import { numbersIn } from './numbers-in.ts';
import { isRebate } from './owners-words.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { affirmsRuledOut } from './ruled-out.ts';
import { servicesNamed } from './services-named.ts';
import { speaksOf } from './standing-words.ts';
import { topicStems } from './topic-stems.ts';

const harmlessFree =
  /\b(?:deals? with|feel free|free to (?:ask|call|come|stop|drop|text|reach|bring|let)|toll[- ]free|hands[- ]free|smoke[- ]free|pet[- ]free|fragrance[- ]free|step[- ]free|scent[- ]free|ammonia[- ]free|gluten[- ]free|dairy[- ]free|nut[- ]free|are you free|(?:if|whether|that) (?:it|that|he|she|they|we|the (?:time|day|slot|spot))(?:'s|'re| is| are) (?:still |really |actually )?free(?! of)|when (?:you |they |we |someone )?(?:'s |'re |is |are )?(?:a chair is |a chair's )?free|(?:chair|somebody|someone|anyone|nobody|no one|you)(?:'s|'re| is| are)? free|(?:before|without|avant|sans) (?:the |any |that |your |le |les |tout |votre )?(?:[a-z']+ )?(?:discount|rebate|rabais|remise|escompte)s?|free (?:time|times|chair|slot|spot|moment|minute|afternoon|morning))\b/g;

/** "A deposit only comes with the longer booking": what is asked for is no gift. */
const chargeComesWith =
  /\b(?:deposits?|fees?|charges?|surcharges?|acomptes?|depots?|frais|supplements?)\b[^.;,]{0,40}?\bcomes? with\b/g;

/** "We go out to residences, and that includes Midland": a town is among others, and no gift. */
const includesPlace =
  /\b(?:includes?|including|inclut|comprend|incluant)(?: (?:the|le|la|les|in|a))? ([a-z][a-z'-]+(?: [a-z][a-z'-]+)?)/g;

const giftCards =
  /\b(?:gift (?:cards?|certificates?|vouchers?)|(?:cartes?|certificats?|cheques?)[- ]cadeaux?)\b/g;

const soft =
  /^(?:included|includes?|comes with|inclus|incluse|incluses|compris|comprise|comprises|off the|off your|off that|gift|refund|refunds|refunded|refundable|deal|promotion|prime|remise|knock)$/;

const noTrouble =
  /\b(?:no (?:problem|worries|trouble|doubt|rush|matter|question)|not a problem|pas de probleme|sans probleme|sans faute|aucun probleme)\b/g;

/** "What a nice gift" gives none. */
const exclaims = /^\W*(?:(?:oh|ah|aw+),? )?(?:what an?|quel(?:le)?) [^.;:]*$/;

/** Whether a folded sentence denies. */
export const isNegated = (folded: string) => negated.test(folded.replace(noTrouble, ' '));

const negated =
  /\b(?:no|not|nothing|rien|[a-z]+n't|cannot|unable|without|never|ne|pas|aucun|aucune|sans|ni)\b/;

/** A gift, a discount or a thing included stands in the owner's words about the same thing, or nowhere. */
export function checkGifts(
  { folded, spoken, places, sources }: ModelSentence,
  grounds: Grounds,
): DropReason | null {
  const rebates = sources.filter((one) => ofRebates.test(one.folded));
  const isRuledOut = rebates.some((one) => affirmsRuledOut(folded, one));
  if (isRuledOut && /\boff\b/.test(folded)) return 'gift';
  const sold = grounds.passages.some(({ folded: words }) => /\b(?:gift|cadeaux?)\b/.test(words));
  const plain = folded
    .replace(chargeComesWith, (words) => ' '.repeat(words.length))
    .replace(harmlessFree, (words) => ' '.repeat(words.length))
    .replace(includesPlace, (words, place: string) =>
      placesNamed(grounds.receptionist.places, place).length > 0 ? ' '.repeat(words.length) : words,
    )
    .replace(giftCards, (words) => (sold ? ' '.repeat(words.length) : words))
    .replace(/\bspecial\b/g, (word) => (isInName(word, grounds) ? ' '.repeat(word.length) : word));
  const [word] = gifts.exec(plain) ?? [];
  if (!word) return null;
  const at = plain.indexOf(word);
  const [before, after] = [plain.slice(0, at), plain.slice(at + word.length)];
  const tellsFigure = places.some(({ computed }) => computed);
  const asks = /\?\s*$/.test(spoken);
  if (declines.test(plain) && !tellsFigure) return null;
  if (exclaims.test(plain)) return null;
  // Of two prices of the table one is the lower.
  if (
    /^(?:cheaper|moins cher)$/.test(word) &&
    places.some(({ computed }) => computed?.unit === 'money')
  )
    return null;
  if (asksAfter.test(before) && !tellsFigure) return null;
  if ((wishPassedOn.test(before) || wishTold.test(before)) && !tellsFigure && !grants.test(after))
    return null;
  if (leftToOthers.test(after)) return null;
  if (notTwice.test(after) && grounds.passages.some((one) => paysOnce(one, plain, grounds)))
    return null;
  const offersNothing =
    negated.test(before) && !/^(?:no |won|wont|without|at no|sans|aucun)/.test(word);
  if (offersNothing) return null;
  if (asks && soft.test(word)) return null;
  // "All in" of a sum is all of it together.
  if (
    /^all[- ]in$/.test(word) &&
    (asks || places.some(({ computed }) => computed?.plain === false))
  )
    return null;
  if (ofRebate.test(word) && rebateTold(at, places)) return null;
  // "What you can off that carpet" takes nothing off a price.
  if (/^off (?:the|your|that)$/.test(word) && !takenOff.test(before)) return null;
  if (givesRate.test(word) && places.some(({ computed }) => computed?.figures.some(isRate)))
    return null;
  if (comparesDown.test(word) && grounds.passages.some((one) => costsLess(one, plain, grounds)))
    return null;
  const stems = contentStems(word);
  if (
    aDiscount.test(word) &&
    !isRuledOut &&
    rebates.some((one) => sharesTopic(one, plain, grounds, stems))
  )
    return null;
  if (planGives(word, plain, stems, grounds)) return null;
  const kin =
    freeFamily.test(word) || word === 'at no' || /\bpa(?:y|yez|ierez)\b/.test(word)
      ? freeFamily
      : null;
  const ofOthers = servicesNamed(before, grounds).map(({ service }) => service.id);
  const stands = grounds.passages.some((passage) => {
    // What an owner takes off for one service is taken off for no other.
    if (/^off\b/.test(word) && passage.kind === 'service' && ofOthers.length > 0)
      if (!ofOthers.some((id) => id === passage.id)) return false;
    if (including.test(word) && including.test(passage.folded) && isTalkedOfHere(passage, grounds))
      return sharesTopic(passage, plain, grounds, stems);
    if (/^(?:refund|money back|r?eimburse|rembours)/.test(word) && !givesMoneyBack(passage.folded))
      return false;
    const there = kin
      ? kin.test(passage.folded.replace(harmlessFree, ' ')) &&
        keepsCondition(passage, plain, places)
      : passage.folded.includes(word) || sharesWords(word, stems, passage);
    return there && sharesTopic(passage, plain, grounds, stems);
  });
  if (stands) return null;
  if (kin && isFreeRow(plain, grounds)) return null;
  return soft.test(word) &&
    /include|comes with|inclus|compris/.test(word) &&
    describes(plain, grounds)
    ? null
    : 'gift';
}

/** "The pack and move special", where a service is called so. */
function isInName(word: string, { receptionist }: Grounds): boolean {
  const { services } = receptionist.profile.knowledge;
  return services.some(({ name }) => new RegExp(`\\b${word}\\b`).test(fold(name)));
}

/** Whether an owner gives money back somewhere, and does not only write that none is given. */
function givesMoneyBack(words: string): boolean {
  return words
    .split(/[.;!?]\s|\b(?:but|mais)\b/)
    .some((part) => /refund|money back|reimburs|rembours/.test(part) && !isNegated(part));
}

const including = /\b(?:includ|inclu|compris|compren|comes? with|all[- ]in)/;

/** Of a service that the turn is about, or words of the owner's that are of none. */
function isTalkedOfHere({ kind, id }: Passage, { targets }: Grounds): boolean {
  return kind !== 'service' || targets.some(({ serviceId }) => serviceId === id);
}

/** "I'll pass on that you're asking about a deal": theirs to ask, and nothing is given. */
export const asksAfter =
  /\b(?:ask(?:ing|ed|s)?|wonder\w*|want(?:s|ed|ing)? to know|questions? (?:about|on)|whether|demand\w*|voulez savoir)\b[^.;]*$/;

/** "I'll pass on to her that you want money back": theirs to want, and nothing is granted. */
const wishPassedOn =
  /\b(?:pass\w*|tell\w*|not(?:e|ed|ing)|let|put(?:ting)?|writ(?:e|ing)|report\w*|mention\w*|add(?:ing)?|relay\w*|hear|see|understand|know|transmet\w*|note|dis|dirai|mets|met|ajoute|inscri\w+|comprends?|vois)\b[^.;]*\b(?:that )?(?:you(?:'d| would)? (?:want|like|asked for|are asking for)|you're asking for|vous (?:voulez|demandez|souhaitez|aimeriez))\b[^.;]*$/;
/** "It goes to them that you want it back": whatever tells of a wish grants none. */
const wishTold =
  /(?<!\b(?:now|so|given|provided) )\b(?:that (?:you(?:'d| would)? (?:want|like|asked for|asked to|are asking)|you're asking)|que vous (?:voulez|demandez|souhaitez|aimeriez))\b[^.;]*$/;
const grants =
  /\b(?:(?:you|they|we|she|he)(?:'ll| will) (?:get|have|give|pay|cover|send|do)|of course|no problem|we do|we can|vous (?:aurez|recevrez)|on (?:va|peut))\b/;

/** "A refund isn't something I can decide." */
const leftToOthers =
  /^ (?:is|are|est|sont)?(?:n't| not| pas)? ?(?:something|one|anything|quelque chose)?(?: that| que)? ?(?:i|we|je|on|nous)? ?(?:can't|cannot|can|peux|peut|pouvons)? ?(?:not |pas )?(?:decide|promise|say|offer|give|dire|decider|promettre)\b|^ (?:isn't|is not|aren't|are not|n'est pas|ne sont pas) (?:something|anything|mine|for me|up to me|a moi)\b|^[^.;]*\b(?:for (?:the|our|a) \w+ to decide|not (?:mine|for me) to decide|isn't up to me|pas moi qui decide|(?:a|aux?) (?:l'equipe|eux|elle|lui|la \w+|le \w+|\w+) (?:de|a) decider|(?:somebody|someone|they)(?:'ll| will| can| has to| have to)(?: have to)? (?:tell|say|answer|confirm)|quelqu'un (?:vous )?(?:le )?(?:dira|confirmera|repondra))\b/;

/** "You don't pay both", of an owner who takes the one off the other. */
const notTwice = /^ ?(?:for )?(?:both|twice|les deux|deux fois|en double)\b/;

function paysOnce(passage: Passage, folded: string, grounds: Grounds): boolean {
  return comesOff.test(passage.folded) && sharesTopic(passage, folded, grounds, new Set());
}

const comesOff =
  /\b(?:(?:comes?|taken?|goes) off(?! nothing)|deduct\w*|applied to|goes? towards?|credited|deduit\w*|credite\w*)\b/;

const takenOff =
  /(?:\{|[\d$%]| {3}|\b(?:percent|dollars?|money|something|bit|take[ns]?|taking|took|knock\w*|comes?|goes|save\w*|half|all|anything)) *$/;

const ofRebate = /\boff\b|rabais|remise|reduction|rebate|discount/;

/** "The student discount", of a text that takes ten percent off. */
const aDiscount = /^(?:discounts?|rabais|remise|reduction|escompte|rebate)$/;
const ofRebates =
  /\b(?:discounts?|rebates?|credits?|rabais|remise|reduction|escompte|(?:percent|dollars?|\d+|pour cent|%) (?:off|less|de moins)\b)|% (?:off|less|de moins)\b/;

const givesRate = /discount|rabais|remise|reduction|escompte|\boff\b/;

/** A percentage an owner wrote of, where it is charged for nothing. */
function isRate({ unit, source }: Figure): boolean {
  return unit === 'percent' && source.kind === 'words' && !charges.test(fold(source.words));
}

const charges =
  /\b(?:charge[sd]?|fees?|frais|late|retard|tax\w*|deposits?|depots?|acomptes?|interest|interets?|commission|no[- ]?shows?|annul\w*|cancel\w*|penalit\w*)\b/;

const comparesDown =
  /^(?:cheaper|moins cher|lower price|won'?t cost|costs? you nothing|costs? nothing|nothing to pay|no charge|no cost)$/;

/** Whether the owner wrote two prices of a thing, or what it costs only after some time: else it is less, or nothing. */
function costsLess(passage: Passage, folded: string, grounds: Grounds): boolean {
  if (passage.kind === 'shop' || !speaksOf(passage, folded, grounds)) return false;
  return onTerms.test(passage.folded) && mayBeMoneyIn(passage.words).length > 0;
}

const onTerms =
  /\b(?:if|when|same|after|together|with|instead|before|less|within|si|quand|meme|apres|ensemble|avec|au lieu|avant|moins)\b/;

/** "About a refund I can't say": left to somebody else, and not given. */
export const declines =
  /\b(?:can't|cannot|couldn't|not able to) (?:\w+ )?(?:say|answer|promise|decide|speak|tell)\b|\b(?:that's|it's) (?:for|up to) (?!you\b|free)\w+|\bje ne (?:le |la |les )?sais pas\b|\bje ne (?:peux|saurais) pas (?:vous |le |en )*(?:repondre|dire|promettre|decider)\b|\bc'est a (?!vous\b)\w+ (?:de |d')|\b(?:i have|there's|i see) nothing (?:written |listed )?(?:on|about|for) (?:that|it|this)\b|\bje n'ai rien (?:la-dessus|a ce sujet|d'ecrit|de note)/;

/** One word in any of its forms; of several all, for "drop" of a price is not the cloth. */
function sharesWords(word: string, stems: ReadonlySet<string>, passage: Passage): boolean {
  const has = (stem: string) => passage.stems.has(stem);
  return /\s/.test(word) ? stems.size > 1 && [...stems].every(has) : [...stems].some(has);
}

/** "The {f22} deposit comes off that": the figure nearest to it is one the owner takes off. */
function rebateTold(at: number, places: ModelSentence['places']): boolean {
  const [nearest] = places
    .filter(({ computed, start }) => computed && start < at)
    .sort((one, other) => other.start - one.start);
  const figures = nearest?.computed?.figures ?? [];
  return figures.length > 0 && figures.every(isRebate);
}

const freeFamily =
  /\b(?:free|gratis|gratuit\w*|complimentary|no charge|no cost|without charge|sans frais|on the house)\b/;

const namedFree = /\bfree (?!of\b|for\b|if\b|and\b|when\b)[a-z]{4,}|[a-z]{4,} gratuite?s?\b/g;

/** Whether the plan gives the same of the same thing. */
function planGives(
  word: string,
  said: string,
  but: ReadonlySet<string>,
  { plan }: Grounds,
): boolean {
  const topics = [...topicStems(said)].filter((stem) => !but.has(stem));
  return sentences(plan).some((sentence) => {
    const there = topicStems(sentence);
    const words = fold(sentence);
    const bound = onCondition.test(words) && !onCondition.test(said);
    return words.includes(word) && !bound && topics.some((stem) => there.has(stem));
  });
}

/** "If the repair is over 500": what is given on a condition is not said to be given without one. */
const onCondition =
  /\b(?:if|when|whenever|once|over|above|only|provided|as long as|except|unless|within|up to|until|after|before|si|quand|lorsque|des que|tant que|plus de|depasse\w*|au-dessus|seulement|sauf|a condition|jusqu'a|apres|avant|dans)\b/;

/** What is free for thirty minutes is not said to be free without them. */
function keepsCondition(
  { folded, numbers }: Passage,
  said: string,
  places: ModelSentence['places'],
): boolean {
  // "The free consultation" of an owner who calls it just that.
  const named = [...said.matchAll(namedFree)].map(([words]) => words);
  if (named.some((words) => folded.includes(words))) return true;
  const parts = folded.split(/(?<=[.;,?])\s/).filter((part) => freeFamily.test(part));
  // "Is towing free?" is asked, and says nothing of when it is.
  const clause = parts.find((part) => !/\?\s*$/.test(part)) ?? parts[0] ?? folded;
  const bound = [...numbersIn(clause)].filter((value) => numbers.has(value) && value !== 1);
  const told = new Set([
    ...numbersIn(said),
    ...places.flatMap(({ computed }) => computed?.figures.map(({ value }) => value / 100) ?? []),
  ]);
  // Ten days before are kept by fourteen.
  const least = Math.max(...bound);
  if (bound.length > 0 && inAdvance.test(clause) && [...told].some((value) => value >= least))
    return true;
  if (onCondition.test(clause) && !onCondition.test(said)) return false;
  return bound.length === 0 || bound.some((value) => told.has(value));
}

const inAdvance =
  /\b(?:days?|hours?|weeks?|jours?|heures?|semaines?)(?:'s?)? (?:or more )?(?:before|ahead|in advance|notice|avant|d'avance|de preavis)\b/;

function sharesTopic(
  { topics }: Passage,
  folded: string,
  grounds: Grounds,
  but: ReadonlySet<string>,
): boolean {
  const said = [...topicStems(folded)].filter((stem) => !but.has(stem));
  if (said.some((stem) => topics.has(stem))) return true;
  const pronoun = /\b(?:it|that|they|those|this|yes|oui|c'est|ca|cela|elles?|ils?)\b/.test(folded);
  return (
    pronoun && [...topicStems(grounds.lastWords)].some((stem) => !but.has(stem) && topics.has(stem))
  );
}
