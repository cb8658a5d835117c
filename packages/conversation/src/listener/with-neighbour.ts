import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { namesService } from './asked-about.ts';
import type { HeardTurn } from './hearing.ts';
import { namedOutright } from './named-outright.ts';
import { besideCondition, isCondition } from './said-instead.ts';
import { withOption } from './service-targets.ts';
import { aboutSomething } from './targets.ts';

/** "How much? It's for a windshield": a question that names nothing is of what stands beside it. */
export function withNeighbours(acts: readonly HeardAct[], turn: HeardTurn): HeardAct[] {
  const right = withNamedBefore(acts, turn);
  return right.map((act) => ofNeighbour(act, right, turn));
}

/** Less sure than this, what stands before a question may only say what it is about. */
const unsure = 0.5;

/** "And the dryer hose thing, it goes out the roof, what's that on top": what is named right before "that" is told. */
function withNamedBefore(
  acts: readonly HeardAct[],
  { text, hearing: { receptionist, excluded } }: HeardTurn,
): HeardAct[] {
  return acts.map((act, at) => {
    const next = acts[at + 1];
    const open = act.target === null || act.target.kind === 'unknown';
    const asks =
      next?.act === 'ask.price' && next.target === null && pointsBack.test(fold(next.words));
    if (!asks || !open || act.confidence >= unsure || !act.act.startsWith('ask.')) return act;
    const refs = namedOutright(text.slice(act.start, act.end), receptionist)
      .filter(({ serviceId }) => !excluded?.has(serviceId))
      .map(({ serviceId }) => ({ serviceId, optionId: null }));
    if (refs.length === 0) return act;
    const { thing: _, ...slots } = act.slots;
    return { ...act, act: 'describe', target: { kind: 'services', refs }, slots };
  });
}

const pointsBack = /\b(?:that|this|it|those|them|ca|cela)\b/;

function ofNeighbour(act: HeardAct, acts: readonly HeardAct[], turn: HeardTurn): HeardAct {
  if (!act.act.startsWith('ask.') || !aboutSomething.has(act.act)) return act;
  if (act.target !== null && act.target.kind !== 'unknown') return act;
  if (act.target?.kind === 'unknown' && act.words.split(/\s+/).length > 5) return act;
  const others = acts.flatMap((one) =>
    one !== act && one.target?.kind === 'services' ? { one, target: one.target } : [],
  );
  // "I need a tune-up and a new filter, what's that": both were told, and neither was asked yet.
  const told = others.filter(({ one }) => !one.act.startsWith('ask.'));
  const [beside] = told.length > 0 ? told : others;
  if (!beside) return ofTurn(act, turn);
  const refs = [
    ...new Map(
      (told.length > 0 ? told : [beside])
        .flatMap(({ target }) => target.refs)
        .map((ref) => [ref.serviceId, ref]),
    ).values(),
  ];
  // "And he needs some lessons, how much is one lesson": of several, what the question itself calls.
  const stems = contentStems(act.words);
  const called = refs.filter(({ serviceId }) =>
    [...contentStems(turn.hearing.receptionist.serviceById.get(serviceId)?.name ?? '')].some(
      (stem) => stems.has(stem),
    ),
  );
  const { count } = beside.one.slots;
  const slots = count === undefined ? act.slots : { count, ...act.slots };
  const meant = called.length > 0 ? called : refs;
  return { ...act, target: { kind: 'services', refs: meant }, slots };
}

/** "I need my roots and a cut, what would all that come to": of what the turn names outright, where nothing was talked of. */
function ofTurn(act: HeardAct, { text, hearing }: HeardTurn): HeardAct {
  const { receptionist, focus, excluded } = hearing;
  if (focus.length > 0 || !ofSumsAndPrices.has(act.act)) return act;
  const refs = namedOutright(text, receptionist)
    .filter(({ serviceId }) => !excluded?.has(serviceId))
    .map(({ serviceId }) => withOption(receptionist, serviceId, [text], act.slots, hearing));
  return refs.length > 0 ? { ...act, target: { kind: 'services', refs } } : act;
}

const ofSumsAndPrices: ReadonlySet<Act> = new Set(['ask.total', 'ask.price']);

/** "The coating", "is five hundred, is that right": the sum of a claim is part of it, and asks nothing more. */
export function wholeClaims(acts: readonly HeardAct[]): HeardAct[] {
  const isRest = (at: number) => {
    const one = acts[at];
    return acts[at - 1]?.act === 'claim' && one !== undefined && tellsSumOnly(one);
  };
  return acts.flatMap((act, at) => {
    if (isRest(at)) return [];
    const rest = isRest(at + 1) ? acts[at + 1] : undefined;
    if (!rest) return act;
    const { words, slots } = act;
    return {
      ...act,
      end: rest.end,
      words: `${words} ${rest.words}`,
      slots: { ...rest.slots, ...slots },
    };
  });
}

function tellsSumOnly({ words }: HeardAct): boolean {
  const stems = [...contentStems(words)];
  // "Is that right?"
  if (stems.length === 0) return words.trim().split(/\s+/).length <= longestTag;
  return stems.every(
    (stem) => ofSums.has(stem) || /^\d/.test(stem) || spokenNumbers(stem).length > 0,
  );
}

const longestTag = 4;
const ofSums = contentStems('dollars bucks cents piastres right true correct vrai exact');

/** Questions that may be asked for a case: "is it free if you do the brakes". */
const askedForCase: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.offer',
  'ask.fact',
  'ask.includes',
]);

/** The words of a question without the case it is asked for, where they name by themselves what it is about. */
export function askedInCase(said: string, act: Act, receptionist: Receptionist): string {
  if (!askedForCase.has(act)) return said;
  const asked = besideCondition(said);
  return asked !== null && namesService(asked, receptionist) ? asked : said;
}

/** "If you do the brakes", "do I still pay for the inspection": the case by itself asks nothing. */
export function withoutConditions(
  acts: readonly HeardAct[],
  { hearing: { receptionist } }: HeardTurn,
): HeardAct[] {
  return acts.filter(({ act, words }, at) => {
    const next = acts[at + 1];
    const asked = next && askedForCase.has(next.act) && namesService(next.words, receptionist);
    return !(
      asked &&
      next.target?.kind !== 'unknown' &&
      askedForCase.has(act) &&
      isCondition(words)
    );
  });
}
