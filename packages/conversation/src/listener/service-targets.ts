import type { Act } from '../heard/acts.ts';
import type { ServiceRef, SlotValues, Target } from '../heard/heard.ts';
import { beyondName } from '../knowledge/beyond-name.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { matchOptions, optionSaidWhole, optionWords } from '../knowledge/options.ts';
import { matchServices } from '../knowledge/services.ts';
import { countsOtherThing } from '../knowledge/several-options.ts';
import type { Receptionist } from '../receptionist.ts';
import { calledByPrice } from './amounts-said.ts';
import { isCalledIn } from './called-by.ts';
import { askingStems, type Candidate } from './candidates.ts';
import type { Hearing } from './hearing.ts';
import type { Ranked } from './retrieve.ts';

/** A word that stands in more things than these tells none of them. */
export const mostUses = 3;

/** Acts that are answered with what is likely, as an either-or, where nothing is sure. */
export const guessing: ReadonlySet<Act> = new Set(['ask.price', 'want.book', 'ask.total']);

/** As many services as are told in one breath must hold this much of what all services are given. */
const guessShare = 0.4;

const mostNone = 0.9;

const mostGuessed = 3;

/** The few services that are likeliest, where they stand out among all. */
export function likelyServices(known: readonly Ranked[], none: number): string[] {
  const services = known.filter(({ candidate }) => candidate?.kind === 'service');
  const all = services.reduce((sum, { probability }) => sum + probability, 0);
  if (none > mostNone) return [];
  let share = 0;
  const guessed: string[] = [];
  for (const { candidate, probability } of services.slice(0, mostGuessed)) {
    if (candidate) guessed.push(candidate.id);
    share += probability;
    if (guessed.length > 1 && share >= all * guessShare) return guessed;
  }
  return [];
}

/** "What's that together": said of a sum, they name no package. */
export const summing = contentStems(
  'together total both all whole full altogether everything ensemble',
);

/** The services a segment is about, where it names or means any. */
export function servicesMeant(
  { said, text, act }: { said: string; text: string; act: Act },
  known: readonly Ranked[],
  best: Ranked,
  values: SlotValues,
  hearing: Hearing,
): Target | null {
  const { receptionist, focus } = hearing;
  const services = known.filter(({ candidate }) => candidate?.kind === 'service');
  const mentions = matchServices(receptionist.services, said).filter(
    ({ candidates: [first] }) =>
      first && first.kind !== 'near' && !hearing.excluded?.has(first.service.id),
  );
  const refOf = (serviceId: string) =>
    withOption(receptionist, serviceId, [said, text], values, hearing);
  if (mentions.length > 1) {
    const named = mentions.flatMap(({ candidates }) => {
      const ids = new Set(candidates.map(({ service }) => service.id));
      return (
        services.find(
          ({ candidate, probability }) =>
            candidate && ids.has(candidate.id) && probability >= leastNamed,
        )?.candidate?.id ?? []
      );
    });
    const distinct = [...new Set(named)];
    if (distinct.length > 1) return { kind: 'services', refs: distinct.map(refOf) };
  }
  const id = best.candidate?.id ?? '';
  const stems = new Set(askingStems(said));
  const isWhole = ({ candidate }: Ranked) =>
    [...(candidate?.title ?? [])].every((stem) => stems.has(stem));
  const candidateOf = (serviceId: string) =>
    services.find(({ candidate }) => candidate?.id === serviceId)?.candidate ?? null;
  const hasOptionSaid = (serviceId: string) => {
    const chosen = optionSaidWhole(receptionist.serviceById.get(serviceId)?.options ?? [], text);
    return chosen !== null && optionWords(chosen.name).size > 1;
  };
  const isCalledBy = (one: Candidate | null) => one !== null && isCalledIn(said, one);
  const rivals = services
    .slice(1, 3)
    // What is called by all of its name has no rival in what is not.
    .filter((one) => !isWhole(best) || isWhole(one))
    .filter(({ candidate }) => !candidate?.hidden || namesOnly(candidate, said, receptionist))
    .filter(({ probability }) => probability >= best.probability * rivalShare && probability > 0.15)
    .flatMap(({ candidate }) => candidate?.id ?? [])
    // "A full day", which is an option of one of them and of no other.
    .filter((id) => !hasOptionSaid(best.candidate?.id ?? '') || hasOptionSaid(id))
    // What is called so has no rival in what is only like it.
    .filter((id) => !isCalledBy(best.candidate) || isCalledBy(candidateOf(id)));
  const talkedOf = focus.some(({ serviceId }) => serviceId === id);
  // "The windshield's cracked, how much": what is told beside the question is what it is about.
  const toldBeside = !talkedOf && said !== text && best.probability >= surelyTold;
  const names = mentions.length > 0 || contentStems(said).size > 0 || toldBeside;
  // What is written of a thing may answer: no word of the question has to call it.
  if (act === 'ask.fact' && talkedOf && best.probability >= surelyOfIt)
    return { kind: 'services', refs: [refOf(id)] };
  if (!names && focus.length > 0) return null;
  if (rivals.length > 0 && best.probability < 0.6) {
    const keptBack = best.candidate?.hidden && !namesOnly(best.candidate, said, receptionist);
    const refs = (keptBack && act === 'ask.price' ? rivals : [id, ...rivals]).map(refOf);
    if (refs.length === 1) return { kind: 'services', refs };
    return act === 'ask.compare' || act === 'ask.total'
      ? { kind: 'services', refs }
      : { kind: 'either', refs };
  }
  const ref = refOf(id);
  const named = mentions.some(({ candidates }) =>
    candidates.some(({ service }) => service.id === id),
  );
  if (talkedOf && !named && !ref.optionId) return null;
  return { kind: 'services', refs: [ref] };
}

/** Whether a word is said that of all names only this one has: else a price that is kept back is no rival. */
function namesOnly({ id, title }: Candidate, said: string, { candidates }: Receptionist): boolean {
  const stems = contentStems(said);
  const others = candidates.all.filter((one) => one.kind === 'service' && one.id !== id);
  return [...title].some((stem) => stems.has(stem) && others.every((one) => !one.title.has(stem)));
}

/** Of several services named in one breath, each must be at least this likely. */
const leastNamed = 0.12;

/** The service with the option the words, or what was told of the thing before, choose. */
export function withOption(
  { serviceById, candidates }: Receptionist,
  serviceId: string,
  said: readonly string[],
  values: SlotValues,
  { hints }: Hearing,
): ServiceRef {
  const service = serviceById.get(serviceId);
  if (!service || service.options.length === 0) return { serviceId, optionId: null };
  const [priced] = calledByPrice(said.join(' . '), candidates).filter(
    (ref) => ref.serviceId === serviceId && ref.optionId,
  );
  if (priced) return priced;
  for (const words of said) {
    const [only, second] = matchOptions(
      service,
      beyondName(service, words),
      values.hints ?? [...hints],
    );
    if (only && !countsOtherThing(only, words))
      return { serviceId, optionId: second ? null : only.id };
  }
  return { serviceId, optionId: null };
}

/** As likely, a question is of what is written of the thing that is talked of. */
const surelyOfIt = 0.5;

/** As likely, what is told beside a question that names nothing is what it asks of. */
const surelyTold = 0.8;

/** Nearly as likely as the first: both may be meant. */
const rivalShare = 0.55;

/** Acts in which a service called by its name, or by what people call it, is that service. */
export const named: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.offer',
  'ask.total',
  'want.book',
  'describe',
  'want.callback',
]);
