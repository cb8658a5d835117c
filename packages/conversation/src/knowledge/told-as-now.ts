import { isLongAgo, withoutFigures } from './figures-of-speech.ts';
import { fold } from './words.ts';

/** A stretch of words in which something happens, and where in its sentence it begins. */
export interface Happening {
  /** It is told as a thing, "a burst pipe", and may as well be asked about; otherwise as what happens. */
  asThing?: true;
  sign: RegExp;
  /** What else is told in the same breath, each of them somewhere. */
  beside?: readonly RegExp[];
  /** What makes it something else. */
  unless?: RegExp;
}

/** Where one thing that is told ends and the next begins. */
const between =
  /[.!?;:,]+|(?<![a-z'])(?:but|so|because|cause|mais|parce que?|(?<!\b(?:by|an?|the|my|our|his|her|their|your|this|that|in|of) )car(?= (?:ils?|elles?|je|j'|nous|vous|on|le|la|les|l'|c'|ca|mon|ma|notre|une?|y)(?![a-z]))|fait que)(?![a-z'])/;

/** "So like my car's stuck": it likens nothing to anything. */
const filler = /(?<=^|(?<!\p{L})(?:so|and|um+|uh+|but|well|then|yeah|i'm|we're) )like (?=\p{L})/gu;
/** "See if you can come": politely asked for, and nothing is supposed. */
const politely =
  /\b(?:if|whether) (?:you|ya|someone|somebody|anyone|anybody|they|there'?s|we|i) (?:guys )?(?:can|could|would|might|do|have|has|are|is|anyone|somebody|someone)\b|\bsi (?:vous|quelqu'un|on|tu) (?:pouvez|pourriez|peut|pourrait|peux|avez|etes)\b/g;
const supposed =
  /\b(?:if|in case|whether|unless|suppose|supposing|imagine|what happens|prevent\w*|avoid\w*|keep\w*|protect\w*|never|worried|afraid|scared|so that|before|as if|as though|like|dream\w*|movie|story|si|au cas|jamais|evite\w*|empech\w*|preven\w*|pour qu|pour pas qu|avant qu|peur|comme)e?(?!\p{L})(?:[ '][\p{L}\d'-]+){0,9}[ ']*$/u;
/** Between a thing and what it may do: "the valve before it breaks". */
const within = /\b(?:before|avant|if|si|unless|could|might|would)\b/;
/** "After the pipe burst": told to date something else by it. */
const dates =
  /\b(?:when|after|since|until|the (?:day|time|week|year)|quand|apres que|depuis que|lorsque|la fois|le jour)(?: (?:that|when|que|ou|the|my|our|a|an|le|la|un|une|mon|ma|notre))?[ ']*$/;
/** What is done about such a thing, or costs, is asked, and none is reported. */
const asksOfThing =
  /\b(?:(?:do|does|can|could|will|would|did) (?:you|ya|they|your|somebody|someone)\b|(?:is|are|will|would) there\b|(?:do|does|did|have|has|had|is|are|was)n't(?: really| actually)?(?: (?:have|had|got|see|seen))?\b|how (?:much|long|fast|soon|quick\w*)|what (?:do|would|does|is|are|about)|what's|prices?|costs?|charges?|quotes?|rates?|estimates?|fees?|insur\w+|no|not|without|any|never|specialis\w+|specializ\w+|handle|\p{L}+ez-vous|faites(?:-vous)?|y a-t-il|combien|prix|cout\w*|tarifs?|soumission|assur\w+|pas|aucune?|sans)\b(?: (?!(?:have|got|have got|there's|there is|i've|we've|j'ai|on a|y a)\b)[\p{L}\d'-]+){0,6}[ ']*$/u;
const over =
  /\b(?:last (?:year|month|week|summer|winter|spring|fall|autumn|time|january|february|march|april|may|june|july|august|september|october|november|december)|(?:years?|months?|weeks?|winters?|summers?|springs?|falls?|seasons?) (?:ago|back)|used to|the other (?:day|week)|back in|(?:in|en) (?:19|20)\d\d|when (?:i|he|she|they|it) (?:was|were) (?:an?|just|only|little|small|young\p{L}*|\d+)(?!\p{L})|as an? (?:pup|puppy|kitten|kid|child|baby|foal)|long gone|(?:an|annee|mois|semaine|ete|hiver|printemps|automne|fois) (?:passee?|derniere?)|y a (?:\p{L}+ ){0,2}(?:ans?|mois|semaines?)|dans le temps|autrefois)\b/u;
/** Now and then, and not as they call. */
const nowAndThen =
  /\b(?:sometimes|once in a while|now and then|every (?:time|once|spring|winter|few)|each time|whenever|when(?:ever)? it rains|usually|occasionally|des fois|parfois|souvent|de temps en temps|chaque fois|a l'occasion|quand (?:il pleut|ca fond))\b/;
const mended =
  /\b(?:you|ya|they|he|she|we|i|guys?|plumber|somebody|someone|got (?:it|that|them)|was|were|been|is|it's|that's|already|all) (?:all |already |since |just |since been |came (?:out |by |over )?(?:and )?)?(?:fixed|repaired|patched|mended|replaced|cleaned (?:it |that )?up|dried (?:out|up)|taken care of|sorted|dealt with)\b|\b(?:c'est|est|sont|ete|ont|avez|a|ai|etait) (?:tout |deja |bien )?(?:repare|regle|arrange|remplace|nettoye|refait)\w*\b/;
const again = /\b(?:again|still|not|isn't|wasn't|never|encore|toujours|pas)\b/;
const thisVeryDay =
  /\b(?:again|right now|as we speak|today|tonight|encore|en ce moment|aujourd'hui|ce soir)\b/;

/**
 * Whether words tell of one of these as a thing that happens now, and not as one that is supposed, asked about,
 * kept from happening, long over or mended.
 */
export function tellsAsNow(words: string, happenings: readonly Happening[]): boolean {
  const folded = withoutFigures(fold(words)).replace(politely, ' ').replace(filler, '');
  const past = over.test(folded) || isLongAgo(folded) || nowAndThen.test(folded);
  if ((past && !thisVeryDay.test(folded)) || isMended(folded)) return false;
  const standing = happenings.filter(
    ({ beside = [], unless }) => beside.every((one) => one.test(folded)) && !unless?.test(folded),
  );
  return folded.split(between).some((clause) => standing.some((one) => isTold(clause, one)));
}

/** Whether words tell that it was put right, and not that it came back. */
export function isMended(words: string): boolean {
  const folded = fold(words);
  const repair = mended.exec(folded);
  return repair !== null && !again.test(folded.slice(repair.index));
}

function isTold(clause: string, { asThing, sign, beside }: Happening): boolean {
  const found = sign.exec(clause);
  if (!found) return false;
  // Where more of it is told, "like" before it only fills a pause.
  const said = clause.slice(0, found.index);
  const before = beside ? said.replace(/(?<!\p{L})like(?!\p{L})/gu, '') : said;
  if (supposed.test(before) || dates.test(before) || within.test(found[0])) return false;
  return !asThing || !asksOfThing.test(before);
}
