import { type Happening, tellsAsNow } from './told-as-now.ts';
import { fold } from './words.ts';

/** What stands between a thing and what it does: "has just", "keeps", "est en train de". */
export const doing =
  "(?:(?:'s|'re|is|are|was|were|has|have|had|been|just|literally|now|still|starting|started|keeps?|getting|all|totally|completely|actually|went and|froze and|cracked and|basically|to|really|right now) )*";
const faisant =
  "(?:(?:est|sont|a|ont|vient|viennent|de|d'|se|s'|en train|commence(?:nt)?|continue|arrete p(?:as|us|u)|tout|toute|encore|juste|pis|vraiment|completement|en|y|carrement|deja) ?)*";

/** Where the thing stands, between its name and what it does: "the toilet in your washroom". */
const somewhere = String.raw`(?: (?:here|there|in|on|at|upstairs|downstairs|behind|by|from|under|to|of|outside|next)(?: (?!not\b|never\b)[\w']+){0,4}?)?`;
const quelquePart = String.raw`(?: (?:du|de|des|d|dans|en|chez|a|au|sous|derriere)(?:[ '](?!pas\b|jamais\b)\p{L}+){1,4}?)?`;
const faisantOutright = `(?:est|sont|a|ont|vient|viennent|s'est|se sont|qui)(?: ${faisant})?`;
const fixture =
  '(?:drains?|floor drain|toilet|toilets|bath ?tub|tub|shower|sinks?|basin|washer|washing machine|dishwasher|sump(?: pump| pit)?|(?:(?:hot )?water )?(?:heater|tank)|boiler|aquarium|fish tank|septic(?: tank)?|humidifier|ice ?maker|fridge|water cooler|radiator|sprinklers?)';
const place =
  '(?:basement|cellar|crawl ?space|house|home|place|apartment|condo|unit|suite|office|shop|store|salon|clinic|restaurant|kitchen|bath ?room|washroom|laundry(?: room)?|laundromat|garage|hallway|hall|floors?|room|bedroom|building|lobby|den|attic|stairwell|studio|daycare|school|church|warehouse|trailer|cottage|cabin|shed|elevator|here|bakery|gym|parkade|mechanical room)';
const filth =
  '(?:sewage|sewers?|sewer(?:age)? water|waste ?water|poop|crap|shit|human waste|(?:toilet|dirty|brown|black|gr[ea]y) water)';
const pipe = String.raw`(?<!\b(?:exhaust|tail|muffler|drive|stove|vacuum|organ|glass|down|garden|brake|fuel|radiator) )\b(?:pipes?|piping|water ?lines?|water mains?|water supply|mains?|supply (?:lines?|hose)|sprinkler (?:heads?|line|main))`;
const rises =
  '(?:(?:coming|came|comes|backing|backs|bubbling|rising|seeping|flowing|spilling|gushing|shooting|pouring|flooding|overflowing|leaking|spewing) (?:right |back |all )?(?:up|out|in|into|through|over|onto|on|from|down|everywhere)|everywhere|all over|on (?:the|my|our) floor)';
const gives =
  '(?:burst\\w*|broke(?: open| off| apart)?|broken|busted|split(?: open)?|snapped|blew(?: off| out| apart| open)?|let go|ruptur\\w+|exploded|came (?:off|apart)|popped(?: off)?|gave out|cracked open|got (?:hit|cut|broken))';

const lieu =
  '(?:sous-sol|cave|maison|logement|appart(?:ement)?|condo|bureau|magasin|boutique|salon|clinique|resto|restaurant|cuisine|salle(?: de (?:bain|lavage|reception))?|garage|entree|corridor|plancher|chambre|immeuble|bloc|garderie|ecole|chalet|local|vide sanitaire|buanderie|place|ca|passage)';
const appareil =
  '(?:toilettes?|bol de toilette|bains?|baignoire|lavabo|evier|laveuse|lave-vaisselle|chauffe[- ]eau|reservoir|douche|drains?(?: de plancher)?|fosse(?: septique)?|aquarium|puisard|pompe|lave-linge|bain des \\p{L}+)';
const tuyau =
  "(?:tuyaux?|conduites? d'eau|conduites?|entree d'eau|tuyauterie|ligne d'eau|valve|boyau)(?! (?:d'echappement|d'arrosage|d'aspirateur|du poele|de poele))";
const cede =
  '(?:(?:pete|eclate|brise|casse|fendu|creve|lache|explose|perce|defonce)(?:e?s?|r)|fendre)';

const count =
  '(?:an?|one|two|three|four|five|six|half an?|a few|several|a couple(?: of)?|\\d+|un|une|deux|trois|quatre|cinq|six|quelques)';
/** How deep it stands, by what of a body or of a house it reaches. */
const reached =
  '(?:ankles?|knees?|shins?|thighs?|waist|hips?|chest|boots?|outlets?|sockets?|plugs|panel|breakers?|baseboards?|(?:first|second|third|bottom|last) (?:step|stair)|stairs?|window ?sills?|chevilles?|genoux|mollets?|cuisses?|taille|hanches?|bottes?|prises?|panneau|plinthes?|(?:premiere|deuxieme|derniere) marche)';
/** What is meant to hold water, and what else lies deep. */
const meantToHold =
  /\b(?:pools?|ponds?|hot tub|spa|lakes?|rivers?|creeks?|dock|fountain|pressure|aquarium|tank needs|snow|mud|grass|weeds|ski|fishing|waders|socks?|piscine|etang|lac|riviere|fontaine|neige|gazon|quai)\b/;

const now = (text: string): Happening => ({ sign: new RegExp(text, 'u') });
const thing = (text: string): Happening => ({ asThing: true, sign: new RegExp(text, 'u') });

/** Water where it should not be, as what happens: "the tub's overflowing", "sewage is coming up". */
const running: readonly Happening[] = [
  now(
    String.raw`\bwater(?:'?s| is| was)? (?:all over|everywhere|(?:coming|pouring|gushing|spraying|running|shooting|leaking|rushing|seeping) (?:through|down|out|in|into|up|off|from)\b(?! (?:brown|yellow|rusty|cloudy|cold|hot|warm|slow\w*|dirty)))`,
  ),
  now(
    String.raw`\b(?:pouring|gushing|raining|streaming) (?:from|through|out of|down|off|on(?:to)?) (?:the |my |our )?(?:ceiling|walls?|lights?|table|floor|pipe)`,
  ),
  now(
    String.raw`\b(?:leak|spray|gush|pour|spew|spill|drip)\w* (?:\w+ ){0,2}(?:all over|everywhere|all through)\b`,
  ),
  now(String.raw`\b(?:it|it's|water) ?(?:is |'s |keeps |just )?(?:spraying|gushing|spewing)\b`),
  now(
    String.raw`\b${place}(?: \w+)??(?:'s|'re| is| are| has| keeps| started| starting| getting| just| now)(?: (?!not\b)\w+){0,3} (?:flooding|flooded|under ?water|filling (?:up )?with (?:water|sewage)|full of (?:water|sewage)|ankle deep|knee deep)\b(?! (?:with|by) (?!water|sewage|sewer))`,
  ),
  now(String.raw`\b(?:we|i|it|they)(?:'re|'m|'s| are| am| is)(?: \w+){0,1} flooding\b`),
  now(
    String.raw`\b(?:flooding|flooded|floods) (?:out )?(?:into |in |through )?(?:the|my|our|his|her|their|\w+'s|\w+s) (?:\w+ )?${place}\b`,
  ),
  now(String.raw`\b${filth}(?: (?!smell\w*)\w+){0,3}? ${rises}`),
  now(String.raw`\b(?:sewer|septic)(?: \w+)? ${doing}(?:backing|backed) up\b`),
  now(
    String.raw`\b${fixture}${somewhere} ?${doing}(?:let go|burst|ruptured|overflow(?:ing|ed)|running over|spilling over|(?:flooding|backing up|backed up|spraying|gushing|pouring|spewing|leaking) (?:all over|out|onto|into|through|everywhere|on the|the|my|our|right))\b`,
  ),
  now(String.raw`${pipe}${somewhere} ?${doing}${gives}\b`),
  now(
    String.raw`\b(?:hose|valve|faucet|tap|spigot|hydrant|fitting|connection)(?: \w+){0,4} ${doing}(?:burst|blew (?:off|out|apart)|let go|popped off|ruptured|shot off|snapped off)\b`,
  ),
  now(
    String.raw`\b(?:broke|burst|busted|cracked|hit|cut|snapped|ruptured|punctured) (?:an?|the|my|our|her|his) (?:main )?(?:water )?${pipe}\b`,
  ),
  now(
    String.raw`\b(?:eau|d'eau) (?:partout|plein (?:le|la)|qui (?:coule|sort) (?:du|de la|par|a travers))`,
  ),
  now(String.raw`\bplancher (?:est )?(?:inonde|plein d'eau)`),
  now(
    String.raw`\b(?:ca|eau) (?:me |nous )?(?:coule|pisse|degoutte|sort|rentre|descend|gicle|ruisselle)(?: \w+){0,2} (?:du|des|dans|par|de|a travers|chez|partout)\b(?: (?:le |la |l'|les |mon |ma |mes |notre |nos )?(?:plafonds?|murs?|plancher|lumieres?|luminaires?|sous-sol|panneau|voisin\w*)| *$)`,
  ),
  now(
    String.raw`\beau (?:coule|rentre|degoutte|tombe|arrive) (?:sur|dans) (?:le|la|les|mon|ma|notre) (?:panneau|prises?|lumieres?|fils?|boite electrique)`,
  ),
  now(String.raw`\b(?:ca|l'eau|eau) (?:gicle|pisse)\b`),
  now(
    String.raw`\b${lieu}\b(?: \p{L}+)?? ?${faisant} ?(?:inond(?:e|ee|es|ees|er|ent)\b(?! d(?:e |')(?!eau|egout|marde|merde))|pleine? d'eau|sous l'eau|rempli\w* d'eau)`,
  ),
  now(
    String.raw`\b(?:egouts?|eaux? usees?|eau d'egout|marde|merde|caca|eau (?:brune|sale)|fosse septique)\b(?: \p{L}+)?? ?${faisant} ?(?:qui )?(?:refoul|remont|debord|revien|ressor|sort)\p{L}*`,
  ),
  now(
    String.raw`\b(?:drains?(?: de plancher)?|ca) ?${faisant} ?(?:refoul|remont)\p{L}* (?:dans|par|sur|partout|de|plein)`,
  ),
  now(
    String.raw`\b${appareil}(?: \p{L}+)??${quelquePart} ?${faisant} ?(?:debord(?:e|ent|er|ee)\b(?! d(?:e |')(?!eau|partout))|(?<=(?:reservoir|chauffe[- ]eau)(?: [\p{L}']+){0,8} )(?:lache|perce|fendu|creve)(?:e?s?|r)\b)`,
  ),
  now(String.raw`\b${tuyau}${quelquePart}(?: \p{L}+)?? ${faisantOutright} ?${cede}\b`),
  now(
    String.raw`\b(?:brise|pete|casse|creve|perce|accroche|defonce) (?:un|le|mon|notre|son) ${tuyau}`,
  ),
];

/** How deep it stands or that it rises: "it's up to my knees down here", "y'a deux pieds d'eau en bas". */
const deep: readonly Happening[] = [
  String.raw`\b(?:water|sewage|it|flood)(?:'s| is| was| has| just)*(?: \w+){0,4}? (?:up to|past|over|above|near|at|almost to|touching|reaching|covering) (?:my|our|the|your|his|her|all the)(?: \w+)? ?${reached}\b`,
  String.raw`\b(?:water|basement|cellar|crawl ?space|down there|down here|flood\w*|sewage|in it)\b.{0,40}\b(?:ankle|knee|shin|thigh|waist|hip|chest)s?[- ](?:deep|high)\b|\b(?:ankle|knee|shin|thigh|waist|hip|chest)s?[- ](?:deep|high)\b.{0,40}\b(?:water|basement|cellar|down there|down here|flood\w*|sewage)\b`,
  String.raw`\b${count} (?:good |solid )?(?:foot|feet|inch(?:es)?) of (?:\w+ )?(?:water|sewage)\b|\bstanding in (?:\w+ ){0,4}water\b`,
  String.raw`\b(?:water|sewage)(?:'s| is| keeps| just keeps| still)*(?: \w+)? (?:rising|climbing|getting (?:deeper|higher)|coming up (?:fast|quick))\b`,
  String.raw`\b(?:eau|ca|c'est)(?: \S+){0,4}? ?(?:aux|jusqu'?(?: ?aux?| ?a la)?|par-dessus (?:les|mes|la)|au-dessus des|dans les|a la hauteur des|rendue? (?:aux|a la)|proche des|touche (?:aux|les)) ?${reached}\b`,
  String.raw`\b${count} (?:bons? )?(?:pieds?|pouces?) d'eau\b|\bl'eau (?:monte|continue de monter|arrete pas de monter)\b`,
].map((text) => ({ sign: new RegExp(text, 'u'), unless: meantToHold }));

/** The same told as a thing: "I have a burst pipe", "un tuyau éclaté". */
const things: readonly Happening[] = [
  thing(String.raw`\b${tuyau}(?: de)? ${cede}\b`),
  thing(String.raw`^\W*(?:\w+ )?(?:sewer|sewage|drain) back-?up (?:in|at|on|under)\b`),
  thing(
    String.raw`(?:^\W*(?:\w+ )?|\b(?:an?|the|my|our|his|her|their|this|have|got|some|with|\w+'s) (?:\w+ )?)(?:burst|bursted|broken|busted|ruptured|exploded) (?:\w+ )?${pipe}\b`,
  ),
  thing(String.raw`${pipe} (?:burst|break)\b(?! (?:open|off))`),
  thing(
    String.raw`\b(?:have|having|got|there'?s|there is|it's|is) (?:an? |some |this )?(?:\w+ )?(?:flood(?:ing)?|sewer back-?up|sewage back-?up|sewage|raw sewage)(?: (?:in|on|at|here|right|all|everywhere)\b| *$)`,
  ),
  thing(
    String.raw`\b(?:a|ai|avons|avez|y'a|vient d'avoir|c'est) (?:eu )?(?:comme )?(?:un|une) (?:gros |grosse |mechant |petit )?(?:refoulement|inondation|degats? d'eau)\b`,
  ),
];

/** What happened to a car is no flood, and its pipes carry no water. */
const ofVehicle =
  /\b(?:car|truck|van|trunk|vehicle|suv|rv|boat|motorcycle|motorbike|bike|sled|snowmobile|atv|quad|auto|char|camion|bateau|moto|motoneige)\b/;

/** Whether words tell of water or sewage that runs where it should not, right now. */
export function floods(words: string): boolean {
  return !ofVehicle.test(fold(words)) && tellsAsNow(words, [...running, ...deep, ...things]);
}

/** Beside water, what makes it a danger to life: current, or somebody in it. */
const inIt =
  /\b(?:electr\w*|outlets?|panels?|breakers?|sockets?|plugged|wires?|spark\w*|shock\w*|trapped|stuck|hurt|drown\w*|unconscious|child(?:ren)?|kids?|baby|mother|father|grand\w+|oxygen|prises?|panneaux?|courant|noy\w+|coince\w*|blesse\w*|enfants?|bebe)\b/;

/** Whether water runs where it should not, and that is all that is told of: urgent, and no danger to life. */
export function isWaterAlone(words: string): boolean {
  return floods(words) && !inIt.test(fold(words));
}
