import type { Matter } from './matter.ts';
import { mattersOfArriving } from './matters-of-arriving.ts';

/** In the order in which words are held against them. */
export const matters: readonly Matter[] = [
  ...mattersOfArriving,
  {
    // Coming as one is, without a time of one's own.
    asks: new RegExp(
      [
        String.raw`\b(?:just|simply|straight) (?:\p{L}+ ){0,2}?(?:show|turn|roll|pull|drop|pop|swing|stop|come|walk|stroll|wander|stick|drive|ride|bring|head) (?:\p{L}+ ){0,3}?(?:up|in|by|over|down|round|around|along)\b(?=.*\bor\b)`,
        String.raw`\b(?:do|should|must|would|gotta|got to|need to|have to|supposed to|better) (?:i |we |you )?(?:have to |need to |gotta |got to )?(?:book|reserve|schedule|call ahead|phone ahead|call first|call in first|phone first|ring ahead|ring first|make (?:an?|some kind of an?) (?:time|appointment|booking|reservation)|set (?:something|a time|it) up|get (?:an?|in line for an?) (?:time|slot|spot|appointment)|be booked|pick a time)\b(?! for\b)`,
        String.raw`\b(?:faut|faudrait|dois|doit|besoin|oblige)(?:-| )?(?:tu |il |je |on |que |d'|de |j'|un |une |le |la )*(?:prendre |prenne |avoir |aie )?(?:un |de )?(?:rendez-vous|reserv\p{L}+|cedul\p{L}+)`,
        String.raw`\b(?:passer|arriver|venir|rentrer|debarquer|se pointer|me pointer|me presenter|se presenter) (?:juste )?(?:comme ca|sans|direct\p{L}*|n'importe quand)\b`,
      ].join('|'),
      'u',
    ),
    written:
      /\bwalk[- ]?ins?\b|\bfirst come\b|\bdrop[- ]?ins?\b|\bappointments?\b(?!.*\b(?:cancel\w*|late|miss\w*)\b)|\bsans rendez-vous\b|\brendez-vous (?:obligatoires?|seulement|necessaires?|requis)\b|\b(?:sur|avec|besoin d'un) rendez-vous\b|\bpremiers? arrives?\b/,
  },
  {
    // Coming, or coming back, later than agreed.
    asks: /\b(?:minutes?|mins?|quarter(?: of an hour)?|half(?: an)? hour|hours?|a (?:bit|little|touch|while)) (?:over|past(?: (?:closing|that|then|it))?|behind|late|after (?:you|closing|that|they|close))\b|\b(?:don'?t|do not|can'?t|cannot|won'?t|couldn'?t|not (?:gonna|going to)|unable to) (?:\p{L}+ )?(?:make (?:it|that)|get (?:there|back|over|in)|be (?:there|back|in)) ?(?:by|before|till|until|on time|in time|for|then|$|maybe|i'll|ill|\p{L}+ be)|\b(?:minutes?|quart d'heure|demi-heure|heures?) (?:de retard|en retard|trop tard|de trop|passe)\b|\b(?:arriv\p{L}+|suis|serai|serais|etre) (?:\p{L}+ )?(?:en retard|trop tard|apres (?:la fermeture|que vous fermez))\b/u,
    written:
      /\b(?:late|lateness|tardy|grace|behind|after closing|en retard|retards?|retardataires?|apres la fermeture)\b/,
    ofConsequence: true,
  },
  {
    // Giving up at the last minute what was agreed.
    asks: /\b(?:bail\w*|back(?:ing|ed)? out|pull(?:ing|ed)? out|bow(?:ing|ed)? out|flak(?:e|es|ed|ing)|call(?:ing)? it off|(?:don'?t|do not|doesn'?t|can'?t|won'?t) (?:show|turn)(?: up)?|no[- ]show|(?:not|n'?t) (?:make it|come|show)(?: after all| last minute| that day)|scrap it|skip it|stand you up|chang\p{L}+ (?:my|our|his|her|their) mind|somethings? comes? up|something(?:'s)? (?:comes?|came) up|get(?:s)? sick|me desist\p{L}+|desist\p{L}+|me pointe pas|me presente pas|peux pas venir|pourrais pas venir|chang\p{L}+ d'(?:idee|avis)|empechement)\b/u,
    written: /\b(?:cancel\p{L}*|no[- ]?shows?|annul\p{L}*|absences?|preavis)/u,
    ofConsequence: true,
  },
  {
    // The same trouble once more, after the work.
    asks: /\b(?:if|say|suppose|when|what happens|what if|what about)\b.{0,40}\b(?:go(?:es)?|come[s]?|break[s]?|fail[s]?|leak[s]?|quit[s]?|die[s]?|act[s]?|crack[s]?|peel[s]?|chip[s]?|lift[s]?|loosen[s]?|slip[s]?|fall[s]?|stop[s]?|start[s]?|give[s]?|let[s]?|happen[s]?|do(?:es)? it|pack[s]?|conk[s]?|fade[s]?|rip[s]?|tear[s]?|pop[s]?|split[s]?) (?:\p{L}+ ){0,2}?(?:again|right back|apart|(?:back|down|out|off|up|on me|loose|open|wrong) (?:\p{L}+ ){0,2}?(?:again|next (?:week|month|year)|(?:after|in|within) an? (?:few |couple )?(?:\p{L}+ )?(?:days?|weeks?|months?|years?)|(?:later|the next day|down the road)))|\b(?:si|quand|mettons que)\b.{0,40}\b(?:brise\p{L}*|casse\p{L}*|pete\p{L}*|lache\p{L}*|recommence\p{L}*|revien\p{L}*|coule|recoule|decolle\p{L}*|repart\p{L}*) (?:\p{L}+ ){0,2}?(?:encore|apres|plus tard|dans (?:un|une|deux|trois|quelques)|le mois prochain|l'annee prochaine)/u,
    written:
      /\b(?:warrant\w*|guarant\w*|garanti\w*|fix (?:it|them) (?:for )?free|redo|re-do|stand behind|reprend\w*|refai\w*)\b/,
  },
  {
    // At hours when the doors are shut.
    asks: /\b(?:evenings?|at night|nights?|after (?:hours|supper|work|dark|five|six|seven)|weekends?|le soir|la nuit|les? fins? de semaine|apres (?:souper|les heures|cinq heures|six heures))\b.{0,24}\b(?:same|more|extra|higher|double|different|pareil\p{L}*|meme (?:prix|tarif|chose)|plus cher|de plus|extra)\b|\b(?:same|more|extra|higher|double|different|pareil\p{L}*|meme (?:prix|tarif|chose)|plus cher)\b.{0,24}\b(?:evenings?|at night|nights?|after (?:hours|supper|work|dark|five|six|seven)|weekends?|le soir|la nuit|les? fins? de semaine|apres (?:souper|les heures))\b/u,
    written:
      /\b(?:after[- ]?hours|outside (?:of )?(?:business |regular |working |opening |office )*hours|evenings?|nights?|weekends?|en dehors des heures|hors des heures|le soir|soirs?|nuits?|fins? de semaine)\b.*\d|\d.*\b(?:after[- ]?hours|outside (?:of )?(?:business |regular |working |opening |office )*hours|evenings?|nights?|weekends?|en dehors des heures|hors des heures|soirs?|nuits?|fins? de semaine)\b/,
  },
  {
    // What is done to a pet so that it has no young.
    asks: /\b(?:(?:is |are |'?s |'?re )?not (?:been )?|\p{L}+n'?t (?:been )?)?(?:fixed|unfixed|intact|neutered|unneutered|spayed|unspayed|snipped|desexed|has (?:his|her) (?:bits|balls|parts)|operee?s?|castree?s?|sterilisee?s?)\b/u,
    written: /\b(?:neuter\w*|spay\w*|castr\w*|sterilis\w*)\b/,
  },
  {
    // Being there while the work is done.
    asks: /\b(?:can|could|may|am|is|are|do|does|would|allowed|okay if|ok if|alright if|mind if) (?:i|we|my \p{L}+|to)?(?: \p{L}+){0,2}? ?(?:hang (?:around|out|about|on)|stick around|stay (?:with|there|and|in)|sit (?:there|in|with|here|and|around)|watch|hold (?:him|her|them|his|it)|be (?:in there|in the room|with (?:him|her|them)))\b|\b(?:je peux|peut-on|on peut|je peux-tu|puis-je)(?:-tu)? (?:rester|attendre|regarder|m'asseoir|m'assir|le tenir|la tenir)\b/u,
    written:
      /\b(?:(?:can|may|could) (?:i|we|owners|parents|clients) (?:stay|wait|watch|be there)|wait(?:ing)? (?:while|room|area|for)|stay with|puis-je (?:rester|attendre)|(?:rester|attendre) (?:sur place|pendant|avec))\b/,
  },
  {
    // Paying at once, before the work, or in parts.
    asks: new RegExp(
      [
        String.raw`\bup ?front\b|\ball at once\b|\bin (?:one|a single) (?:go|shot|payment|lump)\b|\blump sum\b`,
        String.raw`\b(?:pay\p{L}*|owe|due|billed|charged)\b.{0,30}\b(?:in full|in advance|ahead(?: of time)?|beforehand)\b`,
        String.raw`\b(?:whole|full|entire) (?:\p{L}+ ){1,4}(?:right away|right now|today|first|ahead|before|beforehand|now|when|at (?:the )?(?:start|beginning|once|booking))\b`,
        String.raw`\ball (?:of )?(?:it |that |this )?(?:due|at once|now|today|right away|first|ahead|before|at the (?:start|beginning))\b`,
        String.raw`\b(?:split|spread|divide|break) (?:it|that|this|them|the \p{L}+)(?: up| out)?(?: (?:over|into|in|across)\b|$|[,.?!])`,
        String.raw`\bin (?:a few |a couple (?:of )?|two |three |four |some )?(?:parts|payments|instal+ments|halves|chunks|stages|pieces|bits)\b|\bpayment plans?\b|\binstal+ments?\b|\b(?:bit by bit|a (?:bit|little) at a time)\b`,
        String.raw`\b(?:put|give|pay|leave) (?:you )?(?:something|anything|some money|money) (?:down|to hold)\b`,
        String.raw`\bpay(?:er|e)? (?:un peu|quelque chose|de quoi|une partie) (?:avant|d'avance|a l'avance)\b`,
        String.raw`\bd'un (?:seul )?(?:coup|bloc)\b|\bd'avance\b|\ba l'avance\b|\bau complet\b|\ben (?:plusieurs |deux |trois |quatre |quelques )?(?:versements?|paiements?|fois)\b|\betaler\b|\bversements\b`,
      ].join('|'),
      'u',
    ),
    beside:
      /\b(?:pay|pays|paying|paid|payments?|(?:come up with|cough (?:it |that )?up|shell out|hand over|fork over|fork out)|owe|due|charged?|billed|amount|money|cash|payer|paie|paye[rsz]?|paiements?|montant|regler|debourser|versements?|instal+ments?)\b|\b(?:give|leave|put)\b.{0,16}\b(?:something|anything|some)\b|\b(?:donn|laiss|mett)\p{L}* (?:\p{L}+ ){0,2}?(?:quelque chose|de quoi|d'avance|a l'avance)/u,
    never:
      /\b(?:cancel\p{L}*|refund\p{L}*|discounts?|cheaper|less|sav(?:e|ing)|deals?|insurance|rabais|annul\p{L}*|rembours\p{L}*|assurances?|moins cher)\b/u,
    written: [
      /\binstal+ments?\b|\bpayment plans?\b|\b(?:paid|pay|payable|payments?|split|spread)\b.{0,40}\b(?:in|over|into) (?:\p{L}+ ){0,2}(?:payments?|parts|instal+ments|halves|months|weeks)\b|\bfinanc\p{L}+|\bversements?\b|\ben (?:deux|trois|quatre|plusieurs) (?:fois|paiements?)\b/u,
      /\bdeposits?\b|\bup ?front\b|\bdown ?payments?\b|\bin advance\b|\bhalf (?:is |of it )?(?:due|down|up|when|to)\b|\bdepots?\b|\bacomptes?\b|\bd'avance\b|\ba l'avance\b/,
      /\b(?:pay\p{L}*|paid|due|invoice\p{L}*|bill(?:ed)?|pai(?:e|ment)\p{L}*|pay(?:er|able)|factur\p{L}+)\b.*\b(?:after|once|on (?:the|completion|delivery)|when|upon|end|at (?:the|pick)|apres|a la fin|une fois|sur place|le jour)\b/u,
    ],
    outright: true,
  },
  {
    // How late the work goes on, where the doors are shut earlier.
    asks: /\bhow late\b.{0,40}\b(?:evenings?|nights?)\b|\b(?:until|till|til) (?:when|what (?:time|hour)|how late)\b.{0,40}\b(?:evenings?|nights?)\b|\b(?:evenings?|nights?)\b.{0,40}\b(?:how late|(?:until|till|til) (?:when|what (?:time|hour)))\b|\bwhat time\b.{0,30}\b(?:finish|stop|end|last|latest|close)\b.{0,30}\b(?:evenings?|nights?)\b|\b(?:do|does|are|is|can) (?:\p{L}+ ){1,5}?(?:evenings|nights|in the evening|at night)\b|\bjusqu'a quelle heure\b.{0,40}\b(?:soirs?|soirees?)\b|\b(?:soirs?|soirees?)\b.{0,40}\bjusqu'a quelle heure\b|\b(?:vous|tu) (?:\p{L}+ ){1,4}?(?:le soir|les soirs|en soiree)\b|\p{L}+ez-vous (?:\p{L}+ ){0,4}?(?:le soir|les soirs|en soiree)\b/u,
    never:
      /\b(?:extra|more|charge|cost|fee|price|cher|frais|prix|mon(?:day)?s?|tues(?:day)?s?|wed(?:nesday)?s?|thurs(?:day)?s?|fri(?:day)?s?|sat(?:urday)?s?|sun(?:day)?s?|tonight)\b/,
    written:
      /\b(?:evenings?|nights?|soirs?|soirees?)\b.*\b(?:until|till|to|jusqu'a|a) (?:\d|noon|midnight|six|seven|eight|nine|ten|eleven|minuit)|\b(?:until|till|jusqu'a) (?:\d|six|seven|eight|nine|ten|eleven)[^.]*\b(?:evenings?|nights?|soirs?|soirees?)\b/,
    outright: true,
  },
  {
    // Whether it is always the same people who come.
    asks: /\bsame (?:\p{L}+ )?(?:ones?|two|three|four|pair|couple|people|person|guys?|fellows?|fellas?|folks|bunch|girls?|lad(?:y|ies)|wom[ae]n|m[ae]n|gals?|kids?|crew|team|face|faces|\p{L}{3,}(?:ers?|ors?|ists?|ians?))\b(?! (?:price|thing|time|day|number|order|colou?r))|\b(?:les memes? (?:\p{L}+)|la meme (?:personne|fille|dame|equipe|\p{L}+(?:euse|iste|ienne|trice))|le meme (?:gars|monsieur|\p{L}+(?:eur|iste|ien)))\b/u,
    beside:
      /\b(?:would|will|is|are|do|does|can|could|be|get|have|send|come|comes|coming|always|every|each|again|est-ce|sera|seront|aurai\p{L}*|aura|toujours|chaque|avoir|envoyez|ce sont)\b/u,
    never:
      /\b(?:answer(?:er|s)?|number|numero|offers?|papers?|orders?|colou?rs?|hours?|covers?|numbers?|dollars?|prices?|errors?|doors?|floors?|motors?|filters?|mirrors?|prix|choses?|heures?|jours?|couleurs?)\b/,
    written:
      /\bsame (?:\p{L}+ ){0,2}(?:people|person|crew|team|pair|hands|two|\p{L}{3,}(?:ers?|ors?|ists?|ians?|vets?)|vet|tech)\b|\b(?:own|regular) (?:crew|team|cleaners?|technician|\p{L}+ers?)\b|\b(?:la meme (?:equipe|personne|\p{L}+(?:euse|iste|trice))|les memes? (?:personnes|gens|\p{L}+(?:eurs?|euses?|istes?))|le meme \p{L}+(?:eur|iste|ien))\b/u,
    outright: true,
  },
];
