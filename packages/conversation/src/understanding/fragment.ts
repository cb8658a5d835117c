import { wordsOf } from './words.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** No sentence ends with one of these. */
const dangling = set(
  'the a an my your our their if and or but because than whether every le les un une des du au aux mon ma mes votre et ou mais que qu si l d j n',
);
/** A question may end with one ("what's it for"), and so may a short reply ("I'd like to"). */
const leaning = set(
  'to for with of from about at by into as is are was were de pour avec dans est chez sur',
);
const openers =
  /(^|\s)(can|could|would|will|do|did|are|have|should|may|is|if|when|what|that|wondering if|whether|pouvez|est ce que) (you|i|we|there|it|vous|je)$|^(so |hi |hello |yeah |okay |well |um )*(i (was|am) (wondering|calling|looking|hoping|trying|just)( (if|to|for|about|because|regarding))?|i (would like|need|want|have|would|am|was|got|think)|i am|how much (is|are|does|do|for|would)|how (long|many|much|do|is)|can (you|i)|do you|what (is|are|time|kind|about)|je (voudrais|veux|suis|voulais|me demandais)|est ce que( vous)?|combien (ça|ca|est)|my (name|number|address) is|mon nom est|it is|the)$/;
const complete =
  /(^|\s)(thank you|how are you|who are you|where are you|so (do|would|am|will) (i|you)|how do you do|i (do|am|can|will|would|did|have|was|could)|(yes|no|yeah) (i|we|it|they) \w+|(want|like|love|used|happy) to|do i (need|have) to|what (it|that|this) (is|was)|\S+ do it|as (it|that) is|how it is|what is it|is it|how much|how long|how many|you are|are there|is there|comment allez vous|what time|it is|you too|what about it|(while|when|if|once|until|after|before) (you|i|we|they) (have|do|did) (it|this|that)|(come|stop|swing|drop|pop|go|get) (by|over)|(comes?|adds?|amounts?|gets?) (out |up )?to|(one|number|phone|cell|line) (that )?(im|i'm|i am|i m) (calling|ringing|phoning) (from|on)|where (it|that) is|who (it|this|that) is)$/;
/** "… and the stairs, what are we looking at": a question that ends with what it asks about left out. */
const asksWhole =
  /(^|\s)(what|who|where|which) (s|re|ll|d|are|is|do|does|did|would|will|can|could|should) (i|we|you|they|he|she|it|that|this|all of that|all that) (\S+ ){0,2}(to|about|at|by|into)$/;
/** A subject that has yet to do something; after an auxiliary it closes a question ("may I"). */
const subject =
  /(^|\s)(?!(do|did|can|could|may|should|am|are|is|was|will|would|so|than|or|and|you|with|too)\s)\S+ (i|we|he|she|they)$|\b(and|but|so|because|then) (then )?(i|we|he|she|they|you)$/;
const cutOff =
  /(^|\s)(how much (is|are|does|do)|i was wondering( if (you|i))?|wondering if (you|i|it|there))$/;

/**
 * Whether an utterance was clearly cut off mid-sentence ("how much is the", "I was wondering if
 * you"), so that it can be joined with the next one. In doubt it is whole.
 */
export function isFragment(text: string): boolean {
  const trimmed = text.slice(-200).trimEnd();
  if (/(…|\.{2,}|[-–—,])$/.test(trimmed)) return /[\p{L}\p{N}]/u.test(trimmed);
  // "Vous êtes situés où" asks; without its accent it would be an "or".
  if (/[?!]$|(^|\s)où$/i.test(trimmed)) return false;
  const words = wordsOf(trimmed).map((word) => word.text);
  const last = words[words.length - 1] ?? '';
  const line = words.join(' ');
  if (words.length === 0) return false;
  if (dangling.has(last)) return words.length > 1 || last !== 'a';
  if (words.length <= 3 && /^(can|could|do|would|will) (you|i|we)$/.test(line)) return true;
  if (cutOff.test(line)) return true;
  if (subject.test(line)) return true;
  if (complete.test(line) || asksWhole.test(line)) return false;
  if (leaning.has(last))
    return (
      words.length > 1 &&
      !/^((sorry|so|and|um|uh|ok|okay|oh|hi|hello|yeah|but) )*(what|who|where|which) /.test(line)
    );
  return openers.test(line);
}
