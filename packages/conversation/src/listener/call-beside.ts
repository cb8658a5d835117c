import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';

/** "And I'd like you to call me back": where a call begins that is wanted beside a visit. */
const calls =
  /\b(?:and |but |so |then |et |pis |mais )?(?:(?:can|could|would|will) (?:you|somebody|someone) |(?:i'd|i would|i'll|we'd) (?:like|need|want) (?:you|somebody|someone) to |please |just |pouvez-vous |(?:je )?(?:voudrais|veux|aimerais) (?:que vous |qu'on )?)?(?:(?:call|phone|ring|text) me(?: back)?\b|(?:i'd|i would|we'd|we|i) (?:like|want|need) a call(?: back)?\b|(?:me|m')\s?r?appel\p{L}+|r?appelez-moi|faites-moi rappeler)/u;
/** Acts whose time would be that of a visit. */
const tellsTime: ReadonlySet<Act> = new Set(['want.book', 'give', 'describe', 'correct']);
/** The time of a call stands right beside it. */
const mostBetween = 12;

/**
 * "I need a hem, and I'd like you to call me tomorrow before ten to tell me": a booking, and a call with a
 * time of its own.
 */
export function withCallBeside(acts: readonly HeardAct[]): HeardAct[] {
  return acts.flatMap((act): HeardAct[] => {
    if (!tellsTime.has(act.act) || act.slots.noCall) return [act];
    const folded = fold(act.words);
    const found = folded.length === act.words.length ? calls.exec(folded) : null;
    if (!found || found.index === 0) return [act];
    const at = act.start + found.index;
    const end = at + found[0].length;
    const times = act.slots.times ?? [];
    if (act.act !== 'want.book' && times.length === 0) return [act];
    const ofCall = times.filter(({ start }) => start >= end && start - end <= mostBetween);
    const others = times.filter((time) => !ofCall.includes(time));
    const { times: _, ...slots } = act.slots;
    return [
      {
        ...act,
        end: at,
        words: act.words.slice(0, found.index).trim(),
        slots: others.length > 0 ? { ...slots, times: others } : slots,
      },
      {
        ...act,
        act: 'want.callback',
        start: at,
        words: act.words.slice(found.index).trim(),
        target: null,
        slots: ofCall.length > 0 ? { times: ofCall } : {},
      },
    ];
  });
}
