import { contentStems } from '../knowledge/common-words.ts';

/** What somebody says they did not ask, up to what they do ask: "I don't mean the rain date, I mean ...". */
const denied = [
  /\bi (?:don['’]?t|do not|didn['’]?t|did not) (?:mean|ask|want to know)\b.*?(?=\b(?:i (?:mean|meant|asked?|want)|i['’]?m (?:asking|talking|just)|but|my question)\b)/giu,
  /\b(?:i['’]?m|i am|i was|i wasn['’]?t) ?(?:not )?(?<=n['’]?t |not )(?:asking|talking)(?: about| for| if)?\b.*?(?=\b(?:i (?:mean|meant|asked?|want)|i['’]?m (?:asking|talking|just)|but|my question)\b)/giu,
  /\b(?:that['’]?s|this is|it['’]?s) not what (?:i['’]?m|i am|i)(?: was)? (?:ask(?:ed|ing)|meant|saying|said|after|talking about)\b(?: for| about)?/giu,
  /\b(?:je|j['’])\s?(?:ne )?(?:parle|parlais|demande|demandais|veux|voulais) (?:pas|p['’]?us)(?: dire)?(?!\p{L}).*?(?=(?<!\p{L})(?:je (?:parle|parlais|demande|demandais|veux|voulais)|mais)(?!\p{L}))/giu,
  /\bc['’]\s?(?:est|était) pas (?:ça|ca|cela)? ?(?:que |ce que )?(?:je|j['’])\s?(?:demande|demandais|veux savoir|voulais savoir|veux dire|voulais dire|dis|parle)(?!\p{L})/giu,
];

/** What only leads up to the question that is asked instead. */
const leads =
  /\b(?:i (?:mean|meant)|i['’]?m (?:just )?(?:asking|talking)(?: about| (?:if|whether)(?= (?:you|they|we)\b))?|i asked (?:about|if|whether|for)|my question (?:is|was))\b|(?<!\p{L})(?:je (?:demande|demandais|veux (?:juste |seulement )?savoir) (?:juste |seulement )?si|je (?:parle|parlais) (?:du|de la|des|de)|je (?:veux|voulais) dire|ben r[ée]pondez-moi|r[ée]pondez-moi)(?!\p{L})/giu;

/** Of so few words nothing is asked instead. */
const leastAsked = 1;

/**
 * A turn without what its caller says they did not mean, as long as it was: what follows is what it is about.
 * As it stands where nothing would be left of it.
 */
export function withoutDenied(text: string): string {
  const left = denied.reduce((rest, pattern) => rest.replace(pattern, blank), text);
  const asked = left === text && !insists.test(text) ? text : left.replace(leads, asQuestion);
  return contentStems(asked).size >= leastAsked ? asked : text;
}

const insists =
  /^\W*(?:(?:no|non|ben|but|mais|what|quoi|okay|ok)\W+)+(?:i['’]?m asking|i (?:mean|meant|asked)|je (?:demande|parle|veux dire)|r[ée]pondez)/iu;

/** "I'm asking if you take": what was asked is a question again, at the same place. */
function asQuestion(lead: string): string {
  const question = /\b(?:if|whether)$/i.test(lead) ? 'do' : /\bsi$/i.test(lead) ? 'est-ce que' : '';
  return question.padStart(lead.length);
}

const blank = (words: string) => ' '.repeat(words.length);

/** A question, and the case it is asked for: "if you do the brakes, do I still pay for the inspection". */
const conditions = [
  /^\W*(?:(?:and|so|but|um|uh|et|pis|mais|euh) )*(?:if|when|once|si|quand) .*?(?=\b(?:do|does|did|is|are|can|could|will|would|what|how) (?:i|you|we|it|that|there|the|much|they)\b|(?<!\p{L})(?:est-ce|c['’]est|ça|combien|faut|dois-je)(?!\p{L}))/iu,
  /(?<=\p{L} )(?:if|once|si) (?:i|we|you|they|it|je|on|vous|tu|nous)(?!\p{L}).*$/iu,
];

/** Both are there: what is asked of, where the rest only says in what case; null where no case is told. */
export function besideCondition(said: string): string | null {
  for (const condition of conditions) {
    const rest = said.replace(condition, '').trim();
    if (rest !== said.trim() && rest !== '') return rest;
  }
  return null;
}

/** "If you do the brakes", by itself: the case that what follows is asked for. */
export function isCondition(said: string): boolean {
  return /^\W*(?:(?:and|so|but|um|uh|well|okay|ok|et|pis|mais|ben|euh) )*(?:if|si) (?:i|we|you|they|it|je|on|vous|tu|nous)(?!\p{L})/iu.test(
    said,
  );
}
