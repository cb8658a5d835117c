import type { Turn } from '../dialogue/turn.ts';
import type { Act } from '../heard/acts.ts';
import type { Heard } from '../heard/heard.ts';

/** What the caller answered to our question, in one word. */
export type Answer = 'yes' | 'no' | 'either' | 'refuse' | 'defer' | null;

/** The answer among what was heard; a refusal outweighs a yes said beside it. */
export function answerIn(heard: Heard): Answer {
  const has = (act: Act) => heard.acts.some((one) => one.act === act);
  if (has('refuse')) return 'refuse';
  if (has('deny')) return 'no';
  if (has('affirm')) return 'yes';
  if (has('defer')) return 'defer';
  return has('either') ? 'either' : null;
}

/** A "no" of so many words says nothing else. */
export const longestNo = 6;

/** Whatever is told in answer to "what is it about?" is the message, in their words. */
export function settleReason(turn: Turn, heard: Heard, answer: Answer): boolean {
  const { caller, wanted } = turn.state;
  if (answer === 'refuse') {
    caller.refused.push('reason');
    return true;
  }
  const telling = heard.acts
    .filter(({ act }) => messages.has(act))
    .map(({ words }) => words.trim());
  if (telling.length === 0) return false;
  const said = telling.join(', ');
  if (!wanted.why.some((one) => one.includes(said) || said.includes(one))) wanted.why.push(said);
  return true;
}

const messages: ReadonlySet<Act> = new Set([
  'describe',
  'complain',
  'want.message',
  'want.book',
  'want.callback',
  'ask.fact',
  'ask.status',
  'ask.offer',
  'give',
  'alarm.urgent',
  'who.supplier',
  'unclear',
  'aside',
]);

/** "That's everything": in folded words. */
export const nothingMore =
  /\b(?:that's|thats|that is|that'll be|that will be|that should be) (?:it|all|everything)\b(?! wrong| off| mixed| messed)|\bnothing (?:else|more)\b|\bc'est (?:tout|beau|ca)\b|\brien d'autre\b/;

/** "How much was that again": what was told is asked for once more. In folded words. */
export const asksToHearAgain =
  /\b(?:once more|one more time|say (?:that|it) again|repeat|remind me|did you say|(?:what|how|which|when|where|how much|how long)(?:'s|'d| is| was| were)? .*\bagain|(?:what|how (?:much|long|late|early)) (?:was|were)|encore une fois|repete\w*|redi(?:re|tes)|rappelez-moi (?:le|la|les|donc|combien|c'est)|(?:combien|quoi|quand|ou|heure|prix|quel\w*)\b.* (?:deja|encore)|c'etait (?:combien|quoi|quand|quel\w*))\b/;

/** A price is asked for, in so many words. In folded words. */
export const asksWhatItCosts =
  /\b(?:how much|prices?|pric(?:ed|ing)|costs?|charge|run (?:me|us)|(?:what'?s|what is) (?:that|it|the) (?:worth|damage|going for)|what(?:'s|'ll|'d| does| would| will| do) (?:that|it|this|they|those|these) (?:all )?(?:run|come to|go for|be)|combien|prix|coute\w*|tarifs?)\b/;
