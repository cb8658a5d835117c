import type { Act } from '../heard/acts.ts';
import type { HeardAct, Target } from '../heard/heard.ts';
import { contentStems, smallWords, vagueWords } from '../knowledge/common-words.ts';
import { type SensedWord, sensedWords } from '../knowledge/senses.ts';
import { fold, stem } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { Candidate } from './candidates.ts';
import type { Hearing } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import { summing } from './service-targets.ts';
import { ownStems } from './sums.ts';

/** "Wait, so which is it": what somebody exclaims before they ask is about nothing. */
const exclaimed =
  /(?<=^|[.!?…]\s*|(?<!\p{L})(?:um+|uh+|oh|well|so|okay|ok|yeah|no|euh|ben|bon|non)[,.]?\s+)(?:wait(?: a (?:minute|second|sec))?|hold on|hang on|look|listen|shoot|man|boy|gee|see|right|attends|attendez|écoutez?|regardez?|voyons|heille|minute|une minute)(?:,|\.\.\.|…|!)\s+(?=([^.!?…]*.?))/giu;

/** A turn without what is exclaimed before a question, as long as it was. */
export function withoutExclaimed(text: string): string {
  return text.replace(exclaimed, (words: string, asked: string) =>
    asked.endsWith('?') || isPutAsQuestion(asked) ? ' '.repeat(words.length) : words,
  );
}

const assent =
  /(?<!\p{L})(?:c['’]\s?(?:est|était)|ça serait|that['’]?s|that is|is that|it['’]?s)\s+(?:(?:bien|tout|ben|all|just|not|pas)\s+)?(correct|parfait|perfect|beau|bon|right|fine|good|great)(?!\p{L})(?=.*\p{L})/giu;

/** "So that's correct, one fifty, Thursday": who agrees names no "Colour Correction". */
export function withoutAssent(text: string, receptionist: Receptionist): string {
  const own = ownStems(receptionist);
  const names = (word: string) => [...contentStems(word)].some((one) => own.has(one));
  return text.replace(assent, (words: string, word: string) =>
    names(word) ? ' '.repeat(words.length) : words,
  );
}

/** "Walk-ins", "drop-off", "touch up": what such a verb is without its particle, another word. */
const compounds =
  /(?<!\p{L})(\p{L}{3,})[- ](ins?|outs?|ups?|offs?|overs?|downs?|backs?|throughs?)(?!\p{L})/giu;
const mostBetween = 3;

/** Whether a word is half of what a title calls something by, and the other half is not said with it. */
function isHalf(word: SensedWord, at: number, words: readonly SensedWord[], title: string) {
  for (const [, verb = '', particle = ''] of title.matchAll(compounds)) {
    if (stem(fold(verb)) !== stem(word.text)) continue;
    const other = fold(particle).replace(/s$/, '');
    const follows = words.slice(at + 1, at + 1 + mostBetween).map(({ text }) => text);
    return !follows.some((text) => text.replace(/s$/, '') === other);
  }
  return false;
}

/** Who somebody is to the caller, where it is neither for them nor theirs: "I've got a sick kid at home". */
const kin =
  /(?<!(?<!(?:call(?:ing)?|appelle)\s+)(?:for|of|with|pour|de|avec)\s+)(?<!\p{L})(?:my|our|his|her|the|an?|mon|ma|son|sa|ton|ta|notre|la|le|une?)\s+(?:\p{L}+\s+)?(?:kid|child|baby|daughter|son|boy|girl|mom|mum|mother|dad|father|wife|husband|brother|sister|grand\p{L}+|enfant|bébé|fille|fils|gars|garçon|femme|mari|mère|père|soeur|sœur|frère)(?!['’]s|\p{L})/giu;

/** Words that tell of people, without those: no work is named by whose daughter calls. */
export function withoutKin(said: string, act: Act): string {
  if (!tellsOfPeople.has(act)) return said;
  const rest = said.replace(kin, ' ');
  return /\p{L}{3}/u.test(rest) ? rest : said;
}

/** Where a service is asked for or after, "the kid" may be whom it is for; in these acts somebody is told of. */
const tellsOfPeople: ReadonlySet<Act> = new Set([
  'give',
  'describe',
  'correct',
  'choose',
  'want.move',
  'want.callback',
  'ask.when',
]);

/**
 * Whether all that words have in common with a thing are words that name nothing: what a sum is asked by, half of
 * what it is called by, or, while something else is talked of, what the shop itself is called by.
 * What shares no word with them at all may still be meant.
 */
export function sharesOnlyWeakWords(
  candidate: Candidate,
  asked: string,
  { receptionist, focus }: Pick<Hearing, 'receptionist' | 'focus'>,
): boolean {
  const words = sensedWords(asked);
  const shared = words.flatMap((word, at) =>
    isCommon(word) || !calls(word, candidate) ? [] : [{ word, at }],
  );
  const another = focus.length > 0 && focus.every(({ serviceId }) => serviceId !== candidate.id);
  return (
    shared.length > 0 &&
    shared.every(
      ({ word, at }) =>
        summing.has(stem(word.text)) ||
        isHalf(word, at, words, candidate.compared.title) ||
        (another && isOfShop(word, receptionist)),
    )
  );
}

const isCommon = ({ text, root }: SensedWord) =>
  (smallWords.has(text) || vagueWords.has(root)) && !summing.has(stem(text));

/** What only stands in a service's description does not call it: "cut not included". */
function calls(
  { root, senses }: SensedWord,
  { kind, title, body, titleSenses }: Candidate,
): boolean {
  if (title.has(root) || (kind !== 'service' && body.has(root))) return true;
  return [...titleSenses.values()].some((own) => [...own].some((one) => senses.has(one)));
}

function isOfShop({ root }: SensedWord, { profile, candidates }: Receptionist): boolean {
  if ((candidates.uses.get(root) ?? 0) < 2) return false;
  return sensedWords(profile.knowledge.name).some((one) => one.root === root);
}

/** What an act is about, without what only such words are of. */
export function withoutWeaklyNamed(
  target: Target | null,
  asked: string,
  scene: Pick<Hearing, 'receptionist' | 'focus'>,
): Target | null {
  const { candidates } = scene.receptionist;
  const isWeak = (id: string) => {
    const found = candidates.all.find((one) => one.id === id);
    return found !== undefined && sharesOnlyWeakWords(found, asked, scene);
  };
  if (target?.kind === 'fact') return isWeak(target.factId) ? null : target;
  if (target?.kind !== 'services' && target?.kind !== 'either') return target;
  const refs = target.refs.filter(
    ({ serviceId }) => scene.focus.some((one) => one.serviceId === serviceId) || !isWeak(serviceId),
  );
  if (refs.length === target.refs.length) return target;
  if (refs.length === 0) return null;
  return refs.length > 1 ? { ...target, refs } : { kind: 'services', refs };
}

/** "I don't want a new furnace" is about none: what an act refuses is not what it names as well. */
export function withoutRefused(act: HeardAct): HeardAct {
  const { target, slots } = act;
  if (target?.kind !== 'services' || !slots.without) return act;
  const refused = target.refs.every(({ serviceId }) => slots.without?.includes(serviceId));
  return refused ? { ...act, target: null } : act;
}
