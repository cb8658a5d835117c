const helpers =
  '(?:911|9-1-1|nine one one|police|cops|ambulances?|paramedics|medics|fire ?(?:department|trucks?|fighters?|men)|help|le 911|la police|ambulance|les (?:pompiers|secours|ambulanciers|policiers))';
const counting = new RegExp(
  `(?<!\\p{L})(?:${[
    `(?:call|phone|dial|get|send|need you to call)(?:ing|ed)? (?:me |us |for )?(?:the |an |a |some )?${helpers}(?! (?:if|first|yourself|already))`,
    `(?:are|is) (?:they|he|she|somebody|someone|any(?:body|one)|(?:the )?${helpers})(?: [\\p{L}']+){0,2}? (?:coming|on (?:the|their|its|his|her) way|nearly|almost|close)`,
    `how long (?:till|until|before|will|for|are|is|do|does|would)(?: [\\p{L}']+){0,4}? (?:they|${helpers}|some(?:body|one)|get|take|be)`,
    '(?:did|have|has|can|could|will|would) (?:you|they|some(?:body|one))(?: guys| please| already| just)* (?:call|called|dial|dialed|phone|phoned|sent|send|reach|get)(?! (?:me|us) back)',
    "(?:so |and )?you(?:'ve|'re)?(?: have| are| already| just)* (?:called|calling|sending|sent|phoned)",
    "(?:i'll|we'll|i will|we will|i'm|we're|going to|gonna)(?: just| be)* (?:wait(?:ing)?|hid(?:e|ing)|stay(?:ing)? (?:here|with|put|on))",
    "(?:i|we) (?:can't|cannot|can not|couldn't) (?:call|dial|phone|hang up)|you (?:have|need|got) to(?= *$| call| do it| please)|my phone (?:can't|won't|only|doesn't)",
    `(?:appelez|appelle|envoyez|envoie|composez)(?:[- ]les|[- ]moi)? ?(?:l'|une |des )?${helpers}`,
    "(?:est-ce qu(?:e |'))?(?:ils|elle|il|on|les secours|l'ambulance|la police|les pompiers)(?:[- ]t-?)?(?:[- ]?(?:ils|elle|il))? ?(?:arrivent?|s'en viennent|s'en vient|sont en route|est en route|va arriver|vont arriver)(?:[- ]tu)?",
    "(?:dans combien de temps|ca prend combien de temps|(?:avez|aviez)[- ]vous appele|vous (?:les )?avez appele|vous (?:les )?appelez|je (?:vais )?(?:les )?attend\\p{L}*|j'attends|je reste ici)",
    "(?:je|on) (?:ne )?(?:peux|peut) pas (?:les )?(?:appeler|telephoner)|c'est a vous d'appeler",
  ].join('|')})(?!\\p{L})`,
  'u',
);

/**
 * Whether somebody in danger asks that help be called, asks whether it was or comes, or waits for it: whoever
 * believes that it is on its way calls for none.
 * @param said folded words.
 */
export const countsOnHelp = (said: string): boolean => counting.test(said);
