import { contentStems } from '../knowledge/common-words.ts';
import { mayBeMoneyIn } from '../knowledge/guard.ts';
import { parsePrice } from '../knowledge/prices.ts';
import { fold } from '../knowledge/words.ts';
import { sentences } from '../speaking/sentences.ts';
import { isRebate } from './check-references.ts';
import type { DropReason } from './drop-reason.ts';
import type { Figure } from './figures.ts';
import { type Grounds, numbersIn, type Passage } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { servicesNamed } from './services-named.ts';
import { speaksOf } from './standing-words.ts';
import { topicStems } from './topic-stems.ts';

const harmlessFree =
  /\b(?:feel free|free to (?:ask|call|come|stop|drop|text|reach|bring|let)|toll[- ]free|hands[- ]free|smoke[- ]free|pet[- ]free|fragrance[- ]free|step[- ]free|scent[- ]free|ammonia[- ]free|gluten[- ]free|dairy[- ]free|nut[- ]free|are you free|when (?:you |they |we |someone )?(?:'s |'re |is |are )?(?:a chair is |a chair's )?free|(?:chair|somebody|someone|anyone|nobody|no one|you)(?:'s|'re| is| are)? free|free (?:time|times|chair|slot|spot|moment|minute|afternoon|morning))\b/g;
const gifts =
  /\b(?:(?:don't|do not|won't|wouldn't|needn't|no need to|never)(?: have to)? pay (?:for|anything|extra|a)|ne pa(?:yez|ierez) (?:pas|rien)|free|freebie|gratis|gratuit(?:e|s|es|ement)?|complimentary|complementary|on the house|on us|at cost|same price|costs? the same|(?:we|i)(?:'ll| will| can| could)? (?:cover|pay for|absorb|swallow) (?:the|your|that|it|half)|no charge|without charge|no cost|no extra (?:cost|charge)|at no|won't cost|wont cost|cost(?:s)? you nothing|costs? nothing|pay nothing|nothing to pay|waived?|waive the|discount(?:s|ed)?|(?:dollars?|percent|%|money|something|a bit|some) off|off (?:the|your|that)|deal|special price|price[- ]match|match (?:any|that|their|the|your)|beat (?:any|that|their|the)|best price|cheaper|lower price|knock|take (?:off|it down|\w+ off|\w+ dollars off)|come down (?:to|a)|(?:drop|lower|reduce) (?:(?:it|that)(?! (?:off|by|in|at|over)\b)|the price)|promos?\b|throw (?:it|that|in|one)|thrown in|bonus|gift|refund(?:s|ed|able)?|money back|reimburse[sd]?|rebate|rabais|reduction|remise|escompte|offert(?:e|s)?|sans frais|aucuns? frais|cadeau|rembours\w*|promotion|moins cher|specials?(?= (?:this|today|on|price|offer|deal|running|for)|[.!]|$)|special (?:this|offer|price|deal)|prix special|on sale|en solde|included|includ(?:es?|ing)|all[- ]in|comes with|inclus(?:e|es)?|compris(?:e|es)?|tax(?:es)? in|prime)\b/;
const giftCards =
  /\b(?:gift (?:cards?|certificates?|vouchers?)|(?:cartes?|certificats?|cheques?)[- ]cadeaux?)\b/g;
const soft =
  /^(?:included|includes?|comes with|inclus|incluse|incluses|compris|comprise|comprises|off the|off your|off that|gift|refund|refunds|refunded|refundable|deal|promotion|prime|remise|knock)$/;
const noTrouble =
  /\b(?:no (?:problem|worries|trouble|doubt|rush|matter|question)|not a problem|pas de probleme|sans probleme|sans faute|aucun probleme)\b/g;
const isNegated = (folded: string) => negated.test(folded.replace(noTrouble, ' '));
const negated =
  /\b(?:no|not|nothing|rien|n't|can't|cannot|don't|doesn't|isn't|aren't|won't|unable|without|never|ne|pas|aucun|aucune|sans|ni)\b/;

/** A gift, a discount or a thing included stands in the owner's words about the same thing, or nowhere. */
export function checkGifts(
  { folded, spoken, places }: ModelSentence,
  grounds: Grounds,
): DropReason | null {
  const sold = grounds.passages.some(({ folded: words }) => /\b(?:gift|cadeaux?)\b/.test(words));
  const plain = folded
    .replace(harmlessFree, (words) => ' '.repeat(words.length))
    .replace(giftCards, (words) => (sold ? ' '.repeat(words.length) : words));
  const [word] = gifts.exec(plain) ?? [];
  if (!word) return null;
  const asks = /\?\s*$/.test(spoken);
  if (declines.test(plain) && !places.some(({ computed }) => computed)) return null;
  // Of two prices of the table one is the lower.
  if (
    /^(?:cheaper|moins cher)$/.test(word) &&
    places.some(({ computed }) => computed?.unit === 'money')
  )
    return null;
  const offersNothing =
    negated.test(plain.slice(0, plain.indexOf(word))) &&
    !/^(?:no |won|wont|without|at no|sans|aucun)/.test(word);
  if (offersNothing) return null;
  if (asks && soft.test(word)) return null;
  // "All in" of a sum is all of it together.
  if (
    /^all[- ]in$/.test(word) &&
    (asks || places.some(({ computed }) => computed?.plain === false))
  )
    return null;
  if (/\boff\b/.test(word) && rebateTold(plain.indexOf(word), places)) return null;
  // "What you can off that carpet" takes nothing off a price.
  if (/^off (?:the|your|that)$/.test(word) && !takenOff.test(plain.slice(0, plain.indexOf(word))))
    return null;
  if (givesRate.test(word) && places.some(({ computed }) => computed?.figures.some(isRate)))
    return null;
  if (comparesDown.test(word) && grounds.passages.some((one) => costsLess(one, plain, grounds)))
    return null;
  const stems = contentStems(word);
  if (planGives(word, plain, stems, grounds)) return null;
  const kin = freeFamily.test(word) || /\bpa(?:y|yez|ierez)\b/.test(word) ? freeFamily : null;
  const stands = grounds.passages.some((passage) => {
    const there = kin
      ? kin.test(passage.folded.replace(harmlessFree, ' ')) && keepsCondition(passage, plain)
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

const takenOff =
  /(?:\{|[\d$%]| {3}|\b(?:percent|dollars?|money|something|bit|take[ns]?|taking|took|knock\w*|comes?|goes|save\w*|half|all|anything)) *$/;
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
const declines =
  /\b(?:can't|cannot|couldn't|not able to) (?:\w+ )?(?:say|answer|promise|decide|speak|tell)\b|\b(?:that's|it's) (?:for|up to) (?!you\b|free)\w+|\bje ne (?:peux|saurais) pas (?:vous |le |en )*(?:repondre|dire|promettre|decider)\b|\bc'est a (?!vous\b)\w+ (?:de |d')/;

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
    return fold(sentence).includes(word) && topics.some((stem) => there.has(stem));
  });
}

/** What is free for thirty minutes is not said to be free without them. */
function keepsCondition({ folded, numbers }: Passage, said: string): boolean {
  const clause = folded.split(/[.;,]\s|\?/).find((part) => freeFamily.test(part)) ?? folded;
  const bound = [...numbersIn(clause)].filter((value) => numbers.has(value) && value !== 1);
  if (bound.length === 0) return true;
  const told = numbersIn(said);
  return bound.some((value) => told.has(value));
}

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

/** A service whose price is nothing: named by a word only it has, or talked of and no other named. */
function isFreeRow(folded: string, grounds: Grounds): boolean {
  const { receptionist, targets } = grounds;
  const clause =
    folded.split(/[,;.]\s|\band\b|\bbut\b|\bet\b/).find((part) => gifts.test(part)) ?? folded;
  const said = contentStems(clause);
  const { services } = receptionist.profile.knowledge;
  const named = servicesNamed(clause, grounds);
  return services.some((service) => {
    if (parsePrice(service.basePrice).kind !== 'free' || service.pricingType !== 'simple')
      return false;
    const others = services.filter((one) => one !== service).map(({ name }) => contentStems(name));
    const own = [...contentStems(service.name)].some(
      (stem) => said.has(stem) && !others.some((stems) => stems.has(stem)),
    );
    const told = contentStems(service.description ?? '');
    const ownWords = [...told].filter(
      (stem) =>
        said.has(stem) &&
        services.every(
          (one) =>
            one === service || !contentStems(`${one.name} ${one.description ?? ''}`).has(stem),
        ),
    );
    const alone = named.every((one) => one.service.id === service.id);
    const ofOthers = services.some(
      (one) =>
        one !== service &&
        [...contentStems(one.name)].some(
          (stem) => said.has(stem) && !contentStems(service.name).has(stem) && !told.has(stem),
        ),
    );
    return (
      (own && !ofOthers) ||
      (ownWords.length >= describedBy && !ofOthers) ||
      (alone &&
        !ofOthers &&
        ownWords.length === 0 &&
        targets.some(({ serviceId }) => serviceId === service.id))
    );
  });
}

/** So many words that only its description has name a service as well as its name does. */
const describedBy = 2;

/** What a service includes, in words that its description has. */
function describes(folded: string, { receptionist, targets }: Grounds): boolean {
  const said = contentStems(
    folded.replace(/^.*?\b(?:include[sd]?|comes with|inclus\w*|compris\w*|comprend)\b/, ' '),
  );
  return targets.some(({ serviceId }) => {
    const { description = '', name = '' } = receptionist.serviceById.get(serviceId) ?? {};
    const stems = contentStems(`${description ?? ''} ${name}`);
    return [...said].some((stem) => stems.has(stem));
  });
}

interface PromiseRule {
  says: RegExp;
  /** When it is true; never, where it is left out. */
  when?: (grounds: Grounds, folded: string) => boolean;
}

const has = ({ effects }: Grounds, kind: string) =>
  effects.some((effect) => effect.type === 'request' && effect.request.kind === kind);
const changed = ({ state }: Grounds, action: string) =>
  state.booking.changes.some((one) => one.action === action);
const offered = ({ state }: Grounds) =>
  state.booking.offered.length > 0 ||
  state.booking.chosen !== null ||
  state.booking.changes.length > 0;
/** Somebody was asked for, or something is being passed on: a call back is what happens then. */
const willCall = ({ state }: Grounds, folded: string) =>
  state.wanted.requests.some(({ settled, kind }) => !settled && kind !== 'application') ||
  state.unanswered.length > 0 ||
  offers(folded);
const offers = (folded: string) =>
  /\b(?:would you like|shall i|should i|do you want|want me|i can|i could|if you(?:'d)? like|can i|could i|happy to|(?:so (?:that )?)?(?:somebody|someone|they) can|pour qu|voulez|souhaitez|aimeriez|je peux|puis-je|desirez|to confirm)\b/.test(
    folded,
  );
const owns = (word: RegExp) => (grounds: Grounds, folded: string) =>
  grounds.passages.some(
    ({ folded: words, stems }) =>
      word.test(words) &&
      [...contentStems(folded), ...contentStems(grounds.lastWords)].some((stem) => stems.has(stem)),
  );
const asksOnly = (_grounds: Grounds, folded: string) => /\?\s*$/.test(folded);

const promises: readonly PromiseRule[] = [
  {
    says: /\b(?:we|i)(?: have|'ve got| have got|'ve) (?:a |an |the |this |next |still )*(?:mon|tues|wednes|thurs|fri|satur|sun|to)(?:day|morrow)s?(?: \w+){0,2} (?:open|free|available|left)\b/,
    when: offered,
  },
  {
    says: /\b(?:you(?:'re| are)(?: all| now)? (?:booked|confirmed|scheduled|set for|down for|in for|good to go for)|(?:appointment|booking|reservation|spot|slot|time|it|that|everything|order|visit|request|delivery|pick[- ]?up|place|table|cake|rental|repair)(?:'s| is| has been| was)(?: now| all)? (?:booked|confirmed|scheduled|reserved|locked in|secured)|(?:i|we)(?:'ve| have| just| 've just)? (?:booked|scheduled|reserved|confirmed|locked|secured|held|got you in|put you in|have you down|have you booked|(?:put|placed|entered) (?:the|your|that) (?:order|booking|request) (?:through|in)|taken care of (?:it|that|everything))|(?:it|that|everything|order|booking)(?:'s| is| has been)(?: all)? (?:taken care of|arranged|sorted|in the (?:book|system)|placed|gone through|through)|your order(?:'s| is) in|i(?:'ve| have) (?:got )?you (?:down|in|booked|scheduled)|booked you|consider it (?:done|booked)|it's a date|see you (?:then|there|on|at|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|soon)|we'll see you|your (?:appointment|booking|spot|table) is|you have an appointment|your confirmation|vous etes (?:inscrit|confirme|attendu|reserve|booke)|\w+ (?:est|sont|a ete) (?:bien |maintenant )?(?:confirmee?s?|reservee?s?|bookee?s?|inscrite?s?)|rendez-vous (?:est|a ete) pris|c'est (?:reserve|confirme|booke|inscrit)|je vous ai (?:reserve|inscrit|booke|confirme)|a (?:demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b|on se voit|on vous attend)\b/,
    when: (grounds, folded) =>
      changed(grounds, 'booked') ||
      changed(grounds, 'moved') ||
      (offers(folded) && !/\bbooked\b|\bconfirmed\b/.test(folded)) ||
      /\b(?:once|until|before|when|not|n't|isn't|des que|pas encore|tant que)\b/.test(folded),
  },
  {
    says: /\b(?:(?:i|we)(?:'ve| have)?(?: just)? (?:cancell?ed|moved|rescheduled|changed) (?:it|that|your|the)(?! (?:number|name|phone|cell|address|e-?mail|spelling))|(?:has been|is now|is|been) (?:cancell?ed|moved|rescheduled)|j'ai (?:annule|deplace)|est (?:annule|deplace))\b/,
    when: (grounds, folded) =>
      changed(grounds, 'cancelled') || changed(grounds, 'moved') || isNegated(folded),
  },
  {
    says: /\b(?:(?:somebody|someone|a (?:technician|tech|plumber|driver|truck|van|crew|person|guy|team)|the (?:technician|tech|plumber|owner|driver|crew|team|guys?|truck)|he|she|they|we|our (?:guy|tech|technician|driver|crew|team)|help)(?:'ll|'s|'re| will| is| are| can| should| could) (?:be )?(?:on (?:the|their|his|her|its) way|there|right (?:over|there)|over(?= (?:there|now|soon|shortly|today|tomorrow|this|in (?:a|an|\w+ minutes?))\b|\s*[.,!]|\s*$)|coming|out (?:there|today|to you)|en route|come (?:by|over|out|to|today|right)|arrive|arriving|stop by|swing by|at your (?:door|place|house)|with you (?:in|by|shortly|soon)|heading (?:over|out|your)|dispatched|sent)|(?:i|we)(?:'m|'re|'ve|'ll| am| are| will| have)? (?:sending|dispatching|sent|send|dispatch)(?:ed)? (?:someone|somebody|a |the |you |our |help)|on (?:the|their|his|her) way|quelqu'un (?:arrive|sera la|vient|passe|est en route|s'en vient|va passer|va venir)|on (?:arrive|s'en vient|vous envoie|passe chez)|nous (?:arrivons|envoyons|serons la)|je vous envoie|en route|un technicien (?:arrive|sera|vient|passe|est en))\b/,
    when: (grounds, folded) =>
      asksOnly(grounds, folded) ||
      /\b(?:i can't (?:say|promise)|not sure|whether|if someone|while (?:he|she|they|we|someone)|je ne peux pas|pendant qu)\b/.test(
        folded,
      ) ||
      owns(/\bon (?:the|our|their) way\b|\ben route\b/)(grounds, folded),
  },
  {
    says: /\b(?:(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|today|that|this|it|then|noon|\d|am|pm|morning|afternoon|evening|time|slot|one|spot|day)s?(?:'s| is| are| would be| will be)? (?:available|works(?: for us| great| fine| perfectly)?|open for you|free for you|wide open|no problem|doable|fine with us|good for us)|we (?:have|got|do have|can offer|'ve got) (?:an? |some |several |one |two |plenty of |lots of )?(?:opening|openings|availability|slot|slots|spot|spots|room|space|times?|gap|cancellation)s?|(?:we|i) can (?:fit|squeeze|get|see|do|take) you (?:in|at|on|tomorrow|today|this|right)|we can do (?:tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|noon|\d)|there(?:'s| is| are) (?:an? |some |still )?(?:opening|openings|availability|slot|slots|spot|spots|room)|next (?:available|opening)|first available is|(?:est|sont) (?:libre|libres|disponible|disponibles)|(?:nous avons|on a|il y a|il reste) (?:une? |de la |des |encore )?(?:place|places|disponibilites?|plages?|ouverture)|on peut vous (?:prendre|recevoir|voir))\b/,
    when: (grounds, folded) =>
      offered(grounds) ||
      asksOnly(grounds, folded) ||
      /\b(?:if|whether|we're open|we are open|check|see (?:if|what)|confirm|can't|cannot|don't|not|walk[- ]ins?|si|s'ils?|verifier|confirmer|pas)\b/.test(
        folded,
      ) ||
      owns(/\bavailab|\bwhen a\b|walk-?in/)(grounds, folded),
  },
  {
    says: /\b(?:(?:i|we)(?:'ll| will|'m going to| am going to) (?:hold|reserve|save|keep|block|set aside|guarantee|make sure|ensure) (?:it|that|a|the|you|your|them|this|one)|je (?:vous )?(?:reserve|garde|bloque|garantis)|on vous (?:garde|reserve))\b/,
    when: (grounds, folded) =>
      grounds.state.booking.chosen !== null ||
      /\bmake sure\b.*\b(?:gets?|know|see|hear|have (?:the|this|it|that)|passed|team|owner)\b/.test(
        folded,
      ),
  },
  {
    says: /\b(?:guarantee[sd]?|guaranteed|warrant(?:y|ies|ied)|lifetime|garanti[es]?|garantie|garantis)\b/,
    when: (grounds, folded) =>
      owns(/\b(?:guarantee|warrant|lifetime|garanti|cover)/)(grounds, folded) ||
      grounds.plan.toLowerCase().includes('guarantee') ||
      /\b(?:don't|can't|cannot|no|not|without|ne|pas|aucune?)\b(?: \w+){0,3} (?:guarantee|warrant|garanti)/.test(
        folded,
      ) ||
      /\?\s*$/.test(folded) ||
      passesOn(folded),
  },
  {
    says: /\b(?:i promise|we promise|promise you|you have my word|my word|rest assured|i assure|count on (?:us|it|me)|i swear|no doubt|for sure it|will definitely|will certainly|definitely will|without fail|je vous promets|je vous assure|parole|comptez sur|sans faute|soyez assure)\b/,
    when: (_grounds, folded) => isNegated(folded),
  },
  {
    says: /\b(?:(?:i|we)(?:'ve| have|'m| am|'ll| will| just)?(?: just| now)? (?:text(?:ed|ing)?|email(?:ed|ing)?|e-mail(?:ed|ing)?|sent|send|sending) (?:you|it|that|a (?:text|link|confirmation|reminder|message|quote|copy|coupon|code|photo|form))|you(?:'ll| will) (?:get|receive) (?:an? |the |our )?(?:text|email|e-mail|confirmation|reminder|link|sms|code|coupon|refund)|je vous (?:envoie|ai envoye|texte|enverrai)|vous (?:allez recevoir|recevrez))\b/,
    when: (grounds, folded) =>
      has(grounds, 'textConfirmation') ||
      has(grounds, 'textWhenKnown') ||
      offers(folded) ||
      isNegated(folded) ||
      asksOnly(grounds, folded),
  },
  {
    says: /\b(?:(?:i'm|i am|i'll|i will|let me|we'll) (?:now )?(?:transfer(?:ring)?|connect(?:ing)?|put(?:ting)?) you (?:through|to|with|over|now)|transferring you|connecting you|putting you through|patch(?:ing)? you|je vous (?:transfere|passe|mets en (?:ligne|communication)))\b/,
    when: ({ state, effects }, folded) =>
      state.phase === 'transferring' ||
      effects.some(({ type }) => type === 'transfer') ||
      isNegated(folded) ||
      offers(folded),
  },
  {
    says: /\b(?:(?:i|we)(?:'ve| have|'m| am)?(?: just)? (?:alert(?:ed|ing)?|pag(?:ed|ing)|notif(?:ied|ying)|call(?:ed|ing)|contact(?:ed|ing)|reach(?:ed|ing)|spoke|told|inform(?:ed)?|messaged|letting|flagged|escalated|logged) (?:the|them|him|her|our|someone|an?|it|this|that|with)|j'ai (?:avise|prevenu|contacte|appele|alerte)|est (?:avise|prevenu))\b/,
    when: (grounds, folded) =>
      (tellsSomeone(grounds) && (has(grounds, 'alertOwner') || grounds.state.urgent)) ||
      (grounds.state.urgent && onlyNotes(folded)) ||
      isNegated(folded) ||
      asksOnly(grounds, folded),
  },
  {
    says: /\b(?:(?:call|ring|phone|get back to|reach out to|contact|text|rappell?e?r?|rappeler|rappellera|appellera|joindra) (?:you|vous)(?: back)?|(?:you(?:'ll| will) (?:get|hear|receive) (?:a call|back|from))|vous (?:rappell?e\w*|contacter\w*|joindra))\b/,
    when: (grounds, folded) =>
      willCall(grounds, folded) ||
      asksOnly(grounds, folded) ||
      owns(/\b(?:call|phone|text|ring|appel|rappel)/)(grounds, folded),
  },
  {
    says: /\b(?:right away|right now|immediately|straight away|shortly|within minutes|in no time|any minute|in a (?:bit|flash|jiffy)|asap|same[- ]day|next[- ]day|overnight|momentarily|first thing|tout de suite|immediatement|sous peu|d'ici peu|dans l'heure|au plus vite|incessamment)\b/,
    when: (grounds, folded) =>
      /\b(?:let me|noted|wish|souhait\w*|j'ai note|i'll (?:note|take|pass|get|look|check|put)|open|closed|shut|turn|unplug|switch|leave|get out|stop|call 911|hang up|need|is it|are you|confirms?|what's|happening|looking|closed|going on|ferme[sz]?|ouvert|coupez|sortez|quittez|appelez|debranchez|fermez)\b/.test(
        folded,
      ) ||
      asksOnly(grounds, folded) ||
      owns(/same[- ]day|next[- ]day|overnight|right away|immediat/)(grounds, folded) ||
      isNegated(folded),
  },
  {
    says: /\b(?:your (?:car|vehicle|order|cake|phone|bike|dog|cat|suit|dress|glasses|laptop|job|repair|truck|boat|prescription|item|package|shoes?|watch|key|lens(?:es)?|frames?) (?:is|are|will be|'s|should be) (?:ready|done|finished|fixed|complete|waiting|here)|it(?:'s| is| will be|'ll be) (?:ready|done|finished|fixed) (?:(?:by|for|on|at|before) (?:\d|noon|then|tonight|today|tomorrow|mon|tues|wednes|thurs|fri|satur|sun|the end)|now\b|today|tomorrow|and\b)|votre \w+ (?:est|sera) (?:pret|prete|termine))\b/,
    when: asksOnly,
  },
  {
    says: /\b(?:insurance (?:will|covers|pays)|(?:you|vous) (?:will|won't) (?:owe|need to pay)|payment (?:went|has gone) through|charge(?:d)? your card|credited (?:your|to)|refund(?:ed)? (?:you|your|it)|i(?:'ve| have) (?:refunded|credited|charged|adjusted|updated your (?:account|bill)))\b/,
    when: (grounds, folded) =>
      owns(/insur|refund|card|credit/)(grounds, folded) || isNegated(folded),
  },
];

/** Whether an alert reaches anybody here. */
function tellsSomeone({ receptionist }: Grounds): boolean {
  return receptionist.profile.alertsSomeone !== false;
}

/** "I've flagged this as urgent" is so, whoever reads it and when. */
function onlyNotes(folded: string): boolean {
  const others =
    /\b(?:alert|pag(?:ed|ing)|notif|call|contact|reach|spoke|told|inform|messag|letting|escalat|avise|prevenu|appele)/;
  return /\b(?:flagged|logged)\b/.test(folded) && !others.test(folded);
}

function passesOn(folded: string): boolean {
  return /\b(?:pass|ask the|find out|check with|have (?:someone|somebody|the))\b/.test(folded);
}

/** "We'll be there Thursday, would that suit?": what a question states before it asks. */
function statedIn(folded: string): string {
  const stated = /^(.*[a-z].*),[^,]*\?\s*$/.exec(folded)?.[1] ?? '';
  return opensAsking.test(stated) ? '' : stated;
}

const opensAsking =
  /^\W*(?:(?:and|so|but|okay|then|et|alors|mais|bon),? )*(?:would|shall|should|could|can|do|does|did|is|are|have|has|what|which|when|where|who|how|if|est-ce|voulez|aimeriez|pouvez|puis|quel\w*|si|quand)\b/;

/** Nothing is promised or reported as done that the plan has not done. */
export function checkPromises(
  { folded, spoken }: ModelSentence,
  grounds: Grounds,
): DropReason | null {
  const whole = folded.trim();
  const plan = grounds.plan.toLowerCase();
  if (whole.length > 12 && plan.includes(spoken.toLowerCase().replace(/[.!]$/, ''))) return null;
  const promised = (words: string) =>
    promises.some(({ says, when }) => says.test(words) && !(when?.(grounds, words) ?? false));
  return promised(whole) || promised(statedIn(whole)) ? 'promise' : null;
}
