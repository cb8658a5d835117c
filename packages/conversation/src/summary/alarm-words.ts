import type { TranscriptEntry } from '../conversation.ts';
import type { SaidAct } from '../dialogue/state.ts';
import type { Act } from '../heard/acts.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { tidySentence } from '../speaking/tidy-sentence.ts';
import type { SpokenClause } from './spoken-clauses.ts';
import { asks } from './stretches.ts';
import { fresh, type Known } from './telling-clauses.ts';
import { withoutName } from './told-elsewhere.ts';

const alarming: ReadonlySet<Act> = new Set<Act>(['alarm.danger', 'alarm.urgent']);
/** More than anybody says in one breath who is in trouble, and as much as all of it may take. */
const mostOfAlarm = 400;
const mostOfAlarms = 480;

/** A turn that raised an alarm, fit to be read. */
interface AlarmTold {
  text: string;
  entry: number;
  stems: ReadonlySet<string>;
}

/** A turn that is to be told whole, and the words that say why. */
type Raised = Pick<SaidAct, 'entry' | 'words'>;

/**
 * "I'd like to leave a message", and in the next breath the message: what is dictated is passed on as it was said.
 * A reply that only gives a name or a number is none.
 */
function dictated(transcript: readonly TranscriptEntry[], said: readonly SaidAct[]): Raised[] {
  return transcript.flatMap(({ role, content }, entry): Raised[] => {
    if (role !== 'user') return [];
    const last = transcript.findLastIndex((one, at) => at < entry && one.role === 'user');
    const before = said.filter((one) => one.entry === last);
    const leads = before.some(({ act }) => act === 'want.message');
    const brief = (transcript[last]?.content ?? '').split(/\s+/).length <= longestLead;
    const acts = said.filter((one) => one.entry === entry);
    const tells = acts.some(
      ({ act, gives, words }) =>
        (!gives || words.split(/\s+/).length > longestDetail) &&
        !closing.has(act) &&
        !act.startsWith('ask.'),
    );
    const long = content.trim().split(/\s+/).length > leastDictated;
    return leads && brief && tells && long ? [{ entry, words: content }] : [];
  });
}

/** So many words only say that there is a message. */
const longestLead = 9;
const leastDictated = 4;
/** A name and a number are told in so many. */
const longestDetail = 8;

/**
 * The turns that raised an alarm and those that dictate a message, each as a whole: nobody knows which of its words will count. One that says no
 * more than those before it is told once; where all of them are too long, the first and the last ones stay.
 */
export function alarmsOf(
  transcript: readonly TranscriptEntry[],
  known: Known,
  told: ReadonlySet<string>,
): AlarmTold[] {
  const covered = new Set(told);
  const raised: Raised[] = [
    ...known.said.filter(({ act }) => alarming.has(act)),
    ...dictated(transcript, known.said),
  ].toSorted((one, other) => one.entry - other.entry);
  const alarms = [...new Map(raised.map((one) => [one.entry, one])).values()].flatMap(
    ({ entry, words }): AlarmTold[] => {
      const content = transcript[entry]?.content ?? '';
      const from = content.length <= mostOfAlarm ? 0 : Math.max(0, content.indexOf(words));
      const said = content.slice(from, from + mostOfAlarm).replaceAll(';', ',');
      const text = tidySentence(withoutName(said, known.name));
      const stems = contentStems(text);
      if (text === '' || (covered.size > told.size && fresh(stems, covered).size === 0)) return [];
      for (const stem of stems) covered.add(stem);
      return [{ text, entry, stems }];
    },
  );
  let left = mostOfAlarms;
  return [...alarms.slice(0, 1), ...alarms.slice(1).reverse()].filter(({ text }, at) => {
    left -= text.length;
    return at === 0 || left >= 0;
  });
}

/** Where in a transcript an alarm was raised first; null: none was. */
export function alarmedAt(said: readonly SaidAct[]): number | null {
  return said.find(({ act }) => alarming.has(act))?.entry ?? null;
}

/**
 * "He is still up there", "it's the blue house", once an alarm was raised: no word of it is known to tell something,
 * and all of it may. Details that are kept in a type of their own are told apart.
 */
export function standsInTrouble(
  { text, entry, act, form, gives }: SpokenClause,
  alarmed: number | null,
): boolean {
  if (alarmed === null || entry <= alarmed || gives || form === 'question') return false;
  const plain = tidySentence(text);
  return !closing.has(act) && !asks(plain) && plain.split(/\s+/).length >= leastWords;
}

const leastWords = 3;
const closing: ReadonlySet<Act | null> = new Set<Act>(['thanks', 'bye', 'greet', 'repeat', 'hold']);
