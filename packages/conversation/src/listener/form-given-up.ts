import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import { ringsThemselves } from './rings-back.ts';
import { servicesByOwnWord } from './sums.ts';

/** "Ah forget it", "never mind, I'll figure something out": of all that was begun. */
const letsGo =
  /\b(?:(?:just )?(?:forget|scrap|skip|drop|screw|leave) (?:it|about it|this|that|the whole thing|all (?:that|of it))(?: (?:then|all|altogether|for now))?|never ?mind(?: (?:it|that|then|all that))?|(?:don't|do not) (?:bother|worry about it)|(?:i'?ll|we'?ll|i will|i can|i'?m gonna) (?:just )?(?:(?:figure|sort|work) (?:something|it|this|that) (?:else )?out|figure something|manage|do it (?:myself|ourselves)|(?:go|look|try|find|call) (?:somewhere|someone|somebody|someplace) else)|changed (?:my|our) minds?|oublie[zr]?[- ](?:ca|moi ca)|laisse[zr]?[- ](?:faire|tomber|donc faire)|(?:je vais|on va) (?:m'arranger|s'arranger))\b(?! (?:about|with|for|to) )/u;
/** What comes after it may put right what was begun, and then the rest of it stays. */
const goesOn =
  /\b(?:make (?:it|that)|instead|just (?:the|do|book|put)|(?:do|book|put) (?:me|the)|rather|how (?:about|much)|what (?:about|if|time)|can (?:i|you|we)|could|do you|plutot|mettez)\b/;
const onlyElse =
  /\b(?:otherwise|if not|or else|failing that|sinon|autrement)[ ,]+(?:(?:just|then|we can|i'll|we'll|juste) )*$/;
/** What is asked or wanted beside it. */
const besides = /^(?:alarm\.|who\.|complain|want\.(?:person|callback|late|move))/;
/** Said at length it tells of more than its end. */
const longest = 22;

/**
 * In the middle of a form, who lets it go wants nothing of it any more, and is asked nothing of it; where none was
 * begun, nothing is wanted.
 */
export function withFormGivenUp(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const said = fold(text);
  // What was read back is not agreed to yet: who lets it go there wants nothing of it either.
  const form = hearing.formOpen || hearing.open === 'readback';
  const mayLetGo = form || !hearing.request;
  const found = mayLetGo && !isInDanger(acts, hearing) ? letsGo.exec(said) : null;
  if (!found || said.split(/\s+/).length > longest) return [...acts];
  // "If it's covered, otherwise forget it": let go in that case alone.
  if (onlyElse.test(said.slice(0, found.index))) return [...acts];
  if (goesOn.test(said.slice(found.index + found[0].length))) return [...acts];
  const [from, to] = [found.index, found.index + found[0].length];
  const namesService = (words: string) => servicesByOwnWord(words, hearing.receptionist).length > 0;
  const stays = ({ act, words, slots, start, end }: HeardAct) => {
    if (slots.times ?? slots.phone ?? slots.address) return true;
    // What was heard in the very words is not what they say.
    return (
      !(start < to && end > from) &&
      (besides.test(act) || isPutAsQuestion(words) || namesService(words))
    );
  };
  if (said.length !== text.length || acts.some(stays)) return [...acts];
  return [
    {
      act: form ? 'refuse' : 'deny',
      confidence: 1,
      start: 0,
      end: text.length,
      words: text.trim(),
      target: null,
      slots: form ? { takesBack: ['form'] } : {},
    },
  ];
}

/** What lets go of one thing that is named after it, or before. */
const letsGoOf =
  /\b(?:forget|scrap|skip|drop|scratch|cancel|leave|hold off|never ?mind|pass on|(?:don't|do not|won't|not going to|no longer) (?:want|need|bother with)|oubli\p{L}+|laissez? (?:faire|tomber)|annul\p{L}+|cancell\p{L}+|enlev\p{L}+|(?:veux|besoin de|besoin du|besoin d') ?(?:pas|plus|pu)|(?:plus|pas|pu) besoin)\b/u;

/**
 * "Forget the massage for now, do you bill insurance": all that was wished for in this call is given up, and what is
 * asked beside it is asked. What is named in its place keeps the wish.
 */
export function withWishGivenUp(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const { request, wanted = [] } = hearing;
  const said = fold(text);
  const out = new Set(acts.flatMap(({ slots }) => slots.without ?? []));
  const allOut = wanted.length > 0 && wanted.every(({ ref }) => out.has(ref.serviceId));
  // "Leave it for now, I'll call back": said outright, it is of the whole.
  const outright = afterAll.test(said) || ringsThemselves(said) ? letsGo.exec(said) : null;
  const found = request !== 'booking' ? null : allOut ? letsGoOf.exec(said) : outright;
  if (!found || said.length !== text.length) return acts;
  const others = acts.some(
    ({ act, target, slots }) =>
      slots.times?.some(({ excluded }) => !excluded) ||
      /^(?:want\.(?:book|move|callback|person)|complain|alarm\.)/.test(act) ||
      (target?.kind === 'services' && target.refs.some(({ serviceId }) => !out.has(serviceId))),
  );
  if (others) return acts;
  const asks = ({ act, words, target, start }: HeardAct) =>
    act.startsWith('ask.') &&
    target?.kind !== 'services' &&
    (isPutAsQuestion(words) || start > found.index);
  const left = acts.filter((act) => asks(act) || act.slots.name || act.slots.phone);
  const gone: HeardAct = {
    act: 'refuse',
    confidence: 1,
    start: found.index,
    end: found.index + found[0].length,
    words: text.slice(found.index, found.index + found[0].length),
    target: null,
    slots: { takesBack: ['form'], without: [...out] },
  };
  return [gone, ...left];
}

const afterAll =
  /\b(?:after all|for now|for today|altogether|changed (?:my|our) minds?|finalement|pour (?:tout de suite|l'instant|le moment|asteure))\b/;

/** "Don't worry about booking me", "no need to put us down", "réservez-moi rien": said to us, of no day and no thing. */
const noBooking =
  /\b(?:(?:don't|do not|please don't|(?:you )?don't (?:have|need) to|no need to|no need of|never ?mind|rather not|won't bother|not gonna bother|not going to bother|forget) (?:worry about |bother (?:with |about )?|go )?(?:book(?:ing)?|schedul(?:e|ing)|pencil(?:l?ing)?|(?:put|sign|pen)(?:t?ing)?|(?:mak|tak|set)\p{L}*(?: up)?)(?: (?:me|us|it|that|anything|him|her|them|an? (?:\p{L}+ )?(?:appointment|booking|time|reservation|spot)))?(?: (?:in|down|up|yet|now|just yet|for now|today))*|(?:pas|aucun) besoin de (?:me |m'|nous |le |la )?(?:reserver|ceduler|booker|inscrire|mettre|prendre (?:un )?rendez[- ]vous)|(?:reservez|cedulez|bookez|mettez|inscrivez|marquez)[- ](?:moi |nous |moi|nous)? ?(?:donc )?(?:pas|rien))(?!\p{L}| (?:for|with|on|at|pour|avec|le|a) )/u;
/** "I'll just show up", "we'll take our chances", "je vas m'essayer sans rendez-vous": nobody is to be waited for. */
const comesUnbooked =
  /\b(?:i'?ll|we'?ll|i will|i'?m (?:just )?(?:gonna|going to)|we'?re (?:just )?(?:gonna|going to)|i'?d rather|i'?d sooner|imma) (?:(?:just|probably|maybe|rather) )*(?:show up|walk in|turn up|roll (?:up|in)|wing it|take (?:my|our) chances?|chance it|(?:drop|pop|come|swing|stop) (?:in|by|over) (?:(?:and|to) see|whenever|when i (?:can|get)|sometime|some time|one (?:of these )?days?|as a walk[- ]?in|without one))\b|\b(?:je|on) (?:vais|vas|va) (?:(?:juste|plutot|simplement) )*(?:me presenter|se presenter|m'essayer|s'essayer|tenter (?:ma|notre) chance|(?:arriver|passer|venir|aller)(?: faire un tour)? (?:sans rendez[- ]vous|comme ca|de meme|quand (?:je|on) pourr\p{L}+))/u;
/** What such words are easily taken for. */
const bookingMisheard =
  /^(?:want\.(?:book|cancel|callback)|ask\.when|deny|refuse|give|describe|aside|unclear|defer|ack|affirm|choose|correct|thanks)$/;

/** Who says that they come as it is, and that nothing need be booked, books nothing. What they ask beside it stays. */
export function withNothingBooked(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const said = fold(text);
  const found = noBooking.exec(said) ?? comesUnbooked.exec(said);
  const others = hearing.request !== undefined && hearing.request !== 'booking';
  if (!found || said.length !== text.length || others || isInDanger(acts, hearing))
    return [...acts];
  const after = said.slice(found.index + found[0].length);
  const isIn = ({ start, end }: HeardAct) =>
    start < found.index + found[0].length && end > found.index;
  const own = acts.filter(
    (one) => (bookingMisheard.test(one.act) || isIn(one)) && !isPutAsQuestion(one.words),
  );
  const [first] = own.filter(isIn);
  if (!first || goesOn.test(after)) return [...acts];
  const days = own.flatMap(({ slots }) => slots.times ?? []).filter(({ date }) => date);
  const left: HeardAct = {
    ...first,
    act: 'refuse',
    confidence: 1,
    target: null,
    slots: { takesBack: ['form'] },
  };
  // "I'll just show up Saturday": whether the doors are open then is of use.
  const asked: HeardAct[] =
    days.length > 0 ? [{ ...first, act: 'ask.hours', target: null, slots: { times: days } }] : [];
  return acts.flatMap((act) => {
    if (act === first) return [left, ...asked];
    const tells = act.slots.name ?? act.slots.phone;
    return own.includes(act) && tells === undefined ? [] : [act];
  });
}

/** Whoever is in danger lets nothing go by what they say of a visit. */
function isInDanger(acts: readonly HeardAct[], { alarm }: Hearing): boolean {
  return alarm !== undefined || acts.some(({ act }) => act === 'alarm.danger');
}
