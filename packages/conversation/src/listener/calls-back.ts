import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';

/** "I don't want a call", "no need to phone", "je veux pas qu'on m'appelle". */
const declines =
  /\b(?:don't|do not|didn't) (?:want|need) (?:a|any|another|the|you to|anyone to|anybody to|somebody to|someone to)? ?(?:phone |call ?)?(?:call|callback|call back|phone call|phone me|call me)\b|\bno need (?:to|for (?:you|them|anyone|anybody|somebody) to) (?:call|phone|ring)\b|\b(?:nobody|no one) (?:needs|has) to (?:call|phone|ring)\b|\b(?:veux|voulais|besoin) pas (?:d'|qu'on |que (?:vous|quelqu'un) |me faire |etre |un )?(?:m'|me )?(?:r?appel\w*|telephon\w*|coup de (?:fil|telephone))\b|\bpas besoin (?:de |d'|que )?(?:vous |on |qu'on )?(?:m'|me )?r?appel\w*/u;
/** "Stop calling me", "ne m'appelez plus": calls of ours that nobody wants, and none that is asked for. */
const stops =
  /\b(?:stop|quit|enough with|cease) (?:(?:calling|phoning|ringing|texting|robocalling)\b|(?:the|these|those|your|all the|all these) (?:phone )?(?:calls|texts)\b)|(?<!you |they )\b(?:don't|do not|never|please not) (?:ever )?(?:call|phone|ring|text) (?:me|us|here|this number|my (?:house|number|phone|cell))\b(?: back)? ?(?:again|anymore|any more|ever|no more)\b(?! (?:until|till|before|after|at|on))|\b(?:arretez?|cessez?|lachez?) (?:donc )?(?:de |d'|avec )(?:m'|me |nous |vos |les |tous ces )?(?:r?appel\w*|telephon\w*|texter|appels)\b|(?<!vous |vous ne )\b(?:ne )?(?:m'|me |nous )r?(?:appele[zr]?|telephonez|textez) (?:plus|pas|jamais)(?! (?:avant|apres|entre|le|la|a|tard|tot|trop|si))\b|(?<!n')\br?(?:appelez|telephonez|textez)-(?:moi|nous) (?:plus|pas|jamais)(?! (?:avant|apres|entre|le|la|a|tard|tot|trop|si))\b|\b(?:veux|voulons|voudrais) (?:plus|pas) (?:recevoir |avoir )?(?:(?:d'|de |vos )(?:appels?|textos?)|(?:que vous |qu'on )(?:m'|me |nous )r?appel\w*)/u;
/** "I want the technician to come", "just send the guy": somebody is to be there instead. */
const comes =
  /\b(?:want|need|like|just|prefer|rather|have|send)\b.*\b(?:come|coming|comes|out|here|over|guy|somebody|someone|send)\b|\b(?:veux|voudrais|faut|envoye[zr]|besoin)\b.*\b(?:vienne|viens|venir|passe|passer|quelqu'un|gars|technicien\w*)\b/u;

/** Acts that a call may be declined in. */
const telling =
  /^(?:deny|refuse|want\.callback|give|correct|aside|unclear|describe|claim|want\.book|ask\.when|frustrated|ack)$/;

/**
 * "I don't want a call, I want somebody to come tomorrow": a call is declined, and what is wanted instead
 * is a visit.
 */
export function withNoCall(acts: readonly HeardAct[], { text }: HeardTurn): HeardAct[] {
  const folded = fold(text);
  const stop = folded.length === text.length ? stops.exec(folded) : null;
  if (stop) return withNoMoreCalls(acts, stop.index, stop.index + stop[0].length);
  const found = folded.length === text.length ? declines.exec(folded) : null;
  if (!found) return [...acts];
  const [from, to] = [found.index, found.index + found[0].length];
  return acts.flatMap((act): HeardAct[] => {
    if (act.end <= from || act.start >= to || !telling.test(act.act)) return [act];
    const { slots } = act;
    const declined: HeardAct = {
      ...act,
      act: 'deny',
      confidence: surely,
      end: Math.min(act.end, to),
      words: text.slice(act.start, Math.min(act.end, to)).trim(),
      target: null,
      slots: { ...withoutTimes(slots), noCall: true },
    };
    const rest = act.end > to ? text.slice(to, act.end).trim() : '';
    if (rest === '' || !comes.test(fold(rest))) return [declined];
    const { name: _, ...others } = slots;
    return [
      declined,
      {
        ...act,
        act: 'want.book',
        confidence: surely,
        start: to,
        words: rest,
        slots: others,
      },
    ];
  });
}

/** What asks for no more calls is a word for the owner, whatever it was taken for. */
function withNoMoreCalls(acts: readonly HeardAct[], from: number, to: number): HeardAct[] {
  let passed = false;
  return acts.flatMap((act): HeardAct[] => {
    const touches = act.start < to && act.end > from;
    if (!touches || act.act.startsWith('alarm.')) return [act];
    if (passed) return [];
    passed = true;
    const { name, phone } = act.slots;
    const slots = { ...(name ? { name } : {}), ...(phone ? { phone } : {}), noCall: true as const };
    return [{ ...act, act: 'complain', confidence: surely, target: null, slots }];
  });
}

function withoutTimes({ times: _, ...slots }: HeardAct['slots']): HeardAct['slots'] {
  return slots;
}

const surely = 0.9;

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
