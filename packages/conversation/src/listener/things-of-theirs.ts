import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import { countsUnits } from './counted.ts';
import type { HeardTurn } from './hearing.ts';

const number =
  '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:[- ]\\p{L}+)?|thirty|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt)';
/** "On my two dogs", "for both our cars": each of them is to have it. */
const theirs = new RegExp(
  `\\b(?:on|for|of|do|does|done|clip|bring|get|have|pour|a|sur|de|amener) (?:(both)(?: of)? (?:my|our)|(?:my|our|mes|nos|les) (?:(both|deux) )?${number}?) ?(?:\\p{L}+ )?(?:dogs|cats|pups|puppies|kittens|pets|horses|rabbits|birds|cars|trucks|vans|suvs|vehicles|bikes|bicycles|motorcycles|scooters|trailers|boats|chiens|chats|chevaux|autos|voitures|camions|velos|motos|bateaux)\\b`,
  'u',
);
/** "I have fourteen", "there's about six of them": of what is priced by the piece. */
const owned = new RegExp(
  `\\b(?:i have|we have|i've got|we've got|i got|there's|there are|there is|it's|they're|j'en ai|on en a|il y en a|y en a)(?: (?:about|around|like|maybe|only|just|probably|environ|a peu pres))* ${number}(?: of (?:them|those))?(?=$|[,.;]| (?:and|so|but|et|pis|total|all|in total|en tout|if|please|done)\\b)`,
  'u',
);

const counting: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.total',
  'ask.offer',
  'ask.includes',
  'want.book',
  'choose',
  'give',
  'correct',
  'describe',
  'claim',
]);

/** How many a caller has of what the work is for, where only their words for what is theirs tell it. */
export function withThingsOfTheirs(
  acts: readonly HeardAct[],
  { hearing }: HeardTurn,
): readonly HeardAct[] {
  const { receptionist, focus } = hearing;
  return acts.map((act) => {
    const { target, slots, words } = act;
    if (slots.count !== undefined || !counting.has(act.act) || slots.times) return act;
    const refs = target?.kind === 'services' ? target.refs : target === null ? focus : [];
    const [service, other] = [...new Set(refs.map(({ serviceId }) => serviceId))].flatMap(
      (id) => receptionist.serviceById.get(id) ?? [],
    );
    if (!service || other) return act;
    const said = fold(words);
    const byUnit = countsUnits(service);
    const [, both, two, several] = byUnit ? [] : (theirs.exec(said) ?? []);
    const many = (byUnit ? owned.exec(said)?.[1] : null) ?? several;
    const count = (both ?? two) ? 2 : (spokenNumbers(many ?? '')[0]?.value ?? Number(many));
    return Number.isInteger(count) && count > 1 ? { ...act, slots: { ...slots, count } } : act;
  });
}
