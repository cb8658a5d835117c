import type { TranscriptEntry } from '../conversation.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { sentences } from '../speaking/sentences.ts';
import { shortenAtClause, tidySentence } from '../speaking/tidy-sentence.ts';

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
  /** Words that acts were heard in which tell why somebody calls. */
  evidence: readonly string[];
  /** What the summary says already: the services, the address. */
  told: readonly string[];
  name: string | null;
  /** Names of services that were turned down. */
  refused: readonly string[];
  /** Questions that are told apart from this. */
  open: readonly string[];
  /** Questions are left out: they were answered. */
  statementsOnly?: true;
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

/** "O, k, i, m, a, w" and "two oh four, five five five": letters and digits told one by one stand elsewhere. */
function withoutRuns(spoken: string): string {
  return spoken.replace(letterRun, ' ').replace(digitRun, ' ');
}

const letterRun = /(?<![\p{L}'’])(?:\p{L}(?:\s*[,.-]\s*|\s+)){3,}\p{L}(?![\p{L}'’])[,.]?/gu;
const digitRun =
  /(?<![\p{L}\d])(?:(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|double|triple|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|\d)(?:\s*[,.-]\s*|\s+)){5,}(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|\d+)(?![\p{L}\d])/giu;

const naming =
  "(?:and |et )?(?:my name is|my name's|the name is|the name's|name is|name's|this is|it is|it's|i'm|i am|mon nom est|mon nom c'est|je m'appelle|c'est|ici)";

/** "name's Bev Antonini, and something's come up": who calls stands beside their words already. */
function withoutName(spoken: string, name: string | null): string {
  const [first = ''] = (name ?? '').split(' ');
  if (first.length < 2) return spoken;
  const known = first.replace(/[^\p{L}]/gu, '.');
  const opens = new RegExp(`^${known}(?:\\s+\\p{Lu}[\\p{L}'’-]+)*\\s*(?:[,.;!?]|$)`, 'u');
  if (opens.test(spoken)) return spoken.replace(opens, '');
  const said = new RegExp(
    `(^|[,.;]?\\s+)${naming}\\s+${known}(?:\\s+\\p{Lu}[\\p{L}'’-]+)*(?=[\\s,.;!?]|$)(?:\\s+(?:here|calling|speaking))?[,.;!]?`,
    'iu',
  );
  // Names are told apart by their capitals: of them, not of the words around them.
  const match = said.exec(spoken);
  if (!match || !new RegExp(`${known}`, 'iu').test(match[0])) return spoken;
  const after = spoken.slice(match.index).replace(new RegExp(`^[\\s\\S]*?${known}`, 'iu'), '');
  const rest = after.replace(
    /^(?:\s+\p{Lu}[\p{L}'’-]+)*(?:\s+(?:here|calling|speaking))?[,.;!]?/u,
    '',
  );
  return `${spoken.slice(0, match.index)},${rest}`;
}

/** Said to whoever takes it down, not of the matter: corrections, confirmations, numbers. */
const asideToUs =
  /\b(?:i (?:just )?(?:said|told you)|(?:you )?(?:already )?told (?:you|me)|you(?:'re| are) not listening|you (?:just )?said|you didn't|did you (?:get|hear|catch)|you(?:'ve)? got (?:that|it|the|my)|that's (?:right|correct|it|all|fine|everything|not (?:right|what))|(?:that|this|my|the) number|number's|my (?:phone|cell|e-?mail)|my (?:last )?name|last name|name'?s|spelled|call me|ring me|(?:get|have) (?:somebody|someone|them) (?:to )?(?:call|ring|phone)|never ?mind|whatever|i meant|not what i|just need to know|gotcha|got it|ball ?park|a robot|are you (?:real|human)|bye|goodbye|see you|have a (?:good|nice)|it's me|book (?:it|that|me in)|put me down|pencil me|sounds good|just asking|complaining|j'ai dit|je (?:vous|t')ai dit|(?:ce|mon|le) numéro|mon nom|rappelez-moi|au revoir|bonne journée|laissez faire|vous avez (?:bien )?noté|un robot|je me plains)\b/i;
const refusing =
  /^(?:no|not|nope|non|pas)\b|\b(?:i|we) (?:don't|do not|didn't) (?:want|need)\b|\b(?:take off|remove)\b|\bje (?:ne )?(?:veux|voulais) pas\b/i;
const denying = /^(?:it's|it is|that's|they're|i'm|c'est|je suis) (?:not|pas)\b/i;
const wishes =
  /\b(?:i|we|she|he|they)(?:'d| would|'ll|'m| am|'re| are)? (?:just )?(?:need|want|like|wanna|looking|thinking|hoping|trying|planning|wondering|calling|going)\b|\b(?:can|could) (?:you|somebody|someone)\b|\b(?:quit|broke|broken|leak\w*|won't|doesn't|isn't|stopped|dead|stuck|smell\w*|crack\w*|damag\w*|flood\w*|lost|hurts?|noise|scratch\w*|gouge|clogged|blocked)\b|\b(?:je|on|nous) (?:veux|voudrais|voudrait|cherche|cherchons|pense|pensait|a|ai|aimerais|aimerait)\b|\b(?:coule|brisé|cassé|bloqué|fuite|marche pas|fonctionne pas|bouché)/i;
const conditions =
  /\b(?:code|gate|buzz\w*|key|lockbox|dog|allerg\w*|stairs?|steps?|floor|elevator|except|anything but|only if|not on|can't do|before noon|clé|chien|étage|ascenseur|escaliers?|sonnette|sauf|seulement)\b/i;
const states =
  /^(?!(?:it's|it is|they're|c'est) (?:not|no|pas)\b)(?:it's|it is|they're|there's|there are|we're|we've|i've|i have|my|our|the|c'est|j'ai|on a|y a|il y a|mon|ma|mes|notre|nos)\b/i;
const asking =
  /\?$|^(?:what|when|where|who|how|which|do|does|did|are|is|can|could|would|will|should|combien|quand|où|quel|quelle|quels|quelles|est-ce|avez|êtes|pouvez|faites|c'est combien)\b/i;
/** "I bought a thermostat already, do you put those in?" tells as much as it asks. */
const telling =
  /^(?:i|we|my|our|it|there|the|she|he|they|je|on|mon|ma|mes|notre|nos|il|elle)(?:['’]\p{L}+)?\b|^(?:j|c)['’]|^\p{L}+['’]s\b.*,/iu;
const hesitant = /^(?:no|non|i don't know|i'm not sure|je (?:ne )?sais pas)\b/i;
const spelling = /(?:\b\p{Lu}\b[\s,.-]*){3}/u;

const most = {
  evidence: 4,
  first: 3,
  wish: 2,
  condition: 2,
  named: 2,
  question: -2,
  stems: 6,
} as const;
/** A longer first sentence tells more than it says to us. */
const mostAside = 12;
const leastValue = 2;
const leastWords = 3;
const fullName = /^\p{Lu}\p{L}+ \p{Lu}[\p{L}'’-]+$/u;
const mostSentences = 4;

/**
 * The caller's own best sentences of what they want or what happened, in at most `longest`
 * characters: whole, each once, the one that tells the most first. Empty where nothing is left to
 * tell beside what is known.
 */
export function ownWords(
  transcript: readonly TranscriptEntry[],
  known: Known,
  longest: number,
): string {
  const all = callerSentences(transcript, known.name);
  const told = contentStems([...known.told, known.name ?? ''].join(' . '));
  const weighed = all.map((sentence, at) => ({ sentence, at, stems: contentStems(sentence.text) }));
  const opening = weighed.find(({ stems }) => fresh(stems, told).size > 1)?.sentence.turn ?? 0;
  const rated = weighed
    .map((one) => ({ ...one, worth: worthOf(one.sentence, one.stems, known, opening) }))
    .filter(({ worth }) => worth >= 0);
  const chosen: { text: string; at: number }[] = [];
  const covered = new Set(told);
  let left = longest;
  while (chosen.length < mostSentences) {
    const [best] = rated
      .filter((one) => !chosen.some(({ at }) => at === one.at))
      .map((one) => ({ ...one, news: fresh(one.stems, covered) }))
      .filter((one) => tellsMore(one.news, one.worth, isAsking(one.sentence.text)))
      .sort((a, b) => value(b) - value(a));
    if (!best) break;
    const { at } = best;
    const text = withoutPriceQuestion(best.sentence.text).replaceAll(';', ',');
    if (text.length <= left || chosen.length === 0) {
      chosen.push({ text: shortenAtClause(text, left), at });
      left -= text.length + 2;
    } else chosen.push({ text: '', at });
    for (const stem of best.stems) covered.add(stem);
    if (left < shortest) break;
  }
  const [first, ...rest] = chosen.filter(({ text }) => text);
  return joined([first, ...rest.sort((a, b) => a.at - b.at)].flatMap((one) => one?.text ?? []));
}

const priceQuestion =
  /[\s,]+(?:(?:and|so|but|pis|et|faque|mais)\s+)?(?:what(?:['’](?:s|ll|d)| is| are| would| does| do| will)\b[^,.;?]*\b(?:run|costs?|charge|damage|back|pay|paying|prices?|pricing|be|total|come to|looking at|owe)\b[^,.;?]*|how much\b[^,.;?]*|ça(?: me| nous)? (?:va|coûterait|reviendrait|ferait|fait|coûte)\b[^,.;?]*\bcombien\b[^,.;?]*|(?:c['’]est|ça serait) combien[^,.;?]*|(?:vous chargez )?combien\b[^,.;?]*)\s*\??$/iu;
const leastLeft = 4;

/** "There are mice in the basement, what does that run": the price was told, and stands by itself. */
function withoutPriceQuestion(text: string): string {
  const rest = text.replace(priceQuestion, '').replace(/[\s,.;:]+$/, '');
  return words(rest) >= leastLeft ? rest : text;
}

const shortest = 12;

function tellsMore(news: ReadonlySet<string>, worth: number, asks: boolean): boolean {
  const telling = [...news].filter((stem) => !probing.has(stem));
  const least = worth >= most.condition && !asks ? 1 : leastNews;
  return telling.length >= least && worth + telling.length > leastValue;
}

const leastNews = 2;
/** What every price is asked with. */
const probing = contentStems(
  'run roughly ballpark plus total altogether extra maybe probably guess',
);

function value({ worth, news }: { worth: number; news: ReadonlySet<string> }): number {
  return worth + Math.min(news.size, most.stems);
}

function worthOf(
  { text, spoken, turn }: CallerSentence,
  stems: ReadonlySet<string>,
  { evidence, told, name, refused, open, statementsOnly }: Known,
  opening: number,
): number {
  if (words(text) < leastWords && !(name === null && fullName.test(text))) return -1;
  if (spelling.test(spoken) || /(?:\d[\s,.-]*){7}/.test(spoken)) return -1;
  if (asideToUs.test(text) && (turn > opening || words(text) <= mostAside)) return -1;
  const plain = fold(spoken);
  if (refused.some((service) => plain.includes(fold(service))) && refusing.test(text)) return -1;
  if ((refusing.test(spoken) || denying.test(text)) && turn > opening && words(spoken) <= 6)
    return -1;
  const heard = evidence.some((words) => {
    const piece = fold(words).replace(/[\s,.?!]+$/, '');
    return piece.length > 3 && (plain.includes(piece) || piece.includes(plain));
  });
  const asks = isAsking(text);
  // What was asked on the way is told as a question, where it is still open.
  if (asks && (statementsOnly || (!heard && turn > opening))) return -1;
  if (turn > opening && open.some((question) => text.includes(question))) return -1;
  const known = contentStems(told.join(' . '));
  const names = [...stems].some((stem) => known.has(stem));
  return (
    (heard ? most.evidence : 0) +
    (names && !statementsOnly && !hesitant.test(text) ? most.named : 0) +
    (turn === opening ? most.first : 0) +
    (wishes.test(text) ? most.wish : 0) +
    (conditions.test(text) ? most.condition : 0) +
    (states.test(text) ? 1 : 0) +
    (asks ? most.question : 0) +
    (/\d|(?<=\S\s)(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)\p{Lu}\p{L}{2,}/u.test(
      text,
    )
      ? 1
      : 0)
  );
}

const isAsking = (text: string) => asking.test(text) && !telling.test(text);
const words = (text: string) => text.split(/\s+/).length;

function fresh(stems: ReadonlySet<string>, covered: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...stems].filter((stem) => !covered.has(stem)));
}

/** "The furnace quit last night. It's a Lennox" */
function joined(parts: readonly string[]): string {
  return parts
    .map((part, at) => (at === parts.length - 1 || /[?!…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}
