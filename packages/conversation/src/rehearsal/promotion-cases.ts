import type { BusinessKnowledge, Promotion } from '../knowledge/business.ts';
import { dayAt, standingOf } from '../knowledge/promotions.ts';
import { differsInFrench } from './judge-text.ts';
import {
  failed,
  type PlayedCall,
  passed,
  type Rehearsal,
  type RehearsalCase,
  type Verdict,
} from './rehearsal.ts';

/** Callers who ask for deals: they hear each that runs, and none that is over or has not begun. */
export function promotionCases(rehearsal: Rehearsal): RehearsalCase[] {
  const { promotions = [] } = rehearsal.profile.knowledge;
  const written = promotions.filter(({ title, offer }) => title.trim() && offer.trim());
  return written.map((promotion) => promotionCase(rehearsal, promotion, written.length));
}

function promotionCase(
  { now, profile }: Rehearsal,
  promotion: Promotion,
  count: number,
): RehearsalCase {
  const { id, title, offer, offerFr } = promotion;
  const standing = standingOf(promotion, dayAt(now, profile.knowledge.timeZone));
  const isTold = ({ facts }: Pick<PlayedCall['turns'][number], 'facts'>) =>
    facts.some((fact) => fact.kind === 'promotion' && fact.id === id);
  return {
    id: `promotion ${id}`,
    group: 'promotions',
    name: `Asks for deals, of which one is ${title.trim()}`,
    about: { kind: 'promotion', id },
    at: now,
    // Two are told in a breath: a caller who wants this one goes on asking.
    lines: ['Are you running any promotions?', ...Array(count).fill('Any other promotions?')],
    answer: ({ kind }) => (kind === 'morePromotions' ? 'Yes' : null),
    isDone: isTold,
    judge: (call) => {
      const french = differsInFrench(offer, offerFr);
      if (french) return failed(`${title.trim()} cannot be right: ${french}.`);
      const told = call.turns.some(isTold);
      if (standing === 'running') return judgeRunning(profile.knowledge, call, promotion, told);
      if (standing === 'over' && told)
        return failed(`${title.trim()} is over, and the AI told it.`);
      return passed(
        standing === 'over'
          ? 'It is over, and no caller hears of it.'
          : 'It has not begun: until then callers hear of it only with its first day.',
      );
    },
  };
}

function judgeRunning(
  { commonQuestions }: BusinessKnowledge,
  { turns: [first] }: PlayedCall,
  { title }: Promotion,
  told: boolean,
): Verdict {
  const denials = commonQuestions.filter(({ answer }) => answer === 'no').map(({ id }) => id);
  const denial = first?.facts.find(({ kind, id }) => kind === 'faq' && denials.includes(id));
  if (denial)
    return failed(
      `${title.trim()} runs today, but your answer to "${denial.label}" says no to who asks for deals.`,
    );
  return told
    ? passed('The AI told it in your words.')
    : failed(`${title.trim()} runs today, and a caller who asks for deals did not hear of it.`);
}
