import { isOurs, type OursAct } from '../heard/acts.ts';
import type { HeardAct, SlotValues } from '../heard/heard.ts';
import { asksFault } from '../knowledge/asks-fault.ts';
import { asksOfKeeping, tellsOfKeeping } from '../knowledge/asks-of-keeping.ts';
import { asksToBeSent } from '../knowledge/asks-to-be-sent.ts';
import { isLewd } from '../knowledge/lewd-talk.ts';
import { wantsNoTexts } from '../knowledge/no-texts.ts';
import { threatensShop } from '../knowledge/threats.ts';
import { textsTelling } from '../knowledge/written-texts.ts';
import type { Receptionist } from '../receptionist.ts';
import { type Clause, clausesOf } from '../understanding/clauses.ts';
import { isSureDanger } from './alarms.ts';
import type { HeardTurn } from './hearing.ts';

/** What a threat and a demand to own up leave of a turn: details that were told, and trouble that is. */
const staysBesideFault = /^(?:give|alarm\.|correct|calm|want\.(?:move|cancel))/;

/**
 * What is answered in our words alone, whatever else the words sound like. A threat is all that its turn says; so is
 * a demand to own up, but for details; a refusal of texts and a question of what is kept are one act beside others.
 */
export function withOursAlone(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const { matter, saidBefore = [], receptionist } = hearing;
  if (threatensShop(text)) return [ofWhole('threat', text, {})];
  if (asksFault(text, saidBefore) && !isSureDanger(text, { matter, lines: saidBefore })) {
    const slots = Object.assign({}, ...acts.map((one) => one.slots));
    return [
      ofWhole('ask.fault', text, slots),
      ...acts.filter(({ act }) => staysBesideFault.test(act)),
    ];
  }
  if (isLewd(text) && !acts.some(({ act }) => act.startsWith('alarm.')))
    return [{ ...ofWhole('threat', text, {}), act: 'offtopic' }];
  const clauses = clausesOf(text);
  const refused = clauseThat((one) => wantsNoTexts(one, text), clauses, text);
  const asked = clauseThat(asksOfKeeping, clauses, text);
  const without = refused
    ? withInPlace(acts, 'no.texts', refused)
    : withSending(acts, clauses, text);
  return asked ? withKeepingAsked(without, asked, receptionist) : without;
}

function ofWhole(act: OursAct, text: string, slots: SlotValues): HeardAct {
  return { act, confidence: 1, start: 0, end: text.length, words: text, target: null, slots };
}

/** The clause of which something holds, or all words where it holds of them together. */
function clauseThat(
  holds: (words: string) => boolean,
  clauses: readonly Clause[],
  text: string,
): Clause | null {
  const clause = clauses.find((one) => holds(one.text));
  if (clause) return clause;
  return holds(text) ? { text, start: 0, end: text.length } : null;
}

/** With one act in the place of those that are mostly of its clause; an alarm stands. */
function withInPlace(
  acts: readonly HeardAct[],
  act: OursAct,
  clause: Clause,
  slots: SlotValues = {},
): HeardAct[] {
  const { start, end, text: words } = clause;
  const isOfClause = (one: HeardAct) =>
    !one.act.startsWith('alarm.') &&
    !isOurs(one.act) &&
    Math.min(one.end, end) - Math.max(one.start, start) > (one.end - one.start) / 2;
  const one: HeardAct = { act, confidence: 1, start, end, words, target: null, slots };
  return [...acts.filter((other) => !isOfClause(other)), one].sort((a, b) => a.start - b.start);
}

/** What is to be sent in writing is asked for as such, and nothing that it names is asked. */
function withSending(
  acts: readonly HeardAct[],
  clauses: readonly Clause[],
  text: string,
): readonly HeardAct[] {
  const asked = clauseThat((one) => asksToBeSent(one) !== null, clauses, text);
  const sending = asked && asksToBeSent(asked.text);
  return sending ? withInPlace(acts, 'ask.sent', asked, { sending }) : acts;
}

/** The shop's own answer goes first, where it has one. */
function withKeepingAsked(
  acts: readonly HeardAct[],
  clause: Clause,
  receptionist: Receptionist,
): HeardAct[] {
  const inPlace = withInPlace(acts, 'ask.kept', clause);
  const factId = ownAnswer(receptionist);
  if (factId === null) return inPlace;
  return inPlace.map((one) =>
    one.act === 'ask.kept' ? { ...one, act: 'ask.fact', target: { kind: 'fact', factId } } : one,
  );
}

/** An answer to another question may mention it and is still no answer to this one. */
function ownAnswer({ profile }: Receptionist): string | null {
  const found = textsTelling(profile.knowledge, tellsOfKeeping);
  return found.find(({ titled, answer }) => titled || answer === null)?.id ?? null;
}
