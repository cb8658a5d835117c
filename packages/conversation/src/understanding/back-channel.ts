import { wordsOf } from './words.ts';

const listening = new Set(
  (
    'mm mmm mhm mmhm mmhmm hm hmm uh huh uhhuh um ah oh right okay yeah yep sure got it i see all good cool great nice ' +
    'interesting really wow perfect gotcha true exactly alright ouais oui ok hum hein d accord je vois c est bon parfait bien'
  ).split(' '),
);
/** Several words that only show listening; word by word they could mean something else. */
const whole =
  /^((mm|uh|m) ?(hm|hmm|huh|h)|i see|got it|i got it|all right|of course|makes sense|that makes sense|i understand|understood|fair enough|je vois|d accord|je comprends|c est bon)$/;
const single = new Set(
  'mm mmm mhm mmhm mmhmm hm hmm uhhuh um uh ah oh right okay yeah yep sure cool great nice really wow perfect understood alright exactly oui hum'.split(
    ' ',
  ),
);

/**
 * Whether the caller only shows that they are listening ("mm-hm", "right, okay"), which, said while
 * we speak, is no reason to stop. Whether "yeah" answers a question depends on whether we asked one.
 */
export function isBackChannel(text: string): boolean {
  const words = wordsOf(text.slice(0, 60)).map((word) => word.text);
  if (text.length > 60 || text.includes('?') || words.length === 0 || words.length > 4)
    return false;
  if (whole.test(words.join(' ')) || (words.length === 1 && single.has(words[0] ?? '')))
    return true;
  return (
    words.length > 1 && words.every((word) => listening.has(word)) && single.has(words[0] ?? '')
  );
}
