import type { HeardAct, SlotValues } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';

const theirPeople =
  '(?:you(?: guys| folks)?|ya|they|somebody|someone|anybody|anyone|one of (?:you|your \\p{L}+)|he|she|your \\p{L}+|the \\p{L}+)';
const mayThey = `(?:can|could|would|will|any chance|have|get|ask|i(?:'d| would) like|i want|i need)(?: \\p{L}+){0,2}? ${theirPeople}(?: to)?(?: (?:just|please|maybe|all|also|still))*`;
/** What somebody of theirs is to do about what was told: "send somebody back", "have another look". */
const ofTheWork =
  '(?:send|come|have (?:a|another) (?:quick )?(?:look|peek|listen)|take (?:a|another) (?:quick )?(?:look|peek)|look (?:at|into|over)|look it over|check|swing (?:by|back)|stop (?:by|in)|pop (?:by|over)|redo|re-do|go over|fix|finish|touch up)';
/** What is asked beside any work: "take it out to the car", "call before you come". */
const beside =
  '(?:(?:take|carry|bring|run|walk|roll) (?:it|them|her|him|that|those|everything|the \\p{L}+|my \\p{L}+) (?:out|over|up|down|to|in)\\b|(?:call|text|ring|phone|buzz)(?: me| us)? (?:\\p{L}+ ){0,3}(?:before|when|once|ahead|on (?:the|your|his|her|their) way)\\b|(?:have|get) (?:it|them|her|him|everything|my \\p{L}+) ready\\b|(?:leave|put|set) (?:it|them|that|those|my \\p{L}+) (?:at|by|in|on|with|outside|aside)\\b)';

const asksOfWork = new RegExp(
  `\\b${mayThey} ${ofTheWork}\\b|(?:^|[,.] |\\b(?:so|just|please|and|then|well) )(?:just |please )*(?:send|get) (?:somebody|someone|anybody|one of your \\p{L}+|your \\p{L}+) (?:back|out|over|here|by|down|up)\\b|\\b(?:can|could|may|should) (?:i|we) (?:just )?(?:bring|drop|swing|come|run|take|send) (?:(?:it|her|him|them|that|my \\p{L}+|the \\p{L}+) )?(?:by|back|in|over|around|down)\\b|\\b(?:pouvez|pourriez|peux|pourrais|voulez)[- ](?:vous|tu)(?: (?:juste|m'|me|nous|le|la|les|donc))*[ ']*(?:r?envoyer|revenir|repasser|passer|venir|regarder|verifier|jeter un|refaire|reprendre)\\b|(?<!\\p{L})(?:r?envoyez|faites (?:re)?venir)(?: donc| juste)? (?:quelqu'un|votre \\p{L}+|un de vos)|\\bquelqu'un (?:peut|pourrait|peut-il|pourrait-il|va)(?:[- ](?:il|tu))? (?:re)?(?:venir|passer|regarder|verifier|jeter un)\\b|\\bque quelqu'un (?:re)?(?:vienne|passe|regarde)|\\b(?:je peux|puis-je|est-ce que je peux|on peut)(?:[- ]tu)? (?:vous )?(?:le |la |les |l')?(?:r?apporter|ramener|repasser|revenir|passer)\\b`,
  'u',
);
const asksBeside = new RegExp(
  `\\b${mayThey} ${beside}|\\b(?:pouvez|pourriez|peux|pourrais)[- ](?:vous|tu)(?: (?:juste|m'|me|nous|le|la|les|l'|donc))*[ ']*(?:apporter|porter|amener|sortir|laisser|mettre|(?:r?appeler|texter)(?: \\p{L}+){0,2} (?:avant|quand|en))\\b`,
  'u',
);

/** What such words are easily taken for. */
const misheard =
  /^(?:ask\.(?:fact|includes|offer|when|area|next|donow|status|compare|mine)|claim|unclear|give|aside|describe|frustrated|choose|correct|want\.message)$/;
const looksBeside =
  /\b(?:look|peek|check|listen|regarder|verifier|coup d'oeil)\b.*\b(?:while|since|seeing|tant qu|pendant|puisqu)/;
const ofPrice =
  /\b(?:how much|cost|price|charge|pay|free|for nothing|no charge|refund\w*|combien|prix|coute\w*|gratuit\w*|sans frais)\b/;
/** "If I got the part myself, would you still put it in": asked of a case, and nothing that is to be done. */
const supposes =
  /\bif (?:i|we|it|that|they)\b.*\b(?:would|could|can|will) (?:you|they|he|she|somebody)\b|\b(?:would|could|can|will) (?:you|they|he|she) still\b|\bsi (?:je|j'|on|c'est)\b.*\b(?:pourriez|pouvez|pourrais|accepteriez)\b/;

/**
 * "Can you send somebody back Tuesday", "could you take it out to the car": where something is under way, what is
 * to be done about it or beside it is a wish with its day, and asks nothing of what is written.
 */
export function withWorkWished(acts: readonly HeardAct[], { hearing }: HeardTurn): HeardAct[] {
  const troubled =
    hearing.complains === true ||
    hearing.alarm !== undefined ||
    acts.some(({ act }) => act === 'complain');
  const arranges = hearing.request !== undefined || hearing.formOpen === true;
  const hasVisit = hearing.request === 'late' || hearing.request === 'reschedule';
  if (!troubled && !arranges) return [...acts];
  const isWish = ({ act, words, slots: { times = [] } }: HeardAct) => {
    const said = fold(words);
    // "Could she come Wednesday instead", where a visit is moved: that is its new day.
    const moves =
      hearing.request === 'reschedule' && times.some(({ date, excluded }) => date && !excluded);
    if (moves && !asksBeside.test(said)) return false;
    // "Call me before you come" is of the visit, and no call by itself.
    const calls = act === 'want.callback' && arranges && asksBeside.test(said);
    // "Could they have a look at the front end while it's there" books nothing beside the visit they have.
    const looks = act === 'want.book' && hasVisit && looksBeside.test(said);
    if (!(misheard.test(act) || calls || looks)) return false;
    if (ofPrice.test(said) || supposes.test(said)) return false;
    return asksBeside.test(said) || ((troubled || hasVisit) && asksOfWork.test(said));
  };
  if (!acts.some(isWish)) return [...acts];
  return acts.flatMap((act): HeardAct[] => {
    if (isWish(act)) return [asWish(act)];
    // "I really need it looked at" says why, and books nothing beside it.
    const books = act.act === 'want.book' && act.slots.times === undefined;
    return books && (troubled || hasVisit) ? [{ ...act, act: 'describe', target: null }] : [act];
  });
}

const surely = 0.9;

function asWish(act: HeardAct): HeardAct {
  const { times, thing, town, hints, ...rest } = act.slots;
  const when = (times ?? []).map(({ text }) => text.trim().replace(/^(?:end|start) /i, ''));
  const slots: SlotValues = {
    ...rest,
    noted: true,
    beside: [{ words: withoutLead(act.words), said: when.length > 0 ? when.join(', ') : null }],
  };
  return { ...act, act: 'want.message', confidence: surely, target: null, slots };
}

/** "Okay so can you": what leads up to a wish is no part of it. */
function withoutLead(words: string): string {
  return words.trim().replace(leadsUp, '');
}

const leadsUp =
  /^(?:(?:ok(?:ay)?|so|and|but|well|um|uh|yeah|no|i said|like|also|then|now|just|please|et|pis|mais|ben|bon|euh|alors|oui|non)\b[ ,]*)+/i;
