import { asksForDeath } from './asks-for-death.ts';

/** What is put in so many words, and is said of nothing but one's life. */
const alone: readonly string[] = [
  'kms|unalive (?:my|him|her)self|(?:make|see (?:my|him|her)self making) it (?:past|through|to) (?:tonight|today|tomorrow|the night|the weekend|next week|morning|christmas)(?= *$| (?:honestly|any ?more|alive)(?!\\p{L}))',
  '(?:thinking (?:of|about)|thought (?:of|about)|want to|wanna|going to|gonna|planning on|planning to|ready to|about to) (?:just )?(?:end|ending) (?:it|things|everything)(?: all)?(?: (?:tonight|today|now|soon|for good|lately|a lot|after (?:this|that|today)))?(?= *$| *[.,;!?]| (?:and|just|so|i|but|before)(?!\\p{L}))',
  '(?:i )?(?:just )?(?:want|need) (?:it all|everything|all of it|all of this|this all) to (?:be over|end|stop|go dark)(?= *$| *[.,;!?]| (?:already|now|so|and)(?!\\p{L}))',
  '(?:at|for|before|in|wear(?:ing)?|planned|planning) my (?:own )?(?:funeral|casket|coffin|wake|obituary)|my own (?:funeral|wake|obituary)|when they (?:find|bury) (?:me|my body)|find my body|open casket.{0,20}\\bme\\b',
  "after (?:tonight|today|tomorrow|this weekend|saturday|sunday|that)(?: [\\p{L}']+)? (?:i )?(?:won't|wont|will not|don't|not going to|not gonna)(?: be)? ?(?:need(?:ing)?|want(?:ing)?) (?:one|it|any ?more|anything|another|any of (?:it|this))|(?:i )?(?:won't|wont|will not|not going to|not gonna) (?:be )?need(?:ing)? (?:one|it|anything|anybody|another(?: one)?) after (?:tonight|today|tomorrow|this weekend)",
  "nobody (?:has|will have|would have|'ll have) to (?:deal|put up|bother|worry) (?:with|about) me",
  '(?:mes|mes propres) funerailles|mon (?:propre )?enterrement|quand (?:ils|on) (?:vont|va)? ?me (?:trouver|trouveront)',
  "(?:veux|veut|voudrais) (?:juste )?que (?:tout (?:ca )?(?:s')?(?:arrete|finisse|soit fini)|ca finisse une fois pour toutes)",
  '(?:passerai|passer|verrai|voir) (?:pas|plus) (?:la nuit|la fin de semaine|demain|noel)',
];

/** That they will be gone, or come for the last time. */
const gone: readonly string[] = [
  "(?:want|need) (?:it|this|the pain|all this)(?: just)? to (?:stop|end|be over)(?= *$| *[.,;!?])|(?:don't|do not) want to be here(?: any ?more)?(?= *$| *[.,;!?])|veux (?:plus|pu|pus) etre (?:ici|la)(?= *$| *[.,;!?])",
  "(?:i )?(?:won't|wont|will not|not going to|not gonna) be (?:here|around|with you|needing)|(?:i'll|i will|i'm going to) be gone|if i'm (?:still )?(?:around|here|alive|breathing)",
  "(?:my|this is my|this'll be my|one) last (?:haircut|cut|trim|visit|time|appointment|one|meal|day|call|night|weekend)|last time (?:you|you'll|anyone|i'll) ",
  '(?:serai|serais|suis) (?:plus|pu|pus|pas) la|(?:mon|ma) derni(?:er|ere) (?:coupe|visite|rendez-vous|fois|soiree|journee|nuit)|derniere fois que (?:vous|tu|je|on)|partir pour (?:de bon|toujours)|si je suis encore (?:la|en vie)',
  "(?:this|it|everything) (?:will|'ll) (?:all )?be over (?:soon|tonight|by)|je veux que ca (?:arrete|finisse)",
];
/** That they are done with all of it, or have settled what others settle once. */
const done: readonly string[] = [
  'never been born|je veux que (?:ca|tout) (?:arrete|finisse)',
  "had enough of (?:everything|it all|all of it|this life|life|all this|people|being)|done with (?:everything|it all|life|all of it|this life)|can't (?:do|take|handle|bear) (?:it|this|life|any of (?:it|this))(?: all)? any ?more|(?:no|what's the|what is the|see the|see any) point|tired of (?:everything|it all|fighting|trying|being here)",
  "(?:wrote|written|left|finished) (?:[\\p{L}']+ ){0,3}?(?:letters?|notes?|goodbyes?|will)(?!\\p{L})|said (?:all )?my goodbyes|give(?:n|ing)? (?:away )?(?:my|all my|everything|the) (?:[\\p{L}']+ ){0,2}?(?:away|to (?:my|a) (?:neighbou?r|sister|brother|friend))|gave (?:my|all my|everything) (?:[\\p{L}']+ ){0,2}?away|i've (?:decided|made up my mind|made my peace)(?= *$| *[.,;!])|(?:it's|it is|i've|i have|that's)(?: \\p{L}+)? decided(?! (?:to|on|that|against|i))|my mind(?:'s| is) made up|made my (?:decision|choice)(?= *$| *[.,;!])",
  '(?:sorry for everything|forgive me|be a burden|better this way|easier for everyone|nobody will (?:care|notice|miss))',
  "a quoi bon|au bout du rouleau|ecoeuree? de (?:tout|la vie|vivre)|tannee? de (?:tout|la vie)|plus (?:la force|capable de continuer|envie de rien)|(?:pas|plus|pu) de sens|(?:j'ai )?(?:ecrit|laisse) (?:les|mes|des|ma|une) (?:lettres?|mots?)|(?:j'ai )?(?:tout|deja tout) (?:regle|donne|prepare|ecrit)|fait mes adieux|j'en (?:ai assez|peux plus) de (?:tout|vivre|la vie)|pardonnez[- ]moi|ma decision est prise",
];

const any = (signs: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${signs.join('|')})`, 'u');
const inOneWord = any(alone);
const isGone = any(gone);
const isDone = any(done);
/** "End it tonight": where nothing is named that ends. */
const endsIt =
  /(?<!\p{L})(?:(?:gonna|going to|i'll|i will|i'm|i am|want to|wanna)(?: just)? (?:end(?:ing)? it|finish it)(?: all)? (?:tonight|today|tomorrow|this weekend|soon|now)|m'en vais (?:finir|arreter) ca (?:a soir|ce soir|drette la))(?!\p{L})/u;
/** What also ends, is left behind or comes for the last time. */
const elsewhere =
  "arrangements?|prealables?|pre-?(?:plan|paid|arrang)\\p{L}*|funeral home|contract|subscription|membership|lease|plan|relationship|with (?:him|her|them|my)|boyfriend|girlfriend|marriage|divorce|reno\\p{L}*|construction|moving|move|vacation|holiday|trip|mexico|cruise|flight|flying|fly|airport|florida|cottage|camp|wedding|semester|exams?|school|college|university|winter|snow|course|braces|chemo|surgery|season|retir\\p{L}+|new job|shift|transfer\\p{L}*|deployed|away for|off to|out of town|back (?:on|in|by|the)|back next|until|till|demenage\\p{L}*|vacances|voyage|noces|mariage|retraite|contrat|abonnement|jusqu'|pour le travail|avion|chalet";
const ofLeaving = any([`(?:${elsewhere})(?!\\p{L})`]);
const ofElse = any([
  `(?:${elsewhere}|his|her|their|grandma|grandpa|dad's|mom's|mother's|father's|husband's|wife's|uncle's|aunt's)(?!\\p{L})`,
]);

/** That they will be gone for good, and from when on. */
const goneForGood = any([
  "(?:won't|wont|will not|not going to|not gonna) be (?:here|around|alive|needing \\p{L}+)(?: [\\p{L}']+){0,2}? ?(?:any ?more|after (?:tonight|today|tomorrow|this weekend)|past (?:tonight|today|tomorrow)|come (?:morning|tomorrow))",
  '(?:serai|serais) (?:pas|plus|pu|pus)(?: \\p{L}+)? ?(?:la )?(?:apres|passe) (?:ce soir|a soir|demain|aujourd.hui|la fin de semaine)',
]);
/** What was to be done for them need not be. */
const callsOff = any([
  "(?:cancel\\p{L}*|(?:don't|dont|do not|no need to|needn't) (?:\\p{L}+ )?(?:bother|come|send|worry|need|call|book)|don't need|forget (?:it|about|the)|never mind|give (?:my|the) (?:spot|appointment|place)|annul\\p{L}*|laissez faire|pas besoin|donnez ma place|oubliez)(?!\\p{L})",
]);
/** Nothing is needed where they go. */
const pastNeeding = any([
  "(?:won't|wont|don't|not going to|not gonna) (?:be )?(?:need\\p{L}*|want\\p{L}*)(?: [\\p{L}']+){0,4}? where (?:i'm|im|i am) (?:going|headed)|where (?:i'm|im|i am) (?:going|headed)(?: [\\p{L}']+){0,2}? (?:won't|wont|don't) need",
  '(?:serai|serais|suis)(?: [\\p{L}]+)? (?:pas|plus|pu|pus) de ce monde|(?:ou|la ou) je (?:m.en )?(?:vais|vas)(?: [\\p{L}]+)? (?:aurai|ai) (?:pas|plus|pu|pus) besoin',
]);
const overForMe = any([
  '(?:over|finished|done) for me(?= *$|[ .,;!])',
  "(?:c'est|c'etait|est|etait) fini pour (?:moi|moe)(?!\\p{L})",
]);
const wroteLetters = any([
  "(?:wrote|written|finished|left)(?: [\\p{L}']+){0,2}? (?:letters?|notes?|goodbyes?)(?!\\p{L})|(?:ecrit|laisse|fini)(?: \\p{L}+){0,2}? (?:lettres?|mots?)(?!\\p{L})",
]);
const saidGoodbyes = any([
  '(?:said|saying|made) (?:all )?(?:of )?my goodbyes|fait (?:tous )?mes adieux',
]);
const gaveAway = any([
  "(?:gave|given|giving)(?: [\\p{L}']+){0,4}? away(?!\\p{L})|(?:found|got)(?: [\\p{L}']+){0,3}? a home(?!\\p{L})|(?:donne|place)(?: \\p{L}+){0,2}? (?:chat|chien|affaires|chose|meubles)(?!\\p{L})",
]);
/** They take their leave of people, and not of a call. */
const leaveTaken = any([
  "this is (?:my )?(?:last )?good-? ?bye|(?:say|tell) (?:[\\p{L}']+ ){1,5}good-? ?bye for me|(?:won't|wont|never|not going to) (?:be )?(?:see|seeing|hear|hearing)(?: from)? (?:me|you|him|her|them|each other) (?:again|any ?more)|c'est un adieu|(?:dis|dites) adieu|reverr\\p{L}+ (?:pas|plus|jamais)",
]);
const warmly = any([
  "(?:thanks?|thank (?:you|him|her|them)|tell (?:[\\p{L}']+ ){1,3}(?:i loved|i'm sorry|sorry|thanks?))(?: [\\p{L}']+){0,3}? ?(?:for everything)?|good to me|always (?:kind|nice|good)|merci pour tout|(?:bonne?|fine?|gentille?) avec moi",
]);
/** Somebody else took leave of those who now fear for them. */
const farewellSent = any([
  "(?:sent|texted|left|wrote|posted|emailed|messaged|called)(?: [\\p{L}']+){0,4}? (?:good-? ?bye|farewell)|(?:good-? ?bye|farewell) (?:message|text|note|letter|email|voicemail|video|post|call)|(?:message|texto|lettre|mot|note|courriel|video|vocal|appel) d'adieux?",
]);
const fearedFor = any([
  "(?:scared|afraid|worried|terrified|frightened|i think|peur)(?: [\\p{L}']+){0,3}? (?:s?he|they|qu'(?:il|elle)|il|elle)(?!\\p{L})|(?:isn't|not|won't|doesn't|can't|nobody)(?: [\\p{L}']+){0,3}? (?:pick\\p{L}* up|answer\\p{L}*|respond\\p{L}*|reach|find|get (?:a )?hold)|do something(?: (?:stupid|drastic|crazy|bad|to \\p{L}+self))?(?= *$|[ .,;!])|inquiete?|(?:repond|trouve|decroche|rejoin\\p{L}*) (?:pas|pu|pus|plus)|faire une betise",
]);
const mayHarmSelf = any([
  "(?:scared|afraid|worried|terrified|frightened)(?: [\\p{L}']+){0,6}? (?:do|doing|done) something (?:stupid|drastic|crazy|bad|to (?:him|her|them|my)sel\\p{L}+)|peur(?: [\\p{L}']+){0,4}? (?:fasse|faire|fait) une betise",
]);
const drugs =
  '(?:pills?|tablets?|capsules?|meds?|medicine|medications?|painkillers?|drops|vials?|phenobarbital|pentobarbital|gabapentin|tramadol|trazodone|xanax|ativan|valium|insulin|opioids?|morphine|codeine|ketamine|sedatives?|pilules?|comprimes?|medicaments?|remedes?|gouttes|insuline|calmants?)';
/** All of a medicine at once, and not a dose of it. */
const tookAll = any([
  `i(?:'ve)?(?: just| also)? (?:took|taken|drank|drunk|swallowed|downed|ate|eaten|finished|injected)(?: [\\p{L}']+){0,2}? ?(?:all (?:of )?(?:the|his|her|their|your|our|these|those|my \\p{L}+'?s)|(?:the|a|an|her|his|my) (?:whole|entire|full)|every last|everything in)(?: [\\p{L}']+){0,5}? ${drugs}(?!\\p{L})(?! (?:to|back|in|out|away|home|with|over|off|from|as|every|like|yesterday|last|you|the vet|course|prescribed))`,
  `j'ai (?:juste |deja |tout )?(?:pris|avale|bu|cale|gobe|mange)(?: \\p{L}+){0,2}? ?(?:tous|toutes|toute la|tout le|la bouteille|le pot|au complet)(?: [\\p{L}']+){0,5}? ${drugs}(?!\\p{L})(?! (?:comme|prescrit|a la|chez|avec))`,
]);

/**
 * Whether words tell, however they go about it, that somebody means to end their life: that they will be gone
 * beside that they are done with everything, or what is said of nothing else.
 * @param said folded words.
 */
export function givesUpLife(said: string): boolean {
  if (asksForDeath(said) || tookAll.test(said) || mayHarmSelf.test(said)) return true;
  if (farewellSent.test(said) && fearedFor.test(said)) return !ofLeaving.test(said);
  if (wroteLetters.test(said) && (gaveAway.test(said) || overForMe.test(said)))
    return !ofLeaving.test(said);
  if ((goneForGood.test(said) || saidGoodbyes.test(said)) && callsOff.test(said))
    return !ofElse.test(said);
  if (pastNeeding.test(said) || (leaveTaken.test(said) && warmly.test(said)))
    return !ofElse.test(said);
  if (isGone.test(said) && isDone.test(said)) return !ofElse.test(said);
  return (inOneWord.test(said) || endsIt.test(said)) && !ofElse.test(said);
}
