import { remembering } from '../remembering.ts';
import { eachInSteps, type Steps } from '../steps.ts';
import { mayBeMoneyIn } from './bare-amounts.ts';
import type { BusinessKnowledge, Service, ServiceOption } from './business.ts';
import { contentStems } from './common-words.ts';
import { measureNamed, unitAfter } from './option-measures.ts';
import { fold, wordsOf } from './words.ts';

/** A text tells of so many options at least before it is read as saying what each of them is. */
const leastTold = 2;

/**
 * The knowledge with what its owner wrote elsewhere of the options of a service: of "Small is under 20 pounds,
 * medium 20 to 50" each of the two options so called gets its measure. Options that measure themselves by their
 * names are left as they are. A service a step: each is held against all that is written.
 */
export function* withWrittenSizes(knowledge: BusinessKnowledge): Steps<BusinessKnowledge> {
  const texts = [
    ...knowledge.commonQuestions.flatMap(({ explanation, explanationFr }) => [
      explanation,
      explanationFr,
    ]),
    ...knowledge.operationalNotes.flatMap(({ content, contentFr }) => [content, contentFr]),
  ].flatMap((text) => text ?? []);
  const byWord = textsByWord(texts);
  yield;
  const services = yield* eachInSteps(knowledge.services, (service) =>
    withMeanings(withSizes(withSizesBefore(service, texts), byWord), texts),
  );
  return { ...knowledge, services: services.map((service) => withSameSizes(service, services)) };
}

/** "Same sizes as the full groom", "same as above". */
const sameSizes =
  /\bsame (?:sizes?|weights?|lengths?|groups?|brackets?|categor\w+|options?)\b|\bsizes? as\b|\b(?:memes|meme) (?:tailles?|grandeurs?|poids|formats?|categories?)\b/;

/** A service whose owner says that its sizes are another's: that one's, of those that call them alike. */
function withSameSizes(service: Service, services: readonly Service[]): Service {
  const { id, options, description } = service;
  const told = options.some(({ measure, meanings }) => measure ?? meanings);
  if (told || options.length < leastTold || !sameSizes.test(fold(description ?? '')))
    return service;
  const alike = (one: ServiceOption, { name }: ServiceOption) => fold(one.name) === fold(name);
  const [like, other] = services.filter(
    (one) =>
      one.id !== id &&
      one.options.some(({ measure, meanings }) => measure ?? meanings) &&
      options.every((option) => one.options.some((another) => alike(another, option))),
  );
  if (!like || other) return service;
  return {
    ...service,
    options: options.map((option) => {
      const { measure, meanings } = like.options.find((one) => alike(one, option)) ?? {};
      return { ...option, ...(measure && { measure }), ...(meanings && { meanings }) };
    }),
  };
}

/** After an option's name: what it means, in words. */
const means =
  /^\s*(?:is|are|means?|covers?|goes|=|:|c'est|est|sont|veut dire|signifie|comprend)\s+(.*)$/;
const eachWay = /\s*(?:,|\/|\b(?:or|ou)\b)\s*/;
/** "Anything thicker than an inch", "everything with a hood": what tells nothing by itself. */
const unspecific =
  /\b(?:anything|everything|any|all|just|only|that|is|are|has|have|a|an|the|your|tout|toute|ce|qui|que|est|sont|seulement|juste)\b/g;

/** A service with what its own description says in words that each of its options is. */
function withMeanings(service: Service, texts: readonly string[]): Service {
  const { options, description } = service;
  if (options.length < leastTold) return service;
  const own = [description ?? '', ...texts.filter((text) => namesEach(options, text))];
  const clauses = own
    .filter((text) => text.length <= longestRead)
    .flatMap((text) => fold(text).split(/[.;]\s*|,\s+(?:and|et)?\s*/));
  const after = ({ name }: ServiceOption) =>
    clauses.flatMap((clause) =>
      clause.startsWith(`${fold(name)} `) ? clause.slice(name.length) : [],
    );
  // "Short is above the chin, medium to the shoulders": the verb is written once.
  const explains = options.some((option) => after(option).some((rest) => means.test(rest)));
  let found = false;
  const read = options.map((option) => {
    const said = explains ? after(option).map((rest) => means.exec(rest)?.[1] ?? rest) : [];
    const meanings = said
      .filter((text) => !measureNamed(text) && mayBeMoneyIn(text).length === 0)
      .flatMap((text) => text.split(eachWay))
      .map((way) => way.replace(unspecific, ' ').trim())
      .filter((way) => contentStems(way).size > 0);
    found ||= meanings.length > 0;
    return meanings.length > 0 ? { ...option, meanings } : option;
  });
  return found ? { ...service, options: read } : service;
}

/** Whether a text speaks of all the options by their names. */
function namesEach(options: readonly ServiceOption[], text: string): boolean {
  const folded = fold(text);
  return options.every(({ name }) => folded.includes(fold(name)));
}

/** Texts that measure something, by each word that stands in few of them. */
function textsByWord(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const text of texts) {
    if (text.length > longestRead || !measureNamed(text)) continue;
    for (const word of new Set(wordsOf(fold(text)).map((one) => one.text)))
      found.set(word, [...(found.get(word) ?? []).slice(0, mostTexts - 1), text]);
  }
  return found;
}

/** No owner explains sizes in more words than these, nor the same ones in more texts. */
const longestRead = 600;
const mostTexts = 6;

/**
 * A service whose options an owner explains the other way round: "up to 1,200 square feet is a 2 ton, 1,200 to
 * 1,700 a 2.5 ton, bigger than that a 3 ton", "Yorkies and shih tzus are S, labs and goldens L".
 */
function withSizesBefore(service: Service, texts: readonly string[]): Service {
  const { options, description } = service;
  if (options.length < leastTold) return service;
  for (const text of [description ?? '', ...texts]) {
    if (text.length > longestRead) continue;
    const before = saidBefore(options, text);
    if (before.size < leastTold) continue;
    const measured = measuresBefore([...before.values()]);
    return {
      ...service,
      options: options.map((option) => {
        const said = before.get(option.id);
        if (said === undefined) return option;
        const measure = measured.get(said);
        if (measure !== undefined) return { ...option, measure };
        const ways = said
          .split(eachOf)
          .map((way) => way.replace(unspecific, ' ').trim())
          .filter((way) => contentStems(way).size > 0);
        return { ...option, meanings: [...(option.meanings ?? []), ...ways] };
      }),
    };
  }
  return service;
}

const eachOf = /\s*(?:,|\/|\b(?:or|ou|and|et)\b)\s*/;

/** The words before each option's name, where a clause ends on it; by the option's id. */
function saidBefore(options: readonly ServiceOption[], text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const whole of clausesOf(text))
    for (const { id, name } of options) {
      const own = calledInText(name).find((called) => whole.endsWith(` ${called}`));
      const said = own ? whole.slice(0, -own.length).replace(leadsTo, '').trim() : '';
      if (said && !found.has(id)) found.set(id, said);
    }
  return found;
}

// A comma inside a number ends no clause.
const clausesOf = remembering((text): readonly string[] =>
  fold(text)
    .split(/[.;](?:\s|$)|,\s+(?:and |et )?/)
    .map((clause) => clause.trimEnd()),
);

const calledInText = remembering((name): readonly string[] => [fold(name), withoutUnit(name)]);

/** "6 litres and up" is also written "6 and up", where the unit was said before. */
function withoutUnit(name: string): string {
  const folded = fold(name);
  const unit = unitAfter(folded);
  return unit === null ? folded : folded.replace(unit, ' ').replace(/\s+/g, ' ').trim();
}

/** Between what is explained and the option that it is. */
const leadsTo =
  /(?:\s+(?:is|are|means?|takes?|needs?|go(?:es)? (?:in|under|as)|counts? as|would be|gets?|you(?:'d)? need|=|:|est|sont|c'est|prend|va dans|->|→))?(?:\s+(?:an?|the|une?|le|la|du|en))?\s*$/;

const beyondThat =
  /^(?:anything |everything |tout ce qui est )?(?:bigger|larger|more|over|above|longer|heavier|plus grand|plus gros|plus|au-dela)(?: than| que| de)?(?: that| this| cela| ca)?$/;

/** What each of these words measures, in the unit that one of them has; "bigger than that" goes on from the one before. */
function measuresBefore(said: readonly string[]): ReadonlyMap<string, string> {
  const unit = said.flatMap((one) => unitAfter(one) ?? [])[0];
  const measured = new Map<string, string>();
  let end: string | null = null;
  for (const one of said) {
    const numbers: string[] = one.match(/\d+(?:[.,]\d+)*/g) ?? [];
    const whole = unit && numbers.length > 0 && unitAfter(one) === null ? `${one} ${unit}` : one;
    if (numbers.length > 0 && measureNamed(whole)) {
      measured.set(one, whole);
      end = numbers.at(-1) ?? null;
    } else if (end !== null && unit && beyondThat.test(one))
      measured.set(one, `over ${end} ${unit}`);
  }
  return measured.size >= leastTold ? measured : new Map();
}

function withSizes(service: Service, shared: ReadonlyMap<string, readonly string[]>): Service {
  const { options, description } = service;
  if (options.length < leastTold || options.some((one) => one.measure ?? measureNamed(one.name)))
    return service;
  const [first, second] = options.map(({ name }) => wordsOf(fold(name))[0]?.text ?? '');
  const own = description && description.length <= longestRead ? [description] : [];
  const others = [...(shared.get(first ?? '') ?? []), ...(shared.get(second ?? '') ?? [])];
  for (const text of [...own, ...others]) {
    const measures = measuresOf(options, text);
    if (measures.size < leastTold) continue;
    return {
      ...service,
      options: options.map((option) => {
        const measure = measures.get(option.id);
        return measure === undefined ? option : { ...option, measure };
      }),
    };
  }
  return service;
}

/** What a text says of each option it names, by the option's id: the words up to the next one's name. */
function measuresOf(options: readonly ServiceOption[], text: string): ReadonlyMap<string, string> {
  const words = wordsOf(fold(text));
  const places = options
    .flatMap(({ id, name }) => {
      const [own = '', more] = wordsOf(fold(name)).map((word) => word.text);
      const said = words.filter((word) => word.text === own);
      const [only, other] = said;
      return only && !other && more === undefined ? [{ id, start: only.start, end: only.end }] : [];
    })
    .sort((one, other) => one.start - other.start);
  if (places.length < leastTold) return new Map();
  const folded = fold(text);
  const parts = places.map(({ id, end }, at) => ({
    id,
    said: folded.slice(end, places[at + 1]?.start ?? folded.length).split(/[;.]\s/)[0] ?? '',
  }));
  // "Small is under 20 pounds, medium 20 to 50": the unit is said once.
  const unit = parts.flatMap(({ said }) => unitAfter(said) ?? [])[0];
  const measured = parts.flatMap(({ id, said }): [string, string][] => {
    const own = said.replace(/[\s,]+(?:and|et)?[\s,]*$/, '');
    // "10 and up" is ten pounds and up.
    const whole =
      unit && unitAfter(own) === null
        ? own.replace(/\d(?!.*\d)/, (digit) => `${digit} ${unit}`)
        : own;
    return measureNamed(whole) ? [[id, whole]] : [];
  });
  return new Map(measured);
}
