import { fold } from '../knowledge/words.ts';

const more =
  /\b(?:too|also|as well|on top of that|besides|while (?:you're|they're|he's|she's)|(?:and|plus|also|then) (?:(?:then|also|maybe|i think|actually) )*(?:there's|there are|there is|(?:i|we|he|she|my \p{L}+)(?:'ve|'d|'ll)? (?:also )?(?:have|has|got|need|needs|want|wants|like))|aussi|en plus|(?:et|pis|puis) (?:la )?(?:y a|on a|j'ai|il y a|j'en ai|faudrait|je veux|j'aimerais))\b/u;
const opens =
  /^\W*(?:(?:oh|ok|okay|um|uh|so|yeah|great|perfect|bon|ben|euh)\W+)*(?:and|plus|also|then|et|pis|puis)\b/;
const instead =
  /\b(?:instead|rather|if|suppose\w*|si (?:j'|je|on|c')|only|just|or|versus|vs|differen\w*|compar\w*|cheaper|plutot|seulement|juste|ou|a la place)\b/;

/** "And there's two rooms of carpet", "the oven as well": one thing more, whatever it is like. */
export function saysMore(words: string): boolean {
  const said = fold(words);
  return more.test(said) && !instead.test(said);
}

/** "And the couch": one thing more, unless it is another kind of what was asked for. */
export function opensWithMore(words: string): boolean {
  const said = fold(words);
  return opens.test(said) && !instead.test(said);
}

/** "And the inside of the oven": a name and no more, which asks for its price and not whether it is part of something. */
export function onlyAdds(words: string): boolean {
  return opensWithMore(words) && !ofParts.test(fold(words));
}

const ofParts =
  /\b(?:includ\w*|comes?|part|on top|extra|in (?:that|it|there)|with|is|are|does|do|compri\w*|inclu\w*|en plus|avec)\b/;
