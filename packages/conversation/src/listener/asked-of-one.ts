import { fold } from '../knowledge/words.ts';
import { clausesOf } from '../understanding/clauses.ts';
import type { FoundCount } from '../understanding/slots/counts.ts';

/** A price that is asked of one: "how much is a fade", "what would one window run", "c'est combien un bain". */
const priceOfOne =
  /(?:how much|what(?:'s| is| are| does| do| would| will)?\b(?=[^.?!;]*\b(?:cost|run|price|charge|for)\b)|price (?:of|for|on)|combien|quel(?:le)? (?:est|serait) le prix|c'est quoi le prix)[^.?!;]*?\b(?:an?|one|the|my|une?|la|le|mon|ma)\s+(?!(?:whole|full|entire|both|two|three|four|other|rest|first|second|deux|trois|tout|couple|pair|few|lot|dozen|total|price|quote|rough|ballpark|estimate|set|bunch|group|family|party|person|piece|paire|douzaine|groupe|famille|personne)\b)[\p{L}'-]{3,}[^.?!;]*/u;
/** It is asked of all of them after all. */
const ofAll =
  /\b(?:for (?:them|all|both|each|every\p{L}*|us|the (?:lot|bunch|whole|\p{L}+ of))|each|apiece|altogether|in total|pour (?:tous|toutes|les (?:deux|trois|quatre|cinq)|nous|eux)|chacune?|en tout|au total)\b/u;
/** Who counts what they want done counts what they ask for. */
const wants =
  /\b(?:please|need|needs|want|wants|wanna|like|looking|book|booking|order|replac\w*|install\w*|get(?:ting)? (?:them|it)|to (?:do|clean|fix|wash|cut)|done|besoin|veux|voudrais|aimerais|faire|remplacer|poser|nettoyer)\b/;

/**
 * How many of something a turn tells, without what only tells of those who ask: "there's five of us here, how much is a
 * tap", "my two boys go there too, what's a cut for me". Of the price of one nothing is counted but where it is asked.
 */
export function countsOfAsked(text: string, counts: readonly FoundCount[]): FoundCount[] {
  const folded = fold(text);
  const asked = priceOfOne.exec(folded);
  if (!asked || folded.length !== text.length || ofAll.test(folded)) return [...counts];
  const [from, to] = [asked.index, asked.index + asked[0].length];
  const clauses = clausesOf(text);
  return counts.filter(({ start, end }) => {
    if (start >= from && end <= to) return true;
    const clause = clauses.find((one) => start >= one.start && start < one.end);
    return clause !== undefined && wants.test(fold(clause.text));
  });
}
