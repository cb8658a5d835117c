import type { BusinessKnowledge } from '../knowledge/business.ts';
import { asideWords, contentStems, vagueWords } from '../knowledge/common-words.ts';
import { jointServices } from '../knowledge/joint-services.ts';
import { frenchRoot } from '../knowledge/senses.ts';
import { kindOfWork } from '../knowledge/service-index.ts';
import { fold, stem, wordsOf } from '../knowledge/words.ts';
import { remembering, rememberingOf } from '../remembering.ts';

export interface ServiceNames {
  /** The service each word is of, where it stands in the name of only one, and hardly in others' options. */
  own: ReadonlyMap<string, string>;
  /** Names of several words, whole. */
  whole: readonly { id: string; stems: readonly string[] }[];
  /** What each is called, and its options. */
  titles: readonly { id: string; stems: readonly string[]; choices: ReadonlySet<string> }[];
  /** In how many of these names a stem stands. */
  inTitles: ReadonlyMap<string, number>;
}

/** A word's stem; a French word's root. */
export const stemOf = (word: string) => frenchRoot(stem(word));

/** The stems of a text that tell one thing from another. */
export const tellingStems = remembering((text): readonly string[] =>
  [...contentStems(text)].map(frenchRoot).filter((one) => one.length > 2),
);

/** What a business calls its services, and which words call only one of them. */
export const serviceNames = rememberingOf(
  ({ services, name: shop }: BusinessKnowledge): ServiceNames => {
    const joint = jointServices(services);
    const single = services.filter(({ id }) => !joint.has(id));
    const titles = single.map(({ id, name, nameFr, options }) => ({
      id,
      stems: [...new Set([name, nameFr ?? ''].flatMap(tellingStems))],
      heads: [headOf(name), headOf(nameFr ?? name)],
      options: new Set(options.flatMap((option) => tellingStems(option.name))),
      choices: new Set(
        options.flatMap((option) =>
          wordsOf(option.name).flatMap(({ text }) =>
            choosesNothing.test(text) ? [] : stemOf(text),
          ),
        ),
      ),
    }));
    const ofShop = new Set(tellingStems(shop));
    const own = new Map<string, string>();
    const inTitles = usesIn(titles.map(({ stems }) => stems));
    const inAllOptions = usesIn(titles.map(({ options }) => options));
    const isShared = (one: string, stems: readonly string[]) =>
      (inTitles.get(one) ?? 0) > (stems.includes(one) ? 1 : 0);
    for (const { id, stems, heads, options } of titles)
      for (const one of stems) {
        // Of "Tidy Dog Membership", "dog" names it no more than what else is done for dogs.
        const [head] = heads;
        if (head && one !== head && !heads.includes(one) && !isShared(head, stems)) continue;
        const inOptions = (inAllOptions.get(one) ?? 0) - (options.has(one) ? 1 : 0);
        // "Bike" says little at a bike shop.
        const shared =
          isShared(one, stems) || inOptions > 1 || (inOptions === 1 && ofShop.has(one));
        const telling = !vagueWords.has(one) && !asideWords.has(one);
        if (!shared && telling) own.set(one, id);
      }
    const whole = single
      .map(({ id, name }) => ({ id, stems: tellingStems(name) }))
      .filter(({ stems }) => stems.length > 1);
    return { own, whole, titles, inTitles };
  },
);

/** In how many of these each stem stands. */
function usesIn(each: readonly Iterable<string>[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const stems of each) for (const one of stems) uses.set(one, (uses.get(one) ?? 0) + 1);
  return uses;
}

/** The word of a name that says what it is, or what is worked on: the last but for the kind of work; in French the first. */
function headOf(name: string): string | undefined {
  const [core = ''] = name.split(/\s[-–]\s|\(/);
  const things = tellingStems(core).filter(
    (one) => kindOfWork(one) === undefined && !vagueWords.has(one),
  );
  return ofFrench.test(fold(name)) ? things[0] : things.at(-1);
}

const ofFrench = /\b(?:de|du|des|d'|et|la|le|les|au|aux|a)\b/;

/** "Une" of "une tête" and "à" of "à l'huile" stand beside any other thing as well. */
const choosesNothing =
  /^(?:an?|the|of|for|with|and|or|un|une|le|la|les|l|du|de|des|d|au|aux|et|ou|sur|sans|avec|pour|en)$/;
