import type { BusinessKnowledge } from '../knowledge/business.ts';
import { knowledgeSize, mostRelevant } from './prompt.ts';
import { rules } from './rules.ts';

/** Who the shop is, its hours, and how a turn stands. */
const aroundIt = 1_000;
/** References and labels beside an entry's own words. */
const perEntry = 16;
/** A large shop's services are named beside the part that is told, up to so many characters. */
const perName = 22;
const mostNames = 6_000;

/**
 * About how many characters a model is sent in a first turn with a shop: for what a call would cost,
 * without making a receptionist ready. Pure, and done in a moment for the largest shop.
 */
export function estimatePromptSize(knowledge: BusinessKnowledge): number {
  const { services, commonQuestions, operationalNotes, promotions = [], about } = knowledge;
  const entries = [
    ...services.map(({ name, description, basePrice, options }) => [
      ...[name, description, basePrice],
      ...options.flatMap(({ name: option, price }) => [option, price, ' '.repeat(perEntry)]),
    ]),
    ...commonQuestions.map((item) => [item.question, item.explanation, item.explanationFr]),
    ...operationalNotes.map(({ title, content, contentFr }) => [title, content, contentFr]),
    ...promotions.map(({ title, offer }) => [title, offer]),
    [about],
  ].map((texts) => perEntry + texts.reduce<number>((sum, text) => sum + lengthOf(text), 0));
  const whole = entries.reduce((sum, size) => sum + size, 0);
  const part =
    (whole / entries.length) * mostRelevant + Math.min(services.length * perName, mostNames);
  return rules.length + aroundIt + (whole <= knowledgeSize ? whole : Math.min(part, knowledgeSize));
}

function lengthOf(text: string | number | null | undefined): number {
  return text === null || text === undefined ? 0 : String(text).length;
}
