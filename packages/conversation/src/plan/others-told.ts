import { phrase, type Turn, tell } from '../dialogue/turn.ts';
import type { OtherPerson, RequestKind } from '../dialogue/wanted-state.ts';
import { sayPhone } from '../speaking/say-contact.ts';
import { writeRelation } from '../understanding/slots/names/relations.ts';

/** How somebody else is spoken of to the caller: by name, or as what they are to them. */
function sayOther(turn: Turn, { name, relation }: OtherPerson): string {
  if (name) return name;
  return relation
    ? phrase(turn, 'yourRelation', { relation: writeRelation(relation, turn.state.language) })
    : phrase(turn, 'thatPerson');
}

/** Who is called in the caller's place; empty: nobody. */
export function calledInstead(turn: Turn): string {
  const other = turn.state.wanted.others.find(({ instead }) => instead);
  return other ? sayOther(turn, other) : '';
}

/** Requests that end in a call, which may be to somebody else than who rang. */
const callsOther: ReadonlySet<RequestKind> = new Set([
  'callback',
  'answer',
  'status',
  'returnCall',
]);

/** Whether a request ends in a call to somebody else than who rang. */
export function callsSomebodyElse(turn: Turn, kind: RequestKind): boolean {
  return callsOther.has(kind) && calledInstead(turn) !== '';
}

/** Says whom it is for, and whom somebody will call, as it was noted. */
export function readBackOthers(turn: Turn): void {
  for (const other of turn.state.wanted.others) {
    if (other.uncalled || other.mentioned) continue;
    const who = sayOther(turn, other);
    const phone = other.phone ? sayPhone(other.phone) : '';
    if (other.instead)
      tell(turn, phone ? 'readBackInstead' : 'readBackInsteadOnly', { who, phone });
    else if (phone) tell(turn, 'readBackOther', { who, phone });
    else tell(turn, 'readBackFor', { who });
  }
}

/** Somebody else's number is said back as soon as it is told. */
export function acknowledgeOther(turn: Turn): void {
  const other = turn.state.wanted.others.findLast(
    ({ phone, uncalled }) => phone !== null && !uncalled,
  );
  if (!turn.took.has('other') || !other?.phone) return;
  const phone = sayPhone(other.phone);
  if (turn.statements.some((statement) => statement.includes(phone))) return;
  turn.statements.unshift(phrase(turn, 'gotOther', { who: sayOther(turn, other), phone }));
}
