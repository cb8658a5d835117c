import { eachInSteps, inOneGo, type Steps } from '../steps.ts';
import type { FaqItem, OperationsNote, Service } from './business.ts';
import type { Meant } from './faq-meaning.ts';
import { kindAsked } from './heard-question.ts';
import { contentOf } from './question-words.ts';
import { topicsOf } from './topics.ts';
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

/** One question or note, taken apart. */
export interface Entry extends Meant {
  answer: Answer;
  /** Topics of the question or title, and of what the answer says. */
  asked: ReadonlySet<string>;
  told: ReadonlySet<string>;
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
  /** Stems and topics of one question at least; topics of several. */
  readonly spoken: ReadonlySet<string>;
  readonly commonTopics: ReadonlySet<string>;
}

function entryOf(answer: Answer, subject: string, content: string, explains: boolean): Entry {
  return {
    answer,
    asked: topicsOf(subject).topics,
    told: topicsOf(content).topics,
    subject: contentOf(subject),
    all: contentOf(`${subject} ${content}`),
    kind: kindAsked(fold(subject)),
    explains,
    amount: /\$ ?\d|\d ?(?:\$|%|dollars?\b|bucks\b|cents\b)|\b(?:free|gratuit\w*)\b/i.test(content),
    span: /\b(minutes?|hours?|days?|weeks?|months?|years?|lifetime|life)\b|\bheures?\b|\bjours?\b|\bans?\b/i.test(
      content,
    ),
  };
}

/** Prepares what a business answers for `matchFaq`. Keep the result while it is unchanged. */
export function compileFaq(sources: FaqSources): FaqIndex {
  return inOneGo(faqInSteps(sources));
}

/** The same in steps. */
export function* faqInSteps({ items, notes, about, services = [] }: FaqSources): Steps<FaqIndex> {
  const asked = yield* eachInSteps(items, (item) =>
    entryOf(
      { source: 'item', item },
      `${item.question} ${item.questionFr ?? ''}`,
      item.answer === 'explain' ? `${item.explanation ?? ''} ${item.explanationFr ?? ''}` : '',
      item.answer === 'explain',
    ),
  );
  const noted = yield* eachInSteps(notes, (note) =>
    entryOf({ source: 'note', note }, note.title, `${note.content} ${note.contentFr ?? ''}`, true),
  );
  const entries = [...asked, ...noted];
  return {
    entries,
    repeated: usedTwice(entries.map(({ subject }) => subject)),
    spoken: new Set(entries.flatMap(({ subject }) => [...subject])),
    commonTopics: usedTwice(entries.map((entry) => entry.asked)),
    about: about?.trim() || null,
    familiar: new Set(services.flatMap((service) => [...contentOf(service.name)])),
  };
}

function usedTwice(sets: readonly ReadonlySet<string>[]): Set<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const set of sets)
    for (const one of set) {
      if (once.has(one)) twice.add(one);
      once.add(one);
    }
  return twice;
}
