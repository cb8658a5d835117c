import { lastSaid, noteUnanswered, phrase, type Turn } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct, Target } from '../heard/heard.ts';
import { contentStems, vagueWords } from '../knowledge/common-words.ts';
import { contentOf } from '../knowledge/question-words.ts';
import { type SensedWord, sensedWords, sensesOf } from '../knowledge/senses.ts';
import { fold } from '../knowledge/words.ts';
import { tellingStems } from '../listener/own-words.ts';
import { asSentences, sentences } from '../speaking/sentences.ts';
import { leavesSomeOut } from './describe-service.ts';
import { gistOf, gistsIn, isTold, saysMuch } from './gist.ts';
import { asksOfOneDay } from './hours-asked.ts';
import { asksHowLong, lengthIn } from './how-long.ts';
import { lookUpAll } from './refs.ts';
import { partMeant, saidBefore } from './say-written.ts';
import { asksToHearAgain, asksWhatItCosts, nothingMore } from './short-answers.ts';
import { tellExtraFor } from './told-extras.ts';
import { writtenFact } from './written-facts.ts';
import { tellWrittenNearby } from './written-nearby.ts';

/** What was told so recently is remembered: after that, whoever asks is told it like anything else. */
const linesRemembered = 2;

/**
 * Questions whose answer is found by likeness: where that is what was told a moment ago, something
 * else was asked. A question put in plain words ("where are you?") is answered as often as it is put.
 */
const foundByLikeness: ReadonlySet<Act> = new Set([
  'ask.fact',
  'ask.includes',
  'ask.compare',
  'ask.offer',
  'ask.price',
  'ask.area',
  'ask.discount',
  'ask.hours',
  'ask.when',
]);

/** How a turn stood before something in it was answered. */
export interface Before {
  statements: number;
  facts: number;
  quotes: number;
  asking: Turn['asking'];
}

/** How the turn stands, to tell later what an answer added to it. */
export function marked({ statements, facts, quotes, asking }: Turn): Before {
  return { statements: statements.length, facts: facts.length, quotes: quotes.length, asking };
}

/** Our last lines, the latest first. */
function lastLines({ state }: Turn, count: number): string[] {
  return state.transcript
    .filter(({ role }) => role === 'assistant')
    .slice(-count)
    .map(({ content }) => content)
    .toReversed();
}

/** A sentence of an answer: new, told a moment ago (a price among it), or only words around it. */
interface Part {
  text: string;
  kind: 'new' | 'told' | 'price' | 'frame';
}

/** What is left of a note that was told already is an answer only where it speaks of what was asked. */
function bearsOn({ act, target, words }: HeardAct, news: readonly string[]): boolean {
  if (act !== 'ask.fact' && target?.kind !== 'fact') return true;
  if (asksHowLong({ act, words }) && news.some((text) => lengthIn(text) !== null)) return true;
  const asked = contentOf(words);
  return news.some((text) => [...contentOf(text)].some((stem) => asked.has(stem)));
}

/**
 * Leaves out of an answer what was told in this turn or a moment ago. Where nothing is left of it,
 * it was no answer: the question is noted, unless the caller was only leaving or telling something.
 */
export function leaveOutTold(turn: Turn, before: Before, act: HeardAct, heard: Heard): void {
  const told = turn.statements.splice(before.statements);
  const prices = turn.quotes.slice(before.quotes).map(({ spoken }) => spoken);
  const inTurn = turn.statements.flatMap(gistsIn);
  // Who is in trouble is told what to do as often as they ask.
  const lately =
    turn.state.urgent || isFreshlyMeant(act, heard, turn)
      ? []
      : lastLines(turn, linesRemembered).flatMap(gistsIn);
  const said = new Set(turn.statements.flatMap(sentences));
  const parts = told.map((statement) => {
    // A yes or no to what is asked now is no repetition, though it stands on what was told.
    if (turn.verdicts.has(statement) && isTold(gistOf(statement), inTurn)) return [];
    if (turn.verdicts.has(statement) && !turn.state.lastLine.includes(statement))
      return [{ text: statement, kind: 'new' as const }];
    return sentences(statement).flatMap((text): Part[] => {
      const gist = gistOf(text);
      if (said.has(text) || (saysMuch(gist) && isTold(gist, inTurn))) return [];
      said.add(text);
      if (!saysMuch(gist)) return [{ text, kind: 'frame' }];
      if (!isTold(gist, lately)) {
        inTurn.push(gist);
        return [{ text, kind: 'new' }];
      }
      // What a sum is made of is told with it.
      return [{ text, kind: prices.some((price) => text.includes(price)) ? 'price' : 'told' }];
    });
  });
  const dropped = parts
    .flat()
    .flatMap(({ text, kind }) => (kind === 'told' || kind === 'price' ? text : []));
  const news = parts.flat().flatMap(({ text, kind }) => (kind === 'new' ? text : []));
  const decided = news.some((text) => turn.verdicts.has(text));
  if (dropped.length === 0 || decided || (news.length > 0 && bearsOn(act, news))) {
    const kept = parts.map((some) =>
      some.filter(({ kind }) => kind !== 'told').map(({ text }) => text),
    );
    turn.statements.push(...kept.filter(({ length }) => length > 0).map((some) => some.join(' ')));
    return;
  }
  turn.facts.length = before.facts;
  turn.quotes.length = before.quotes;
  turn.asking = before.asking;
  if (leaves(heard)) return;
  if (turn.took.size > 0) {
    turn.leftOut = true;
    if (act.act !== 'ask.hours') noteUnanswered(turn, act.words);
    return;
  }
  if (act.act === 'ask.offer' && act.target?.kind === 'services' && act.confidence > sureOffer) {
    // What says that some are not done is told once more, and is no yes.
    const notDone = dropped.filter(leavesSomeOut);
    turn.statements.push(notDone.length > 0 ? notDone.join(' ') : phrase(turn, 'yes'));
    return;
  }
  if (tellRest(turn, act)) return;
  const length = asksHowLong(act) ? dropped.find((text) => lengthIn(text) !== null) : undefined;
  const sentence = length ?? sentenceMeant(turn, act, dropped);
  if (sentence === null && (tellExtraFor(turn, act) || tellWrittenNearby(turn, act))) return;
  const meant = sentence ?? saidAgain(turn, act, dropped) ?? meantAgain(turn, act, dropped);
  if (meant !== null) {
    turn.statements.push(length ? saidBefore(turn, meant) : partMeant(turn, act, meant));
    return;
  }
  const isPrice = act.act === 'ask.price' && act.target?.kind !== 'fact';
  if (isPrice && namesNothingElse(turn, act.words)) {
    turn.statements.push(dropped.join(' '));
    return;
  }
  noteUnanswered(turn, act.words);
  turn.unknownAt ??= turn.statements.length;
  turn.unknownBeside ||= turn.statements.length > 0;
  const again = act.target?.kind === 'fact' && act.target.again === true;
  turn.toldAll = again || (act.target !== null && isNamed(turn, act.target, act.words));
}

/** "Isn't there a lot or something", after half of what is written of parking: the other half, where that is little. */
function tellRest(turn: Turn, { target }: HeardAct): boolean {
  if (target?.kind !== 'fact' || target.unsure || !target.again) return false;
  const written = writtenFact(turn, target.factId);
  if (!written?.inOwnWords) return false;
  const told = turn.state.transcript
    .filter(({ role }) => role === 'assistant')
    .flatMap(({ content }) => gistsIn(content));
  const rest = sentences(asSentences(written.said)).filter((one) => !isTold(gistOf(one), told));
  if (rest.length === 0 || rest.length > mostOfRest) return false;
  turn.facts.push(written.fact);
  turn.statements.push(rest.join(' '));
  return true;
}

const mostOfRest = 2;

const sureOffer = 0.8;

/** Asked in plain words, or for the second time and said so: what was told is told again. */
function isFreshlyMeant(
  { act, words, target, confidence, slots }: HeardAct,
  heard: Heard,
  turn: Turn,
): boolean {
  // A model says itself what is worth saying again; this is only what it is held against.
  if (!foundByLikeness.has(act) || turn.state.model || slots.again) return true;
  if (heard.acts.some((one) => one.act === 'repeat') || asksToHearAgain.test(fold(heard.text)))
    return true;
  if (asksWhichThereAre(turn, words)) return true;
  // Each town is a question of its own, whatever was told of others.
  if (act === 'ask.area' && slots.town) return true;
  if (act === 'ask.price' && target?.kind !== 'fact')
    return asksWhatItCosts.test(fold(words)) || namesOne(turn, target, words);
  const plainly = confidence > sureHours || asksOfOneDay.test(fold(words));
  return act === 'ask.hours' && plainly && !turn.took.has('time');
}

const sureHours = 0.8;

/** "What is frame painting then": named, and not only meant by what is talked of. */
function namesOne(turn: Turn, target: Target | null, words: string): boolean {
  const said = contentStems(words);
  return (
    target?.kind === 'services' &&
    lookUpAll(turn, target.refs).some(({ service }) =>
      [...contentStems(service.name)].some((stem) => said.has(stem)),
    )
  );
}

/** "So what is it for me": asked of nothing but what is talked of. */
function namesNothingElse(turn: Turn, words: string): boolean {
  const talkedOf = lookUpAll(turn, turn.state.focus.refs).flatMap(({ service, option }) =>
    tellingStems(`${service.name} ${option?.name ?? ''}`),
  );
  return talkedOf.length > 0 && tellingStems(words).every((stem) => talkedOf.includes(stem));
}

/** "I'm not sure, what are the options?", in answer to "which one?". */
function asksWhichThereAre({ state }: Turn, words: string): boolean {
  const kind = state.open?.question.kind;
  if (kind !== 'whichOption' && kind !== 'whichService') return false;
  return [...contentOf(words)].every((stem) => vagueWords.has(stem));
}

/** "That's everything, thank you": whatever else it may sound like. */
function leaves({ acts, text }: Heard): boolean {
  return nothingMore.test(fold(text)) || acts.some(({ act }) => act === 'bye');
}

/** Whether a question has a telling word of what it was taken to be about. */
export function isNamed(turn: Turn, target: Target, words: string): boolean {
  const named =
    target.kind === 'fact'
      ? (writtenFact(turn, target.factId)?.subject ?? '')
      : target.kind === 'services'
        ? lookUpAll(turn, target.refs)
            .map(({ service }) => service.name)
            .join(' ')
        : '';
  const stems = new Set(tellingStems(named));
  return tellingStems(words).some((stem) => stems.has(stem));
}

/**
 * What was told just now, where the words are so likely of it again that they ask for it in another way: told
 * once more as such. "What about the other one" asks of something else.
 */
function meantAgain(
  turn: Turn,
  { target, words }: HeardAct,
  dropped: readonly string[],
): string | null {
  if (target?.kind !== 'fact' || !target.again || ofAnother.test(fold(words))) return null;
  // "With the trailer on" asks for more than was told.
  const known = sensesOf(dropped.join(' '));
  const written = new Set(tellingStems(dropped.join(' ')));
  const asked = new Set(tellingStems(words));
  const isForeign = ({ root, senses }: SensedWord) =>
    asked.has(root) && !written.has(root) && ![...senses].some((sense) => known.has(sense));
  if (sensedWords(words).some(isForeign)) return null;
  const first = dropped.find((sentence) => saysMuch(gistOf(sentence)));
  if (first === undefined) return null;
  const times = lastLines(turn, linesRemembered + 1).filter((line) =>
    isTold(gistOf(first), gistsIn(line)),
  ).length;
  return times < 2 ? dropped.join(' ') : null;
}

const ofAnother =
  /\b(?:what about|how about|and (?:the|my|for|if)|et (?:le|la|les|mon|ma|pour|si))\b/;

/** Asked of a note or a question by its own name, and for nothing else: what was told of it once is told once more. */
function saidAgain(
  turn: Turn,
  { target, words }: HeardAct,
  dropped: readonly string[],
): string | null {
  if (target?.kind !== 'fact' || target.unsure || !isNamed(turn, target, words)) return null;
  const lines = lastLines(turn, linesRemembered + 1);
  // "With the trailer on" asks for more than was told.
  const known = new Set(
    tellingStems(`${writtenFact(turn, target.factId)?.subject} ${dropped.join(' ')}`),
  );
  if (tellingStems(words).some((stem) => !known.has(stem))) return null;
  const first = dropped.find((sentence) => saysMuch(gistOf(sentence)));
  if (first === undefined) return null;
  const times = lines.filter((line) => isTold(gistOf(first), gistsIn(line))).length;
  return times < 2 ? dropped.join(' ') : null;
}

/**
 * The one sentence, of those told already, that speaks of what is new in the question: "is it free
 * all day?", after "two hours free". Null where none does, or it was said twice.
 */
function sentenceMeant(turn: Turn, act: HeardAct, dropped: readonly string[]): string | null {
  const said = turn.state.transcript
    .filter(({ role }) => role === 'user')
    .map((one) => one.content);
  const asked = contentOf(said.slice(-linesRemembered - 1, -1).join(' . '));
  const { familiar } = turn.receptionist.questions;
  const spoken = [...contentOf(act.words || lastSaid(turn))].filter(
    (stem) => !asked.has(stem) && !familiar.has(stem),
  );
  // Whether one thing is part of it is asked of that thing alone.
  const fresh = act.slots.thing ? [...contentOf(act.slots.thing)] : spoken;
  const lines = lastLines(turn, linesRemembered + 1);
  const meant = dropped.find((sentence) => {
    const stems = contentOf(sentence);
    const times = lines.filter((line) => isTold(gistOf(sentence), gistsIn(line))).length;
    const shared = fresh.filter((stem) => stems.has(stem)).length;
    return times < 2 && shared > 0 && shared * 2 >= fresh.length;
  });
  return meant ?? null;
}
