import { fold } from './words/tokens.ts';

/** Before somebody who is heard of, like or met: "recommended by", "I was talking with", "you did". */
const aside =
  "(?:from|by|through|via|with|to|like|than|besides?|near|behind|beside|knows?|met|saw|asked?|asking|thanks to|because of|(?:you|you guys|they|he|she) (?:did|fixed|do|helped|served|sent)|worked (?:for|on)|par|avec|chez|comme|connais|connait|parle a|grace a|demande a|a cote de|d'apres|selon|according to)";
/** What somebody says, does or thinks who wants nothing done themselves. */
const reports =
  "(?:recommend\\w*|refer\\w*|suggest\\w*|said|says?|tells?|told|thinks?|thought|believes?|reckons?|figures?|guess\\w*|mention\\w*|heard|hears?|swears?|loves?|likes?|uses?|used|hired|knows?|found|gave|sent|warned|insist\\w*|agrees?|raved?|worr\\w+|is worried|wonders?|hates?|(?:'ll|will) (?:be (?:there|home|here|around|in)|let|open|meet|pay)|(?:is|'s) (?:home|there|here|with me|worried|driving|standing|listening|right here)|opens?|lets?|recommand\\w*|refere?\\w*|(?:m'|nous |me |l')a (?:dit|parle|donne|refere|envoye\\w*|suggere\\w*|conseille\\w*|recommande\\w*)|a dit|dit|pense\\w*|croit|trouve|connait|utilise|aime|sera (?:la|ici|a la maison)|va (?:etre la|ouvrir)|ouvre)";
/** What is said of somebody it is for. */
const needs =
  "(?:needs?|wants?|would like|'d like|is looking|has an?|has to|has the|has no|has been|'s got|got|can't|cannot|can not|couldn't|is having|lost|broke|a besoin|veut|voudrait|aimerait|a une?|n'a pas|est pris\\w*)";
/** Their family name, and no other subject. */
const between =
  "(?: (?!(?:i|i'm|i've|we|you|je|j'ai|on|nous|vous)(?![\\p{L}]))\\p{L}[\\p{L}'-]*){0,3}?";
const ours =
  '(?:my|our|his|her|their|the|a|an|mon|ma|mes|notre|son|sa|leur|le|la|un|une|old|dear|late)';

/** Whether words say that it is done for somebody, or under their name. */
function isSaidFor(folded: string, who: string): boolean {
  return [
    `\\b(?:for|pour|on behalf of|au nom de|de la part de|under|name of)(?: the name(?: of)?)?(?: ${ours}){0,3}(?: \\p{L}+){0,2}? ${who}\\b`,
    `\\b(?:book|bring|bringing|take|taking|get|put|inscri\\w*|amene\\w*|reserve\\w*)(?: ${ours})?(?: \\p{L}+)?,? ${who}\\b`,
    `\\b${who}(?!'s)${between}(?: who| qui)? ?${needs}(?!\\p{L})`,
    `\\b(?:it's|its|this is|that's|is|c'est)(?: ${ours})?(?: \\p{L}+)? ${who}'s\\b`,
    `\\bc'est (?:le|la|l')[^.!?]{1,20} de(?: ${ours})? ${who}\\b`,
  ].some((sign) => new RegExp(sign, 'u').test(folded));
}

/** Who speaks for somebody, or asks for something of theirs, speaks for whoever was named. */
const forThem =
  /\b(?:for|pour) (?:him|her|them|elle|lui|eux)\b|\b(?:his|her|their) (?:appointment|visit|booking|behalf)\b|\b(?:her|his|their) (?:carer|caregiver|assistant|landlord|landlady|nurse|guardian|property manager)\b|\b(?:son|sa|leur) (?:rendez-vous|visite|aidante?|adjointe?|proprietaire)\b/;

/** Somebody by their name, by what they are to the caller, or both. */
interface SomebodyNamed {
  name?: string | null | undefined;
  relation?: string | null | undefined;
}

/** Whether words say that what is wanted is for somebody, or theirs. Pure. */
export function isForThem(words: string, somebody: SomebodyNamed): boolean {
  const folded = plain(words);
  const who = spokenOf(somebody);
  return forThem.test(folded) || (who !== null && isSaidFor(folded, who));
}

/**
 * Whether somebody is only spoken of: who recommended the shop, thinks something, opens the door. What is
 * wanted is for nobody but the caller then, where the words do not say so as well. Pure.
 */
export function isMerelyMentioned(words: string, { name, relation }: SomebodyNamed): boolean {
  const folded = plain(words);
  const who = spokenOf({ name, relation });
  if (!who || isForThem(words, { name, relation })) return false;
  const heardOf = new RegExp(`\\b${aside}(?: ${ours}){0,2}(?: \\p{L}+)? ${who}(?!\\p{L})`, 'u');
  const said = new RegExp(`\\b${who}(?!'s)${between} ?${reports}(?!\\p{L})`, 'u');
  // "Ted's my neighbour, he said you are good."
  const saidLater = new RegExp(
    `\\b${who}(?!\\p{L})[^.!?]{0,30}[,.;] ?(?:and |et )?(?:he|she|they|il|elle)(?:'s)? ?${reports}(?!\\p{L})`,
    'u',
  );
  return [heardOf, said, saidLater].some((sign) => sign.test(folded));
}

const plain = (words: string) => fold(words).replace(/[’]/g, "'");

/** How somebody is spoken of, as an expression; null: in no way. */
function spokenOf({ name, relation }: SomebodyNamed): string | null {
  const [first = ''] = fold(name ?? '').split(' ');
  const known = [first, relation ?? ''].filter((one) => one.length > 1).map(escaped);
  return known.length === 0 ? null : `(?:${known.join('|')})`;
}

function escaped(word: string): string {
  return word.replace(/[^\p{L}\d]/gu, '.');
}
