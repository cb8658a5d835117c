const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|février|mars|avril|mai|juin|juillet|aout|août|septembre|octobre|novembre|decembre|décembre)';
/** What weighs on people and harms nobody: money, work and what piles up. */
const burden =
  '(?:bills?|costs?|fees?|prices?|pricing|quotes?|estimates?|invoices?|rates?|rent|mortgage|payments?|loans?|debts?|tax(?:es)?|interest|premiums?|insurance|paperwork|paper ?work|e-?mails?|inbox|messages|homework|work|laundry|dishes|orders?|bookings|meetings|deadlines?|inventory|boxes|leaves|weeds|clutter|toys|diapers|hair|fur|traffic|stress|guilt|love|debt|factures?|paperasse|dettes?|prix|couts?|taxes|imp[oô]ts?|loyer|hypoth[eè]que|ouvrage|travail|boulot|courriels|lavage|vaisselle|feuilles|commandes|rendez-vous|frais|co[uû]ts)';
const suffers =
  '(?:chok\\p{L}*|drown\\p{L}*|suffocat\\p{L}*|bleed\\p{L}*|d(?:ying|ies?)|buried|crush\\p{L}*|strangl\\p{L}*|kill\\p{L}*|burn(?:ing|s)|swamped|gagg\\p{L}*|smother\\p{L}*|[eé]touff\\p{L}*|noi\\p{L}*|noy\\p{L}*|[eé]crase\\p{L}*|enterr[eé]\\p{L}*|tu(?:e|ent)|saign\\p{L}*|[eé]trangl\\p{L}*)';
/** Said of a betrayal, of who presses and of what costs: nobody bleeds of it. */
const figures = [
  '(?:stab(?:s|bed|bing)?|poignard\\p{L}*)(?: (?:me|us|him|her|them|you))?(?: right)? (?:in the back|dans le dos)',
  'knife in (?:my|our|the) back',
  'breath(?:es?|ing) down (?:my|our|his|her|their|your) necks?',
  'bleed(?:s|ing)? (?:me|us|you|him|her|them) (?:dry|white)',
  `${suffers}(?: \\p{L}+)? (?:on|in|under|over|by|with|from|through|beneath|dans|sous|avec|par|de) (?:(?!(?:smoke|gas|fire|water)(?!\\p{L}))[\\p{L}']+ ){0,3}?${burden}`,
  `(?<!\\p{L})(?:[\\p{L}']+ ){0,2}${burden}(?:'s|'re| is| are|s)?(?: (?:just|really|all|absolutely|slowly|going to|gonna))* (?:kill|strangl|chok|crush|suffocat|bury|drown|smother)\\p{L}* (?:me|us|him|her|them)`,
  `(?:bank account|wallet|credit card|budget|compte|portefeuille|carte de cr[eé]dit)(?:'s| is| est)? (?:bleeding|dying|dead|hemorrhaging|mort\\p{L}*)|bleeding (?:money|cash|edge|hearts?|(?:red|pink|blue|orange|purple|ink|colou?rs?|into))|burn(?:ing)? (?:up |through )?(?:money|cash|vacation days|daylight|time)`,
  // What one hears at the sight of a bill.
  '(?:ga?ve|gives|giving|donn[eé]\\p{L}*|about had|nearly had|almost had|failli (?:faire|avoir)) (?:me |us |him |her |my \\p{L}+ )?(?:an?|une?) (?:\\p{L}+ )?(?:heart attack|stroke|aneurysm|crise (?:cardiaque|de c(?:oe|œ)ur|du c(?:oe|œ)ur)|avc)',
  "(?:that|this|the|your|his|her|these|ce|la|le|les|cette) (?:\\p{L}+ )?(?:bills?|quotes?|prices?|invoice|estimate|total|number|figure|photos?|color|colour|surprise|news|prix|facture|soumission|montant)(?: \\p{L}+)? (?:gave|gives|m'a|nous a|m’a)(?: \\p{L}+){0,3} (?:heart attack|stroke|aneurysm|crise (?:cardiaque|de c(?:oe|œ)ur))",
  '(?:up|down|going down|went down|crashed) (?:in flames|and burned) (?:over|about|with (?:this|the) (?:wedding|event|party))|on fire (?:this (?:season|summer|winter|fall|spring|year|week|month|quarter)|lately|these days|since)',
  // Who lacks a thing is not missing.
  'missing (?:an?|one|two|three|four|five|some|his|her|my|our|their|the|its|half|most|all|a few|\\d+)(?: of)?(?: (?:an?|his|her|my|their|the))? (?!(?:kids?|child\\p{L}*|boys?|girls?|sons?|daughters?|toddlers?|people|mother|father|mom|dad|hours?|minutes|days?|\\p{L}+[- ]year)(?!\\p{L}))\\p{L}+(?: \\p{L}+)?',
  // What is theirs is lost, and not they.
  "(?:lost|misplaced|can't find|cannot find|left|forgot|looking for|found) (?:my|our|his|her|the|their)(?: [\\p{L}-]+){1,3}(?:'|’)s? (?:\\p{L}+ )?(?!(?:gone|missing|been|not|in)(?!\\p{L}))\\p{L}+|(?:perdu|oubli[eé]|laiss[eé]|trouve pas|cherche) (?:le|la|les|un|une|l') ?\\p{L}+ (?:de|du|à|a) (?:mon|ma|mes|notre|nos|la|le)? ?\\p{L}+",
  "(?:have|having|has) a (?:fit|cow|stroke|heart attack|meltdown) (?:when|if) (?:he|she|they|i|we)(?:'ll)? (?:see|sees|saw|hear|hears|get|gets|find|finds)",
  // What is used up is not gone.
  '(?:gone|went|been|going) through (?:an?|one|two|three|four|five|six|many|so many|several|a lot of|\\d+) \\p{L}+',
  // Who went where everybody goes is not lost.
  "(?:gone|off|away|back|out|parti(?:e?s?)) (?:to|at|for|a|à|au|en|pour|chez) (?:(?:the|a|his|her|their|my|l'|la|le|son|sa) ?)?(?:\\p{L}+ )?(?:camp|school|work|college|university|day ?care|bed|practice|hockey|soccer|dance|gym|vacation|florida|sleepover|friend's|grandma's|grandparents'?|dad's|mom's|[eé]cole|travail|garderie|c[eé]gep|universit[eé]|voyage|vacances|job|ouvrage|hockey|soccer)(?!\\p{L})",
  // What befalls what nobody ever met.
  '(?:an? |the |un |le )?(?:monsters?|ghosts?|boogey ?m[ae]n|goblins?|monstres?|fant[oô]mes?)(?= )[^.!?,;]*',
  // What is only tried out, looked over or practised rings for nothing.
  "(?:fire|smoke|gas|heat|evacuation|co|carbon monoxide|burglar|security)(?: alarms?| detectors?| sprinklers?)? (?:tests?|testing|drills?|inspections?|checks?|exercises?)|(?:tests?|essais?|v[eé]rifications?|inspections?|exercices?) (?:(?:of|du|des|de l['a]|d['e])(?: (?:the|la|le))? ?)?(?:syst[eè]mes? )?(?:d'|de )?(?:fire|smoke|alarmes?|incendie|feu|d[eé]tecteurs?|[eé]vacuation)(?: (?:alarms?|detectors?|d'incendie|de (?:fum[eé]e|feu)))?",
  '(?:smoke|fire|soot) (?:stains?|stained|damaged?|residue|marks?|restoration|clean-?up)',
  // Busy, and nothing worse.
  "(?:(?:on est|chu|chus|je suis|j'suis|c'est|(?:il|elle|y) est|ils sont|nous sommes) )?(?:\\p{L}+ )?dans le jus",
  // What a lesson is about befalls nobody.
  "(?:courses?|class(?:es)?|training|workshops?|webinars?|seminars?|lessons?|handouts?|brochures?|pamphlets?|posters?|cours|formations?|ateliers?|depliants?|dépliants?)(?: \\p{L}+)? (?:on|about|sur)(?: (?!(?:and|but|because|so|et|mais|pis|parce)(?!\\p{L}))[\\p{L}']+){1,3}",
  // What is told of a story ends with its sentence.
  '(?:shows?|series|movies?|films?|episodes?|documentary|documentaire|serie|série|émission|emission) (?:where|in which|about|ou|où|sur)(?= )[^.!?]*',
];
const figure = new RegExp(`(?<!\\p{L})(?:${figures.join('|')})(?!\\p{L})`, 'giu');
/** Where somebody was stabbed, these are told with it. */
const truly =
  /(?<!\p{L})(?:blood|bleeding(?! (?:(?:me|us|you|him|her|them) (?:dry|white)|money|cash|edge|hearts?|red|pink|blue|orange|purple|ink|colou?rs?|into)(?!\p{L}))|knife(?! in (?:my|our|the) back)|ambulance|911|help(?! (?:me |us )?(?:with|out|pay))|hospital|hurts?|wound|sang|saigne|couteau|aide[zr]?|hopital|hôpital)(?!\p{L})/iu;

/** Words without what is only a figure of speech, or told of a show; all of them where somebody is hurt besides. */
export function withoutFigures(words: string): string {
  return truly.test(words) ? words : words.replace(figure, ' ');
}

const died = new RegExp(
  `(?<!\\p{L})(?:passed (?:away|on)|died|(?:est|sont) (?:mort|d[eé]c[eé]d[eé])e?s?) (?:back |just |early |late )?(?:(?:in|en|au mois d[e'])(?: early| late)? ?${month}|(?:last|this past) (?:week|month|year|spring|summer|fall|winter)|(?:an?|two|three|four|five|six|a few|several|couple(?: of)?) (?:days?|weeks?|months?|years?) ago|il y a|l'an (?:pass[eé]|dernier)|l'ann[eé]e (?:pass[eé]e|derni[eè]re)|(?:la semaine|le mois) (?:pass[eé]e?|derni[eè]re?))(?!\\p{L})`,
  'giu',
);

/** The words without who died a while ago: nobody is in danger of that any more. */
export function withoutDeathsPast(words: string): string {
  return words.replace(died, ' ');
}

const bloodOn = /(?<!\p{L})(?:blood|nose ?bleeds?|sang)(?!\p{L})/giu;
/** What is wished for a thing that was stained. */
const toBeCleaned =
  /(?<!\p{L})(?:(?:get|getting|take|taking|wash|lift) (?:that|it|this|them|those|(?:the )?blood)(?: stains?)? out|com(?:e|es|ing) (?:right )?out|dry ?-?clean\p{L}*|stains?|stain removal|launder\p{L}*|shampoo\p{L}*|clean(?:ed|ing)?|nettoy\p{L}*|taches?|part(?:ir|[- ]tu|irait)|enlever)(?!\p{L})/iu;
const someoneBleeds =
  /(?<!\p{L})(?:bleeding|bleeds|stabb?\p{L}*|shot|fell|fallen|hurts?|injur\p{L}*|wound\p{L}*|stop|not|n't|\p{L}+n't|unconscious|passed out|help|911|ambulance|hospital|every\p{L}*|(?:he|she|they)(?:'s|'re| is| are)|right now|saigne\p{L}*|bless\p{L}*|tomb\p{L}*|ambulance|aide\p{L}*|arrete|pus|partout|poignard\p{L}*)(?!\p{L})/iu;

/** The words without the blood of a stain that somebody would have out: "blood on my coat, can you get that out". */
export function withoutStains(words: string): string {
  return toBeCleaned.test(words) && !someoneBleeds.test(words)
    ? words.replace(bloodOn, ' ')
    : words;
}

const season = '(?:spring|summer|fall|autumn|winter|printemps|ete|été|automne|hiver)';
const hadOnce = new RegExp(
  `(?<!\\p{L})(?:on a eu|j'ai eu|il y a eu|y a eu|y'a eu|avait|we had|i had|there was)(?!\\p{L}).{0,50}?(?<!\\p{L})(?:en|au|a l'|cet|cette|in|back in|this past)(?: the)? ?(?:${month}|${season})(?!\\p{L})`,
  'iu',
);

/** Whether folded words date what befell them by a month or a season. */
export function isDatedBack(said: string): boolean {
  return hadOnce.test(said);
}

/** Who has an age, where the years of something past are told in the same words. */
const aged =
  "(?:bebe|fils|fille|fillette|gars|garcon|petite?|p'tite?|enfant|flos?|jumeaux|niece|neveu|mere|pere|chum|blonde|mari|femme|chien(?:ne)?|chat(?:te)?|chiot|chaton|minou|pitou|qui|pis|et|la|elle|il|y)";
const yearsAgo = new RegExp(
  `(?<=[\\p{L}] )(?<!(?<!\\p{L})${aged} )(?:y'a|ya|ca fait) (?:\\p{L}+ ){0,2}(?:ans?|annees?|mois|semaines?)(?!\\p{L})`,
  'u',
);
/** What had befallen, before anything that is told now. */
const hadBefallen =
  /(?<!\p{L})(?:avai(?:t|ent) (?:deja |un peu )?(?:ete|eu|fait)|etai(?:t|ent) (?:deja )?tombee?s?)(?!\p{L})/u;
const onlyNow =
  /(?<!\p{L})(?:vien[st]|viennent|juste|maintenant|aujourd'hui|a matin|ce matin|tantot|trouvee?|arrivee?|encore|toujours|saigne|respire|bouge|tout de suite|vite)(?!\p{L})/u;

/** Whether folded words of French tell what befell years ago: "y s'est fait frapper y'a quatre ans", "y'avait été frappé bébé". */
export function isLongAgo(said: string): boolean {
  return yearsAgo.test(said) || (hadBefallen.test(said) && !onlyNow.test(said));
}
