import type { Language } from '../conversation.ts';
import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { asideWords, audienceWords, contentStems, vagueWords } from '../knowledge/common-words.ts';
import {
  isBuilding,
  isOfKinds,
  isOfWork,
  isWordOf,
  occasions,
  ofState,
  people,
  rootsOf,
} from '../knowledge/kinds-of-things.ts';
import { optionExplained } from '../knowledge/options.ts';
import { contentOf } from '../knowledge/question-words.ts';
import { frenchRoot, sensesApart, sensesOf } from '../knowledge/senses.ts';
import { fold, wordsOf } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { type AskedOfWork, askedOfWork } from './asked-of-work.ts';
import { type Candidate, isOfMost } from './candidates.ts';
import type { HeardTurn } from './hearing.ts';
import { tellingStems } from './own-words.ts';
import { summing } from './service-targets.ts';

/** What services and their shop are known by. */
interface Borne {
  receptionist: Receptionist;
  services: readonly Service[];
  candidates: readonly { at: number; one: Candidate }[];
  senses: ReadonlySet<number>;
  own: ReadonlySet<string>;
  /** The words of the services, those that ask the same made one. */
  asked: ReadonlySet<string>;
}

function borneBy(receptionist: Receptionist, refs: readonly ServiceRef[]): Borne {
  const { candidates, profile, serviceById } = receptionist;
  const ids = new Set(refs.map(({ serviceId }) => serviceId));
  const services = [...ids].flatMap((id) => serviceById.get(id) ?? []);
  const { name, industry, about } = profile.knowledge;
  const written = services.flatMap((one) => [
    one.name,
    one.nameFr ?? '',
    one.description ?? '',
    ...one.options.map((option) => option.name),
  ]);
  return {
    receptionist,
    services,
    candidates: candidates.all.flatMap((one, at) => (ids.has(one.id) ? [{ at, one }] : [])),
    senses: new Set(
      written.flatMap((text) => [...sensesApart(text).values()].flatMap((all) => [...all])),
    ),
    asked: contentOf(written.join(' ')),
    own: rootsOf(`${name} ${industry ?? ''} ${about ?? ''}`),
  };
}

/** A wording that is at least so much of one word speaks of it; so do so many that hold it. */
const leastOfWording = 0.5;
const leastWordings = 2;

/** Whether callers who ask for these services speak of a thing by this word, and not only beside another. */
function isSaidFor(word: string, { receptionist, candidates }: Borne): boolean {
  // Shops of a trade are not alike in what they work on.
  const root = frenchRoot(word);
  if (isOfKinds(root) || occasions.has(root)) return false;
  const places = new Set(candidates.map(({ at }) => at));
  return (['en', 'fr'] as const).some((language) => {
    const { holding, texts, weights } = receptionist.candidates.wordings[language];
    const weight = weights.get(word) ?? 0;
    const own = (holding.get(word) ?? []).flatMap((place) => {
      const { at = null, length = 1 } = texts[place] ?? {};
      return at !== null && places.has(at) ? weight / length : [];
    });
    return own.length >= leastWordings || own.some((share) => share >= leastOfWording);
  });
}

/** How much of words is looked at: all that names anything, what tells something, or kinds of things alone. */
type Looked = 'all' | 'named' | 'telling' | 'kinds';

/** The roots among words that tell what is worked on, and that nothing written of the services bears. */
function unwritten(text: string, borne: Borne, looked: Looked): { root: string; word: string }[] {
  const { receptionist, services, candidates, senses, own, asked } = borne;
  if (services.some((one) => one.options.length > 1 && optionExplained(one.options, text, [])))
    return [];
  const said = sensesApart(text);
  const telling = new Set(tellingStems(text));
  const words = [...contentStems(text)].map((word) => ({ word, root: frenchRoot(word) }));
  return words.filter(({ root, word }) => {
    const ofKind =
      (isBuilding(root)
        ? !goesToBuildings(receptionist) || !isWhereItIs(root, text)
        : isOfKinds(root)) ||
      (looked === 'named' && (occasions.has(root) || isForOthers(root, candidates)));
    const tells = looked === 'telling' || looked === 'named';
    const counts = looked === 'all' || ofKind || (tells && telling.has(root));
    if (!counts || (looked !== 'all' && !ofKind && isAside(root))) return false;
    if (/\d/.test(root) || summing.has(word) || own.has(root) || receptionist.staff.has(root))
      return false;
    const isWritten = (all: ReadonlySet<string>) => isWordOf(all, root, !ofKind);
    if (candidates.some(({ one }) => isWritten(one.title) || isWritten(one.body))) return false;
    if (looked === 'named' && occasions.has(root)) return true;
    if ([...(said.get(root) ?? [])].some((sense) => senses.has(sense))) return false;
    if (services.some((one) => initialsOf(one.name) === word)) return false;
    return ![...contentOf(word)].some((one) => asked.has(one));
  });
}

/** "At my house" is where somebody comes; "house windows" and "the windows of my house" are worked on. */
function isWhereItIs(root: string, text: string): boolean {
  return new RegExp(
    `\\b(?:at|to|in|into|from|near|by|outside|chez|a|au|aux|dans|devant|jusqu'a) (?:\\p{L}+ ){0,2}${root}`,
    'u',
  ).test(fold(text));
}

/** "A PPF", of paint protection film. */
const initialsOf = (name: string) =>
  wordsOf(name)
    .map(({ text }) => text.charAt(0))
    .join('');

/** "Men's", of a service that is called women's. */
function isForOthers(root: string, candidates: Borne['candidates']): boolean {
  return (
    audienceWords.has(root) &&
    candidates.every(({ one }) => [...audienceWords].some((other) => one.title.has(other)))
  );
}

function isAside(root: string): boolean {
  return (
    isBuilding(root) ||
    asideWords.has(root) ||
    audienceWords.has(root) ||
    vagueWords.has(root) ||
    people.has(root)
  );
}

const goesToBuildings = ({ travels, comesOut, goesOutAtTimes }: Receptionist) =>
  travels || comesOut || goesOutAtTimes;

/** The parts of a question that name what is not written of the services, with the words that do. */
interface Part {
  text: string;
  isHead: boolean;
  found: readonly { root: string; word: string }[];
}

function partsOf(
  { things, conditions }: AskedOfWork,
  act: HeardAct['act'],
  borne: Borne,
  language: Language,
): Part[] {
  const named = things.flatMap((text): Part[] => {
    const found = unwritten(text, borne, 'named').filter(({ root }) => !isOfWork(root));
    const head = headOf(text, language);
    const heads = found.filter(({ root }) => head.has(root));
    const others = found.filter(
      ({ root }) => !head.has(root) && (isOfKinds(root) || act !== 'ask.price'),
    );
    return [
      { text, isHead: true, found: heads },
      { text, isHead: false, found: others },
    ];
  });
  const under = conditions.map((text): Part => {
    const wide = lacking.test(text) ? 'all' : act !== 'ask.price' && open.test(text);
    const looked = wide === 'all' ? 'all' : wide ? 'telling' : 'kinds';
    const folded = text.replace(/^\S+\s*/, '');
    return { text, isHead: false, found: unwritten(folded, borne, looked) };
  });
  return [...named, ...under].filter(({ found }) => found.length > 0);
}

/** The word a thing is called by: the last of its name in English, the first in French. */
function headOf(thing: string, language: Language): ReadonlySet<string> {
  const words = wordsOf(thing)
    .map(({ text }) => text)
    .filter((word) => [...rootsOf(word)].some((root) => !isOfWork(root)));
  return rootsOf((language === 'en' ? words.at(-1) : words[0]) ?? '');
}

/** A condition that any word may be of; one of a place or a time is of kinds of things alone. */
const open = /^(?:with|than|using|for|on|avec|pour|sur)\b/;
/** What a thing comes with or without is what is written, whatever callers say. */
const beside = /^(?:with|without|avec|sans|for free)\b/;
const lacking = /^(?:without|sans|for free)\b/;

/** A question or note that speaks of what is not written of the services: it goes before any of them. */
function writtenOf(
  parts: readonly Part[],
  act: HeardAct['act'],
  { candidates }: Receptionist,
): Candidate | null {
  const roots = parts.flatMap(({ found }) => found.map(({ root }) => root));
  const shares = (all: ReadonlySet<string>) =>
    roots.filter((root) => all.has(root) && !isOfMost(root, candidates)).length;
  // Who asks a price is told another thing only where that is called by what they ask of.
  const ofPrice = act === 'ask.price';
  const [best] = candidates.all
    .filter(({ kind }) => kind !== 'service')
    .map((one) => ({ one, worth: 2 * shares(one.title) + (ofPrice ? 0 : shares(one.body)) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  return best?.one ?? null;
}

/** Of services that were taken for a thing, those that have more in common with it than the kind of work. */
function nearOf(thing: string, refs: readonly ServiceRef[], { candidates }: Receptionist) {
  const roots = [...rootsOf(thing)].filter((root) => !isOfWork(root));
  const senses = sensesOf(thing);
  return refs.filter(({ serviceId }) => {
    const one = candidates.all.find(({ id }) => id === serviceId);
    return (
      one &&
      (roots.some((root) => one.title.has(root) || one.body.has(root)) ||
        [...senses].some((sense) => one.titled.has(sense) || one.bodySenses.has(sense)))
    );
  });
}

/**
 * "Do you mend harps", of a shop that mends guitars: what is most like it is not what was asked for. Where only a kind or
 * a condition is strange, the work is done, and whether so is left to people.
 */
export function withStrangeThings(acts: readonly HeardAct[], { hearing }: HeardTurn): HeardAct[] {
  const { receptionist, language } = hearing;
  return acts.map((act): HeardAct => {
    const { target } = act;
    if (act.act !== 'ask.offer' && act.act !== 'ask.price') return act;
    if (act.act === 'ask.offer' && ofUse.test(fold(act.words)))
      return { ...act, act: 'ask.fact', target: { kind: 'unknown', words: null } };
    const refs = target?.kind === 'services' || target?.kind === 'either' ? target.refs : [];
    const asked = refs.length > 0 ? askedOfWork(act.words, language) : null;
    if (!asked) return act;
    const borne = borneBy(receptionist, refs);
    const parts = partsOf(asked, act.act, borne, language);
    const written = writtenOf(parts, act.act, receptionist);
    if (written) return { ...act, act: 'ask.fact', target: { kind: 'fact', factId: written.id } };
    const strange = parts.filter(({ text, isHead, found }) =>
      found.some(
        (one) =>
          (isHead || !isState(text, one.root)) &&
          (beside.test(text) || !isSaidFor(one.word, borne)),
      ),
    );
    const [first] = strange;
    if (!first) return act;
    const heads = strange.filter(({ isHead }) => isHead);
    if (
      heads[0] &&
      heads.length === asked.things.length &&
      !isNamedBeside(act, heads[0].text, borne)
    ) {
      const near = nearOf(heads[0].text, refs, receptionist);
      const words = asSaid(heads[0].text, act.words);
      return { ...act, target: { kind: 'unknown', words, ...(near.length > 0 && { near }) } };
    }
    return { ...act, slots: { ...act.slots, beyond: asSaid(first.text, act.words) } };
  });
}

/** Whether words go on to call the services by something of their name, after the thing that they ask for. */
function isNamedBeside({ words }: HeardAct, thing: string, borne: Borne): boolean {
  const said = fold(words);
  const after = said.slice(said.indexOf(thing) + thing.length);
  return [...rootsOf(after)].some(
    (root) =>
      !isOfWork(root) && !isAside(root) && borne.candidates.some(({ one }) => one.title.has(root)),
  );
}

/** "Leaky taps", "on curly hair": the state or the look of a thing, of which no shop writes. */
function isState(text: string, root: string): boolean {
  if (isOfKinds(root) || lacking.test(text)) return false;
  return wordsOf(text).some((one) => rootsOf(one.text).has(root) && ofState.test(one.text));
}

/** "Can I swim with these in": what somebody may do with a thing is not whether the work is done. */
const ofUse =
  /^(?:(?:and|so|um|uh|hi|hey|but|okay|ok|then|et|pis|mais) )*(?:(?:can|could|may|should|do) (?:i|we|he|she|they)|is it (?:okay|ok|safe|fine|legal|bad) (?:for me )?to|(?:je peux|puis-je|peut-on|on peut)(?:[- ]tu)?) (?:still |just |even |encore )?(?:drive|eat|drink|swim|shower|bathe|sleep|walk|run|smoke|vape|park|wear|shave|exercise|work out|touch|live|ride|fly|conduire|rouler|manger|boire|nager|dormir|marcher|fumer|courir|porter)\b/;

/** Folded words as they were written. */
function asSaid(folded: string, words: string): string {
  const at = fold(words).indexOf(folded);
  return at < 0 ? folded : words.slice(at, at + folded.length);
}
