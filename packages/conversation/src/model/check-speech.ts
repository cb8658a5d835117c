import { smallWords } from '../knowledge/common-words.ts';
import { fold, stem } from '../knowledge/words.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
import { firstNames } from '../understanding/slots/names/name-words.ts';
import type { DropReason } from './drop-reason.ts';
import { everydayStems } from './everyday-words.ts';
import { type Grounds, ownersWrote } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';

/** A sentence longer than this is not for the ear, in characters. */
const longest = 360;
/** Letters of our two languages and the marks of speech: look-alikes and markup have no place. */
const speakable = /^[A-Za-zÀ-ÖØ-öø-ÿŒœ\d\s.,;:!?'"“”«»()$%&@/–—…+-]*$/;
const markup = /https?:|www\.|[<>{}[\]|`*_#\\^~=]|\b\w+\.(?:com|net|org|ca|io)\b|^\s*[-•]\s/i;
/** "F-o-r-t-y": what is spelled out to slip by. */
const spelledOut = /\b(?:[a-z][-. ]){3,}[a-z]\b/;
const mixed = /\b(?=\w*\d)(?=\w*[a-z]{2})\w+\b/;
const ordinal = /^\d+(?:st|nd|rd|th|e|er|ere|eme|h|am|pm|k|ft|km|x)$|^\d+h\d+$|^[a-z]+\d+$/;

const deniesAi =
  /\b(?:(?:i'?m|i am|this is|you'?re (?:talking|speaking|chatting) (?:to|with)|you are (?:talking|speaking) (?:to|with)|it'?s) (?:just |really |actually |definitely |very much |100 |indeed |only )*(?:an? |the )?(?:real|actual|live(?= (?:person|human|agent|operator|one|voice|being|man|woman|receptionist))|human|flesh|person\b|people\b|receptionist named|owner|man\b|woman\b|lady|guy|girl|living)|(?:i'?m|i am) (?:definitely |certainly |really |absolutely )?not (?:an? )?(?:ai|a\.i|robot|bot|machine|computer|recording|automated|virtual|artificial|program|assistant)|(?:not|isn't|never|(?:is|am|i'm|it's) no) (?:talking to |speaking (?:to|with) |an? )*(?:ai|robot|bot|machine|computer|recording|automat\w+)\b|(?:there'?s|there is) no (?:ai|robot|bot|machine)|human (?:here|being|like you)|real humans?\b|, a human\b|a human(?:,| is| talking| speaking| here)|, a real (?:human|person)|as human as|living,? breathing|flesh and blood|real person (?:here|speaking)|je (?:ne )?suis (?:une? )?(?:vraie?|humaine?|vrai|personne|pas (?:une? )?(?:robot|ia|machine|ordinateur|intelligence|enregistrement))|vous parlez (?:a|avec) (?:une? )?(?:vraie?|humaine?|personne|etre)|pas (?:un|une) (?:robot|ia|machine)|en chair et en os|humain comme vous)\b/;
const saysAi =
  /\b(?:i'?m|i am|je suis) (?:an? |une? )?(?:ai|a\.i|automated|virtual|assistant|robot|ia|assistante?|intelligence)\b/;
const namesItself =
  /\byou(?:'re| are) (?:talking|speaking|chatting) (?:to|with) (?!an?\b|the\b|our\b|your?\b|me\b|us\b|some)[a-z]+|\b(?:my name is|my name'?s|i'?m called|call me|je m'appelle|mon nom est|appelez-moi)\b|^(?:hi|hello|bonjour|allo)?,?\s*(?:this is|ici|it's) (?!the |our |your |not |an? |my |all |up |on |in |at |for |very |just |really |me\b|fine|okay|ok\b)[a-z]+(?: (?:here|speaking|a l'appareil))?[.!,]/;

const secrets =
  /\b(?:(?:verification|confirmation|security|one[- ]time|sign[- ]?in|log[- ]?in|activation) (?:code|number|pin|link)|code (?:that |which )?(?:was|is|has been|just)(?: just)? (?:sent|texted|emailed)|code (?:that |which )?(?:you|we|i|they)(?:'ve| have| just|'ll)* (?:just )?(?:get|got|received?|sent|text\w*|see)|(?:the |your )?(?:code|digits|numbers?) (?:on|off|from|at) (?:the |your )?(?:front|back|card|text|message|phone screen)|(?:last|first) (?:four|three|six|4|3|6) (?:digits )?(?:of|on) (?:your|the) (?:card|account|sin|visa|mastercard|debit|social)|(?:card|visa|mastercard|debit|credit card)(?: ready| handy| in front| on hand)|(?:online )?banking (?:info\w*|login|details|password)|account number|(?:login|user ?name|passcode)|mother's maiden|(?:photo|picture|scan|copy) of your (?:card|id|licen[cs]e|passport|cheque)|le code (?:que|recu|de verification)|(?:les )?(?:chiffres|numeros?) (?:de|sur|au dos de) (?:votre |la |ta )carte|\bnip\b|date d'expiration|(?:credit|debit|bank)? ?card (?:number|details|info)|cvv|security code|expiry|expiration date|pin (?:number|code)|social (?:security|insurance)|\bssn\b|\bsin number|password|bank account|routing number|wire (?:me|us|the)|gift cards? (?:number|code)s?|bitcoin|crypto|numero de carte|carte de credit .*numero|mot de passe|assurance sociale|code de securite)\b/;
const insides =
  /\b(?:system prompt|my (?:instructions|prompt|rules|guidelines|training)|as instructed|i was (?:told|instructed|programmed) to|ignore (?:my|the|all|previous)|language model|json|large language|jailbreak|developer mode|mes (?:instructions|consignes)|modele de langage)\b/;
const insults =
  /\b(?:idiots?|stupid|shut up|moron|dumb|damn|hell no|crap|fuck\w*|shit\w*|bitch|asshole|imbecile|ta gueule|merde|conn(?:ard|asse)e?s?)\b/;

/** Shape, tongue and manners of a sentence: whether it is one that is spoken at all. */
export function checkSpeech(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { spoken, folded, blanked } = sentence;
  if (spoken.length > longest || !speakable.test(spoken) || markup.test(blanked))
    return 'not-speech';
  if (!/\p{L}/u.test(spoken)) return 'not-speech';
  const roman = /\b[IVXLCDM]{2,}\b/.exec(blanked)?.[0];
  if (roman && !grounds.known.has(roman.toLowerCase())) return 'not-speech';
  if (spelledOut.test(folded) && !isSpelledByCaller(folded, grounds)) return 'not-speech';
  const odd = (folded.match(/\b\w*\d\w*\b/g) ?? []).find(
    (word) => mixed.test(word) && !ordinal.test(word),
  );
  if (odd && !ownersWrote(grounds, odd) && !grounds.caller.includes(odd)) return 'not-speech';
  if (
    secrets.test(folded) &&
    !/\b(?:don't|do not|can't|never|not|no need|pas|jamais)\b/.test(folded)
  )
    return 'secret';
  if (insides.test(folded) || insults.test(folded)) return 'not-speech';
  if (deniesAi.test(folded) && !saysAi.test(folded)) return 'denies-ai';
  return isOtherTongue(sentence, grounds) ? 'language' : null;
}

function isSpelledByCaller(folded: string, { caller, state }: Grounds): boolean {
  const letters = (spelledOut.exec(folded)?.[0] ?? '').replace(/[^a-z]/g, '');
  const bare = (text: string) => fold(text).replace(/[^a-z]/g, '');
  return (
    bare(caller).includes(letters) ||
    bare(`${state.caller.name?.value ?? ''}${state.caller.email?.value ?? ''}`).includes(letters)
  );
}

/** Words of languages we do not speak; those of a few letters are ours as well. */
const foreign =
  /\b(?:el|los|las|esta|este|por|para|usted|gracias|hola|cuesta|precio|senor|senora|muy|pero|tambien|gratuito|manana|hoy|ventana|corte|der|die|das|ist|nicht|und|kostet|umsonst|bitte|danke|guten|il prezzo|costa|questo|sono|grazie|buongiorno|voce|obrigado|preco|custa|isso|hoje|para|het|een|niet|kost|dank|ang|po|salamat|libre po|magkano)\b/g;

function isOtherTongue({ spoken, folded }: ModelSentence, grounds: Grounds): boolean {
  const words = folded.match(/[a-z]+/g) ?? [];
  const strange = (folded.match(foreign) ?? []).filter((word) => !grounds.known.has(word));
  if (strange.length >= 2) return true;
  if (words.length < 6) return strange.length > 0 && detectLanguage(spoken).language === null;
  return detectLanguage(spoken).language === null && !words.some((word) => grounds.known.has(word));
}

/** Words that begin with a capital and are nobody's name. */
const capitals =
  /^(?:I|I'm|I'll|I'd|I've|AI|OK|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|Saturdays|Sundays|January|February|March|April|May|June|July|August|September|October|November|December|English|French|Canada|Canadian|Google|Visa|Mastercard|Interac|Christmas|Easter|Thanksgiving|AM|PM|TV|SUV|RV|Internet|Mr|Mrs|Ms|Dr|Mister|Miss|Missus|Sir|Madame|Monsieur|Street|Avenue|Road|VUS|GST|PST|HST|TPS|TVQ|IA|American|Express|Amex|Apple|Android|Samsung|Facebook|Instagram|PayPal|Québec|Québécois|Spanish|English-speaking|Boxing|Day|New|Year|Year's|Eve|Labour|Victoria|Family|Valentine|Valentine's|Mother|Mother's|Father's|Halloween|Noël|Pâques|Internet|WhatsApp|Messenger|Uber|North|South|East|West|Main)$/;
const acting =
  /^(?:'ll|'s|'d)?\s*(?:will|is|can|would|has|was|does|says|said|knows|handles|usually|and|or|here|could|should|might|from|at|in|va|est|peut|pourra|sera|a dit|vous|s'occupe|'ll|'s)\b/i;

/** Names of people stand in the shop's words or in the caller's. */
export function checkNames(
  { spoken, blanked, folded }: ModelSentence,
  grounds: Grounds,
): DropReason | null {
  if (namesItself.test(folded) && !personaNamed(folded, grounds)) return 'name';
  for (const found of blanked.matchAll(/\p{Lu}[\p{L}'-]+/gu)) {
    const [word] = found;
    const plain = fold(word).replace(/'s?$/, '');
    if (capitals.test(word.replace(/'s$/, '')) || isKnown(plain, grounds)) continue;
    const before = blanked.slice(0, found.index);
    const starts = /(?:^|[.!?:;–—"“«(]\s*)$/.test(before);
    if (!starts) return 'name';
    const follows = blanked.slice(found.index + word.length).replace(/^[\s,]+/, '');
    if (starts && orders.test(`${plain} ${follows}`)) continue;
    if (firstNames.has(plain) && !commonFirstWords.has(plain)) return 'name';
    const [subject = plain] = plain.split("'");
    if (acting.test(follows) && !commonSubjects.test(subject) && !isEveryday(plain)) return 'name';
  }
  const lower = (fold(spoken).match(/[a-z]+/g) ?? []).find(
    (word) =>
      /^(?:brenda|mike|tony|steve|dave|linda|karen|kevin|jessica|jennifer|brian|gary|susan|debbie)$/.test(
        word,
      ) && !grounds.known.has(word),
  );
  return lower ? 'name' : null;
}

/** "Hang in there": a name that is a verb here. */
const orders =
  /^(?:hang|mark|pat|chase|drop|bear|hold|sit|stay) (?:in there|on\b|tight|with (?:me|us)|back)/;

const commonFirstWords = new Set(
  'will may grace hope rose faith joy art bill mark frank pat rich sunny april june august summer autumn dawn ray jack sue rob drew chase grant miles'.split(
    ' ',
  ),
);
const commonSubjects =
  /^(?:that|this|it|he|she|they|we|you|there|what|which|who|everything|everyone|someone|somebody|anyone|anything|nobody|nothing|something|one|each|both|all|most|some|none|either|neither|here|how|where|when|why|parking|payment|delivery|pricing|price|booking|yes|no|sure|and|or|but|so|then|now|today|tomorrow|walk|walking|cash|credit|tax|taxes|cost|labour|labor|parts?|hours?|appointments?|estimates?|quotes?|prices?|services?|students?|seniors?|children|kids|people|customers?|clients?|patients?|cela|ceci|il|elle|on|nous|vous|ils|elles|ca|tout|quelqu|personne|rien|oui|non|bien|voici|voila|c|ce|les|le|la|l|un|une|notre|votre|nos|vos|mais|et|ou|donc|puis|alors|combien|quel|quelle)$/;

function isEveryday(word: string): boolean {
  if (firstNames.has(word)) return false;
  return (
    smallWords.has(word) ||
    everydayStems.has(stem(word)) ||
    /(?:ing|ed|ly|tion|ment|ness|ance|ence|ies|es|s)$/.test(word)
  );
}

function isKnown(word: string, { known }: Grounds): boolean {
  return word
    .split(/[-']/)
    .every((part) => part.length < 2 || known.has(part) || known.has(part.replace(/s$/, '')));
}

function personaNamed(folded: string, { receptionist }: Grounds): boolean {
  const persona = fold(
    receptionist.profile.knowledge.details?.persona_and_style?.suggested_persona ?? '',
  );
  const own = fold(receptionist.profile.knowledge.name);
  const named =
    /(?:my name is|my name's|i'm called|call me|this is|je m'appelle|ici|it's|mon nom est) ([a-z]+)/.exec(
      folded,
    )?.[1];
  return named !== undefined && (persona.includes(named) || own.includes(named));
}
