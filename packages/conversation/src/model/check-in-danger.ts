import { contentStems } from '../knowledge/common-words.ts';
import { isTheirs } from './check-instructions.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { sendsForHelp } from './sends-for-help.ts';

/** Out of it, quickly, or together with whoever is hurt. */
const leadsAway =
  /\b(?:(?:get|go|come|move|step|head|stay|keep|leave|run)(?: [a-z']+){0,3} (?:out|outside|away|back|clear|now|safe|off the road)|leave (?:the|your) [a-z]+|evacuate|hang up|stay (?:calm|with|safe|on the line)|touch (?:nothing|no [a-z]+)|(?:don't|do not) (?:touch|use|go|light|switch|move|wait|turn|open|plug|try|enter|drive)|(?:nobody|no one|personne ne) (?:touch\w*|goes? near|moves?|lifts?|bouge|approche)|(?:leave|keep) (?:it|them|the [a-z ]{2,20}) (?:off|closed|shut|unplugged)|sortez|quittez|eloignez|evacuez|raccrochez|restez (?:dehors|loin|calmes?|avec|en ligne)|gardez vos distances|laissez-(?:le|la|les) (?:debranchee?s?|fermee?s?|eteinte?s?)|ne (?:touchez|bougez|rentrez|retournez|attendez|allumez)(?: [a-z]+)? (?:a rien|pas|plus))\b/;
/** What is done with what they told: noted, marked, passed on, told to somebody. */
const handsOn =
  /\b(?:(?:i've|i have|i'm|i am|i'll|we've|we have|we're|it's|it is|that's|this is|this)(?: [a-z']+){0,2} (?:not(?:ed|ing)|pass(?:ed|ing)?|mark(?:ed|ing)?|put(?:ting)?|tell(?:ing)?|told|alert(?:ed|ing)?|add(?:ed|ing)?|got|down|sent|let(?:ting)?|ask(?:ed|ing)?|hav(?:e|ing))|(?:we|i) (?:have|got) (?:your|the|it|that|everything)|goes to the|(?:call|message|it|that|this|appel) (?:stays?|is|reste|est) (?:noted|marked|note|marque)|(?:j'ai|c'est|je|on|nous) (?:l'|le |la |vous |a |avons |bien )?(?:not\w+|transm\w+|marqu\w+|avis\w+|avert\w+|ajout\w+|inscri\w+|dis|demand\w+|mis))\b/;
/** Nobody is calmed by it, and nothing is said of what will become of it. */
const feelsWith =
  /^\W*(?:(?:oh|okay|ok|alright|all right|oui|bon|d'accord)\W+)*(?:i'?m (?:so |very |really )?sorry|that (?:sounds|must be|is|'s) (?:very |so |really )?(?:scary|frightening|awful|hard|serious|urgent|terrible|stressful|horrible)|that's (?:scary|frightening|awful|hard|serious|urgent|terrible|horrible)|i (?:understand|hear you)|i'm (?:with you|listening|here|(?:so |very |really )?(?:glad|relieved) (?:that )?(?:nobody|no one|everybody|everyone|you|he|she|they))|(?:so |very |really )?(?:glad|relieved) (?:that )?(?:you|everybody|everyone|nobody|no one)(?:'re|'s| is| are)(?: all| both)? (?:out|outside|safe|hurt)|thank(?:s| you)|je (?:suis )?(?:desolee?|comprends)|je vous (?:ecoute|entends|comprends)|c'est (?:tres |vraiment )?(?:stressant|inquietant|grave|serieux|urgent|affreux|terrible)|merci)\b[^.!?]{0,60}[.!]*$/;
const takesLeave =
  /^\W*(?:[a-z' ]{0,30}\W)?(?:bye(?:[ -]bye)?|goodbye|take care|stay safe|be safe|au revoir|courage|soyez prudente?s?|prenez soin de vous)\b[^.!?]{0,40}[.!]*$/;
/** Whoever does not know says nothing that could calm. */
const notKnown =
  /\b(?:(?:i|we) (?:can't|cannot|don't|do not|couldn't) (?:say|know|tell|promise|see|judge)|(?:isn't|is not|not) (?:written|known)|je ne (?:peux|sais|vois)|je (?:peux|sais) pas|on ne sait pas)\b/;
/** What makes light of it, beside whatever else. */
const makesLight =
  /\b(?:fine|okay then|all good|no (?:rush|hurry|need|worries|problem|danger)|don't worry|not to worry|safe enough|harmless|normal|usually|most people|probably|goes? away|sleep|tomorrow|monday|later|next week|can wait|relax|nothing to|pas (?:grave|besoin|de presse)|inquietez|normalement|d'habitude|demain|lundi|plus tard|rien (?:a|de))\b/;

const toCaller = /\b(?:you|your|yourself|go|stay|wait|vous|votre|allez|restez|attendez)\b/;

/**
 * Once a danger to life was told, a model only hands on, asks for what is needed to come, sends for help or away, or says
 * what the owner or the plan says: what it thinks of the danger may be wrong, and nobody can see whether it is.
 */
export function checkInDanger(
  { folded, references, sources }: ModelSentence,
  grounds: Grounds,
): DropReason | null {
  const { urgent, used } = grounds.state;
  const told = (used.danger ?? 0) + (used.dangerToSelf ?? 0);
  if (!urgent || told === 0 || references.length > 0) return null;
  // "We come after that", of a text that is named: nobody is told to do anything.
  const isCited = sources.length > 0 && !toCaller.test(folded);
  const stands = (isCited || contentStems(folded).size > 0) && isTheirs(folded, grounds);
  if (stands || sendsForHelp(folded) || notKnown.test(folded)) return null;
  if (makesLight.test(folded)) return 'danger';
  const says = [leadsAway, handsOn, feelsWith, takesLeave].some((one) => one.test(folded));
  return says || /\?\W*$/.test(folded) ? null : 'danger';
}
