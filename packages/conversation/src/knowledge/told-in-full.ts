const small =
  '(?:tiny|little|wee|small|slight|faint|light|mild|weak|petite?|legere?|faible|l[eé]g[eè]re?)';
/** What makes a thing smaller in the telling: "a bit of", "a little", "just a faint", "un petit peu de". */
const degrees = new RegExp(
  `(?<![\\p{L}'])(?:${[
    `(?:just |only |maybe |like )?an? (?:${small} )?(?:bit|touch|hint|tad|trace|whiff)(?: of)?(?: an?)?(?= )`,
    `(?:just |only |maybe |like )?a little(?: bit)?(?= (?:of |like |blue|numb|dizzy|faint|confused|swollen|smok|gas|fire|burn|blood|bleed|spark|short|pale|cold|woozy|warm|hot))(?: of)?`,
    '(?:kind of|kinda|sort of|slightly|faintly|barely|a tad)(?= )',
    `(?<=an? )${small}(?= (?:gas|smoke|burning|propane|smell|odou?r|fire|spark|leak))`,
    "un (?:petit )?peu (?:de |d'|du )?(?=\\p{L})",
    `(?<=une )${small}(?= (?:odeur|senteur|fumee|fum[ée]e|flamme|fuite))`,
  ].join('|')})\\s*`,
  'giu',
);
/** What says of it that it is nothing, once it was told. */
const makesNothing = new RegExp(
  `[,;]?(?:\\s|^)(?:${[
    "(?:but |and |though |tho )?(?:it's|its|it is|that's|he's|she's|i'm|im|we're|they're|everything's|everything is|it seems|seems|he seems|she seems)(?: \\p{L}+)? (?:fine|ok|okay|alright|all right|all good|no big deal|no biggie|nothing(?: serious| bad)?)(?: (?:now|though|i think|i guess|so far))?(?! with)",
    "(?:it's |its |this is |it is )?(?:no|not an?|isn't an?|not) (?:real |big |actual )?(?:emergency|urgent|big deal|panic)(?: or anything)?",
    "(?:mais |pis |et )?(?:c'est (?:correct|beau|pas grave|rien)|[çc]a va(?: bien)?|pas (?:une )?urgen\\p{L}+|rien d'urgent)",
  ].join('|')})(?!\\p{L})`,
  'giu',
);

/**
 * Words without what makes small of the thing they tell: "I smell a bit of gas but it's fine" tells a smell of gas. What
 * somebody makes light of is no less there; what they say is not there ("no gas smell") stays denied.
 */
export function toldInFull(words: string): string {
  return words.replace(makesNothing, ' ').replace(degrees, ' ').replace(/\s+/g, ' ').trim();
}
