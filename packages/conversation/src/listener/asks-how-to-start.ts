import type { HeardAct } from '../heard/heard.ts';
import { fold, foldWithoutEnd } from '../knowledge/words.ts';
import { clausesOf } from '../understanding/clauses.ts';
import type { HeardTurn } from './hearing.ts';

/** Who asks for it, and what it is asked of: nothing but what was talked of. */
const tail = String.raw`(?: (?:then|now|here|next|today|first|exactly|please|again|with (?:you|you guys|you people|that|this|it|them|yous)|on (?:that|this|it)|for (?:that|this|it|him|her|them|us|me|my \p{L}+|a new (?:client|customer|student|patient|person))|from here|from there|if (?:i|we) (?:want|wanted|like|decide)(?: to)?(?: (?:go ahead|do (?:it|that|this)))?|la|donc|dans ce cas|d'abord|avec (?:ca|vous|vous autres)|maintenant)){0,4}`;
const weOr = '(?:i|we|you|one|somebody|he|she|they)';
const begin =
  '(?:start|begin|started|going|rolling|set up|signed up|sign up|sign (?:him|her|them|us|me) up|enrol|enroll|register|proceed|get (?:the ball|this|that|it|things|him|her|them|us|me)? ?(?:started|going|rolling|set up|signed up|in)|go about (?:it|this|that|starting|getting started|signing up|setting (?:it|this|that) up)|get in|join|go ahead)';
const asking = [
  "what(?:'?s| is| would| will| do| does|'d)? ?(?:be )?(?:the |our |my |your )?(?:very )?(?:first|next) (?:step|steps|thing|move|stage)(?: (?:is|be|would be|looks? like))?(?: (?:i|we|you)(?:'d)? (?:do|need|have|take|should do)(?: to do)?| to (?:take|do|get started|start))?",
  `what (?:do|does|should|would|must|can) ${weOr} (?:need to |have to |gotta )?do (?:first|next|now|from here|to (?:start|get started|get going|begin|sign up|set (?:it|this|that) up|go ahead))`,
  `how (?:do|does|would|can|should|could|might) ${weOr} (?:get |go )?${begin}`,
  'how (?:does|would|do) (?:this|it|that|all this|things|the whole thing)(?: all)? (?:work|go|start|happen) (?:now|from here|next|to get started|to start|for a new (?:client|customer|student|patient|person))',
  'what(?: (?:would|will))? happens?(?: (?:now|next|first|then|from here|after this|after that))',
  `where (?:do|would|should) ${weOr} (?:go|start|begin|take it)(?: (?:from here|from there|next|now))?`,
  "what(?:'s| is) next",
  "(?:c'est quoi|ce serait quoi|ca serait quoi|c'est quoi serait|quelle? (?:est|serait|sera)) (?:la |le |ma |notre )?(?:toute )?(?:premiere|prochaine) (?:etape|chose|affaire)(?: a faire)?",
  String.raw`par (?:ou|quoi) (?:est-ce qu'?)? ?(?:on|je|nous|faut|il faut|faut-il|commence-t-on)(?: (?:commence\p{L}*|debute\p{L}*|part|doit commencer|devrait commencer|commencer))?`,
  "(?:on|je|ca|nous) (?:commence|commencerait|debute|demarre|part|procede|procedons|s'inscrit|m'inscris|fait) (?:comment|par (?:ou|quoi)|de quelle facon)",
  String.raw`comment (?:est-ce qu'?)? ?(?:on|je|ca|nous) (?:commence\p{L}*|demarre\p{L}*|procede\p{L}*|s'inscrit|m'inscris|fait|marche|fonctionne|part)(?: (?:pour (?:commencer|s'inscrire|m'inscrire|debuter|demarrer|un nouve(?:au|lle) \p{L}+)))?`,
  "qu'est-ce (?:qu'on|que je|qu'il faut que je|que l'on|que nous) (?:fait|fais|dois faire|doit faire|fasse|faisons) (?:maintenant|en premier|ensuite|apres|d'abord|pour (?:commencer|s'inscrire|m'inscrire))",
  "(?:qu'est-ce qui (?:se passe|arrive)|il se passe quoi|ca se passe comment)(?: (?:maintenant|ensuite|apres|pour (?:commencer|la suite)))?",
  "(?:c'est quoi|quelle est) la suite",
];
const asksStart = new RegExp(String.raw`(?<![\p{L}'])(?:${asking.join('|')})${tail}$`, 'u');
/** "How does it work" is asked of what was talked of, unless it is how somebody begins. */
const ofWork =
  /(?<![p{L}'])comment (?:est-ce qu'?)? ?ca (?:marche|fonctionne|fait|part)$|ca se passe comment$/;

/** "So what would be the first step", "how do we get going with that": how somebody becomes a customer. */
export function asksHowToStart(words: string): boolean {
  return placeOf(words) !== null;
}

function placeOf(words: string): number | null {
  const said = foldWithoutEnd(words);
  const found = asksStart.exec(said);
  if (!found || ofWork.test(said)) return null;
  return fold(words).indexOf(found[0], found.index);
}

/** Where such a question begins that a turn ends with, put once or in two ways; null where it ends with none. */
function startOf(text: string): number | null {
  const clauses = clausesOf(text);
  const first = clauses.findLastIndex((one) => !asksHowToStart(one.text)) + 1;
  const [clause] = clauses.slice(first);
  if (clause) return clause.start;
  const at = fold(text).length === text.length ? placeOf(text) : null;
  return at === null || at < 0 ? null : at;
}

/** What a question of how one starts is taken for where nothing is written in its words. */
const mistaken =
  /^(?:ask\.(?!donow|kept|sent|fault)|want\.(?:book|callback|message)$|unclear|aside|describe|give|claim|ack|affirm|hold|offtopic|choose|defer|either|repeat)/;
const settledBy = /^(?:alarm\.|complain|want\.(?:cancel|move|late)|threat|who\.|wrong\.number)/;

/** Who asks how to start asks what comes next, and for no service so called. */
export function withStartAsked(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const start = startOf(text);
  if (start === null || hearing.alarm) return acts;
  if (acts.some(({ act }) => settledBy.test(act))) return acts;
  const isOf = (one: HeardAct) =>
    mistaken.test(one.act) && one.end - Math.max(one.start, start) > (one.end - one.start) / 2;
  const own = acts.filter(isOf);
  if (own.length === 0) return acts;
  const words = text.slice(start).trim();
  const one: HeardAct = {
    act: 'ask.next',
    confidence: 1,
    start,
    end: text.length,
    words,
    target: null,
    slots: {},
  };
  return [...acts.filter((act) => !own.includes(act)), one];
}
