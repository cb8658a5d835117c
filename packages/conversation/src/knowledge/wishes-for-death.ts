const not = "(?:don't|dont|doesn't|do not|does not|didn't|no longer|never|not)";
const wish =
  '(?:want(?:s)?(?: to)?|wish(?:es)?|hop(?:e|es|ing)|rather|prefer(?: to)?|like to|love to|would mind|care to)';
/** On any day one would rather wake late, or not in the cold. */
const waking = `wak(?:e|ing) up(?:(?: again| tomorrow| any ?more| ever| one day| some ?day| in the morning| the next (?:day|morning))+(?! *(?:early|late|at|before|by|with|sore))|(?= *$| *[.,;!?]| (?:and|so|honestly|i|because)(?!\\p{L})))`;
/** As a customer, at work or somewhere else, one is not wanted, or does without. */
const elsewhere =
  '(?! (?:as|on|in|there|for|at|cutting|working|doing|having|paying|bothering|hanging|living|going|coming|if (?:you|i) (?:just )?(?:use|take|book|go|pick|get))(?!\\p{L}))';
const us =
  "(?:every ?(?:one|body)|they|he|she|the world|people|my (?:\\p{L}+ )?(?:kids?|wife|husband|family|parents|mom|mother|dad|partner|friends|children|daughter|son)|(?:the|my) kids)(?:'d| would|'ll| will| are|'re|'s| is| might| all)*";

const english: readonly string[] = [
  `(?:${not} ${wish}|wish(?:es)? (?:i|he|she) (?:didn't|wouldn't|could (?:just )?(?:not|never|sleep and (?:not|never)))|hop(?:e|es|ing) (?:that )?(?:i|he|she) (?:don't|never|doesn't)|(?:wouldn't|don't) (?:mind|care)(?: if)?(?: i)?(?: just)? (?:not|never|didn't|don't)|${wish} (?:just )?(?:not|never)|(?:go|going|fall) (?:to )?(?:sleep|bed|asleep)(?: (?:tonight|one (?:day|night)|now))? and (?:just )?(?:not|never))(?: (?:have|even|just|really|ever|to|be|i))* ${waking}`,
  `${not} (?:really )?(?:want(?:s)? to|feel like) (?:live(?! (?:here|in|with|at|there|like|on|near|next|together|by|off|(?:so |too |that )?(?:far|close))|without (?!(?:him|her|them|you)(?!\\p{L})))|be(?:ing)? alive|exist(?:ing)?|go(?:ing)? on living|be(?:ing)? in this world|be on this earth)|(?:rather|prefer to|wish i could)(?: just)? not (?:be alive|exist|live(?= *$| *[.,;!?]| any ?more))`,
  `(?:i|he|she|they|who)(?:'m| just| really| honestly| kinda| kind of| sometimes)* (?:want(?:s)?(?: to)?|wish(?:es)? (?:i|he|she) (?:was|were|could(?: just)?)|wish(?:es)? (?:i|he|she)'d|ready to|would rather|'d rather)(?: just| be| have)* (?:die|dead|died|gone for good|never (?:been |be )?born|disappear for(?:ever| good))(?! (?:for|of|laughing|when|over|on|down|my hair|it|in (?:that|this|those) (?:dress|shoes))(?!\\p{L}))`,
  `(?:wish|better if) i(?:'d| had| was| were)?(?: just)? never (?:been )?(?:born|existed)`,
  `no (?:reason|point)(?: \\p{L}+)? (?:in|to|of) (?:liv(?:e|ing)(?! (?:in|here|there|with|like)\\b)|being alive|be alive|be here|being here any ?more|go(?:ing)? on(?: any ?more| like this| living))|what(?:'s| is) the point (?:of|in)? ?(?:liv(?:ing|e)(?! (?:in|here|there|with|like)\\b)|being alive|being here any ?more|going on|even being here|my life|staying alive)|(?:life|living)(?:'s| is)?(?: just)? ?(?:not|isn't) worth (?:living|it)|nothing (?:left )?to live for|(?:tired|sick|done) (?:of|with) (?:living(?! (?:in|here|with|like|out|next|on))|being alive|life(?= *$| *[.,]))`,
  `${us} (?:be |so much |a lot |way |just |probably )*(?:better|happier|fine)(?: off)? (?:without me|if (?:i|he|she) (?:was|were|wasn't|weren't|just)(?! (?:late|there on|in the))|with me (?:gone|dead))${elsewhere}|better off (?:dead|if i (?:was|were) (?:dead|gone))|(?:i'd|i would|i'm|i am|rather) (?:be |just )*(?:better off )?dead(?= *$| *[.,;!]| and)`,
  "(?:nobody|no ?one)(?:'d|'ll| would| will| even| really)* (?:miss me(?! (?:on|at|in|for))|(?:care|notice|know|blink|bat an eye)(?: \\p{L}+)? if i(?:'m|'d| was| were| am| just| wasn't| weren't| never)*(?: not| no longer)? (?:gone|dead|disappeared?|died|here|around|alive|woke up|vanished|dropped dead)(?= *$| *[.,;!?]| (?:tomorrow|any ?more|tonight|and|for good)(?!\\p{L})))",
  "(?:won't|not gonna|not going to|will not) be (?:alive|a (?:burden|problem|bother)(?: to (?:\\p{L}+ ?){1,2})? (?:any ?more|much longer|after))|(?:off|top|unalive) myself(?! (?:up|off))|do myself in|check out for good|blow (?:my|his|her) (?:own )?(?:brains|head) out(?! (?:if|listening|with))|(?:bullet|gun) (?:in|to|through|into) my (?:own )?(?:head|mouth|brain)|slit(?:ting)? (?:my|his|her) (?:own )?(?:wrists?|throat)",
];

const pas = '(?:pas|plus|pu|pus|jamais)';
const jour =
  '(?= *$| *[.,;!?]| (?:demain(?! (?:matin )?(?:a|de|tot))|plus|jamais|pis|pantoute|un (?:bon )?matin|le matin *$)(?!\\p{L}))';
const french: readonly string[] = [
  `(?:(?:veu[xt]|voudrais|voudrait|envie|aime(?:rais|rait)|prefere(?:rais|rait)?|espere|souhaite|gout|aimerai|mieux)(?: juste| vraiment| mieux| autant| de| d'| a)* ?(?:ne )?${pas}|(?:${pas}) (?:envie|le gout|gout)(?: de)?|(?:m'|s')?endormi(?:r|s|t)(?: \\p{L}+)? (?:pis|et) (?:ne )?${pas})(?: (?:de|d'|plus|jamais))* ?(?:me |se )?reveill(?:e|er|ais)${jour}`,
  `(?:aimerai[st]|aimerais|prefererais|prefererait|voudrai[st]|souhaite|serai[st])(?: autant| ben| bien)? (?:mieux )?(?:d')?(?:etre|que je (?:sois|meure)|si j'etais|mourir|morte?)(?: \\p{L}+)?? ?(?:morte?s?|pas nee?|jamais nee?|disparue?s?|mourir)?(?<=(?:morte?s?|nee?|disparue?s?|mourir|meure))(?! (?:de|que|d'))`,
  `aurais (?:jamais|pas|mieux fait de (?:pas|jamais)) (?:du )?(?:naitre|venir au monde|etre nee?)`,
  `(?:sert|donne|rime|servait) (?:plus |pas |pu |)?(?:a )?(?:rien|grand.chose|quoi) de (?:vivre|continuer(?: a vivre| de meme|(?= *$))|rester en vie|etre en vie|se battre)|a quoi (?:ca|bon|sert)(?: me)?(?: sert)?(?: de)? ?(?:vivre|continuer(?= *$| a vivre)|etre (?:en vie|ici))|pourquoi (?:vivre|continuer a vivre|je vi[st] encore)|(?:pas|plus|pu|aucune?) (?:de )?raison de (?:vivre|continuer|rester en vie)`,
  `(?:veu[xt]|voudrais) ${pas} etre (?:de ce monde|sur terre|en vie)|personne (?:s'en |s'|se |va |va s'|le )?(?:ennuie|ennuierait|ennuyer|rendrait|rendra(?:it)?|remarquer\\p{L}*|remarque|s'en apercev\\p{L}+)(?: \\p{L}+)?? ?(?:compte)? ?(?:si|que) (?:je|j')(?: \\p{L}+)? ?(?:meur\\p{L}*|mourais|disparai\\p{L}*|disparais|etais (?:plus|pu|pas|morte?)|suis (?:plus|pu|pas|morte?)|serais? (?:plus|pu|morte?)|crevais)`,
  `(?:me|m') ?(?:crisser|tirer|mettre|loger) une balle|me crisser en bas|(?:enlever|oter) de la (?:carte|map|vie)|serai (?:plus|pu|pus) un (?:poids|fardeau|probleme)`,
];

/** What those say, in ordinary words, who wish that they did not live. */
export const wishesForDeath: readonly string[] = [...english, ...french];

/** What one only says one would die of. */
export const diesInWords =
  /(?<!\p{L})(?:hang ?over|hung ?over|embarrass\p{L}*|cramps?|leg day|workout|work ?out|gym|monday|boredom|bored|this heat|the heat|spicy|so full|laugh\p{L}*|cringe\p{L}*|lendemain de (?:brosse|veille|party)|honte|gene|chaleur|gueule de bois|brosse d'hier|the (?:traffic|commute|hold music)|so (?:funny|good|cute|pretty))(?!\p{L})/u;
