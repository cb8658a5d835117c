import type { BusinessKnowledge } from '../knowledge/business.ts';
import { contentStems, smallWords } from '../knowledge/common-words.ts';
import { townsIn } from '../knowledge/place.ts';
import { stem } from '../knowledge/words.ts';
import { writtenTexts } from '../knowledge/written-texts.ts';
import { fold } from '../understanding/slots/words/tokens.ts';
import type { TradeWords } from './tokens.ts';

/** Capitalised too, and no place. */
const calendar =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|christmas|easter)$/;

/** The words a shop's own names are made of, by which a caller's words are recognised as of its trade. */
export function tradeWordsOf(knowledge: BusinessKnowledge): TradeWords {
  const stems = new Set<string>();
  for (const { name, nameFr, options } of knowledge.services)
    for (const text of [name, nameFr ?? '', ...options.map((option) => option.name)])
      for (const one of contentStems(text)) stems.add(stem(one));
  const names = [
    knowledge.serviceArea ?? '',
    ...writtenTexts(knowledge).map(({ body }) => body),
  ].flatMap((text) =>
    townsIn(text).map((name) =>
      fold(name)
        .split(/[\s.-]+/)
        .filter((word) => word && !smallWords.has(word) && !calendar.test(word)),
    ),
  );
  const towns = new Set(names.flat());
  const alone = new Set(names.filter(({ length }) => length === 1).flat());
  return { stems, towns, townParts: new Set([...towns].filter((word) => !alone.has(word))) };
}
