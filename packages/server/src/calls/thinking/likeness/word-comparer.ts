import {
  type Conversation,
  compareWith,
  type Input,
  type Likeness,
  type Receptionist,
  wordsToCompare,
} from '@second-ring/conversation';
import { understood } from '../utterance.ts';
import type { Encoder } from './encoder.ts';
import { VectorShelf } from './vector-shelf.ts';

/** Tells by sentence vectors how like callers' words are to what a shop knows. */
export interface WordComparer {
  /** Makes ready what a shop knows, before its caller speaks. */
  prepare(receptionist: Receptionist): void;
  /** An input with the likenesses its words need, where they are had in time. Never throws. */
  compare(
    receptionist: Receptionist,
    conversation: Conversation,
    input: Input,
    now: number,
  ): Promise<Input>;
}

/** For where there is no encoder: words alone tell what is meant. */
export const noComparer: WordComparer = {
  prepare: () => undefined,
  compare: (_receptionist, _conversation, input) => Promise.resolve(input),
};

/** A caller waits no longer than this for vectors, in milliseconds. */
const patience = 60;

/** Compares with an encoder's vectors; those of shops are kept within a bound. */
export function comparerWith(encoder: Encoder, shelf = new VectorShelf(encoder)): WordComparer {
  const prepare = ({ candidates }: Receptionist) => void shelf.prepare(candidates);
  return {
    prepare,
    async compare(receptionist, conversation, input, now) {
      if (input.type !== 'callerSpoke' && input.type !== 'deadlineReached') return input;
      const known = shelf.get(receptionist.candidates);
      if (!known) {
        prepare(receptionist);
        return input;
      }
      try {
        const texts = wordsToCompare(receptionist, conversation, understood(input), now);
        const likenesses = await Promise.all(
          texts.map(async (text): Promise<Likeness | null> => {
            const vector = await encoder.encode(text, patience);
            return vector && compareWith(text, vector, known);
          }),
        );
        const had = likenesses.filter((one) => one !== null);
        return had.length > 0 ? { ...input, likenesses: had } : input;
      } catch {
        // A fault of the mind comes again where it is met: when the turn is decided.
        return input;
      }
    },
  };
}
