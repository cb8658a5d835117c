import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { clauseOf } from './figures.ts';
import type { Grounds } from './grounds.ts';
import { numbersIn } from './numbers-in.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { isNamedWhole, nameStems, stemsOf } from './services-named.ts';

/** Words about what a service charges apart, and not about the service: its price is another, as a rule. */
export function ofAddOn(
  service: Service,
  amount: number | undefined,
  beside: string,
  { places, folded }: ModelSentence,
  grounds: Grounds,
): boolean {
  if (isNamedWhole(service, beside)) return false;
  const own = nameStems(service);
  const options = new Set(service.options.flatMap(({ name }) => stemsOf(name)));
  const stems = contentStems(beside);
  // "The first is 85 and each further one 60": whoever tells both means each by its own words.
  const told = new Set(
    places.flatMap(({ computed }) => computed?.figures.map(({ id }) => id) ?? []),
  );
  const written = numbersIn(folded);
  return [...grounds.brief.figures.values()].some(({ id, source, unit, value }) => {
    if (source.kind !== 'words' || source.entryId !== service.id || told.has(id)) return false;
    if (unit === 'money' && (written.has(value / 100) || value === amount)) return false;
    const local = clauseOf(source.words, { unit, value });
    return [...contentStems(local.split(/[,;.]\s/).at(-1) ?? local)].some(
      (one) =>
        stems.has(one) &&
        !own.has(one) &&
        !options.has(one) &&
        !measures.has(one) &&
        !/^\d/.test(one),
    );
  });
}

/** Units that prices are told in: "a foot" is of the floor as of its levelling. */
const measures = contentStems(
  `foot feet square linear metre metres meter meters yard yards inch inches pound pounds kilo acre acres mile miles
  kilometre kilometres litre litres gallon gallons pied pieds carre carres carree carrees lineaire lineaires verge
  verges pouce pouces livre livres mille milles`,
);
