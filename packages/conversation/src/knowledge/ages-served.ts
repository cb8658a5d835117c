import { rememberingOf } from '../remembering.ts';
import type { Service, ServiceOption } from './business.ts';
import { contentStems } from './common-words.ts';
import { jointServices } from './joint-services.ts';
import { fold } from './words.ts';

/** For whom a row of the price table is, as far as its owner's words say. */
export interface Served {
  serviceId: string;
  optionId: string | null;
  /** The ages its owner wrote. */
  from: number;
  to: number;
  /** Null where it is for anybody. */
  sex: 'm' | 'f' | null;
}

/** Rows that are the same work for different people: the cuts for kids, men and seniors. */
export interface ServedFamily {
  /** What the work is called: "cut". */
  stems: ReadonlySet<string>;
  rows: readonly Served[];
}

const oldest = 150;

const between =
  /\b(?:ages?|aged|age|from|de|entre)?\s*(\d{1,2})\s*(?:to|-|–|and|through|a|et)\s*(\d{1,2})\s*(?:years?|ans)?\b/;
const atMost =
  /\b(\d{1,2})\s*(?:years?(?: old)?|ans)?\s*(?:and|or|et|ou) (?:under|younger|less|below|moins)\b|\b(?:up to|jusqu'a)\s*(?:age )?(\d{1,2})\b/;
const below = /\b(?:under|below|younger than|moins de)\s*(?:age )?(\d{1,2})\b/;
const atLeast =
  /\b(\d{1,2})\s*(?:years?(?: old)?|ans)?\s*(?:\+|(?:and|or|et|ou) (?:over|up|older|above|plus))|\b(?:from age|a partir de|at least)\s*(\d{1,2})\b/;
const ofPeople = /\b(?:years?|ages?|aged|old|older|younger|ans|under|over|up|moins|plus)\b/;

/** The ages that an owner's words are for; null where they say none. */
function agesIn(words: string): { from: number; to: number } | null {
  const folded = fold(words);
  if (!ofPeople.test(folded)) return null;
  const number = (found: RegExpExecArray | null) => Number(found?.[1] ?? found?.[2]);
  const most = atMost.exec(folded);
  if (most) return { from: 0, to: number(most) };
  const under = below.exec(folded);
  if (under) return { from: 0, to: number(under) - 1 };
  const least = atLeast.exec(folded);
  if (least) return { from: number(least), to: oldest };
  const range = between.exec(folded);
  const aged = range && /\b(?:ages?|aged|years?|ans)\b/.test(folded);
  return range && aged ? { from: Number(range[1]), to: Number(range[2]) } : null;
}

const forMen = /\b(?:men|man|mens|gents?|gentlemen|boys?|hommes?|messieurs|garcons?)\b/;
const forWomen = /\b(?:women|woman|womens|lad(?:y|ies)|girls?|femmes?|dames?|filles?)\b/;
const forYoung =
  /\b(?:kids?|child(?:ren)?|junior|youth|teens?|enfants?|jeunes?|ados?|bebes?|toddlers?)\b/;
const forGrown = /\b(?:adults?|adultes?|grown[- ]?ups?)\b/;
const forOld = /\b(?:seniors?|aines?|age d'or)\b/;
const everybody =
  'kids kid children child junior youth men mens man women womens woman adult adults senior seniors enfant enfants homme hommes femme femmes adulte adultes aine aines regular jeune dame dames';

/** The families of rows in which an owner wrote for what ages some are. */
export const familiesServed = rememberingOf(
  (services: readonly Service[]): readonly ServedFamily[] => {
    const joint = jointServices(services);
    const rows = services.filter(({ id }) => !joint.has(id)).flatMap((service) => rowsOf(service));
    const aged = rows.filter(({ ages }) => ages !== null);
    const seen = new Set<string>();
    return aged.flatMap(({ work }): ServedFamily[] => {
      const key = [...work].sort().join(' ');
      if (work.size === 0 || seen.has(key)) return [];
      seen.add(key);
      const same = rows.filter((row) => isSameWork(row.work, work));
      const told = same.filter((row) => row.ages || row.named);
      // Beside the cuts for kids and seniors, the plain one is for everybody else.
      const bySex = told.some(({ row }) => row.sex !== null);
      const own = bySex ? told : same;
      const served = own.map(({ ages, young, row }) => ({
        ...row,
        from: ages?.from ?? 0,
        to: ages?.to ?? (young ? oldestChild : oldest),
      }));
      return served.length > 1 ? [{ stems: work, rows: served }] : [];
    });
  },
);

const oldestChild = 12;

interface Row {
  row: Omit<Served, 'from' | 'to'>;
  ages: { from: number; to: number } | null;
  /** Its name says for whom it is, or nothing but the work. */
  named: boolean;
  young: boolean;
  work: ReadonlySet<string>;
}

const people = contentStems(everybody);

function rowsOf(service: Service): Row[] {
  const row = (words: string, written: string, option: ServiceOption | null): Row => {
    const folded = fold(words).replace(/[’']s?\b/g, '');
    const stems = contentStems(words);
    const [man, woman] = [forMen.test(folded), forWomen.test(folded)];
    return {
      row: {
        serviceId: service.id,
        optionId: option?.id ?? null,
        sex: man === woman ? null : man ? 'm' : 'f',
      },
      ages: agesIn(written),
      named: man || woman || forYoung.test(folded) || forGrown.test(folded) || forOld.test(folded),
      young: forYoung.test(folded),
      work: new Set([...stems].filter((one) => !people.has(one) && !/\d/.test(one))),
    };
  };
  const options = service.options.map((option) =>
    row(`${service.name} ${option.name}`, option.name, option),
  );
  if (options.some(({ ages }) => ages !== null)) return options;
  return [row(service.name, `${service.name}. ${service.description ?? ''}`, null)];
}

/** "Haircut" is a cut. */
function isSameWork(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const within = (inner: ReadonlySet<string>, outer: ReadonlySet<string>) =>
    [...inner].every((stem) => [...outer].some((own) => own.endsWith(stem) || stem.endsWith(own)));
  return one.size > 0 && within(one, other) && within(other, one);
}
