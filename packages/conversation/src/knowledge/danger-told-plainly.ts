import { ofPeople } from './danger-of-people.ts';
import { dangerOnRoad } from './danger-on-roads.ts';
import { plainInFrench, selfHarmInFrench } from './danger-told-plainly-in-french.ts';
import { isLongAgo, withoutFigures } from './figures-of-speech.ts';
import { givesUpLife } from './gives-up-life.ts';
import { armedAgainstSelf, childHarmed, comesArmed, harmToPeople } from './harm-to-people.ts';
import { isLost } from './lost-people.ts';
import { peopleInDanger } from './people-in-danger.ts';
import { comesAgainstOrder, threats } from './threats-told.ts';
import { diesInWords, wishesForDeath } from './wishes-for-death.ts';
import { fold } from './words.ts';

/** A danger to life in plain words; `toSelf` where it is one that somebody is to themselves. */
export type PlainDanger = 'danger' | 'toSelf';

const relation =
  '(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|bab(?:y|ies)|infant|newborn|toddler|twins?|teen(?:ager)?|husband|wife|partner|boyfriend|girlfriend|fianc[e]+|ex|mother|mom|mum|mommy|father|dad|daddy|parents?|step\\p{L}+|brothers?|sisters?|uncle|aunt|cousin|nephew|niece|nana|papa|grand(?:ma|pa|mother|father|son|daughter|child|kids?|parents?)|friends?|buddy|neighbou?rs?|tenant|guys?|m[ae]n|wom[ae]n|lady|dude|person|workers?|co-?workers?|employees?|helper|mechanic|tech(?:nician)?|stylist|drivers?|customers?|clients?|patients?|students?|colleague|boss|roommate|landlord|pedestrian|cyclist|biker|passenger|stranger|cashier|clerk|manager|(?:\\p{L}+|\\d{1,3})[- ]year[- ]old)';
/** Others, as those to whom it happens. */
const other = `(?:he|she|they|some ?(?:body|one)|people|(?:my|our|his|her|their|your|the|an?|this|that|some|two|three|one of (?:my|our|the|your))(?: [\\p{L}']+){0,3}? ${relation})`;
const anybody = `(?:i|we|${other})`;
const whom = `(?:me|us|him|her|them|people|some ?(?:body|one)|everybody|everyone|(?:my|our|his|her|their|your|the|an?)(?: [\\p{L}']+){0,2}? ${relation})`;
/** How a state is told of somebody, whatever stands within it. */
const been =
  "(?:'s|'ve|'re|'m|s)?(?: (?:has|have|had|just|also|all|both|now|really|actually|maybe|probably|apparently))* (?:been|being|be|am|is|are|was|were|got|gets|getting|gotten)(?: (?:just|badly|nearly|all|also|now))*";
/** How something that goes on, or has only now happened, is told. */
const doing =
  "(?:'s|'ve|'re|'m|s)?(?: (?:has|have|is|are|am|just|still|actually|now|really|keeps?|started|been|being|might be|may be|could be|must be|maybe|probably|definitely|also|about to|going to|gonna|trying to))*";
const weapon =
  '(?:hand ?guns?|guns?|pistols?|revolvers?|rifles?|shotguns?|kni(?:fe|ves)|machetes?|weapons?|axes?|hatchets?|bombs?|crowbars?|hammers?)';
const part =
  '(?:fingers?|finger ?tips?|thumbs?|hands?|arms?|foot|feet|toes?|legs?|ears?|hand|wrist)';
const many =
  '(?:\\d{2,}|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|a couple dozen|a dozen|dozens of)';
const pills =
  '(?:pills?|tablets?|capsules?|tylenols?|advils?|aspirins?|painkillers?|sleeping pills?|sedatives?|xanax|percocets?|antidepressants?|gravols?|ibuprofens?)';
const poison =
  '(?:button batter(?:y|ies)|batter(?:y|ies)|magnets?|bleach|drain cleaner|drano|lye|antifreeze|detergent|laundry pods?|poison|rat poison|weed ?killer|gasoline|paint thinner|lighter fluid|turpentine|windshield (?:washer )?fluid|pills|medication|somebody.s meds)';
const child =
  '(?:son|daughter|child|kids?|bab(?:y|ies)|boys?|girls?|toddler|twins|little one|grandson|granddaughter|grandchild|nephew|niece|(?:\\p{L}+|\\d{1,3})[- ]year[- ]old|(?:mother|mom|mum|father|dad|husband|wife|grandma|grandpa|grandmother|grandfather) with (?:dementia|alzheimer\\S*))';
const wheels =
  '(?:car|bus|truck|van|pick ?up|suv|taxi|cab|train|tram|streetcar|subway|bike|motorcycle|scooter|forklift|tractor|trailer|driver|plow|loader|mower)';
const home =
  "(?:house|home|apartment|condo|kitchen|garage|shed|roof|building|trailer|barn|cottage|cabin|attic|basement|bedroom|deck|balcony|duplex|restaurant|unit|fryer|couch|curtains|bed|chimney|neighbou?r'?s(?: (?:house|place))?)";
/** Where the telling of what befell somebody ends, or goes on: not with a thing that it is of. */
const ends =
  "(?= *$| (?:and|i|i'm|i've|we|he|she|they|it|please|help|since|for|from|at|in|on|near|with|right|now|again|outside|here|somewhere|by|what|who|can|could|do|send|off|down|when|while|this|last|there|anywhere|any ?place|an hour|\\p{L}+ (?:minutes|hours))(?!\\p{L}))";

const befell = [
  `${anybody}${been} (?:shot|gunned down)(?! (?:on camera|on film|down|up|by (?:an? )?\\p{L}* ?(?:photo\\p{L}*|guy with a camera)|for (?:the|a|our)|at the (?:lake|studio|park|beach)|glass|of)\\b)`,
  `${anybody}${been} (?:stabbed|knifed|raped|molested|(?:sexually )?assaulted|mugged|kidnapped|abducted|attacked|drugged|strangled|choked out|beaten(?: up)|beat up|held (?:up )?at (?:gun|knife) ?point|held (?:hostage|captive|prisoner|against|in (?:an?|the|some|his|their) \\p{L}+))(?! (?:situation|in the back|by (?:your|these|those|red|work|aliens|weeds|ants|bugs|mosquitoes|mosquitos|wasps?|geese|seagulls|my (?:cat|dog|kids?|toddler|in-? ?laws|boss|inbox|work|hair|insurance\\p{L}*)|an? (?:\\p{L}+ )?(?:toddler|cat|kid|baby|bee|goose|contractor|printer|couch|song)|the (?:prices?|rates?|fees?|price|printer|insurance|bank)))\\b)`,
  `${other}${doing} (?:stab(?:bed|bing|s)?|shooting at|strangl(?:ed|ing|es)|beating up|beating|attacking|attacked|rap(?:ed|ing|es)|molesting|assault(?:ed|ing)|punching|threatening to (?:kill|stab|shoot|hurt|beat|burn|rape)|threatened to (?:kill|stab|shoot)|try(?:ing)? to (?:kill|rape|strangle|stab|shoot|drown|abduct|kidnap)|trying to choke) ${whom}(?!')(?! with (?:his|her|your|their|this|these|kindness|all))`,
  `${other}${doing} (?:hitting|hits|beats|kicks|kicking|kicked|punched|choking|choked|beat|hit|hurting) (?:me|us|(?:my|his|her|their|the|an?) (?:\\p{L}+ )?(?:mom|mother|mum|kids?|wife|baby|girlfriend|sister|brother|child|son|daughter|woman|lady))(?!')(?! (?:at (?:\\p{L}+ )?(?:chess|hockey|golf|cards|tennis|poker|pool|darts|games?|everything|it)|up|with (?:an?|the) (?:fee|bill|charge|quote|price)|if|that|because)\\b)`,
  `${other}${doing} shot (?:me|him|her|himself|herself|(?:my|his|her|a|the|somebody's) (?:\\p{L}+ )?${relation})(?! (?:an?|the|some|over|back|down|at|with|for|as|in the (?:studio|park|garden))\\b)`,
  `(?:there(?:'s| is| was| has been)|they're|they are|people are|some ?(?:body|one)(?:'s| is)|he's|she's|a \\p{L}+ is) (?:still )?(?:an? (?:active )?shooter|shooting(?! (?:us|me|the|our|your|a|an|hoops|pool|photos?|video|star|pain))|shots (?:fired|being))`,
  `(?:he|she|they|my (?:\\p{L}+ )?(?:boyfriend|girlfriend|husband|wife|ex|partner|dad|father|mom|mother|step\\p{L}+|uncle|captor)|(?:the|this|that|some) (?:man|guy|guys|men)) (?:won't|will not|wont|doesn't|refuses to) let (?:me|us|her|my (?:sister|daughter|mom|kids)) (?:leave|out|go)(?! (?:an?|early|work|before|until|till|it|my|the (?!house|apartment|room|car|basement|place|bedroom)|them|without|to (?:the|work)|of (?:my|the|our|this) (?:contract|lease|deal|warranty)|with|shopping|on|over|ahead|first)\\b)`,
  "locked the door and (?:he |she |they )?(?:won't|wont|will not) let (?:me|us) (?:out|leave|go)",
  `(?:${other}|\\p{L}+'s) (?:is )?trying to (?:take|grab|snatch|steal|touch) (?:my|our|the) (?:\\p{L}+ )?${child}(?!')`,
  `(?:he|she|they)(?:'ll| will|'s gonna|'s going to| is going to) (?:shoot|stab|strangle|rape) (?:me|us|him|her)(?! (?:an?|the|back|over|some|for|at|in the studio)\\b)`,
  "(?:we're|i'm|we are|store is|shop is|they're|place is|bank is) (?:being|getting) robbed(?! (?:by|at|with))|robbery (?:going on|in progress|happening)|hold-? ?up (?:going on|in progress)|there(?:'s| is) a bomb(?! (?:ass|shelter|cyclone|pop))",
  '(?:uncle|father|dad|stepdad|step-dad|coach|grandpa|brother) (?:keeps )?touch(?:es|ing) (?:me|my (?:sister|brother|daughter|son))',
  "can'?t (?:talk|speak)(?: freely| openly| right now| now)? (?:he's|she's|they're|he is|my \\p{L}+ is) (?:listening|watching|right (?:here|there|beside)|holding|in the room)",
  'found a (?:dead )?body(?! (?:shop|lotion|wash|spray|butter|pillow))|(?:stab|gun ?shot|bullet) wounds?(?! (?:tattoo|makeup|scars?|kit))',
  `(?:please|somebody|someone|and|can you|could you|you have to|quick(?:ly)?|pizza|cut|large|trim) (?:please )?send (?:the |an |some )?(?:police|cops|ambulance|paramedics|help now|fire (?:department|truck|trucks))`,
  `(?:he|she|they|some ?(?:body|one)|my \\p{L}+)(?:'s|'ve)?(?: has| have| just)? locked (?:me|us|my (?:kids?|sister|mom|daughter|son)) (?:in|up|inside)(?! (?:to|for) (?:an?|the) (?:rate|price|contract|deal))`,
  `${other}${doing} (?:grabbed|snatched|took|kidnapped|abducted|stole) (?:my|our|his|her|a|the) (?:\\p{L}+ )?${child}(?!')(?! (?:to|home|out|for|in|on|shopping|fishing|with|there|up|seat|stroller|monitor|clothes|bag|gate|shampoo)\\b)`,
  `(?:(?:some ?(?:body|one)|people|(?:an?|this|that|the|some|two|three)(?: \\p{L}+){0,3}? (?:m[ae]n|guys?|dude|car|van|truck|stranger|person|wom[ae]n|creep|ex)|my ex|there's \\p{L}+(?: \\p{L}+)?))(?:'s| is| are| has| have| who'?s?| that'?s?| keeps?| been)* (?:following|chasing|stalking) (?:me|us|her|him|my \\p{L}+)(?! (?:up|on (?:instagram|facebook|tiktok|twitter|the|social)|online|for (?:payment|money|the|an?|rent)|about|with (?:an?|the) (?:offer|quote|bill)|account|page)\\b)`,
  `(?:i'm|i am|we're|we are|she's|he's)(?: just| still)? being (?:followed|chased|stalked|attacked|held hostage)(?! (?:up|by (?:my (?:cat|dog|kids?|toddler|boss)|an? (?:toddler|kid|cat|goose))|by (?:debt|the (?:tax|bank)|bill)|on|around by my (?:dog|cat))\\b)`,
  `(?:some ?(?:body|one)|people|(?:an?|this|that|the|some|two|three)(?: \\p{L}+){0,3}? (?:m[ae]n|guys?|dude|stranger|kids|people)|my ex|they)(?:'s|'re| is| are)?(?: right now| still| now)? (?:(?:trying|attempting) to (?:break|get|kick|force|smash)(?: (?:his|their) way)?|breaking|kicking|smashing)(?: \\p{L}+)? (?:in|into|down|through) (?:my|our|the|her|his) (?:\\p{L}+ )?(?:house|home|apartment|door|room|window|place|basement|unit)`,
  `(?:there(?:'s| is| are)|i (?:hear|see|think there's)|i've got|we've got) (?:some ?(?:body|one)|an? (?:\\p{L}+ )?(?:man|stranger|intruder|burglar|prowler|robber)|people|intruders|burglars) (?:\\p{L}+ )?(?:in(?:side)?|breaking in) (?:(?:to )?my|our|her) (?:house|home|apartment|basement|bedroom|kitchen|garage|place)`,
];

const armed = [
  `(?:m[ae]n|guys?|dude|wom[ae]n|person|people|kids?|boy|somebody|someone|he|she|robber|stranger|customer|ex|husband|boyfriend|neighbou?r|teenager|son|tenant|who|is)(?: \\p{L}+){0,4}? (?:with|holding|waving|pointing|pulled(?: out)?|pulling(?: out)?|swinging|carrying|wielding|brandishing) (?:an?|his|her|the|some|two) (?:\\p{L}+ )?${weapon}\\b`,
  `(?:(?:an?|the|this|that|some)(?: \\p{L}+)? (?:man|guy|dude|woman|person|kid|boy|robber|stranger|customer)|he|she|they|somebody|someone|my (?:\\p{L}+ )?(?:husband|boyfriend|ex|neighbou?r|tenant|son|brother|dad|father|roommate))(?:'s|'ve)?(?: (?:has|have|got|also|now|still))* (?:got|has|have) (?:an?|his|the) (?:\\p{L}+ )?${weapon}(?= *$| (?:and|here|outside|in|at|on|to|right|now|pointed|out|i|we|he|she|please|help|with|under)(?!\\p{L}))(?! (?:in|at|on|with) (?:the|a|an|his|her|my) (?:case|safe|shop|attic|collection|scope|vault|drawer|kitchen|rack))`,
  `(?:gun|knife) (?:to|at|against) (?:his|her|their|somebody's|my (?:throat|neck|son|daughter|wife|husband|mom)) ?(?:head|throat|neck|back|face)?|looks like (?:he has |he's got |she has )?an? (?:gun|pistol|rifle|knife)`,
];
/** What is done to such a thing at a shop, and things that only bear its name. */
const harmlessWeapon =
  /\b(?:clean\w*|sharp\w*|repair\w*|fix\w*|sell\w*|sale|trad(?:e|ing)|apprais\w*|blu(?:e|ed|ing)|engrav\w*|nerf|glue|heat|nail|staple|caulk\w*|spray|massage|paint\w*|grease|water|toy|prop|costume|scope|holster|antique|collection|licen[cs]e|permit|regist\w*|transfer|store|handle|steel|kitchen|chef\w*|bread|paring|pocket|order\w*|buy\w*|stock|trigger|barrel|lock\w*|safe|tattoo|restor\w*|wood|glass|bath|logo|poster|emoji)\b/;

const ofBody = [
  "(?:no|(?:doesn't|don't|does not|do not|doesnt|dont|can't|cant|cannot|couldn't|not|never) (?:have|find|feel|get|got|finding|feeling|getting) (?:an?|any|his|her|my|their|the)|lost (?:the|his|her)|without an?) (?:\\p{L}+ )?(?:pulse|heart ?beat)(?! (?:sensor|meter|oximeter|width|dial|signal|laser|on the (?:fence|wire|sensor|line)|monitor))",
  "heart(?:'s| has| just| suddenly)* (?:stopped(?! (?:when|at|for a second))|gave out|quit|isn't beating|not beating|is not beating|stopped beating)",
  `(?:doing|giving|started|starting) (?:him |her |them |my \\p{L}+ )?(?:cpr|chest compressions|mouth to mouth)(?! (?:class\\w*|course\\w*|training|lessons?|instruct\\w*|recert\\w*|workshop\\w*))(?: (?:on|to|right|now|but)|$)`,
  `${anybody}${doing} (?:just had|just having|having|just took|suffer(?:ing|ed)) (?:an? )?(?:\\p{L}+ )?(?:stroke|heart attack|cardiac arrest|seizures?|convulsions?|asthma attack|severe allergic reaction|anaphyla\\p{L}+|aneurysm|miscarriage|brain bleed)(?! (?:over|about|when|seeing|looking|reading|every|at (?:the|your|that|this) (?:price|bill|cost|total|estimate|quote|invoice|number))\\b)`,
  `${anybody}${doing} (?:overdos(?:ed|ing)|od'?(?:ed|ing|s)|od'd|o\\.d\\.'?(?:ed|ing|d)?)(?! (?:the|my|our|it|on (?!pills|drugs|fentanyl|heroin|meds|medication|tylenol|opioids?|insulin|oxy|percs?|something|the|my|his|her)))(?! on (?:the|my|his|her) (?:sugar|cake|food|turkey|colou?r|sun|snacks|filler|show))`,
  `(?:too much|double (?:the|my|his|her)|twice (?:the|my)|\\p{L}+ times (?:too much|the))(?: \\p{L}+){0,3} insulin|insulin\\b.{0,25}\\b(?:too much|too many units|double)`,
  'allergic\\b.{0,30}\\b(?:just|got|been|was) (?:got |been )?(?:stung|bitten)',
  "(?:(?:one|left|right) side|half|side) of (?:his|her|my) face|face(?:'s| is| has)(?: \\p{L}+)? (?:drooping|drooped|droopy)|bleed(?:ing)? to death",
  `(?:baby|newborn|infant|lips)(?:'s| is| are| has)?(?: gone| turned| turning| all| completely)* blue(?= *$| (?:and|i|he|she|please|help)(?!\\p{L}))`,
  `${other}(?:'s| just| has| is)* (?:collapsed|passed out|fainted|keeled over) (?:in|on|at) your`,
  `${other}(?:'s| is| are| was| started|s)+ choking(?! (?:up|me|us|him|her|it|on (?:the|my|your|his) (?:words|prices?|bill)))`,
  'ha(?:d|s|ve) an overdose|(?:took|taken|taking) an overdose',
  `${anybody}${doing} (?:took|taken|swallowed|swallowing|downed|ate|eaten|popped) (?:like |about |over |almost |maybe )?(?:way too many|too many|(?:an?|the|his|her|my|a whole|the whole|the entire|an entire) (?:whole |entire |full )?(?:bottle|bunch|handful|pack(?:age)?|box|load) of|all (?:of )?(?:the|my|his|her)|${many}) (?:\\p{L}+ ){0,2}?${pills}(?! (?:back|to (?:the|your)|home|out)(?!\\p{L}))`,
  `(?:${child}|(?:my|our) \\p{L}+|he|she)${doing} (?:swallowed|drank|drunk|ate|eaten|drinking|swallowing) (?:an?|the|some|my|his|her|your|all the|two|a bunch of|a few|half the)? ?(?:\\p{L}+ ){0,2}?${poison}\\b`,
  `${other}(?:(?:'s|'re| is| are| was| just| almost| nearly| has| have| actually)+ drowning|(?:'s|'ve| just| has| have)* drowned)(?! (?:in (?!the (?:pool|lake|river|water|tub|bath|ocean|pond|sea|hot|canal|creek|harbou?r)|(?:a|our|your|my|their) (?:\\p{L}+ )?(?:pool|lake|river|pond|tub|hot tub|bath))|under|out|it|us|me|with|over|my|the|long|before|when|lane)\\b)`,
  "(?:i'm|i am|we're) drowning(?! (?:here|over|in (?!the (?:pool|lake|river|water|tub|ocean|pond|sea))|under|with|over)\\b)",
  `${other}(?:'s|'ve)?(?: has| have| was| were| is)?(?: been)? (?:underwater|under the water|face down in the)|(?:went|gone|go) under (?:and|the water|the ice)|fell through the ice|(?:my|the|her|his|our) (?:car|truck|van)(?:'s| is| just| went| has| gone)* (?:in|into|sinking(?: in)?) (?:the|a) (?:river|lake|canal|pond|creek)(?! house)|${child} (?:just )?fell (?:in|into) (?:the|our|your|a) (?:pool|lake|river|pond|hot tub|canal)(?! (?:yesterday|last))`,
];

const hurt = [
  `(?:cut|chopped|sliced|sawed|sawn|lopped|ripped|tore|torn|blew|bit|crushed|cutting)(?: right| clean| just)? off (?:the (?:tip|end|top) of )?(?:my|his|her|their|one of (?:my|his|her)|two of (?:my|his|her)|(?:an?|two|three|four)|(?:my|a|the) \\p{L}+'s)(?: \\p{L}+){0,2}? ${part}(?! (?:nails?|hair|holes?|of (?:the|a|my) (?:glove|doll|statue|sweater|shirt|jacket)|warmers?|bone)\\b)`,
  `(?:cut|chopped|sliced|sawed|sawn|lopped|took|ripped|tore|torn|blew|bit|taken)(?: \\p{L}+)? (?:the (?:tip|end|top) of )?(?:my|his|her|their|(?:one|two|three|four|some|most|half) of (?:my|his|her)|(?:my|a|the) \\p{L}+'s)(?: own| whole| left| right| \\p{L}+)? ${part}(?: clean| right| completely| almost| nearly| half)* off(?! (?:the|of|my|it|your)\\b)`,
  `(?:severed|amputated|sliced through|cut through) (?:my|his|her|their|an?|the|two|an artery)(?: \\p{L}+)? ?(?:${part}|artery)`,
  `${part}(?: is|'s| are| got| was| were| has been| have been| just)* (?:cut off|severed|chopped off|sliced off|hanging (?:off|by)|ripped off|torn off|came off in)`,
  `lost (?:an?|his|her|my|two|three|four|both|most of (?:his|her|my)|the (?:tip|end) of (?:his|her|my|an?))(?: \\p{L}+)? ?${part} (?:in|to) (?:the|an?|that|your) (?:\\p{L}+ )?(?:machine|saw|press|baler|grinder|door|mower|blender|auger|chipper|gears?|conveyor|slicer|snow ?blower|lathe|explosion|fan)`,
  `(?:${other}|i)${been} (?:run|ran|rolled|driven|backed) over(?! (?:budget|the (?:numbers|details|plan|quote|time))\\b)`,
  `${other}${been} (?:hit|struck|knocked down|mowed down|dragged|clipped|run down) by (?:an?|the|your|some|this|one of your|my|that) (?:\\p{L}+ ){0,2}?${wheels}`,
  `${wheels}(?: just| has| accidentally)? (?:ran|run|backed|drove|rolled|went) (?:right )?(?:over|into) (?:me|him|her|us|(?:my|his|her|a|the) (?:\\p{L}+ )?(?:${relation}|foot|leg|arm|hand|chest))(?!')(?! (?:car|van|truck|fence|door|bumper|bike|mailbox|print))`,
  `(?:people|some ?(?:body|one)|kids?|passengers?|workers?|two|three|several)(?: are| is|'s| got)(?: \\p{L}+)? (?:hurt|injured|bleeding|trapped|dying(?! (?:to|for|of|out|in (?:this|the) heat))|badly hurt|burned)(?! (?:their|his|her) (?:feelings))`,
  "(?:fell|fallen|falls|slipped|tumbled|collapsed|went down)\\b.{0,60}\\b(?:can'?t|cannot|can not|couldn'?t|unable to|not able to) (?:get (?:back )?up|move|stand|feel (?:my|his|her|their))",
  "(?:can'?t|cannot|can not|lost (?:all |the )?feeling in|no feeling in) ?(?:feel )?(?:my|his|her) (?:face|left (?:arm|side|leg)|right (?:arm|side|leg)|legs|arms?)\\b(?!.{0,40}\\b(?:massage|workout|gym|leg day|needle|freezing|dentist|seat|heater|shoes?)\\b)",
  "(?:about|going|gonna|starting) to (?:pass|black) out(?! (?:laughing|from (?:laughing|hunger|excitement|boredom)|flyers|cards|candy))|i(?:'m| am) (?:passing|blacking) out(?! (?:flyers|cards|candy))",
  '(?:bit(?:ten)?|bites?|stung|struck) by an? (?:\\p{L}+ )?(?:snake|rattle ?snake|rattler|viper|copperhead|cobra|black widow|scorpion)|(?:snake|rattle ?snake|rattler|viper|copperhead|cobra|black widow|scorpion)(?: just| has)? (?:bit|bitten|stung|struck) (?:me|my|him|her|our|us|a|the|somebody|someone)(?! dog| cat| puppy| horse)',
];

const ofBirth = [
  `(?:${anybody}(?:'s|'m|'ve)?(?: is| am| has| just| think i'm| going| gone| went| goes)*|wife's|sister's|daughter's|girlfriend's|going|gone|went) (?:in|into) (?:active |early )?labou?r(?! (?:relations|law|day|market|disputes?|court|costs?|charges?|camp|rates?|unions?|management))`,
  `(?:(?:my|her|the) waters?|waters|${relation}'?s waters?)(?: has| have| just| already)* (?:broke|broken|burst)(?! (?:heater|pipes?|main|line|tank|the|a|our|my|through|out|down|bottle))`,
  'contractions(?: (?:are|every|started|coming|getting|now|just|have|have started|\\p{L}+ minutes)|$)',
  "(?:baby|babies|twins|head)(?:'s| is| are) (?:coming|crowning|showing|coming out|on the way)(?: out| now| right now| fast| early| any minute)?(?= *$| (?:and (?:i|we|there)|i (?:can|need)|we (?:can|need|won't)|help|please)(?!\\p{L}))",
  `(?:giving|gave|about to give|going to give) birth(?: right| here| in| on| now|$)`,
];

const missing = [
  `(?:my|our|her|his|a|the|their|two|three|some|both)(?: [\\p{L}']+){0,3}? ${child}(?: with autism| who has autism)?(?:'s|s)?(?: (?:has|have|is|are|gone|just|been|went|still))* (?:(?:missing|gone missing)${ends}|disappeared|vanished|wandered (?:off|away|out)|run away|ran away|been taken(?! (?:to|out|off|care)))(?! (?:in|at|from|for|on|with|off) (?:\\p{L}+ ){0,3}(?:photos?|pictures?|list|schedule|school|class|sheet|form|teeth|tooth|appointment|plan|booking))`,
  `(?:you|they|day ?care|school|teacher|sitter|nanny)(?: guys| people| have| just)* lost (?:my|our) (?:\\p{L}+ )?${child}(?!')(?! (?:\\p{L}+ )?(?:coat|shoes?|backpack|mitts?|hat|lunch|form|file|records?))`,
  `(?:baby|infant|toddler|child|kid|kids|son|daughter|twins|newborn)(?:'s|s)?(?: (?:is|are|was|were|has|have|been|just|still|all|left|sitting|asleep|alone|locked|stuck|by \\p{L}+self))+ in (?:an?|the|that|your|my|this) (?:hot |parked )?(?:car|van|truck|bus|suv|vehicle)(?: (?:with the windows|in the (?:sun|heat)|alone|and (?:it's hot|nobody|no ?one))|(?= *$))`,
  `(?:left|leaving|locked|forgot) (?:an?|the|their|his|her|my|our) (?:\\p{L}+ )?(?:baby|infant|toddler|child|kids?|son|daughter|newborn) (?:\\p{L}+ )?in (?:an?|the|their|my|his|her|that) (?:hot |parked |locked )?(?:car|van|truck|suv|vehicle)`,
  `(?:can'?t|cannot|couldn'?t|can not) find (?:my|our|the|her|his)(?: [\\p{L}']+){0,3}? ${child}(?!')${ends}`,
];

const ofHouse = [
  `${home}(?:'s|s)?(?: (?:is|are|just|all|also|totally|literally|already|now|started|has|caught))* (?:burning(?: down| up)?|up in (?:flames|smoke)|in flames|engulfed|ablaze|on fire|going up in flames)(?! (?:sale|through|money|hot|bright|oil|wood|up the sales|bush)\\b)`,
  `(?:there(?:'s| is)|we(?:'ve)?(?: have| got)?|i(?:'ve)?(?: have| got)?|it's) an? (?:\\p{L}+ )?(?:grease|kitchen|house|electrical|oil|chimney|oven|stove|brush|car|garage|bedroom|dryer) fire(?! (?:pit|place|claim|job|damage|sale|drill|alarm|extinguisher|inspection|restoration|door|last|clean\\p{L}*)\\b)|(?:grease|oil|kitchen) fire (?:on|in) (?:my|the|our)`,
  'smoke(?: \\p{L}+){0,2}? (?:from|out of|behind|inside) (?:the|an?|my|our|that|one of the) (?:\\p{L}+ )?(?:sockets?|outlets?|plugs?|panel|breakers?|switch|light fixture|wall|wiring|dryer|furnace|attic|extension cord|power bar)(?! (?:detectors?|alarms?))',
  "there(?:'s| is)(?: \\p{L}+){0,2} smoke(?= *$| (?:though|here|now|and|everywhere|in))",
  '(?:thick|black|lots of|a lot of|so much) smoke (?:in|filling|everywhere|coming|all over|pouring|through)|(?:full of|filled with|filling (?:up )?with) (?:\\p{L}+ )?smoke(?! (?:smell|detectors|alarms|damage))',
  '(?:left|leaving|forgot)(?: \\p{L}+)? the (?:gas|gas (?:stove|range|valve|line)|propane)(?: valve| stove)? (?:on|running|open|going)(?! (?:a list|to-?do))',
  "(?:gas|propane) (?:line|main|pipe|meter|hose)(?: has| just| is|'s| got)* (?:broke|broken|burst|ruptured|cracked|snapped|split|punctured|been (?:hit|cut))(?! (?:last|years))",
];

const selfHarm = [
  ...wishesForDeath,
  ...armedAgainstSelf,
  `(?:${anybody})${doing}(?: (?!not(?!\\p{L})|never)\\p{L}+){0,2}? suicidal(?! (?:to (?:drive|invest|book)))`,
  `(?:suicidal|dark) thoughts|thoughts of (?:suicide|ending|killing|dying)|(?<!(?:plants?|tomatoes|phone|car|laptop|fish|printer|battery|ferns?|succulents?|orchids?)(?: all| just)* )commit(?:ting)? suicide`,
  `(?:want(?:s|ed)?|wanna|going|gonna|try(?:ing)?|tried|tries|plan(?:s|ning)?|threaten(?:s|ed|ing)|about|will|'ll|might|ready|decided|says?|thinking (?:of|about)|thought (?:of|about)|keep(?:s)?|feel like|(?:i|he|she|they)(?:'ll|'m|'s| will| am| is)?)(?: (?:to|just|really|about|probably|on|she's|he's|going|gonna|wants|have to))* (?:kill(?:ing)?|hang(?:ing)?|shoot(?:ing)?|drown(?:ing)?|stab(?:bing)?|starv(?:e|ing)|poison(?:ing)?) (?:my|him|her|them)sel(?:f|ves)(?! (?:an?|the|some|in the foot|to (?:death )?(?:over|for|get|make)|over|trying|lifting|with (?:work|laughter|these)|for (?:forgetting|not|missing)|up (?:a|the|some))\\b)`,
  `(?:want(?:s)? to|wanna|going to|gonna|about to|been|keeps?|started|thinking (?:of|about)|feel like|thoughts of|can'?t stop) (?:hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?) (?:my|him|her)self(?! (?:some|an?|off|short|out|loose|the|lifting|doing|trying|on|if|moving|carrying|shaving|with (?:the|my|that) (?:razor|clippers?)|in (?:half|two))\\b)`,
  '(?:end(?:ing)?|tak(?:e|ing|en)|took|ended) (?:my|his|her|their)(?: own)? life(?! (?:insurance|story|savings|in))|end(?:ing)? it all',
  "(?:going|gonna|want(?:s)?|ready|about|thinking|threaten\\p{L}+|trying|will|'ll)(?: to| of| about| just)* jump(?:ing)? (?:off|from|in front)(?: of)? (?:the|a|an|this|my) (?!trampoline|diving|dock|couch|wall|plane)(?:\\p{L}+ )?(?:bridge|roof|building|balcony|ledge|cliff|overpass|train|subway|bus|window|tower|parkade)(?! (?:bungee|tour))",
  "(?:i'm|i am|he's|she's|(?:standing|sitting|is|am) (?:out )?) ?(?:standing |sitting |out )?on (?:the|a) (?:ledge|wrong side of the (?:rail\\p{L}*|guard ?rail|fence|barrier)|edge of (?:the|a) (?:bridge|roof|cliff|building))",
  '(?:wrote|written|left|writing|found) (?:\\p{L}+ ){0,3}?(?:suicide|goodbye) (?:notes?|letters?)',
  "(?:i|he|she|they) can'?t go on(?= *$| (?:any ?more|like this|living))|(?:want|going|ready|need) to end it (?:all|tonight|now)|do something (?:stupid|drastic) to myself|(?:going to|gonna|want to|might|scared i(?:'ll| will)|afraid i(?:'ll| will)) (?:hurt|smother|drown|shake) (?:my|the) (?:\\p{L}+ )?(?:kids?|bab(?:y|ies)|son|daughter|child(?:ren)?|toddler|newborn)",
];

const english = (signs: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${signs.join('|')})`, 'u');
const plain = english([
  ...befell,
  ...ofBody,
  ...hurt,
  ...ofBirth,
  ...missing,
  ...ofHouse,
  ...ofPeople,
  ...harmToPeople,
]);
/** Told in several clauses: who it is, and how old. */
const overClauses = english([...childHarmed, ...comesArmed]);
const withWeapon = english(armed);
const toSelf = english(selfHarm);

/** Several who feel what they breathe, near what burns or what warns of it. */
const allFeelIt =
  /\b(?:(?:toute? (?:la|notre) (?:famille|gang)|tout le monde|on (?:est|a) tou(?:s|tes?)|les enfants)\b(?: [\p{L}']+){0,5} (?:mal (?:a la tete|au coeur|de tete)|etourdi\p{L}*|vomi\p{L}*)|(?:every(?:body|one)|(?:the )?whole (?:family|house|crew|office)|all of us|we all|we both|both of us|both kids|(?:the |my |our )?kids|my (?:wife|husband|partner) and (?:i|me)|we(?:'ve| have))\b(?: [\p{L}']+){0,6} (?:head ?aches?|dizz\w+|nause\w+|throwing up|threw up|vomit\w*|sick to (?:our|their) stomachs?|light-?headed|sleepy|woozy|feel(?:ing|s)? (?:\p{L}+ )?(?:sick|faint)))\b/u;
const burnsThere =
  /\b(?:alarms?|detectors?|furnace|boiler|generator|gas|propane|heater|fireplace|wood ?stove|chimney|flue|monoxide|alarme|avertisseur|detecteur|fournaise|chauffe-eau|foyer|poele|generatrice|monoxyde)\b/;

const between =
  /[.!?;:]+|,(?! (?:please|just)\b)|(?<![a-z'])(?:but|because|cause|mais|parce que?)(?![a-z'])/;
/** What stands before a thing that is only supposed, asked after or told as a story. */
const notReally =
  /(?:(?<![\p{L}'])(?:if|in case|what if|unless|suppose|supposing|imagine|pretend\w*|almost|nearly|failli|quasiment|presque|never|nobody|no ?one|wasn't|weren't|isn't|aren't|not|didn't|(?:do|can|could|would|will|did) you (?:guys )?(?:\p{L}+ )?(?:treat|help|handle|serve|work|see|deal|train|teach|photograph|do|cover|take)|how (?:do|to|can|would)|(?:sounds|sounded) like|does|(?:would|will|can|could|do|does) (?:your|the|an?) \p{L}+ (?:show|see|catch|detect|stop)|when(?:ever)?|quand|lorsqu\p{L}*|before|before i|so that|like (?:i|he|she|we)|feel(?:s|ing)? like|as if|as though|si|au cas|jamais|personne|comme si|imaginez)(?![\p{L}'])(?:[ '-][\p{L}\d'-]+){0,5}[ ']*)$/u;
/** "If he comes back he'll stab me": what will be done is no less meant for the condition it is put under. */
const willBeDone =
  /^(?:[\p{L}' ]+?)?(?:'ll|'m going to|'s going to|will|gonna|going to|vais|vas|va|m'as|veut|veux)(?!\p{L})/u;
const notSo =
  /(?<![\p{L}'])(?:not|isn't|wasn't|never|nobody|no ?one|don't|doesn't|didn't|aren't|won't|without|pas|plus|jamais|personne|aucune?)(?![\p{L}'])(?: [\p{L}']+){0,3}[ ']*$/u;
/** Told of a story, a lesson or a game, or as a joke. */
const madeUp =
  /\b(?:movies?|films?|scenes?|episodes?|novels?|costumes?|halloween|video ?games?|rehearsals?|props?|theatre|theater|the play|songs?|dream\w*|jok(?:e|es|ing)|kidding|lol|haha\w*|courses?|class(?:es)?|training|lessons?|drills?|mannequin|paintball|laser tag|escape room|photo ?shoots?|photographer|portraits?|headshots?|series|documentary|poems?|lyrics|commercial|legende|cours|formations?|deguisement|jeux?|piece de theatre|blague|niaise|reve|photographe|scenarios?|scripts?|tournage|roman|insurance|assurances?)\b/u;
const over =
  /\b(?:(?:back )?in the (?:spring|summer|fall|autumn|winter)|last (?:year|month|week|summer|winter|spring|fall|time)|(?:years?|months?|weeks?|decades?) (?:ago|back)|used to|back in|when (?:i|he|she|they|it) (?:was|were) (?!hit|shot|struck)|in grade \p{L}+|as an? (?:pup|puppy|kitten|kid|child|baby|foal|teen\p{L}*|young \p{L}+)|(?:in|en) (?:19|20)\d\d|in grade \p{L}+|(?:quand|lorsqu)[e']? ?(?:il|elle|y) etait (?:petite?|jeune|bebe|chiot|chaton)|dans les annees|l'an (?:passe|dernier)|(?:annee|semaine|ete|hiver|printemps|fois) (?:passee?|derniere?)|le mois (?:passe|dernier)|y a (?:\p{L}+ ){0,2}(?:ans?|mois|semaines?)|dans le temps|quand j'etais)\b/u;
const stillGoesOn =
  /\b(?:again|still(?! (?:has|have|had|got|limps?|walks?|a bit|a little|stiff|sore|needs?|favou?rs?)\b)|(?<!\b(?:fine|ok|okay|good|clean|better|well|sober|only|so|healed|and) )now|tonight|right now|as we speak|encore|toujours|en ce moment|a soir|ce soir)\b/;
/** Said in fun, whatever else is. */
const inFun =
  /(?<!\p{L})(?:haha\w*|ha ha|(?<=, ?)ha(?= *[,.!]| *$)|hi hi|lol|lmao|mdr|just kidding|kidding|joking|like the ad|no figure of speech|figuratively|so to speak)(?!\p{L})/u;
/** What befalls an animal is told as urgent, and no ambulance comes for it. */
const ofAnimals =
  /\b(?:chats?|chattes?|chiens?|chiennes?|chiots?|chatons?|jument|cheval|vache|lapin|perruche|minou|pitou)\b/;

/** Nobody's life is in danger of prices, leaves or a look. */
function isMeant(clause: string, sign: RegExp, also?: RegExp): boolean {
  const found = sign.exec(clause);
  if (!found || also?.test(clause)) return false;
  const before = clause.slice(0, found.index);
  if (madeUp.test(clause)) return false;
  if (willBeDone.test(found[0])) return !notSo.test(before);
  return !notReally.test(before) && !notSo.test(before);
}

/**
 * The danger to life that words tell of plainly, wherever in them it stands: "what time do you close, there's a man
 * with a gun outside". By who, what happens and to whom: the same word of a photograph, a price or a lawn is none.
 */
export function toldPlainly(words: string): PlainDanger | null {
  // "Jveux mourir", "I wanna die": as it is said.
  const folded = withoutFigures(fold(words))
    .replace(/(?<!\p{L})j(?=(?:veux|vais|vas|suis|pense|peux|me)(?!\p{L}))/gu, 'je ')
    .replace(/(?<!\p{L})wanna(?!\p{L})/gu, 'want to');
  if (inFun.test(folded)) return null;
  if ((over.test(folded) || isLongAgo(folded)) && !stillGoesOn.test(folded)) return null;
  if (givesUpLife(folded)) return 'toSelf';
  const clauses = folded.split(between);
  // "I don't want to live" denies nothing.
  if (
    !diesInWords.test(folded) &&
    clauses.some((one) => isMeant(one, toSelf) || isMeant(one, selfHarmInFrench))
  )
    return 'toSelf';
  const told =
    clauses.some(
      (one) =>
        isMeant(one, plain) ||
        isMeant(one, withWeapon, harmlessWeapon) ||
        threats.some(({ sign, unless }) => isMeant(one, sign, unless)) ||
        isMeant(one, plainInFrench, ofAnimals),
    ) ||
    (!madeUp.test(folded) && overClauses.test(folded)) ||
    (allFeelIt.test(folded) && burnsThere.test(folded)) ||
    (!madeUp.test(folded) &&
      [dangerOnRoad, peopleInDanger, isLost, comesAgainstOrder].some((tells) => tells(words)));
  return told ? 'danger' : null;
}
