import type { Language } from '../conversation.ts';
import { isFormOfAny } from '../knowledge/begin-alike.ts';
import { type SensedWord, sensedWords } from '../knowledge/senses.ts';
import { fold, stem } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { rememberingOf } from '../remembering.ts';
import { type Grounds, type Passage, passagesOf } from './grounds.ts';
import { isPlain } from './plain-words.ts';

/** A text as its words are looked up in it: by stem, by root and by what they mean. */
interface Lookup {
  stems: ReadonlySet<string>;
  senses: ReadonlySet<number>;
}

interface OwnersText extends Lookup {
  passage: Passage;
}

/** Of the owner's texts those a sentence is of, and what it tells that stands in none of them. */
export interface TextsOf {
  /** Words that stand in no text that has the others. */
  foreign: readonly string[];
  /** The texts that have most of its words, folded; empty where none has any. */
  near: string;
  /** Those that have any of its words. */
  about: string;
  /** How many of its words stand there. */
  standing: number;
}

const numbers =
  /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|half|quarter|\w+(?:rd|nd|eenth|ieth)|fourth|fifth|sixth|seventh|eighth|ninth|tenth|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|(?:vingt|trente|quarante|cinquante|soixante)\w*|cents?|mille|demie?s?|quarts?|premiere?s?)$/;

function lookupOf(text: string): Lookup {
  const words = sensedWords(text);
  return {
    stems: new Set(words.flatMap(({ text: word, root }) => [stem(word), root])),
    senses: new Set(words.flatMap(({ senses }) => [...senses])),
  };
}

const textsWritten = rememberingOf((receptionist: Receptionist): readonly OwnersText[] =>
  passagesOf(receptionist).map((passage) => ({ passage, ...lookupOf(passage.words) })),
);

/** Stems in so many of an owner's texts are of the trade, and of none of them alone. */
const mostTexts = 3;

const tradeStems = rememberingOf((receptionist: Receptionist): ReadonlySet<string> => {
  const uses = new Map<string, number>();
  for (const { stems } of passagesOf(receptionist))
    for (const one of stems) uses.set(one, (uses.get(one) ?? 0) + 1);
  const { commonQuestions } = receptionist.profile.knowledge;
  // "Do you teach adults?": what is done with anything.
  const verbs = commonQuestions.flatMap(({ question, answer }) =>
    answer === 'no' ? [] : stem(asksVerb.exec(fold(question))?.slice(1).find(Boolean) ?? ''),
  );
  return new Set(
    [...uses].flatMap(([one, times]) => (times >= mostTexts ? one : [])).concat(verbs),
  );
});

const asksVerb = /^(?:do|can|does|will) (?:you|your \w+) (\w+)|^(\w+ez)-vous/;

/** Words told of the shop: no numbers, and none of those in which anything is told. */
function tellingWords(folded: string, language: Language): SensedWord[] {
  return sensedWords(folded).filter(
    ({ text }) => text.length > 2 && !numbers.test(text) && !isPlain(stem(text), language),
  );
}

function joined(held: readonly { text: OwnersText }[]): string {
  return held.map(({ text }) => fold(text.passage.words)).join(' . ');
}

function stands({ text, root, senses }: SensedWord, there: Lookup, language: Language): boolean {
  const own = stem(text);
  if (there.stems.has(own) || there.stems.has(root)) return true;
  if ([...senses].some((sense) => there.senses.has(sense))) return true;
  return isFormOfAny(own, there.stems, language);
}

/**
 * Which of the owner's texts a sentence is of. Words that are `said` beside it (by the plan, by the caller where
 * that counts) are nothing foreign. Where the model names the texts, it is of these, taken together.
 */
export function textsOf(
  folded: string,
  said: string,
  grounds: Grounds,
  sources: readonly Passage[] = [],
): TextsOf {
  const { receptionist, language, lastWords } = grounds;
  const texts = textsWritten(receptionist);
  const trade = tradeStems(receptionist);
  const beside = lookupOf(said);
  const words = tellingWords(folded, language);
  const own = words.filter(
    ({ text }) => !trade.has(stem(text)) && !isFormOfAny(stem(text), trade, language),
  );
  const toProve = own.filter((word) => !stands(word, beside, language));
  if (sources.length > 0) {
    const named = texts.filter(({ passage }) => sources.includes(passage));
    const has = (word: SensedWord) => named.some((text) => stands(word, text, language));
    const near = joined(named.map((text) => ({ text })));
    const foreign = toProve.filter((word) => !has(word)).map(({ text }) => text);
    return { foreign, near, about: near, standing: words.filter(has).length };
  }
  const asked = tellingWords(lastWords, language);
  const held = texts.map((text) => {
    const has = (word: SensedWord) => stands(word, text, language);
    const foreign = toProve.filter((word) => !has(word)).map(({ text: word }) => word);
    const shared = words.filter(has).length;
    const askedOf = asked.filter(has).length;
    return { text, foreign, shared, askedOf };
  });
  const least = Math.min(...held.map(({ foreign }) => foreign.length));
  const fewest = held.filter(({ foreign }) => foreign.length === least);
  const most = Math.max(...fewest.map(({ shared }) => shared));
  const nearest = fewest.filter(({ shared }) => shared === most);
  const askedMost = Math.max(...nearest.map(({ askedOf }) => askedOf));
  const near =
    most > 0 || askedMost > 0 ? nearest.filter(({ askedOf }) => askedOf === askedMost) : [];
  return {
    foreign: (near[0] ?? fewest[0])?.foreign ?? [],
    near: joined(near),
    about: joined(held.filter(({ shared }) => shared > 0)),
    standing: most,
  };
}
