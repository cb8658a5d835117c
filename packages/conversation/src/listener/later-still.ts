import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { asksDoorHours } from './door-hours.ts';
import type { HeardTurn } from './hearing.ts';
import { tellingStems } from './own-words.ts';
import { servicesByOwnWord } from './sums.ts';

/** "And if it turns out more like twenty", "what if the train's even slower". */
const laterStill =
  /\b(?:if|say|suppose|in case|what happens|si|au cas)\b.*\b(?:more|longer|later|worse|over|than|closer to|past|like (?:\d+|\p{L}+)|minutes?|mins?|hour|half|late|behind|stuck|plus|minutes|heure|retard|tard)\b|\b(?:will|can|could|would|do|does|is|are|am|should) (?:\p{L}+ ){1,2}still (?:be (?:able|there|on|seen|taken)|take|see|fit|do|get|serve|have|squeeze|come|make|let|help|good|on|okay|ok|fine)\b|\b(?:va-t|vas|va|peut|peux|pouvez|allez|est-ce)\b.{0,30}\b(?:encore|quand meme|pareil)\b|\b(?:how late|what's (?:too|the) lat\w+|too late|jusqu'a quelle heure)\b/u;
const misheard =
  /^(?:ask\.(?:price|fact|total|compare|next|when|offer|includes|hours)|want\.late|describe|aside|unclear|give|claim|ack|choose|correct)$/;

/** "How late are you open Wednesday" asks of the doors, whoever is late. */
const ofHours =
  /\bhow late (?:are|do|is|will|can) (?:you|ya|they|the \p{L}+)(?: guys| folks| all)? (?:usually |still )?(?:open|there|stay|close|in|here|around|work|be (?:open|there))|\bjusqu'a quelle heure (?:(?:est-ce que |que )?(?:vous |c'|t')?(?:etes|est|ouvr\p{L}*|ferm\p{L}*)|etes-vous)/u;

/** "Will she still take me", "do I lose my spot", "what's that cost me": what comes of being late. */
const whatComesOfIt =
  /\b(?:(?:still|even) (?:take|see|fit|get|let|squeeze|have|look|serve|do) (?:me|us|him|her|it|my|our)\b|lose (?:my|our|the) (?:spot|slot|time|place|appointment|turn|booking)|(?:need|want|have|got|gotta)(?: me| us)? to (?:rebook|re-book)|worth (?:coming|it)|should (?:i|we) (?:still|even|bother)|(?:is|will|would|gonna be|going to be) (?:that|it|this|there)? ?(?:be |gonna be |going to be )?(?:an? )?(?:problem|issue|ok|okay|alright|all right|fine|bad|trouble)|(?:charged?|charging|cost|fee|ding(?:ed)?|owe|pay|penalt\p{L}+|extra)|(?:me|nous|le|la) (?:prend\p{L}*|voir|recevoir) quand meme|(?:me|nous|le|la) (?:prend|prendra|prendrait|prendre)[- ](?:tu|t-elle|t-il)|perd\p{L}* (?:ma|mon|notre) (?:place|tour|rendez)|vaut[- ](?:tu |il |encore )?(?:encore )?la peine|c'est[- ](?:tu )?(?:grave|correct|un probleme|trop tard)|des frais|coute\p{L}*)\b/u;

/** Who is late and asks what becomes of it, or of more of it, asks of what is written about lateness. */
export function withLaterStill(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const isLate = hearing.request === 'late' || acts.some(({ act }) => act === 'want.late');
  if (!isLate) return [...acts];
  return acts.map((one) => {
    if (asksDoorHours(one.words)) return one;
    const said = fold(one.words);
    if (misheard.test(one.act) && ofHours.test(said))
      return { ...one, act: 'ask.hours', confidence: 1, target: null };
    const ofMore = hearing.request === 'late' && laterStill.test(said);
    const ofThis =
      one.act.startsWith('ask.') &&
      whatComesOfIt.test(said) &&
      !tellsOtherMatter(besideName(one, acts, text)) &&
      servicesByOwnWord(one.words, hearing.receptionist).length === 0;
    if (!misheard.test(one.act) || !(ofMore || ofThis) || instead.test(said)) return one;
    return { ...one, act: 'ask.fact', confidence: 1, target: null, slots: { ofLateness: true } };
  });
}

/** All of the sentence that an act is of, but for the caller's own name. */
function besideName(one: HeardAct, acts: readonly HeardAct[], text: string): string {
  const before = text.slice(0, one.start).search(/[^.?!]*$/);
  const sentence = text.slice(before, one.end);
  const names = acts.flatMap(({ slots }) => slots.name ?? []);
  return names.reduce((words, name) => words.replace(name, ''), sentence);
}

/** "I can't find the little key, is that gonna cost me": what it is asked of was told with it. */
function tellsOtherMatter(words: string): boolean {
  return words
    .split(/[,.;]\s*/)
    .filter((part) => !whatComesOfIt.test(fold(part)))
    .some((part) => !ofLate.test(fold(part)) && tellingStems(part).length >= leastOther);
}

const leastOther = 2;
const ofLate =
  /\b(?:late|minutes?|hour|traffic|stuck|behind|bus|train|bridge|way|there|make it|fit|see|retard|heures?|coince\w*|bouchon|trafic|autobus|pont)\b/;

/** Another time is asked for, and no mercy for this one. */
const instead = /\b(?:move|reschedul\w*|another (?:day|time)|instead|tomorrow|demain|plutot)\b/;
