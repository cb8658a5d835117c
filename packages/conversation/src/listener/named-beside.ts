import type { Act } from '../heard/acts.ts';
import { type HeardAct, refsMeant, type ServiceRef } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { opensWithMore } from './adds-more.ts';
import { askingStems } from './candidates.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { namedOutright } from './named-outright.ts';
import { partsOf } from './named-together.ts';
import { isPutAsQuestion } from './put-as-question.ts';
import { withOption } from './service-targets.ts';
import { servicesByOwnWord } from './sums.ts';

const mayAskSeveral: ReadonlySet<Act> = new Set(['ask.price', 'ask.total', 'want.book']);
/** What tells of a thing rather than naming one more: "and there's a nest by the window". */
const tells =
  /(?<!\p{L})(?:is|are|was|were|there|it|its|they|he|she|i|we|you|has|have|had|got|does|do|because|where|by|near|on|in|at|under|behind|since|when|if|or|than|for|est|sont|y|il|elle|je|on|vous|dans|sur|sous|pres|quand|si|ou|que|pour)(?!\p{L})|'s(?!\p{L})/u;
const longestName = 6;

/**
 * "A fade and, like, a beard trim": a thing that is named outright beside what was heard, with nothing between
 * them but "and", is asked for as well.
 */
export function withNamedBeside(
  acts: readonly HeardAct[],
  { hearing }: HeardTurn,
): readonly HeardAct[] {
  return joined(acts, hearing).map((act) => {
    const known = refsMeant(act.target);
    const [only, other] = known;
    if (!mayAskSeveral.has(act.act) || !only || other || act.slots.reckoning) return act;
    const refs = besideOf(act, only, acts, hearing);
    if (refs.length < 2) return act;
    const { beyond: _, thing: __, ...slots } = act.slots;
    return { ...act, target: { kind: 'services', refs }, slots };
  });
}

/** "How much is a massage? Oh, and a pedicure too": one question of both. */
function joined(acts: readonly HeardAct[], hearing: Hearing): HeardAct[] {
  const all: HeardAct[] = [];
  for (const act of acts) {
    const before = all.at(-1);
    if (!before || !isOneMore(act, before, hearing)) {
      all.push(act);
      continue;
    }
    const [named] = namedIn(act.words, hearing.receptionist);
    const own = refsMeant(act.target).filter(({ optionId }) => optionId !== null);
    const id = named?.serviceId ?? '';
    const more =
      own.length > 0
        ? own
        : [withOption(hearing.receptionist, id, [act.words], act.slots, hearing)];
    const refs = [...refsMeant(before.target), ...more];
    const words = `${before.words} ${act.words}`;
    all.splice(-1, 1, { ...before, end: act.end, words, target: { kind: 'services', refs } });
  }
  return all;
}

/** What words name outright, else by a word that no other name has. */
function namedIn(words: string, receptionist: Receptionist): readonly { serviceId: string }[] {
  const outright = namedOutright(words, receptionist);
  return outright.length > 0 ? outright : servicesByOwnWord(words, receptionist);
}

const surely = 0.7;
/** "If I get them both done" */
const ifBoth = /,? (?:if|when) (?:i|we) (?:get|do|have|did|got|took|take)(?!\p{L}).*$/iu;
const mayBeMore = /^(?:ask\.(?:price|total|includes)|want\.book|describe|give|unclear|aside)$/;

/** "Oh, and a pedicure too", right after a price was asked: however unsurely it was heard, it is asked for. */
function isOneMore(act: HeardAct, before: HeardAct, { receptionist }: Hearing): boolean {
  const asked = before.act === 'ask.price' && refsMeant(before.target).length > 0;
  const { times, name, phone, address } = act.slots;
  if ((times ?? name ?? phone ?? address) !== undefined || isPutAsQuestion(act.words)) return false;
  if (!asked || act.confidence >= surely || !mayBeMore.test(act.act)) return false;
  const known = refsMeant(act.target);
  const [named, second] = namedIn(act.words, receptionist);
  return (
    named !== undefined &&
    !second &&
    known.every(({ serviceId }) => serviceId === named.serviceId) &&
    opensWithMore(act.words.replace(ifBoth, ''))
  );
}

/** All that the words name, in their order; only what was heard, where they do not name it in one part and others in others. */
function besideOf(
  { words, slots }: HeardAct,
  only: ServiceRef,
  acts: readonly HeardAct[],
  hearing: Hearing,
): ServiceRef[] {
  const { receptionist, excluded, declined = [] } = hearing;
  const parts = partsOf(words, receptionist);
  const title = receptionist.candidates.all.find(({ id }) => id === only.serviceId)?.title;
  const others = acts.flatMap(({ target }) => refsMeant(target).map(({ serviceId }) => serviceId));
  const found = parts.map((part, at) => {
    const named = namedOutright(part, receptionist);
    if (named.some(({ serviceId }) => serviceId === only.serviceId)) return only;
    const [one, second] = named;
    const bare = part.trim().split(/\s+/).length <= longestName && !tells.test(fold(part));
    const isNew =
      one !== undefined &&
      !second &&
      (at === 0 || bare) &&
      !excluded?.has(one.serviceId) &&
      !declined.includes(one.serviceId) &&
      !others.includes(one.serviceId);
    if (isNew) return withOption(receptionist, one.serviceId, [part], slots, hearing);
    return askingStems(part).some((stem) => title?.has(stem)) ? only : null;
  });
  const refs = found.flatMap((ref) => ref ?? []);
  const distinct = refs.filter(
    (ref, at) => refs.findIndex(({ serviceId }) => serviceId === ref.serviceId) === at,
  );
  return distinct.includes(only) ? distinct : [only];
}
