import type { Act } from '../src/heard/acts.ts';
import type { HeardAct, ServiceRef } from '../src/heard/heard.ts';
import type { Label } from '../training/read-corpus.ts';
import { idOf, refOf } from '../training/retrieval-examples.ts';
import type { MeasuredTurn } from './measured-turns.ts';
import type { Row, Table } from './table.ts';

/** What an asking segment was taken to be about. */
type Outcome = 'right' | 'either' | 'wrong' | 'not listed' | 'unknown' | 'another act';

/** Said to be not on the list; of all else that is not known, that nobody wrote it down. */
const listed: ReadonlySet<Act> = new Set(['ask.price', 'ask.offer', 'ask.total', 'want.book']);
/** Without words of their own these are about what is being talked of. */
const carriedOn: ReadonlySet<Act> = new Set([
  'ask.price',
  'ask.total',
  'ask.includes',
  'ask.compare',
  'ask.offer',
  'claim',
  'want.book',
]);

const asks = ({ act, targets }: Label) =>
  targets.length > 0 && (act.startsWith('ask.') || act === 'claim' || act === 'want.book');

function overlap(one: { start: number; end: number }, other: { start: number; end: number }) {
  return Math.min(one.end, other.end) - Math.max(one.start, other.start);
}

function heardOf(acts: readonly HeardAct[], segment: { start: number; end: number }) {
  return [...acts].sort((one, other) => overlap(other, segment) - overlap(one, segment))[0];
}

function meant(
  { act, target }: HeardAct,
  focus: readonly ServiceRef[],
): { ids: string[]; refs: readonly ServiceRef[]; either: boolean } {
  if (target?.kind === 'fact') return { ids: [target.factId], refs: [], either: false };
  const refs =
    target?.kind === 'services' || target?.kind === 'either'
      ? target.refs
      : target === null && carriedOn.has(act)
        ? focus
        : [];
  const ids = refs.map(({ serviceId }) => serviceId);
  return { ids, refs, either: target?.kind === 'either' };
}

function outcomeOf(
  heard: HeardAct | undefined,
  wanted: readonly (string | null)[],
  focus: readonly ServiceRef[],
): Outcome {
  if (!heard) return 'another act';
  const { ids, either } = meant(heard, focus);
  const fits = ids.some((id) => wanted.includes(id));
  if (fits && either && wanted.length === 1) return 'either';
  if (fits) return 'right';
  if (ids.length > 0) return 'wrong';
  const asksToo =
    heard.act.startsWith('ask.') || heard.act === 'claim' || heard.act === 'want.book';
  if (!asksToo || (heard.target === null && !carriedOn.has(heard.act) && heard.act !== 'ask.fact'))
    return 'another act';
  return listed.has(heard.act) ? 'not listed' : 'unknown';
}

/** What questions are about, against what is labelled: known things, things unknown, either of two. */
export function scoreTargets(turns: readonly MeasuredTurn[], language: string): Table {
  const known = new Map<Outcome, number>();
  const unknown = new Map<Outcome, number>();
  const eithers = new Map<Outcome, number>();
  const options = { right: 0, total: 0 };
  const failures: string[] = [];
  const add = (counts: Map<Outcome, number>, outcome: Outcome) =>
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  for (const { turn, trade, heard, focus: before } of turns) {
    for (const segment of turn.segments) {
      const { label, start, end } = segment;
      if (!asks(label)) continue;
      const wanted = label.targets.flatMap((target) => {
        const id = idOf(trade.knowledge, target);
        return id === undefined ? [] : [id];
      });
      if (wanted.length < label.targets.length) continue;
      const act = heardOf(heard.acts, segment);
      const earlier = heard.acts.slice(0, act ? heard.acts.indexOf(act) : 0);
      const named = earlier.findLast(({ target }) => target?.kind === 'services')?.target;
      const focus = named?.kind === 'services' ? named.refs : before;
      const outcome = outcomeOf(act, wanted, focus);
      const counts = wanted.includes(null) ? unknown : label.either ? eithers : known;
      add(counts, outcome);
      if (outcome !== 'right' && counts === known)
        failures.push(
          `${outcome}: [${turn.trade}] ${turn.text.slice(start, end)} — ${label.targets.join(' + ')}; heard ${act?.act} ${JSON.stringify(act?.target)}`,
        );
      const [first] = label.targets;
      const ref = first ? refOf(trade.knowledge, first) : null;
      if (counts !== known || outcome !== 'right' || !ref?.optionId || !act) continue;
      options.total += 1;
      if (meant(act, focus).refs.some(({ optionId }) => optionId === ref.optionId))
        options.right += 1;
    }
  }
  return {
    title: `What questions are about, ${language}`,
    rows: [
      ...rowsOf('known', known, [
        'right',
        'either',
        'wrong',
        'not listed',
        'unknown',
        'another act',
      ]),
      { kind: 'option of the right service', ...options, note: 'where one is labelled' },
      ...rowsOf('not known', unknown, ['not listed', 'unknown', 'wrong', 'another act']),
      ...rowsOf('one of two', eithers, ['right', 'wrong', 'not listed', 'unknown', 'another act']),
    ],
    failures,
  };
}

const said: Partial<Record<string, string>> = {
  'known either': 'as one of two or three',
  'known wrong': 'something else is told',
  'known not listed': 'said to be not on the list, though it is',
  'known unknown': 'said to be unknown, though it is written down',
  'known another act': 'heard as no question of this kind',
  'not known not listed': 'rightly said to be not on the list',
  'not known unknown': 'rightly said to be unknown',
  'not known wrong': 'something is told instead',
  'one of two right': 'both, or one of them',
};

function rowsOf(kind: string, counts: ReadonlyMap<Outcome, number>, outcomes: readonly Outcome[]) {
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
  return outcomes.map((outcome): Row => {
    const note = said[`${kind} ${outcome}`];
    return {
      kind: `${kind}: ${outcome}`,
      right: counts.get(outcome) ?? 0,
      total,
      ...(note ? { note } : {}),
    };
  });
}
