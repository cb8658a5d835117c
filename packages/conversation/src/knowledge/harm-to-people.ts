const limb = '(?:fingers?|finger ?tips?|thumbs?|toes?|hands?|arms?|wrists?|foot|feet|legs?)';
const some =
  '(?:an?|my|his|her|their|the|one|two|three|four|both|(?:one|two|three) of (?:my|his|her)|(?:the )?(?:tip|end|top) of (?:my|his|her|an?))';
const blade =
  '(?:saw|table ?saw|chain ?saw|mower|lawn ?mower|grinder|slicer|snow ?blower|blower|press|machine|blades?|mixer|auger|chipper|fan|belt|gears?|door|disposal|garburator|planer|router|lathe)';
const close =
  "(?:step ?-?(?:dad|father|mom|mother|brother)|dad|daddy|father|papa|mom|mother|mum|uncle|grandpa|grandfather|brother|cousin|coach|teacher|babysitter|neighbou?r|mom's boyfriend|dad's girlfriend|foster \\p{L}+)";
const anAge =
  '(?:five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|[5-9]|1[0-6])(?: years? old)?(?= *$| *[.,;!?]| (?:and|help|please|i|he|she)(?!\\p{L}))';
const gun = '(?:hand ?gun|gun|pistol|rifle|shotgun|knife|machete|baseball bat)';
const breath =
  '(?:ventilator|respirator|breathing machine|oxygen(?: (?:machine|tank|bottle|concentrator))?|dialysis machine|cpap|feeding pump)';

/** What was done to a body, and can be seen. */
export const harmToPeople: readonly string[] = [
  `(?:cut|chopped|sliced|sawed|took|ripped|tore|lost|severed|caught)(?: \\p{L}+)? ${some}(?: \\p{L}+)? ?${limb}(?: \\p{L}+)? (?:clean |right )?(?:off )?(?:with|in|on|to|by) (?:the|an?|that|my|his|her|your|our) (?:\\p{L}+ )?${blade}`,
  `(?:cut|chopped|sliced|sawed|took|ripped|tore|bit) ${some}(?: \\p{L}+)? ?${limb} (?:clean |right |completely |nearly )?off`,
  `${limb}(?: got| was| is|'s)*(?: caught| stuck| jammed| pulled| trapped)? (?:in|into|inside) (?:the|an?|that|my|your|our) (?:\\p{L}+ )?${blade}\\b.{0,40}(?:gone|bleeding|running|blood|can't get|cannot get|off)`,
  "(?:see|seeing) (?:the|my|his|her|their|right to the|down to the|some) (?:\\p{L}+ )?bones?(?! (?:structure|broth|china|density|colou?r))|bones?(?:'s|s)?(?: (?:is|are|was|just|right|all))* (?:sticking|poking|coming|pushing|showing) (?:out|through)|(?:sticking|poking|coming) (?:out|through) (?:of )?(?:the|my|his|her) skin",
  `(?:leg|legs|arm|foot|ankle|knee|wrist|elbow|neck|shoulder)(?:'s|s)?(?: (?:is|was|are|bent|turned|twisted|facing|pointing|hanging|all|just|got))* (?:(?:the|at the) wrong (?:way|angle|direction)(?: (?:round|around))?|backwards?)(?! (?:on the|in the (?:photo|picture|drawing)))`,
  `(?:nails?|screws?|rebar|wire|needle|drill|bit|rod|spike|fence post|stake|hook|arrow|branch|stick)(?: has| just|'s)? (?:went|gone|goes|is|shot)? ?(?:right |straight |clean |all the way )?through (?:my|his|her|their|somebody's|(?:my|the|a) \\p{L}+'s) (?:hand|foot|palm|arm|leg|cheek|eye|neck|thigh|stomach|chest|finger|thumb)`,
  "(?:he|she|they|somebody|someone|my \\p{L}+)(?:'s|'d)?(?: [\\p{L}']+){0,4} (?:hands?|arm|belt|cord|rope|scarf) (?:round|around) (?:my|her|his) (?:neck|throat)",
  `(?:he|she|they|my \\p{L}+)(?:'s|'re| is| are| keeps?| started)* (?:beating|wailing|whaling|pounding|punching|kicking) (?:up )?(?:on )?(?:me|us|my (?:mom|mother|mum|dad|sister|brother|kids?|wife|friend)|the (?:kids?|baby|children))(?!')`,
  '(?:scream|yell|shout|call|cry|hurl)(?:ing|s|ed) (?:out )?for (?:some |any )?help(?! (?:desk|line|with|wanted))|(?:scream|yell|shout)(?:ing|s)? (?:somebody|someone|please) help',
  "(?:i've|i have|i was|i am|i'm|he's|she's|he was|she was|we've|we were|been|getting|got|think i'm|somebody(?:'s)?|someone(?:'s)?|they|\\p{L}+'s|is|was)(?: been| just| being| all)* (?:poisoned|poisoning)(?: (?:me|us|him|her|my \\p{L}+))?(?! (?:ivy|oak|by (?:this|that|the) (?:attitude|article|idea)|relationship|atmosphere|the (?:weeds|mice|rats|ants|lawn)))|(?:drink|drinks|beer|coffee)(?: was| got|'s| has| were)* (?:been )?(?:spiked|drugged|roofied)",
  '(?:forks?|kni(?:fe|ves)|screwdrivers?|fingers?|scissors|paper ?clips?|keys?|tongue|hand|wire|metal)(?: \\p{L}+){0,2} (?:in|into|inside) (?:the|an?|that|our) (?:\\p{L}+ )?(?:socket|outlet|plug|panel|toaster)\\b.{0,50}(?:thrown|threw|shock\\p{L}*|zapped|jolt\\p{L}*|stuck|burn\\p{L}*|flew|knocked|shaking|twitching)',
  `(?:swallow|choke|eat|ate|drank|drink|inhale)\\p{L}* (?:down )?(?:one of |some of |an? |the |some |two |those |these |(?:a|the) (?:whole |little |tiny |small )?)*(?:(?:those|the|our|these|your|my|round|small|little|tiny|hearing aid|watch|button|perm|hair|floor|toilet|oven|drain|window|pool) )*(?:batter(?:y|ies)|magnets?|bleach|solution|peroxide|lye|developer|relaxer|acetone|remover|cleaner|descaler|thinner|pod|pods|detergent|chlorine|acid|polish)(?= *$| *[.,;!?]| (?:and|from|by|out|just|he|she|what|i|we|help|off|that|yesterday|today|this|of)(?!\\p{L}))`,
  `(?:power|hydro|electricity|lights?|backup|generator|battery)(?:'s|s)?(?: (?:is|are|was|just|has|been|all|went|gone))* (?:out|off|down|dead|failed|cut)\\b.{0,60}(?:on (?:an?|his|her|my|the) )?${breath}|${breath}(?:'s|s)?(?: (?:is|has|just|was|are|went|it))* (?:out|ran out|run out|empty|stopped(?: working)?|died|dead|not working|quit|failing|running (?:out|low)|broke)`,
  `(?:on|onto|across) the ice\\b.{0,50}(?:crack\\p{L}*|broke|breaking|gave|giving way|opened|sinking)|ice\\b.{0,20}(?:crack\\p{L}*|broke|breaking|gave way|giving way)\\b.{0,40}(?:on (?:it|there)|kids?|people|boys?|girls?|son|daughter|dog|him|her|them|underneath|under)`,
  "(?:(?:i|we|he|she|they|kid|boy|girl|son|daughter|friend|employee|cook)(?:'m|'re|'s| am| are| is| got| was| were)|(?:my|our|the|a) \\p{L}+(?:'s| is| got| was)) (?:\\p{L}+ )?(?:locked|stuck|trapped|shut|closed)(?: \\p{L}+)? (?:in|inside) (?:the|an?|your|this|our|my) (?:\\p{L}+[- ]){0,2}?(?:freezer|walk-in(?: cooler)?|cooler|trunk|vault|sauna|silo|tank|kiln|steam room|dumpster|compactor|septic|well|crawl ?space)(?! (?:door|bag|bin|space for|lid))",
  "left arm(?:'s|s)?(?: (?:is|are|feels?|has|been|went|gone|getting|all|so|really|a bit))* (?:heavy|numb|tingl\\p{L}*|aching|weak|hurt\\p{L}*|dead)\\b.{0,60}(?:jaw|chest|sweat\\p{L}*|breath\\p{L}*|nause\\p{L}*|dizzy)|(?:jaw|chest)\\b.{0,50}left arm(?:'s|s)?(?: (?:is|feels?|are|been|so))* (?:heavy|numb|tingl\\p{L}*|aching|weak|hurt\\p{L}*)",
  `(?:crush|pin|flatten|squash|land|fell|fallen|roll|collaps|fold)\\p{L}*(?: \\p{L}+)? (?:my|our|the|his|her|a) (?:\\p{L}+ )?(?:car|truck|van|tractor|house|tent|shed|garage|trailer|stall|booth)\\b.{0,30}(?:with|and) (?:(?:my|the|our|his|her|a|two|three) (?:husband|wife|partner|kids?|sons?|daughters?|mom|mum|mother|dad|father|baby|dogs?|friends?|brothers?|sisters?|people|drivers?|workers?|guys?|m[ae]n|wom[ae]n|child(?:ren)?|employees?|helpers?|neighbou?rs?|passengers?)|him|her|them|people|somebody|someone|us|me)(?:'s| is| are)? (?:in it|inside|in there|underneath|under (?:it|there)|still in)`,
  "(?:m[ae]n|guys?|stranger|some ?(?:body|one)|person|people)(?:'s|s)?(?: (?:is|are|keeps?|still|just|outside))* (?:trying|tries|jiggl\\p{L}+|rattl\\p{L}+|pulling on|yanking) (?:on )?(?:my|our|all the) (?:\\p{L}+ )?(?:doors?|door ?handles?|door ?knobs?|windows?|locks?)(?! (?:in (?:white|black|oak)|out|on for|style))",
  "(?:ammonia|chlorine|acid|chemicals?|pesticide|solvent|cylinder)(?:'s|s)?(?: (?:is|are|tank|line|drum|has|have|just|all|started))* (?:leaking|leaked|spilled|spilling|spraying|pouring|fuming)(?! (?:stain|test))",
  `(?:hair|sleeve|scarf|hand|arm|glove|jacket|tie|braid|coat)(?:'s|s)?(?: (?:is|are|got|gets|just|was|being))* (?:caught|stuck|wrapped|pulled|tangled|wound)(?: up)? (?:in|into|around) (?:the|an?|that|my|your) (?:\\p{L}+ )?(?:drill|lathe|chain|motor|conveyor|pto|baler|${blade})(?! (?:frame|jamb|handle|of the (?:car|truck|coat)))`,
  "(?:blood|bleeding)(?:'s| is)?(?: (?:coming|pouring|gushing|running|spurting|dripping|squirting))*(?: out)? (?:of|from|down) (?:my|his|her|their) (?:ears?|eyes?|mouth|head|neck|chest|stomach|belly|groin|throat)",
  "there(?:'s| has| had)?(?: just)? been an? (?:\\p{L}+ )?(?:shooting|stabbing|explosion|drowning)(?! (?:range|gallery|star|match))",
  "(?:got|have|having|has|it's|is|with|feel like|think it's|getting|symptoms of|maybe) (?:co|c o|carbon monoxide|gas|chlorine|lead fume) poisoning(?! (?:course|training|detectors?|alarms?))",
];

/** A child, who tells of somebody at home. */
export const childHarmed: readonly string[] = [
  `${close}(?:'s|s)?(?: (?:keeps?|always|sometimes|just|still|is|been))* (?:touch|hurt|hit|beat|grab|kiss|punch|kick)(?:es|s|ing|ed)? (?:on )?me(?!')(?! (?:up|back|to (?:it|the)|at|in (?:chess|hockey)|with (?:his|her) (?:car|truck)|my|for|about|off|as)(?!\\p{L}))\\b.{0,60}(?:night|i'm ${anAge}|i am ${anAge}|private|down there|scared|afraid|secret|won't stop|every)`,
  `${close}(?:'s|s)?(?: \\p{L}+){0,2} (?:makes?|made|forc(?:es|ed|ing)) me (?:to )?(?:do (?:things|stuff|bad)|touch|kiss|undress|take off|watch him)`,
  `(?:i'm|i am) ${anAge}.{0,60}${close}(?:'s|s)?(?: \\p{L}+){0,3} (?:touch|hurt|hit|beat|grab|kiss|punch|kick|comes? (?:in|into) my (?:room|bed))`,
  `${close}(?:'s|s)?(?: \\p{L}+){0,2} comes? (?:in|into)(?: to)? my (?:room|bed)\\b.{0,40}(?:night|i'm ${anAge}|i am ${anAge}|scared)`,
  `${close} (?:hurts?|hits?|beats?|touches?) me\\b.{0,30}(?:i'm|i am) ${anAge}`,
];

/** Somebody armed who says that they are coming, or what they know of those who work there. */
export const comesArmed: readonly string[] = [
  `(?:i'll|i will|i'm|i am|we're|we'll)(?: \\p{L}+){0,3} (?:be there|coming|on my way|on our way|over|outside|in your (?:lot|parking lot))(?: \\p{L}+){0,3}? with (?:my|a|the|our|his) (?:\\p{L}+ )?${gun}(?! (?:safe|case|show|range|permit|licen[cs]e|sharpener|set|block|to (?:be )?(?:sharpen|engrav|clean|fix|repair|apprais)))`,
  `(?:i|we)(?:'ve|'m)? (?:brought|bringing|got|have|grabbed|packed|packing) (?:my|a|the|our) (?:\\p{L}+ )?${gun}(?! (?:safe|case|show|range|permit|licen[cs]e|sharpener|set|block|in for|to (?:be|get)|that needs|for (?:a|the|sharpening|repair)))\\b.{0,40}(?:boss|owner|manager|tell|you(?:'ll| will| guys|r)|staff|sorry|see|watch|regret|pay)`,
  '(?:i|we) know where (?:you|he|she|they|your (?:\\p{L}+ )?(?:staff|boss|owner|family|kids?|wife|husband|people|crew|girls?|guys)|the owner)(?: all)? (?:lives?|sleeps?|goes? to school|parks?)',
];

/** With what would end them in their hands. */
export const armedAgainstSelf: readonly string[] = [
  "(?:might|may|could|will|'ll|gonna|going to|about to|afraid of|scared of|thinking of)(?: just)? (?:hurt|harm|cut|kill|hurting|harming|cutting|killing) myself(?! (?:if|lifting|trying|doing|on|off|with (?:this|that|the|these)|moving|carrying|climbing|shaving|laughing|a (?:break|deal|piece|cheque|check))(?!\\p{L}))",
  "(?:i've|i have|i'm|i am|he's|she's|he has|she has)(?: got| holding| sitting| here| just)* (?:with )?(?:the|a|my|his|her|all the) (?:\\p{L}+ )?(?:pills|rope|noose|gun|pistol|rifle|blade|razor|knife)(?: \\p{L}+){0,2} (?:in front of (?:me|him|her)|in (?:my|his|her) (?:hands?|mouth|lap)|(?:to|on|at|against) (?:my|his|her) (?:own )?(?:wrists?|throat|head|neck|temple))",
];

/** The same in French. */
export const harmInFrench: readonly string[] = [
  "(?:j'arrive|je m'en viens|j'm'en viens|je serai la|je vais etre la|je suis en route|j'apporte|j'ai apporte|j'ai amene|j'amene)(?: \\p{L}+){0,4}? (?:avec )?(?:mon|un|le) (?:\\p{L}+ )?(?:fusil|gun|couteau|pistolet|carabine|machette|batte)(?! (?:a (?:aiguiser|reparer)|pour (?:le faire|l'affutage|aiguiser)))",
  `(?:coupe|tranche|arrache|sectionne|scie)\\p{L}* (?:(?:un|une|deux|trois|le|la|les|son|sa|ses|mon|ma|mes|des) )?(?:bout (?:du|de) )?(?:doigts?|pouces?|orteils?|main|bras|pied)\\b.{0,30}(?:scie|tondeuse|machine|souffleuse|hachoir|porte|net|presse)`,
  "(?:voit|vois|on voit) (?:l'|son |mon |les |un )?os(?!\\p{L})|os (?:qui )?(?:sort|depasse|ressort)|(?:jambe|bras|pied|cheville|genou|poignet)(?: \\p{L}+){0,3} (?:a l'envers|du mauvais (?:bord|cote|sens)|tout croche)",
  "(?:je (?:me )?suis|j'ai ete|il a ete|elle a ete|on m'a|ils m'ont|elle s'est fait|je me suis fait) (?:fait )?empoisonn\\p{L}+|(?:mis|met) (?:de la drogue|quelque chose) dans mon (?:verre|drink)",
  "(?:crie|hurle|criait|appelle)\\p{L}* (?:a l'aide|au secours)",
  '(?:mon|le) (?:beau-?pere|pere|oncle|grand-?pere|frere|coach|voisin|chum de ma mere)(?: \\p{L}+){0,2} (?:me touche|me fait mal|me bat|me frappe|vient dans (?:ma chambre|mon lit))',
  '(?:sur|dans) (?:la )?glace\\b.{0,40}(?:craqu\\p{L}+|fend\\p{L}*|casse\\p{L}*|lache\\p{L}*|cale\\p{L}*)|(?:embarre|enferme|pris|pogne|coince)e?s? dans (?:le|la|un|une|votre) (?:congelateur|chambre froide|frigo|coffre|sauna|walk-?in)',
  "(?:mains?|corde|ceinture) autour (?:du|de mon) cou|(?:il|elle) (?:m'a|m'etrangle|me serre) .{0,20}(?:gorge|cou)(?!\\p{L})",
];
