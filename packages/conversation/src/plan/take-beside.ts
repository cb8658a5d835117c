import { phrase, type Turn } from '../dialogue/turn.ts';
import type { Heard } from '../heard/heard.ts';
import { sayList } from '../speaking/say-list.ts';

/** Keeps what is wished beside the visit for its owner, and says back as much as can be said shortly. */
export function takeBeside(turn: Turn, { acts }: Heard): void {
  const { state } = turn;
  const kept = state.wanted.beside ?? [];
  const wished = acts.flatMap(({ slots }) => slots.visitWith ?? []).at(-1);
  const isNew = wished !== undefined && wished !== state.wanted.person;
  if (isNew) state.wanted.person = wished;
  const fresh = acts
    .flatMap(({ slots }) => slots.beside ?? [])
    .filter(({ words }) => !kept.includes(words));
  const noted = acts.some(({ slots }) => slots.noted);
  if (fresh.length === 0 && !isNew && !noted) return;
  if (fresh.length > 0) state.wanted.beside = [...kept, ...fresh.map(({ words }) => words)];
  const whom = isNew ? [`${state.language === 'fr' ? 'avec' : 'with'} ${wished}`] : [];
  const short = [...whom, ...fresh.flatMap(({ said }) => said ?? [])];
  turn.beside =
    short.length > 0
      ? phrase(turn, 'besideNoted', { what: sayList(short, state.language) })
      : phrase(turn, 'besideAdded');
  turn.statements.push(turn.beside);
}

/** What was taken down of the visit itself is said before it; and "I have added that" says no more. */
export function besideComesLast({ beside, statements, state }: Turn): void {
  if (beside === null) return;
  statements.splice(statements.indexOf(beside), 1);
  const added = statements.some((one) => one.includes(state.wanted.beside?.at(-1) ?? beside));
  if (!added) statements.push(beside);
}
