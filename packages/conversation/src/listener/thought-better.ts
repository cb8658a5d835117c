import { isRuledOut } from '../knowledge/ruled-out.ts';
import { placedMentions } from '../knowledge/service-mentions.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import { mentionsOutright, type NamedOutright } from './named-outright.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/** "No wait", "actually", "you know what", "non attendez", "finalement": what follows is what they want. */
const turns =
  /(?<!\p{L})(?:(?:no|nope|oh|uh|um|well|but|okay|and|non|ah|euh|mais)[\s,]+)*(?:no[\s,]+(?:wait|hang on|hold on|sorry|scratch that|let['’]?s|make it|just|not that)|wait|hang on|hold on|actually|sorry|scratch that|never ?mind|i mean|you know what|on second thoughts?|come to think of it|let['’]?s (?:just )?(?:do|make it|go with)|make (?:it|that)|rather|attendez?|attends|finalement|plut[oô]t|en fait|(?:tu sais|vous savez) quoi|oubliez? (?:ça|ca)|excuse[zr]?(?:[ -]moi)?)(?:[\s,]+(?:no|wait|sorry|actually|you know what|make (?:it|that)|let['’]?s (?:do|make it)|i mean|non|attendez?|finalement|plut[oô]t|en fait|mettez|donc))*(?!\p{L})/giu;
/** What is named then comes on top, or is asked about. */
const adds =
  /\b(?:too|also|as well|plus|add(?:ing)?|both|on top|with (?:that|it)|aussi|en plus|ajout\w*|les deux|avec ca)\b|^\W*(?:and|et|pis)\b/;
const asks =
  /\b(?:how|what(?:'s| is| does| would| about)?|which|price|cost\w*|include\w*|combien|prix|coute\w*|differen\w*|compri\w*)\b/;
const onlyThat = /^\W*(?:(?:let's|make it|do|with|the) )*(?:just|only|juste|seulement)\b/;
/** What stands for a name's own word: "the beginner one". */
const rest = /^\s+(?:ones?|thing|kind|type|celle|celui)(?!\p{L})/iu;

/**
 * A turn without the service that its caller thinks better of, as long as it was: of "the long one, no wait, you know
 * what, just the short one" the short one is left. As it stands where what is named then comes on top or is asked about.
 */
export function withoutThoughtBetter(text: string, receptionist: Receptionist): string {
  let left = text;
  for (const { index, 0: marker } of text.matchAll(turns)) {
    const end = index + marker.length;
    const clause = /^[^.?!]*/.exec(text.slice(end))?.[0] ?? '';
    const said = fold(clause);
    if (adds.test(said) || asks.test(said) || isPutAsQuestion(clause)) continue;
    const from = Math.max(...['.', '?', '!'].map((mark) => left.lastIndexOf(mark, index - 1))) + 1;
    const before = namedIn(left.slice(from, index), from, receptionist);
    // "Just the bath actually, not the groom": what is only ruled out takes the place of nothing.
    const after = namedIn(clause, end, receptionist).filter(
      (one) => !isRuledOut(text, one.start, one.end),
    );
    const again = after.some(({ serviceId }) => before.some((one) => one.serviceId === serviceId));
    if (before.length === 0 || after.length === 0 || again) continue;
    const last = before.at(-1)?.serviceId;
    const gone = onlyThat.test(said)
      ? before
      : before.filter(({ serviceId }) => serviceId === last);
    for (const one of gone) left = blank(left, one);
    left = blank(left, { start: index, end });
  }
  return left;
}

/** What a piece of a text names, by all of its words: of "winter driving lesson" no "driving lesson" beside it. */
function namedIn(piece: string, from: number, receptionist: Receptionist): NamedOutright[] {
  const surely = placedMentions(receptionist.services, piece).filter(
    ({ sure, rivals }) => sure && rivals.length === 0,
  );
  const all = [
    ...mentionsOutright(receptionist, piece),
    ...surely.map(({ service, start, end }) => ({ serviceId: service.id, start, end })),
  ];
  const length = ({ start, end }: NamedOutright) => end - start;
  const isWithin = (one: NamedOutright, other: NamedOutright) =>
    other.start <= one.start && other.end >= one.end && length(other) > length(one);
  return all
    .filter((one) => !all.some((o) => o.serviceId !== one.serviceId && isWithin(one, o)))
    .map(({ serviceId, start, end }) => ({ serviceId, start: start + from, end: end + from }))
    .toSorted((one, other) => one.start - other.start);
}

/** A text of the same length with a name, and what stands for one of its words, left blank. */
function blank(text: string, { start, end }: Pick<NamedOutright, 'start' | 'end'>): string {
  const to = end + (rest.exec(text.slice(end))?.[0].length ?? 0);
  return text.slice(0, start) + ' '.repeat(to - start) + text.slice(to);
}
