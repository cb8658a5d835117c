import { type Turn, tell } from '../dialogue/turn.ts';
import { type HeardAct, sameRef } from '../heard/heard.ts';
import { focusOnOneOf, refsOf } from './refs.ts';

/** "Oh, not both": of what is talked of only one is wanted, and no sum is made of it from now on. */
export function leaveToOneOf(turn: Turn, act: HeardAct): void {
  const { focus, quotes } = turn.state;
  focusOnOneOf(turn, refsOf(turn, act));
  const told = quotes.filter((quote) => focus.refs.some((ref) => sameRef(ref, quote)));
  for (const quote of told) quote.oneOf = true;
  tell(turn, 'declined');
}
