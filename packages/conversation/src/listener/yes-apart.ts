import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';

const leadsWith =
  /^\W*(yes|yeah|yep|yup|sure|absolutely|definitely|oui|ouais|ouin|certain|no|nope|non)(?: please| thanks| thank you| merci)?[ ,]+(?=(?:and|but|so|et|pis|mais)\b)/;
const denies = /^(?:no|nope|non)$/;
const toUs = /^(?:offer\.|readback$|phone\?$)/;

/**
 * "Yes and are you insured", where we asked something: the answer to it, and a question, that were heard as one.
 */
export function withYesApart(
  acts: readonly HeardAct[],
  { hearing }: HeardTurn,
): readonly HeardAct[] {
  const [first, ...rest] = acts;
  const led = first?.act.startsWith('ask.') ? leadsWith.exec(fold(first.words)) : null;
  const [whole, answer] = led ?? [];
  if (!first || !whole || !answer || !toUs.test(hearing.open)) return acts;
  const cut = first.start + whole.length;
  const said: HeardAct = {
    act: denies.test(answer) ? 'deny' : 'affirm',
    confidence: 1,
    start: first.start,
    end: cut,
    words: first.words.slice(0, whole.length).trim(),
    target: null,
    slots: {},
  };
  return [said, { ...first, start: cut, words: first.words.slice(whole.length) }, ...rest];
}

const agreesAfterAll =
  /^\W*(?:(?:no|nope|nah|non|oh|uh|um|euh)[ ,]+)+(?:you(?:'ve)? got (?:it|that)\b|(?:(?:that|it|this|all|everything)(?:'s| is| sounds| looks)?|c'est|tout est) (?:all |just |perfectly |bien |tout )?(?:right|correct|good|fine|perfect|great|it|okay|ok|beau|bon|correct|parfait|ca|exact)\b)(?! (?:enough|but|except|mais))/;

/** "No, that's right": what is denied is that anything is wrong. */
export function withNothingWrong(
  acts: readonly HeardAct[],
  { hearing }: HeardTurn,
): readonly HeardAct[] {
  if (hearing.open !== 'readback') return acts;
  const agreed = acts.map((act): HeardAct => {
    const agrees = act.act === 'deny' && agreesAfterAll.test(fold(act.words));
    return agrees ? { ...act, act: 'affirm' } : act;
  });
  // "No," and then "that's good": a no that is all of the first says the same.
  return agreed.filter((act, at) => {
    const next = agreed[at + 1];
    const opens = act.act === 'deny' && next?.act === 'affirm';
    return !(opens && agreesAfterAll.test(fold(`${act.words} ${next.words}`)));
  });
}
