import type { HeardAct } from '../heard/heard.ts';
import { isFromPublicSafety } from '../knowledge/public-safety.ts';
import type { HeardTurn } from './hearing.ts';

/** What public safety says is one message to the owner, whatever offer, order or errand it sounds like. */
export function withPublicSafety(
  acts: readonly HeardAct[],
  { text }: Pick<HeardTurn, 'text'>,
): HeardAct[] {
  const [first] = acts;
  const isAlarm = acts.some(({ act }) => act.startsWith('alarm.'));
  if (!first || isAlarm || !isFromPublicSafety(text)) return [...acts];
  const slots = Object.assign({}, ...acts.map((one) => one.slots));
  return [
    {
      ...first,
      act: 'want.message',
      confidence: 1,
      start: 0,
      end: text.length,
      words: text,
      target: null,
      slots,
    },
  ];
}
