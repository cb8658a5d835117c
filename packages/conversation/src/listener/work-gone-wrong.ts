import { acts } from '../heard/acts.ts';
import { fold } from '../knowledge/words.ts';
import { alarmChance, sureAlarm } from './alarms.ts';
import { fallsShort, theirs, theirsInFrench, yours } from './falls-short.ts';
import type { Segment } from './segments.ts';

/** How it is since then, where that is no praise. */
const since =
  /\b(?:now|again|still|already|never|not|\p{L}+n't|nobody|no one|nothing|wrong|late|gone|keeps?|worse|all over|everywhere|so \p{L}+ (?:that |it |they |she |he )|there(?:'s| is| are) (?:an? |all |this |these )?(?:(?!no\b)\p{L}+)|(?:came|come|coming|fell|falling|went|going) (?:right |all |back )*(?:off|out|apart|down|through|loose|orange|\p{L}+ed))\b/u;
/** How it came out: not even, not straight, or not as it was asked for. */
const uneven =
  /\b(?:(?:longer|shorter|higher|lower|darker|lighter|thicker|thinner|tighter|looser|wider|narrower|bigger|smaller)\b(?: \p{L}+){0,3} (?:on (?:one|the (?:left|right|other)|that) (?:side|end)|than (?:the|it|my|her|his|that|what|before|it was))|(?:one|the (?:other|left|right)) (?:\p{L}+ )?(?:of (?:her|his|my|their|the|them) \p{L}+ )?(?:side|end|ear|leg|eye|eyebrow|foot|arm|half|door|wheel|corner|edge)?(?:'s| is| are| came out)? (?:\p{L}+ ){0,2}(?:longer|shorter|higher|lower|darker|lighter|crooked)|uneven|lop ?sided|crooked|patchy|choppy|streaky|splotchy|blotchy|(?:way|much|far) too (?:short|long|dark|light|tight|loose|high|low|thin|blond\w*|red|orange)|not (?:even|straight|level|symmetrical|centred|centered|the same length)|(?:isn't|aren't|ain't) (?:even|straight|level|the same)|limp(?:s|ing)|infected|bled|bleeding)\b/u;
/** What they did to something: not "my cracked screen", which they mended. */
const harmed =
  /\b(?:bruis(?:e|es|ed|ing)|welts?|blisters?|burns|rash|(?:all|so|really|bright|still|very) (?:red|itchy|sore|irritated|raw)|swell(?:s|ed|ing)|swollen|scabs?|gash(?:es)?|dents|scuffs?|gouges?|cracks)\b|(?<!\b(?:my|our|the|an?|this|that|his|her|some|was|is|were|are) )\b(?:hurt|injured|bent|broke|smashed|cracked|ruined|wrecked|scratched|dented|tore|ripped|burn(?:ed|t)|chipped|knocked|missed|forgot|skipped|overlooked|damaged|spil(?:led|t)|stained|snapped|scraped)\b/;
/** How it came out, and what became of it since, in French. */
const amissInFrench =
  /(?<!\p{L})(?:croches?|inegale?s?|pas (?:\p{L}+ ){0,2}?(?:egale?s?|droite?s?|pareil\p{L}*|beaux?|belles?|propres?|fini\p{L}*|correct\p{L}*|drole)|trop (?:court|long|fonce|pale|serre|lousse|petit|grand)\p{L}*|(?:tout\p{L}*|est|sont|devenu\p{L}*) (?:\p{L}+ )?(?:rouges?|verte?s?|orange|bleue?s?|enfle\p{L}*|irrite\p{L}*|brise\p{L}*|casse\p{L}*|tache\p{L}*|magane\p{L}*)|grafign\p{L}*|egratign\p{L}*|coupures?|bosses?|plaques|(?:vibre|coule|fuit|decolle|pele|boite)(?:nt)?|marche(?:nt)? (?:pas|pus?|plus)|fait (?:un|du) (?:drole de )?bruit|(?:encore|toujours) (?:pareil|mal|sale|brise|le meme|la meme)\p{L}*|pires?)(?!\p{L})/u;
/** Who is pleased all the same, or wishes for another visit. */
const contentInFrench =
  /(?<!\p{L})(?:contente?s?|satisfaite?s?|adore\p{L}*|super|parfait\p{L}*|merci|(?:voudrais|veux|voudrait|aimerais) (?:\p{L}+ ){0,2}(?:rendez-vous|reserver|prendre)|moi-meme)(?!\p{L})/u;

/** "The last place I went": somebody else's work. */
const elsewhere =
  /\b(?:another|other|different|last|previous|old) (?:guy|place|company|shop|outfit|groomer|one|people|crew|tech\w*)\b|\bsomeone else\b|\bsomebody else\b|\bailleurs\b|\bautre (?:place|salon|garage|compagnie)\b/;
/** Who was pleased, wishes for more or asks for it does not complain. */
const pleased =
  /\b(?:loved?|great|happy|lovely|perfect|awesome|nice|thank\p{L}*|pleased|like (?:them|it|to|another|some)|i(?:'d| would) like|want\p{L}*|wanna|need\p{L}*|book|another (?:one|appointment|time)|same (?:again|thing (?:again|as last time))|(?:can|could) (?:i|we|you) (?:get|have|book|come|do|open|close)|for (?:a|the) (?:price|quote|estimate))\b/u;
/** "I had the kitchen redone and there's dust all over, what would a clean cost": work of ours is wished for, and was not done yet. */
const asksForWork =
  /\b(?:how much|what (?:would|do|does|will|is)\b.{0,40}\b(?:cost|run|charge|price|be)|what's (?:a|an|the|your)\b|do you (?:guys |people )?(?:do|clean|fix|handle|take|offer|have)|(?:can|could|would) (?:you|somebody|someone|one of you) (?:guys )?(?:come|clean|do|take|fix|look)|combien|faites-vous|pouvez-vous)\b/;
const byUs =
  /\b(?:here|with (?:you|your)|by (?:you|your)|from (?:you|your)|at your|your (?:shop|place|guys?|crew|people)|ici|chez vous|par vous)\b/;
const unhappy =
  /\b(?:not|n't|isn't|wasn't|aren't|weren't) (?:\p{L}+ )?(?:happy|pleased|great|nice|like)\b/u;

/** Somebody of theirs who was to come: "your guy was supposed to be here", "quelqu'un devait passer". */
const awaited =
  /\b(?:(?:your (?:\p{L}+ ){1,2}|some(?:body|one) |you(?: guys| people| folks)? |they |he |she |the (?:guy|girl|lady|fellow|man|tech|technician|driver|crew|plumber|cleaners?)s? )(?:was|were|is|are) (?:all )?(?:supposed|meant|due|scheduled|expected)(?: to)?(?: (?:be|come|show|arrive|get|start)\b| here\b| at\b| by\b| between\b)|(?:votre \p{L}+|quelqu'un|vous|vous autres|il|elle|y|ils) (?:etai(?:t|ent|ez) (?:cense|suppose)\p{L}* (?:etre|venir|arriver|passer)|dev(?:ait|iez|aient) (?:etre|venir|arriver|passer)))/u;
/** That the hour is over and nobody has come. */
const overdue =
  /\b(?:and|but|et|pis|mais) (?:it's|its|it is|there's|c'est|y est|il est|y a) (?:now |already |like |almost |past |well |rendu |deja |passe )*(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|quarter|half|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|midi)|\b(?:nobody|no one|no sign|no show|still (?:not|no|nothing|waiting|nobody)|(?:has|have|did)n't (?:shown?|come|arrived?|been|turned)|never (?:showed|came|arrived)|not here|isn't here|aren't here|waiting|personne|toujours pas|pas (?:encore )?(?:arrive|venu|la)|attends?)\b/;

/** Whether words tell that somebody of this business was to come by now, and did not. */
export function tellsNobodyCame(text: string): boolean {
  const said = fold(text);
  const due = awaited.exec(said);
  return due !== null && overdue.test(said.slice(due.index + due[0].length));
}

/** Whether words tell of work this business did that was not right, or did not come for, though they call it no complaint. */
export function tellsWorkGoneWrong(text: string): boolean {
  const said = fold(text);
  if (tellsNobodyCame(text)) return true;
  const work = yours.exec(said) ?? theirs.exec(said);
  if (elsewhere.test(said)) return false;
  if (fallsShort(said) || saysAmissInFrench(said)) return true;
  if (!work || (pleased.test(said) && !unhappy.test(said))) return false;
  if (!yours.test(said) && asksForWork.test(said) && !byUs.test(said)) return false;
  const after = said.slice(work.index + work[0].length);
  return since.test(after) || uneven.test(after) || harmed.test(said.slice(work.index));
}

function saysAmissInFrench(said: string): boolean {
  const work = theirsInFrench.exec(said);
  if (!work || contentInFrench.test(said) || asksForWork.test(said)) return false;
  return amissInFrench.test(said.slice(work.index + work[0].length));
}

/** Whether folded words tell how wrong something is, of whosever work. */
export function tellsOfHarm(said: string): boolean {
  if (pleased.test(said) && !unhappy.test(said)) return false;
  return [since, uneven, harmed, amissInFrench].some((one) => one.test(said));
}

const thanking = /\b(?:thanks?|thank you|merci|compliments?|appreciate\p{L}*)\b/u;

/** "It looks really nice, I just wanted to say thanks": nothing is wrong. */
function onlyPraises(said: string): boolean {
  return thanking.test(said) && pleased.test(said.replace(thanking, '')) && !hasFault(said);
}

const hasFault = (said: string) =>
  fallsShort(said) || [unhappy, since, uneven, harmed].some((one) => one.test(said));

/** Heard so, words tell something, and neither ask nor wish for anything. */
const telling: ReadonlySet<Segment['act']> = new Set([
  'complain',
  'describe',
  'ask.status',
  'return.call',
  'aside',
  'unclear',
  'give',
  'refuse',
  'want.late',
]);

/** "I had a massage with you Monday": whose work it was. */
const withYou = /\b(?:had|got) (?:an?|my|our) (?:\p{L}+ ){1,3}(?:with|from|by) (?:you|your)\b/u;
/** As little as this may speak for a complaint where it is not said whose work went wrong. */
const leastLikely = 0.04;

/** "You cleaned the ducts on Monday and there's dust all over": a complaint, in whatever words it is told. */
export function withWorkGoneWrong(text: string, segments: readonly Segment[]): Segment[] {
  if (onlyPraises(fold(text)))
    return segments.map((one) => (one.act === 'complain' ? { ...one, act: 'thanks' } : one));
  if (!tellsWorkGoneWrong(text) || segments.some(isElse)) return [...segments];
  const complaint = acts.indexOf('complain');
  const may = ({ act }: Segment) => telling.has(act) || act.startsWith('alarm.');
  const said = fold(text);
  const sure =
    [yours, uneven, withYou].some((one) => one.test(said)) ||
    fallsShort(said) ||
    saysAmissInFrench(said);
  // "I had the kitchen redone, there's dust everywhere, what is a clean like that": the reason for a job, and nobody's fault.
  if (!sure && segments.some(({ act }) => act === 'ask.price')) return [...segments];
  const least = sure ? 0 : leastLikely;
  if (!segments.some((one) => may(one) && (one.probabilities[complaint] ?? 0) >= least))
    return [...segments];
  const first = segments.findIndex(may);
  const last = segments.findLastIndex(may);
  const from = segments[first];
  const to = segments[last];
  if (!from || !to) return [...segments];
  const whole: Segment = { ...from, to: to.to, act: 'complain', confidence: 1 };
  return [...segments.slice(0, first), whole, ...segments.slice(last + 1)];
}

/** Beside a wish or a sure alarm nothing is made of it. */
function isElse({ act, probabilities }: Segment): boolean {
  if (act.startsWith('alarm.')) return alarmChance(probabilities) >= sureAlarm;
  return /^(?:want\.(?:book|move|cancel)|who\.)/.test(act);
}
