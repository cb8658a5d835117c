import { type HeardAct, refsMeant } from '../heard/heard.ts';
import type { Service, ServiceOption } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { optionWords } from '../knowledge/options.ts';
import { fold } from '../knowledge/words.ts';
import { isPutAsQuestion } from './act-of-segment.ts';
import type { HeardTurn, Hearing } from './hearing.ts';

/** Acts that a story is taken for, beside what it tells. */
const mayBeAside = /^(?:aside|unclear|describe|give|correct|claim|choose|ask\.(?:price|fact))$/;
const priced = /\b(?:how much|what(?:'s| is| does| would| about)|price|cost|combien|prix|coute)\b/;

/** What stands right before an option that is chosen: "it's for a", "make it the", "j'ai dit le". */
const choosing =
  /(?:\b(?:it's|it is|it'll be|they're|we're|i'm|is|make it|take|want|need|meant?|said|just|only|rather|instead|not|no|c'est|je suis|prend\w*|veux|voulais|voudrais|dit|disais|parlais|seulement|juste|plutot|pas|non) *(?:for |like |more |pour |plus )*(?:(?:an?|the|my|our|le|la|les|l'|une?|mon|ma|mes|du|des) ?)?|^(?:(?:an?|the|le|la|les|l'|une?) ?)?)$/;
/** "Oh sorry, I meant my wife's SUV": however it is called, another is chosen. */
const putsRight =
  /\b(?:i (?:meant?|said)|make (?:it|that)|instead|je (?:voulais dire|parlais)|j'ai dit|plutot)\b/;
/** "My kid's concert": whose something else is. */
const owning = /\b(?:my|our|his|her|their) $/;
const owningInFrench = /\bde (?:mon|ma|mes|notre|nos|son|sa|ses|leur) $/;

/** So much may be said beside an option by who chooses it. */
const mostBeside = 1;

/**
 * Where an option of a service was settled, a word of another in an aside ("there's old film on the back window",
 * "it's my kid's recital") chooses none: the aside is of nothing.
 */
export function withSettledOptions(
  acts: readonly HeardAct[],
  { hearing }: HeardTurn,
): readonly HeardAct[] {
  if (hearing.open === 'option') return acts;
  return acts.map((act) => (choosesInPassing(act, hearing) ? asAside(act) : act));
}

function asAside(act: HeardAct): HeardAct {
  const { hints: _, count: __, ...slots } = act.slots;
  const tells = Object.keys(slots).length > 0;
  return { ...act, act: tells ? 'give' : 'aside', target: null, slots };
}

function choosesInPassing({ act, target, words }: HeardAct, hearing: Hearing): boolean {
  if (target?.kind !== 'services' || !mayBeAside.test(act)) return false;
  const folded = fold(words);
  if (isPutAsQuestion(words) || priced.test(folded) || putsRight.test(folded)) return false;
  const [only, other] = refsMeant(target);
  const service = only && !other ? hearing.receptionist.serviceById.get(only.serviceId) : undefined;
  const option = service?.options.find(({ id }) => id === only?.optionId);
  if (!service || !option) return false;
  const settled = settledOf(service, hearing);
  return settled !== null && settled !== option.id && !choosesOutright(words, service, option);
}

/** The option of a service that is wanted, or talked of, or was priced last. */
function settledOf({ id }: Service, { wanted = [], focus, quoted = [] }: Hearing): string | null {
  const known = [...wanted.map(({ ref }) => ref), ...focus, ...quoted];
  return known.find(({ serviceId, optionId }) => serviceId === id && optionId)?.optionId ?? null;
}

/** Whether words choose an option: they say little else, or put it as a choice. */
function choosesOutright(said: string, service: Service, option: ServiceOption): boolean {
  const named = service.options.map(({ name }) => optionWords(name));
  const own = new Set(
    [...optionWords(option.name)].filter((stem) => !named.every((words) => words.has(stem))),
  );
  const known = contentStems(service.name);
  const ofAll = new Set(named.flatMap((words) => [...words]));
  const words = [...said.matchAll(/[\p{L}\p{N}'’-]+/gu)].map(({ 0: word, index }) => ({
    word: fold(word),
    before: fold(said.slice(0, index)),
    after: said.slice(index + word.length),
    stems: stemsAt(word, said.slice(index + word.length)),
  }));
  const naming = words.filter(({ stems }) => stems.some((stem) => own.has(stem)));
  // Told by a measure, or by what it is not: no word of it stands in an aside.
  if (naming.length === 0) return true;
  const meant = naming.filter(({ word, before, after }) => {
    if (owningInFrench.test(before)) return false;
    const [next] = /^ ?[\p{L}'’-]+/u.exec(after) ?? [];
    const ofIt = next && [...contentStems(next)].some((stem) => known.has(stem));
    return !(/['’]s$/.test(word) && owning.test(before) && next && !ofIt);
  });
  if (meant.length === 0) return false;
  const beside = words.filter(
    ({ word, stems }) =>
      !stems.some((stem) => ofAll.has(stem)) &&
      [...contentStems(word)].some((stem) => !known.has(stem)),
  );
  return beside.length <= mostBeside || meant.some(({ before }) => choosing.test(before));
}

/** What a word tells of options, by itself or with the next: "back window" for a rear one. */
function stemsAt(word: string, after: string): string[] {
  const bare = word.replace(/['’]s$/i, '');
  const [next = ''] = /^ [\p{L}'’-]+/u.exec(after) ?? [];
  const alone = optionWords(next);
  return [...optionWords(bare), ...optionWords(`${bare}${next}`)].filter(
    (stem) => !alone.has(stem),
  );
}
