import { eachInSteps, inOneGo, type Steps } from '../steps.ts';
import { goesAgainstHelp } from './against-help.ts';
import type { BusinessKnowledge, FaqItem, OperationsNote } from './business.ts';
import { isForStaff } from './for-staff.ts';
import { type Withheld, withheldOf, withoutWithheld } from './withheld-amounts.ts';

/** Why something an owner wrote is not told to callers, or not all of it. */
export type KeptBackFor = 'staff' | 'danger' | 'price';

/** Something of an owner's that callers are not told as it stands. */
export interface KeptBack {
  /** The note's title, or the question. */
  title: string;
  why: KeptBackFor;
  /** The service whose price is kept, where that is why. */
  service?: string;
}

/** What is left of a note or an answer, and what was kept back of it; null: nothing is left, or nothing was kept. */
interface Weighed<Item> {
  told: Item | null;
  kept: KeptBack | null;
}

/** What a shop has told of itself, without what its callers are not to hear; in steps. */
export function* toldKnowledge(knowledge: BusinessKnowledge): Steps<BusinessKnowledge> {
  const { notes, questions } = yield* weigh(knowledge);
  if ([...notes, ...questions].every(({ kept }) => kept === null)) return knowledge;
  return {
    ...knowledge,
    operationalNotes: notes.flatMap(({ told }) => told ?? []),
    commonQuestions: questions.flatMap(({ told }) => told ?? []),
  };
}

/** What of a shop's notes and answers is kept from its callers. */
export function keptBack(knowledge: BusinessKnowledge): KeptBack[] {
  const { notes, questions } = inOneGo(weigh(knowledge));
  return [...notes, ...questions].flatMap(({ kept }) => kept ?? []);
}

function* weigh({ services, operationalNotes, commonQuestions }: BusinessKnowledge): Steps<{
  notes: Weighed<OperationsNote>[];
  questions: Weighed<FaqItem>[];
}> {
  const withheld = withheldOf(services);
  const notes = yield* eachInSteps(operationalNotes, (note) => weighNote(note, withheld));
  const questions = yield* eachInSteps(commonQuestions, (item) => weighItem(item, withheld));
  return { notes, questions };
}

function weighNote(note: OperationsNote, withheld: Withheld): Weighed<OperationsNote> {
  const { title, content, contentFr = '' } = note;
  const why = whyKept(title, content) ?? whyKept(title, contentFr);
  if (why) return { told: null, kept: { title, why } };
  const [own, french] = [content, contentFr].map((text) => withoutWithheld(title, text, withheld));
  const service = own?.of ?? french?.of;
  if (!own || !french || !service) return { told: note, kept: null };
  const told = { ...note, content: own.text, ...(contentFr && { contentFr: french.text }) };
  const kept: KeptBack = { title, why: 'price', service };
  return { told: own.text.trim() === '' ? null : told, kept };
}

function weighItem(item: FaqItem, withheld: Withheld): Weighed<FaqItem> {
  const { question, questionFr = question, explanationFr = '' } = item;
  if (item.answer !== 'explain') {
    const { of: service } = withoutWithheld('', question, withheld);
    const kept: KeptBack | null = service ? { title: question, why: 'price', service } : null;
    return { told: kept ? null : item, kept };
  }
  const explanation = item.explanation ?? '';
  const why = whyKept(question, explanation) ?? whyKept(questionFr, explanationFr);
  if (why) return { told: null, kept: { title: question, why } };
  const own = withoutWithheld(question, explanation, withheld);
  const french = withoutWithheld(`${question} ${questionFr}`, explanationFr, withheld);
  const service = own.of ?? french.of;
  if (!service) return { told: item, kept: null };
  const told = {
    ...item,
    explanation: own.text,
    ...(explanationFr && { explanationFr: french.text }),
  };
  const kept: KeptBack = { title: question, why: 'price', service };
  return { told: own.text.trim() === '' ? null : told, kept };
}

function whyKept(title: string, text: string): KeptBackFor | null {
  if (text.trim() === '') return null;
  if (isForStaff(title, text)) return 'staff';
  return goesAgainstHelp(title, text) ? 'danger' : null;
}
