import { fold } from '../knowledge/words.ts';
import { isNegated } from './check-gifts.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';

/**
 * During a call nobody is asked anything, so nobody has said or agreed to anything; and when somebody will ring is
 * theirs to say: it can be asked of them, never promised. Nor is who answers any of the people of the shop.
 */
export function checkContact(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded, blanked } = sentence;
  if (deniesMachine(folded, grounds)) return 'denies-ai';
  if (/\?\s*$/.test(blanked)) return null;
  if (kinship.test(folded)) return 'denies-ai';
  if (hasAsked.test(folded) && !isNegated(folded)) return 'promise';
  const quoted = hasSaid.exec(folded)?.[0];
  if (quoted !== undefined && !isNegated(folded) && !isCallersTale(folded)) return 'promise';
  return promisesWhen(sentence, grounds) ? 'promise' : null;
}

const people =
  '(?:him|her|them|(?:the|our|my) (?:owner|boss|manager|team|crew|shop|techs?|technicians?|office|schedule|calendar|book|guys)|someone|somebody)';
const hasAsked = new RegExp(
  [
    `\\b(?:i|we)(?:'ve| have)?(?: just| already| only)* (?:checked(?: that| it| this)? with|checked (?:the|our) (?:schedule|calendar|book)|asked|talked (?:to|with)|spoke (?:to|with)|spoken (?:to|with)|confirmed (?:that |it |this )?with|cleared (?:that |it |this )?with|heard (?:back )?from) (?:${people}|[a-z]+\\b(?=,| and|\\.|$))`,
    "\\bje (?:viens (?:juste )?de (?:lui |leur |les |l')?(?:parler|demander|verifier|confirmer|appeler)|(?:lui|leur) ai (?:deja )?(?:parle|demande)|l'ai (?:deja )?(?:demande|verifie|appele))",
    "\\bj'ai (?:deja )?(?:parle (?:a|avec)|demande a|verifie avec)\\b",
  ].join('|'),
);
const hasSaid =
  /\b(?:he|she|they|(?:the|our|my) (?:owner|boss|manager|team|crew|techs?|technicians?|mechanic)) (?:(?:just |already )?(?:told|tells) me|(?:just |already )?(?:said|says|confirmed|agreed|okayed|approved)|(?:is|are) (?:okay|ok|fine|good|happy) with)\b|\b(?:il|elle|ils|elles|le patron|la patronne|le proprietaire|la proprietaire|l'equipe) (?:m'a(?:it)?|m'ont|me) (?:deja |bien )?(?:dit|confirme)\b|\b(?:il|elle|le patron|la patronne|l'equipe) (?:a (?:dit|confirme|accepte)|est d'accord|dit que)\b/;

/** "You said he told you": theirs to tell, and ours to note. */
function isCallersTale(folded: string): boolean {
  return /\b(?:you (?:said|mentioned|told)|your |noted?|pass|vous (?:avez dit|dites)|votre|je note|transmets?)\b/.test(
    folded,
  );
}

const kinship =
  /\b(?:i'm|i am|this is|je suis|c'est moi) (?:the |his |her |their |la |le |l'|sa |son |leur )?(?:owner|boss|manager|patron(?:ne)?|proprietaire|daughter|son(?= of|,|\.|$)|wife|husband|fille d|fils d|femme d|mari d|niece|nephew|sister|brother|soeur d|frere d)/;

const asksWhetherMachine =
  /(?<!')\b(?:robot|bot|machine|ai|a\.i|ia|computer|recording|automated|ordinateur|enregistrement|boite vocale)\b/;
const asksWhetherPerson =
  /\b(?:(?:real|actual|live) (?:person|human|one|lady|guy)|human|vraie? (?:personne|monde|humaine?)|humaine?|quelqu'un de vrai)\b/;
const saysMachine =
  /\b(?:ai|a\.i|artificial|artificielle|virtual|virtuelle?|automated|assistante?|robot|bot|ia|machine)\b/;

/** A plain yes or no to "is this a robot", or to "are you a real person". */
function deniesMachine(folded: string, { lastWords }: Grounds): boolean {
  if (saysMachine.test(folded)) return false;
  if (asksWhetherMachine.test(lastWords) && asking.test(lastWords)) return saysNo.test(folded);
  return asksWhetherPerson.test(lastWords) && asking.test(lastWords) && saysYes.test(folded);
}

/** The answer alone, or of oneself: "Oui, on a la licence" answers what was asked beside it. */
const saysNo =
  /^\W*(?:no+|nope|not at all|non+|mais non|pas du tout|absolutely not|of course not|bien sur que non)\b(?! (?:problem|worries))(?:\W*$|\W+(?:not at all|absolutely not|of course not|i\b|i'm|you|it's|this|just|only|je|c'est|vous|juste|pas du tout|sir|ma'am|madame|monsieur))/;
const saysYes =
  /^\W*(?:yes|yeah|yep|yup|i am|of course|sure am|oui|bien sur|absolument|tout a fait)\b(?:\W*$|\W+(?:i\b|i'm|you|it's|this|of course|je|c'est|vous|bien|tout|sir|ma'am|madame|monsieur))/;

const asking =
  /\b(?:are you|is (?:this|that|it)|am i|this (?:is )?(?:a|an)\b|you(?:'re| are) (?:a|an|not)|talking to|speaking (?:to|with)|etes-vous|es-tu|t'es-tu|c'est-tu|est-ce que (?:c'est|je parle|vous etes)|je parle|parle|parlez)\b/;

/** Somebody who rings, and when. */
const rings =
  /\b(?:(?:he|she|they|we|someone|somebody|the (?:owner|boss|manager|team|shop|technician|mechanic))(?:'ll| will| is going to| are going to|'s going to|'re going to| always| usually)? (?:calls?|rings?|phones?|be calling|be in touch|get back to|gets back to|reach out)(?: you)?(?: back)?|you(?:'ll| will| are going to|'re going to) (?:get|have|hear|receive|be getting) (?:a call|his call|her call|their call|an answer|back|from)|expect (?:a|his|her|their|our) call|you (?:get|have) (?:a call|an answer)|(?:il|elle|on|ils|quelqu'un|le patron|la patronne|l'equipe|le proprietaire|la proprietaire) (?:va |vont )?(?:vous |te )?(?:rappell?e\w*|appell?e\w*|telephone\w*|recontacte\w*)|vous (?:aurez|allez avoir|recevrez|allez recevoir) (?:un appel|une reponse|des nouvelles))\b/;
const at =
  /\b(?:tonight|today|tomorrow|this (?:morning|afternoon|evening|week)|(?:the )?same (?:day|evening|morning|afternoon)|(?:before|by|within|inside|around|at|in|after) (?:the (?:hour|end|day|evening)|an? (?:hour|few|couple|minute)|(?:\d+|five|ten|fifteen|twenty|thirty|one|two|three|four|six|seven|eight|nine|noon|lunch|closing|midnight)\b|we (?:close|open)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues|wednes|thurs|fri|satur|sun)day|first thing|ce soir|aujourd'hui|demain|cet apres-midi|ce matin|tantot|avant (?:la|midi|ce|de|\d)|d'ici|dans (?:l'heure|les|la|une?|\d+|cinq|dix|quinze|vingt|trente)|vers|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|au plus tard)\b/;

/** Asked of somebody, wished or noted: nobody is bound by it. */
const leftOpen =
  /\b(?:ask(?:ed|ing)?|not(?:e|ed|ing)|pass(?:ed|ing)?|tell|told|let (?:him|her|them|the)|request\w*|hope\w*|try|tries|want(?:s|ed)?|(?:you|you'd) (?:like|prefer)|whether|if|so (?:that )?(?:he|she|they|someone|somebody)|can (?:call|ring|phone)|could|should|may|might|demande\w*|transmet\w*|je note|note|dis|dirai|essa\w+|souhait\w*|aimeriez|voulez|pour qu|si|pourra\w*|devrait)\b/;

/** "He'll call you tonight": a call is passed on as wished, and by when it comes is not ours to say. */
function promisesWhen({ folded, places }: ModelSentence, grounds: Grounds): boolean {
  const call = rings.exec(folded);
  if (!call || isNegated(folded) || leftOpen.test(folded)) return false;
  const from = call.index + call[0].length;
  const [when] = at.exec(folded.slice(from)) ?? [];
  const { passages, plan, state, caller } = grounds;
  // Their own hour for it, which is noted.
  const isNoted = state.wanted.callTime !== null;
  if (when === undefined)
    return !isNoted && places.some(({ start, text }) => start >= from && isTime.test(text));
  if ((isNoted && caller.includes(when)) || fold(plan).includes(when)) return false;
  return !passages.some(({ folded: words }) => ofCalls.test(words) && words.includes(when));
}

const isTime = /\b(?:AM|PM|\d+ h|today|tomorrow|tonight|aujourd'hui|demain)\b|day\b|di\b/;
const ofCalls = /\b(?:call|phone|ring|answer|reply|touch|appel|rappel|repond)/;
