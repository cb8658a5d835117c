const within = (parts: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'u');

const howMuch = within([
  'how (?:long|much|many)|what dose|what amount|which (?:drug|pills?)|enough to|combien|quelle (?:dose|quantite)|assez (?:de|pour)|ca prend',
]);
/** It kills, however that is put. */
const kills = within([
  "kills?|killed|lethal\\p{L}*|fatal|deadly|die|dies|be dead|dead|be over|over with|pass(?:es)? (?:out|away)|(?:never|not|don't|won't|wouldn't) wak(?:e|ing)(?: back)? up|do the (?:job|trick)|finish (?:me|it)|end it|be painless|tue|tuer|tuerait|mortelle?|mortels|mourir|meurt|en finir|endormir pour (?:de bon|toujours)|(?:pas|plus|jamais) (?:me |se )?reveille\\p{L}*",
]);
/** A motor whose exhaust is kept in. */
const exhaustKeptIn = within([
  '(?:cars?|truck|van|engine|motor|exhaust|tail ?pipe|char|auto|moteur|echappement)\\b.{0,60}(?:closed|shut|sealed|locked|garage|inside|hose|windows? up|ferme\\p{L}*|boyau)',
  '(?:closed|shut|sealed|locked|garage|hose|ferme\\p{L}*|boyau)\\b.{0,60}(?:cars?|truck|van|engine|motor|exhaust|tail ?pipe|char|auto|moteur|echappement)',
  "(?:exhaust|car) fumes|gaz d'echappement",
]);
const ofDeath =
  '(?:pentobarbital|phenobarbital|barbiturates?|euthanasia|euthanasie|euthasol|potassium chloride|fentanyl)';
const drug = within([
  `${ofDeath}|insulin|insuline|sedatives?|an(?:a?)esthetics?|tranquili[sz]ers?|ketamine|xylazine|pills?|tylenol|aspirins?|opioids?|(?:sleeping|pain) (?:pills|meds)|meds|medication|medicine|stuff|drugs?|shots?|injection|needle|pilules?|somniferes?|calmants?|medicaments?|piqure|produit|seringue`,
]);
const drugOfDeath = within([ofDeath]);
const person = within([
  "me|myself|i|my size|my weight|(?:a|an|one) (?:person|human|adult|grown (?:man|woman)|man|woman|guy)|someone|somebody|people|humans?|moi|ma grandeur|mon poids|une personne|un (?:humain|homme|adulte)|une femme|quelqu'un",
]);
/** What else is killed, or dies. */
const elseDies = within([
  'rats?|mice|mouse|ants?|bugs?|fleas?|ticks?|lice|mites?|weeds?|grass|moss|mou?ld|bacteria|germs?|roaches|wasps?|termites?|bed ?bugs?|batter(?:y|ies)|odou?r|smell|plants?|trees?|(?:my|the|a|our|his|her|your) (?:\\p{L}+ )?(?:dog|cat|puppy|kitten|rabbit|horse|phone|lawn)|souris|fourmis|puces|tiques|herbes?|batterie|pile|mon (?:chien|chat)|ma (?:chienne|chatte)',
]);
const forSelf = within([
  "for me(?= *$|[.,;!?])|it's for me|asking for me|for myself|on myself|for my own use|pour moi(?:-meme)?(?= *$|[.,;!?])|c'est pour moi|sur moi",
]);

/** What is done for a suffering animal is asked for oneself. */
const doneToMe = within([
  '(?:put|putting) (?:me|us both|myself) (?:down|to sleep|under)(?= too| also| as well| like| instead| next| with (?:him|her|them|my)| for good| for ever| forever| permanently| right after| and not)',
  '(?:put|get|be|getting|being) (?:put )?(?:down|to sleep)(?: too| myself| as well| instead of| next to| along ?side| with) (?:him|her|my (?:dog|cat|boy|girl|baby)|myself)',
  '(?:be|get|getting|being) put (?:down|to sleep)(?: myself| too| as well| like (?:him|her|my|a dog|an animal))',
  'euthani[sz]e (?:me|myself|humans?|a (?:human|person)|people)|(?:do|take|give) (?:me|it to me) (?:too|next|as well|instead)(?= *$|[.,;!?]).{0,30}(?:euthan|put (?:him|her|down)|needle|sleep)|out of my (?:own )?misery',
  "m'euthanasier|(?:m'endormir|me piquer|me faire (?:endormir|piquer|euthanasier)|endormez-moi|piquez-moi)(?: moi)? (?:aussi|pour de bon|pour toujours|avec (?:lui|elle|mon|ma)|comme (?:lui|elle|un chien|mon|ma))",
]);

const wants =
  "(?:want|wanna|wish|need|ready|going|gonna|i'll|i will|rather|decided|veux|vais|vas|voudrais|prete?|m'en vais|hate de|envie de)";
const loved =
  '(?:him|her|them|(?:my|our) (?:late |dear |sweet |old )?\\p{L}+|lui|elle|eux|(?:mon|ma|mes) \\p{L}+)';
const joins = within([
  `${wants}(?: (?:to|just|only|go|and|finally|be|really|soon))* (?:(?:be|be back|go be) (?:with|together with)|join|go with|follow|be reunited with|see) ${loved}\\b.{0,60}(?:tonight|again|now|soon|today|tomorrow|in heaven|up there|on the other side|at last|where (?:he|she|they) (?:is|are|went))`,
  `(?:tonight|tomorrow|soon) (?:i'll|i will|i'm going to|we'll) (?:be (?:with|together with)|join|see) ${loved}`,
  `${wants} (?:aller )?(?:le |la |les )?(?:rejoindre|retrouver|etre avec|partir avec|m'en aller avec) ?(?:${loved})?\\b.{0,60}(?:a soir|ce soir|bientot|au ciel|en haut|l'autre bord|demain|aujourd'hui)`,
]);
const isDead = within([
  'passed(?: away| on)?|died|dead|is gone|are gone|lost (?:him|her|them|my)|heaven|other side|buried|put (?:him|her) (?:down|to sleep)|widow\\p{L}*|mort\\p{L}*|decede\\p{L}*|parti\\p{L}*|au ciel|endormi\\p{L}*|enterre\\p{L}*',
]);
/** Who mourns comes to see them, or to be there. */
const mourns = within([
  'bod(?:y|ies)|ashes|urn|remains|say (?:goodbye|bye)|visit\\p{L}*|cremat\\p{L}*|funeral|wake|service|cemetery|hold (?:him|her)|when (?:you|it|he|she)|in the room|during|stay with|cancel\\p{L}*|resched\\p{L}*|move|move my|corps|cendres|urne|dire (?:bye|adieu)|funerailles|salon funeraire|annul\\p{L}*|deplacer|quand (?:vous|il|elle)',
]);

const meant =
  "(?:want(?:s|ed)? to|wanna|feel like|thinking (?:of|about)|going to|gonna|might(?: just| as well)*|could just|should just|tempted to|will|'ll|about to|ready to|veux|vais|vas|pense a|envie de|gout de|tentee? de|m'en vais|sur le point de)";
const drivesInto = within([
  `${meant}(?: just| really| go| take| \\p{L}+ing)*(?: to)? (?:drive|driving|steer|steering|swerv(?:e|ing)|crash|crashing|ram|ramming|slam(?:ming)?|run(?:ning)?)(?: \\p{L}+){0,3}? (?:into|off|in front of) (?:an?|the|that|oncoming|some)(?: \\p{L}+)? ?(?:wall|tree|pole|pillar|bridge|cliff|river|lake|semi|traffic|concrete|barrier|overpass|transport)`,
  `${meant} (?:aller )?(?:juste )?(?:foncer|rentrer|crisser|me lancer|me crisser|lancer le char|sauter)(?: \\p{L}+){0,3}? (?:dans|en bas|devant) (?:un|le|la|une|du|de) ?(?:\\p{L}+ )?(?:mur|arbre|pilier|viaduc|poteau|fleuve|pont|dix-roues|camion)`,
]);
const failsDriving = within([
  'brakes?|steering|if (?:i|the|it)|scared|afraid|almost|nearly|nail|screw|line|cable|freins?|direction|peur|failli|garage sale|ad',
]);
const deadBy = within([
  "i(?:'ll| will|'m going to|'m gonna) be dead (?:by|before|tomorrow|tonight|soon|in the morning|come|when)(?! (?:the time|my (?:wife|husband|boss|mom|mother)|if))",
  "(?:serai|m'en vais etre|vas etre) (?:mort|morte) (?:d'ici|avant|demain|ce soir|a soir|bientot)",
]);
const inFun = within([
  'at this rate|my (?:wife|husband|boss|mom|mother|dad)|of (?:boredom|hunger|old age|embarrassment|laughter|thirst)|hungry|waiting|on hold|tired|old|ninety|hundred|if i don|broke|ma (?:femme|mere)|mon (?:mari|boss)|de (?:faim|rire|honte|vieillesse)|vieux',
]);
const betterWithout = within([
  "(?:mieux|plus simple|plus facile|plus leger|soulag\\p{L}*|debarrass\\p{L}*)(?: \\p{L}+)?\\b.{0,15}(?:tout le monde|ma famille|mes (?:enfants|proches|parents)|ma (?:femme|blonde|mere)|mon (?:chum|mari)|eux|eux autres)\\b.{0,25}(?:si (?:j'etais|j'tais|jetais|je serais|j'existais)|sans moi|que je (?:sois|disparaisse|parte))",
  "(?:tout le monde|ma famille|mes (?:enfants|proches|parents)) (?:serai(?:t|ent)|irai(?:t|ent)|s'en porterait?) (?:ben |bien |pas mal )?mieux.{0,20}(?:si (?:j'etais|j'tais|je serais)|sans moi)",
  "mieux si (?:j'etais|j'tais) (?:mort|morte|jamais ne)",
  "(?:better|easier|simpler|happier)(?: off)? (?:for|on) (?:everyone|everybody|my (?:family|kids|wife|husband|parents)|them all)\\b.{0,20}if i (?:was|were|wasn't|weren't|just|stopped) ?(?:not |no longer )?(?:here|around|gone|dead|alive|existed|existing|never born|disappeared)",
]);

/**
 * Whether words ask for death as for a fact or a service: what it takes, to be done to them what is done to an animal,
 * to follow who died, to drive into something, or that they will be dead by then.
 * @param said folded words.
 */
export function asksForDeath(said: string): boolean {
  if (doneToMe.test(said) || betterWithout.test(said)) return true;
  if (joins.test(said) && isDead.test(said) && !mourns.test(said)) return true;
  if (drivesInto.test(said) && !failsDriving.test(said)) return true;
  if (deadBy.test(said) && !inFun.test(said)) return true;
  if (!howMuch.test(said) || elseDies.test(said.replace(/\blike (?:my|the|a) \p{L}+/gu, ' ')))
    return false;
  if (exhaustKeptIn.test(said) && kills.test(said)) return true;
  if (!drug.test(said)) return false;
  if (drugOfDeath.test(said))
    return person.test(said) && (forSelf.test(said) || kills.test(said) || asksOfHumans.test(said));
  return kills.test(said) && person.test(said);
}

/** Asked of a person, and of no animal. */
const asksOfHumans = within([
  "(?:for|on|in|to) (?:an? |one )?(?:person|human|adult|people|humans|grown (?:man|woman)|man|woman|somebody|someone)|pour (?:une personne|un (?:humain|homme|adulte)|une femme|quelqu'un)",
]);
