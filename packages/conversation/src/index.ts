export * from './advance.ts';
export * from './conversation.ts';
export { isSureAlarm, mayBeUrgent } from './dialogue/alarm-of.ts';
export { spokenFirstMessage } from './dialogue/first-message.ts';
export * from './dialogue/snapshot.ts';
export * from './knowledge/business.ts';
export { callCostsMore } from './knowledge/costly-numbers.ts';
export { matchFaq } from './knowledge/faq.ts';
export { faqInSteps } from './knowledge/faq-index.ts';
export * from './knowledge/group-questions.ts';
export { holidayOn } from './knowledge/holidays.ts';
export { addDays, isOpenAt, openingOn, stretchesOn } from './knowledge/hours.ts';
export * from './knowledge/prices.ts';
export { dayAt, standingOf } from './knowledge/promotions.ts';
export {
  isProposed,
  keepService,
  keptKnowledge,
  listsServices,
  proposedService,
} from './knowledge/proposals.ts';
export * from './knowledge/readiness.ts';
export { shopLanguage } from './knowledge/shop-language.ts';
export * from './knowledge/transfer-hours.ts';
export { emptyLexicon, type Lexicon } from './lexicon/lexicon.ts';
export { type ComparedTexts, comparedTexts } from './listener/candidates.ts';
export { type ComparedVectors, compareWith, type Likeness } from './listener/likeness.ts';
export { type DropReason, dropReasons, ownWords, type Unsaid } from './model/drop-reason.ts';
export { estimatePromptSize } from './model/prompt-size.ts';
export { readReply, withoutHalf } from './model/read-reply.ts';
export { reasonPrompt, withWrittenReason } from './model/write-reason.ts';
export * from './practice/caller-prompt.ts';
export { castCallers } from './practice/cast-callers.ts';
export * from './practice/practice-call.ts';
export * from './practice/verdict.ts';
export * from './receptionist.ts';
export { type KeptCall, keptCase } from './rehearsal/kept-case.ts';
export * from './rehearsal/kept-turns.ts';
export type { PlayedCall, PlayedTurn, RehearsalResult } from './rehearsal/rehearsal.ts';
export * from './rehearsal/rehearse.ts';
export { addressForTexts, nameForTexts } from './speaking/fit-for-texts.ts';
export { quoted } from './speaking/quoted.ts';
export type { Steps } from './steps.ts';
export * from './summary/dated-lead.ts';
export { withWholeQuestions } from './summary/open-questions.ts';
export { outcomeSince } from './summary/outcome-since.ts';
export { contactOpenings, ownersCommitments, urgentOpenings } from './summary/owners-promises.ts';
export * from './summary/summarise.ts';
export { detectLanguage } from './understanding/detect-language.ts';
export * from './understanding/slots/card-numbers.ts';
export {
  instantOf,
  type LocalDate,
  localDateTime,
} from './understanding/slots/time-zone.ts';
