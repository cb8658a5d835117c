import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { isPutAsQuestion } from './act-of-segment.ts';
import type { HeardTurn } from './hearing.ts';
import { servicesByOwnWord } from './sums.ts';

/** "Ah forget it", "never mind, I'll figure something out": of all that was begun. */
const letsGo =
  /\b(?:(?:just )?(?:forget|scrap|skip|drop|screw|leave) (?:it|about it|this|that|the whole thing|all (?:that|of it))(?: (?:then|all|altogether|for now))?|never ?mind(?: (?:it|that|then|all that))?|(?:don't|do not) (?:bother|worry about it)|(?:i'?ll|we'?ll|i will|i can|i'?m gonna) (?:just )?(?:(?:figure|sort|work) (?:something|it|this|that) (?:else )?out|figure something|manage|do it (?:myself|ourselves)|(?:go|look|try|find|call) (?:somewhere|someone|somebody|someplace) else)|changed (?:my|our) minds?|oublie[zr]?[- ](?:ca|moi ca)|laisse[zr]?[- ](?:faire|tomber|donc faire)|(?:je vais|on va) (?:m'arranger|s'arranger))\b(?! (?:about|with|for|to) )/u;
/** What comes after it may put right what was begun, and then the rest of it stays. */
const goesOn =
  /\b(?:make (?:it|that)|instead|just (?:the|do|book|put)|(?:do|book|put) (?:me|the)|rather|how (?:about|much)|what (?:about|if|time)|can (?:i|you|we)|could|do you|plutot|mettez)\b/;
/** What is asked or wanted beside it. */
const besides = /^(?:alarm\.|who\.|complain|want\.(?:person|callback|late|move))/;
/** Said at length it tells of more than its end. */
const longest = 22;

/** In the middle of a form, who lets it go wants nothing of it any more, and is asked nothing of it. */
export function withFormGivenUp(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): HeardAct[] {
  const said = fold(text);
  const found = hearing.formOpen && !hearing.alarm ? letsGo.exec(said) : null;
  if (!found || said.split(/\s+/).length > longest) return [...acts];
  if (goesOn.test(said.slice(found.index + found[0].length))) return [...acts];
  const [from, to] = [found.index, found.index + found[0].length];
  const namesService = (words: string) => servicesByOwnWord(words, hearing.receptionist).length > 0;
  const stays = ({ act, words, slots, start, end }: HeardAct) => {
    if (slots.times ?? slots.phone ?? slots.address) return true;
    // What was heard in the very words is not what they say.
    return (
      !(start < to && end > from) &&
      (besides.test(act) || isPutAsQuestion(words) || namesService(words))
    );
  };
  if (said.length !== text.length || acts.some(stays)) return [...acts];
  return [
    {
      act: 'refuse',
      confidence: 1,
      start: 0,
      end: text.length,
      words: text.trim(),
      target: null,
      slots: { takesBack: ['form'] },
    },
  ];
}
