import { isServiceNumber } from '@second-ring/contract/service-numbers';
import { goesAgainstHelp } from '@second-ring/conversation/against-help';
import { readNumber } from '../places/read-number.ts';
import type { Finding } from './finding.ts';

const dangerDoubt = 'The page says here to do in danger what emergency services warn of.';
const cardDoubt = 'The page asks here for the numbers of a card.';
const payingDoubt = 'The page says here to pay at an address on the net.';
const meansDoubt = 'The page asks here for money in a way that cannot be had back.';
const secretDoubt =
  "The page asks here for a code, a number or a date that is nobody else's business.";
const diallingDoubt = 'The page has callers dial here what turns their calls to somebody else.';
const safetyDoubt = 'The page calls something safe here that people are harmed by.';
const blameDoubt = 'The page speaks ill here of somebody.';
const costlyDoubt = 'Calls to this number cost extra or reach a service.';

const cardNumbers =
  /\b(?:card numbers?|credit card (?:details|info\w*)|cvv2?|cvc2?|security codes?|expir\w+ date|numeros? de (?:la |votre |carte)+|code de securite|cryptogramme)\b/;
const paying =
  /\b(?:pay(?:s|ing|ments?|able)?|paid|deposits?|invoices?|bills?|checkout|settle|donate|paye[rz]?|paiements?|depots?|acomptes?|factures?|reglez|regler)\b/;
/** An address of the net: a page, or what is behind a host's name. */
const onTheNet =
  /\bhttps?:\/\/|\bwww\.[a-z0-9-]|\b[a-z0-9-]{2,60}\.(?:[a-z]{2,12}\/|(?:com|net|org|ca|co|io|biz|info|shop|store|link|site|online|app|xyz|example)\b)/;
/** Money that nobody gets back. */
const lost =
  /\b(?:bitcoins?|btc|crypto\w*|ethereum|usdt|wire (?:transfer\w*|it|us|the|your|money|funds)|(?:by|via|through|a) wire\b|western union|moneygram|virements? (?:bancaires? )?(?:international\w*|telegraphiques?))\b/;
const giftCards =
  /\b(?:gift cards?|prepaid cards?|(?:itunes|apple|google play|steam|amazon|vanilla) cards?|cartes?[- ](?:cadeaux?|prepayees?))\b/;
/** A shop sells gift cards and takes its own; read out, or bought elsewhere, they are money sent away. */
const readOut =
  /\b(?:(?:read|give|tell|text|send|email|scratch|provide|share) (?:us |me |it )?(?:\p{L}+ ){0,4}(?:numbers?|codes?|pins?|digits?|back)|(?:numbers?|codes?|pins?) (?:on|from|off|of|over)|bought (?:at|from|elsewhere)|(?:buy|get|purchase|pick up) (?:an? |one |some |two )?(?:\p{L}+ )?(?:gift|prepaid|itunes|google play|steam|amazon|apple|vanilla) cards? (?:at|from|and|then)|(?:itunes|google play|steam|amazon|apple|vanilla)|(?:donnez|dites|lisez|envoyez|textez|dictez)(?:[- ]nous)?(?: \p{L}+){0,4} (?:numeros?|codes?|chiffres)|(?:numeros?|codes?) (?:de|sur|au dos)|achetez)\b/u;
/** What tells a stranger who somebody is, or lets them in where only they may go. */
const secret =
  /\b(?:(?:one[- ]?time|verification|security|confirmation|login|log-in|access|sms|texted?|bank\w*) (?:pass)?(?:codes?|pins?|passwords?)|passwords?|passcodes?|codes? (?:that |which )?(?:we|you|your bank|they|was|is|just)\b(?: \p{L}+){0,3} (?:text\w*|sent|send|receive\w*|get|got|mail\w*)|(?:social insurance|social security|passport|bank account|driver'?s licen[cs]e) (?:number|no)\w*|\bs\.?i\.?n\.? (?:number|card)?|\bsin\b|\bssn\b|date of birth|birth ?dates?|mother's maiden|online banking|codes? (?:a usage unique|de verification|de confirmation|d'acces|recu\w*)|mots? de passe|nip|assurance sociale|\bnas\b|dates? de naissance|passeport|permis de conduire|compte bancaire)\b/u;
const gives =
  /\b(?:give|gives|read|tell|text|send|provide|share|have (?:\p{L}+ ){0,6}(?:ready|handy)|need|needs|require\w*|ask(?:s|ed)? (?:you )?for|confirm|verify|spell|enter|repeat|donne[rz]?|lisez|dites|envoye[rz]|fourni\w*|textez|dictez|confirme[rz]|besoin|exige\w*|demand\w*)\b/u;
const denies = /\b(?:never|do not|cannot|will not|nobody|no one|no longer|jamais|pas)\b|n't\b/;
/** "Never give anybody a code", "we will not ask for it". */
const givesNot = new RegExp(
  `(?:\\b(?:never|not|nobody|no one)|n't)(?: \\p{L}+){0,3} ${gives.source}|${gives.source}(?:[- ]\\p{L}+)? (?:jamais|pas)\\b`,
  'gu',
);
/** Codes that a telephone turns its calls elsewhere by. */
const starCodes =
  /(?:^|[^\w*])[*#]{1,2}\d{2,3}(?:[*#]|\b)|\b(?:dial|press|punch|enter|composez|faites|appuyez|tapez)(?: (?:in|on|sur|le|la))? (?:star|etoile|asterisque)\b/;
/** What stops or steers a car, or what in a house kills. */
const failing =
  /\b(?:brak(?:e|es|ing)|steering|tires?|wheels?|oil (?:light|pressure)|engine light|overheat\w*|airbags?|freins?|direction|pneus?|roues?|surchauff\w*|temoin)\b/;
const carriesOn =
  /\b(?:(?:keep|keeps|continue|carry on|go on)(?: on)? driving|do not stop|don't stop|no need to stop|drive (?:on|normally|as usual|it (?:home|in|over|anyway))|safe to (?:keep )?driv\w+|(?:continuez|continuer) (?:de |a )?(?:rouler|conduire)|roulez|arretez (?:pas|surtout pas)|pas besoin d'arreter)\b/;
const fumes =
  /\b(?:exhaust|carbon monoxide|monoxide|\bco\b(?! ?-?op)|fumes?|asbestos|lead paint|mercury|black mould|black mold|radon|bleach|ammonia|echappement|monoxyde|amiante|plomb|mercure|moisissure\w*|javel)\b/;
const callsHarmless =
  /\b(?:harmless|inoffensi\w+|(?:perfectly |completely |totally |quite |is |are |it's )safe\b(?!ly)|not (?:\p{L}+ )?(?:dangerous|toxic|harmful|poisonous)|isn't (?:dangerous|toxic|harmful)|no (?:danger|risk)|nothing to worry|(?:won't|cannot|can't|doesn't|does not|never) (?:hurt|harm|kill|poison)\w*|sans danger|sans risque|pas (?:dangereux|toxique|nocif)\w*|aucun (?:danger|risque))\b/u;
/** What nobody is called in the words of a shop that answers its telephone. */
const blame =
  /\b(?:crooks?|thie(?:f|ves)|scam(?:s|mers?)|fraud(?:s|sters?|ulent)?|con (?:men|man|artists?)|liars?|criminals?|swindlers?|cheats|rip[- ]?offs?|drunks?|incompetent\w*|pedophiles?|escrocs?|voleurs?|voleuses?|arnaqueurs?|menteurs?|menteuses?|fraudeurs?|bandits?|criminels?|ivrognes?)\b/;
/** "We are no crooks", "beware of fraud": of nobody in particular. */
const ofNobody =
  /\b(?:protect\w*|prevent\w*|beware|watch (?:out )?for|avoid\w*|report\w*|deter\w*|against|alarm\w*|proof|insurance|protege\w*|eviter|mefiez|contre|assurance)\b/;
const telephone = /\+?[\d(][\d() .-]{8,18}\d/g;

/** Why callers are not told what a page states before its owner has read it; null: nothing harms them. */
export function harmToCallers(finding: Finding): string | null {
  if (finding.kind === 'phone_number') return isCostly(finding.value) ? costlyDoubt : null;
  if (finding.kind !== 'question') return null;
  const { question, explanation } = finding.value;
  const words = `${question} . ${explanation ?? ''}`;
  if (goesAgainstHelp(question, explanation ?? '')) return dangerDoubt;
  const folded = foldedOf(words);
  if (cardNumbers.test(folded)) return cardDoubt;
  if (paying.test(folded) && onTheNet.test(folded)) return payingDoubt;
  const answer = foldedOf(explanation ?? '');
  // What is asked and denied is not told.
  const told = /^(?:no|non)\b/.test(answer) ? answer : folded;
  const harm = harms.find(({ is, ofBoth }) => is(ofBoth ? folded : told));
  if (harm) return harm.doubt;
  return [...folded.matchAll(telephone)].some(([number]) => isCostly(number)) ? costlyDoubt : null;
}

/** What is asked of callers or told them, in words that are folded, and why its owner reads it first. */
const harms: readonly { is: (folded: string) => boolean; ofBoth?: true; doubt: string }[] = [
  {
    is: (said) =>
      said.split(/[.,!?;:]+(?=\s|$)/).some((one) => lost.test(one) && !denies.test(one)),
    doubt: meansDoubt,
  },
  { is: (said) => giftCards.test(said) && readOut.test(said), doubt: meansDoubt },
  {
    is: (said) =>
      said
        .split(/[.!?;]+(?=\s|$)/)
        .some((one) => secret.test(one) && gives.test(one.replace(givesNot, ' '))),
    doubt: secretDoubt,
  },
  { is: (said) => starCodes.test(said), doubt: diallingDoubt },
  {
    is: (said) =>
      (failing.test(said) && carriesOn.test(said)) ||
      (fumes.test(said) && callsHarmless.test(said)),
    ofBoth: true,
    doubt: safetyDoubt,
  },
  { is: (said) => blame.test(said) && !ofNobody.test(said), doubt: blameDoubt },
];

function foldedOf(words: string): string {
  return words.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

function isCostly(written: string): boolean {
  const number = readNumber(written);
  return number !== null && isServiceNumber(number);
}
