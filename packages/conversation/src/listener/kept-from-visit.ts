import { isPutAsQuestion } from './put-as-question.ts';

/** A visit they have: "I have a lesson Thursday", "my cat's booked in", "you're coming Friday", "j'ai un cours jeudi". */
const has =
  /\b(?:i|we|(?:my|our|his|her) \p{L}+)(?:'ve|'s|'m|'re)? ?(?:have|has|had|got|am|are|is|was|were)? ?(?:got |supposed to have |down for |booked for |in for |signed up for |registered for )?(?:(?:an?|my|our|his|her|the) (?:\p{L}+ ){0,3}?|\p{L}+ing )(?:for |on |at |this |next |coming )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|at (?:\d|\p{L}+)|the \d|\p{L}+ at )|\b(?:booked|scheduled|down|set|due|supposed) (?:in |for |to |with |on )|\b(?:you|you guys|your (?:\p{L}+ ){1,2}|they|somebody|someone)(?:'re|'s| are| is)? (?:supposed to (?:be )?)?(?:coming|come|due|here)\b|\b(?:my|our|an?) (?:\p{L}+ )?(?:appointment|booking|visit)\b|\b(?:j'ai|j'avais|on a|on avait|nous avons) (?:un|une|mon|ma|notre|rendez)|\b(?:rendez[- ]vous|rdv)\b|\b(?:vous|votre \p{L}+|vos \p{L}+|quelqu'un) (?:\p{L}+ ){0,2}?(?:venez|venir|vient|viennent|passez|passer|passe|passent)\b|\b(?:mon|ma|mes|notre|nos) (?:\p{L}+ ){1,3}(?:est|sont) (?:cedule|booke|prevu|inscrit)\p{L}*/u;

/** What keeps somebody from it, though nobody says that it does. */
const keptBy = new RegExp(
  [
    String.raw`\b(?:they|work|my (?:boss|manager|supervisor)|the (?:boss|manager|hospital|store|plant))(?:'ve| have| has|'s)? (?:just |now |gone and |went and )*(?:put me (?:on|down)|called me (?:in|back)|scheduled me|(?:changed|moved|switched) my|need(?:s|ed)? me|want(?:s|ed)? me|added me|gave me (?:a |an |the )?(?:extra |double |early |late )?(?:shift|day))`,
    String.raw`\b(?:my|our|the|his|her) (?:\p{L}+ )?(?:shift|schedule|hours|exam|flight|meeting|class|hearing|surgery|game|ride|sitter|babysitter|car|truck|van)(?:'s)? (?:just |is |was |got |has |been |have )*(?:moved|changed|switched|cancel\p{L}*|fell through|bailed|backed out|quit|can't come|no[- ]showed|died|broke\p{L}*|in the shop|won't start|not running|the same|that (?:day|morning|afternoon|evening)|then)`,
    String.raw`\b(?:i'm|i am|i'll be|we're|we are|we'll be|i got|we got|i've been|i was) (?:just |now |probably |actually )*(?:working|on shift|on call|called in(?:to)?|called out|away|out of town|out of the country|travel\p{L}+|flying|in (?:the )?hospital|in court|sick|laid up|down with|stuck|double[- ]booked|going (?:away|out of town)|needed|told to (?:come|go|work))`,
    String.raw`\b(?:i|we|he|she)(?:'ve|'s)? (?:just |now |actually )*(?:have to|has to|gotta|got to|need to|must) (?:be (?:at|in|on|with|somewhere|away)|go (?:to|out|into|in to|away|up|down)|work|fly|travel|leave|attend|drive|stay home|look after|babysit|take (?:my|our|the) \p{L}+ (?:to|in))`,
    String.raw`\b(?:there's|there is|it's|got|have|has|had|called for|caught|came down with|we've got|i've got) (?:an? |the |my |our |come down with )?(?:\p{L}+'s )?(?:\p{L}+ )?(?:funeral|jury duty|court|wedding|surgery|emergency|flu|covid|fever|stomach bug|conflict|stomach flu|death in the family|chicken ?pox)\b`,
    String.raw`\b(?:i|we)(?:'d)? (?:completely |totally )?(?:forgot|forgotten|realized|just realized|didn't realize|remembered)(?: that)? (?:i|we|it)(?:'ve|'m|'re|'s)? `,
    String.raw`\b(?:concert|recital|game|tournament|practice|rehearsal|exam|test|meeting|party|flight|trip|show|graduation|interview)(?: \p{L}+)? (?:for |on |at )?(?:that|the same) (?:day|night|morning|afternoon|evening|time)\b`,
    String.raw`\bthey(?:'re| are) (?:\p{L}+ing) (?:\p{L}+ ){0,5}?(?:that|the same) (?:day|morning|afternoon|evening|week)\b|\b(?:that's|it's) (?:the|my|our) (?:same )?(?:day|time|same)\b`,
    String.raw`\b(?:ils|elles|mon boss|ma boss|mon patron|la job|l'ouvrage) (?:viennent? (?:juste )?de |vient (?:juste )?de |m'ont |m'a |veulent |me )(?:me |que je )?(?:mettre|mettent|mis|cedul\p{L}+|rappel\p{L}+|appel\p{L}+|demand\p{L}+|chang\p{L}+|rentre|travaille)`,
    String.raw`\b(?:je|on) (?:travaille|rentre (?:travailler|au travail|a la job)|(?:suis|est) (?:rendue? )?(?:prise?|malade|pogne\p{L}*|a l'exterieur|sur la route|hospitalise\p{L}*|en voyage)|dois (?:etre|aller|travailler|garder|rester|partir)|serai (?:partie?|prise?|a l'exterieur|au travail))`,
    String.raw`\bfaut que (?:je |j')(?:aille|sois|travaille|rentre|garde|parte|reste|m'occupe)|\b(?:mon|ma|mes) (?:horaire|shift|quart|chiffre|char|auto|fille|fils|gars|enfants?|mere|pere) (?:a|est|ont|sont|vient de|viennent de) (?:change\p{L}*|malades?|brise\p{L}*|tombe\p{L}*|lacher?|mort\p{L}*|en panne|hospitalise\p{L}*)|\b(?:des|les|aux) funerailles\b|\b(?:pogne|attrape) (?:la grippe|la gastro|le covid|un virus)`,
  ].join('|'),
  'u',
);

/**
 * Where folded words that tell of a visit there is say what keeps them from it: "I have a lesson Thursday at
 * five and they just put me on to work". -1: they do not, or ask something after it.
 */
export function keptFromVisit(folded: string): number {
  const visit = has.exec(folded);
  if (!visit) return -1;
  const from = visit.index + visit[0].length;
  const found = keptBy.exec(folded.slice(from));
  if (!found) return -1;
  const at = from + found.index;
  return isPutAsQuestion(folded.slice(at)) ? -1 : at;
}
