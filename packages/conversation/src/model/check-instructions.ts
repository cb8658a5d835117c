import type { Language } from '../conversation.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { touchesHazard } from '../knowledge/hazards.ts';
import { fold } from '../knowledge/words.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds, Passage } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { sendsForHelp } from './sends-for-help.ts';

/** What is done with hands, body or a vehicle: it may help, and it may kill. */
const handling =
  'stand|step|walk|climb|crawl|reach|go|get|lie|sit|sleep|stay|remain|wait|drive|ride|run|switch|flip|turn|shut|close|open|light|relight|strike|hold|tape|cover|block|plug|unplug|stuff|seal|wrap|put|place|set|pour|spray|throw|toss|mix|add|apply|rub|rinse|flush|wash|wipe|dry|mop|drain|heat|warm|cool|take|swallow|drink|eat|feed|give|induce|inject|massage|press|push|pull|lift|move|carry|drag|cut|remove|break|touch|grab|use|try|test|tighten|loosen|reset|disconnect|connect|leave|keep|ignore|let';
const manipuler =
  'tenez|restez|montez|marchez|allez|entrez|rentrez|retournez|couchez|asseyez|dormez|attendez|conduisez|roulez|fermez|ouvrez|allumez|rallumez|eteignez|tournez|mettez|placez|bouchez|couvrez|collez|branchez|debranchez|versez|vaporisez|jetez|melangez|ajoutez|appliquez|frottez|rincez|lavez|essuyez|epongez|chauffez|prenez|avalez|buvez|mangez|donnez|faites|massez|appuyez|poussez|tirez|levez|bougez|deplacez|coupez|enlevez|retirez|cassez|touchez|utilisez|essayez|testez|serrez|desserrez|laissez|gardez|ignorez';
const leading =
  "(?:(?:please|just|then|first|also|so|and|or|now|okay|ok|yes|sure|no problem|simply|maybe|meanwhile|in the meantime|for now|go ahead and|make sure (?:you|to)|try to|be sure to|you(?: can| could| should| may| might| must|'ll want to| want to| need to| have to| had better|'d better)|i'd|i would|s'il vous plait|alors|puis|ensuite|et|ou|d'abord|en attendant|simplement) )*";
/** "Pour l'allergie" begins with no English verb. */
const order = {
  en: new RegExp(`^\\W*${leading}(?:${handling})\\b`),
  fr: new RegExp(`^\\W*${leading}(?:${manipuler})\\b`),
};
const toldTo = {
  en: new RegExp(
    `(?<!\\b(?:that|because|whether|if) )\\byou(?: can| could| should| may| might| must| need to| have to) (?:just |simply |safely |try )?(?:${handling})\\b`,
  ),
  fr: /(?<!\b(?:que|parce que|si) )\b(?:vous (?:pouvez|devez|pourriez|devriez)|il (?:faut|suffit de)) (?:juste |simplement )?(?!que (?!vous\b)|(?:appeler|passer|venir|reserver|joindre|payer|regler|choisir|attendre|demander|noter|apporter|envoyer)\b)[a-z]+\b/,
};
/** Of the talk, and not of the danger: "hold on", "go ahead", "let me check". */
const ofTalk =
  /\b(?:hold (?:on|tight|the line|please)|go ahead|go over|get (?:back|you|that|this|your|someone|somebody|in touch)|let (?:me|us)|let's|take (?:your time|care|down|a message|that)|give (?:me|us|you)|wait (?:to hear|for (?:the|our|a|their) (?:call|answer|news))|want to wait to hear|keep (?:in mind|us)|put (?:you|that|it|this|your) (?:down|in|through|on)|set (?:you|that|it|up)|turn out|try (?:again|us|calling)|leave (?:me|us|a|your|that)|stay on the line|add (?:that|it|your)|move (?:your|that|the) (?:visit|appointment)|restez en ligne|prenez votre temps|donnez-moi|laissez-moi|attendez l'appel)\b/;
/** Out of it, and to whoever helps: no one is kept from that. */
const away =
  /\b(?:(?:get|go|come|move|step|head|stay|wait|stand|keep|leave)(?: [a-z']+){0,3} (?:out|outside|away|back(?: there| from)?|clear|safe|off the road)|leave (?:the|your) (?:house|home|building|room|area|place|shop|car)|evacuate|stay (?:calm|with (?:him|her|them)|safe)|sortez|quittez|eloignez|evacuez|restez (?:dehors|loin|calme|avec (?:lui|elle))|gardez vos distances|(?:mettez-vous|allez)(?: [a-z']+){0,2} a l'abri|a l'abri|loin de)\b/;
/** "Keep him company", "leave it unplugged": to be close to somebody, or to leave a thing off, harms nobody. */
const close =
  /\b(?:(?:stay|keep|remain)(?: (?:him|her|them|each other|everybody|everyone|yourself|yourselves|(?:your|the) [a-z]+))? (?:calm|comfortable|close|company|in sight)|(?:restez|gardez-(?:le|la|les)) (?:calmes?|proche|pres|a l'oeil)|tenez-(?:lui|leur) compagnie|(?:leave|keep) (?:it|them|the [a-z ]{2,20}) (?:off|closed|shut|unplugged)|laissez-(?:le|la|les) (?:debranchee?s?|fermee?s?|eteinte?s?))\b/;
/** "Keep her warm", to who called for want of heat. */
const warm = /\b(?:(?:stay|keep)(?: [a-z']+){0,2} warm|(?:restez|gardez-(?:le|la|les)) au chaud)\b/;
const ofCold =
  /\b(?:cold|freez\w*|froze\w*|no heat|heating|furnace|boiler|minus|froid\w*|gele?\w*|chauffage|fournaise|moins)\b/;
const warms = (clause: string, caller: string) => warm.test(clause) && ofCold.test(caller);

/** "Unplug it", "turn off the main breaker", to who spoke of neither gas nor water: there it makes sparks, or wet hands. */
const powerOff =
  /\b(?:unplug|pull (?:it|the plug|the cord) out|(?:turn|switch|shut)(?: [a-z]+){0,4} off|(?:turn|switch|shut) off|debranch\w+|(?:fermez|coupez|eteignez)(?: [a-z']+){0,4} (?:breaker|disjoncteur|courant|panneau|interrupteur))\b/;
const gasOrWater =
  /\b(?:gas|gaz|propane|rotten|eggs?|water|wet|flood\w*|leak\w*|rain\w*|eau|mouille\w*|inond\w*|fuite|pluie|oeufs?)\b/;
const cutsPower = (clause: string, caller: string) =>
  powerOff.test(clause) && !gasOrWater.test(caller);

/** "You can take our folder home": done with the shop, and not about the danger. */
const withUs = /\b(?:our|ours|us|notre|nos|nous)\b/;
const negated = /\b(?:don't|do not|never|not|without|ne|n'|jamais|evitez|avoid)\b/;

/**
 * In a call that tells of a danger or of what may become one, nobody is told what to do but in our words and the
 * owner's: what a model thinks of may be right, and nobody can see whether it is.
 */
export function checkInstructions(
  { folded, sources }: ModelSentence,
  grounds: Grounds,
): DropReason | null {
  const { state, caller } = grounds;
  if (!state.urgent && !state.model?.alarm && !touchesHazard(caller)) return null;
  const clauses = folded.split(/[.,;:!?–—]+|(?<= )(?:and|then|but|et|puis|mais)(?= )/);
  const isOrdered = (clause: string) =>
    isOrder(clause, grounds.language) &&
    !isTheirs(clause, grounds) &&
    !isListed(clause, folded, caller) &&
    !sources.some((source) => isOrderOf(source, clause, caller));
  const helps = (clause: string) => warms(clause, caller) || cutsPower(clause, caller);
  return clauses.some((clause) => isOrdered(clause) && !helps(clause)) ? 'danger' : null;
}

function isOrder(clause: string, language: Language): boolean {
  const words = clause.trim();
  if (ofTalk.test(words) || withUs.test(words) || negated.test(words)) return false;
  if (away.test(words) || close.test(words) || sendsForHelp(words)) return false;
  return order[language].test(words) || toldTo[language].test(words);
}

/** "Your questions about the rink, table and tape": things the caller named, one after another in what is passed on. */
function isListed(clause: string, folded: string, caller: string): boolean {
  const [word = '', more] = clause.match(/[a-z]+/g) ?? [];
  return more === undefined && handsOnList.test(folded) && new RegExp(`\\b${word}`).test(caller);
}

const handsOnList =
  /^\W*(?:i'll|i've|i will|i have|let me|je|j'ai)\b[^,;.]*\b(?:pass\w*|not(?:e|ed|er)|add\w*|put|tell|ask|transmet\w*|ajout\w*|inscri\w*|mets|demand\w*)\b[^,;.]*\b(?:about|on|for|of|with|sur|pour|de|des|du|avec)\b[^,;.]*,/;

/** "Unplug the stove" of a named text that says to unplug it, to who spoke of a stove. */
function isOrderOf({ stems }: Passage, clause: string, caller: string): boolean {
  const [verb, ...things] = contentStems(clause.replace(atOnce, ' '));
  const told = contentStems(caller);
  return (
    verb !== undefined &&
    stems.has(verb) &&
    things.every((stem) => stems.has(stem) || told.has(stem))
  );
}

const atOnce =
  /\b(?:right away|right now|now|immediately|at once|first|please|tout de suite|maintenant|immediatement|d'abord|s'il vous plait)\b/g;

/** Whether all that is said stands in one text of the owner's, or in what the plan says. */
export function isTheirs(clause: string, { passages, plan }: Grounds): boolean {
  const stems = [...contentStems(clause.replace(atOnce, ' '))];
  const texts = [...passages.map((passage) => passage.stems), contentStems(fold(plan))];
  return texts.some((text) => stems.every((stem) => text.has(stem)));
}
