import { fold, foldWithoutEnd } from './words.ts';

/** What a caller asks to be sent in writing. */
export interface Sending {
  by: 'text' | 'email' | null;
  /** "That" names no thing: after a booking it is what was booked. */
  of: 'confirmation' | 'that' | 'other';
}

const whom = '(?:me|us|him|her|them|my (?!(?:number|cell|phone)\\b)\\p{L}+)';
/** What has a name of its own, and is not just what was told or booked. */
const documents =
  '(?:reminders?|lists?|price ?lists?|links?|quotes?|estimates?|invoices?|receipts?|bills?|forms?|paperwork|photos?|pictures?|directions|address(?:es)?|menus?|brochures?|contracts?|rates|prices?|pricing|schedules?|catalogu?e?s?|flyers?|pdfs?|hours|policy)';
const messages = '(?:texts?|text messages?|text confirmations?|sms|e-?mails?(?! address))';
const written = `(?:${messages}|${documents}|confirmations?|infos?|information|details?|cop(?:y|ies)|summary|report|something in writing)`;
const thing = '(?:an?|the|that|this|it|those|these|them|your|my|all|some|everything|what|whatever)';
const way = '(?:texts?|text messages?|sms|e-?mails?|writing|whatsapp)';
/** Of a later moment, or of how they would rather be reached: nothing is to be sent of what was told. */
const otherwise =
  "(?! (?:when|whenever|if|once|before|after|back|instead|rather|as soon|at|on|don't|though|anytime|any time)\\b)";

/** What is done, with its own words for who gets it: "text me the prices", "send a copy to my e-mail". */
const sends = [
  `(?:text|sms|e-?mail|message)(?:ing)? ${whom} (?:over )?${thing}\\b(?! (?:when|instead|rather)\\b)`,
  `(?:text|sms|e-?mail)(?:ing)? (?:it|that|this|them|those|everything|(?:an?|the|my|your|that|this) \\p{L}+(?: \\p{L}+){0,3}?)(?: over)? to ${whom}`,
  `(?:text|e-?mail)(?:ing)? (?:it|that|this|them|those|everything)(?: over)?(?: please| as well| too| also)*$`,
  `(?:send|shoot|forward)(?:ing)?(?: over)? (?:${whom}|out|over)(?: over)?(?: \\p{L}+){0,4}? ${written}\\b${otherwise}`,
  `(?:ping|drop|give|get)(?:ing)? ${whom} (?:an? )?(?:quick |little |short )?${messages}\\b${otherwise}`,
  `(?:send|shoot|forward|get|put|confirm)(?:ing)? (?:\\p{L}+ ){1,6}?(?:by|via|in|through|over|with) (?:an? |my )?${way}\\b${otherwise}`,
  `(?:send|forward|shoot)(?:ing)? (?:\\p{L}+ ){1,6}?to my (?:phone|cell|e-?mail|number|inbox|mobile)`,
  `(?:send|forward)(?:ing)? (?:${thing} )?(?:\\p{L}+ ){0,3}?${written} to ${whom}`,
  `send(?:ing)? (?:an? |the |out an? )?(?:\\p{L}+ )?confirmations?\\b`,
].join('|');

const filler =
  '(?:yes|yeah|yep|yup|no|ok|okay|well|oh|hey|um|uh|so|and|but|please|just|maybe|actually|perfect|great|thanks|sure|then|also|alright|all right|cool|good|awesome|go ahead and|if you (?:can|could)|sounds good)';
const asking =
  "(?:(?:can|could|would|will|won't|can't|couldn't) (?:you|ya|u|someone|somebody|they|one of you|the (?:shop|team|office))|(?:are|is) (?:you|they|someone|somebody) (?:gonna|going to|able to)|(?:you|u) (?:can|could|gonna|going to)|(?:is it |would it be )?possible (?:for you )?to|any (?:chance|way) (?:you|i|we|someone)(?: (?:can|could))?(?: get)?|(?:would |do )you mind|(?:want|need|like|love|have|get) (?:you|someone|somebody|them)(?: guys)?(?: to)?|appreciate it if you(?: can| could|'d)?|(?:do|does) (?:you|they|it))";
const wishing =
  "(?:i'd|i would|i'll|i|we|we'd|can|could|may)(?: i| we)?(?: just| really| also| still| rather)*(?: (?:like|love|need|want|prefer|appreciate|take|get|have)(?: to (?:get|have|receive))?)";
const receiving =
  '(?:(?:will|do|does|am|can|could|should|would|gonna) (?:i|we|he|she|they)(?: also| then| still| be| going to| gonna| supposed to| have)* (?:get|getting|receive|receiving|have|sent|texted|e-?mailed)|(?:will|is|are) there(?: be| gonna be| going to be)?)';
const inWriting = '(?:confirmations?|reminders?|texts?|text messages?|sms|e-?mails?)';

const inEnglish = [
  `(?:^|[,.;?!] )(?:${filler}[ ,]+)*(?:${sends})`,
  `\\b${asking}(?: guys| all| please| just| also| maybe| then| possibly| at least)* (?:${sends})`,
  `\\b${receiving}(?: \\p{L}+){0,3}? ${inWriting}\\b(?! (?:about|from (?:the|my)|list)\\b)${otherwise}`,
  `\\b${wishing} (?:an?|the|that|it|this|my|your|some) (?:\\p{L}+ ){0,3}?(?:texted|e-?mailed|(?:text|e-?mail|sms) confirmation|(?:by|via|through|in|over|with) (?:an? )?${way}|confirmation (?:text|e-?mail|sms))\\b${otherwise}`,
  `\\b(?:will|is|are|can|could) (?:that|it|this|the \\p{L}+)(?: be| gonna be| going to be| get)? (?:texted|e-?mailed)\\b`,
  `\\b(?:can|could|would|will) you (?:guys )?confirm (?:\\p{L}+ ){0,3}?(?:by|via|in|over|with) (?:an? )?${way}\\b`,
];

const qui = "(?:me |m'|nous |lui |le |la |les |l'|moi |nous |-moi |-nous )";
const chose =
  "(?:un|une|le|la|les|l'|vos|votre|des|du|ma|mon|mes|la meme|ca|cela|ceci|tout(?: ca)?|tes|ta|ton)";
const documentsInFrench =
  '(?:rappels?|listes?|liens?|soumissions?|estim(?:e|es|ation|ations)|factures?|recus?|formulaires?|photos?|adresses?|menus?|prix|tarifs?|horaires?|heures|contrats?|depliants?|catalogues?|pdf)';
const ecrit = `(?:textos?|courriels?|messages? textes?|sms|e-?mails?|mails?|confirmations?|infos?|informations?|details?|copies?|${documentsInFrench})`;
const voie = '(?:textos?|courriels?|sms|e-?mails?|mails?|messages? textes?|ecrit)';
const plusTard = '(?! (?:quand|si|lorsque|avant|des que|plutot|au lieu)\\b)';
const envoie = [
  `${qui}{1,2}(?:texter|courrieler|emailer) ?${chose}(?!\\p{L})`,
  `me (?:le|la|les) (?:texter|courrieler|envoyer|transmettre)`,
  `${qui}{1,2}(?:envoyer|transmettre|faire parvenir|expedier) (?:${chose} ?)?(?:\\p{L}+ ){0,3}?(?:${ecrit})\\b${plusTard}`,
  `${qui}{0,2}(?:envoyer|transmettre|confirmer) (?:\\p{L}+ ){0,5}?(?:par|en|dans un) ${voie}\\b${plusTard}`,
  `envoyer (?:${chose} ?)?(?:\\p{L}+ )?confirmations?`,
].join('|');
const demande =
  "(?:(?:pouvez|pourriez|peux|pourrais|peut|pourrait|allez|vas|va|voulez|veux)(?:[- ](?:vous|tu|on|t-on))+|(?:vous|tu|on|quelqu'un|ils)(?: (?:pouvez|pourriez|peux|pourrais|peut|pourrait|allez|vas|va|vont|voulez))(?:[- ]tu)?|possible (?:de|d')|moyen (?:de|d')|y a-t-il moyen (?:de|d')|pour)";
const inFrench = [
  `(?<!\\p{L})${demande}(?: (?:juste|aussi|donc|bien|s'il vous plait))* ?(?:${envoie})`,
  `(?<!\\p{L})(?:envoyez|envoie|transmettez|expediez|faites)[- ](?:(?:le|la|les)[- ])?(?:moi|nous|lui)(?: parvenir)? (?:${chose} ?)?(?:\\p{L}+ ){0,4}?(?:${ecrit}|par ${voie})\\b${plusTard}`,
  `(?<!\\p{L})(?:envoyez|envoie|transmettez)[- ](?:le|la|les)[- ](?:moi|nous)(?!\\p{L})`,
  `(?<!\\p{L})(?:textez|texte|courriellez)[- ](?:(?:le|la|les)[- ])?(?:moi|nous) ?${chose}(?!\\p{L})`,
  `(?<!\\p{L})(?:textez|texte)[- ](?:le|la|les)[- ](?:moi|nous)(?!\\p{L})`,
  `(?<!\\p{L})(?:vais|va|allons|est-ce que|recois|recevrai|recevrons|aurai|j'aimerais|je voudrais|je veux|j'apprecierais|je peux|je pourrais|puis|faut|tu|on|je)(?:[- ](?:je|nous|on|tu))*(?: vais| va)?(?:[- ]tu)?(?: (?:que vous|qu'on|aussi|bien))*(?: ?(?:m'|me )?(?:recevoir|avoir|recois|recevrai|aurai|envoyez|envoie))?(?: \\p{L}+){0,3}? (?:(?:une |la |un )(?:confirmation|texto|courriel|rappel|message texte|sms)|(?:par|en) ${voie})\\b${plusTard}`,
];

const asksSending = new RegExp([...inEnglish, ...inFrench].join('|'), 'u');

/** "Don't send me a text", "they sent me an e-mail", "I'll send you a photo": nothing is asked to be sent. */
const asksNone =
  /\b(?:don't|do not|never|no need to|not|stop|quit|why did|who) (?:you )?(?:send|text|e-?mail|message|forward)|\bto (?:send|text|e-?mail) (?:you|u)\b|\b(?:told|said|supposed|promised|were going|was going)\b|\b(?:je|j'|on|nous)\b[^.?!]{0,20} (?:vous|t'|te) ?(?:envoyer|texter|transmettre)|\b(?:ne |n'|pas besoin|arretez|arrete)/u;
const byEmail = /\b(?:e-?mails?|e-?mailed|e-?mailing|inbox|courriels?|courrieler|mails?)\b/u;
const byText =
  /\b(?:texts?|texted|texting|sms|textos?|texter|textez|texte|messages? textes?)\b|\bto my (?:phone|cell|mobile|number)\b/u;
const ofConfirmation = /\bconfirm\p{L}*/u;
const named = new RegExp(`\\b(?:${documents}|${documentsInFrench})\\b`, 'gu');

/** "Do you send reminders by text": asked of what the shop does for anybody. */
const ofHabit = /\b(?:do|does) (?:you|they|it)\b(?!.*\b(?:me|us|my|confirm\w*)\b)/u;

/** What words ask to be sent in writing to who says them or theirs; null: nothing. */
export function asksToBeSent(words: string): Sending | null {
  const said = foldWithoutEnd(words);
  if (asksNone.test(said) || ofHabit.test(said) || !asksSending.test(said)) return null;
  return {
    by: byEmail.test(said) ? 'email' : byText.test(said) ? 'text' : null,
    of: ofConfirmation.test(said)
      ? 'confirmation'
      : thingsNamed(said).length > 0
        ? 'other'
        : 'that',
  };
}

/** What of writing is named, each by its last word and as one: "list", "quote". */
function thingsNamed(said: string): string[] {
  return [...said.matchAll(named)].map(([thing]) =>
    (thing.split(' ').at(-1) ?? '').replace(/s$/, ''),
  );
}

/** Whether an owner's words are about sending the very thing that is asked for. */
export function tellsOfSending(text: string, words: string): boolean {
  const [told, asked] = [fold(text), fold(words)];
  if (!byEmail.test(told) && !byText.test(told)) return false;
  if (ofConfirmation.test(asked) && ofConfirmation.test(told)) return true;
  const things = new Set(thingsNamed(told));
  return thingsNamed(asked).some((thing) => things.has(thing));
}
