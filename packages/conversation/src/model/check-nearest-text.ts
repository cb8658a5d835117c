import { shopLanguage } from '../knowledge/shop-language.ts';
import { fold } from '../knowledge/words.ts';
import { saidBeside } from './check-denied.ts';
import { mayBeNew, statesNothing } from './check-unsupported.ts';
import type { DropReason } from './drop-reason.ts';
import { echoesWish } from './echoed-wish.ts';
import type { Grounds } from './grounds.ts';
import { knowsOfNone } from './knows-of-none.ts';
import { textsOf } from './owners-texts.ts';
import type { ModelSentence } from './resolve-sentence.ts';

/**
 * What is told of the shop stands in one text of the owner's: "we'd send it to our partner across town" has words of
 * four. It reaches no further than that text does ("any day", "usually", "longer"), lets nobody off what it asks for,
 * and calls nothing fine where it makes a rule. Figures are checked as such. Of a text that the model names itself it
 * may tell in a word or two of its own.
 */
export function checkNearestText(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { places, references } = sentence;
  const folded = withoutOwnClauses(
    sentence.folded.replace(beforeAny, ' ').replace(alike, ' ').replace(saysThat, ''),
  );
  const { language, receptionist, state } = grounds;
  if (
    statesNothing(sentence) ||
    state.urgent ||
    language !== shopLanguage(receptionist.profile.knowledge)
  )
    return null;
  if (mayBeNew(folded) > 0) return null;
  if (echoesWish(sentence.folded, grounds) || knowsOfNone(sentence.folded, grounds)) return null;
  if (ofTheCall.test(folded) || (ofTheirWish.test(folded) && !ofUs.test(folded))) return null;
  if (places.some(({ computed }) => computed?.unit === 'money')) return null;
  if (references.some((one) => ofHours.test(one))) return null;
  if ((folded.match(/[a-z]{2,}/g) ?? []).length <= fewWords) return null;
  const denies = denial.test(folded.replace(answer, ' ').replace(noTrouble, ' '));
  const affirms = !denies && !bounds.test(folded) && claims.test(folded);
  const beside = saidBeside(grounds);
  const said = affirms ? beside : `${beside} . ${grounds.caller}`;
  const { sources } = sentence;
  const isCited = sources.length > 0;
  const { foreign, near, about, standing } = textsOf(folded, said, grounds, sources);
  const ownWords = standing >= manyStand ? mostOwnWords : 1;
  if (isCited && foreign.length > ownWords) return 'unsupported';
  // "Cards are fine, it's cheques we don't take": each of its clauses is of a text of its own.
  const isForeign = (clause: string) => textsOf(clause, said, grounds).foreign.length > 0;
  const parts = folded.split(clauses);
  if (!isCited && foreign.length > 0 && (parts.length === 1 || parts.some(isForeign)))
    return 'unsupported';
  const told = `${near} . ${fold(grounds.plan)}`;
  const isHeld = near !== '';
  if (isHeld && reachesBeyond(folded, `${about} . ${fold(grounds.plan)}`)) return 'unsupported';
  if (lettingOff.test(folded) && !denial.test(told) && !needsNone.test(told)) return 'unsupported';
  return !denies &&
    fine.test(folded) &&
    !measured.test(folded) &&
    !serves.test(folded) &&
    !(asksWhat.test(grounds.lastWords) && bare.test(folded)) &&
    (isHeld ? rules.test(near) && !(isCited && permits.test(near)) : claims.test(folded))
    ? 'unsupported'
    : null;
}

/** "I can tell you that …": what follows is told of the shop. */
const saysThat =
  /^\W*(?:(?:yes|no|well|so|okay|oui|non),? )?(?:i(?:'m (?:happy|glad) to| can| could| will|'ll| do)? (?:tell you|confirm|assure you|guarantee|believe|think|say)|je (?:peux|puis) (?:vous )?(?:dire|confirmer|assurer)|je (?:crois|pense))(?: that| que?)? /;

/** What a sentence tells beside what the one who answers does or cannot tell: "…, though I can't promise the hour". */
function withoutOwnClauses(folded: string): string {
  let isOwn = false;
  const told = folded.split(ownClauses).filter((clause) => {
    // "…, le plus vite possible": what has no verb goes on from the clause before it.
    const goesOn = isOwn && (!hasVerb.test(clause) || purpose.test(clause));
    isOwn = ofTheCall.test(clause) || unsure.test(clause) || goesOn;
    return !isOwn;
  });
  return told.join(', ');
}

/** "…, so that they have the whole story", "…, and that they were late": still of what is noted. */
const purpose =
  /^\W*(?:and |et )?(?:that|what|whether|how|why|qu[e']|ce qu[e']) ?(?!we\b|our\b|on\b|nous\b)|^\W*(?:so )?(?:that )?(?:they|he|she|whoever|(?:the|our) [a-z]+|elle|il|ils|qu'ils|qu'elle)(?:'ll| will| can| know| all)* (?:have|has|know|knows|see|hear|get|are aware|sach\w+|ai\w+|soi\w+)\b/;
const hasVerb =
  /\b(?:is|are|was|has|have|had|do|does|can|will|would|may|must|should|need\w*|takes?|comes?|costs?|gets?|goes|go|includes?|opens?|closes?|we|they|he|she|you|it|est|sont|a|ont|fait|faut|peut|peuvent|va|vont|prend|coute|vient|inclut|ouvre|ferme|on|nous|vous|ils?|elles?)\b|'(?:s|re|ll|ve|d)\b/;

const ownClauses =
  /[,;:]\s+(?:(?:and|but|so|though|although|et|mais|donc|bien que)\s+)?|\s(?:and|but|so|though|et|mais|donc)\s+(?=i(?:'|\s)|je\s|j')/;
const unsure =
  /^\W*(?:and |so )?(?:you'll|you will) (?:hear|get an answer|be told)\b[^,;]*$|^\W*(?:and |so |but |et |donc |mais )?(?:whether|if|how|what|when|who|si|combien|quand|comment)\b.*\b(?:i (?:can't|cannot|don't|couldn't) (?:judge|say|tell|know|promise)|je ne (?:peux|sais)(?: pas)?)\b|\b(?:(?:only )?(?:somebody|someone|a person)|only [a-z]+|seule?(?:ment)? [a-z]+|they|the (?:team|office|shop)|quelqu'un|l'equipe)(?:'ll| will| would| can| could| has to| have to| must| va| peut| pourra| saura| devra)?(?: have to)?(?: vous)?(?: le)? (?:tell|say|answer|confirm|check|call|ring|phone|get back|let you know|rappel\w+|dir\w+|confirm\w*|repond\w+|verifi\w+)\b/;

/** "You're not the only one": of callers. */
const alike =
  /\byou(?:'re| are) not (?:the only one|alone)\b|\bvous n'etes pas (?:les? |la )?seule?s?\b/g;
/** "Before any discount": nothing is said to be given. */
const beforeAny = /\b(?:before|avant) (?:any|tout) [a-z]+\b/g;

/** When the doors open and close is told by reference, and compared by whoever plans around it. */
const ofHours = /^(?:hours|opens|closes):/;

const clauses = /[,;:]\s|\b(?:but|mais)\b/;

/** "Sure, that is fine", to who asked how much it is: nothing was asked leave of. */
const asksWhat = /^\W*(?:how|what|when|where|who|which|combien|quel\w*|quand|ou|qui)\b/;
const bare = /^\W*(?:[a-z]+, )?(?:that|this|it|c'est|ca)\b[a-z' ]{0,20}\W*$/;

/** What the one who answers says of themselves, of what was said and of how that is. */
const ofTheCall =
  /^\W*(?:(?:oh|ah|aw+|ugh|well|okay|ok|and|so|thanks|merci|bon|et|yes|oui|no|non|all right|perfect|parfait)\b,? )*(?:(?:(?:for|pour) (?:[a-z'-]+,? ){1,2}?)?(?:i\b|j'|je\b)|hi\b|hello\b|bonjour\b|je n'ai\b|let me|thank|we're (?:always |more than |so )?(?:happy|glad) to|(?:the|your|this|that) (?:message|note|request) (?:goes|is|will|has)|(?:it's|that's|everything(?: else)? is|it is all|c'est|tout (?:le reste )?est|(?:the|your) [a-z' -]{2,40} (?:is|are)|(?:le|la|les|votre) [a-z' -]{2,40} (?:est|sont)) (?:all |bien )?(?:noted|passed on|written down|down (?:for|as)|noter?e?s?|transmise?s?)\b|good (?:that|to know|thinking|call|idea)\b|questions? (?:about|on)\b|please\b|(?:drive|take care|stay|be) (?:safe|careful)|soyez\b|congrat|welcome|what an?|how |poor|(?:that's|that is) (?:an?|really|so|too|not|quite|very|fair|okay|all|good|hard|great|tough|nice|wonderful|perfect|no)\b|that (?:must|sounds|makes|can't be)|sounds|it makes sense|no (?:problem|worries)|sorry|you're welcome|je (?:comprends|suis|peux|vais|note|mets|recapitule|resume|vous|prefere|transmets|prends|regrette|serais)|j'(?:ai (?:bien )?(?:not|pris)|aimerais|ajoute|inscris|envoie)|laissez|merci|felicit|quel|desole|pauvre|pas de|bonne?|c'est (?:bien|dommage|plate|normal|tout a fait|une bonne|beau|gentil)|so (?:that's|it's|you|the)|donc|alors (?:c'est|vous)|vous (?:dites|me dites|voulez|avez dit)|you (?:said|mentioned|told|want|asked))/;
const ofTheirWish =
  /\bit is\W*$|\b(?:is|are|goes|est|va|sont) (?:also |aussi )?(?:in|into|on|dans|sur) (?:the|your|my|le|la|ma|votre) (?:message|note|list|liste)\b|\b(?:you(?:'d| would) like|you said|you mentioned|you want(?:ed)?|vous (?:voulez|aimeriez|dites)|bien ca|i can (?:take|pass|leave|note)|je peux (?:prendre|noter|transmettre|laisser))\b/;
const ofUs =
  /\b(?:we|we'd|we'll|we've|our|nous|notre|nos|on (?:a|ne|n'|va|vous|est|fait|peut|pourrait|prend|donne|offre|garde|met|remet|passe|vient|envoie|accepte|couvre))\b/;

/** Says what is done, may be done or is so. */
const claims =
  /\b(?:we|we'd|we'll|we've|our|you can|you could|you'll|you'd|you don't|can be|they|he|she|it's|is fine|yes|on (?:a|ne|n'|va|vous|est|fait|peut|pourrait|prend|donne|offre|garde|met|remet|passe|vient|envoie|accepte|couvre)|nous|vous (?:pouvez|pourrez)|oui|notre|il|elle)\b/;
const denial =
  /\b(?:no|not|never|nothing|nobody|none|without|except|ne|pas|aucune?|jamais|rien|sans|ni|non|sauf)\b|n't\b|\bn'/;
const needsNone = /\bwalk-?ins?\b|\boptional\b|\bfacultati/;
const noTrouble =
  /\b(?:no|pas de) (?:problem\w*|worries|trouble|rush|fun)\b|\bje n'ai pas [^,;.]*|\bi (?:can't|cannot|don't) [^,;.]*|\bnot (?:only|too \w+|at all)\b|\bat all\b/g;
/** Of so many words that stand in the text that is named, a second may be the model's own. */
const manyStand = 4;
const mostOwnWords = 2;
/** An owner's text that allows something itself. */
const permits =
  /\b(?:fine|ok(?:ay)?|yes|welcome|allowed|can|may|possible|free|correct|oui|bienvenue\w*|permis\w*|peut|pouvez|acceptee?s?)\b/;
/** "Great.", "No trouble." */
const fewWords = 2;
/** "No, Bernard Avenue" denies what was asked, and tells another thing. */
const answer = /^\W*(?:no|non),\s/;
const bounds = /\b(?:only|seulement|juste|sorry|desole\w*|malheureusement|unfortunately|afraid)\b/;
/** An owner's text that sets bounds to what it tells. */
const limits =
  /\b(?:no|not|never|only|must|without|unless|except|closed|until|before|after|within|minimum|maximum|up to|under|over|or more|and up|least|from|nothing|needs?|none|alone|too|ne|pas|seulement|sauf|avant|apres|moins de|plus de|jusqu\w*|ferme\w*|aucune?|ni|non|faut|sans|doi\w+|partir|\w+day|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)\b|n't\b|\bn'/;
/** An owner's text that rules something out, or that makes a rule. */
const rules =
  /\b(?:no|not|never|only|must|closed|minimum|from age|a partir|ne|pas|seulement|faut|ferme\w*)\b|n't\b|\bn'/;
const fine =
  /\b(?:is|are|'s|'re|would be|be) (?:totally |perfectly |just |quite |absolutely |all )?(?:fine|okay|ok|no problem|allowed|possible)\b|\b(?:c'est|est|sont|ca) (?:correct|parfait|possible|va|devrait aller|ira)\b|\b(?:ca devrait aller|pas de probleme|no problem|no trouble)\b/;
const serves = /\bwe (?:go|come|cover|serve)\b|\bon (?:va|couvre|dessert)\b/;
/** "Under ten inches is fine." */
const measured =
  /\b(?:under|over|up to|at least|at most|less than|more than|moins de|plus de|jusqu'a)\b/;
const lettingOff =
  /\b(?:(?:don't|doesn't|do not|does not|won't|needn't|never) (?:have to|need)|no (?:[a-z]+ ){1,2}(?:needed|required|necessary)|without (?!you|me|us)|all (?:he|she|you|they) needs?|pas (?:besoin|oblige|necessaire|requis)|sans (?!probleme|faute|doute|frais))/;

interface Reach {
  says: RegExp;
  /** What an owner's text has that reaches as far. */
  needs: RegExp;
}

const reaches: readonly Reach[] = [
  {
    says: /(?<!before )\b(?:any(?! (?:other|more|way|questions?)|thing you| ?time (?:we're|we are|during|you like))|every|each|all (?:of|the|our|types|kinds|day|night)|always|whatever|whichever|whenever|however (?:many|much|long|often|big|far|you (?:like|want))|as (?:many|much|long|often) as you (?:like|want)|(?<!\bnot )even (?:a|an|one|for|if)(?: single)?|n'importe|tous(?! les deux)|toutes(?! les deux)|chaque|toujours|everything|tout est|tout le)\b/,
    needs:
      /\b(?:any|every\w*|each|all|always|whole|whatever|per|only|must|day|tous|toutes|tout|chaque|toujours|par|seulement)\b/,
  },
  {
    says: /\b(?:more(?! than)|less(?! than)|longer|extra|cheaper|faster|plus (?:cher|long|vite|loin|grande?|haute?)|moins (?:cher|chaude?s?|long)|supplement)\b/,
    needs:
      /\b(?:more|less|extra|over|longer|than|added|apart|plus|moins|supplement|ajout|each|additional|surcharge|expensive|up|fees?|again|under|within|further|beyond|included|first)\b|\+/,
  },
  {
    says: /\b(?:usually|normally|typically|often|mostly|most (?:people|of|dogs|cars|customers)|nearly|rarely|habituellement|normalement|souvent|d'habitude|generalement|plenty|lots of)\b/,
    needs:
      /\b(?:usual\w*|normal\w*|typical\w*|often|most\w*|general\w*|about|around|habituel\w*|souvent|environ)\b/,
  },
  {
    says: /\bno matter who\b/,
    needs: /\b(?:any(?:one|body)?|nobody|no one|nothing|all|personne)\b/,
  },
  {
    says: /(?<!\b(?:if|whether|once|when|until|unless|after|before|si|quand) (?:the |our |your |le |la )?)\b(?:van|truck|crew|driver|technician|camion|technicien) (?:has|hasn't|is|isn't|est|n'est)(?: not| already| just| deja| pas encore)* (?:left|gone|arrived|started|finished|on (?:the|their|his|her) way|parti|arrive|en route)\b/,
    needs: /\b(?:right now|currently|en ce moment)\b/,
  },
  // What somebody is doing this minute is seen by nobody who answers.
  {
    says: /\b(?:(?:they|he|she)'(?:re|s)|(?:they|he|she|van|truck|crew|team|driver|technician) (?:are|is)) (?:(?:just|now|already|almost|currently) [a-z]+ing\b|[a-z]+ing [^,.;]*\bnow\b)|\b(?:ils?|elles?|on) (?:est|sont) (?:deja )?(?:en (?:route|chemin|train)|au coin|presque)\b/,
    needs: /\b(?:right now|currently|en ce moment)\b/,
  },
  { says: /\b(?:enough|assez|suffi\w+)\b/, needs: /\b(?:enough|assez|suffi\w*|minimum|least)\b/ },
  { says: /\bexceptions?\b/, needs: /\bexcept/ },
  {
    says: /\b(?:only(?! (?:a|one|two|three|\d+) [a-z]+ (?:ago|away|old|left)\b)|just (?:one|two|three|half)|seulement|uniquement)\b/,
    needs: limits,
  },
  {
    says: /(?<!\b(?:see|sees|seen|look|looks|visit|visits|check|checks)(?: [a-z]+){0,3} )\bfirst (?!place|thing|\w+(?:-\w+)? (?:days|weeks|hours|minutes|months))|\bpremiere?\b/,
    needs: /\b(?:first|premiere?s?|trial|new|1er|before|once|second|deux|two|ahead|upfront)\b/,
  },
  { says: /\b(?:never|jamais)\b/, needs: denial },
  { says: /\b(?:instead|plutot)\b/, needs: /\b(?:instead|or|plutot|ou)\b/ },
  {
    says: /\b(?:soon|early|earlier|late|later|bientot)\b/,
    needs:
      /\b(?:soon|early|late|later|before|after|until|tot|tard|avant|apres|bientot|following|next)\b/,
  },
];

/** "Any", "usually", "longer", "just", of a text that has no word for it. */
function reachesBeyond(folded: string, told: string): boolean {
  return reaches.some(({ says, needs }) => says.test(folded) && !needs.test(told));
}
