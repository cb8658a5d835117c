import type { Act } from '../heard/acts.ts';
import { type HeardAct, refsMeant, type ServiceRef, sameRef } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { namedOutright } from './named-outright.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import { servicesByOwnWord } from './sums.ts';

/** "I'm torn between", "either or", "not both", "l'un ou l'autre": of several only one is wanted. */
const onlyOne =
  /\b(?:(?:decid|choos|pick|torn|debat|hesit|toss|compar|waver)[\p{L}-]*\b[^.?!]{0,24}\b(?:between|entre)|(?:what(?:'?s| is| are| would be)?(?: the)?(?: price| real| big)?|price|cost|c'est quoi la|la) differences?|differences? (?:in|between|entre|de prix)|either[ -]or|either one|one or the other|(?:just|only|not) (?:the )?(?:\p{L}+ ){0,2}one (?:of (?:them|those|these|the)|or the other)|(?:just|only) (?:do|doing|get|getting|want|need|take|taking|have|having) (?:the )?one(?= of| or|\W*$|[,.;?!])|(?:not|don'?t (?:want|need)|isn'?t) (?:both|the two)|(?:take|want|do) one,? not|versus|vs|as opposed to|compared (?:to|with)|which(?:ever)?(?: one| of (?:them|the two|those))?(?:'?s| is| would be| are| comes out| works out)? (?:the )?(?:cheaper|cheapest|less|dearer|pricier|better)|hesite\w*|j'arrive pas a (?:choisir|me decider)|l'une? ou l'autre|pas les deux|soit\b.*\bsoit|lequel|laquelle|ou bien)(?![\p{L}])/u;
/** "Can't decide, massage or facial": where what is not known yet is which. */
const undecided =
  /\b(?:can'?t|cannot|couldn'?t|not sure|haven'?t|don'?t know|trying to|trouble) (?:\p{L}+ )?(?:decid\w*|choos\w*|pick|make up my mind|(?:if|whether) (?:(?:i|we) (?:want|need|should|get|do|go|take|have)|to (?:get|do|go|take|have|book))\b)(?=.*\b(?:or|ou)\b)/u;
/** "Both together": whatever was in doubt, the sum is asked for as well. */
const all =
  /\b(?:both|altogether|together|in total|the total|all in|en tout|au total|les deux|ensemble)\b/;
const notAll =
  /\b(?:not|don'?t (?:want|need)|isn'?t|instead of|pas(?: besoin)?)(?: for| all| about| des| de)? (?:both|les deux|all|together|ensemble|the total)\b/g;

/** Whether only one of several things that words speak of is wanted. */
export function wantsOnlyOne(text: string): boolean {
  const folded = fold(text);
  return (onlyOne.test(folded) || undecided.test(folded)) && !all.test(folded.replace(notAll, ' '));
}

/** "What if I scrap it instead": what is asked for takes the place of what was asked for before. */
const inItsPlace =
  /\b(?:instead|otherwise|alternatively|rather than|(?:just|simply) (?:scrap|junk|toss|dump|replace|get rid of|give up|write)|(?:scrap|junk|toss|dump|give up|giving up|giving) (?:it|on|that)|or (?:else|what if|if i|do i|should i|would i)|a la place|plutot|sinon|au lieu)\b/;

/** Whether words ask for a thing in the place of another. */
const asksInstead = (text: string): boolean => inItsPlace.test(fold(text));

const priced: ReadonlySet<Act> = new Set(['ask.price', 'ask.total', 'ask.compare', 'ask.offer']);
const spent =
  /^(?:deny|refuse|aside|ack|unclear|either|correct|describe|give|choose|claim|ask\.(?:compare|price|total|fact|includes))$/;
const asksMoney =
  /\b(?:how much|price|pric(?:e[ds]?|ey|ier|ing)|cost\w*|cheap\w*|run(?:s|ning)?|charge\w*|combien|prix|cout\w*|cher)\b/;

/**
 * Of what a turn puts as one or the other no sum is made: each is priced by itself. "Not both", of what was
 * priced before, says the same of that.
 */
export function withAlternatives(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  if (acts.some(({ slots }) => slots.reckoning || slots.saves)) return acts;
  if (!wantsOnlyOne(text)) return asksInstead(text) ? inPlaceOfOther(acts, hearing) : acts;
  const asked = acts.filter(({ act, target }) => mayName(act) && refsMeant(target).length > 0);
  const named = distinct(asked.flatMap(({ target }) => refsMeant(target)));
  const [first] = asked.filter(({ act }) => priced.has(act));
  const ofMoney = asksMoney.test(fold(text));
  if (!first || named.length < 2) return ofWhatWasTold(acts, text, hearing);
  const known = named.every(({ serviceId, optionId }) =>
    hearing.quoted?.some(
      (one) => one.serviceId === serviceId && (!optionId || one.optionId === optionId),
    ),
  );
  if (known && !isPutAsQuestion(text) && !ofMoney)
    return acts.map((act) => (act === first ? onlyOneOf(act) : act));
  if (isSaid(named, text, hearing)) return once(acts, first, named, ofMoney);
  return ofWhatWasTold(acts, text, hearing);
}

/** Whether the words themselves name what is meant: "not both" does not, whatever it is taken to be of. */
function isSaid(refs: readonly ServiceRef[], text: string, { receptionist }: Hearing): boolean {
  const ids = new Set(refs.map(({ serviceId }) => serviceId));
  const said = [...servicesByOwnWord(text, receptionist), ...namedOutright(text, receptionist)];
  const held = new Set(said.flatMap(({ serviceId }) => (ids.has(serviceId) ? serviceId : [])));
  return held.size >= ids.size || isPutAsQuestion(text);
}

const mayName = (act: Act) => priced.has(act) || spent.test(act);

/** Each once; of one service the options that are named, and no bare mention beside them. */
function distinct(refs: readonly ServiceRef[]): ServiceRef[] {
  return refs.filter(
    (ref, at) =>
      refs.findIndex((one) => sameRef(one, ref)) === at &&
      (ref.optionId !== null ||
        !refs.some((one) => one.serviceId === ref.serviceId && one.optionId)),
  );
}

/** What is asked of the same things is asked once: what they cost, where that is said. */
function once(
  acts: readonly HeardAct[],
  first: HeardAct,
  refs: readonly ServiceRef[],
  ofPrice: boolean,
): HeardAct[] {
  const isSame = ({ act, target }: HeardAct) => {
    const own = target?.kind === 'either' ? target.refs : refsMeant(target);
    const held = own.every(({ serviceId }) => refs.some((one) => one.serviceId === serviceId));
    return held && own.length > 0 && mayName(act);
  };
  const same = acts.filter(isSame);
  const one: HeardAct = {
    ...first,
    act: ofPrice || same.some(({ act }) => act === 'ask.price') ? 'ask.price' : first.act,
    confidence: Math.max(...same.map(({ confidence }) => confidence)),
    target: { kind: 'services', refs: [...refs] },
    slots: { ...first.slots, oneOf: true },
  };
  return acts.flatMap((each) => (each === first ? one : isSame(each) ? [] : each));
}

/** "Not sure if I want the one or the other", of what was priced: no question. */
const onlyOneOf = (act: HeardAct): HeardAct => ({
  ...act,
  act: 'either',
  confidence: 1,
  slots: { ...act.slots, oneOf: true },
});

const namesAny = (words: string, { receptionist }: Hearing) =>
  servicesByOwnWord(words, receptionist).length > 0 ||
  namedOutright(words, receptionist).length > 0;

/** "Oh, not both, one or the other", which names nothing, of what was priced before. */
function ofWhatWasTold(
  acts: readonly HeardAct[],
  text: string,
  hearing: Hearing,
): readonly HeardAct[] {
  const { focus, quoted = [] } = hearing;
  if (distinct([...focus, ...quoted]).length < 2) return acts;
  const whole = !isPutAsQuestion(text) && !namesAny(text, hearing);
  const mayBe = ({ act, words, target }: HeardAct) =>
    (whole || wantsOnlyOne(words)) &&
    spent.test(act) &&
    target?.kind !== 'fact' &&
    !namesAny(words, hearing);
  const own = acts.find((act) => mayBe(act) && asksMoney.test(fold(act.words))) ?? acts.find(mayBe);
  if (!own) return acts;
  const { count: _, thing: __, ...slots } = own.slots;
  const said = { ...own, confidence: 1, slots: { ...slots, oneOf: true as const } };
  const one: HeardAct =
    asksMoney.test(fold(own.words)) && focus.length > 1
      ? { ...said, act: 'ask.price', target: { kind: 'services', refs: [...focus] } }
      : { ...said, act: 'either', target: null };
  const beside = ({ act, target }: HeardAct) =>
    (spent.test(act) || act === 'frustrated') &&
    target?.kind !== 'fact' &&
    (whole || /^(?:deny|refuse|frustrated)$/.test(act));
  return acts.flatMap((act) => (act === own ? one : beside(act) ? [] : act));
}

/** What is asked for instead of what was priced stands beside it in no sum. */
function inPlaceOfOther(acts: readonly HeardAct[], { quoted = [] }: Hearing): readonly HeardAct[] {
  const asked = acts.find(({ act, target }) => priced.has(act) && target !== null);
  const [only, other] = refsMeant(asked?.target);
  const before = quoted.some(({ serviceId }) => serviceId !== only?.serviceId);
  // "What if I just give up on it, what's it cost to have it taken": the first half asks nothing.
  const left = acts.filter(
    ({ act, target, words }) => !(asked && priced.has(act) && !target && asksInstead(words)),
  );
  if (!only || other || !before) return left;
  return left.map((act) =>
    act === asked ? { ...act, slots: { ...act.slots, oneOf: true } } : act,
  );
}
