import { type Act, acts } from '../heard/acts.ts';
import { titles } from '../understanding/clauses.ts';
import { actFeatures, gapFeatures, type ListenContext } from './features.ts';
import { classProbabilities, type LinearModel } from './linear.ts';
import { type HeardWord, particleKind } from './tokens.ts';
import { openers } from './word-classes.ts';

/** A stretch of words that does one thing. */
export interface Segment {
  /** Word indices `[from, to)`. */
  from: number;
  to: number;
  act: Act;
  confidence: number;
  /** Probability of every act, in the order of `acts`. */
  probabilities: Float64Array;
}

export interface ActModels {
  /** Which act a stretch of words is. */
  act: LinearModel;
  /** Whether another act begins at a gap: class 1. */
  gap: LinearModel;
}

/** Places at which words may be cut: more make no better reading and cost time. */
const mostCuts = 8;
const leastLikelyCut = 0.04;
/** How much being sure of the acts counts beside where people cut. */
const actWeight = 2;
/** People cut more often than a gap by itself gives away. */
const cutBonus = 1.6;

/**
 * Cuts an utterance into acts: of all ways to cut it at the likeliest gaps, the one whose cuts and
 * acts together are the most probable.
 * @param named words at which the caller says who they are.
 */
export function segmentsOf(
  models: ActModels,
  words: readonly HeardWord[],
  context: ListenContext,
  named: ReadonlySet<number> = new Set(),
): Segment[] {
  if (words.length === 0) return [];
  const pair = new Float64Array(2);
  const gaps: { at: number; chance: number }[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const isWithin =
      isElided(words[at - 1], words[at]) || turnsVerb(words, at) || isDenied(words, at);
    if (isWithin || endsClause(words, at) || endsTitle(words, at)) continue;
    const learned = classProbabilities(models.gap, gapFeatures(words, at, context), pair)[1] ?? 0;
    const chance = Math.max(
      learned,
      markChance[words[at]?.after ?? ''],
      followsOpener(words, at) ? openerChance : 0,
      asksOn(words, at) || asksAnew(words, at) ? askingOnChance : 0,
      asksAfter(words, at) ? surelyOnChance : 0,
      named.has(at) ? surelyOnChance : 0,
      beginsWithParticle(words, at) ? particleChance : 0,
      farewells.has(words[at]?.word ?? '') && at === words.length - 1 ? farewellChance : 0,
    );
    if (chance >= leastLikelyCut) gaps.push({ at, chance });
  }
  const cuts = gaps
    .sort((one, other) => other.chance - one.chance)
    .slice(0, mostCuts)
    .sort((one, other) => one.at - other.at);
  const bounds = [0, ...cuts.map(({ at }) => at), words.length];

  const best: { score: number; from: number; segment: Segment | null }[] = [
    { score: 0, from: 0, segment: null },
  ];
  for (let end = 1; end < bounds.length; end += 1) {
    let chosen = { score: -Infinity, from: 0, segment: null as Segment | null };
    for (let start = 0; start < end; start += 1) {
      let uncut = 0;
      for (let between = start + 1; between < end; between += 1)
        uncut += Math.log(1 - Math.min(0.98, cuts[between - 1]?.chance ?? 0));
      const cut = start === 0 ? 0 : Math.log(Math.max(0.02, cuts[start - 1]?.chance ?? 0.5));
      const segment = read(models.act, words, bounds[start] ?? 0, bounds[end] ?? 0, context);
      const score =
        (start === 0 ? 0 : cutBonus) +
        (best[start]?.score ?? 0) +
        uncut +
        cut +
        actWeight * Math.log(segment.confidence);
      if (score > chosen.score) chosen = { score, from: start, segment };
    }
    best.push(chosen);
  }
  const found: Segment[] = [];
  for (let end = bounds.length - 1; end > 0; end = best[end]?.from ?? 0) {
    const segment = best[end]?.segment;
    if (segment) found.unshift(segment);
  }
  return found;
}

/** "C'est", "j'aurais": what is elided is one with what follows it. */
function isElided(word: HeardWord | undefined, next: HeardWord | undefined): boolean {
  if (!word || !next || next.start - word.end > 1) return false;
  return /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’]?$/.test(word.word);
}

/** "Not | even a rough number", "no | ballpark": what is asked for once more, and no answer to what was asked. */
function isDenied(words: readonly HeardWord[], at: number): boolean {
  const [denial, denied] = [words[at - 1]?.word ?? '', words[at]];
  if (denied?.after !== '') return false;
  return (
    (denial === 'not' && denied.word === 'even') || (denial === 'no' && figure.test(denied.word))
  );
}

const figure = /^(?:ballpark|rough\w*|range|estimate|figure|number|price|idea)$/;

/** "How much extra | is it to have it done": the first verb behind what opens a question is that question's own. */
function turnsVerb(words: readonly HeardWord[], at: number): boolean {
  const [verb, subject] = [words[at], words[at + 1]];
  if (!helping.has(verb?.word ?? '') || !subjects.has(subject?.word ?? '') || verb?.after !== '')
    return false;
  const before = words.slice(Math.max(0, at - mostBetween), at);
  const opens = before.findLastIndex(({ word }) => openingWords.has(word));
  const between = before.slice(opens + 1);
  const goesOn = ({ word, after }: HeardWord) =>
    after !== '' || helping.has(word) || subjects.has(word) || joining.has(word);
  return opens >= 0 && before[opens]?.word === 'how' && !between.some(goesOn);
}

/** "As soon as he can": the verb is his, and opens no question. */
function endsClause(words: readonly HeardWord[], at: number): boolean {
  const [joint, subject, verb] = words.slice(Math.max(0, at - 2), at + 1).map(({ word }) => word);
  return helping.has(verb ?? '') && subjects.has(subject ?? '') && subordinating.has(joint ?? '');
}

/** "Mrs. Dole": the dot is of the title, and no pause. */
function endsTitle(words: readonly HeardWord[], at: number): boolean {
  return words[at]?.after === '.' && titles.has(words[at - 1]?.word ?? '');
}

const subordinating = new Set('as whenever wherever if whether'.split(' '));

/** Where the recogniser writes marks, people paused. */
const markChance = { '': 0, ',': 0.25, '.': 0.8 } as const;

/** "Okay", "yeah no", "thanks" at the start of a longer turn: something else follows. */
const openerChance = 0.3;
const longestOpener = 3;

function followsOpener(words: readonly HeardWord[], at: number): boolean {
  if (at > longestOpener || words.length - at < longestOpener) return false;
  return words[at - 1]?.classes.some((one) => openers.has(one)) === true;
}

/** "Perfect, bye": whatever comes before it, a goodbye at the end is one. */
const farewellChance = 0.9;
const farewells = new Set(['bye', 'goodbye']);

/** "… and do you", "… and how much", "… the key, is there a box": a second question begins there. */
const askingOnChance = 0.6;
const joining = new Set(['and', 'also', 'plus', 'but', 'et', 'pis', 'puis', 'mais']);
const askingWords = new Set(
  'do does did am are is was can could will would how what when where which who avez êtes etes faites pouvez combien quand ou où quel quelle'.split(
    ' ',
  ),
);
const helping = new Set('do does did am are is was can could will would should'.split(' '));
const subjects = new Set('i you we they it he she there that'.split(' '));
/** What asks before the verb, however far: the question began with it. */
const openingWords = new Set('how what when where which who why'.split(' '));
/** What makes the verb after it another clause of its own. */
const leadingWords = new Set('so or if whether than as that all'.split(' '));
const mostBetween = 4;

/** "Forget the rims, what's just the tires": what is asked for begins after what was said. */
const asksWithin = /^(?:what['’]?s|whats|what['’]?ll|how['’]?s|how|what|where|when|whens|wheres)$/;
const goesOnAsking =
  /^(?:is|are|do|does|did|would|will|can|could|should|much|many|long|soon|far|late|early|about|kind|time|the|just|it|that|your|a|an)$/;
/** "Tell me how much", "guess what", "that's how": one with what stands before it. */
const leadsIn =
  /^(?:tell|me|know|see|guess|and|or|but|so|to|of|for|on|at|in|with|about|ask|asking|wonder|wondering|sure|say|said|find|is|was|are|depends|depending|exactly|matter|check|like|from|by|idea|figure|remember|forgot|care|that['’]?s|thats|it['’]?s|its|then|okay|ok|just|even|not|no|as|than)$/;

function asksAnew(words: readonly HeardWord[], at: number): boolean {
  const [word, next, last] = [words[at]?.word, words[at + 1]?.word, words[at - 1]?.word];
  if (at < 2 || words.length - at < longestOpener || word === undefined) return false;
  return asksWithin.test(word) && goesOnAsking.test(next ?? '') && !leadsIn.test(last ?? '');
}

function asksOn(words: readonly HeardWord[], at: number): boolean {
  const [word, next] = [words[at]?.word ?? '', words[at + 1]?.word ?? ''];
  if (words.length - at <= longestOpener) return false;
  if (joining.has(word))
    return askingWords.has(next) || asksInFrench(words.slice(at + 1, at + 1 + mostBetween));
  const before = words[at - 1]?.word ?? '';
  if (!helping.has(word) || !subjects.has(next)) return false;
  // "The others do it for less" asks nothing.
  if (word === 'do' && (next === 'it' || next === 'that')) return false;
  if (joining.has(before) || leadingWords.has(before)) return false;
  return !words.slice(Math.max(0, at - mostBetween), at).some((one) => openingWords.has(one.word));
}

/** "But can I", "and do you". */
const surelyOnChance = 0.85;

function asksAfter(words: readonly HeardWord[], at: number): boolean {
  const [word, helper, subject] = words.slice(at, at + mostBetween).map((one) => one.word);
  if (!joining.has(word ?? '') || words.length - at <= longestOpener) return false;
  return (
    (helping.has(helper ?? '') && subjects.has(subject ?? '')) ||
    (helper === 'est' && subject === 'ce')
  );
}

/**
 * "What does that run by the way it's Otto Brandt": who asks says who they are in the same breath.
 * @param names offsets at which names of the caller's own begin. @returns the words at which they begin to say so.
 */
export function introductions(
  words: readonly HeardWord[],
  names: readonly number[],
): ReadonlySet<number> {
  const found = new Set<number>();
  if (!words.slice(0, mostBetween).some(({ word }) => askingWords.has(word))) return found;
  for (const name of names) {
    let at = words.findIndex(({ start }) => start === name);
    while (at > 0 && leadsToName.test(words[at - 1]?.word ?? '')) at -= 1;
    if (at >= longestOpener) found.add(at);
  }
  return found;
}

const leadsToName =
  /^(?:by|the|way|oh|um|uh|it['’]?s|this|is|my|name|name['’]?s|i['’]?m|am|euh|est|mon|nom|ici|moi|je|suis|appelle|m)$/;

/** "Est-ce que", "vous en faites-tu", "y a-tu": a question in the order of speech. */
function asksInFrench(words: readonly HeardWord[]): boolean {
  if (words[0]?.word === 'est' && words[1]?.word === 'ce') return true;
  return words.slice(1).some(({ word }) => word === 'tu');
}

/** "Faut que je le change, y a-tu des frais": with its subject, a question of the particle begins there. */
const particleChance = 0.3;
const particleSubjects = new Set([
  'y',
  'ca',
  'est',
  'vous',
  'on',
  'je',
  'il',
  'elle',
  'ils',
  'elles',
]);
const determiners = new Set(
  'le la les un une des mon ma mes notre nos votre vos ce cette ces au'.split(' '),
);

function beginsWithParticle(words: readonly HeardWord[], at: number): boolean {
  // "Allez-vous-tu" is one with its verb.
  const inverted = /ez$/.test(words[at - 1]?.word ?? '');
  // "Le forfait y a-tu": the subject is said twice.
  const doubled = determiners.has(words[at - 2]?.word ?? '');
  if (inverted || doubled || !particleSubjects.has(words[at]?.word ?? '')) return false;
  return words.slice(at + 1, at + 3).some(({ kind }) => kind === particleKind);
}

function read(
  model: LinearModel,
  words: readonly HeardWord[],
  from: number,
  to: number,
  context: ListenContext,
): Segment {
  const probabilities = classProbabilities(
    model,
    actFeatures(words, from, to, context),
    new Float64Array(acts.length),
  );
  let top = 0;
  for (let k = 1; k < acts.length; k += 1)
    if ((probabilities[k] ?? 0) > (probabilities[top] ?? 0)) top = k;
  return {
    from,
    to,
    act: acts[top] ?? 'unclear',
    confidence: probabilities[top] ?? 0,
    probabilities,
  };
}
