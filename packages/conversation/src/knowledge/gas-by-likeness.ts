import { type Happening, tellsAsNow } from './told-as-now.ts';

const smells =
  '(?:smell\\p{L}*|stink\\p{L}*|stench|reek\\p{L}*|odou?rs?|whiff|sent|sentir|senti|pue|puait|odeur|senteur)';
const burns =
  '(?:gas|stove|burners?|oven|range|bbq|barbecue|grill|pilot(?: light)?|camp(?:ing)? stove|propane|torch|lighter|fireplace|heater|cook ?top|gaz|ronds?|four|poele|rechaud|cuisiniere|foyer|briquet)';
const unlit =
  "(?:unlit|not lit|(?:nobody|no ?one|never) lit|isn't lit|(?:didn't|doesn't|won't|before (?:you|it|i)|forget to|forgot to|without) (?:\\p{L}+ )?(?:light\\p{L}*|lit|catch\\p{L}*)|without (?:the )?flame|no flame|left on|on but|before it lights|pas allumee?s?|sans (?:l'|les |la |le )?allumer|(?:ouvert|oublie|reste|partie?)\\p{L}*(?: \\p{L}+){0,2} (?:allume\\p{L}*|ouverte?)|avant (?:de |d'|que)(?: \\p{L}+)? ?allume\\p{L}*|laisse\\p{L}*(?: [\\p{L}']+){0,7} ouverte?)";
const likens = '(?:like|as if|as though|same as|just as|comme|pareil)';

/** Gas told by what it smells like: "like when you leave the stove on without lighting it". */
const likeUnlit: readonly Happening[] = [
  {
    sign: new RegExp(
      `(?<!\\p{L})${smells}(?: [\\p{L}']+){0,6}? ${likens}(?: [\\p{L}']+){0,8}? (?:(?:an? )?unlit ${burns}|${burns}(?: [\\p{L}']+){0,5}? ${unlit})(?!\\p{L})`,
      'u',
    ),
  },
  {
    sign: new RegExp(
      `(?<!\\p{L})${smells}(?: [\\p{L}']+){0,6}? ${likens}(?: [\\p{L}']+){0,6}? ${unlit}(?: [\\p{L}']+){0,4}? ${burns}(?!\\p{L})`,
      'u',
    ),
  },
  {
    sign: new RegExp(
      `(?<!\\p{L})${smells}(?: [\\p{L}']+){0,6}? (?:${likens}|of|de|le|la|du)(?: [\\p{L}']+){0,4}? (?:(?:propane|bbq|barbecue|camping|gas|grill) (?:tank|bottle|cylinder|canister|can)|(?:bonbonne|reservoir) (?:de|a|du) (?:gaz|propane|bbq|barbecue))(?!\\p{L})`,
      'u',
    ),
  },
  {
    sign: /(?<!\p{L})(?:pilot(?: light)?|veilleuse|burner|flame|flamme)(?:'s| is| has| est| s'est)*(?: \p{L}+)? ?(?:out|eteinte?)(?!\p{L})(?:(?: [\p{L}']+){0,10}?) (?:smell|stink|reek|sent|pue)\p{L}*(?! (?:fine|nothing|rien|pas))/u,
  },
];
/** What else such a smell is put down to, and where it belongs. */
const ofElse =
  /(?<!\p{L})(?:burn(?:ing|t)|smok(?:e|ing|y)|plastic|dust\p{L}*|food|wood|brul\p{L}*|fumee|plastique|poussiere)(?!\p{L})/u;

const hit =
  '(?:hit|struck|nick(?:ed)?|cut|caught|clip(?:ped)?|sliced|snag(?:ged)?|punctured|broke|drilled(?: in)?(?:to)?|dug (?:into|up|through)|scraped|tore|ripped|poked|pierced|went through|put (?:a|the) \\p{L}+ through|accroche|perce|coupe|frappe|arrache|pogne|brise|pete|fendu|creve)';
const line =
  '(?:(?:yellow|gas|buried|underground|plastic|metal|poly|steel|main|service|copper) )*(?:lines?|pipes?|hose|main|tubing|tube|riser|meter|something|tuyau|conduite|ligne|affaire)(?: jaune| de gaz| enterree?)?';
const escapes =
  '(?:hiss\\p{L}*|whistl\\p{L}*|roar\\p{L}*|blow\\p{L}*|spew\\p{L}*|shoot\\p{L}*|rush\\p{L}*|jet(?:ting)?|scream\\p{L}*|smell\\p{L}*|stink\\p{L}*|reek\\p{L}*|siffl\\p{L}*|souffl\\p{L}*|gronde|sent (?:pas bon|fort|le|mauvais)|pue|crie)';
/** A line that was struck, and what comes out of it is heard or smelled: nobody hears water so, nor smells it. */
const struckLine: Happening = {
  sign: new RegExp(`(?<!\\p{L})${hit}(?: (?!water|eau)[\\p{L}']+){0,3}? ${line}(?!\\p{L})`, 'u'),
  beside: [new RegExp(`(?<!\\p{L})${escapes}(?!\\p{L})`, 'u')],
  unless:
    /(?<!\p{L})(?:water|wet|soak\p{L}*|flood\p{L}*|irrigation|sprinkler|sewer|septic|drain|brakes?|hydraulic|steering|compressor|air (?:line|hose)|vacuum|freon|refrigerant|coolant|radiator|engine|cars?|trucks?|eau|mouille\p{L}*|inonde\p{L}*|egout|freins?|chars?|autos?|camions?)(?!\p{L})/u,
};
/** What carries gas is yellow. */
const struckYellow: Happening = {
  sign: new RegExp(
    `(?<!\\p{L})${hit}(?: [\\p{L}']+){0,3}? (?:yellow (?:gas |plastic |poly )?(?:lines?|pipes?|hose|tubing|tube)|(?:tuyau|conduite|ligne|fil) jaune)(?!\\p{L})`,
    'u',
  ),
  unless:
    /(?<!\p{L})(?:paint\p{L}*|park(?:ing|ed)|road|tape|peintur\p{L}*|stationn\p{L}*)(?!\p{L})/u,
};

/** Whether words tell of gas by what it smells like, or by a line that was struck. */
export function gasByLikeness(words: string): boolean {
  return (
    tellsAsNow(
      words,
      likeUnlit.map((one) => ({ ...one, unless: ofElse })),
    ) || tellsAsNow(words, [struckLine, struckYellow])
  );
}
