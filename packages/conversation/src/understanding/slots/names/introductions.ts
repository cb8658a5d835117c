import {
  type Candidate,
  isCapitalised,
  isNameWord,
  isSpelledAt,
  nameEnd,
  pastMarks,
  pastSurname,
  pauses,
  type Sentence,
  setOf,
  wordCount,
} from './candidates.ts';
import { afterName, firstNames, titles } from './name-words.ts';
import { isRelation } from './relations.ts';

/** A phrase that introduces a name: `sure` where hardly anything else follows it. */
interface Introduction {
  words: readonly string[];
  sure: boolean;
}

const phrases = (sure: boolean, text: string): Introduction[] =>
  text
    .trim()
    .split('|')
    .map((phrase) => ({ words: phrase.trim().split(' '), sure }));

/** Folded and split as `tokenize` does it: "c'est" is "est", "m'appelle" is "appelle". */
const introductions: Record<'en' | 'fr', readonly Introduction[]> = {
  en: [
    ...phrases(
      true,
      `my name is|my name's|the name is|the name's|name is|name's|names|my full name is|my first name is
      |first name is|first name's|first name|last name is|last name's|last name|surname is|surname
      |my last name is|call me|put it under|put that under|book it under|it's under|its under
      |it would be under|under the name|under the name of|the booking is under|you can put|make it out to
      |my name would be|you're speaking with|you are speaking with|you're talking to|name of`.replace(
        /\n\s*/g,
        '',
      ),
    ),
    ...phrases(
      false,
      "this is|it's|its|it is|mine's|mine is|i'm|im|i am|hi it's|speaking is|that's|that is|under|message from",
    ),
  ],
  fr: [
    ...phrases(
      true,
      `je appelle|mon nom est|mon nom c'est|mon prenom est|nom de famille|nom de famille est|prenom
      |au nom de|sous le nom de|le nom est|mettez ca au nom de|nom est|appelez moi`.replace(
        /\n\s*/g,
        '',
      ),
    ),
    ...phrases(false, 'est|ici|moi est|je suis|ici est|de la part de|message de'),
  ],
};

/** Right after a name, these say that it is the caller's. */
const announces = setOf('from calling speaking here');
const ofAnother = setOf('his her their the sa son leur');

/** "It's" and the like: a name only where something else speaks for it. */
function uncertainConfidence(sentence: Sentence, at: number, first: number, next: number): number {
  const word = sentence.tokens[first]?.word ?? '';
  if (isOfAnother(sentence, at)) return 0;
  const follows = sentence.tokens[next];
  const afterMark = sentence.tokens[follows?.kind === 'mark' ? next + 1 : next];
  if (afterMark && isSpelledAt(sentence, afterMark)) return 0.85;
  const ends = !follows || follows.kind === 'mark' || isSpelledAt(sentence, follows);
  // "It's Tanya Rosie's the beagle": what comes next is of somebody else.
  const goesOn = afterName.has(follows?.word ?? '') || /[^s]'s$/.test(follows?.word ?? '');
  if (/(?:ing|ly)$/.test(word) && !firstNames.has(word) && !isCapitalised(sentence, first))
    return 0;
  if (saysFirstTwice(sentence, first, next) && (ends || goesOn)) return 0.85;
  if (firstNames.has(word) && (ends || goesOn || wordCount(sentence, first, next) > 1)) return 0.85;
  if (isCapitalised(sentence, first)) return namesThing(sentence, at, first, next) ? 0 : 0.8;
  if (goesOn && wordCount(sentence, first, next) < 4 && announces.has(follows?.word ?? ''))
    return 0.75;
  if (saysHowItIs.has(word) && wordCount(sentence, first, next) === 1) return 0;
  return sentence.expecting && ends && wordCount(sentence, first, next) < 4 ? 0.7 : 0;
}

/** "Evenings, it's easier", « le soir, c'est mieux »: by itself such a word says how something is, and is nobody. */
const saysHowItIs = setOf(`
worse worst longer shorter cheaper earlier sooner bigger smaller easier harder closer faster slower nicer safer quieter
doable flexible ideal preferable warm cold weird strange odd normal typical usual similar separate empty filthy dirty
clean heavy
mieux pire mal beau belle bonne long longue tard tot loin proche facile difficile vrai vraie faux fausse plein pleine
pareil pareille drole plate dur sale propre chaud froid triste plaisant dommage special normale simple complet complete
arrangeant pratique meilleur meilleure ideale genial faible egal assez souvent toujours jamais rarement pressant
pressee bizarre etrange plutot surement vite lent calme tranquille occupee correcte pourri magnifique superbe affreux
urgente serieux
`);

/** "Le rendez-vous est annulé": in French what is something else than "c'est" says what a thing is. */
function isOfAnother({ text, tokens, language }: Sentence, at: number): boolean {
  const { word = '', start = 0 } = tokens[at] ?? {};
  return language === 'fr' && word === 'est' && !/c['’]$/iu.test(text.slice(0, start));
}

/** "I've got insurance, it's Pembina Mutual", "it's Greenwood Drive": a thing that was just spoken of is called so. */
function namesThing({ tokens }: Sentence, at: number, first: number, next: number): boolean {
  if (!ofThings.has(tokens[at]?.word ?? '')) return false;
  if (tokens.slice(first, next + 1).some(({ word }) => things.has(word))) return true;
  return tokens.slice(Math.max(0, at - wordsBefore), at).some(({ word }) => called.has(word));
}

const wordsBefore = 6;
const ofThings = setOf("it's its it that's that est");
/** What has a name of its own and is nobody. */
const called = setOf(
  'insurance insured insurer insurers provider carrier coverage claim brand make model street road avenue town city school dealer dealership bank hotel company assurance assurances assureur assureurs compagnie marque modele rue ville ecole banque concessionnaire',
);
/** Words that end the name of a firm or a street, and nobody's. */
const things = setOf(
  'street avenue road drive crescent lane court boulevard terrace trail highway mutual insurance insurers assurance assurances financial bank credit union group company inc ltd limited services mutuelle caisse banque',
);

/** "It's Gord, Gord Pelletier": a word said twice and another after it, and nothing else. */
function saysFirstTwice(sentence: Sentence, first: number, next: number): boolean {
  const again = pastMarks(sentence, next);
  const isPaused = again > next && sentence.tokens[again]?.word === sentence.tokens[first]?.word;
  const said = sentence.tokens
    .slice(first, isPaused ? nameEnd(sentence, again) : next)
    .flatMap(({ kind, word }) => (kind === 'word' ? word : []));
  const [one, other, surname = ''] = said;
  return said.length === 3 && one === other && surname !== one && !surname.endsWith('ing');
}

function matchIntroduction(sentence: Sentence, at: number): Introduction | null {
  let best: Introduction | null = null;
  for (const introduction of introductions[sentence.language]) {
    const { words } = introduction;
    if (words.length <= (best?.words.length ?? 0)) continue;
    if (words.every((word, index) => sentence.tokens[at + index]?.word === word))
      best = introduction;
  }
  return best;
}

/** "I'm his daughter Chioma": what the speaker is to somebody is told before their name. */
function pastRelation({ tokens }: Sentence, at: number): number {
  if (!ofAnother.has(tokens[at]?.word ?? '')) return at;
  const inLaw = tokens[at + 2]?.word === 'in' && tokens[at + 3]?.word === 'law';
  const next = at + (inLaw ? 4 : 2);
  const words = inLaw ? `${tokens[at + 1]?.word} in law` : (tokens[at + 1]?.word ?? '');
  if (!isRelation(words)) return at;
  return tokens[next]?.word === ',' ? next + 1 : next;
}

function skipBefore(sentence: Sentence, index: number): number {
  let at = index;
  while (pauses.has(sentence.tokens[at]?.word ?? '')) at += 1;
  at = pastRelation(sentence, at);
  if (titles.has(sentence.tokens[at]?.word ?? '') && isNameWord(sentence, at + 1)) at += 1;
  return at;
}

/** The names that an introduction stands before. */
export function introduced(sentence: Sentence): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const introduction = matchIntroduction(sentence, at);
    if (!introduction) continue;
    const isAside =
      introduction.words.at(-1) === 'me' &&
      /^back|at|on|when$/.test(sentence.tokens[at + 2]?.word ?? '');
    const first = skipBefore(sentence, at + introduction.words.length);
    const end = isAside ? first : nameEnd(sentence, first, introduction.sure);
    const next = (isAside ? null : pastSurname(sentence, first, end)) ?? end;
    if (next === first) continue;
    const confidence = introduction.sure ? 0.9 : uncertainConfidence(sentence, at, first, next);
    if (confidence > 0) found.push({ first, next, confidence });
    if (confidence > 0) at = next - 1;
  }
  return found;
}
