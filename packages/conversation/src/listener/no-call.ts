import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';

/** "I don't want a call", "no need to phone", "je veux pas qu'on m'appelle". */
const declines =
  /\b(?:don't|do not|didn't) (?:want|need) (?:a|any|another|the|you to|anyone to|anybody to|somebody to|someone to)? ?(?:phone |call ?)?(?:call|callback|call back|phone call|phone me|call me)\b|\bno need (?:to|for (?:you|them|anyone|anybody|somebody) to) (?:call|phone|ring)\b|\b(?:nobody|no one) (?:needs|has) to (?:call|phone|ring)\b|\b(?:veux|voulais|besoin) pas (?:d'|qu'on |que (?:vous|quelqu'un) |me faire |etre |un )?(?:m'|me )?(?:r?appel\w*|telephon\w*|coup de (?:fil|telephone))\b|\bpas besoin (?:de |d'|que )?(?:vous |on |qu'on )?(?:m'|me )?r?appel\w*/u;
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

function withoutTimes({ times: _, ...slots }: HeardAct['slots']): HeardAct['slots'] {
  return slots;
}

const surely = 0.9;
