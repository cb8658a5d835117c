import type { Act } from '../heard/acts.ts';
import type { HeardAct, Target } from '../heard/heard.ts';
import type { Candidate } from './candidates.ts';
import type { HeardTurn } from './hearing.ts';
import { findsOut } from './look-first.ts';
import { tellingStems } from './own-words.ts';
import { withOption } from './service-targets.ts';

/** Acts that mean one service, by its name or by what is the matter. */
const ofService: ReadonlySet<Act> = new Set(['ask.price', 'ask.offer', 'want.book', 'describe']);

/**
 * "When I stop it makes a squealing noise, what do you charge to look at it", heard as a diagnosis, where an owner
 * wrote "squeals, grinding, soft pedal" of the brake check: the service whose own words a whole turn is told in goes
 * before the one that its question sounds like, unless a word of that one's name was said.
 */
export function withDescribedService(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const [only, other] = acts.filter(({ act }) => ofService.has(act));
  if (!only || other || acts.some(namesServices(only))) return acts;
  const services = hearing.receptionist.candidates.all.filter(({ kind }) => kind === 'service');
  const said = tellingStems(text);
  const found = describedIn(said, services, hearing.excluded);
  const heard = serviceOf(only.target);
  const isNamed = ({ id, title }: Candidate) =>
    id === heard && said.some((stem) => title.has(stem));
  // "Just to have somebody come see it": what is described is not to be mended yet.
  const isLooked = only.act !== 'describe' && heard !== null && findsOut(only.words);
  if (!found || heard === found || isLooked || services.some(isNamed)) return acts;
  const ref = withOption(hearing.receptionist, found, [only.words, text], only.slots, hearing);
  return acts.map((act) =>
    act === only ? { ...act, target: { kind: 'services', refs: [ref] } } : act,
  );
}

function namesServices(but: HeardAct): (act: HeardAct) => boolean {
  return (act) => act !== but && act.target?.kind === 'services';
}

/** The one service a target means; null where it means none, several or a fact. */
function serviceOf(target: Target | null): string | null {
  if (target?.kind !== 'services' || target.refs.length !== 1) return null;
  return target.refs[0]?.serviceId ?? null;
}

/** So much of what is said has to tell for a service, and so much more than for any other. */
const least = { worth: 1, lead: 0.7 };

/** The one service most of what was said stands in; null where none stands out. */
function describedIn(
  said: readonly string[],
  services: readonly Candidate[],
  excluded: ReadonlySet<string> | undefined,
): string | null {
  const holds = ({ title, body }: Candidate, stem: string) => title.has(stem) || body.has(stem);
  const worth = new Map(
    said.map((stem) => {
      const uses = services.filter((one) => holds(one, stem)).length;
      return [stem, uses === 0 ? 0 : Math.log((services.length + 0.5) / uses)] as const;
    }),
  );
  const [best, second] = services
    .map((service) => {
      const held = said.filter((stem) => holds(service, stem));
      const total = held.reduce((sum, stem) => sum + (worth.get(stem) ?? 0), 0);
      return { id: service.id, held, total, titled: held.some((stem) => service.title.has(stem)) };
    })
    .sort((one, other) => other.total - one.total);
  if (!best || excluded?.has(best.id) || best.total < least.worth) return null;
  if (best.held.length < 2 && !best.titled) return null;
  // Another's whole name, or a word of it which says nothing of this one, speaks of both.
  const others = services.some(
    ({ id, title }) =>
      id !== best.id &&
      (isMostlySaid(title, said) ||
        said.some((stem) => title.has(stem) && !best.held.includes(stem))),
  );
  return others || (second && best.total - second.total < least.lead) ? null : best.id;
}

/** Whether a name is said but for what names nothing in it, such as "service". */
function isMostlySaid(title: ReadonlySet<string>, said: readonly string[]): boolean {
  const held = [...title].filter((stem) => said.includes(stem)).length;
  return held > 0 && held >= title.size * mostly;
}

const mostly = 0.6;
