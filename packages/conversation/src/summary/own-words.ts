import type { TranscriptEntry } from '../conversation.ts';
import type { SaidAct } from '../dialogue/state.ts';
import type { Act } from '../heard/acts.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { sentences } from '../speaking/sentences.ts';
import { shortenAtClause, tidySentence } from '../speaking/tidy-sentence.ts';
import { clausesOf } from '../understanding/clauses.ts';
import { readings } from './say-when.ts';
import {
  asks,
  isAsk,
  ofMatter,
  type Stretch,
  stretchesOf,
  unknownWorth,
  worthBy,
} from './stretches.ts';
import {
  asksToPass,
  passingOn,
  withoutName,
  withoutPriceQuestion,
  withoutRuns,
  withoutTime,
} from './told-elsewhere.ts';

/** A sentence of the caller's, fit to be read. */
export interface CallerSentence {
  text: string;
  /** As it was spoken. */
  spoken: string;
  /** Which of the caller's turns it is of, from 0. */
  turn: number;
  /** Where that turn stands in the transcript. */
  entry: number;
}

/** What is known of the call apart from its words, so that they do not tell it twice. */
export interface Known {
  /** What the caller did with each stretch of words; of turns that are missing, the words alone tell. */
  said: readonly SaidAct[];
  /** Words that acts were heard in which tell why somebody calls. */
  evidence: readonly string[];
  /** What the summary says already, or what was turned down: services, the address, who calls. */
  told: readonly string[];
  name: string | null;
  /** Questions that are told apart from this. */
  open: readonly string[];
}

/** Every sentence of the caller's, as it was spoken. */
export function spokenSentences(
  transcript: readonly TranscriptEntry[],
): Omit<CallerSentence, 'text'>[] {
  let turn = -1;
  return transcript.flatMap(({ role, content }, entry) => {
    if (role !== 'user') return [];
    turn += 1;
    const of = turn;
    return sentences(content).map((spoken) => ({ spoken, turn: of, entry }));
  });
}

/** The same in which something is left once they are tidied. */
export function callerSentences(
  transcript: readonly TranscriptEntry[],
  name: string | null = null,
): CallerSentence[] {
  return spokenSentences(transcript).flatMap((sentence) => {
    const text = tidySentence(withoutRuns(withoutName(sentence.spoken, name)));
    return text ? { ...sentence, text } : [];
  });
}

const beside = {
  evidence: 3,
  opening: 3,
  last: 4,
  lastMatter: 9,
  thing: 3,
  stems: 5,
} as const;
/** Less than this is told nothing by. */
const leastWorth = 6;
const mostUnits = 4;
const leastLeft = 12;
const leastCut = 80;

/** A stretch of a turn that does one thing, without what is told elsewhere. */
interface Unit {
  text: string;
  at: number;
  entry: number;
  worth: number;
  /** It says what happened or what is to be passed on. */
  matters: boolean;
  stems: ReadonlySet<string>;
}

/**
 * The clauses of the caller's that say what they want or what happened, the one that says most
 * first, for the last are cut where there is no room. In at most `longest` characters, without what
 * is told elsewhere, what was asked on the way, and what was only said to us. Empty where nothing
 * is left to tell.
 */
export function ownWords(
  transcript: readonly TranscriptEntry[],
  known: Known,
  longest: number,
): string {
  const told = contentStems([...known.told, known.name ?? ''].join(' . '));
  const units = unitsOf(transcript, known, told);
  const covered = new Set(told);
  const chosen: Unit[] = [];
  let left = longest;
  while (chosen.length < mostUnits && left >= leastLeft) {
    const [best] = units
      .filter((one) => !chosen.includes(one))
      .map((one) => ({ one, news: fresh(one.stems, covered) }))
      .filter(({ one, news }) => news.size > 0 && one.worth + news.size >= leastWorth)
      .sort((a, b) => rank(b.one, b.news) - rank(a.one, a.news) || a.one.at - b.one.at);
    if (!best) break;
    const { one } = best;
    const fits = one.text.length <= left || left >= leastCut;
    chosen.push(fits ? { ...one, text: shortenAtClause(one.text, left) } : { ...one, text: '' });
    units.splice(units.indexOf(one), 1);
    if (fits) left -= Math.min(left, one.text.length) + 2;
    for (const stem of one.stems) covered.add(stem);
  }
  return joined(chosen.map(({ text }) => text).filter(Boolean));
}

const rank = ({ worth }: Unit, news: ReadonlySet<string>) =>
  worth + Math.min(news.size, beside.stems);

function unitsOf(
  transcript: readonly TranscriptEntry[],
  known: Known,
  told: ReadonlySet<string>,
): Unit[] {
  const stretches = stretchesOf(transcript, known.said);
  const tells = ({ words }: Stretch) => fresh(contentStems(words), told).size > 1;
  const opening = stretches.find(tells)?.entry;
  const units = stretches.flatMap((stretch, at) => {
    const first = stretch.entry === opening;
    const heard = known.evidence.some((words) => sharesWords(words, stretch.words));
    const kept = whatTells(stretch, (clause) =>
      isTelling(clause, stretch, first && heard, known, told),
    );
    const text = tidyUnit(kept, stretch, known);
    const stems = contentStems(text);
    const worth =
      worthBy(stretch) +
      (heard ? beside.evidence : 0) +
      (first ? beside.opening : 0) +
      (stretch.ofThing ? beside.thing : 0);
    const { entry } = stretch;
    const unit = { text, at, entry, worth, stems, matters: ofMatter(stretch.act) };
    return text.split(/\s+/).length >= leastWords ? unit : [];
  });
  // What was said last of the matter counts most.
  const last = units.findLast(({ worth }) => worth >= unknownWorth)?.entry;
  return units.map((one) => ({
    ...one,
    worth: one.worth + (one.entry !== last ? 0 : one.matters ? beside.lastMatter : beside.last),
  }));
}

/** The clauses that tell something, with the pauses between those that follow one another. */
function whatTells({ words }: Stretch, tells: (clause: string) => boolean): string {
  let end = 0;
  let kept = '';
  let follows = false;
  for (const { text, start, end: stop } of clausesOf(words)) {
    const keeps = tells(text);
    if (keeps) kept += `${follows ? words.slice(end, start) : ' '}${text}`;
    follows = keeps;
    end = stop;
  }
  return kept.trim();
}

const leastWords = 3;

function sharesWords(evidence: string, words: string): boolean {
  const [one, other] = [fold(evidence), fold(words)].map((each) => each.replace(/[\s,.?!]+$/, ''));
  return !!one && !!other && one.length > 3 && (other.includes(one) || one.includes(other));
}

/** Said to whoever takes it down, not of the matter. */
const asideToUs =
  /\b(?:i (?:just )?(?:said|told you)|like (?:i|we) said|(?:you )?(?:already )?told (?:you|me)|you(?:'re| are) not listening|you (?:just )?said|did you (?:get|hear|catch)|that's (?:right|correct|it|all|fine|everything)|(?:my|the|this|that) (?:phone |cell )?number|my (?:phone|cell|e-?mail)|spelled|(?:call|ring|phone) me(?: back)?$|never ?mind|whatever|forget it|wondering$|que je demande|a robot|book (?:it|that|me in)|put me down|sounds good|just asking|j'ai (?:dit|demandé)|je (?:vous|te|t')\s?(?:ai dit|dis|parle)|je viens de le dire|(?:ce|mon|le) numéro|mon nom|rappelez-moi|faites-moi rappeler|répondez-moi|laissez faire|laisse faire|mal compris|vous avez (?:bien )?noté|un robot|je me plains)(?!\p{L})/iu;
/** A longer one tells more than it says to us. */
const mostAside = 12;
/** Acts that tell when, and nothing more once the day and hour are known. */
const ofTimes: ReadonlySet<Act | null> = new Set<Act>(['correct', 'choose', 'either', 'affirm']);

/** "Send somebody, I'm by the exit" asks nothing, whatever it was heard as. */
const interrogative =
  /\?|\b(?:what|how|who|which|where|do|does|did|is|are|can|could|would|will|should|combien|quel(?:le)?s?|quoi|est-ce|\p{L}+-(?:vous|tu|il|elle|on)|avez|faites|si)(?!\p{L})/iu;
/** Of themselves or of theirs, though it stands beside a question. */
const ofTheirs =
  /^(?:i|we|my|our|it|there|the|she|he|they|je|on|mon|ma|mes|le|la|les|notre|nos|il|elle|ils)(?:['’]\p{L}+)?\b|^(?:j|c)['’]/iu;

function isTelling(
  clause: string,
  { act, times, ofThing, words }: Stretch,
  whyTheyCall: boolean,
  known: Known,
  told: ReadonlySet<string>,
): boolean {
  const timed =
    times.some((time) => fold(clause).includes(fold(time))) ||
    (ofTimes.has(act) && namesDay(clause));
  if (timed && ofTimes.has(act)) return false;
  const rest = times.reduce((text, time) => text.replace(time, ' '), clause);
  if (asideToUs.test(clause) && rest.trim().split(/\s+/).length <= mostAside) return false;
  if (/(?:\d[\s,.-]*){7}/.test(clause) || withoutRuns(clause) !== clause) return false;
  const stating =
    !isAsk(act) || ofThing || !interrogative.test(words) || ofTheirs.test(tidySentence(clause));
  if (!whyTheyCall && (asks(clause) || !stating)) return false;
  if (known.open.some((question) => sharesWords(question, clause))) return false;
  const news = [...fresh(contentStems(rest), told)].filter((stem) => !counting.has(stem));
  return ofThing || ofMatter(act) || news.length > (timed ? 1 : 0);
}

/** Figures by themselves tell nothing. */
const counting = contentStems(
  'four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante quatre-vingt cent numéro best fine',
);

const namesDay = (clause: string) =>
  readings(clause, 0, 'UTC').some((found) => found.some(({ date }) => date));

/** Without the name, numbers and times that are told apart, and the words that only led to it. */
function tidyUnit(words: string, { act, times }: Stretch, { name }: Known): string {
  const untimed = timesApart.has(act) || isAsk(act) ? times.reduce(withoutTime, words) : words;
  const text = tidySentence(withoutRuns(withoutName(untimed, name)));
  return withoutPriceQuestion(tidySentence(text.replace(passingOn, '').replace(asksToPass, '')))
    .replaceAll(';', ',')
    .replace(/[\s,.]+$/, '');
}

/** Their times are kept as when somebody would like to come, or to be called. */
const timesApart: ReadonlySet<Act | null> = new Set<Act>([
  'give',
  'want.book',
  'want.move',
  'want.cancel',
  'want.callback',
]);

function fresh(stems: ReadonlySet<string>, covered: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...stems].filter((stem) => !covered.has(stem)));
}

/** "The furnace quit last night. It's a Lennox" */
function joined(parts: readonly string[]): string {
  return parts
    .map((part, at) => (at === parts.length - 1 || /[?!…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
