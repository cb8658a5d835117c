import type { HeardAct, SlotValues } from '../heard/heard.ts';
import type { Conversation, SaidAct } from './state.ts';

/**
 * Everything that is read back to a caller, as one text: where it is the same as before, nothing was
 * changed, whatever was said.
 */
export function notedOf({ caller, wanted }: Conversation): string {
  const { name, phone, email, address, company, partialPhone, billing } = caller;
  const { items, time, callTime, existing, person, others } = wanted;
  return JSON.stringify([
    [name, phone, email, address].map((detail) => detail && [detail.value, detail.extension]),
    [company, partialPhone, person, others, billing, wanted.occasions],
    [time, callTime, existing].map((when) => when?.spoken),
    items.map((item) => [item.name, item.ref.optionId, item.count, item.time?.spoken]),
  ]);
}

/**
 * Keeps what the caller did in this turn, for the summary. A turn that is decided again is said once: what was
 * heard of it last stands.
 */
export function noteSaid(state: Conversation, acts: readonly HeardAct[]): void {
  const entry = state.transcript.findLastIndex(({ role }) => role === 'user');
  const said = acts.map(
    ({ act, words, slots }): SaidAct => ({
      entry,
      act,
      words: words.trim(),
      ...(slots.times?.length ? { times: slots.times.map(({ text }) => text) } : {}),
      ...(slots.hints?.length ? { ofThing: true } : {}),
      ...(ofCaller.some((slot) => slots[slot] !== undefined) ? { gives: true } : {}),
    }),
  );
  const before = state.said.filter((one) => one.entry !== entry);
  const all = [...before, ...said];
  const gone = all.length - mostOpening - mostLast;
  const kept = gone > 0 ? [...all.slice(0, mostOpening), ...all.slice(-mostLast)] : all;
  state.said = withinWords(kept, ({ words }) => words.length, mostOpening);
  const { wanted } = state;
  wanted.why = withinWords(wanted.why, ({ length }) => length, mostOpening);
  wanted.details = withinWords(wanted.details, ({ length }) => length, mostOpening);
}

/** Details of the caller's that the summary tells by themselves. */
const ofCaller = [
  'name',
  'spelled',
  'phone',
  'callerNumber',
  'digits',
  'extension',
  'email',
  'address',
  'house',
  'unit',
] as const satisfies readonly (keyof SlotValues)[];

/** Of more than can be stored with each turn the first and the last stay. */
function withinWords<One>(all: One[], lengthOf: (one: One) => number, opening: number): One[] {
  let over = lengthsOf(all, lengthOf) - mostCharacters;
  if (over <= 0) return all;
  const start = lengthsOf(all.slice(0, opening), lengthOf) > mostCharacters / 2 ? 1 : opening;
  return all.filter((one, at) => {
    if (over <= 0 || at < start || at === all.length - 1) return true;
    over -= lengthOf(one);
    return false;
  });
}

const lengthsOf = <One>(all: readonly One[], lengthOf: (one: One) => number) =>
  all.reduce((sum, one) => sum + lengthOf(one), 0);

/** Of each, and more than anybody says of why they call. */
const mostCharacters = 8_000;

/** Why somebody calls is said first; of a long call's middle the words alone tell. */
const mostOpening = 8;
const mostLast = 20;
