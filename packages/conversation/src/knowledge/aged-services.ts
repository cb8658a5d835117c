import { rememberingOf } from '../remembering.ts';
import type { Service } from './business.ts';
import { withFigures } from './spoken-numbers.ts';
import { fold } from './words.ts';

/** A service, or one option of it, that its owner wrote is for an age. */
export interface AgedService {
  serviceId: string;
  optionId: string | null;
  from: number;
  to: number;
  /** For animals, and for no person. */
  ofPets: boolean;
}

const oldest = 150;
/** What a number is of, where it is of no age. */
const unit = String.raw`(?![\d.,:]*\d|\s*(?:%|\$|kg|lbs?|pounds?|feet|foot|ft|inch\p{L}*|"|km|miles?|minutes?|mins?|hours?|hrs?|days?|weeks?|people|guests|persons|rooms?|windows?|seats?|square|sq|lit(?:er|re)s?|gallons?|dollars?|am|pm|h\b|pieds?|pouces?|livres?|kilos?|personnes|invites|jours?|semaines?|heures?|minutes?))`;
const number = String.raw`(\d{1,2})${unit}`;
const years = String.raw`\s*-?(?:years?(?: old)?|yrs?|ans)?`;
const range = String.raw`(\d{1,2})\s*(?:to|through|and|a|et|-|–)\s*`;
const span = new RegExp(
  String.raw`\b(?:aged?|ages)\s+${range}${number}|\b${range}(\d{1,2})\s*-?(?:years?|yrs?|ans)\b`,
  'u',
);
const over = new RegExp(
  String.raw`\b(?:over|above|older than|at least|from age|plus de|a partir de|au moins)\s+(?:age )?${number}|\b(\d{1,2})${years}\s*(?:\+|(?:and|or|et|ou) (?:over|up|older|above|plus))`,
  'u',
);
const under = new RegExp(
  String.raw`\b(?:under|below|younger than|up to age|moins de)\s+(?:age )?${number}|\b(\d{1,2})${years}\s*(?:and|or|et|ou) (?:under|younger|moins)`,
  'u',
);
/** Somebody, or a word of ages, that such a number is said of. */
const ofSomebody =
  /\b(?:aged?|ages|years?|old(?:er)?|young(?:er)?|drivers?|people|players?|riders?|swimmers?|dancers?|adults?|seniors?|child(?:ren)?|kids?|teens?|students?|clients?|members?|wom[ae]n|m[ae]n|ladies|patients?|anyone|anybody|those|ans|ages?|aines?|enfants?|adultes?|jeunes?|eleves?|personnes?|gens|\p{L}{3,}ers)\b/u;
const ofAnimals =
  /\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|animals?|horses?|chiens?|chats?|animaux|chiots?|chatons?)\b/;
/** Of animals, a bare number is a weight unless age is spoken of. */
const ofAge = /\b(?:aged?|ages|years?|old(?:er)?|senior|geriatric|ans|aines?|age)\b/;

/** The services that their owners wrote are for an age: "Senior Refresher: for drivers over sixty-five". */
export const agedServices = rememberingOf((services: readonly Service[]): readonly AgedService[] =>
  services.flatMap(({ id, name, description, options }) => {
    const ofOptions = options.flatMap((option) =>
      rowOf(id, option.id, [`${name}. ${option.name}`, option.name]),
    );
    return ofOptions.length > 0
      ? ofOptions
      : rowOf(id, null, [name, `${name}: ${description ?? ''}`]);
  }),
);

function rowOf(
  serviceId: string,
  optionId: string | null,
  texts: readonly string[],
): AgedService[] {
  for (const text of texts) {
    const said = withFigures(fold(text));
    const ofPets = ofAnimals.test(said);
    if (ofPets ? !ofAge.test(said) : !ofSomebody.test(said)) continue;
    const ages = agesIn(said);
    if (ages) return [{ serviceId, optionId, ...ages, ofPets }];
  }
  return [];
}

function agesIn(said: string): { from: number; to: number } | null {
  const between = span.exec(said);
  if (between)
    return { from: Number(between[1] ?? between[3]), to: Number(between[2] ?? between[4]) };
  const least = over.exec(said);
  if (least) return { from: Number(least[1] ?? least[2]), to: oldest };
  const most = under.exec(said);
  return most ? { from: 0, to: Number(most[1] ?? most[2]) } : null;
}
