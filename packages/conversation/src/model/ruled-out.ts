import type { Passage } from './grounds.ts';
import { saidStems } from './in-both.ts';

/** What opens a part of an owner's text that leaves something out: "not on alterations", "no dresses, leather or bedding". */
const leavesOut =
  /(?:^|[.;,:]\s|→ ?|\b(?:but|and|mais|et) )(?:(?:but|mais) )?(?:not|no|never|except|nothing|pas|sauf|jamais|ni|aucune?)\b[^.;]*/g;
const parts = /[,;:.]\s|\b(?:but|mais|and not|et pas)\b/;
const negated =
  /\b(?:not|no|never|isn't|aren't|doesn't|don't|won't|except|pas|sauf|jamais|ni|aucune?)\b/;

/** Whether a sentence affirms something of a text of the owner's that this very text leaves out. */
export function affirmsRuledOut(folded: string, { folded: words }: Passage): boolean {
  const kept = saidStems(words.replace(leavesOut, ' '));
  const out = [...(words.match(leavesOut) ?? [])]
    .flatMap((part) => [...saidStems(part)])
    .filter((stem) => !kept.has(stem));
  if (out.length === 0) return false;
  return folded
    .split(parts)
    .filter((part) => !negated.test(part))
    .some((part) => {
      const said = saidStems(part);
      return out.some((stem) => said.has(stem));
    });
}
