import { lastAnswered, lastSaid, type Turn } from '../dialogue/turn.ts';
import { type HeardAct, refsMeant, type ServiceRef } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { sensedWords, sensesOf } from '../knowledge/senses.ts';
import { fold } from '../knowledge/words.ts';
import { tellingStems } from '../listener/own-words.ts';
import { isPutAsQuestion } from '../listener/put-as-question.ts';
import { clausesOf as partsOf, saidAloud } from '../speaking/say-fragment.ts';
import { asSentences } from '../speaking/sentences.ts';
import { clausesTold, type Told } from './conclusions.ts';
import { lookUpAll } from './refs.ts';
import { partMeant, saidBefore, sayWritten, tellWritten } from './say-written.ts';

import { tellFact, tellFirst } from './what-first.ts';
import { writtenFacts } from './written-facts.ts';

/**
 * A question that nothing known is surely about, asked of what was told a moment ago or of the service that is
 * talked of: the part of their own words that tells of it. False where none does.
 */
export function tellWrittenNearby(turn: Turn, act: Pick<HeardAct, 'act' | 'words'>): boolean {
  if (!act.act.startsWith('ask.') && !isPutAsQuestion(act.words)) return false;
  // "And if it needs them, do I still pay for the looking" is one question.
  const asked = supposes.test(fold(act.words)) ? { ...act, words: lastSaid(turn) } : act;
  return (
    tellNearby(turn, asked) ||
    tellOfLooking(turn, asked) ||
    tellFirst(turn, asked) ||
    tellAllOfIt(turn, asked)
  );
}

/** "Is that on top", after what was told of a deposit: asked of that alone, whatever else is on top of something. */
export function tellWhatIsLeantOn(turn: Turn, act: Pick<HeardAct, 'act' | 'words'>): boolean {
  if (!mayLean.test(act.act) || !pointsBack.test(fold(act.words))) return false;
  if (tellingStems(act.words).some((stem) => !ofSorts.has(stem))) return false;
  const line = fold(lastAnswered(turn));
  const told = [...clausesTold(turn, 1), ...clausesOf(turn, turn.state.focus.refs)].filter(
    ({ fact, clause }) => fact.kind !== 'service' || line.includes(fold(clause)),
  );
  const found = ofSort(told, act.words);
  return found !== null && tellClause(turn, act, found);
}

/** "If it fails do you charge again", where what is paid then is written of the service that is named: that, and no price. */
export function tellTermsOfPaying(turn: Turn, act: HeardAct): boolean {
  const folded = fold(act.words);
  if (!/^ask\.(?:price|total)$/.test(act.act) || !asksWhetherPaid.test(folded)) return false;
  if (howMuch.test(folded) || !/\b(?:if|again|twice|still)\b/.test(folded)) return false;
  const named = refsMeant(act.target);
  const found = clausesOf(turn, named.length > 0 ? named : turn.state.focus.refs).find(
    ({ clause }) => given.test(fold(clause)),
  );
  return found !== undefined && tellClause(turn, act, found);
}

const supposes = /^(?:(?:and|but|so|what|ok|okay)[, ]+)*(?:if|when|say|suppose)\b/;
const mayLean = /^ask\.(?:includes|fact|price|total|compare)$/;
const pointsBack = /\b(?:that|thats|it|its|they|this|ca|c'est|elle|il)\b/;
const ofSorts = contentStems(
  'extra top part come off go count toward taken separate included price bill charge pay free cost money back total amount visit time expire expires valid good',
);

/** A part of what an owner wrote, and what it was written of. */
type Clause = Pick<Told, 'clause' | 'fact'>;

function clausesOf(turn: Turn, refs: readonly ServiceRef[]): Clause[] {
  return lookUpAll(turn, refs).flatMap(({ service }) =>
    partsOf(service.description ?? '').map((clause) => ({
      clause,
      fact: { kind: 'service' as const, id: service.id, label: service.name },
    })),
  );
}

function tellNearby(turn: Turn, act: Pick<HeardAct, 'act' | 'words'>): boolean {
  const told = clausesTold(turn, 1);
  const found =
    ofSort([...told, ...clausesOf(turn, turn.state.focus.refs)], act.words) ??
    alike(turn, told, act.words);
  return found !== null && tellClause(turn, act, found);
}

/** "What do you do in that, exactly": asks openly of what is talked of, and of nothing in it. */
function tellAllOfIt(turn: Turn, { words }: Pick<HeardAct, 'words'>): boolean {
  const [only, other] = lookUpAll(turn, turn.state.focus.refs);
  const written = only?.service.description?.trim() ?? '';
  if (!only || other || written === '' || turn.answered || !asksOpenly.test(fold(words)))
    return false;
  if (tellingStems(words).some((stem) => !ofDoing.has(stem))) return false;
  const { service } = only;
  const before = fold(lastAnswered(turn)).includes(
    fold(clausesOf(turn, turn.state.focus.refs)[0]?.clause ?? ''),
  );
  const said = sayWritten(turn, service, written);
  turn.answered = true;
  turn.described.add(service.id);
  turn.facts.push({ kind: 'service', id: service.id, label: service.name });
  turn.statements.push(before ? saidBefore(turn, said) : said);
  turn.verdicts.add(turn.statements.at(-1) ?? '');
  return true;
}

const asksOpenly =
  /\b(?:what(?:'?s)?|quoi|qu'est-ce)\b.*\b(?:do|does|did|done|doing|in|involved?|included?|get|entail\w*|consists?|fai(?:tes|t|re)|comprend|inclut|compris|inclus|dedans|consiste)\b/;
const ofDoing = contentStems(
  'actually exactly involved involve entail entails consist consists include included dedans exactement comprend inclut compris inclus consiste precisement',
);

/** Tells one part of what was written; as told before, where our last line had it. */
function tellClause(
  turn: Turn,
  act: Pick<HeardAct, 'act' | 'words'>,
  { clause, fact }: Clause,
): boolean {
  if (turn.described.has(clause)) return true;
  turn.described.add(clause);
  turn.answered = true;
  turn.facts.push(fact);
  const service = fact.kind === 'service' ? turn.receptionist.serviceById.get(fact.id) : undefined;
  const before = fold(lastAnswered(turn)).includes(fold(clause));
  if (service && !before) {
    tellWritten(turn, service, clause, act);
    return true;
  }
  const said = service
    ? saidBefore(turn, saidAloud(clause, turn.state.language))
    : partMeant(turn, act, asSentences(clause));
  // It answers what is asked now, though it was told before.
  turn.verdicts.add(said);
  turn.statements.push(said);
  return true;
}

function ofSort(clauses: readonly Clause[], words: string): Clause | null {
  const folded = fold(words);
  for (const { asks, tells } of sorts) {
    if (!asks.test(folded) || (asks === asksWhetherPaid && howMuch.test(folded))) continue;
    const found = clauses.find(({ clause }) => tells.test(fold(clause)));
    if (found) return found;
  }
  return null;
}

/** "Can I send pictures", after what was told of photos: most of what the words tell, in other words. */
function alike(turn: Turn, clauses: readonly Clause[], words: string): Clause | null {
  const telling = new Set(tellingStems(words));
  const said = sensedWords(words).filter(({ root }) => telling.has(root));
  const before = sensesOf(saidBeforeThis(turn));
  const shares = ({ clause }: Clause) => {
    const [senses, stems] = [sensesOf(clause), new Set(tellingStems(clause))];
    return said.filter(
      (word) =>
        stems.has(word.root) ||
        [...word.senses].some((sense) => senses.has(sense) && !before.has(sense)),
    ).length;
  };
  return clauses.find((one) => shares(one) > 0 && shares(one) * 2 >= said.length) ?? null;
}

function saidBeforeThis({ state }: Turn): string {
  return state.transcript.filter(({ role }) => role === 'user').at(-2)?.content ?? '';
}

/** "Do I pay for somebody to come and measure": of what is written of looking at work before it is done. */
const forALook =
  /\b(?:come|comes|look|looking|measure|measuring|see it|check|quote|quoting|estimate|price it|tell me)\b/;
const ofLooking =
  /\b(?:estimates?|quotes?|consult\w*|assessments?|diagnos\w*|soumissions?|evaluations?)\b/;

function tellOfLooking(turn: Turn, { words }: Pick<HeardAct, 'words'>): boolean {
  const folded = fold(words);
  if (!asksWhetherPaid.test(folded) || howMuch.test(folded) || !forALook.test(folded)) return false;
  const [only, other] = writtenFacts(turn).filter(
    ({ subject, said, inOwnWords }) =>
      inOwnWords && ofLooking.test(fold(subject)) && (given.test(fold(said)) || /\d/.test(said)),
  );
  return only !== undefined && other === undefined && tellFact(turn, only);
}

/** What is asked of what is talked of, by the form of the words, and what tells of that in an owner's words. */
interface Sort {
  asks: RegExp;
  tells: RegExp;
}

/** Whether anything is paid, and not how much; in folded words. */
const asksWhetherPaid =
  /\b(?:do|does|did|would|will|am|are|is|still|have to|gotta|got to|gonna)\b.*\b(?:pay|paying|charge[ds]?|costs?|owe|billed|dinged|free)\b|\b(?:faut|dois|doit|devrai|va falloir|est-ce que)\b.*\b(?:pay(?:er|e|es)|debourser)\b|\b(?:est-ce|c'est|est)(?:-ce|-tu)? (?:gratuit|inclus|compris)\w*|\bca (?:me )?coute(?:-tu|ra-tu)? (?:quelque chose|de quoi)\b/;
const howMuch = /\b(?:how much|what(?:'?s| is| do| does| would)?|combien)\b/;
/** What an owner writes of what is not paid, or not again. */
const given =
  /\b(?:free|waived|credited|(?:not|n't|no) (?:be )?charged?|no (?:extra )?(?:charge|cost)|without charge|comes? off|taken off|(?:goes?|counts?|put) toward|deducted|applied to|refund\w*|included|covered|(?:not|nothing) extra|gratuit\w*|sans frais|comprise?s?|incluse?s?|deduit\w*|credite\w*|rembours\w*)\b/;

/** The sorts of questions that lean on what is talked of, the likeliest first. */
const sorts: readonly Sort[] = [
  {
    asks: /\b(?:on top|extra|part of (?:it|that|the)|comes? off|(?:goes?|counts?|go|count) (?:toward|against)|taken off|(?:is|it'?s|that'?s|be) (?:a )?separate|in (?:that|there)|(?:get|lose|see) (?:that|it|this|my money|the deposit)(?: back)?|a part|en plus|en extra|comprise?s?|incluse?s?|fait partie)\b/,
    tells:
      /\b(?:comes? off|taken off|(?:goes?|counts?|put) (?:toward|against)|credited|deducted|applied to|included|extra|on top|more|refund\w*|return\w*|given back|waived|separate(?:ly)?|comprise?s?|incluse?s?|comprend|de plus|en plus|en sus|a part|deduit\w*|credite\w*)\b/,
  },
  {
    asks: /\b(?:deposits?|up ?front|(?:put|leave|pay|want|need|take)\b.{0,24}\bdown|(?:on|hold|need) my card|in advance|depots?|acompte|d'avance)\b/,
    tells: /\b(?:deposits?|up ?front|in advance|ahead|down|depots?|acompte|d'avance)\b/,
  },
  {
    asks: /\b(?:expir\w*|run out|use it by|(?:stays?|still|good) (?:good|valid)|perime\w*)\b/,
    tells: /\b(?:good for|valid|expir\w*|within|bonne? pour|valable|valide)\b/,
  },
  { asks: asksWhetherPaid, tells: given },
  {
    asks: /\bhow (?:often|many (?:times|visits|sessions|lessons))\b/,
    tells:
      /\b(?:once|twice|two|three|four|five|six|ten|\d+) (?:[\p{L}-]+ )?(?:visits?|times|sessions?|trips?|lessons?)\b|\b(?:once|twice|times) an? \p{L}+\b|\bevery \p{L}+\b/u,
  },
  {
    asks: /\b(?:every|each|per|a) (?:day|night|week|month|year|season|time|visit|trip)\b|\b(?:daily|monthly|weekly|yearly|annually|one[- ]time|just once|only once|once or|recurring|how often|how many (?:times|visits|sessions))\b|\bfor (?:the|my) whole\b/,
    tells:
      /\b(?:per|each|every|once an?|twice an?|times an?|an?) (?:day|night|week|month|year|season|visit|session|trip|vent|room|item|unit|person|load|window)\b|\b(?:monthly|weekly|yearly)\b|\b(?:two|three|four|five|six|ten|\d+) (?:[\p{L}-]+ )?(?:visits?|times|sessions?|trips?|lessons?)\b/u,
  },
];
