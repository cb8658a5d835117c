import type { BusinessKnowledge, FaqItem, OperationsNote, Promotion, Service } from './business.ts';

/**
 * Runs that say nothing, each with as much of it as is kept: white space, marks, digits, and whatever has no space
 * in it. Text is read by patterns whose work grows with the square of such a run.
 */
const runs: readonly (readonly [RegExp, number])[] = [
  [/[^\S\n]{2,}/g, 1],
  [/\n{3,}/g, 2],
  [/[^\p{L}\p{N}\n]{13,}/gu, 12],
  [/\d{31,}/g, 30],
  [/\S{201,}/g, 200],
];

function bounded(text: string): string {
  return runs.reduce((left, [run, most]) => left.replace(run, (all) => all.slice(0, most)), text);
}

const ofService = (service: Service): Service => ({
  ...service,
  name: bounded(service.name),
  nameFr: service.nameFr && bounded(service.nameFr),
  description: service.description && bounded(service.description),
  options: service.options.map((option) => ({ ...option, name: bounded(option.name) })),
});

const ofQuestion = (item: FaqItem): FaqItem => ({
  ...item,
  question: bounded(item.question),
  questionFr: item.questionFr && bounded(item.questionFr),
  explanation: item.explanation && bounded(item.explanation),
  explanationFr: item.explanationFr && bounded(item.explanationFr),
});

const ofNote = (note: OperationsNote): OperationsNote => ({
  ...note,
  title: bounded(note.title),
  content: bounded(note.content),
  contentFr: note.contentFr && bounded(note.contentFr),
});

const ofPromotion = (promotion: Promotion): Promotion => ({
  ...promotion,
  title: bounded(promotion.title),
  titleFr: promotion.titleFr && bounded(promotion.titleFr),
  offer: bounded(promotion.offer),
  offerFr: promotion.offerFr && bounded(promotion.offerFr),
});

/** The knowledge without the length of runs that nobody writes to be read: "....." and "     " are cut. */
export function withBoundedRuns(knowledge: BusinessKnowledge): BusinessKnowledge {
  const { services, commonQuestions, operationalNotes, promotions } = knowledge;
  return {
    ...knowledge,
    name: bounded(knowledge.name),
    about: knowledge.about && bounded(knowledge.about),
    serviceArea: knowledge.serviceArea && bounded(knowledge.serviceArea),
    services: services.map(ofService),
    commonQuestions: commonQuestions.map(ofQuestion),
    operationalNotes: operationalNotes.map(ofNote),
    ...(promotions && { promotions: promotions.map(ofPromotion) }),
  };
}
