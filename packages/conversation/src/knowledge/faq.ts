import type { FaqItem, OperationsNote, Service } from './business.ts';
import { type Heard, hearQuestion } from './heard-question.ts';
import { contentOf, tellingOf, weakly } from './question-words.ts';
import { areRelated, kinshipOf, topicsOf } from './topics.ts';
import { fold } from './words.ts';

export interface FaqSources {
  items: readonly FaqItem[];
  notes: readonly OperationsNote[];
  about?: string | null | undefined;
  /** Naming one of them in a question does not make it another question. */
  services?: readonly Service[] | undefined;
}

type Answer =
  | { source: 'item'; item: FaqItem }
  | { source: 'note'; note: OperationsNote }
  | { source: 'about'; text: string };

/** The piece of knowledge that answers a question. `near` is worth a check with the caller. */
export type FaqMatch = Answer & {
  /** 0 to 1. */
  score: number;
  kind: 'strong' | 'near';
  /** Whether the caller's question was the item's turned round, so that its yes means no. */
  opposed?: boolean;
  /** Whether the caller asked for a yes or a no; taken to be so where it is left out. */
  polar?: boolean;
};

interface Entry {
  answer: Answer;
  /** Topics of the question or title, and of what the answer says. */
  asked: ReadonlySet<string>;
  told: ReadonlySet<string>;
  /** Stems of the question or title, and of everything. */
  subject: ReadonlySet<string>;
  all: ReadonlySet<string>;
  /** Whether it answers more than yes or no, and whether it names an amount. */
  explains: boolean;
  amount: boolean;
  /** Whether it says how long. */
  span: boolean;
}

/** A business's questions and notes made ready for matching; see `compileFaq`. */
export interface FaqIndex {
  readonly entries: readonly Entry[];
  readonly about: string | null;
  readonly familiar: ReadonlySet<string>;
  /** Stems of several questions, which hardly tell one from another. */
  readonly repeated: ReadonlySet<string>;
}

function entryOf(answer: Answer, subject: string, content: string, explains: boolean): Entry {
  return {
    answer,
    asked: topicsOf(subject).topics,
    told: topicsOf(content).topics,
    subject: contentOf(subject),
    all: contentOf(`${subject} ${content}`),
    explains,
    amount: /\$ ?\d|\d ?\$|\d ?%|\bfree\b/i.test(content),
    span: /\b(minutes?|hours?|days?|weeks?|months?|years?|lifetime|life)\b|\bheures?\b|\bjours?\b|\bans?\b/i.test(
      content,
    ),
  };
}

/** Prepares what a business answers for `matchFaq`. Keep the result while it is unchanged. */
export function compileFaq({ items, notes, about, services = [] }: FaqSources): FaqIndex {
  const asked = items.map((item) =>
    entryOf(
      { source: 'item', item },
      `${item.question} ${item.questionFr ?? ''}`,
      item.answer === 'explain' ? `${item.explanation ?? ''} ${item.explanationFr ?? ''}` : '',
      item.answer === 'explain',
    ),
  );
  const noted = notes.map((note) =>
    entryOf({ source: 'note', note }, note.title, `${note.content} ${note.contentFr ?? ''}`, true),
  );
  const entries = [...asked, ...noted];
  const uses = new Map<string, number>();
  for (const { subject } of entries)
    for (const one of subject) uses.set(one, (uses.get(one) ?? 0) + 1);
  return {
    entries,
    repeated: new Set([...uses].flatMap(([one, count]) => (count > 1 ? [one] : []))),
    about: about?.trim() || null,
    familiar: new Set(services.flatMap((service) => [...contentOf(service.name)])),
  };
}

/** Parts of `payment` that anyone who takes "all major payment methods" takes. */
const commonPayments = new Set(['card', 'debit', 'cash']);
/** Topics one word gives away, which is too little when other words say what is asked. */
const slight = new Set(['kids', 'pets', 'materials', 'mobile', 'emergency', 'wait', 'languages']);

interface Topical {
  score: number;
  sure: boolean;
  opposed: boolean;
}

/** A note may tell of anything; an answer only of what its question is about. */
function mayTell({ answer, asked: subjects }: Entry, asked: string): boolean {
  return answer.source === 'note' || [...subjects].some((one) => areRelated(one, asked));
}

function topicalFit(heard: Heard, entry: Entry): Topical {
  let best: Topical = { score: 0, sure: false, opposed: false };
  const offer = (score: number, sure: boolean, opposed = false) => {
    if (score > best.score) best = { score, sure, opposed };
  };
  for (const asked of heard.topics) {
    for (const known of entry.asked) {
      const kinship = kinshipOf(asked, known);
      if (kinship === 'same') offer(1, true);
      if (kinship === 'opposite') offer(0.9, true, true);
      if (kinship === 'general') offer(0.8, entry.explains || commonPayments.has(asked));
      if (kinship === 'part') offer(0.7, entry.explains);
    }
    if (entry.told.has(asked) && mayTell(entry, asked)) offer(0.75, true);
  }
  const addressed = [...heard.topics].filter((one) => entry.asked.has(one) || entry.told.has(one));
  const missed = Math.max(0, heard.topics.size - Math.max(1, addressed.length));
  const extra = Math.max(0, entry.asked.size - Math.max(1, addressed.length));
  return { ...best, score: best.score - missed * 0.15 - extra * 0.08 };
}

type Weigh = (one: string) => number;

/** How much of the question's subject was said, against what was said of something else. */
function lexicalFit({ content }: Heard, { subject }: Entry, weigh: Weigh): number {
  const sum = (stems: string[]) => stems.reduce((total, one) => total + weigh(one), 0);
  const common = sum([...content].filter((one) => subject.has(one)));
  if (common === 0) return 0;
  const unsaid = sum([...subject].filter((one) => !content.has(one)));
  const foreign = sum([...content].filter((one) => !subject.has(one)));
  return common / (common + 0.4 * unsaid + foreign);
}

type Fit = Pick<FaqMatch, 'score' | 'kind' | 'opposed' | 'polar'>;

/** Whether the entry tells what was asked for: an amount, how long, or a plain yes or no. */
function tellsEnough({ price, span, detail }: Heard, entry: Entry): boolean {
  if (!entry.explains) return !price && !detail;
  return (!price || entry.amount) && (!span || entry.span);
}

function fitByTopic(heard: Heard, entry: Entry, { familiar }: FaqIndex, weigh: Weigh): Fit | null {
  const topical = topicalFit(heard, entry);
  if (topical.score < 0.5) return null;
  const unnamed = [...heard.rest].filter((one) => !entry.all.has(one) && weigh(one) === 1);
  const foreign = unnamed.filter((one) => !familiar.has(one));
  const shared = unnamed.length < heard.rest.size;
  const isSlight = [...heard.topics].every((one) => slight.has(one));
  const enough = tellsEnough(heard, entry);
  if (isSlight ? !enough || (unnamed.length > 0 && !shared) : foreign.length > 3) return null;
  const sure = topical.sure && heard.question && enough && foreign.length <= 1;
  return {
    score: 0.7 * topical.score + 0.2 * lexicalFit(heard, entry, weigh) + (shared ? 0.1 : 0),
    kind: sure ? 'strong' : 'near',
    opposed: topical.opposed,
    polar: heard.polar,
  };
}

function fitByWords(heard: Heard, entry: Entry, { familiar }: FaqIndex, weigh: Weigh): Fit | null {
  if (heard.content.size === 0 || (heard.price && !entry.amount)) return null;
  const otherTopic = heard.topics.size > 0;
  const lexical = lexicalFit(heard, entry, weigh);
  if (lexical < (otherTopic ? 0.7 : 0.44)) return null;
  const shared = [...heard.content].filter((one) => entry.subject.has(one));
  const telling = shared.filter((one) => weigh(one) === 1);
  if (telling.length === 0 && lexical < 0.7) return null;
  const foreign = [...heard.content].filter((one) => !shared.includes(one) && weigh(one) === 1);
  const whole = [...entry.subject].every((one) => weigh(one) < 1 || heard.content.has(one));
  // Asked of one thing more: "leather jackets" where the owner spoke of leather.
  const oneBeside = whole && foreign.length === 1 && foreign.every((one) => !familiar.has(one));
  const named = telling.some((one) => !familiar.has(one)) || (shared.length > 1 && lexical > 0.8);
  const enough =
    (named || (telling.length > 0 && lexical > 0.8)) &&
    (lexical >= 0.55 || oneBeside) &&
    tellsEnough(heard, entry);
  // One word of a note's title is too little: "open the windows" is no "Arrival window".
  const slightNote = entry.answer.source === 'note' && !whole && telling.length < 2;
  const kind = enough && heard.question && !otherTopic && !slightNote ? 'strong' : 'near';
  return { score: lexical * 0.9, kind, opposed: false, polar: heard.polar };
}

/** Half of what was asked, and not a word of any service, stands in the answer alone: worth a check. */
function fitByAnswer(heard: Heard, entry: Entry, { familiar }: FaqIndex, weigh: Weigh): Fit | null {
  if (entry.answer.source !== 'item' || heard.topics.size > 0) return null;
  if (!heard.question || !tellsEnough(heard, entry)) return null;
  const telling = [...heard.content].filter((one) => weigh(one) === 1);
  const told = telling.filter((one) => entry.all.has(one) && !familiar.has(one));
  if (told.length === 0 || told.length * 2 < telling.length) return null;
  return { score: 0.3 + 0.1 * told.length, kind: 'near', opposed: false, polar: heard.polar };
}

/** A sure answer goes before a doubtful one that scores a little higher. */
const sureness = ({ score, kind }: Fit) => score + (kind === 'strong' ? 0.1 : 0);

const asksAbout =
  /\babout (you|yourselves|your (company|business|shop|team|salon)|the (company|business|shop))\b|\bwho are you\b|\bfamily.?(owned|run)\b|\bhow long have you (guys )?been (in business|open|around)/;

/** What answers `text`, or null: an unknown question is better recorded than wrongly answered. */
export function matchFaq(index: FaqIndex, text: string): FaqMatch | null {
  const heard = hearQuestion(text);
  const weigh: Weigh = (one) => (index.repeated.has(one) ? weakly : tellingOf(one));
  let best: FaqMatch | null = null;
  for (const entry of index.entries) {
    const found =
      fitByTopic(heard, entry, index, weigh) ??
      fitByWords(heard, entry, index, weigh) ??
      fitByAnswer(heard, entry, index, weigh);
    if (found && (!best || sureness(found) > sureness(best))) best = { ...entry.answer, ...found };
  }
  if (best || !index.about || !asksAbout.test(fold(text))) return best;
  return { source: 'about', text: index.about, score: 0.7, kind: 'strong', polar: false };
}
