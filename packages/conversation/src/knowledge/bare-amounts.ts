import {
  addedOrEach,
  bound,
  feeAfter,
  notMoney,
  ofFee,
  ownersMoneyIn,
  paid,
  reach,
  type SpokenMoney,
  sinceLast,
  writtenFiguresIn,
} from './guard.ts';
import { fold, monthNames } from './words.ts';

/** A number without a currency in an owner's words, and what stands around it. */
interface Bare {
  value: number;
  before: string;
  after: string;
  /** What stands before it up to a stop or a comma. */
  clause: string;
  /** The same up to a full stop. */
  lead: string;
  /** All of its sentence but the number. */
  sentence: string;
}

const months = `(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|${monthNames})`;
/** The minutes of "12 h 45". */
const hourBefore = /\d ?h ?$/;
/** "By December 15", "le 15 decembre": a day. */
const dayBefore = new RegExp(`\\b(?:${months}|march)\\.? (?:the )?$`);
const dayAfter = new RegExp(`^(?:st|nd|rd|th|er)?,? (?:of )?${months}\\b`);
/** After a place in a row. */
const inOrder = /^(?:st|nd|rd|th|er|re|e|eme|ieme|x)\b/;
/** After an age or a measure. */
export const andUp =
  /^\s?(?:\+|(?:and|or|et|ou) (?:up|over|older|under|younger|above|below|more|less|plus|moins)\b)/;
const isYear = (value: number, before: string) =>
  value >= 1900 && value <= 2100 && !beyond.test(before);
const beyond = /\b(?:over|above|under|up to|plus de|en haut de|en bas de|moins de)\s$/;

/** Before a number: a place in a row, all of some, or a part of something longer, and no price. */
const countsBefore =
  /(?:\b(?:unit|suite|bay|highway|route|number|no|page|step|grade|exit|apt|apartment|lot|door|since|ages?|aged|every|first|last|next|top|all|both|open\w*|clos\w+|les|aux|tous|toutes|unite|numero|etape|sortie|porte|premier\w*|dernier\w*)|[-–/#])\s?$|:$/;
/** Before a number: a bound or an hour, and a price only where much is paid. */
const bounds =
  /\b(?:until|till|by|before|after|past|between|under|over|above|below|than|to|up to|at least|at most|max|min|in|around|jusqu'a|avant|apres|vers|entre|moins de|plus de|depuis|des|en haut de|en bas de|passe)\s?$/;

/** Words of money before a number: whatever it is, it is no hour. */
const ofMoney =
  /\b(?:fees?|charge[sd]?|costs?|pric(?:e|ed|es|ing)|deposits?|extra|plus|adds?|surcharges?|pay\w*|frais|supplements?|coute\w*|prix|ajoute\w*|factur\w*|depots?)\b/;
const hourly =
  /\b(?:at|by|until|till|from|before|after|past|around|a|vers|avant|apres|des|jusqu'a|between|entre|de)\s$/;
/** What happens at an hour of the day. */
const ofHours =
  /\b(?:open\w*|clos\w+|last|latest|earliest|start\w*|arriv\w*|drop\w*|lunch|in by|finish\w*|leaves?|go(?:es)? in|windows?|cut ?off|ferm\w*|ouvr\w*|derni\w+|commenc\w*|depart\w*|arret\w*|diner|plages?)\b/;
/** "The last drop-off is 11". */
const ofLast = /\b(?:last|latest|earliest|cut ?off|derni\w+)\b[^.;,]*\b(?:is|at|est|a)\s$/;
const rangeAfter = /^ ?(?:to|-|–|until|till|a) ?(\d{1,2})(?::\d\d)?(?!\d|\.\d)/;
/** "24 to 48 hours": both ends are of what the second counts. */
const rangeOn = /^ ?(?:to|or|and|-|–|a|ou|et) ?\d+/;
const rangeBefore = /\d(?::\d\d)? ?(?:to|-|–|until|till|a) ?$/;
const latestHour = 24;
/** Behind an hour, and what stands with it: the part of the day it is of. */
const ofDay =
  /^(?:(?:,| and| or| et| ou)+ (?:at |a )?\d{1,2})*,? (?:in the (?:morning|afternoon|evening)|at night|du (?:matin|soir)|de l'apres-midi)\b/;
const ofDayStops = /^\s?(?:\$|dollars?|bucks|piastres)/;
/** "After two we ask for a deposit": an hour, or so many of something. */
const thereafter = /\b(?:until|till|by|before|after|past|since|avant|apres|depuis|jusqu'a)\s$/;
/** "At 8:30, 11 or 1:30": a clock stands beside it. */
const clockBefore = /\d:\d\d,? (?:(?:and|or|et|ou) )?$/;
const clockAfter = /^,? (?:(?:and|or|et|ou) )?(?:at |a )?\d{1,2}:\d\d\b/;
/** "Paid for one of something" follows: then even an hour's number is a price. */
const perOne =
  /^\s?(?:each\b|apiece\b|per \w|par \w|chacune?\b|chaque\b|(?:an?|the|la|le) (?!(?:lot|few|bit|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)\b)[a-z]{2,}|l'[a-z]{2,})/;
/** Before a number with "a day": so many are done, not paid. */
const doing =
  /\b(?:do|does|doing|takes?|sees?|makes?|bakes?|fits?|have|has|seats?|holds?|only|just|max|fait|fai(?:sons|tes)|prend|prenons|voit|voyons|accept\w*|of)\s$/;
/** "We keep them for 90". */
const keptFor =
  /\b(?:hold|holds|held|keep|keeps|kept|store[sd]?|lasts?|good|valid|wait|garde\w*|valables?|dure\w*|conserv\w*)\b[^.;,]*\b(?:for|pour|pendant)\s$/;
/** "Two days for a hem and 5 in December": of the unit before. */
const ofUnitBefore =
  /\d ?(?:minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|heures?|jours?|semaines?|mois|ans?)\b[^.;]*(?:,|\band|\bor|\bet|\bou)\s$/;
const mostElliptic = 12;

/** What is paid and never a person: "it has to be 85 up front", "the deposit must be 200". */
const isPaid =
  /\b(?:it|that|this|tips?|payments?|balances?|bills?|totals?|amounts?|ca|cela|ceci|paiements?|soldes?|montants?|factures?)\b/;
/** Before an age: what somebody must be, or have turned. */
const mustBe =
  /\b(?:must|ha(?:ve|s) (?:got )?to|needs? to|got to|gotta|(?<=\b(?:you|he|she|they|kids?|children|people|guests?|adults?|students?|drivers?|riders?|renters?|customers?) )should|doi(?:t|vent)|devez|faut|devr\w+)(?: only| just| all| both)? (?:be|have (?:turned|reached)|turn|avoir|etre ages? de)(?: (?:at least|over|under|above|past|no (?:younger|older) than|au moins|au minimum|plus de|moins de))? $/;
const isSomebody =
  /\b(?:you|he|she|who(?:ever)?|(?:any|every|some|no)(?:one|body))(?:'re|'s| are| is| were| was)(?: (?:only|already|over|under|at least))? $|\b(?:turn(?:s|ed|ing)?|vous avez|tu as|(?<!\by )(?:il|elle) a|(?:ils|elles) ont|avoir(?= (?:au moins|plus de|moins de)))(?: (?:deja|au moins|plus de|moins de))? $/;
const ofAgeNoun =
  /\b(?<!\b(?:all|any|every|tous(?: les)?|tout) )ages?(?: [a-z-]+){0,5}(?: is| are| of| est(?: de)?)? $/;
/** "Minimum age 18, maximum 75": of the age before. */
const ofAgeBefore = /\bages?\b[^.;]*\b(?:min|max)\w*(?: is| est(?: de)?)? $/;
/** What holds or is bounded holds so many. */
const holdsSo =
  /\b(?:seats?|fits?|holds?|sleeps?|accommodates?|(?:room|space|place) for|(?:team|crew|staff|group|party|class|fleet|family)(?:e?s)? of|maximum|max|limits?|capacity|occupancy|assoir|asseoir|accueill\w+|loge\w*|contien\w+|equipes? de|groupes? (?:est )?de|limite|capacite)(?: is| are| of| est(?: de)?| de)?(?: up to| about| around| at most| jusqu'a| environ)? $/;
const bounded = /\b(?:maximum|max|limits?|limite)(?: [a-z]+){0,2} $/;
const fewOrdered = /\b(?:minimum|min)(?: order)?(?: is| of| est(?: de)?| de)? $/;
/** After a number: so many are there. */
const inStock =
  /^(?: [a-z]+)? (?:in stock|on hand|on site|on staff|in all|en stock|en main|en inventaire|sur place)\b/;
/** Before a length of time whose unit is left out. */
const lasts =
  /\b(?:(?:(?:cur|cook|dry|wait|sett)(?:e|ing)?|set|turnaround|lead) times?|notice|delays?|delais?|preavis|duree|temps d'attente)(?: is| of| est(?: de)?| de)?(?: about| around| at least| environ| au moins)? $/;
/** "We need 48 to cancel": hours, of who says no more. */
const inHours = new Set([12, 24, 36, 48, 72]);
const needsHours =
  /\b(?:needs?|give us|require[sd]?|want|ask for|allow|wait|takes?|donnez[- ]nous|faut|besoin de|demand\w+|prevoyez|attend\w+) $/;
const untilThen =
  /^ (?:to (?:cancel|change|move|dry|cure|set)|before|ahead|notice|in between|avant|pour (?:annuler|changer|deplacer)|d'avis|entre)\b/;

/**
 * Whether a number says how old somebody is, or must be: "you must be 25", "the driver has to be 21", "il faut
 * avoir 18"; null: it does not.
 */
export function ageSaid(before: string, after: string): 'is' | 'mustBe' | null {
  if (/^ ?(?:\$|dollars?\b|bucks\b|piastres?\b)/.test(after) || inAdvance.test(after)) return null;
  const clause = sinceLast(before, '.;,()');
  if (ofAgeNoun.test(clause) || ofAgeBefore.test(before)) return 'mustBe';
  const [must] = mustBe.exec(clause) ?? [];
  const subject = clause.slice(0, clause.length - (must?.length ?? 0));
  if (must && !isPaid.test(subject) && !ofMoney.test(subject)) return 'mustBe';
  return isSomebody.test(clause) ? 'is' : null;
}

/** Whether it counts what is held, kept or ordered, or how long something takes, with no word for which. */
function countsOrLasts({ value, before, after, clause }: Bare): boolean {
  if (inStock.test(after) || lasts.test(before)) return true;
  if (inHours.has(value) && needsHours.test(before) && untilThen.test(after)) return true;
  if (ofMoney.test(clause) || inAdvance.test(after)) return false;
  if (holdsSo.test(before) && (bounded.test(before) || !perOne.test(after))) return true;
  return value <= mostElliptic && fewOrdered.test(before);
}

/** Whether it is an hour, a bound of hours, or a number from one to another, as people write them. */
function isHour({ value, before, after, clause, lead, sentence }: Bare): boolean {
  if (value > latestHour || !Number.isInteger(value) || ofMoney.test(clause)) return false;
  const upTo = rangeAfter.exec(after);
  const rest = upTo ? after.slice(upTo[0].length) : after;
  if (perOne.test(rest) && !doing.test(clause)) return false;
  if (upTo) return Number(upTo[1]) <= latestHour;
  // "A shuttle at 8 and 9 in the morning", "5 and 7 on weekday evenings".
  if (!ofDayStops.test(after) && ofDay.test(fold(after))) return true;
  if (rangeBefore.test(before) || clockBefore.test(before) || clockAfter.test(after)) return true;
  if (hourly.test(before) && ofHours.test(sentence)) return true;
  if (value <= mostElliptic && thereafter.test(before)) return true;
  return ofLast.test(lead);
}

/** "At minus 35 or colder". */
const belowZero = /\b(?:at|to|below|under|until|a|sous|jusqu'a) (?:minus|moins|-)\s?$/;
const ofWeather =
  /^\s?(?:°|degrees?\b|(?:or|and|ou|et) (?:colder|warmer|hotter|plus (?:froid|chaud))\b)/;

/** Numbers that are called, in trouble or for the town. */
const ofHelp = new Set([211, 311, 411, 511, 811, 911]);

/** "6% of labour, max 30": what bounds a share of money is money. */
const capsShare =
  /(?:%|\b(?:per ?cent|pour cent)\b)[^.;]*\b(?:max(?:imum)?|min(?:imum)?|up to|at most|at least|cap(?:ped)?(?: at)?|no more than|jusqu'a|au plus|au moins|plafonn\w+)(?: of| at| de| a)?\s$/;

/** Whether a number of an owner's is surely none that is paid. */
function isNoAmount(bare: Bare): boolean {
  const { value, before, after, lead } = bare;
  if (capsShare.test(lead)) return false;
  if (isYear(value, before) || andUp.test(after) || inOrder.test(after)) return true;
  if (ofHelp.has(value) || onRoad.test(before)) return true;
  if (ofWeather.test(after) || belowZero.test(before)) return true;
  if (dayBefore.test(before) || dayAfter.test(after) || hourBefore.test(before)) return true;
  if (
    notMoney.test(after.replace(rangeOn, '')) ||
    /^[.,:/-]?\d/.test(after) ||
    /\d[.,:/-]?$/.test(before)
  )
    return true;
  if ((countsBefore.test(before) && !inAdvance.test(after)) || isHour(bare)) return true;
  if (ageSaid(lead, after) !== null || countsOrLasts(bare)) return true;
  if (keptFor.test(lead)) return true;
  return value <= mostElliptic && ofUnitBefore.test(lead) && !addedOrEach.test(after);
}

/** What may follow a bare price: words that it cannot count. */
const countsNothing =
  /^\s?(?:$|[.;,)!?](?!\d)|(?:and|but|or|plus|on|in|at|for|to|with|without|if|when|whenever|because|since|as|so|unless|each|every|apiece|per|an?|the|this|that|extra|more|less|off|back|flat|total|otherwise|instead|then|only|just|too|also|even|again|next|same|same[- ]day|after|before|within|inside|outside|anywhere|everywhere|past|across|beyond|over|by|there|here|from|of|is|are|both|either|no|not|now|once|upfront|cash|tax|et|mais|ou|plus|moins|de|du|des|d'[a-z]+|pour|par|si|sauf|chacune?|chaque|sinon|quand|lorsqu\w*|au|aux|avec|sans|a|en|dans|le|la|les|l'[a-z]+|sur|chez|partout|hors|au-dela|apres|avant|est|sont|non|tout|[a-z]{4,}(?:ly|ment)|s'[a-z]+)(?![a-z]))/;
/** Before it: it is put on a bill, taken off it or asked for, whatever follows. */
const charging =
  /\b(?:add(?:s|ing)?|(?:tak(?:e|es)|knocks?|comes?|gets?) off|saves?(?: you)?|enlev\w+|deduit|deduisons|retranch\w+|ajout\w+|charg(?:e|es|ed)|factur\w+|runs?(?: you)?|costs?(?: you)?|asks?(?: for)?|prevo\w+|exig\w+|vers\w+|down|rabais de)\s(?:another |a further |about |un autre |encore )?$/;
/** "6 shop supplies to every bill": what is added is named before what it is added to. */
const namedThen =
  /^ [a-z' -]{2,40}? (?:to|on|per|for|if|when|each|every|sur|par|pour|si|quand|chaque|a)\b/;
/** "300 down", "100 d'avance". */
const inAdvance =
  /^\s(?:(?:dollars? )?down|up ?front|in advance|ahead|at the start|to start|at (?:booking|signing|pick-?up|drop-?off)|on (?:arrival|delivery|signing)|d'avance|au (?:depart|debut)|d'acompte|de depot|comptant|non[- ]?refundable)\b/;
/** "A 35 flea bath added". */
const oneOf = /\b(?:an?|une?|another|autre)\s$/;
const addedLater =
  /^ [a-z][a-z' -]{1,40}? (?:added|charged|extra|on top|appl(?:y|ies)|on (?:the|your) (?:bill|invoice)|s'ajout\w+|s'appliqu\w+|en plus|de plus|factur\w+)\b/;
const replaced = /\b(?:instead of|rather than|au lieu de|plutot que)\s$/;
const priced =
  /(?:\b(?:is|are|was|be|it'?s|that'?s|costs?|goes for|est|sont|c'est|sera|coute(?:nt)?|revient a|est a|sont a|fee|charge)|^|[,;(])\s*$/;
const ofBill = /\b(?:bills?|invoices?|orders?|totals?|factures?|commandes?)\b/;
const getsMore = /^\s(?:for|on|extra|more|off|pour|sur|de plus)\b/;
/** What stands after a bound that is a sum: what those beyond it are or have to do. */
const boundHolds =
  /^\s(?:needs?|gets?|takes?|requires?|must|are|is|go(?:es)?|come|pay|est|sont|demand\w+|requi\w+)\b/;
/** What is measured and never paid. */
const measured =
  /\b(?:lbs?|pounds?|kilos?|kg|dogs?|cats?|chiens?|chats?|weigh\w*|feet|foot|sq|square|km|people|guests?|pages?|years?|gallons?|lit(?:re|er)s?|winds?|wide|tall|long|pieds?|personnes?|pouces?)\b/;
const leastBound = 100;
/** A smaller number is more often a count than a price. */
const leastMaybe = 5;
const freeBeyond = /\b(?:free|gratuit\w*|livr\w+|deliver\w*)\b/;

const apiece = /^\s?(?:each|apiece|chacune?)\b/;
/** "Further bags 4 each". */
const ofFurther = /\b(?:further|extra|additional|more|de plus|supplementaires?)\b/;
/** "Near the 403": a road. */
const onRoad =
  /\b(?:near|(?<!\b(?:tak(?:e|es|ing)|took|knock(?:s|ed)?|comes?|gets?) )off|along|via|(?:north|south|east|west|corner|side) of|pres de|sortie de)(?: the| l'| la)? ?$/;

/** Whether a bare number of an owner's may well be one that is paid. */
function mayBePaid(bare: Bare): boolean {
  const { value, before, after, clause, sentence } = bare;
  const endsHere = countsNothing.test(after);
  if (inAdvance.test(after)) return true;
  if (capsShare.test(bare.lead)) return endsHere;
  if (charging.test(clause)) return endsHere || namedThen.test(after);
  if (bounds.test(before)) {
    const large = bound.test(before) && value >= leastBound && !measured.test(sentence);
    if (replaced.test(before)) return endsHere;
    if (!large) return false;
    const ofSums = paid.test(sentence) || freeBeyond.test(sentence);
    return boundHolds.test(after) || (endsHere && ofSums);
  }
  if (perOne.test(after))
    return (
      priced.test(clause) ||
      ((value >= leastMaybe || (apiece.test(after) && ofFurther.test(clause))) &&
        !doing.test(clause))
    );
  if (ofFee.test(clause)) return endsHere;
  if (oneOf.test(before) && addedLater.test(after)) return true;
  if (value >= leastMaybe) return endsHere || feeAfter.test(after);
  return ofBill.test(clause) && getsMore.test(after);
}

/**
 * Every number of an owner's own words that may be a price, the surely and the perhaps: "extra litres
 * 11 each", "we add 6 shop supplies to every bill". For what names figures by reference, never for what
 * reckons. Hours, ages, measures and places in a row are none, though a word of money stands before them.
 */
export function mayBeMoneyIn(text: string): SpokenMoney[] {
  const folded = fold(text);
  const bareAt = (value: number, start: number, end: number): Bare => {
    const before = folded.slice(Math.max(0, start - reach), start);
    const after = folded.slice(end, end + reach);
    const lead = sinceLast(before, '.;');
    const clause = sinceLast(before, '.;,()');
    const sentence = `${lead} ${after.split(/[.;]/)[0] ?? ''}`;
    return { value, before, after, clause, lead, sentence };
  };
  const told = ownersMoneyIn(text).filter(
    ({ cents, start, end }) =>
      namesCurrency.test(folded.slice(start, end)) || !isNoAmount(bareAt(cents / 100, start, end)),
  );
  const perhaps = writtenFiguresIn(folded).flatMap(({ value, start, end }): SpokenMoney[] => {
    if (told.some((one) => one.start < end && start < one.end)) return [];
    const bare = bareAt(value, start, end);
    if (isNoAmount(bare) || !mayBePaid(bare)) return [];
    return [{ cents: Math.round(value * 100), start, end }];
  });
  return [...told, ...perhaps].sort((one, other) => one.start - other.start);
}

const namesCurrency = /[$¢]|\b(?:dollars?|bucks?|cents?|sous|piastres?|cad|usd)\b/;
