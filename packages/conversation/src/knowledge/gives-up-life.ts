import { asksForDeath } from './asks-for-death.ts';

/** What is put in so many words, and is said of nothing but one's life. */
const alone: readonly string[] = [
  'kms|unalive (?:my|him|her)self|(?:make|see (?:my|him|her)self making) it (?:past|through|to) (?:tonight|today|tomorrow|the night|the weekend|next week|morning|christmas)(?= *$| (?:honestly|any ?more|alive)(?!\\p{L}))',
  '(?:thinking (?:of|about)|thought (?:of|about)|want to|wanna|going to|gonna|planning on|planning to|ready to|about to) (?:just )?(?:end|ending) (?:it|things|everything)(?: all)?(?: (?:tonight|today|now|soon|for good|lately|a lot|after (?:this|that|today)))?(?= *$| *[.,;!?]| (?:and|just|so|i|but|before)(?!\\p{L}))',
  '(?:i )?(?:just )?(?:want|need) (?:it all|everything|all of it|all of this|this all) to (?:be over|end|stop|go dark)(?= *$| *[.,;!?]| (?:already|now|so|and)(?!\\p{L}))',
  '(?:at|for|before|in|wear(?:ing)?|planned|planning) my (?:own )?(?:funeral|casket|coffin|wake|obituary)|my own (?:funeral|wake|obituary)|when they (?:find|bury) (?:me|my body)|find my body|open casket.{0,20}\\bme\\b',
  "after (?:tonight|today|tomorrow|this weekend|saturday|sunday|that)(?: [\\p{L}']+)? (?:i )?(?:won't|wont|will not|don't|not going to|not gonna)(?: be)? ?(?:need(?:ing)?|want(?:ing)?) (?:one|it|any ?more|anything|another|any of (?:it|this))|(?:i )?(?:won't|wont) (?:need(?:ing)?) (?:one|it|anything|another(?: one)?) after (?:tonight|today|this weekend)",
  "nobody (?:has|will have|would have|'ll have) to (?:deal|put up|bother|worry) (?:with|about) me",
  '(?:mes|mes propres) funerailles|mon (?:propre )?enterrement|quand (?:ils|on) (?:vont|va)? ?me (?:trouver|trouveront)',
  "(?:veux|veut|voudrais) (?:juste )?que (?:tout (?:ca )?(?:s')?(?:arrete|finisse|soit fini)|ca finisse une fois pour toutes)",
  '(?:passerai|passer|verrai|voir) (?:pas|plus) (?:la nuit|la fin de semaine|demain|noel)',
];

/** That they will be gone, or come for the last time. */
const gone: readonly string[] = [
  "(?:i )?(?:won't|wont|will not|not going to|not gonna) be (?:here|around|with you|needing)|(?:i'll|i will|i'm going to) be gone|if i'm (?:still )?(?:around|here|alive|breathing)",
  "(?:my|this is my|this'll be my|one) last (?:haircut|cut|trim|visit|time|appointment|one|meal|day|call|night|weekend)|last time (?:you|you'll|anyone|i'll) ",
  '(?:serai|serais|suis) (?:plus|pu|pus|pas) la|(?:mon|ma) derni(?:er|ere) (?:coupe|visite|rendez-vous|fois|soiree|journee|nuit)|derniere fois que (?:vous|tu|je|on)|partir pour (?:de bon|toujours)|si je suis encore (?:la|en vie)',
  "(?:this|it|everything) (?:will|'ll) (?:all )?be over (?:soon|tonight|by)|je veux que ca (?:arrete|finisse)",
];
/** That they are done with all of it, or have settled what others settle once. */
const done: readonly string[] = [
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
const ofElse =
  /(?<!\p{L})(?:arrangements?|prealables?|pre-?(?:plan|paid|arrang)\p{L}*|funeral home|contract|subscription|membership|lease|plan|relationship|with (?:him|her|them|my)|boyfriend|girlfriend|marriage|divorce|reno\p{L}*|construction|moving|move|vacation|holiday|trip|mexico|cruise|flight|wedding|semester|exams?|school|winter|snow|course|braces|chemo|season|retir\p{L}+|new job|transfer\p{L}*|deployed|away for|out of town|back (?:on|in|by|the)|back next|until|till|demenage\p{L}*|vacances|voyage|noces|mariage|retraite|contrat|abonnement|jusqu'|pour le travail|his|her|their|grandma|grandpa|dad's|mom's|mother's|father's|husband's|wife's|uncle's|aunt's)(?!\p{L})/u;

/**
 * Whether words tell, however they go about it, that somebody means to end their life: that they will be gone
 * beside that they are done with everything, or what is said of nothing else.
 * @param said folded words.
 */
export function givesUpLife(said: string): boolean {
  if (asksForDeath(said)) return true;
  if (isGone.test(said) && isDone.test(said)) return !ofElse.test(said);
  return (inOneWord.test(said) || endsIt.test(said)) && !ofElse.test(said);
}
