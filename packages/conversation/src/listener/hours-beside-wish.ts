import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import type { HeardTurn } from './hearing.ts';

/** What tells a wish, into which the next words may have been taken. */
const wishes = /^(?:give|choose|correct|affirm|want\.book|want\.move|want\.callback|ask\.when)$/;
/** That the shop is open or not, asked or guessed at. */
const ofShop =
  /\b(?:(?:you|ya|they|everything|the (?:shop|place|office|store))(?:'re|'s| are| is)?(?: guys| folks| people)?(?: \p{L}+){0,2}?|are (?:you|they)(?: guys)?|vous(?: etes| autres)?|c'est|t'es|tu|est-ce que c'est) (?:(?:not|never|always|still|even|all|pas|toujours|jamais) )*(?:open|opened|close|closed|shut|ouvert\p{L}*|ouvr\p{L}*|ferm\p{L}+)\b|\b(?:you|they)(?: guys| folks)? (?:don't|do not|never|aren't|won't be|wouldn't be) (?:\p{L}+ )?(?:work|open|do|in|there|around|come out|run)\b|\b(?:closed|open|ferme|ouvert)\b.{0,24}\b(?:i guess|i imagine|i suppose|i take it|right|eh|hein|j'imagine|je suppose)\b|\b(?:vous|tu) (?:travaill\p{L}+|ouvr\p{L}+) pas\b/u;
/** "Saturday if you're open": wished for, on that condition. */
const onCondition =
  /\b(?:if|when|as long as|unless|before|until|till|si|quand|avant|tant que|a moins)\b/;
const leadsOn = /\s*[,;.]?\s*\b(?:and|but|oh|et|pis|puis|mais|ah)\b|[,;.]/;

/**
 * "Thursday at one then, and I guess you're closed Sundays": the day that is only asked or spoken of is no wish,
 * however it was heard in one breath with one.
 */
export function withHoursApart(
  acts: readonly HeardAct[],
  { text }: HeardTurn,
): readonly HeardAct[] {
  const books = acts.some(({ act }) => act === 'want.book' || act === 'want.move');
  return acts.flatMap((act): HeardAct[] => {
    const { times = [], ...slots } = act.slots;
    // "Put me down tomorrow, five thirty": the hour by itself asks for nothing.
    if (books && act.act === 'ask.hours' && times.length > 0 && !asksOfHours.test(fold(act.words)))
      return [{ ...act, act: 'give', confidence: surely, target: null }];
    // "Is Dom in today": asked of that day, and nobody is to be called then.
    if (act.act === 'want.person' && times.length > 0 && asksWhetherIn.test(fold(act.words)))
      return [{ ...act, slots }];
    if (!wishes.test(act.act) || times.length < 2) return [act];
    const at = hoursFrom(text, act, times);
    if (at === null) return [act];
    const asked = times.filter(({ start }) => start >= at);
    const wished = times.filter(({ start }) => start < at);
    return [
      {
        ...act,
        end: at,
        words: text.slice(act.start, at).trim(),
        slots: { ...slots, times: wished },
      },
      {
        act: 'ask.hours',
        confidence: surely,
        start: at,
        end: act.end,
        words: text.slice(at, act.end).trim(),
        target: null,
        slots: { times: asked },
      },
    ];
  });
}

const asksWhetherIn =
  /\b(?:is|are|will|would|does|est-ce que) (?:\p{L}+ ){1,3}(?:be )?(?:in|there|here|around|available|working|work|on|la|disponible|present)\b|\b(?:est|sera)[- ](?:il|elle) (?:la|disponible)\b/u;
const asksOfHours =
  /\b(?:open\p{L}*|clos\p{L}*|hours?|times?|late|early|till|until|there|here|work\p{L}*|do|are|is|what|when|ouv\p{L}*|ferm\p{L}*|heures?|tard|tot|quand|jusqu\p{L}*|etes)\b/u;

const surely = 0.8;

/** Where words on when the shop is open begin, after a day that is wished for; null where there are none. */
function hoursFrom(text: string, act: HeardAct, times: readonly TimeExpression[]): number | null {
  for (const [index, time] of times.entries()) {
    const before = times[index - 1];
    if (!before || !time.date) continue;
    const rest = fold(text.slice(before.end, act.end));
    if (rest.length !== act.end - before.end) return null;
    const said = ofShop.exec(rest);
    if (!said || onCondition.test(rest)) continue;
    const cut = Math.min(said.index, time.start - before.end);
    const led = [...rest.slice(0, cut + 1).matchAll(new RegExp(leadsOn, 'g'))].at(0);
    return before.end + Math.min(led?.index ?? cut, cut);
  }
  return null;
}
