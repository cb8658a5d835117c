import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';

const whoever =
  "(?:you(?: guys| folks)?|somebody|someone|anybody|one of (?:you|your \\p{L}+)|(?:your|the|that|a|an|my|our)(?: [\\p{L}'-]+){1,3}|it|that|this|them|her|him)";
const work =
  '(?:come|stop|swing|look|looked|check|checked|fix|fixed|repair|repaired|replace|replaced|clean|cleaned|service|serviced|install|installed|do|done|see|seen|take|taken|cut|trim|trimmed|booked|scheduled|sorted|set up)';
/** What somebody wants done, as it stands at the end of a long tale of why. */
const wish = new RegExp(
  [
    `\\b(?:(?:i|we)(?:'d| would) (?:like|love)|(?:i|we) (?:really |just |do )?(?:want|need)|(?:i|we)(?:'m| am|'re| are| was| were) hoping)(?: to (?:have|get))?(?: for)? ${whoever}(?: to)?(?: \\p{L}+)?? ${work}\\b`,
    `\\b(?:i|we)(?:'d| would) like to (?:book|set up|schedule|make|get) (?:an? |the |my |our )?(?:appointment|visit|time|\\p{L}+ (?:in|booked|done))`,
    `\\b(?:can|could|would|will) (?:you(?: guys)?|somebody|someone|one of your \\p{L}+) (?:please |maybe |possibly )?(?:come|stop by|swing by|send|squeeze|fit|book)\\b`,
    `(?<!\\p{L})(?:j'aimerais|je voudrais|on aimerait|on voudrait|ca prendrait|(?:il )?faudrait|j'ai besoin|on a besoin)(?: ca| bien)? (?:que|qu'il y ait) (?:quelqu'un|vous|un \\p{L}+) (?:\\p{L}+ )?(?:vienne|passe|passiez|veniez|regarde|change|repare|fasse)`,
    `(?<!\\p{L})(?:pouvez|pourriez)[- ]vous (?:venir|passer|envoyer)|(?<!\\p{L})quelqu'un (?:peut|pourrait)(?:[- ]il)? (?:venir|passer)`,
  ].join('|'),
  'gu',
);
/** In fewer words than these a stretch is heard as the one thing it is. */
const longTold = 25;
const leadsUp =
  /(?:[,.;]|\b(?:so|and|but|then|anyway|fait que|faque|donc|pis|alors))(?:\s+(?:so|and|then|anyway|please))*\s*$/;

/**
 * "…and there's a spot on the ceiling now, so I'd like somebody to come before Friday": in a tale that was heard as one,
 * the wish that ends it is a wish with its own day.
 */
export function withWishInLongTurn(acts: readonly HeardAct[], { text }: HeardTurn): HeardAct[] {
  const wishes = acts.some(({ act }) =>
    /^(?:want\.|alarm\.|complain|who\.|ask\.(?:price|total|when))/.test(act),
  );
  if (wishes) return [...acts];
  return acts.flatMap((act): HeardAct[] => {
    if (act.act !== 'describe' && act.act !== 'give') return [act];
    if (act.words.split(/\s+/).length < longTold) return [act];
    const said = fold(text.slice(act.start, act.end)).replace(/[’]/g, "'");
    if (said.length !== act.end - act.start) return [act];
    const found = [...said.matchAll(wish)].at(-1);
    if (!found || !leadsUp.test(said.slice(0, found.index))) return [act];
    const at = act.start + found.index;
    const { times = [], ...slots } = act.slots;
    const [before, after] = [
      times.filter(({ start }) => start < at),
      // "In the evening if possible" is of no day, and surely not of today.
      times.filter(({ start, date, time }) => start >= at && (date ?? time)),
    ];
    const tale = { ...act, end: at, words: text.slice(act.start, at).trim() };
    return [
      { ...tale, slots: { ...slots, ...(before.length > 0 && { times: before }) } },
      {
        ...act,
        act: 'want.book',
        confidence: surely,
        start: at,
        words: text.slice(at, act.end).trim(),
        slots: after.length > 0 ? { times: after } : {},
      },
    ];
  });
}

const surely = 0.9;
