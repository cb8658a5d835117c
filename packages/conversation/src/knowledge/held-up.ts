import { fold } from './words.ts';

/** What keeps somebody on the way: the road, what they ride in, where they are. */
const kept =
  /\b(?:stuck|caught|trapped|pris|prise|pogne|pognee|coince|coincee|bloque|bloquee) (?:behind|waiting|derriere|(?:\p{L}+ ){0,4}(?:traffic|jam|work|meeting|school|class|train|accident|construction|detour|lineup|trafic|bouchon|congestion|travail|ouvrage|job|bureau|reunion|accident|construction))\b|\b(?:nothing|nobody|no one|traffic|everything|everyone|it|we)(?:'s|'re| is| are)? (?:just |really |at a |not |isn't |barely |hardly |completely )*(?:moving|standstill|crawling|stopped dead|dead stopped|backed up|bumper to bumper|gridlocked|inching)\b|\b(?:ca|rien|trafic|on) (?:n')?(?:avance|bouge|roule)(?:nt)? (?:pas|plus|pu|a peine|presque)\b|\brien (?:ne |n')?(?:avance|bouge|roule)\b|\b(?:pile-?up|accident|crash|wreck|collision|carambolage|road closure|detour)\b.{0,30}\b(?:sitting|stuck|waiting|ahead|in front|behind it|blocked|blocking|closed|backed|devant|bloque\p{L}*|ferme\p{L}*|attends)\b|\b(?:my|our|the|mon|notre|le|la) (?:bus|train|ferry|ride|lift|taxi|cab|uber|sitter|babysitter|flight|autobus|traversier|vol|gardienne)\b.{0,12}\b(?:never|didn't|did not|hasn't|is late|was late|'s late|late|cancell?ed|broke|no.?show\p{L}*|pas|jamais|en retard|annule\p{L}*)\b|\b(?:missed|just missed|manque|rate) (?:my|the|our|mon|le|notre) (?:bus|train|ferry|ride|connection|autobus|traversier)\b/u;
/** That they come late, or not in time. */
const late =
  /\b(?:running|be|being|am|i'm|we're|few|bit|little|minutes?|mins?|hour|quarter|half) (?:\p{L}+ |\d+ ){0,4}late\b|\b(?:running|am|i'm|we're) (?:\p{L}+ ){0,2}(?:late|behind)\b|\b(?:won't|wont|can't|cannot|not (?:gonna|going to)|don't think (?:i'll|we'll|i can|we can)|no way (?:i'll|we'll|i|we)) (?:\p{L}+ ){0,2}(?:make it|be there|get there|be home|get home|be back|be in) (?:\p{L}+ ){0,2}(?:in time|on time|by|for|at|before|till|until)\b|\ben retard\b|\b(?:arriver\p{L}*|serai|sera|etre|rendre\p{L}*) (?:pas|jamais|plus tard)(?: \p{L}+)? ?(?:a temps|a l'heure|pour|avant)?\b/u;
/** Whoever was in an accident, or is hurt by one, is not only held up by it. */
const theirOwn =
  /\b(?:i|we|i've|we've|i'm|we're|(?:my|our) (?!appointment|bus|train|ride)\p{L}+)(?: have| has| was| were| am| are| is)?(?: just| been| only| also| got| gotten| both| actually)* (?:in|into|had|have had) (?:an?|a (?:bad|little|small|bit of an)|this|another) (?:\p{L}+ )?(?:accident|crash|wreck|collision|fender bender)\b|\b(?:i|we|i've|we've)(?: have)?(?: just)? (?:crashed|rear[- ]ended|hit (?:a|an|the|some|somebody|someone|black)|rolled|spun|slid|went (?:in|off|into)|totall?ed)\b|\b(?:was|were|been|got|am|are) (?:just |badly )?(?:rear[- ]ended|hit|t-boned|sideswiped|run off)\b|\b(?:hit|rear[- ]ended|sideswiped|t-boned|clipped|ran into|smashed into|smacked|backed into) (?:me|us|my|our)\b|\b(?:hurt|injured|bleeding|ambulance|airbags?|tow\p{L}*|whiplash|blesse\p{L}*|saigne|remorqu\p{L}*)\b|\b(?:j'ai|on a|je viens d'|on vient d'|nous avons)(?: juste)? ?(?:eu|avoir|fait|faire|pogne|pogner) un (?:\p{L}+ )?(?:accident|accrochage)\b|\b(?:m'a|nous a|m'ont|s'est fait|me suis fait) (?:frappe|rentre|fonce)\p{L}*\b|\b(?:rentre|fonce) dedans\b|\b(?:pris|prise|pogne|pognee) (?:le |dans le )?(?:champ|fosse)\b/u;

const nobodyHurt =
  /(?<!\p{L})(?:no ?one|nobody|not|wasn't|weren't|personne|pas)(?:'s| is| are| was| got| were| n'est| est| ete)? (?:[\p{L}]+ )?(?:hurt|injured|blesse\p{L}*)(?!\p{L})/gu;

/** Held up is not stranded, nor in danger: whoever waits in traffic, behind somebody's accident or at work comes late. */
export function isHeldUp(words: string): boolean {
  const folded = fold(words);
  const theirs = folded.replace(nobodyHurt, ' ');
  return (kept.test(folded) || late.test(folded)) && !theirOwn.test(theirs);
}

/** Whether words say that they come late, and do not only say what keeps them. */
export function saysLate(words: string): boolean {
  return late.test(fold(words));
}
