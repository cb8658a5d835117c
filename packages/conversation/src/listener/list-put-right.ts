import {
  type HeardAct,
  refsMeant,
  type ServiceRef,
  type SlotValues,
  type Target,
} from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { fold, withoutSpans } from '../knowledge/words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { mergedAct, withMerged } from './merged-act.ts';
import { type NamedItem, namedItems, opensDenying, optionsPutRight } from './named-items.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import { withVisits } from './visits-told.ts';

/** Acts that say nothing of their own where they name what is wanted. */
const loose =
  /^(?:deny|refuse|correct|choose|give|affirm|ack|aside|describe|unclear|claim|frustrated|want\.book|want\.message|want\.cancel|ask\.(?:price|compare|includes|fact|offer|when|total|hours))$/;

/** A question heard more surely than this is one, however it is put. */
const surelyAsks = 0.8;

const puttingRight =
  /\b(?:not (?:the|an?|that|for)\b|i (?:said|meant|mean|asked for|wanted)|supposed to be|should be|instead|actually|rather|pas (?:le|la|les|de|des|un|une|l')|j'ai dit|je voulais|plutot|finalement|au lieu|a la place|it's (?:the|an?)\b|c'est (?:le|la|un|une|l'))/u;
const adding =
  /\b(?:too|also|as well|add|throw in|on top|don't forget|besides|aussi|rajout\w*|ajout\w*|en plus|avec ca|oubli\w* pas)\b/u;
const opensAdding = /^(?:oh |ah |euh |um |uh |so |ok |okay )*(?:and|plus|also|et|pis|puis)\b/u;
const priced = /\b(?:how much|what(?:'s| is| does| would| about)|price|cost|combien|prix|coute)\b/u;

/**
 * What a turn names of the things that are wanted, put right as it says: "no, the deep clean and the
 * oven" names them all, "and the fridge" one more, "not the carpets" one less, "it's two bedrooms, not
 * three" another option. Each time goes with the thing it was told of.
 */
export function withListPutRight(
  acts: readonly HeardAct[],
  { text, slots, hearing }: HeardTurn,
): HeardAct[] {
  const bare = withoutSpans(
    text,
    slots.filter(({ values }) => choosesNothing(values)),
  );
  const hints = acts.flatMap(({ slots: values }) => values.hints ?? []);
  const named = namedItems(bare, hints.length > 0 ? { hints } : {}, hearing);
  const right = asPutRight(text, bare, acts, named, hearing);
  return withVisits(text, right, named, hearing).map((act) =>
    withForWhom(ofAllTalkedOf(asNamed(act, hearing), named, hearing), named),
  );
}

/** "Actually, I've got a sick kid at home": a correction of what is wanted brings in nothing that its words do not name. */
function asNamed(act: HeardAct, hearing: Hearing): HeardAct {
  const { wanted = [], focus, quoted = [] } = hearing;
  if (act.act !== 'correct' || act.target?.kind !== 'services' || wanted.length === 0) return act;
  const known = [...wanted.map(({ ref }) => ref), ...focus, ...quoted];
  const said = namedItems(act.words, act.slots, hearing).map(({ ref }) => ref);
  const refs = act.target.refs.filter(({ serviceId }) =>
    [...known, ...said].some((one) => one.serviceId === serviceId),
  );
  if (refs.length === act.target.refs.length) return act;
  return refs.length > 0
    ? { ...act, target: { ...act.target, refs } }
    : { ...act, act: 'describe', target: null };
}

/** "A checkup for my son and one for me": whose each of them is. */
function withForWhom(act: HeardAct, named: readonly NamedItem[]): HeardAct {
  const { target, slots } = act;
  if (target?.kind !== 'services' || slots.forWhom) return act;
  const told = named.flatMap(({ ref, person, start }) =>
    person && start >= act.start && start < act.end ? [[ref.serviceId, person]] : [],
  );
  return told.length > 0 ? { ...act, slots: { ...slots, forWhom: Object.fromEntries(told) } } : act;
}

/** "At two" chooses no two bedrooms. */
const choosesNothing = ({ times, phone, digits, address, email }: SlotValues) =>
  (times ?? phone ?? digits ?? address ?? email) !== undefined;

function asPutRight(
  text: string,
  bare: string,
  acts: readonly HeardAct[],
  named: readonly NamedItem[],
  hearing: Hearing,
): HeardAct[] {
  const underWay = (hearing.wanted ?? []).length > 0;
  const within = ({ start, end }: HeardAct) =>
    named.filter((one) => one.start >= start && one.start < end);
  if (!underWay && hearing.focus.length === 0 && hearing.open !== 'service')
    return acts.map((act) => (mayMean(act) ? ofItsOwn(act, within(act)) : act));
  const folded = fold(text);
  const kept = named.filter(({ ruledOut }) => !ruledOut);
  const out = named.filter(({ ruledOut }) => ruledOut).map(({ ref }) => ref.serviceId);
  const denies = opensDenying.test(folded) || out.length > 0;
  const restates = denies || puttingRight.test(folded) || acts.some(({ act }) => act === 'correct');
  if (named.length === 0) return restates ? withOption(bare, acts, denies, hearing) : [...acts];
  const means = acts.filter((act) => mayMean(act) && within(act).length > 0);
  const adds = adding.test(folded) || opensAdding.test(folded);
  if (means.length === 0) return acts.map((act) => withRuledOut(act, within(act)));
  const more = kept.some(({ ref }) => !isWanted(ref, hearing));
  const onlyNames = means.every((act) => namesOnly(act, within(act)));
  const addsMore = adds && (more || onlyNames) && !denies && underWay;
  if (!addsMore && !restates)
    return acts.map((act) => (means.includes(act) ? ofItsOwn(act, within(act)) : act));
  return joined(text, acts, means, kept, out, addsMore ? 'want.book' : 'correct');
}

/** "And the fridge": nothing is said beside the name. */
function namesOnly({ start, words }: HeardAct, named: readonly NamedItem[]): boolean {
  let left = words;
  for (const one of named.toReversed())
    left = `${left.slice(0, Math.max(0, one.start - start))} ${left.slice(one.end - start)}`;
  return contentStems(left.replace(addingWords, ' ')).size === 0;
}

const addingWords = /\b(?:too|also|as well|please|then|aussi|en plus)\b/gi;

/** Whether a thing is wanted by now, in the option that is named. */
function isWanted({ serviceId, optionId }: ServiceRef, { wanted }: Hearing): boolean {
  return (wanted ?? []).some(
    ({ ref }) => ref.serviceId === serviceId && (optionId === null || ref.optionId === optionId),
  );
}

function mayMean(act: HeardAct): boolean {
  return loose.test(act.act) && !asks(act);
}

/** "No teeth, just the cut, what's that": a question may rule out something as well. */
function withRuledOut(act: HeardAct, named: readonly NamedItem[]): HeardAct {
  const out = named.filter(({ ruledOut }) => ruledOut).map(({ ref }) => ref.serviceId);
  if (out.length === 0) return act;
  return {
    ...act,
    slots: { ...act.slots, without: [...new Set([...(act.slots.without ?? []), ...out])] },
  };
}

/** Whether an act asks in so many words. */
function asks({ act, words, confidence }: HeardAct): boolean {
  if (!act.startsWith('ask.')) return false;
  const said = fold(words);
  return (
    confidence >= surelyAsks || said.includes('?') || isPutAsQuestion(said) || priced.test(said)
  );
}

/** One act of what was named, in the place of those that named it, and of the "no" before them. */
function joined(
  text: string,
  acts: readonly HeardAct[],
  means: readonly HeardAct[],
  kept: readonly NamedItem[],
  without: readonly string[],
  as: 'correct' | 'want.book',
): HeardAct[] {
  const first = acts.findIndex((act) => means.includes(act));
  const merged = acts.filter(
    (act, at) =>
      means.includes(act) || (at < first && (act.act === 'deny' || act.act === 'refuse')),
  );
  const slots = Object.assign({}, ...merged.map((act) => act.slots));
  const times = merged.flatMap((act) => act.slots.times ?? []);
  const target: Target | null =
    kept.length > 0 ? { kind: 'services', refs: kept.map(({ ref }) => ref) } : null;
  const one = mergedAct(text, merged, {
    act: as,
    target,
    slots: {
      ...slots,
      ...(times.length > 0 ? { times } : {}),
      ...(without.length > 0 ? { without: [...without] } : {}),
    },
  });
  return withMerged(acts, merged, one);
}

const unsure = 0.5;

/** "A deep clean, Friday morning": a thing and a day with nothing said of them are wished for. */
function isWish({ act, confidence, words, slots }: HeardAct): boolean {
  const vague = act === 'describe' || act.startsWith('ask.');
  return (
    vague &&
    confidence < unsure &&
    slots.times?.some(({ date, excluded }) => date && !excluded) === true &&
    namesFirst.test(fold(words))
  );
}

const namesFirst =
  /^(?:(?:uh|um|yeah|yes|hi|hello|ok|okay|so|oui|euh|bonjour|allo|ben)[ ,]+)*(?:an?|one|two|just|un|une|des|deux|juste) (?!.*\b(?:is|was|are|est|etait|how|what|combien)\b)/u;

/** An act that names a thing which is wanted, and was heard as being of nothing, is of it. */
function ofItsOwn(act: HeardAct, named: readonly NamedItem[]): HeardAct {
  const refs = named.filter(({ ruledOut }) => !ruledOut).map(({ ref }) => ref);
  if (refs.length === 0) return act;
  if (isWish(act)) return { ...act, act: 'want.book', target: { kind: 'services', refs } };
  // "A haircut for my son and a trim for me": all that is named is wanted.
  const { target } = act;
  const heard = refsMeant(target);
  const all = heard.every((one) => refs.some(({ serviceId }) => serviceId === one.serviceId));
  if (act.act === 'want.book' && all && refs.length > Math.max(1, heard.length))
    return { ...act, target: { kind: 'services', refs } };
  if (target !== null) return act;
  const chooses = act.act === 'choose' || act.act === 'correct';
  return chooses || act.slots.times ? { ...act, target: { kind: 'services', refs } } : act;
}

/** "Not the full head, just the roots": the "no" before it goes with the option that is put right. */
function withOption(
  bare: string,
  acts: readonly HeardAct[],
  denies: boolean,
  hearing: Hearing,
): HeardAct[] {
  const asked = hearing.open === 'name' || hearing.open === 'address';
  if (asked && !denies) return [...acts];
  const found = acts.flatMap((act) => {
    const { phone, address, email, name } = act.slots;
    if (!mayMean(act) || (phone ?? address ?? email ?? (asked ? undefined : name))) return [];
    const denial = acts[acts.indexOf(act) - 1];
    const from = denial?.act === 'deny' ? denial.start : act.start;
    const refs = optionsPutRight(bare.slice(from, act.end), hearing);
    return refs.length > 0 ? [{ meant: act, refs }] : [];
  });
  const [only] = found;
  if (!only) return [...acts];
  const { meant, refs } = only;
  const { name: _, ...slots } = meant.slots;
  const before = acts.slice(0, acts.indexOf(meant));
  return acts
    .filter((act) => !(before.includes(act) && act.act === 'deny'))
    .map((act) =>
      act === meant
        ? { ...act, act: 'correct', confidence: 1, target: { kind: 'services', refs }, slots }
        : act,
    );
}

/** "Book them", "mettez les deux": all of what is talked of, and none to be chosen. */
function ofAllTalkedOf(act: HeardAct, named: readonly NamedItem[], { focus }: Hearing): HeardAct {
  const { target } = act;
  if (act.act !== 'want.book' || target?.kind !== 'either' || named.length > 0) return act;
  const talkedOf = target.refs.every(({ serviceId }) =>
    focus.some((ref) => ref.serviceId === serviceId),
  );
  return talkedOf && allOfThem.test(fold(act.words)) ? { ...act, target: null } : act;
}

const allOfThem =
  /\b(?:them|both|all of (?:it|them|that)|those|that|it|les deux|les trois|tout|ca)\b/;
