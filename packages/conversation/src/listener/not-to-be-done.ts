import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';

const not = "(?:do not|don't|dont|never|not to|ne)";
const begun =
  "(?:^|[,.;!] ?|\\b(?:please|so|just|and|but|no|wait|actually|s'il vous plait|svp|that|to|non|mais|finalement) )";
/** "Do not cancel it", "leave it as it is", "annulez pas": a visit that was given up stays. */
const keeps = new RegExp(
  `${begun}(?:${not} (?:cancel|call (?:it )?off|move|reschedule|change)\\b|(?:leave|keep) (?:it|that|the appointment|my appointment|everything) (?:as (?:it is|is|it was)|where it is|the way it is|like (?:it is|that))|(?:ne |n')?(?:annul|cancell?|deplac|chang)ez (?:(?:le|la) pas|rien|pas|surtout pas))`,
  'u',
);
/** "Please do not come tomorrow", "n'envoyez personne": nobody is to be sent. */
const staysAway = new RegExp(
  `${begun}(?:${not} (?:come|show up|stop by|drop by|send (?:him|her|them|anyone|anybody|somebody|someone|the \\p{L}+|your \\p{L}+|\\p{L}+ over))\\b(?! (?:with|to think))|(?:ne )?(?:venez|passez) (?:pas|plus|pu)\\b|n'envoyez (?:personne|pas)\\b|envoyez (?:personne|pas))`,
  'u',
);
/** "Do not call this number, call my wife": on which line nobody is to ring. */
const otherLine = new RegExp(
  `${begun}(?:${not} (?:call|ring|phone|use|text|try)(?: me)?(?: (?:on|at|back on|back at))? (?:this|that|my)? ?(?:number|line|phone|cell|one|me)?\\b.*\\b(?:call|ring|phone|try|use|text)\\b|(?:n')?appelez (?:pas|plus) (?:a )?(?:ce|mon) (?:numero|cell\\p{L}*).*\\bappelez\\b)`,
  'u',
);

/** What such words are easily taken for. */
const misheard =
  /^(?:want\.(?:book|cancel|move|callback|message)|return\.call|ask\.(?:hours|when|fact|area|next|donow|mine|status|contact|you|place)|deny|refuse|give|describe|aside|unclear|claim|correct|hold|affirm|ack|wrong\.number)$/;

/**
 * What must not be done is no wish for it: a visit that was to be cancelled or moved stays, and who asks that nobody
 * come, or that a number not be rung, leaves word of that.
 */
export function withNotToBeDone(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const said = fold(text);
  if (said.length !== text.length || hearing.alarm || text.trim().endsWith('?')) return acts;
  const changes = hearing.request === 'cancel' || hearing.request === 'reschedule';
  const kept = keeps.exec(said);
  if (kept && changes) return instead(acts, kept, text, 'refuse');
  if (kept && acts.some(({ act }) => act === 'want.cancel' || act === 'want.move'))
    return instead(acts, kept, text, 'want.message');
  const away = staysAway.exec(said);
  if (away && !hearing.request) return instead(acts, away, text, 'want.message');
  const line = otherLine.exec(said);
  return line ? instead(acts, line, text, 'want.callback') : acts;
}

/** One act in the place of all that were heard in these words and in what leads up to them or goes on from them. */
function instead(
  acts: readonly HeardAct[],
  { index }: RegExpExecArray,
  text: string,
  act: 'refuse' | 'want.message' | 'want.callback',
): readonly HeardAct[] {
  const [others, own] = [
    acts.filter((one) => !misheard.test(one.act)),
    acts.filter((one) => misheard.test(one.act)),
  ];
  const [first = null] = own;
  if (!first || own.every(({ end }) => end <= index)) return acts;
  const slots: HeardAct['slots'] = {};
  for (const one of own) Object.assign(slots, one.slots);
  const { times: _, existing: __, ...rest } = slots;
  const whole: HeardAct = {
    ...first,
    act,
    confidence: 1,
    end: text.length,
    words: text.slice(first.start).trim(),
    target: null,
    slots: act === 'refuse' ? { takesBack: ['form'] } : rest,
  };
  return [...others, whole];
}
