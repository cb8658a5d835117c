import type { Act } from '../heard/acts.ts';
import type { SlotValues, Target } from '../heard/heard.ts';
import type { Candidate } from './candidates.ts';
import type { Hearing } from './hearing.ts';
import { aboutPaying, surelyInOwnWords, tellingStems, termsOfNamed } from './own-words.ts';
import { withOption } from './service-targets.ts';

/** Questions that a service's name alone does not answer. */
const asksOfFact: ReadonlySet<Act> = new Set(['ask.fact', 'ask.offer', 'ask.includes']);

/** One act's words, and the turn they stand in. */
interface Asked {
  said: string;
  text: string;
  act: Act;
}

/** What the owner wrote in the very words of a question that no ranking is sure of. */
export function writtenTarget(
  { said, text, act }: Asked,
  values: SlotValues,
  hearing: Hearing,
): Target | null {
  const { receptionist } = hearing;
  if (!asksOfFact.has(act)) return null;
  const written =
    surelyInOwnWords(said, receptionist) ??
    surelyInOwnWords(text, receptionist) ??
    aboutPaying(said, receptionist) ??
    termsOfNamed(said, receptionist);
  return written
    ? targetAt(written, [said, text], values, hearing)
    : servicesOfTurn(said, text, act, hearing);
}

/** "My gutters are plugged, do you clean those": the services that words of the turn are in the names of. */
function servicesOfTurn(
  said: string,
  text: string,
  act: Act,
  { receptionist, focus }: Hearing,
): Target | null {
  if (act !== 'ask.offer' || focus.length > 0 || tellingStems(said).length > 0) return null;
  const stems = tellingStems(text);
  const refs = receptionist.candidates.all
    .filter(({ kind, title }) => kind === 'service' && stems.some((stem) => title.has(stem)))
    .map(({ id }) => ({ serviceId: id, optionId: null }));
  if (refs.length === 0 || refs.length > mostOfTurn) return null;
  return { kind: refs.length > 1 ? 'either' : 'services', refs };
}

const mostOfTurn = 3;

/** Something the owner wrote, as what an act is about. */
export function targetAt(
  { kind, id }: Candidate,
  texts: [said: string, text: string],
  values: SlotValues,
  hearing: Hearing,
): Target {
  if (kind !== 'service') return { kind: 'fact', factId: id };
  const ref = withOption(hearing.receptionist, id, texts, values, hearing);
  return { kind: 'services', refs: [ref] };
}
