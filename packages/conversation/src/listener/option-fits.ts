import type { Act } from '../heard/acts.ts';
import type { ServiceRef, Target } from '../heard/heard.ts';
import { frequencyIn, optionByFrequency } from '../knowledge/frequencies.ts';
import { matchOptions } from '../knowledge/options.ts';
import type { Receptionist } from '../receptionist.ts';
import { askingStems } from './candidates.ts';
import type { Hearing } from './hearing.ts';

const ofThings: ReadonlySet<Act> = new Set(['ask.price', 'ask.total', 'ask.offer', 'want.book']);

/**
 * "A bath for a big dog", where "Cat bath" is the likelier and only "Bath and brush" has dogs of a size: of
 * services that share the word that was said, the one whose option the words choose, unless the likelier is
 * called by a word of its own.
 */
export function optionThatFits(
  said: string,
  act: Act,
  target: Target | null,
  { receptionist, focus, excluded }: Hearing,
): Target | null {
  if (!ofThings.has(act)) return target;
  const often = ofTalkedOf(said, target, focus, receptionist);
  if (often) return often;
  if (target?.kind !== 'services' || target.refs.length > 1) return target;
  const [heard] = target.refs;
  if (!heard || heard.optionId || focus.some(({ serviceId }) => serviceId === heard.serviceId))
    return target;
  const stems = askingStems(said);
  const plan = byFrequency(heard.serviceId, said, stems, receptionist);
  if (plan) return { kind: 'services', refs: [plan] };
  const shared = saidOf(heard.serviceId, stems, receptionist);
  if (shared.length === 0 || shared.some((stem) => isOwn(stem, receptionist))) return target;
  const fitting = receptionist.profile.knowledge.services.flatMap((service) => {
    const own = saidOf(service.id, stems, receptionist);
    if (excluded?.has(service.id) || !shared.every((stem) => own.includes(stem))) return [];
    const [only, other] = matchOptions(service, said);
    return only && !other ? [{ serviceId: service.id, optionId: only.id, words: own.length }] : [];
  });
  const most = Math.max(...fitting.map(({ words }) => words));
  const [best, rival] = fitting.filter(({ words }) => words === most);
  if (!best || rival || best.serviceId === heard.serviceId) return target;
  return { kind: 'services', refs: [{ serviceId: best.serviceId, optionId: best.optionId }] };
}

/** "And every other week": the option that is for as often, of what is talked of. */
function ofTalkedOf(
  said: string,
  target: Target | null,
  [only, other]: Hearing['focus'],
  { serviceById }: Receptionist,
): Target | null {
  if (target !== null || !only || other) return null;
  const service = serviceById.get(only.serviceId);
  const option = service && optionByFrequency(service.options, said);
  return option
    ? { kind: 'services', refs: [{ serviceId: service.id, optionId: option.id }] }
    : null;
}

/**
 * "A wash every week", where a wash has one price and a club is priced by how often: of what shares a word with
 * what was heard, the only one that is for as often.
 */
function byFrequency(
  heard: string,
  said: string,
  stems: readonly string[],
  receptionist: Receptionist,
): ServiceRef | null {
  if (frequencyIn(said) === null) return null;
  const own = saidOf(heard, stems, receptionist);
  const options = receptionist.serviceById.get(heard)?.options ?? [];
  if (optionByFrequency(options, said)) return null;
  const [only, other] = receptionist.profile.knowledge.services.flatMap((service) => {
    const option = optionByFrequency(service.options, said);
    const shares = saidOf(service.id, stems, receptionist).some((stem) => own.includes(stem));
    return option && shares ? [{ serviceId: service.id, optionId: option.id }] : [];
  });
  return only && !other ? only : null;
}

/** The words of a service's title that were said. */
function saidOf(id: string, stems: readonly string[], { candidates }: Receptionist): string[] {
  const title = candidates.all.find((one) => one.id === id)?.title;
  return stems.filter((stem) => title?.has(stem));
}

/** Whether a word stands in the title of one service alone. */
function isOwn(stem: string, { candidates }: Receptionist): boolean {
  const titled = candidates.all.filter(({ kind, title }) => kind === 'service' && title.has(stem));
  return titled.length === 1;
}
