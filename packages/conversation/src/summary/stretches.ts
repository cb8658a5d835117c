import type { TranscriptEntry } from '../conversation.ts';
import type { SaidAct } from '../dialogue/state.ts';
import type { Act } from '../heard/acts.ts';
import { sentences } from '../speaking/sentences.ts';
import { tidySentence } from '../speaking/tidy-sentence.ts';
import { asksWithParticle } from '../understanding/question-particle.ts';

/** What an act's words are worth to an owner; of those that are missing, nothing. */
const worthOfAct: Partial<Record<Act, number>> = {
  'alarm.danger': 8,
  'alarm.urgent': 8,
  complain: 7,
  describe: 6,
  'want.message': 6,
  'who.supplier': 5,
  'who.job': 5,
  'return.call': 4,
  'want.callback': 3,
  'want.late': 3,
  give: 3,
  correct: 3,
  claim: 3,
  'want.book': 2,
  'want.move': 2,
  'want.cancel': 2,
  'want.person': 2,
};
/** Said to keep the talk going. */
export const courtesies: ReadonlySet<Act | null> = new Set<Act>([
  'greet',
  'ack',
  'affirm',
  'deny',
  'either',
  'thanks',
  'bye',
  'repeat',
  'hold',
  'language',
  'aside',
  'frustrated',
  'unclear',
  'offtopic',
  'ask.you',
  'ask.mine',
]);
/** Words whose act says nothing of their worth. */
export const unknownWorth = 2;
const asking =
  /\?$|^(?:(?:and|but|so|or|et|mais|ou|pis) )?(?:what|(?:when|where)(?! (?:i|it|we|he|she|they|you|the|my|our)\b)|who|how|which|do|does|did|am|are|is|can|could|would|will|should|may|shall|combien|(?:quand|où)(?! (?:je|j'|on|il|elle|ça|nous|le|la|les|mon|ma|mes)(?!\p{L}))|quel|quelle|quels|quelles|est-ce|avez|êtes|pouvez|pourriez|faites|c'est (?:combien|quoi))(?!\p{L})/iu;
/** An act's words; of a turn nobody knows the acts of, a sentence. */
export type Stretch = Required<Omit<SaidAct, 'act' | 'ofThing' | 'gives'>> & {
  act: Act | null;
  ofThing: boolean;
  gives: boolean;
};

/** "I have a message for the owner": what is said in the next breath is the message. */
function asMessage(stretch: Stretch, before: readonly SaidAct[]): Stretch {
  const told = before.some(({ act }) => act === 'want.message' || act === 'who.supplier');
  const small = courtesies.has(stretch.act) && stretch.words.split(/\s+/).length < leastOfMessage;
  const dictated = told && !small && worthBy(stretch) <= leastOfMatter;
  return dictated && !asks(stretch.words)
    ? { ...stretch, act: 'want.message', times: [] }
    : stretch;
}

const leastOfMessage = 4;

export function stretchesOf(
  transcript: readonly TranscriptEntry[],
  said: readonly SaidAct[],
): Stretch[] {
  return transcript.flatMap(({ role, content }, entry): Stretch[] => {
    if (role !== 'user') return [];
    const acts = said.filter((one) => one.entry === entry && content.includes(one.words));
    if (acts.length > 0) {
      const last = transcript.findLastIndex((one, at) => at < entry && one.role === 'user');
      const before = said.filter((one) => one.entry === last);
      return acts.map(({ times = [], ofThing = false, gives = false, ...one }) =>
        asMessage({ ...one, times, ofThing, gives }, before),
      );
    }
    return sentences(content).map((words) => ({
      entry,
      act: null,
      words,
      times: [],
      ofThing: false,
      gives: false,
    }));
  });
}

export const asks = (words: string) => asking.test(tidySentence(words)) || asksWithParticle(words);

export const worthBy = ({ act }: { act: Act | null }) =>
  courtesies.has(act) ? 0 : ((act && worthOfAct[act]) ?? unknownWorth);

/** Told in whole sentences, though a part of one names what is wanted once more. */
export const ofMatter = (act: Act | null) => act === null || (worthOfAct[act] ?? 0) > leastOfMatter;
const leastOfMatter = 4;
export const isAsk = (act: Act | null) => act?.startsWith('ask.') === true;
