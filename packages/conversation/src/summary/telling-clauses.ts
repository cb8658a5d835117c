import type { TranscriptEntry } from '../conversation.ts';
import type { SaidAct } from '../dialogue/state.ts';
import type { Act } from '../heard/acts.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold } from '../knowledge/words.ts';
import { remembering } from '../remembering.ts';
import { tidySentence } from '../speaking/tidy-sentence.ts';
import { isPhoneNumber } from '../understanding/slots/cards/issuers.ts';
import { readings } from './say-when.ts';
import type { SpokenClause } from './spoken-clauses.ts';
import { asks, courtesies, isAsk, ofMatter } from './stretches.ts';
import { withoutName, withoutRuns } from './told-elsewhere.ts';

/** What is known of the call apart from its words, so that they do not tell it twice. */
export interface Known {
  /** What the caller did with each stretch of words; of turns that are missing, the words alone tell. */
  said: readonly SaidAct[];
  /** Words that acts were heard in which tell why somebody calls. */
  evidence: readonly string[];
  /** What the summary says already, or what was turned down: services, the address, who calls. */
  told: readonly string[];
  name: string | null;
  /** Whom they wish for or ask for, who is told of apart from this. */
  person?: string | null;
  /** Questions that are told apart from this. */
  open: readonly string[];
  /** The time that is told apart from this, as it was understood; null: none is, whatever was said. */
  when: string | null;
}

/** Said to whoever takes it down, not of the matter. */
const asideToUs =
  /\b(?:i (?:just )?(?:said|asked|told you)|like (?:i|we) said|(?:you )?(?:already )?told (?:you|me)|you(?:'re| are) not listening|you (?:just )?said|did you (?:get|hear|catch)|that's (?:right|correct|it|all|fine|everything)|(?:my|the|this|that) (?:phone |cell )?number|my (?:phone|cell|e-?mail)|spelled|(?:call|ring|phone) me(?: back)?$|never ?mind|whatever|forget it|wondering$|que je demande|a robot|(?:can|could) (?:you|they|somebody|someone) text me$|book (?:it|that|me in)|put me down|sounds good|just asking|j'ai (?:dit|demandé)|je (?:vous|te|t')\s?(?:ai dit|dis|parle)|je viens de le dire|(?:ce|mon|le) numéro|mon nom|rappelez-moi|faites-moi rappeler|répondez-moi|laissez faire|laisse faire|mal compris|vous avez (?:bien )?noté|un robot|je me plains)(?!\p{L})/iu;
/** "Twelve, not ten", "no, too much, just the cuts": what it comes to stands with what is wanted. */
const putsRight =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|half|\p{L}+day),? (?:not|pas) |\bnot (?:at )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b(?:just|only|juste|seulement) (?:the|that|those|this|one|le|la|les|ça)\b|\btoo much\b|\btrop cher\b|\b(?:i|we) (?:said|meant|mean)\b|\bj'ai dit\b|\bje voulais dire\b/iu;
/** "I'll skip the alignment", "Dov's fine": what is let be. */
const lets =
  /\b(?:skip|leave (?:out|off)|pass on|don't bother|no need|leave (?:that|it|those) (?:out|off))\b|^(?:(?:no|yeah|yes|well|but) )*\p{L}+['’]s (?:fine|okay|ok|good|great|perfect)$/iu;
const asksHowMuch = /\b(?:what(?:'s)?|how much|combien)\b/iu;
const corrections: ReadonlySet<Act | null> = new Set<Act>([
  'correct',
  'deny',
  'refuse',
  'choose',
  'give',
  'want.book',
]);
/** A longer one tells more than it says to us. */
const mostAside = 12;
/** Acts that tell when, and nothing more once the day and hour are known. */
const ofTimes: ReadonlySet<Act | null> = new Set<Act>(['correct', 'choose', 'either', 'affirm']);

/**
 * Whether a clause tells an owner something that the rest of the summary does not. `opens`: it is of
 * the turn that says first why they call. `answered`: the owner's own words on it were told in reply.
 */
export function isTelling(
  clause: SpokenClause,
  opens: boolean,
  answered: boolean,
  known: Known,
  told: ReadonlySet<string>,
): boolean {
  const { text, act, form, times, gives, ofThing, conditional } = clause;
  if (tellsPhone(text) || withoutRuns(text) !== text) return false;
  // A number told in pieces, with something said to somebody else between them, tells no more than it.
  if (gives && text.replace(/\D/g, '').length >= digitsOfNumber) return false;
  if (atTheEnd.test(text) || courteous.test(text)) return false;
  if (fewDigits.test(text) && !ofTheirs.test(tidySentence(text))) return false;
  if (known.open.some((question) => sharesWords(question, tidySentence(text)))) return false;
  const rest = times.reduce((left, time) => left.replace(time, ' '), text);
  const words = rest.trim().split(/\s+/).length;
  const heard = known.evidence.some((one) => sharesWords(one, text));
  if (form === 'question')
    return opens && heard && (act === 'ask.status' || (ofMatter(act) && !asks(text)));
  const nameless = withoutName(rest, known.name);
  const names = [...nameless.matchAll(naming)].filter(([name]) => !told.has(stemOf(name)));
  const news =
    [...fresh(contentStems(nameless), told)].filter((stem) => !counting.has(stem)).length +
    names.length;
  const timed = times.some((time) => fold(text).includes(fold(time)));
  const bound = conditional && !isKept(text, known.when ?? '', timed);
  if (corrections.has(act) && !bound && words <= mostAside && putsRight.test(text)) return false;
  if (corrections.has(act) && words <= mostOfPerson && lets.test(text)) return false;
  if ((act === 'ask.total' || act === 'ask.price') && asksHowMuch.test(text) && !ofThing)
    return false;
  if (asideToUs.test(text) && words <= mostAside && !bound) return false;
  if (form === 'order') return news > 0;
  // "I'd rather Ines", "could Ines do it": with whom stands by itself.
  const brief = tidySentence(text).split(/\s+/).length;
  if (known.person && brief <= mostOfPerson && fold(text).includes(fold(known.person)))
    return false;
  if (act === 'aside' && ofHearsay.test(text)) return false;
  if (form === 'wish' && answered && !ofPerson.test(text)) return false;
  const plain = tidySentence(text);
  const stating =
    !isAsk(act) || ofThing || form === 'wish' || ofTheirs.test(plain) || ofIt.test(plain);
  if (bound && words > (courtesies.has(act) ? leastBesideDetail : leastOfCondition)) return true;
  if (ofTimes.has(act) && (timed || namesDay(text))) return false;
  if (isOfSomebody(text) && !timed && news > 0) return true;
  if (!stating) return false;
  if ((gives && !ofMatter(act)) || courtesies.has(act))
    return news >= leastBesideDetail - (ofTheirs.test(tidySentence(text)) ? 1 : 0);
  if (ofThing || ofMatter(act)) return news > 0 || heard;
  const own = ownThing.test(tidySentence(text));
  return news > (timed && !own ? (act === 'give' ? 2 : 1) : 0);
}

/**
 * "He can't move his legs", "elle marche pas": what is said of somebody else is no reply of the caller's own and no
 * detail, whatever it was heard as.
 */
export function isOfSomebody(text: string): boolean {
  return ofSomebody.test(tidySentence(text)) && !asks(text);
}

const ofSomebody =
  /^(?:he|she|they|elles?|ils?(?! (?:y a|fait|faut|faudrait|reste|pleut|neige))|(?:my|our) \p{L}+(?= (?:is|isn['’]t|was|can|can['’]t|cannot|has|had|won['’]t|could|couldn['’]t|does|doesn['’]t|did|didn['’]t)(?!\p{L})))(?:['’]\p{L}+)? [\p{L}'’]+ \p{L}|^(?:he|she|they)['’](?:s|re|ll|ve|d) \p{L}/iu;

const digitsOfNumber = 7;

/** A number to call stands elsewhere; an invoice's has as many digits, and does not. */
function tellsPhone(text: string): boolean {
  return [...text.matchAll(/\d(?:[\s,.-]*\d){6,}/g)].some(([run]) => {
    const digits = run.replace(/\D/g, '');
    return digits.length === digitsOfNumber || isPhoneNumber(digits);
  });
}

/** Whoever they would rather have, or not, is to be told whatever was answered. */
const ofPerson = /\b(?:not|else|instead|rather|pas|plutôt)(?!\p{L})/iu;
/** A name, as a recogniser writes it within a sentence. */
const naming = /(?<=\p{L}\s)\p{Lu}\p{Ll}+/gu;
const stemOf = (name: string) => [...contentStems(name)][0] ?? '';

/** Whether a turn was answered with what the owner wrote. */
export function isAnswered(
  transcript: readonly TranscriptEntry[],
  entry: number,
  act: Act | null = null,
): boolean {
  const reply = transcript[entry + 1];
  return (
    reply?.role === 'assistant' &&
    (reply.facts ?? []).some(
      ({ kind }) => kind === 'faq' || kind === 'note' || (kind === 'service' && isAsk(act)),
    )
  );
}

const mostOfPerson = 10;
/** "My neighbour did hers": small talk of somebody else's. */
const ofHearsay =
  /\b(?:my|our|a) (?:neighbou?rs?|friends?|budd(?:y|ies)|pal|cousins?|co-?workers?|colleagues?|boss|(?:brother|sister|mother|father)(?:-| )in(?:-| )law|sister|brother|aunt|uncle)(?:'s)? (?:\p{L}+ )?(?:did|does|had|has|got|gets|said|says|told|tells|swears?|uses?|used|went|goes|paid|loves?|recommended)\b|\bor so (?:i'm told|they say|she says|he says)\b/iu;

/** Told in the same breath as a name or a courtesy, less than this is a part of it. */
const leastBesideDetail = 3;
const leastOfCondition = 1;

/** "It's oh one seven four at the end": a part of a number. */
const fewDigits =
  /(?<!\p{L})(?:(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf)\s+){2,}(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf)(?!\p{L})/iu;

/** Said to open or to end the talk, and of nothing. */
const courteous =
  /\b(?:sorry to bother|(?:don['’]?t|not sure) (?:really |quite )?(?:know )?where to (?:start|begin)|have a (?:good|great|nice|lovely) (?:one|day|night|evening|weekend))\b|(?<!\p{L})(?:par où commencer|bonne (?:fin de )?(?:journée|soirée)|j['’]attends (?:votre |l['’])appel)(?!\p{L})/iu;

/** "No, seven five at the end", "it ends in 90": a number that is put right stands in its place. */
const atTheEnd =
  /(?<!\p{L})(?:\d+|oh|zero|one|two|three|four|five|six|seven|eight|nine|zéro|un|deux|trois|quatre|cinq|sept|huit|neuf)(?:[\s,]+\p{L}+)? (?:at|on) the end(?!\p{L})|\bends? (?:in|with) (?:\d|oh|zero|one|two|three|four|five|six|seven|eight|nine)|(?<!\p{L})(?:ça|qui) finit par|(?<!\p{L})à la fin c['’]est/iu;

/** Of a thing of theirs, and of no detail of their own. */
const ofTheirs =
  /^(?:i|we|my|our|there|the|she|he|they|je|on|mon|ma|mes|le|la|les|notre|nos|il|elle|ils|y)(?:['’]\p{L}+)?(?!\p{L})|^(?:j|y)['’]/iu;

/** "It's the blue one": of what was just asked about. */
const ofIt = /^(?:it|that)['’]s (?!\d)|^c['’]est /iu;
/** "The party's on the twentieth": a day of theirs, and no time they wish for. */
export const ownThing = /^(?:the|my|our|his|her|their|le|la|les|mon|ma|mes|notre|nos) \p{L}/iu;

/** "After four", where the time that is wanted says so already, or is an hour. */
function isKept(text: string, when: string, timed: boolean): boolean {
  const bounds = [...fold(text).matchAll(relations)].map(([word]) => word);
  const kept = fold(when);
  if (timed && hour.test(kept) && !bounds.some((word) => deadlines.has(word))) return true;
  return bounds.length > 0 && bounds.every((word) => kept.includes(word));
}

const hour = /\b\d{1,2}(?::\d\d)? ?(?:[ap]m|h)\b/;
const deadlines: ReadonlySet<string> = new Set(['before', 'by', 'until', 'avant', 'not', 'pas']);
const relations = /\b(?:before|after|by|until|not|pas|avant|apres|early|late|same time|anytime)\b/g;

/** Figures by themselves tell nothing. */
const counting = contentStems(
  'four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante quatre-vingt cent numéro best fine oh zero hundred thousand zéro mille dear honey love done',
);

const comparable = remembering((words) => fold(words).replace(/[\s,.?!]+$/, ''));

/** Whether one is a part of the other. */
export function sharesWords(evidence: string, words: string): boolean {
  const [one, other] = [comparable(evidence), comparable(words)];
  return !!one && !!other && one.length > 3 && (other.includes(one) || one.includes(other));
}

export const namesDay = (clause: string) =>
  readings(clause, 0, 'UTC').some((found) => found.some(({ date }) => date));

/** The stems that are not covered yet. */
export function fresh(
  stems: ReadonlySet<string>,
  covered: ReadonlySet<string>,
): ReadonlySet<string> {
  return new Set([...stems].filter((stem) => !covered.has(stem)));
}
