import type { Matter } from './matter.ts';

const vehicle =
  '(?:cars?|trucks?|vans?|minivans?|vehicles?|pickups?|suv|trailers?|autos?|chars?|voitures?|camions?|vehicules?|fourgonnettes?|remorques?)';
const staff =
  "(?:you|you'?re|you guys|ya|they|they'?re|anybody|anybody'?s|anyone|anyone'?s|somebody|somebody'?s|someone|people|everybody)";
const shut = [
  String.raw`before ${staff} (?:\p{L}+ ){0,2}?(?:opens?|there|in|here|around|up)\b`,
  String.raw`after ${staff} (?:\p{L}+ ){0,2}?(?:closed?|closes|shut|gone|leave|left)\b`,
  String.raw`(?:when|while|once|if) ${staff} (?:\p{L}+ ){0,2}?(?:closed|shut|gone)\b`,
  String.raw`(?:you'?re|you are|vous etes|c'est|t'es) (?:\p{L}+ )?(?:closed|fermee?s?)\b`,
  String.raw`(?:nobody|no ?one)(?:'?s| is)? (?:\p{L}+ )?(?:there|in|here|around)\b`,
  String.raw`after (?:hours|closing)\b|off hours|(?:overnight|at night|in the night)\b`,
  "avant (?:que (?:vous|tu|ca) ouvr|l'ouverture|d'ouvrir)|apres (?:la fermeture|que (?:vous|tu|ca) ferm|les heures)",
  String.raw`(?:le soir|la nuit)\b|(?:en dehors|hors) des heures`,
].join('|');
const leaves =
  '(?:leave|drop|bring|return|slide|slip|put|stick|laisser|deposer|mettre|rapporter|ramener|glisser)';
const aid =
  '(?:wheel ?chairs?|(?<!dog )walkers?|crutches|rollators?|strollers?|fauteuils? roulants?|chaises? roulantes?|marchettes?|bequilles|poussettes?|deambulateurs?)';
const flights =
  '(?:steps?|stairs?|stairwells?|staircases?|ramps?|elevators?|marches?|escaliers?|rampes?|ascenseurs?)';

/** What is asked of coming to a shop, whatever it does: a time of one's own, the car, the door, and what is left there. */
export const mattersOfArriving: readonly Matter[] = [
  {
    // Coming without a word beforehand, said of any work.
    asks: new RegExp(
      [
        String.raw`\b(?:gotta|got to|need to|have to|supposed to|better|should i|must i|do i) (?:\p{L}+ )?(?:call|phone|ring|text) (?:\p{L}+ )?(?:ahead|first|before(?:hand)?)\b`,
        String.raw`\bcan i (?:just |simply )(?:roll|show|turn|pop|drop|swing|stop|walk|come) (?:\p{L}+ )?(?:up|in|by|over)\b(?! (?:and|to) (?:pay|get|grab|pick))`,
        String.raw`\b(?:faut|faudrait|dois|doit|besoin|oblige|mieux)\b.{0,16}\b(?:appel\p{L}+|telephon\p{L}+) (?:avant|d'avance|d'abord)\b(?! \p{L}+ heures?)`,
        String.raw`\b(?:arriver|venir|passer|rentrer|debarquer|(?:me|se|nous) (?:presenter|pointer)) (?:juste )?(?:de meme|comme ca|quand (?:je|on) veu[xt]|n'importe quand|a l'improviste)\b`,
      ].join('|'),
      'u',
    ),
    never: /\b(?:cancel\p{L}*|late|annul\p{L}*|retard)\b/u,
    written: [
      /\bwalk[- ]?ins?\b|\b(?:just |can )walk in\b|\bfirst come\b|\bsans (?:rendez-vous|rdv)\b|\bpremiers? arrives?\b|\b(?:need|have to (?:make|have|book)|require) (?:an? )?appointments?\b|\bby appointment\b|\bfaut-?(?:il)? (?:un |prendre |avoir |prendre un |avoir un )(?:rendez-vous|rdv)\b|\b(?:sur|avec|besoin d'un) (?:rendez-vous|rdv)\b/,
    ],
    outright: true,
  },
  {
    // Where the car goes.
    asks: new RegExp(
      [
        String.raw`\bpull (?:up|in|over|into)\b.{0,14}\b(?:front|outside|door|curb|shop|store|lot|there|lane|alley|driveway)\b`,
        String.raw`\b(?:where|anywhere|somewhere|place|spot|room|space)\b.{0,24}\b(?:leave|put|stick|stop|ditch|for|stash)\b(?: \p{L}+)? (?:my|the|our|a|an) (?:\p{L}+ )?${vehicle}\b`,
        String.raw`\b(?:stop|leave|put|idle|wait)\b.{0,16}\b(?:out front|in front|outside|at the (?:door|curb))\b.{0,20}\b(?:minute|second|sec|bit|${vehicle})\b`,
        String.raw`\b(?:leave|put|stop)\b (?:\p{L}+ )?(?:my|the|our) ${vehicle} (?:\p{L}+ )?(?:out front|in front|outside)\b`,
        String.raw`\b${vehicle}\b.{0,16}\b(?:mets?|met|mettre|laisse|laisser|gare|garer|parke?r?)\b(?: \p{L}+)? ou\W*$`,
        String.raw`\b(?:mets?|met|mettre|laisse|laisser|gare|garer|parque|parquer|parker)\b (?:\p{L}+ |l'){0,2}${vehicle} (?:ou\W*$|en avant|devant|dehors)`,
        String.raw`(?:^|\W)ou (?:est-ce (?:que|qu')|c'est (?:que|qu')|que|qu')? ?(?:je|j'|on|puis-je).{0,16}\b(?:mets?|met|mettre|laisse|laisser|gare|garer)\b.{0,12}\b${vehicle}\b`,
        String.raw`\b(?:place|coin|espace)\b.{0,12}\bpour (?:mettre |laisser |garer )?(?:mon|ma|l'|le|la|notre|un|une) ?(?:\p{L}+ )?${vehicle}\b`,
      ].join('|'),
      'u',
    ),
    never: /\b(?:overnight|keys?|night|tow\p{L}*|repair\p{L}*|fix\p{L}*|nuit|cles?|reparer)\b/u,
    written: /\bparking\b|\bpark (?:in|at|on|behind|out|anywhere|beside)\b|\bstationn\p{L}+/u,
    outright: true,
  },
  {
    // Getting in at the door on legs that do not climb, or on wheels.
    asks: new RegExp(
      [
        String.raw`\b(?:is|are) there (?:\p{L}+ ){0,4}?${flights}\b(?! (?:to|of|involved)\b)`,
        String.raw`\b(?:y a|y'a|il y a|y a-t-il)[- ]?(?:tu |t'y )?(?:\p{L}+ ){0,3}?${flights}\b`,
        String.raw`\b(?:can'?t|cannot|trouble|hard time|bad|not good|not great|struggl\p{L}+|no good) (?:\p{L}+ ){0,3}?(?:steps|stairs)\b`,
        String.raw`\b(?:misere|capable|peu[xt] pas|difficile|difficulte) (?:\p{L}+ ){0,4}?(?:marches|escaliers?)\b`,
        String.raw`\b${aid}\b.{0,24}\b(?:get (?:in|inside|up|through)|come in|fits?|through|trouble|problem|okay|ok|rentre\p{L}*|entre\p{L}*|passe\p{L}*|monte\p{L}*|misere)\b`,
        String.raw`\b(?:get (?:in|into|inside|up|through)|get|bring|fit|come in|trouble|problem|okay|ok|rentrer?|entrer?|passer?|monter?|misere)\b.{0,24}\b${aid}\b`,
      ].join('|'),
      'u',
    ),
    never:
      /\b(?:fell|fall\p{L}*|hurt|bleeding|stuck|trapped|tombe\p{L}*|blesse\p{L}*|carpets?|clean\p{L}*|charge|extra|tapis|nettoy\p{L}*|repair\p{L}*|fix|build|rent\p{L}*|reparer)\b/u,
    written:
      /\b(?:ramps?|wheel ?chairs?|accessib\p{L}*|step[- ]free|rampes?|fauteuils? roulants?|(?:steps?|stairs) (?:at|in|up|down|to)|marches? (?:en|a|pour|devant))(?!\p{L})/u,
    outright: true,
  },
  {
    // Leaving a thing while nobody is there.
    asks: new RegExp(
      [
        String.raw`\b${leaves}\b.{0,30}\b(?:${shut})`,
        String.raw`\b(?:${shut}).{0,40}\b${leaves}\b`,
        String.raw`\b(?:somewhere|someplace|anywhere|some place|a place|a box|a slot|a bin)\b (?:\p{L}+ )?(?:to|i can|we can|i could) (?:just )?(?:leave|drop|put)\b`,
        String.raw`\b(?:drop|night|return|key|mail) ?(?:box|slot|bin|chute)\b`,
        String.raw`\b(?:boite|fente|chute) (?:a|de|pour|aux)\b.{0,12}\b(?:lettres|depot|cles?|laisser|deposer)\b`,
      ].join('|'),
      'u',
    ),
    never:
      /\b(?:dogs?|cats?|pets?|puppy|kids?|child|message|call(?:ing)?|fees?|charge|cost|frais|extra|number|review|tip|chiens?|chats?|enfants?|message|numero)\b/,
    written:
      /\bdrop[- ]?(?:off[- ]?)?(?:slots?|box(?:es)?|bins?|chutes?)\b|\b(?:mail|key|night|return)[- ]?(?:slots?|box(?:es)?|drop|bins?)\b|\b(?:overnight|early|after[- ]?hours|night)[- ]drop\b|\block ?box\b|\bboites? (?:aux lettres|de depot|de retour|a cles?)\b|\bfente\b|\bdepot de nuit\b|\bchute (?:de|a|pour)\b/,
    outright: true,
  },
];
