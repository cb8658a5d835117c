import type { Conversation } from '../dialogue/state.ts';
import type { Turn } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';

/** Acts that give up all that is wanted, where they name nothing. */
const givesUp: ReadonlySet<Act> = new Set(['want.cancel', 'refuse']);
const ofBooking: ReadonlySet<string> = new Set(['booking', 'form']);
/** Said of all of it, whatever was told of just before. */
const ofAll =
  /(?<!\p{L})(?:cancel\p{L}*|annul\p{L}*|call\p{L}* (?:it|the) .{0,20}off|appointment|booking|reservation|every ?thing|all|whole|rendez-vous|réserv\p{L}*|tout)(?!\p{L})/iu;

/**
 * What was priced last before a caller's words and is not wanted, beside what is: "no, leave that" is said of it.
 * @param entry where the caller's words stand in the transcript.
 */
export function pricedBeside(
  { transcript, quotes, wanted }: Pick<Conversation, 'transcript' | 'quotes' | 'wanted'>,
  entry: number,
): string[] {
  if (wanted.items.length === 0) return [];
  const told = transcript.slice(0, entry).findLast(({ role }) => role === 'assistant');
  const isWanted = (id: string) => wanted.items.some(({ ref }) => ref.serviceId === id);
  const ids = quotes.flatMap(({ at, serviceId }) => (at === told?.at ? serviceId : []));
  return [...new Set(ids)].filter((id) => !isWanted(id));
}

/** "No, leave that", of an extra that was just priced: what is wanted stays. */
export function withTurnedDownBeside({ state }: Turn, heard: Heard): Heard {
  const ids = pricedBeside(
    state,
    state.transcript.findLastIndex(({ role }) => role === 'user'),
  );
  if (ids.length === 0) return heard;
  const acts = heard.acts.map((act): HeardAct => {
    const { takesBack, ...slots } = act.slots;
    const named = act.target !== null || slots.times || slots.existing || slots.without;
    const all = givesUp.has(act.act) || takesBack?.some((one) => ofBooking.has(one));
    if (!all || named || ofAll.test(act.words)) return act;
    return { ...act, act: 'correct', slots: { ...slots, without: ids } };
  });
  return { ...heard, acts };
}
