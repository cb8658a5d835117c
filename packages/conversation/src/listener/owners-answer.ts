import type { Act } from '../heard/acts.ts';
import type { SlotValues, Target } from '../heard/heard.ts';
import { matchFaq } from '../knowledge/faq.ts';
import { fitsKindAsked, isTitledIn } from '../knowledge/promotions.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { tellsDetail } from './act-of-segment.ts';
import type { Hearing } from './hearing.ts';
import { isToldOf, surelyInOwnWords } from './own-words.ts';
import { isPutAsQuestion as asksByForm } from './plain-questions.ts';
import { leastAsking, surelyMeant } from './put-as-question.ts';
import type { Ranking } from './retrieve.ts';
import type { Segment } from './segments.ts';
import { termsAskedOf } from './terms.ts';
import type { HeardWord } from './tokens.ts';

/** "Are you open on Monday" names nothing but a day; "can I leave my gear there on Sunday" does. */
export function namesMore(words: readonly HeardWord[], { from, to }: Segment): boolean {
  return words
    .slice(from, to)
    .some(({ small, classes, key, kind }) => !small && classes.length === 0 && key === kind);
}

/** Who asserts, refuses or sells asks for nothing. */
const notAsking = /^(?:claim|complain|refuse|deny|who\.sales|alarm\.)/;

/** Asked for deals, or for one by its title, a shop tells those of its promotions that fit. */
export function asksOfOffers(said: string, act: Act, { profile }: Receptionist): boolean {
  if (notAsking.test(act)) return false;
  return (profile.knowledge.promotions ?? []).some(
    (promotion) => fitsKindAsked(promotion, said) || isTitledIn(promotion, said),
  );
}

/** Questions that have answers of ours, which the owner's own answer goes before. */
const answeredByUs: ReadonlySet<Act> = new Set([
  'ask.hours',
  'ask.when',
  'ask.area',
  'ask.place',
  'ask.contact',
  'ask.next',
  'ask.status',
  'ask.you',
  'ask.discount',
  'ask.donow',
  'language',
  'want.book',
  'want.person',
]);
/** Opening hours are asked for often, and in plain words. */
const surelyNotHours = 0.8;

/** Acts that would be met with next to nothing: a question may hide in the words. */
const emptyOtherwise: ReadonlySet<Act> = new Set([
  'aside',
  'unclear',
  'ack',
  'affirm',
  'deny',
  'hold',
  'frustrated',
  'describe',
  'claim',
  'give',
  'choose',
]);

/** "It's been four days so that counts": what somebody concludes, they want to hear confirmed. */
const concludes =
  /\b(?:so|then|donc|alors) (?:that|it|this|i|we|they|ca|c'est|je|on)\b|\b(?:right|then|eh|correct|hein)\W*$/;

/** What the owner wrote goes before what a question only sounds like. */
export function ownersAnswer(
  ranking: Ranking,
  said: string,
  act: Act,
  values: SlotValues,
  { receptionist, language, focus, focusFact, terms, supplies }: Hearing,
): Target | null {
  const empty =
    emptyOtherwise.has(act) && said.split(/\s+/).length >= leastAsking && !tellsDetail(values);
  if (!answeredByUs.has(act) && !empty) return null;
  const written = act.startsWith('want.') || empty ? null : surelyInOwnWords(said, receptionist);
  if (written && written.kind !== 'service' && !values.town && act !== 'ask.area')
    return { kind: 'fact', factId: written.id };
  // "Which door", of who delivers, is asked of what was written of deliveries.
  const under = supplies ? termsAskedOf(said, terms ?? '') : '';
  const text = under ? `${said}. ${under}` : said;
  const query = { text, act: 'ask.fact' as const, language, focus, focusFact };
  const [best] = ranking(query);
  const fact = best?.candidate;
  if (!fact || fact.kind === 'service') return null;
  if (best.probability < (act === 'ask.hours' ? surelyNotHours : surelyMeant)) return null;
  // What is said yes to, told or taken leave with asks for no answer that none of its words is of.
  const asked = asksByForm(said) || concludes.test(fold(said));
  if (empty && !asked && !isToldOf(said, fact, receptionist)) return null;
  // "And Saturdays, when's the latest": of the hours, though a note speaks of Saturdays too.
  if (act === 'ask.hours' && !isToldOf(said, fact, receptionist)) return null;
  if (act === 'ask.area' && (values.town || receptionist.areaFacts.includes(fact.id))) return null;
  if (act.startsWith('want.') && !matchFaq(receptionist.questions, said)) return null;
  return { kind: 'fact', factId: fact.id };
}
