import type { Language } from '../conversation.ts';
import type { HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { allErrands, errands, kindsOfWork } from '../knowledge/kinds-of-work.ts';
import { sensedWords } from '../knowledge/senses.ts';
import { fold, stem } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { HeardTurn } from './hearing.ts';
import { tellingStems } from './own-words.ts';

/** What asks for the price of a thing by its name: "how much for a", "price of", "what do you charge to change my". */
const asked =
  /\b(?:how much (?:is|are|for|to \w+|would|does|do (?:you|ya|they) charge (?:for|to \w+))|(?:prices?|cost|rates?|quote) (?:of|for|on)|(?:charge|charging) (?:for|to \w+)|what(?:['’]?s|['’]?ll| is| does| do| would)|combien (?:pour|coute(?:nt)?|ca coute|c'est|vous chargez pour|vous prenez pour|est-ce que coute(?:nt)?)|(?:le )?prix (?:d'|de |du |des |pour )|c'est combien)\b(?: (?:it (?:cost|be) (?:for|to \w+)|the (?:price|cost) (?:of|for|on)))? ?/g;
const article =
  /^(?:(?:an?|the|some|my|our|your|new|une?|le|la|les|des|du|mon|ma|mes|votre|vos|pour|faire|l'|d')\b ?)+/;
/** Where the name ends. */
const nameEnds =
  /[,.?!;]| (?:cost\w*|run|runs|be|go|goes|going|for|at|on|if|when|and|or|with|these days|please|right now|there|here|roughly|about|per|each|you|me|coute\w*|pour|chez|avec|si|quand|et|ou|svp)\b/;
const mostWords = 4;

/** What is done to a thing is done to many: it names none. */
const work = new Set(
  [...Object.values(kindsOfWork).flat(), ...allErrands.map((one) => errands[one].called.source)]
    .flatMap((words) => words.match(/\p{L}{3,}/gu) ?? [])
    .map((word) => stem(fold(word))),
);

/** "Removal", "restoration": so many things are that none is named by it. */
const ofWork = /^(?:remov|restor|treat|instal|adjust|inspect|protect|enlev|restaur|traite)/;

/** The thing whose price words ask for by its name; null where they name none. */
function thingPriced(said: string): string | null {
  const folded = fold(said);
  const found = [...folded.matchAll(asked)].at(-1);
  if (!found) return null;
  const rest = folded.slice(found.index + found[0].length).replace(article, '');
  const name = rest.slice(0, nameEnds.exec(rest)?.index ?? rest.length).trim();
  return name !== '' && name.split(/\s+/).length <= mostWords ? name : null;
}

/**
 * Whether a thing is one that shops are known to sell by that name, and what it is called by is in nothing that this
 * one wrote, nor that its callers say for what it wrote: a car wash is none of who tints cars.
 */
function isOfOtherShops(
  thing: string,
  { candidates, namesOfTrades }: Receptionist,
  language: Language,
): boolean {
  const tellingOnes = tellingStems(thing);
  // "A car wash": neither word tells anything alone, and together they are a name.
  const told = tellingOnes.length > 0 ? tellingOnes : [...contentStems(thing)];
  const things = told.filter((one) => !work.has(one) && !ofWork.test(one));
  const telling = things.length > 0 ? things : told;
  const senses = new Map(sensedWords(thing).map((word) => [word.root, [...word.senses]]));
  const wordings = [candidates.wordings.en, candidates.wordings.fr];
  const isOurs = (one: string) =>
    candidates.uses.has(one) ||
    (senses.get(one) ?? []).some((sense) => candidates.senses.has(sense)) ||
    wordings.some(({ holding, texts }) =>
      (holding.get(one) ?? []).some((place) => texts[place]?.at != null),
    );
  const head = language === 'en' ? telling.at(-1) : telling[0];
  if (head === undefined || isOurs(head)) return false;
  const isName = (namesOfTrades.get(head) ?? []).some((name) =>
    telling.every((one) => namesOfTrades.get(one)?.includes(name)),
  );
  return isName || telling.every((one) => namesOfTrades.has(one) && !isOurs(one));
}

/** Whether no word of a thing that was named stands in anything this shop wrote, nor in another word for it. */
function isNothingOfOurs(thing: string, { candidates }: Receptionist): boolean {
  const telling = tellingStems(thing);
  const senses = sensedWords(thing).flatMap((word) => [...word.senses]);
  return (
    telling.length > 0 &&
    telling.every((one) => !candidates.uses.has(one)) &&
    !senses.some((sense) => candidates.senses.has(sense))
  );
}

/** "How much is a manicure", of a barber: what is most like it is not what was asked for. */
export function withThingNotListed(acts: readonly HeardAct[], { hearing }: HeardTurn): HeardAct[] {
  return acts.map((act) => {
    const { target, words } = act;
    if (act.act !== 'ask.price' || target?.kind === 'unknown') return act;
    const thing = thingPriced(words);
    if (thing === null) return act;
    const { receptionist, language } = hearing;
    // What nothing is meant by, or a fact alone, is the price of nothing that was talked of before.
    const isNamedOfNone = target === null || target.kind === 'fact';
    const isStrange =
      isOfOtherShops(thing, receptionist, language) ||
      (isNamedOfNone && isNothingOfOurs(thing, receptionist));
    return isStrange ? { ...act, target: { kind: 'unknown', words: thing } } : act;
  });
}
