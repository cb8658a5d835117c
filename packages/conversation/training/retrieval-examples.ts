import type { ServiceRef } from '../src/heard/heard.ts';
import type { BusinessKnowledge } from '../src/knowledge/business.ts';
import { emptyLexicon, type Lexicon } from '../src/lexicon/lexicon.ts';
import type { Query } from '../src/listener/query-evidence.ts';
import type { Receptionist } from '../src/receptionist.ts';
import { prepareReceptionist } from '../src/receptionist.ts';
import type { CorpusTurn, Label, Trade } from './read-corpus.ts';

export interface RetrievalExample {
  query: Query;
  /** Ids of what is meant; `null` among them: none of what is known. */
  wanted: (string | null)[];
  /** The option, where one is labelled. */
  option: { serviceId: string; optionId: string | null } | null;
  language: 'en' | 'fr';
}

/** Acts that are surely about something: a label without a target tells nothing of these. */
const always = new Set([
  'ask.price',
  'ask.includes',
  'ask.compare',
  'ask.offer',
  'ask.fact',
  'claim',
  'ask.total',
]);
/** Acts that may name something: without a target they name nothing. */
const sometimes = new Set([
  'want.book',
  'describe',
  'choose',
  'correct',
  'give',
  'complain',
  'want.callback',
  'ask.discount',
  'ask.donow',
  'ask.when',
  'ask.place',
  'ask.area',
  'want.move',
  'want.cancel',
]);

export function receptionistOf(
  knowledge: BusinessKnowledge,
  lexicon: Lexicon = emptyLexicon,
): Receptionist {
  const profile = {
    agentId: 'agent',
    knowledge,
    firstMessage: null,
    transferNumber: null,
    languageModel: false,
  };
  return prepareReceptionist(profile, lexicon);
}

/** The id a written target stands for; undefined where it names nothing of this shop. */
export function idOf(knowledge: BusinessKnowledge, target: string): string | null | undefined {
  if (target === 'none') return null;
  if (target.startsWith('?')) {
    const item = knowledge.commonQuestions.find(({ question }) => question === target.slice(1));
    return item && `faq:${item.id}`;
  }
  if (target.startsWith('!')) {
    const note = knowledge.operationalNotes.find(({ title }) => title === target.slice(1));
    return note && `note:${note.id}`;
  }
  return refOf(knowledge, target)?.serviceId;
}

/** The service, and the option, a written target names. */
export function refOf(knowledge: BusinessKnowledge, target: string): ServiceRef | null {
  const exact = knowledge.services.find(({ name }) => name === target);
  if (exact) return { serviceId: exact.id, optionId: null };
  for (const service of knowledge.services) {
    const option = service.options.find(({ name }) => `${service.name}/${name}` === target);
    if (option) return { serviceId: service.id, optionId: option.id };
  }
  return null;
}

function targetsOf(labels: readonly Label[]): string[] {
  return labels.flatMap(({ targets }) => targets);
}

/** What had been talked of before a turn, as its call's labels tell. */
export function focusBefore(knowledge: BusinessKnowledge, turn: CorpusTurn) {
  let focus: ServiceRef[] = [];
  let focusFact: string | null = null;
  for (const labels of turn.earlier) {
    const refs = targetsOf(labels).flatMap((target) => refOf(knowledge, target) ?? []);
    if (refs.length > 0) focus = refs;
    const fact = targetsOf(labels).findLast((target) => /^[?!]/.test(target));
    if (fact) focusFact = idOf(knowledge, fact) ?? focusFact;
  }
  return { focus, focusFact };
}

export function examplesOf(trade: Trade): RetrievalExample[] {
  const { knowledge } = trade;
  return trade.turns.flatMap((turn) => {
    const { focus, focusFact } = focusBefore(knowledge, turn);
    return turn.segments.flatMap(({ start, end, label }) => {
      const named = label.targets.map((target) => idOf(knowledge, target));
      const wanted = named.filter((id) => id !== undefined);
      if (wanted.length < named.length) return [];
      if (wanted.length === 0 && (always.has(label.act) || !sometimes.has(label.act))) return [];
      if (wanted.length === 0 && label.act === 'give') return [];
      const [first] = label.targets;
      return [
        {
          query: {
            text: turn.text.slice(start, end),
            act: label.act,
            language: turn.language,
            focus,
            focusFact,
          },
          wanted: wanted.length === 0 ? [null] : wanted,
          option: first ? refOf(knowledge, first) : null,
          language: turn.language,
        },
      ];
    });
  });
}
