import { asideWords, vagueWords } from '../knowledge/common-words.ts';
import { type SensedWord, sensedWords } from '../knowledge/senses.ts';
import type { Receptionist } from '../receptionist.ts';
import { type Candidate, isOfMost } from './candidates.ts';
import { tellingStems } from './own-words.ts';
import type { Ranked } from './retrieve.ts';

/**
 * "What about a Miele dishwasher", where makes that are not repaired are written of: a service that is likeliest for
 * what it is called by gives way to a note or an answer that tells of what is said beyond its name, where nothing
 * written of the service does.
 */
export function tellingFirst(
  known: readonly Ranked[],
  said: string,
  { candidates }: Receptionist,
): readonly Ranked[] {
  const [best] = known;
  if (!best) return known;
  const service = best.candidate;
  if (service?.kind !== 'service' || best.probability >= surely) return known;
  const telling = new Set(tellingStems(said));
  const beyond = sensedWords(said).filter(
    ({ root }) =>
      telling.has(root) &&
      !service.title.has(root) &&
      !vagueWords.has(root) &&
      !isOfMost(root, candidates),
  );
  if (beyond.length === 0 || beyond.some((word) => tellsOf(service, word))) return known;
  const written = beyond.filter(({ root }) => !asideWords.has(root)).map(({ root }) => root);
  const ofService = [...service.title].filter(
    (stem) => !vagueWords.has(stem) && !isOfMost(stem, candidates),
  );
  const shared = ({ candidate }: Ranked, stems: readonly string[]) =>
    stems.filter((stem) => candidate?.title.has(stem) || candidate?.body.has(stem)).length;
  const [found] = known
    .filter((one) => {
      if (one.candidate === null || one.candidate.kind === 'service') return false;
      const own = shared(one, written);
      if (one.probability >= best.probability * nearly && shared(one, ofService) > 0) return true;
      return one.probability >= least && own > 0 && own * 3 >= written.length;
    })
    .toSorted((one, other) => shared(other, written) - shared(one, written));
  if (!found) return known;
  const rest = known.filter((one) => one !== found && one !== best);
  return [{ ...found, probability: best.probability }, ...rest, { ...best, probability: 0 }];
}

const tellsOf = ({ title, body, titled, bodySenses }: Candidate, { root, senses }: SensedWord) =>
  title.has(root) ||
  body.has(root) ||
  [...senses].some((sense) => titled.has(sense) || bodySenses.has(sense));

/** As likely, a service is meant whatever else is said beside it. */
const surely = 0.8;
/** Nearly as likely as the service, an answer need only tell of the service itself. */
const nearly = 0.65;
/** What only has a third of what is said beyond the name must be as likely. */
const least = 0.04;
