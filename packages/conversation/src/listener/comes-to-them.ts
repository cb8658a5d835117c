import type { Act } from '../heard/acts.ts';
import { type HeardAct, refsMeant } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { namedOutright } from './named-outright.ts';
import { withOption } from './service-targets.ts';

const asksToCome =
  /(?<!\p{L})(?:you(?: guys| folks| all)? (?:come|came|coming|drive|travel|go)(?: all the way)?(?: out)?(?: here| over)?(?: to (?:us|me|my|our|the|where)|(?=\W*$))|(?:at|to) (?:the|our|my) (?:venue|hotel|house|home|place|office|cottage|condo|apartment|wedding)|on[- ]?(?:site|location)|house ?calls?|mobile service|a domicile|chez (?:nous|moi)|vous (?:venez|vous deplacez|deplacez))(?!\p{L})/u;
const asksToVisit =
  /(?<!\p{L})(?:we|i|us|he|she|they)(?:'d|'ll| all| both)* (?:come|came|go|went|drive|drove|bring|brought|drop)(?:ped)? (?:\p{L}+ )?(?:in|by|there|over|to (?:you|the (?:salon|shop|store|studio)))(?!\p{L})|(?<!\p{L})(?:in|at) (?:the|your) (?:salon|shop|store|studio|clinic|spa)(?!\p{L})|(?<!\p{L})(?:au|a votre) (?:salon|boutique|garage|clinique)(?!\p{L})/u;
const comes =
  /(?<!\p{L})(?:on[- ]?(?:site|location)|house ?calls?|mobile|(?:we|i) (?:come|travel|drive|go)(?: out)? to (?:you|your)|at your (?:home|place|venue|house|office)|a domicile|on se deplace|chez vous|nous nous deplacons)(?!\p{L})/u;
const ofPrices: ReadonlySet<Act> = new Set(['ask.price', 'ask.total']);

/** The one service of a shop for which its people go to those who want it; null where none is, or several are. */
const goingOut = rememberingOf(({ profile }: Receptionist): Service | null => {
  const { address, services } = profile.knowledge;
  if (!address) return null;
  const [only, other] = services.filter(({ name, description }) =>
    comes.test(fold(`${name} . ${description ?? ''}`)),
  );
  return only && !other ? only : null;
});

/**
 * "What would that come to if you come to us": of a shop that people come to, the price of what is done there is not the
 * one that is asked for, where it has a service of its own for coming. Who would come in after all asks of what they
 * named before.
 */
export function withComingToThem(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const service = goingOut(hearing.receptionist);
  if (!service) return acts;
  if (
    hearing.focus.some(({ serviceId }) => serviceId === service.id) &&
    asksToVisit.test(fold(text))
  )
    return withVisitInstead(acts, service, text, hearing);
  const alone = acts.filter(({ act }) => ofPrices.has(act)).length === 1;
  return acts.map((act) => {
    const { target, words } = act;
    const folded = fold(alone ? text : words);
    if (!ofPrices.has(act.act) || target?.kind === 'fact' || act.slots.reckoning) return act;
    if (!asksToCome.test(folded) || asksToVisit.test(folded)) return act;
    if (refsMeant(target).some(({ serviceId }) => serviceId === service.id)) return act;
    const ref = withOption(hearing.receptionist, service.id, [words], act.slots, hearing);
    const { count: _, beyond: __, ...slots } = act.slots;
    return { ...act, act: 'ask.price', target: { kind: 'services', refs: [ref] }, slots };
  });
}

/** "What if we came in instead": the prices of what was named so far, and no more of the one for coming. */
function withVisitInstead(
  acts: readonly HeardAct[],
  { id }: Service,
  text: string,
  hearing: Hearing,
): readonly HeardAct[] {
  const { receptionist, saidBefore = [] } = hearing;
  const ofComing = ({ act, target }: HeardAct) =>
    act.startsWith('ask.') &&
    target?.kind !== 'fact' &&
    refsMeant(target).every(({ serviceId }) => serviceId === id);
  const first = acts.find(ofComing);
  const said = [...saidBefore, text].join(' . ');
  const refs = namedOutright(said, receptionist)
    .filter(({ serviceId }) => serviceId !== id)
    .map(({ serviceId }) => withOption(receptionist, serviceId, [said], {}, hearing));
  if (!first || refs.length === 0) return acts;
  const one: HeardAct = {
    ...first,
    act: 'ask.price',
    confidence: 1,
    target: { kind: 'services', refs },
    slots: { apart: true },
  };
  return acts.flatMap((act) => (act === first ? one : ofComing(act) ? [] : act));
}
