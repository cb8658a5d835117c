import type { DropReason } from './drop-reason.ts';
import { type Grounds, ownersWrote } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';

/** That what is said on the call is neither kept nor passed on: it is kept, for its owner to read. */
const said =
  '(?:calls?|conversations?|words|recordings?|transcripts?|voices?|(?:what|anything|everything|things?)(?: [a-z]+)? (?:you|callers?|people|is|gets) (?:say|said|tell|told)|any of (?:it|this|that))';
const keeping = '(?:record|stor|sav|kep|keep|log|tap|transcri|writ)[a-z]*';
const notKept = new RegExp(
  [
    `\\b(?:nothing|none)(?: [a-z']+){0,4} (?:is|gets?|will be|are|ever)(?: [a-z]+)? ${keeping}\\b`,
    `\\b${said}(?: is| are|'s| get[a-z]*| will)?(?: [a-z]+)?(?:n't| not| never)(?: [a-z]+){0,3} ${keeping}\\b`,
    "\\b(?:this|it|that|i|we)(?: [a-z]+)?(?:'m|'re|'s)?(?:n't| not| never)(?: being| been)? (?:record|tap|transcrib)[a-z]*",
    `(?:n't|\\bnot|\\bnever|\\bnobody|\\bno one)(?: [a-z]+)? ${keeping} (?:[a-z]+ ){0,3}${said}`,
    "\\b(?:owner|boss|team|shop|staff|nobody|no one) (?:(?:wo|would)n't|will not|will never|never|will|would|ever) (?:ever )?(?:see|hear|read|know|find out)[a-z]*(?= (?:what|any|about|of|this|that|you)|[.,!]|$)(?<=(?:n't|not|never|nobody|no one)(?: [a-z]+){1,3})",
    '\\b(?:delet|eras|wip|forg[eo]t)[a-z]*(?: [a-z]+){0,3} (?:as soon|when you|once you|after (?:this|the call|we|you)|the moment|right (?:away|after)|immediately|instantly)',
    '\\b(?:between (?:us|you and me|the two of us))(?=[.,!]|$)|\\boff the record\\b',
    "\\b(?:rien|aucun [a-z]+)(?: [a-z']+){0,4} (?:enregistr|conserv|gard|stock|sauvegard)[a-z]*",
    "\\b(?:on|nous|je) n[e']? ?(?:enregistr|conserv|sauvegard)[a-z]* (?:rien|pas|aucun[a-z]*|jamais)",
    "\\b(?:appels?|conversations?|paroles|dites|voix)(?: [a-z']+)? (?:n'est|ne sont|ne sera|ne seront) (?:pas|jamais|plus) (?:enregistr|conserv|gard|stock|sauvegard)[a-z]*",
    '\\bentre nous(?=[.,!]|$)',
    "\\b(?:efface|supprime|oublie)[a-z]*(?: [a-z']+){0,3} (?:des que|aussitot|apres|tout de suite|immediatement)",
  ].join('|'),
);

const rooms =
  '(?:shop|store|salon|office|clinic|garage|bay|counter|desk|front|back|workshop|kitchen|yard|van|truck|building|place|room|floor|register|window|boutique|magasin|bureau|atelier|comptoir|clinique|camion|cuisine|caisse)';
/** That the speaker is somewhere, sees or touches things: it is on the line and nowhere else. */
const present = new RegExp(
  [
    `\\bi(?:'m| am)(?: [a-z]+){0,3} (?:standing|sitting|parked|walking|staring at|holding|touching|wearing|driving)\\b`,
    `\\bi(?:'m| am)(?: [a-z]+){0,2} (?:in|at|behind|inside|outside) (?:the|our|my) (?:[a-z]+ )?${rooms}\\b`,
    `\\bi (?:can |could )?(?:just |actually )?(?:see|smell|feel|hear)(?: [a-z]+){0,6} (?:from here|right here|in front of me|on the (?:shelf|rack|counter|lot)|outside|through the)\\b`,
    "\\bi(?:'ve| have)?(?: just| already)* (?:walked|stepped|drove|popped|(?:went|gone|ran)(?= (?:out|to the|over to))) (?:over|out|in|back|to|into|by|down)\\b",
    `\\bje suis(?: [a-z]+){0,3} (?:debout|assise?|au volant|devant|derriere|a la|a l'|au|dans (?:la|le|notre)) ?(?:[a-z]+ )?${rooms}\\b`,
    "\\bje (?:le |la |les |l'|peux )?(?:vois|voir|tiens|sens|regarde)(?: [a-z]+){0,4} (?:d'ici|devant moi|ici|dans mes mains|sur le comptoir)\\b",
    "\\bje suis (?:juste )?(?:alle|passe|sorti|entre)e?s?\\b|\\bje viens d(?:e |')(?:aller|passer|sortir|regarder (?:sur|dans|le|la))",
  ].join('|'),
);

const book =
  '(?:book|books|calendar|diary|schedule|agenda|planner|system|horaire|calendrier|cahier|carnet)';
/** That the speaker has put something in the book, which the book alone tells of. */
const written = new RegExp(
  `\\b(?:i|we)(?:'ve| have)?(?: just| already| now)* (?:put|wrote|written|added|entered|marked|placed|stuck|got|pencilled|penciled|noted|jotted)(?: [a-z']+){0,4} (?:in|into|on|to|down in) (?:the|our|his|her|their) (?:[a-z]+ )?${book}\\b|\\bje (?:l'|les |vous |viens de |viens d')?(?:ai |a )?(?:[a-z']+ )?(?:inscri|mis|mettre|not|ajout|entr)\\w*(?: [a-z']+){0,3} (?:a|au|dans) ?(?:l'|le |la |notre |son )${book}\\b`,
);

/** That money goes to another account than was known. */
const account =
  /\b(?:(?:other|new|different|another|second|personal|private|my|updated)(?: [a-z]+)? accounts?|accounts? (?:has|have|number)(?: just)? changed|(?:autre|nouveau|different|mon|deuxieme)(?: [a-z]+)? comptes?|comptes? (?:a|ont) change)\b/;
const moneyMoves =
  /\b(?:put|send|sent|pay|paid|deposit|transfer|wire|use|make|move|forward|versez|verser|envoyez|payez|deposez|virez|transferez|utilisez)\b/;

const locks =
  '(?:alarm|gate|door|house|garage|lock ?box|lobby|building|entry|entrance|keypad|safe|home|unit|buzzer|alarme|porte|maison|garage|barriere|immeuble|entree|boite a cle\\w*|coffre)';
/** What lets somebody into a caller's house is never asked for: they may leave it of their own accord. */
const wayIn = new RegExp(
  `\\b${locks} (?:[a-z]+ )?(?:code|pin|combination|password)s?\\b|\\b(?:code|pin|combination|password)s? (?:for|to|of|on|de|pour|a) (?:the |your |my |la |le |l'|votre |ton )?(?:[a-z]+ )?(?:l')?${locks}|\\bwhere (?:do|did|is|are|have)(?: you)?(?: [a-z]+){0,3} (?:spare |hidden |house |extra )?keys?\\b|\\bou (?:est|sont|cachez|gardez|laissez|mettez)(?:[- ]vous)?(?: [a-z]+){0,3} cles?\\b|\\bwhen (?:is|will|are)(?: [a-z]+){0,3} (?:the house|home|your place) (?:be )?empty\\b|\\bquand la maison (?:est|sera)(?:[- ]t?-?elle)? vide`,
);
/** "The area code of your home number" opens no door. */
const ofPost = /\b(?:area|postal|zip|post) codes?\b|\bcodes? (?:postal|postaux|regional)\b/g;
const asks =
  /\?\s*$|\b(?:tell|give|read|text|send|leave|need|dites|donnez|laissez|lisez|textez|faut)\b/;

/**
 * What is said of the call itself and asked of its caller: words are kept, who speaks is nowhere and does
 * nothing with hands, money goes where it always went, and nobody is asked the way into their house.
 */
export function checkTheCall({ folded }: ModelSentence, grounds: Grounds): DropReason | null {
  const { state, passages } = grounds;
  if (says(notKept, folded, grounds)) return 'unsupported';
  if (present.test(folded)) return 'unsupported';
  const isBooked = state.booking.changes.length > 0 || state.booking.chosen !== null;
  if (written.test(folded) && !isBooked) return 'promise';
  if (says(account, folded, grounds) && moneyMoves.test(folded)) return 'payment';
  const askedByOwner = passages.some((one) => wayIn.test(one.folded));
  const told = folded.replace(ofPost, ' ');
  return wayIn.test(told) && asks.test(folded) && !askedByOwner ? 'secret' : null;
}

/** Whether a sentence says so, and the owner does not. */
function says(what: RegExp, folded: string, grounds: Grounds): boolean {
  const found = what.exec(folded)?.[0];
  return found !== undefined && !ownersWrote(grounds, found);
}
