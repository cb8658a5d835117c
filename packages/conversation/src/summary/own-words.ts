import type { TranscriptEntry } from '../conversation.ts';
import type { SaidAct } from '../dialogue/state.ts';
import type { Act } from '../heard/acts.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { sentences } from '../speaking/sentences.ts';
import { shortenAtClause, tidySentence } from '../speaking/tidy-sentence.ts';
import { readings } from './say-when.ts';
import { type SpokenClause, spokenClauses } from './spoken-clauses.ts';
import {
  asks,
  courtesies,
  isAsk,
  ofMatter,
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
  /** The time that is told apart from this, as it was understood. */
  when: string;
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
const leastWorth = 5;
const mostUnits = 4;
const leastLeft = 12;
const leastCut = 80;

/** What was said in one breath, without what is told elsewhere. */
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
 * The sentences of the caller's that say what they want, what happened and what is to be passed on,
 * in the order they were said; where there is no room, those that say least are left out. In at most
 * `longest` characters, without what is told elsewhere, what was asked on the way, and what was only
 * said to us. Empty where nothing is left to tell.
 */
export function ownWords(
  transcript: readonly TranscriptEntry[],
  known: Known,
  longest: number,
): string {
  const told = contentStems([...known.told, known.name ?? ''].join(' . '));
  const units = unitsOf(transcript, known, told);
  if (process.env.DBG) console.log(units.map((u) => `${u.worth} ${u.text}`).join('\n'));
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
  const inOrder = chosen.toSorted((a, b) => a.at - b.at);
  return joined(inOrder.map(({ text }) => text).filter(Boolean));
}

const rank = ({ worth }: Unit, news: ReadonlySet<string>) =>
  worth + Math.min(news.size, beside.stems);

function unitsOf(
  transcript: readonly TranscriptEntry[],
  known: Known,
  told: ReadonlySet<string>,
): Unit[] {
  const clauses = spokenClauses(transcript, known.said, known.told);
  const opening = clauses.find(({ text }) => fresh(contentStems(text), told).size > 1)?.entry;
  if (process.env.DBG) console.log(clauses.map((c) => [c.form, c.act, c.gives, c.conditional, isTelling(c, c.entry === opening, isAnswered(transcript, c.entry), known, told), c.text].join(' | ')).join('\n'));
  const passages = inOneBreath(
    clauses.map((clause, at) => ({
      clause,
      tells: !leadsToAsk(clause, clauses[at + 1]) && isTelling(
        clause,
        clause.entry === opening,
        isAnswered(transcript, clause.entry),
        known,
        told,
      ),
    })),
  );
  const units = passages.flatMap((passage, at) => {
    const [{ entry, start = 0 } = {}] = passage;
    const end = passage.at(-1)?.end ?? 0;
    const words = transcript[entry ?? 0]?.content.slice(start, end) ?? '';
    const text = tidyUnit(words, passage, known);
    if (entry === undefined || text.split(/\s+/).length < leastWords) return [];
    const heard = known.evidence.some((one) => sharesWords(one, words));
    const worth =
      Math.max(...passage.map(worthOf)) +
      (heard ? beside.evidence : 0) +
      (entry === opening ? beside.opening : 0) +
      (passage.some(({ ofThing }) => ofThing) ? beside.thing : 0);
    const matters = passage.some(({ act, form }) => ofMatter(act) || form === 'order');
    return { text, at, entry, worth, stems: contentStems(text), matters };
  });
  // What was said last of the matter counts most.
  const last = units.findLast(({ worth }) => worth > unknownWorth)?.entry;
  return units.map((one) => ({
    ...one,
    worth: one.worth + (one.entry !== last ? 0 : one.matters ? beside.lastMatter : beside.last),
  }));
}

/** "The financing part, can you ...": what a question is about, said before it. */
function leadsToAsk(
  { text, entry, act, form, conditional }: SpokenClause,
  next: SpokenClause | undefined,
): boolean {
  const asked = next?.entry === entry && (next.form === 'question' || next.form === 'wish');
  if (!asked || form !== 'statement') return false;
  return isAsk(act) && !conditional && text.split(/\s+/).length <= mostBeforeAsking;
}

const mostBeforeAsking = 6;

/** Clauses that follow one another and tell something are one sentence, as long as it can be read. */
function inOneBreath(
  clauses: readonly { clause: SpokenClause; tells: boolean }[],
): SpokenClause[][] {
  const passages: SpokenClause[][] = [];
  let goesOn = false;
  for (const { clause, tells } of clauses) {
    const last = goesOn ? passages.at(-1) : undefined;
    const [first] = last ?? [];
    const follows =
      first?.entry === clause.entry &&
      clause.form !== 'wish' &&
      clause.end - first.start <= longestUnit;
    if (tells && last && follows) last.push(clause);
    else if (tells) passages.push([clause]);
    goesOn = tells;
  }
  return passages;
}

/** As much of one breath as is read at once. */
const longestUnit = 180;

function worthOf({ act, form, conditional, times, text }: SpokenClause): number {
  if (form === 'order') return worthOfOrder;
  if (conditional && (times.length > 0 || text.split(/\s+/).length <= mostOfCondition))
    return worthOfOrder;
  if (form === 'wish') return worthOfWish;
  return isAsk(act) ? worthOfWish : worthBy({ act });
}

const worthOfOrder = 6;
const worthOfWish = 4;
const mostOfCondition = 14;

const leastWords = 3;

function sharesWords(evidence: string, words: string): boolean {
  const [one, other] = [fold(evidence), fold(words)].map((each) => each.replace(/[\s,.?!]+$/, ''));
  return !!one && !!other && one.length > 3 && (other.includes(one) || one.includes(other));
}

/** Said to whoever takes it down, not of the matter. */
const asideToUs =
  /\b(?:i (?:just )?(?:said|asked|told you)|like (?:i|we) said|(?:you )?(?:already )?told (?:you|me)|you(?:'re| are) not listening|you (?:just )?said|did you (?:get|hear|catch)|that's (?:right|correct|it|all|fine|everything)|(?:my|the|this|that) (?:phone |cell )?number|my (?:phone|cell|e-?mail)|spelled|(?:call|ring|phone) me(?: back)?$|never ?mind|whatever|forget it|wondering$|que je demande|a robot|book (?:it|that|me in)|put me down|sounds good|just asking|j'ai (?:dit|demandé)|je (?:vous|te|t')\s?(?:ai dit|dis|parle)|je viens de le dire|(?:ce|mon|le) numéro|mon nom|rappelez-moi|faites-moi rappeler|répondez-moi|laissez faire|laisse faire|mal compris|vous avez (?:bien )?noté|un robot|je me plains)(?!\p{L})/iu;
/** A longer one tells more than it says to us. */
const mostAside = 12;
/** Acts that tell when, and nothing more once the day and hour are known. */
const ofTimes: ReadonlySet<Act | null> = new Set<Act>(['correct', 'choose', 'either', 'affirm']);

/** `answered`: the owner's own words on it were told in reply. */
function isTelling(
  clause: SpokenClause,
  opens: boolean,
  answered: boolean,
  known: Known,
  told: ReadonlySet<string>,
): boolean {
  const { text, act, form, times, gives, ofThing, conditional } = clause;
  if (/(?:\d[\s,.-]*){7}/.test(text) || withoutRuns(text) !== text) return false;
  if (known.open.some((question) => sharesWords(question, text))) return false;
  const rest = times.reduce((left, time) => left.replace(time, ' '), text);
  const words = rest.trim().split(/\s+/).length;
  const heard = known.evidence.some((one) => sharesWords(one, text));
  if (form === 'question') return opens && heard && ofMatter(act) && !asks(text);
  const nameless = withoutName(rest, known.name);
  const names = [...nameless.matchAll(naming)].filter(([name]) => !told.has(stemOf(name)));
  const news =
    [...fresh(contentStems(nameless), told)].filter((stem) => !counting.has(stem)).length +
    names.length;
  const bound = conditional && !isKept(text, known.when);
  if (asideToUs.test(text) && words <= mostAside && !bound) return false;
  if (form === 'order') return news > 0;
  if (form === 'wish' && answered && !ofPerson.test(text)) return false;
  const stating = !isAsk(act) || ofThing || form === 'wish' || ofTheirs.test(tidySentence(text));
  if (bound && words > (courtesies.has(act) ? leastBesideDetail : leastOfCondition)) return true;
  const timed = times.some((time) => fold(text).includes(fold(time)));
  if (ofTimes.has(act) && (timed || namesDay(text))) return false;
  if (!stating) return false;
  if ((gives && !ofMatter(act)) || courtesies.has(act))
    return news >= leastBesideDetail - (ofTheirs.test(tidySentence(text)) ? 1 : 0);
  return ofThing || ofMatter(act) ? news > 0 || heard : news > (timed ? leastBesideDetail - 1 : 0);
}

/** Whoever they would rather have, or not, is to be told whatever was answered. */
const ofPerson = /\b(?:not|else|instead|rather|pas|plutôt)(?!\p{L})/iu;
/** A name, as a recogniser writes it within a sentence. */
const naming = /(?<=\p{L}\s)\p{Lu}\p{Ll}+/gu;
const stemOf = (name: string) => [...contentStems(name)][0] ?? '';

function isAnswered(transcript: readonly TranscriptEntry[], entry: number): boolean {
  const reply = transcript[entry + 1];
  return (
    reply?.role === 'assistant' &&
    (reply.facts ?? []).some(({ kind }) => kind === 'faq' || kind === 'note')
  );
}

/** Told in the same breath as a name or a courtesy, less than this is a part of it. */
const leastBesideDetail = 3;
const leastOfCondition = 1;

/** Of a thing of theirs, and of no detail of their own. */
const ofTheirs =
  /^(?:i|we|my|our|there|the|she|he|they|je|on|mon|ma|mes|le|la|les|notre|nos|il|elle|ils|y)(?:['’]\p{L}+)?(?!\p{L})|^(?:j|y)['’]/iu;

/** "After four", where the time that is wanted says so already. */
function isKept(text: string, when: string): boolean {
  const bounds = [...fold(text).matchAll(relations)].map(([word]) => word);
  const kept = fold(when);
  return bounds.length > 0 && bounds.every((word) => kept.includes(word));
}

const relations = /\b(?:before|after|by|until|avant|apres|early|late|same time|anytime)\b/g;

/** Figures by themselves tell nothing. */
const counting = contentStems(
  'four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante quatre-vingt cent numéro best fine oh zero hundred thousand zéro mille dear honey love done',
);

const namesDay = (clause: string) =>
  readings(clause, 0, 'UTC').some((found) => found.some(({ date }) => date));

/** Without the name, numbers and times that are told apart, and the words that only led to it. */
function tidyUnit(
  words: string,
  passage: readonly SpokenClause[],
  { name }: Known,
): string {
  const apart = passage
    .filter(({ act, conditional }) => !conditional && (timesApart.has(act) || isAsk(act)))
    .flatMap(({ times }) => times)
    .filter(namesDay);
  const untimed = apart.reduce(withoutTime, words).replace(beforeQuestion, '');
  const text = tidySentence(withoutRuns(withoutName(untimed, name)));
  const plain = tidySentence(text.replace(agreeing, '').replace(announcing, ''));
  const asked = passage[0]?.form === 'wish' ? plain : plain.replace(asksToPass, '');
  return withoutPriceQuestion(tidySentence(asked.replace(passingOn, '')))
    .replaceAll(';', ',')
    .replace(leaving, '')
    .replace(/[\s,.]+$/, '');
}

/** "Okay good yeah it's": said before a sentence to keep the talk going, where no pause is written. */
const agreeing =
  /^(?:(?:okay|ok|good|great|perfect|oh|yeah|yes|yep|no|right|sure|alright|fine|well|sorry|hello|dear|goodness|thanks|there|so|but|oui|ouais|non|bon|parfait|d['’]accord|correct|c['’]est beau)[\s,]+)+(?=(?:i|we|it|they|he|she|there|my|our|the|just|tell|make|could|can|would|let|je|j|on|il|elle|y|mon|ma|mes|c)(?:['’]\p{L}+)?(?!\p{L}))/iu;
const announcing =
  /^(?:(?:just )?(?:(?:so|to let) )?you(?: guys)? know(?: that)?(?= (?:i|we|my|our|the|there|it|he|she|they)(?:['’]|\s))|(?:i )?(?:just )?(?:should|have to|want to|wanted to|forgot to|meant to) (?:tell you|mention|say|let you know)(?: that)?|juste pour vous dire(?: que)?)[\s,]+/iu;

/** What is said last, and tells nothing. */
const leaving =
  /(?:[\s,]+(?:eh|bye|see you|take care|thank you|thanks|au revoir|bonne journée|hein|ok|okay))+$/iu;

/** What leads to a question that is told elsewhere: "... and I was wondering". */
const beforeQuestion =
  /[\s,]+(?:(?:and|so|but|et|pis|mais)\s+)?(?:i(?:['’]m| was| am)? (?:just )?wonder(?:ing|ed)|i (?:just )?(?:want(?:ed)?|['’]d like) to (?:know|ask)|just so i can compare|je (?:me demandais|voulais savoir))(?:\s+(?:if|how|what|whether|si))?[\s,]*$/iu;

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
