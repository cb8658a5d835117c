import { type Act, acts } from '../heard/acts.ts';
import type { SlotValues } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { alarmChance, sureAlarm } from './alarms.ts';
import type { Hearing } from './hearing.ts';
import { asksForPerson, asksForThing } from './person-asked.ts';
import { asksOfDoingAgain } from './plain-questions.ts';
import { isPutAsQuestion, surelyPut } from './put-as-question.ts';
import { saidPlainly, takesTalkedOf } from './said-plainly.ts';
import type { Segment } from './segments.ts';
import { agreesOnDay } from './slot-words.ts';
import { termsAskedOf } from './terms.ts';
import type { HeardWord } from './tokens.ts';
import { namesOnlyTowns, namesTown } from './towns-named.ts';

/**
 * The act of a segment once its details are known: what a detail is, its type says better than the
 * words around it, and what would end or alarm a call must be sure.
 */
export function settled(
  { act, confidence, probabilities, from, to }: Segment,
  said: string,
  values: SlotValues,
  { open, focus, terms = '' }: Hearing,
): Act {
  const tells = values.phone ?? values.email ?? values.digits ?? values.callerNumber;
  const vague = act === 'aside' || act === 'ack' || act === 'unclear' || act === 'greet';
  // "So it's 403 555 0168 and the truck is a 2019": a number is given, whatever it half sounds like.
  const guessed = confidence < surelyPut && act !== 'correct' && !isPutAsQuestion(said);
  if (tells && (vague || guessed)) return 'give';
  if (vague && values.name) return 'give';
  const asks = act.startsWith('ask.') && isPutAsQuestion(said);
  if (values.byText && !asks && !act.startsWith('want.')) return 'give';
  // "You asked the address, it's 811 Goldstream": who tells theirs does not ask for ours.
  if ((vague || act === 'ask.place') && values.address) return 'give';
  if (vague && values.times && (open === 'time' || agreesOnDay(values, open, focus))) return 'give';
  if (givesUp.has(act) && reminds.test(fold(said))) return 'want.message';
  if (act === 'want.person' && asksForThing(said)) return nextLikely(probabilities, act);
  if (act === 'ask.mine' && confidence < surelyPut && termsAskedOf(said, terms)) return 'ask.fact';
  if (act === 'repeat' && asksOfDoingAgain(said)) return 'ask.fact';
  if (act === 'ask.status' && toHaveDone.test(fold(said))) return nextLikely(probabilities, act);
  const proof = proofOf[act];
  if (proof && confidence < surelySo && !proof.test(fold(said)))
    return nextLikely(probabilities, act);
  // "Do you have a ladder": nothing of a time is said, and the words are of a thing.
  if (act === 'ask.when' && confidence < leastWhen && !values.times && !ofTime.test(fold(said)))
    return nextLikely(probabilities, act);
  // Nobody is sent away by half a guess.
  if (mustBeSure.has(act) && confidence < sureEnough) return 'unclear';
  // Nothing is given, and it hardly sounds so.
  if (act === 'give' && confidence < leastGiven && Object.keys(values).length === 0)
    return 'unclear';
  if (act === 'bye' && (to - from > longestGoodbye || !takesLeave.test(fold(said)))) return 'ack';
  if (act.startsWith('alarm.') && confidence < 1 && alarmChance(probabilities) < sureAlarm)
    return nextLikely(probabilities, act);
  return act;
}

/** Less sure than this, a question of when must speak of time. */
const leastWhen = 0.5;
const ofTime =
  /\b(?:when|time|soon\w*|early|earl\w+|late\w*|quick\w*|fast|wait\w*|openings?|spots?|slots?|room|free|available|availab\w*|booked|book|fit|squeeze|come|get|see|take|quand|temps|vite|tot|tard|attend\w*|place|libres?|disponib\w*|dispo|rendez|venir|passer|prendre|prenez)\b/;

/** "Don't forget I'm a senior" gives up nothing. */
const givesUp: ReadonlySet<Act> = new Set(['refuse', 'want.cancel', 'deny', 'bye']);
const reminds =
  /\b(?:don't|do not|won't|not) (?:you )?forget\b(?! (?:it|about it)\b)|\boublie\w* (?:surtout )?pas\b/;

/** "Is it a lot to get the couch done": of work that is still to be done, and of no job under way. */
const toHaveDone =
  /\b(?:to|(?:can|could|may|do|should) (?:i|we)(?: just| also)?) (?:get|have) (?!(?:it|that|this|them) (?:back|ready))(?:\p{L}+ ){1,10}?(?:done|cleaned|fixed|replaced|repaired|serviced|installed|removed|checked|\p{L}{3,}ed)\b(?! (?:yet|already|by now))|\b(?:pour|de|a) (?:(?:le|la|les|l'|vous) ?)?faire (?:faire|\p{L}+(?:er|ir|re))\b/u;

/** Acts that are met with much ado: less sure than this, a word must speak for them. */
const surelySo = 0.85;
const proofOf: Partial<Record<Act, RegExp>> = {
  complain:
    /\b(?:you|your|you're|yours|vous|votre|vos)\b.*\b(?:still|again|never|late|wrong|n't|not|broke\w*|damag\w*|ruin\w*|scratch\w*|charged|leak\w*|mess|already|supposed|promised|toujours|encore|jamais|pas|retard|brise\w*)\b|\b(?:un?happy|upset|annoyed|angry|mad|furious|disappoint\w*|complain\w*|complaint|refund|terrible|awful|rude|unacceptable|ridiculous|worse|no.?show|nobody (?:came|showed|called)|waiting|fed up|decu\w*|fache\w*|plainte|content\w*|inacceptable|ridicule)\b|^(?!.*\b(?:want\w*|wanna|would like|i'd like|hop(?:e|es|ing)|elsewhere|somewhere else|another (?:place|shop|salon)|ailleurs|voudr\w*|veux|veut|aimerai\w*)\b).*\b(?:still|again|already)\b/,
  'want.cancel':
    /\b(?:cancel\w*|call(?:ing|ed)? (?:it|that|this|everything)? ?off|(?:can't|cannot|can not|won't|not able to|unable to|couldn't|not going to|not gonna) (?:be|make|come|do|keep|get|have|go|use|after all)\b|never ?mind|forget (?:it|that|about)|scrap|scratch|drop|(?:take|took|cross) (?:me|us|it|that|my|our|him|her)\b|(?:don't|do not|no longer|won't) (?:need|want|book|send|come|bother)|pull(?:ing)? out|leave it|nothing|annul\w*|decommand\w*|laisse\w*|oublie\w*|pas|plus|enlev\w* (?:moi|ca|le rendez|mon)|besoin)\b/u,
  // "With French tips" names a thing of the shop.
  language:
    /\b(?:speak\w*|talk\w*|parl\w*|hablas?|habla\w*|understand\w*|comprend\w*|english|anglais|(?:in|en|to|any|your|my|mon|votre) (?:french|francais|spanish|espagnol|\p{L}+)|languages?|langues?|francais)\b/u,
  'ask.discount':
    /\b(?:discount\w*|deals?|cheap\w*|off|lower|match|price|specials?|coupons?|promo\w*|save|seniors?|student\w*|veteran|military|break|free|bundle|package|less|expensive|steep|pricey|better|rabais|escompte|moins cher|speciaux?|aine\w*|etudiant\w*|age d'or|meilleur|negoci\w*|reduction|much|cost\w*|charge)\b/,
};

/** "Okay just mine then": nobody is let go by words that take no leave. */
const takesLeave =
  /\b(?:bye\w*|good ?(?:bye|night|day|evening|one)|see (?:you|ya)|(?:talk|speak) (?:to you |with you )?(?:soon|later|then)|later|that's (?:all|it|everything|great|perfect|good)|(?:that|it)(?:'ll| will) (?:be all|do)|nothing (?:else|more)|all (?:set|good)|i'm (?:good|set|done|fine)|we're (?:good|done)|have an? (?:\p{L}+ )?(?:good|great|nice|wonderful|lovely|safe|happy|fun|one|day|night|evening|weekend|week|afternoon)|take care|cheers|thank\w*|no more|(?:got|gotta|have to|better) (?:to )?(?:go|run)|so long|au revoir|bonne? \p{L}+|merci|a (?:la prochaine|bientot|plus(?: tard)?$|tantot|demain)|salut|ciao|c'est (?:tout|beau|bon|correct|parfait|ca)|ca (?:va )?(?:etre|sera|fera) tout|rien d'autre|(?:faut|dois) (?:que )?(?:j'y aille|y aller|filer))\b/u;

/** Acts that would end or alarm a call: they are never what is left over. */
const neverLeftOver: ReadonlySet<Act> = new Set([
  'alarm.danger',
  'alarm.urgent',
  'who.sales',
  'wrong.number',
  'bye',
]);

/** The likeliest act but one. */
function nextLikely(probabilities: Float64Array, but: Act): Act {
  let best: Act = 'unclear';
  let most = 0;
  acts.forEach((act, at) => {
    const chance = probabilities[at] ?? 0;
    if (act !== but && !neverLeftOver.has(act) && chance > most) [best, most] = [act, chance];
  });
  return best;
}

/** "I gotta take the kids to Lacombe": their own way, which nobody of the shop goes. */
const goesThere =
  /\b(?:i|we|he|she|they|i'm|we're|i've|my \p{L}+|je|on|mon \p{L}+|ma \p{L}+)\b(?:(?!\byou\b|\bvous\b).){0,24}\b(?:take|taking|drive|driving|drove|get|getting|go|going|head|heading|travel\w*|fly|flying|emmen\w*|aller|vais|vas|va|retourn\w*)\b(?:(?!\byou\b|\bvous\b).){0,24}\b(?:to|back to|a|au) /iu;

/** Words that only carry the last question on: "okay, Saturday then", "there's six of them", "I'm in Sooke". */
export function followed(
  words: readonly HeardWord[],
  { from, to }: Segment,
  { said, text }: { said: string; text: string },
  act: Act,
  values: SlotValues,
  { open, lastActs, receptionist, focus }: Hearing,
): Act {
  if (insistsOnTime.test(act) && values.times && saysAgain.test(fold(said))) return 'correct';
  if (mayAskForSomebody.test(act) && !otherDay(values) && asksForPerson(said, receptionist.staff))
    return 'want.person';
  const town =
    receptionist.areaFacts.length > 0 &&
    words.slice(from, to).some((word, at) => namesTown(word, words[from + at - 1], receptionist));
  const mayAskOfTown =
    ofPlaces.has(act) ||
    (act === 'ask.price' && namesOnlyTowns(said, receptionist)) ||
    (act === 'want.message' && open !== 'reason');
  const ownWay = town && goesThere.test(said);
  if (ownWay && act === 'ask.area') return 'describe';
  if (town && mayAskOfTown && !ownWay && !(values.phone ?? values.address)) return 'ask.area';
  const plainly = saidPlainly(act, said, text, values);
  if (plainly) return plainly;
  if (focus.length > 0 && takesTalkedOf(act, said)) return 'want.book';
  const loose = [
    'ack',
    'aside',
    'give',
    'describe',
    'choose',
    'affirm',
    'unclear',
    'correct',
  ].includes(act);
  if (!loose || !['else', 'none', 'help', 'offer.book', 'offer.call', 'option'].includes(open))
    return act;
  if (values.name ?? values.phone ?? values.address) return act;
  const days = values.times?.some(({ date, beside }) => date ?? beside) === true;
  if (days && lastActs.includes('ask.hours')) return 'ask.hours';
  const priced = lastActs.includes('ask.price') || lastActs.includes('ask.total');
  if (priced && values.count !== undefined && to - from <= longestFollowUp) return 'ask.price';
  return town && !ownWay ? 'ask.area' : act;
}

/** "I said eleven", said with a sigh or not. */
const insistsOnTime = /^(?:frustrated|claim|repeat|ask\.mine|unclear|aside|deny|hold)$/;
const saysAgain = /\b(?:i (?:said|meant|mean)|make (?:it|that)|j'ai dit|je voulais dire)\b/;

/** Acts that "is Marek about" is easily taken for. */
const mayAskForSomebody =
  /^(?:ask\.(?:fact|you|when|hours|status|offer|place|contact|area)|aside|unclear|describe|give|greet|ack)$/;

/** "Is Kim in on Tuesday" asks when to come, and for nobody now. */
function otherDay({ times }: SlotValues): boolean {
  return (times ?? []).some(({ text }) => /day\b(?<!today)|tomorrow|demain|di\b|\d/i.test(text));
}

const longestFollowUp = 8;
/** Questions that are about going there where they name a town the shop speaks of. */
const ofPlaces: ReadonlySet<Act> = new Set([
  'ask.offer',
  'ask.fact',
  'ask.hours',
  'ask.when',
  'ask.place',
  'ask.status',
  'ask.compare',
  'ask.you',
  'ask.next',
  'ask.includes',
]);

/** Acts that end a call, or send a caller elsewhere, are only believed when they are likelier than not. */
const mustBeSure: ReadonlySet<Act> = new Set(['wrong.number', 'who.sales', 'bye', 'offtopic']);

const sureEnough = 0.5;
/** Who leaves says so in few words. */
const longestGoodbye = 10;

/** Whether a detail of the caller or of the visit is among what was told. */
export function tellsDetail(values: SlotValues): boolean {
  const { times, hints, count, amounts, now, ...rest } = values;
  return Object.keys(rest).length > 0 || times !== undefined;
}
/** Less sure than this, a detail is none. */
const leastGiven = 0.25;
