import type { HeardAct } from '../heard/heard.ts';
import type { Service } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { ownersMoneyIn } from '../knowledge/guard.ts';
import { hearQuestion } from '../knowledge/heard-question.ts';
import { fold } from '../knowledge/words.ts';
import { tellingStems } from '../listener/own-words.ts';
import { begunSmall, clauseAloud, clausesOf, isSeveral } from '../speaking/say-fragment.ts';

/**
 * "Does that get her nails done too?", of a bath whose description has a nail trim in it: "Yes, nail trim is
 * included." Null where more than a yes or a no is asked for, or where the words do not decide it. English.
 */
export function whetherPart(
  { act, words }: Pick<HeardAct, 'act' | 'words'>,
  service: Service,
  written: string,
): string | null {
  // "Or is that another thing" asks for the same yes or no once more.
  const asked = fold(words).replace(orElse, '');
  if (!hearQuestion(asked).polar || either.test(asked) || !mayBePolar.test(act)) return null;
  const own = contentStems(service.name);
  const parts = clausesOf(written).flatMap((clause) => clause.split(apart));
  const thing = [tellingStems(words), [...contentStems(words)].filter((one) => !ofParts.has(one))]
    .map((all) => all.filter((stem) => !own.has(stem)))
    .find((all) => parts.some((part) => [...contentStems(part)].some((one) => all.includes(one))));
  const shares = (text: string) =>
    [...contentStems(text)].filter((stem) => thing?.includes(stem)).length;
  const [part] = parts
    .filter((one) => shares(one) > 0)
    .sort((one, other) => shares(other) - shares(one));
  if (part === undefined) return null;
  const folded = fold(part);
  if (limited.test(folded)) return null;
  const costs = extra.test(folded) || ownersMoneyIn(part).length > 0;
  const denied = denies.test(folded);
  const said = begunSmall(clauseAloud(part));
  if (asksExtra.test(asked) || either.test(asked))
    return costs && !denied ? `Yes, ${said}` : holds.test(folded) && !denied ? `No, ${said}` : null;
  const ofWork = asksWhoDoes.test(asked) && !holds.test(asked);
  if (denied) {
    const [, rest] = /^(?:no|without)\s+(.+)$/i.exec(part) ?? [];
    if (!rest) return `No, ${said}`;
    return act === 'ask.offer' || ofWork
      ? `I'm afraid not, ${begunSmall(part)}.`
      : `No, ${begunSmall(rest)} ${isSeveral(rest) ? 'are' : 'is'} not included.`;
  }
  const inclusion = !tellsOfTheirs.test(asked) && (act === 'ask.includes' || asksPart.test(asked));
  // "It's a racing one if that matters" asks of no part: what it costs more is told without a no.
  if (costs) return ofWork ? `Yes, ${said}` : inclusion ? `No, ${said}` : null;
  if (holds.test(folded) || (doneByIt.test(folded) && ofWork))
    return `Yes, ${itemOf(part, shares) ?? said}`;
  return inclusion && isList(part) ? `Yes, ${itemOf(part, shares) ?? said}` : null;
}

/** The one item of a list that was asked for, as a sentence of its own: "nail trim is included." */
function itemOf(part: string, shares: (text: string) => number): string | null {
  const [, listed = ''] = /^(?:includes|with)\s+(.+)$/i.exec(part) ?? [];
  const list = listed || (isList(part) ? part : '');
  const items = list.split(/,\s*(?:and\s+)?|\s+and\s+/).filter(Boolean);
  const [item, other] = items.filter((one) => shares(one) > 0);
  if (item === undefined || other !== undefined || item.split(/\s+/).length > longestItem)
    return null;
  if (/\p{L}{2}ed$|\b(?:taken|done|given)$/u.test(item)) return null;
  return `${begunSmall(item)} ${isSeveral(item) ? 'are' : 'is'} included.`;
}

const longestItem = 6;

/** Words of any such question, which name no part. */
const ofParts = contentStems(
  'extra more include included including take taken get getting do done doing need come comes go goes put cost costs pay charge price also long last',
);

/** A bare list of what is done, without a verb. */
function isList(part: string): boolean {
  return /^That's /.test(clauseAloud(part)) && !notOfList.test(fold(part));
}

const mayBePolar = /^ask\.(?:includes|fact|offer|total|price)$/;
const either = /\bor\b/;
/** Where a part of a clause says something of its own: "gas only, we do not work on propane". */
const apart =
  /,\s+(?=(?:but |and )?(?:we|not|no|never|without)\b)|,\s+(?=[^,]*\b(?:is|are) (?:not|extra|more)\b[^,]*$)/i;
const orElse =
  /\s+or(?: (?:(?:is|are|does|do|would|will) (?:that|it|they|those|i)\b.*|not|no|what|extra|more|separate|apart|on top|added|additional))?$/;
const denies = /\b(?:not|no|never|without|except|excluding|excluded|excludes|cannot)\b|n't\b/;
const extra = /\b(?:extra|more|additional|separate(?:ly)?)\b/;
const limited = /\bonly\b/;
const holds = /\b(?:includ\w*|comes? with)\b/;
/** What the work itself does: "removes old guards". */
const doneByIt = /^(?:removes|covers|cleans|takes|does|fixes|restores)\b/;
const notOfList = /^(?:up to|from|per|within|after|before|for|by|in|on|at|over|under|first|\d)/;
const asksExtra = /\b(?:extra|on top|costs? (?:me )?more|separate(?:ly)?|pay|charge[ds]?)\b/;
const asksPart =
  /\b(?:includ\w*|comes? with|part of|in (?:that|it|there)|with (?:that|it)|get|gets|too|done|as well|(?:does|do) (?:that|it))\b/;
/** "There's two of them in there": told, whatever it was heard as. */
const tellsOfTheirs =
  /^(?:(?:and|but|so|oh|uh|um|well|also) )*(?:there(?:'s|s| is| are)|it'?s|(?:i|we|he|she|they)\b|my\b|our\b)/;
/** "Do you take the old one off": asked of who does the work. */
const asksWhoDoes = /\b(?:do|can|could|will|would) (?:you|ya|they|u|he|she|your)\b/;
