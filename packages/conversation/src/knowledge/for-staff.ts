import { fold } from './words.ts';

/** A title that says whom a note is for. */
const titledForStaff =
  /^(?:(?:for )?(?:internal|staff|employees?|team|private|office)(?: (?:use|notes?|only|info\w*|memos?|eyes))+|(?:notes? )?(?:for|to) (?:the |our )?(?:staff|team|employees?)|(?:for )?(?:internal|staff only)|confidential|secret|do not (?:share|tell|say|read)|pass ?words?|log ?ins?|credentials|(?:a l'|usage |notes? )?internes?|(?:notes? )?(?:pour |reserve )?(?:le |au |aux |les )(?:personnel|employes?)(?: seulement| uniquement)?|(?:personnel|employes) (?:seulement|uniquement)|confidentiel(?:le)?|ne pas (?:divulguer|dire)|mots? de passe|identifiants?)\W*$/;

const people =
  '(?:(?:the |any |our |aux |les |des |a |au |un )*(?:callers?|customers?|clients?|guests?|patients?|people|public|anyone|anybody|appelants?|clientes?|patientes?|gens|personne))';

/** What is told about a note within it: that no caller is to hear it. */
const saysForStaff = new RegExp(
  [
    String.raw`\b(?:never|do not|don't|dont) (?:ever )?(?:tell|share|mention|give|quote|reveal|disclose|say|read|offer)\b[^.;]{0,40}\b${people}\b`,
    String.raw`\b(?:never|do not|don't|dont) (?:share|disclose|reveal|repeat|give out) (?:this|that|it|these|any of this)\b`,
    String.raw`\b(?:never|do not|don't|dont) (?:say|tell|mention|quote|read)\b[^.;]{0,20}\b(?:on|over) the phone\b|\b(?:never|do not|don't|dont) give out\b`,
    String.raw`\bnot (?:for|to be (?:told|given|shared|read)(?: out)?(?: to| with)?) ${people}\b`,
    String.raw`\b(?:internal|staff|employees?) (?:use only|eyes only|notes?:|memo:)|\bfor internal use\b|^internal ?[:\u2013-]`,
    String.raw`^confidential ?[:\u2013.-]|\bkeep (?:this|it) (?:secret|confidential|private|quiet|to yourself|between us)\b|\bjust between us\b`,
    String.raw`\b(?:ne )?(?:jamais|pas) (?:le |la |les |l')?(?:dire|donner|mentionner|divulguer|reveler|communiquer|partager)\b[^.;]{0,30}\b${people}\b`,
    String.raw`\bne (?:le |la |les |l')?(?:dites|donnez|mentionnez|divulguez|revelez|communiquez|partagez) (?:jamais|pas|rien)\b`,
    String.raw`\b(?:ne )?(?:pas|jamais) (?:divulguer|reveler)\b|\busage interne\b|^interne ?[:\u2013-]|^confidentiel ?[:\u2013.-]|\bgarde[rz] (?:ca|cela|ceci) (?:secret|pour (?:vous|toi|nous))\b`,
  ].join('|'),
);
/** "For staff only" says it of a note; of a door it tells callers which one to take. */
const staffOnly =
  /(?<!\d )\b(?:staff|employees?|team)(?: members?)? only(?=\s*(?:$|[.;:,!)]))|\b(?:reserve(?:e|s|es)? (?:au|aux)|pour les?) (?:personnel|employes?)\b|\b(?:personnel|employes?) (?:seulement|uniquement)\b/;
const placeForStaff =
  /\b(?:doors?|entrances?|entry|lots?|parking|washrooms?|bathrooms?|restrooms?|areas?|rooms?|elevators?|gates?|kitchen|lounge|stairs|portes?|entrees?|stationnement|toilettes?|salles?|zone|ascenseur|cuisine)\b/;

const lock =
  '(?:alarm|panel|door|gate|lock ?box|safe|vault|entry|access|security|key ?pad|padlock|till|garage)';
const serrure =
  "(?:d'alarme|de l'alarme|du systeme|de la porte|des portes|de la barriere|du coffre\\w*|d'acces|d'entree|du cadenas|du clavier|de securite|du garage)";
const secretNumber = String.raw`(?: \p{L}+){0,3}(?: ?[:=#]| is| are|'s| est)* ?\d[\d -]{2,}`;

/** What opens a shop or its accounts, with what it is. */
const opens = new RegExp(
  [
    String.raw`\b${lock}(?: system)?(?:'s)? (?:code|combination|combo|pin)${secretNumber}`,
    String.raw`\b(?:key ?pad|lock ?box|door|gate|alarm)s?(?: ?[:.]) ?(?:(?:the )?(?:code|combination|combo|pin|key ?pad) ?(?:is|[:=])? ?)?\d{3,}[\d-]*#?(?=\s*(?:$|[.;,]))`,
    String.raw`\b(?:disarm\w*|punch in|key in|desarme\w*) (?:\p{L}+ ){0,3}\d{3,}`,
    String.raw`\b(?:bank |payroll |our )?account (?:number|no|#)(?: is| ?:)* ?\d[\d -]{4,}|\bnumero de compte(?: est| ?:)* ?\d[\d -]{4,}`,
    String.raw`\b(?:log ?in|user ?name|identifiant|admin)\b[^.;]{0,40} \/ ?\p{L}*\d`,
    String.raw`\b(?:code|combination|combo) (?:for|to|on|of) (?:the |our )?(?:\p{L}+ )?${lock}${secretNumber}`,
    String.raw`\bcode ${serrure}${secretNumber}`,
    String.raw`\b(?:combination|combo|combinaison)(?: is| est| ?:)+ ?\d`,
    // Where it hangs for all to read, it is told.
    String.raw`\b(?:pass ?words?|passcode|login|mot de passe)(?: for [\p{L} ]{1,30}| de [\p{L}' ]{1,30})?(?: is| est|'s| ?[:=])* ?(?!on\b|in\b|at\b|by\b|posted|given|printed|available|written|needed|required|required|reset|manager|sur\b|au\b|a\b|affiche|dans\b|disponible|donne|inscrit|requis|the\b|and\b|or\b|et\b|ou\b)[\p{L}]*\d[\p{L}\d]*`,
    String.raw`\b(?:pass ?word|mot de passe)(?: is| est| ?[:=])+ ?["\u201c\u00ab']`,
    String.raw`(?<!\b(?:your|vos|votre|leave|drop|put|return|slip|leave the|drop the|put the|return the|put your) )\bkeys? (?:(?:is|are|hangs?|lives?|sits?|kept|hidden|stashed|left|stored|always) )*(?:under|beneath|behind|inside|above|on top of|in) (?:the|a|an) (?!(?:night |key )?(?:drop|slot|envelope))(?![^.;]*\byour\b)`,
    String.raw`(?<!(?:vos|votre|(?:laissez|deposez|glissez|mettez|remettez|inserez) (?:la|les|vos|votre)) )\b(?:cles?|clefs?)(?: de (?:secours|rechange))? (?:(?:est|sont|reste|cachees?|rangees?|toujours|pend|accrochees?) )*(?:sous|derriere|dans|au-dessus|en dessous) (?:du |de |le |la |les |un |une |l')(?![^.;]*\b(?:votre|vos|mettez|laissez|deposez|glissez|inscrivez)\b)`,
  ].join('|'),
  'u',
);

/** The least an owner takes, and what things cost the shop itself. */
const ofMargins =
  /\b(?:our|my|the|absolute|hard|price) (?:rock )?(?:floor|bottom)(?: price| line)?(?: \p{L}+){0,3}(?: is| ?:| at)+ ?\$?\d|\bfloor price\b[^.;]{0,20}\d|\b(?:can|could|may|will|would|willing to) (?:come|go|drop|get)(?: as low as)? (?:down )?(?:as low as |to as little as |down to |to )\$?\d|\b(?:our|my) (?:own )?(?:costs?|margins?|mark-?ups?)\b(?: \p{L}+){0,4}(?: is| are| ?:) ?\$?\d|\b(?:least|minimum|lowest)(?: price| amount)? (?:that )?(?:i|we)(?:'ll| will| would| can| could)? (?:take|accept|go|do)\b|\bprix plancher\b|\b(?:peut|peux|pouvons|va|accepte) (?:descendre|baisser) (?:jusqu'a|a)\b|\bnotre (?:cout\w*|marge)\b/u;
/** Floors have a price of their own. */
const ofFloors = /\b(?:hardwood|laminate|tiles?|carpet|vinyl|per (?:square )?foot|square f)/;

const telephone = /\d(?:[ .()-]*\d){6,}/;
/** A number of somebody's own. */
const ownNumber =
  /\b(?:private|personal|home)(?: cell(?: ?phone)?)? (?:number|phone|cell|mobile|line|telephone)|\bpersonal cell|\b(?:numero|cell\w*|telephone|ligne) (?:prive|personnel)/;
const ownersCell =
  /\b(?:owner|boss|manager|patron\w*|proprietaire)(?:'s)?\b[^.;]{0,12}\b(?:cell\w*|mobile|number)\b|\b(?:cell\w*|numero) (?:du|de la|de l') ?(?:patron\w*|proprietaire|gerante?)\b/;
/** It is there to be rung. */
const toBeRung =
  /\b(?:call|text|phone|ring|reach|contact|try|dial|appel\w+|textez|contactez|joi(?:gn|nd)\w+|composez)\b/;

/**
 * Whether a note or an answer is plainly not for callers: it says so, or tells what opens the shop, the least
 * it takes, or a number of somebody's own.
 */
export function isForStaff(title: string, text: string): boolean {
  const [head, body] = [fold(title).trim(), fold(text).trim()];
  if (titledForStaff.test(head)) return true;
  const all = `${head}: ${body}`;
  const sentences = [...body.split(/(?<=[.;!?])\s+/), all];
  return sentences.some(
    (one) =>
      saysForStaff.test(one) ||
      opens.test(one) ||
      (staffOnly.test(one) && !placeForStaff.test(one)) ||
      (ofMargins.test(one) && !ofFloors.test(one)) ||
      (telephone.test(one) &&
        (ownNumber.test(one) || (ownersCell.test(one) && !toBeRung.test(one)))),
  );
}
