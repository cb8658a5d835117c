import { fold } from './words.ts';

const shop =
  '(?:you(?: guys| people| folks| all)?|your (?:company|shop|boss|owner|insurance|guys?|crew|team|tech\\w*|driver)|the (?:company|shop|owner)|they)';
/** That the shop did it. */
const blame = [
  `\\b(?:your|you guys'?|their|his|her|the (?:company|shop|tech\\w*|driver|crew|team)'?s) (?:own |guys'? |company's )?(?:fault|mistake|negligence|screw ?up)\\b`,
  `\\b${shop}(?:'re|'s|'ll be| are| were| was| is| will be)?(?: (?:all|both|fully|legally|the ones?|not))* (?:at fault|to blame|liable|negligent|in the wrong|responsible(?: for (?:this|that|it|the (?:damage|mess|scratch|leak|flood|accident|loss)\\w*|what (?:happened|you|he|they)))?(?=\\W|$)(?! for))`,
  `\\b(?:are|were|is|was) (?:${shop}|it) (?:all |fully |legally )?(?:at fault|to blame|liable|negligent|in the wrong|your (?:fault|mistake))`,
  `\\b${shop}\\b(?: \\p{L}+){0,3} (?:accept|take|taking|admit|assume|acknowledge|own)(?:ing|s)?(?: (?:the|full|all|any|your|that|some|up))* (?:to )?(?:responsibility|liability|the blame|blame|fault)`,
  `\\b(?:accept|admit|acknowledge|assume|taking|own up)(?:ting|ing)?(?: to)?(?: (?:the|full|all|any|your))* (?:responsibility|liability|blame|fault)`,
  `\\b(?:votre|ta|leur|sa) (?:propre )?(?:faute|erreur|negligence)\\b`,
  `\\b(?:vous|t'|tu|votre (?:gars|compagnie|equipe)|c'est vous|ils)\\b(?: ?(?:etes|es|sont|est|seriez))?(?: (?:bien|tous|les))* (?:responsables?|dans le tort|en faute|fautifs?)\\b(?! (?:du|de la|des) (?:stationnement|menage|nettoyage|horaires?))`,
  `\\b(?:assum|accept|reconnaiss|prene|pren)\\w*(?:[- ]vous)? (?:toute |la |votre |une )*(?:responsabilite|faute)`,
];
/** It is asked that this be said. */
const demands =
  /\b(?:admit\w*|accept\w*|acknowledg\w*|confirm\w*|agree\w*|conced\w*|promis\w*|guarantee\w*|own up|assum\w*|take|taking|tell me|say (?:it|that)|saying|isn't it|aren't you|wasn't it|right|correct|reconnai\w*|admet\w*|avou\w*|accept\w*|confirm\w*|assum\w*|prene\w*|dites|n'est-ce pas|hein)\b|\?|^(?:(?:so|and|but|then|ok|okay|well|alors|pis|donc),? )*(?:are|were|was|is|do|did|will|would|can|could|est-ce|etes|c'est-tu)\b/u;

/** That the shop is to pay for harm. */
const will =
  "(?:'ll|'re| will| are| is| have| need| must| should| better| ought|'d better)(?: (?:also|be|have to|need to|going to|gonna|to|just|fully))*";
const harm =
  '(?:damages?|repairs?|scratch\\w*|dents?|mess|loss\\w*|harm|injur\\w*|what (?:you|he|she|they|your \\p{L}+) (?:did|broke|wrecked|ruined|damaged|scratched)|that|this|it|everything|all of it|me|us|my \\p{L}+|the (?:\\p{L}+ )?(?:floor|wall|ceiling|car|window|door|carpet|bill))';
const pays = [
  `\\b${shop}${will} (?:pay(?:ing)?(?: me)?(?: back)? for|reimburs\\w+|compensat\\w+|cover(?:ing)?(?: the cost of)?|replac\\w+|foot(?:ing)?) (?:all |the |my |for |of )*${harm}`,
  `\\b(?:will|are|do|would|can|when will|when are) ${shop} (?:going to |gonna |be |have to )*(?:pay(?:ing)?(?: me)?(?: back)? for|reimburs\\w+|compensat\\w+|cover(?:ing)?) (?:all |the |my |for |of )*${harm}`,
  `\\bwho(?:'s| is|'ll| will)(?: going to| gonna)? pay(?:ing)? for (?:all |the |my )*${harm}`,
  `\\b(?:want|expect|need|make|making) ${shop} to (?:pay|reimburse|compensate|cover)`,
  `\\b(?:vous|tu|on|votre (?:compagnie|assurance)\\w*|vos assurances|ils)\\b(?: (?:allez|vas|va|vont|devez|dois|doit|me|nous|bien|tout))* (?:pay\\w+|rembours\\w+|dedommag\\w+|couvr\\w+|compens\\w+)`,
  `\\b(?:allez|pouvez|pourriez)[- ]vous (?:me |nous |tout )*(?:payer|rembourser|dedommager|couvrir|compenser)`,
  `\\bqui (?:va|est-ce qui va) payer\\b`,
];
/** What was broken, said here or before. */
const harmed =
  /\b(?:damag\w*|brok\w*|scratch\w*|dent(?:ed|s)?|crack\w*|ruin\w*|wreck\w*|flood\w*|leak\w*|burn(?:ed|t)|stain\w*|hurt|injur\w*|destroy\w*|smash\w*|fault|tor[en]|ripp\w+|lost my|kill\w*|chipp\w*|botch\w*|your guys? (?:did|hit|backed|drove|dropped|left)|brise\w*|casse\w*|egratign\w*|abime\w*|endommag\w*|degats?|dommages?|gach\w*|tach(?:e|ee)s?|brul\w*|dechir\w*|perdu)\b/u;
/** Asked in advance: the owner's own words tell that. */
const inCase = /\b(?:if|in case|what happens when|whenever|ever|si|s'il|au cas ou|advenant)\b/u;
const owes =
  /\b(?:you|they|your (?:company|shop|boss))(?: (?:guys|people|still|really|do))* owe (?:me|us)\b(?!(?: an?| the| my| one)? ?(?:more |free |quick |phone )?(?:call|callback|answer|quote|estimate|text|reply|explanation|appointment|visit|cut|wash|coffee|beer|favou?r))|\b(?:vous|tu) (?:me|nous) (?:devez|dois)\b(?! (?:un appel|une reponse|un rappel))/u;

const blames = new RegExp(blame.join('|'), 'u');
const toPay = new RegExp(pays.join('|'), 'u');

/**
 * Whether words ask the shop to own up to harm or to pay for it, or say that it does: nothing that is said to that
 * may admit or promise anything.
 * @param before what was said just before.
 */
export function asksFault(words: string, before: readonly string[] = []): boolean {
  const said = fold(words).trim();
  if (owes.test(said)) return true;
  if (inCase.test(said)) return false;
  if (blames.test(said) && demands.test(said)) return true;
  return toPay.test(said) && [said, ...before.map(fold)].some((one) => harmed.test(one));
}
