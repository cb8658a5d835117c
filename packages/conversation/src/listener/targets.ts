import type { Act } from '../heard/acts.ts';
import type { SlotValues, Target } from '../heard/heard.ts';
import { matchServices } from '../knowledge/services.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { calledByPrice } from './amounts-said.ts';
import { askedAbout, namesService } from './asked-about.ts';
import { onlyCalled, tellsOf } from './called-by.ts';
import { inOtherWords } from './called-otherwise.ts';
import { askingStems } from './candidates.ts';
import { isForTheCase } from './conditions.ts';
import type { Hearing } from './hearing.ts';
import { lookFirst } from './look-first.ts';
import { namedTogether } from './named-together.ts';
import { pricedInWords, termsOfNamed } from './own-words.ts';
import { namesNothing } from './person-asked.ts';
import { alike, type Reading } from './readings.ts';
import { type Ranked, type Ranking, rankOver } from './retrieve.ts';
import { isSpokenOf, sharesOnlyMeasures, standsOut, toldAgain, withoutTold } from './rivals.ts';
import { guessing, likelyServices, named, servicesMeant, withOption } from './service-targets.ts';
import { tellingFirst } from './telling-first.ts';
import { titledFact, titledInFull, withAmount } from './titled-facts.ts';
import type { HeardWord } from './tokens.ts';
import { sharesOnlyWeakWords } from './weak-words.ts';
import { workThatFits } from './work-that-fits.ts';
import { targetAt, writtenTarget } from './written-target.ts';

/** Acts that are about something the shop knows, or does not. */
export const aboutSomething: ReadonlySet<Act> = new Set([
  ...alike,
  'ask.donow',
  'ask.when',
  'ask.place',
  'ask.area',
  'want.book',
  'want.move',
  'want.callback',
  'describe',
  'choose',
  'correct',
  'give',
]);

/** Of these, words that name nothing known ask of something that is not known. */
const asking: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.compare',
  'ask.offer',
  'ask.fact',
  'ask.includes',
]);

/** Questions that more may be written of than what a service is called by. */
const asksOfMore: ReadonlySet<Act> = new Set(['ask.fact', 'ask.includes', 'ask.offer']);

/** Likelier than this, the likeliest is meant; of telling acts it must be surer. */
const enough = { asking: 0.3, offered: 0.4, telling: 0.35, asked: 0.3, told: 0.6 };

/** Acts that may be about several services in one breath. */
const coordinated: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.offer',
  'ask.total',
  'ask.compare',
  'want.book',
  'describe',
]);

/** Named in passing, a service must be this likely to be what is told of. */
const leastTold = 0.25;

/** A likelier thing than this goes before the name that was said. */
const surelyOther = 0.6;

/** The one service words name outright; null where they name none, or several. */
function saidByName(said: string, { services }: Receptionist): string | null {
  const [only, other] = matchServices(services, said);
  const [best] = only?.candidates ?? [];
  if (!only || other || only.ambiguous || !best || best.kind === 'near') return null;
  return best.service.id;
}

/** One act's words, in the turn they stand in, and what they may be doing. */
interface Said {
  said: string;
  text: string;
  act: Act;
  readings: Reading[];
  words: readonly HeardWord[];
}

/** Acts that may ask somebody to find out what is wrong. */
const looks: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.total',
  'ask.offer',
  'ask.when',
  'want.book',
  'describe',
]);

/** What is likelier than this is the work itself. */
const sureEnough = 0.5;

/** What an act is about, as far as words, what is known and what was talked of tell; null: nothing is named. */
export function targetOf(
  ranking: Ranking,
  { said, text, act, readings, words }: Said,
  values: SlotValues,
  hearing: Hearing,
): Target | null {
  if (!aboutSomething.has(act)) return null;
  const { receptionist, language, focus, focusFact } = hearing;
  const inFull = asksOfMore.has(act) ? titledInFull(said, receptionist) : null;
  if (inFull) return inFull;
  const asked = askedAbout(said, text, hearing);
  const query = { text: asked, act, language, focus, focusFact };
  const ranked = rankOver(ranking, query, readings).filter(
    ({ candidate }) => !candidate || !hearing.excluded?.has(candidate.id),
  );
  const together =
    coordinated.has(act) && !namesOneWhole(asked, ranked)
      ? namedTogether(
          said,
          (part) => ranking({ ...query, text: part, focus: [], focusFact: null }),
          asking.has(act) || act === 'ask.total' ? enough.asked : enough.told,
          receptionist,
        ).filter((id) => !hearing.excluded?.has(id))
      : [];
  if (together.length > 0)
    return {
      kind: 'services',
      refs: together.map((id) => withOption(receptionist, id, [said], values, hearing)),
    };
  if (act === 'ask.total') {
    const byPrice = calledByPrice(said, receptionist.candidates).filter(
      ({ serviceId }) => !hearing.excluded?.has(serviceId),
    );
    if (byPrice.length > 1) return { kind: 'services', refs: byPrice };
  }
  if (act === 'ask.total' && focus.length > 0 && !namesService(said, receptionist)) return null;
  const none = ranked.find(({ candidate }) => candidate === null)?.probability ?? 0;
  const likely = withoutTold(
    ranked.filter(
      (one) =>
        one.candidate !== null &&
        isForTheCase(one.candidate, asked) &&
        !sharesOnlyMeasures(one, asked) &&
        !sharesOnlyWeakWords(one.candidate, asked, hearing),
    ),
    asked,
    hearing,
  );
  const known = asksOfMore.has(act) ? tellingFirst(likely, asked, receptionist) : likely;
  const [best] = known;
  // "The other guy said one twenty": of what is talked of, though something else has that price.
  if (act === 'claim' && focus.length > 0 && best?.candidate && !isSpokenOf(best.candidate, asked))
    return null;
  // "Can I book an appointment", "book me with Odalys": nothing is named, whatever is likeliest.
  if (act === 'want.book' && namesNothing(asked, receptionist)) return null;
  const asks = asking.has(act);
  const surely = asks || act.startsWith('ask.') ? enough.asking : enough.telling;
  // "Yes, we do" takes more than an answer that the caller can hold against the question.
  const offers = act === 'ask.offer';
  const least = offers ? enough.offered : surely;
  const byName = named.has(act) ? saidByName(asked, receptionist) : null;
  const spoken = byName && hearing.excluded?.has(byName) ? null : byName;
  const chance = best?.probability ?? 0;
  const met = act === 'describe' && focus.length === 0 ? workThatFits(known, said, hearing) : null;
  if (met?.sure)
    return {
      kind: 'services',
      refs: [withOption(receptionist, met.serviceId, [said, text], values, hearing)],
    };
  const likeliest = best?.candidate?.id === spoken;
  const believed = likeliest ? asks || chance >= leastTold : chance < surelyOther;
  const look =
    looks.has(act) && (focus.length === 0 || act !== 'describe')
      ? lookFirst(said, act, words, known, spoken !== null || chance >= sureEnough)
      : null;
  if (look && look !== spoken) {
    const ref = withOption(receptionist, look, [said, text], values, hearing);
    return { kind: 'services', refs: [ref] };
  }
  if (spoken && believed && (!met || met.serviceId === spoken))
    return {
      kind: 'services',
      refs: [withOption(receptionist, spoken, [said, text], values, hearing)],
    };
  if (
    !best?.candidate ||
    !standsOut(known) ||
    best.probability < least ||
    best.probability < none * (asks && !offers ? noneShare.asked : noneShare.told)
  ) {
    const guesses = focus.length === 0 && guessing.has(act) ? likelyServices(known, none) : [];
    // Of several that no word tells of, none is offered to choose from, unless their meaning was compared.
    const isTold =
      hearing.compared === true ||
      known.some(
        ({ candidate }) =>
          candidate && guesses.includes(candidate.id) && tellsOf(text, candidate, receptionist),
      );
    const guess = isTold ? onlyCalled(guesses, text, receptionist) : [];
    const [called, other] = guess;
    if (called && !other)
      return {
        kind: 'services',
        unsure: true,
        refs: [withOption(receptionist, called, [said, text], values, hearing)],
      };
    if (guess.length > 0)
      return {
        kind: 'either',
        guessed: true,
        refs: guess.map((id) => withOption(receptionist, id, [said, text], values, hearing)),
      };
    const titled = asks ? titledFact(said, receptionist) : null;
    if (titled) return titled;
    const written = writtenTarget({ said, text, act }, values, hearing);
    if (written) return written;
    const otherwise =
      named.has(act) && asks ? inOtherWords(said, { said, text }, values, hearing) : null;
    if (otherwise) return otherwise;
    return asks && none > 0.5 ? { kind: 'unknown', words: null } : null;
  }
  if (
    best.candidate.kind === 'service' &&
    asks &&
    focus.some(({ serviceId }) => serviceId === best.candidate?.id)
  ) {
    const titled = titledFact(said, receptionist);
    if (titled) return titled;
  }
  // "Is it safe while pregnant" is no matter of whose hair is cut, nor is "can I mend it myself" of what is offered.
  if (asking.has(act) && act !== 'ask.price' && asksBeyondShop(asked)) {
    const isWritten = best.candidate.kind !== 'service' && isSpokenOf(best.candidate, asked);
    if (!isWritten) return { kind: 'unknown', words: null };
  }
  if (asks && best.candidate.kind !== 'service') {
    const priced = withAmount(best.candidate, known, asked, act);
    if (priced) return { kind: 'fact', factId: priced.id };
  }
  if (best.candidate.kind !== 'service') {
    const asService = likely[0]?.candidate?.kind === 'service' ? likely[0].candidate : null;
    const of = asService && withOption(receptionist, asService.id, [said, text], values, hearing);
    return {
      kind: 'fact',
      factId: best.candidate.id,
      ...toldAgain(best, hearing),
      ...(of && { of }),
    };
  }
  const meant = servicesMeant({ said, text, act }, known, best, values, hearing);
  if (meant === null) {
    if (act === 'ask.offer') return writtenTarget({ said, text, act }, values, hearing);
    const priced = act === 'ask.price' ? pricedInWords(said, receptionist) : null;
    if (priced) return { kind: 'fact', factId: priced.id };
    const terms = asks ? termsOfNamed(said, receptionist) : null;
    return terms && targetAt(terms, [said, text], values, hearing);
  }
  return meant;
}

/** "Front and back cleaning" is one thing, where one is so called: all of its name was said. */
function namesOneWhole(said: string, [best]: readonly Ranked[]): boolean {
  if (best?.candidate?.kind !== 'service' || best.probability < sureEnough) return false;
  const stems = new Set(askingStems(said));
  const { title } = best.candidate;
  return title.size > 1 && [...title].every((stem) => stems.has(stem));
}

/** Known things are believed against "none of them" from this share on. */
const noneShare = { asked: 1, told: 0.8 };

/** What is safe, healthy or lawful is not for a shop's answers that only share a word with it. */
const ofSafety =
  /\b(?:safe(?:ly)?|dangerous|hazardous|harmful|toxic|poisonous|legal(?:ly)?|illegal|lawful|against the law|pregnan\w*|breast ?-?feed\w*|nursing|allergic|asthma\w*|epilep\w*|diabet\w*|pacemaker|infect\w*|contagious|lice|medications?|chemo\w*|securitaire|dangereu\w*|nocif|toxique|legale?|illegale?|enceinte|allaite\w*|allergique|asthmatique|infecte\w*|contagieu\w*|poux|medicaments?)\b/;
/** "Can I fix it myself": what somebody does on their own, and the shop does not do. */
const onTheirOwn =
  /\b(?:(?:can|could|should|may) (?:i|we)|(?:is it|would it be) (?:ok(?:ay)?|fine|all right)|puis-je|je (?:peux|peut|pourrais)(?:[- ]tu)?)\b.*\b(?:my ?sel(?:f|ves)|our ?selves|on my own|with (?:tape|glue|bleach|vinegar|a blow ?torch|a lighter)|moi[- ]?meme|tu seule?|tout seul)\b/;

/** Whether a question is of what is safe, healthy or lawful, or of what the caller would do without the shop. */
function asksBeyondShop(words: string): boolean {
  const folded = fold(words);
  return ofSafety.test(folded) || onTheirOwn.test(folded);
}
