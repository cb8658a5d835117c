import { fold, foldWithoutEnd } from './words.ts';

const call =
  "(?:(?:(?:this|the|our|my|these|your|that|all|phone|of) )*(?:calls?|conversations?|line|talk|chat)|(?:what|everything|anything|whatever|all) (?:that )?(?:i|we)(?:'m|'re| am| are|'ve| have| just)?(?: (?:say|said|saying|tell|told|telling))\\b|my (?:voice|words))";
const details =
  "(?:my|our|the caller|customer|people's|personal|the|this) (?:(?:personal|contact|private|phone) )*(?:information|info|data|details|number)";
const records =
  '(?:record|recorded|recording|records|tape|taped|taping|transcribe|transcribed|transcribing|listening in on|log|logged|logging)';
const keeps = '(?:keep|kept|keeping|save|saved|saving|store|stored|storing)';
const gives =
  '(?:shar(?:e|ed|ing)|sell|sold|selling|us(?:e|ed|ing)|give out|giving out|pass(?:ed|ing)? (?:on|along))';
const being =
  "(?:is|are|be|am|gets?|getting|was|isn't|aren't)(?: (?:being|gonna be|going to be|all|getting|always))*";

/** Said of a call, it is about that whatever its form: "I hope this isn't being recorded". */
const ofRecording = [
  `\\b(?:are|do|is|if|will|not|hope|whether|am|did|does|don't|want|why)\\b.*\\b${records} (?:all )?(?:of )?(?:${call}|me$|us$)`,
  `\\b(?:${call}|this|it|i|we|everything|am i|are we|is (?:this|it|that))(?:'m|'re|'s)?(?: (?:not|n't))* ${being} ?(?:not )?(?:${records})\\b(?! (?:in|on|for) (?:the|my|your) (?:file|system|account))`,
  `\\b(?:am i|are we|(?:is|are) (?:this|it|${call})) (?:being |getting )?(?:recorded|taped|saved|kept|stored|transcribed|on tape)\\b`,
  `\\b(?:do|are|will|did) you(?: guys)?(?: ever| going to| gonna)? ${records}(?: this| it| that)?$`,
  `\\b(?:do|are|will) you (?:going to )?${keeps} (?:a (?:record|recording|copy|transcript) of )?(?:all )?${call}`,
  `\\b(?:is|are|does) (?:there )?(?:a|any) (?:recording|transcript) (?:of|kept)`,
  `\\bwho (?:else )?(?:is |can |will |gets to )?(?:listen\\w*|hears?|reads?|sees?)(?: to| in)? (?:this|${call})`,
];
const ofDetails = [
  `\\bwhat (?:happens|will happen|becomes|do you(?: guys)? do|are you (?:going to|gonna) do|is done|do they do)(?: (?:to|with|of))+ (?:all )?(?:${details}|${call})`,
  `\\bwhere (?:does|do|is|are|will) (?:all )?(?:${details}|${call}) (?:go|end up|kept|stored|saved)`,
  `\\b(?:do|are|will|does|who|can|could)\\b.*\\b(?:${keeps}|${gives}) (?:all )?(?:of )?(?:${details})(?: (?:with|to|for) (?:anyone|anybody|other|others|third|somebody|people|who|how long|long|ever|forever))`,
  `\\b(?:do|are|will|does) (?:you|they|the (?:shop|company|business))(?: guys)?(?: going to)? (?:${gives}|${keeps}) (?:all )?(?:of )?${details}$`,
  `\\bhow long (?:do|does|will|are|is|would) (?:you |they )?(?:${keeps} )?(?:${details}|${call}|what i\\b.*)(?: ${keeps})?`,
  `\\b(?:is|are) (?:${details}|${call}|this) (?:kept )?(?:private|confidential|secure|safe with you)\\b`,
];
const inFrench = [
  "\\b(?:l'|cet |cette |vos |les |mes |notre |votre )(?:appels?|conversations?|ligne)\\b.*\\benregistr\\w+",
  "\\benregistr\\w+ (?:l'|cet |cette |vos |les |mes |notre |tous (?:les|vos) )(?:appels?|conversations?)",
  "\\b(?:m'|nous |me |suis[- ]je |suis |sommes[- ]nous |on est |c'est|est-ce|ca|je suis[- ]tu )(?:[- ]?(?:tu|que|bien|la))*(?: ?en train d'| ?etre| ?en train de m'| ?ete)* ?enregistr(?:e|ee|es|ez|er)\\b(?! (?:mon|ma|mes|un|une|le|la|pour|au|chez|ici pour))",
  '\\benregistrez[- ]vous (?:ca|ceci|cela|ce que)',
  "\\b(?:gard|conserv|enregistr|sauvegard)\\w*(?:[- ]vous)? (?:tout )?(?:ce que (?:je|j'|on)|mes (?:informations?|infos?|renseignements|donnees|coordonnees))",
  "\\b(?:qu'est-ce (?:que|qui)|que|quoi|ou)\\b.*\\b(?:fai(?:tes|t|sez)|arrive|va(?:is|s)?|vont|devien\\w+)\\b.*\\bmes (?:informations?|infos?|renseignements|donnees|coordonnees)",
  '\\bmes (?:informations?|infos?|renseignements|donnees|coordonnees)\\b.*\\b(?:confidentiel\\w+|gardee?s|conservee?s|partagee?s|vendue?s|privee?s|vont ou)',
  '\\b(?:partag|vend|donn)\\w*(?:[- ]vous)? mes (?:informations?|infos?|renseignements|donnees|coordonnees)(?! (?:a jour))',
  '\\bcombien de temps\\b.*\\b(?:gard|conserv)\\w*.*\\b(?:informations?|infos?|renseignements|donnees|appels?|conversations?|ce que je)',
  '\\b(?:appels?|conversations?) (?:confidentiel\\w*|prive\\w*)',
];

const asks = new RegExp([...ofRecording, ...ofDetails, ...inFrench].join('|'), 'u');
/** "Can you record that for me", "save my info for next time": something is to be done. */
const wants =
  /\b(?:can|could|would|please|pouvez|pourriez)\b(?: you| vous)?[- ]?(?: \p{L}+)? (?:record|save|keep|store|log|enregistrer|garder)\b|\b(?:for (?:next time|later|me)|on file|pour (?:la prochaine|plus tard))\b/u;

/** Whether words ask what is recorded or kept of a call, or what becomes of what is told on it. */
export function asksOfKeeping(words: string): boolean {
  const said = foldWithoutEnd(words);
  return asks.test(said) && !wants.test(said);
}

/** Whether an owner's words are about that. */
export function tellsOfKeeping(written: string): boolean {
  return asksOfKeeping(written) || ofOwner.test(fold(written));
}

const ofOwner =
  /\bcalls? (?:are|is|may be|will be|can be|get) (?:\p{L}+ )?(?:recorded|kept|monitored|saved)|\b(?:never|not|do not|don't|we) (?:\p{L}+ )?record (?:\p{L}+ ){0,2}calls?|\b(?:call recordings?|recording calls|privacy|vie privee|renseignements personnels|enregistrement des appels|appels (?:sont|peuvent etre) enregistre\w*)\b/u;
