import { ask, type Turn } from '../dialogue/turn.ts';
import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { parsePrice } from '../knowledge/prices.ts';
import { fold } from '../knowledge/words.ts';
import { asksHowToStart } from '../listener/asks-how-to-start.ts';
import { tellAboutService } from './describe-service.ts';
import { tellPriceOnce } from './prices.ts';
import { focusOn } from './refs.ts';
import { takeUp } from './request.ts';
import { tellFact } from './what-first.ts';
import { type WrittenFact, writtenFacts } from './written-facts.ts';

/** That work begins with something, in an owner's own words. */
const begins =
  /\b(?:starts?|begins?|commence\p{L}*|debute\p{L}*) (?:\p{L}+ ){0,2}?(?:with|by|par|avec)\b|\bwe(?:'ll| will| always| usually)? (?:start|begin)\b|\bfirst,? (?:we|you)\b|\bon (?:commence|debute)\b/u;
/** What is titled so is written for who comes for the first time. */
const forNew =
  /\b(?:first (?:visits?|appointments?|sessions?|lessons?|class(?:es)?|times?|steps?)|new (?:clients?|customers?|students?|patients?|members?|pets?|famil(?:y|ies))|get(?:ting)? (?:started|set up)|how (?:do|can) (?:i|we) (?:start|begin|get started|sign up|enroll?|register|join)|sign(?:ing)? up|enroll?ment|registration|premieres? (?:visites?|fois|seances?|lecons?|etapes?)|premiers? (?:rendez-vous|cours)|nouve(?:aux|lles?|au) (?:clients?|clientes?|patients?|eleves?|membres?)|inscriptions?|pour commencer)\b/;
/** A free look or talk before any work. */
const aLook =
  /\b(?:walk-?throughs?|consult\p{L}*|estimates?|quotes?|assessments?|trial|intro\p{L}*|evaluations?|meet and greets?|discovery|visites?|soumissions?|essais?|rencontres?)\b/u;
const leastOfStart = 2;

/** How much something an owner wrote is of how one starts. */
function ofStart({ subject, said, inOwnWords }: WrittenFact): number {
  if (!inOwnWords) return 0;
  const [title, text] = [fold(subject), fold(said)];
  return (
    (begins.test(text) ? 2 : 0) +
    (forNew.test(title) ? 2 : 0) +
    (aLook.test(title) ? 1 : 0) +
    (aLook.test(text) ? 1 : 0)
  );
}

function isFreeLook({ name, basePrice, pricingType }: Service): boolean {
  if (pricingType !== 'simple' || !aLook.test(fold(name))) return false;
  return parsePrice(basePrice).kind === 'free';
}

/**
 * "What would be the first step": what the owner wrote of a first visit or a free look, and whether it is to be
 * arranged; where nothing is written, what is talked of is taken down. False where something is under way.
 */
export function tellHowToStart(turn: Turn, { words, ...act }: HeardAct): boolean {
  const { state, receptionist } = turn;
  if (!asksHowToStart(words) || state.wanted.requests.length > 0) return false;
  const { services } = receptionist.profile.knowledge;
  const [fact] = writtenFacts(turn)
    .map((one) => ({ one, weight: ofStart(one) }))
    .filter(({ weight }) => weight >= leastOfStart)
    .sort((first, second) => second.weight - first.weight);
  const look = services.find(isFreeLook);
  const ref: ServiceRef | null = look ? { serviceId: look.id, optionId: null } : null;
  const told = fact !== undefined && tellFact(turn, fact.one);
  turn.answered = true;
  if (ref) {
    focusOn(turn, [ref]);
    if (!told) {
      tellPriceOnce(turn, [ref]);
      tellAboutService(turn, [ref], { ...act, words });
    }
  }
  if (told || ref) ask(turn, { kind: 'offerBooking' }, 'wantIt');
  else takeUp(turn, state.focus.refs.length > 0 ? 'booking' : 'callback');
  return true;
}
