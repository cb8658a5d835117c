import { weekdays } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { moneyIn, type SpokenMoney } from '../knowledge/guard.ts';

import { addDays, isoDate, openingOn } from '../knowledge/hours.ts';
import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';
import { timeOptions } from '../receptionist.ts';
import {
  type HoursClaim,
  hoursClaimsIn,
  whyHoursAreWrong,
} from '../rehearsal/claims/hours-claims.ts';
import { weekdayOf } from '../speaking/say-date.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
import { type LocalDate, localDateTime } from '../understanding/slots/time-zone.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';
import type { DropReason } from './drop-reason.ts';
import { type Grounds, halfDay, type Passage, sentenceBefore } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';
import { topicStems } from './topic-stems.ts';

/** Words for money and rough amounts that are no figure of anybody's. */
const slang =
  /\b(?:bucks?|grand(?! (?:piano|opening|total))|quid|dimes?|nickels?|penn(?:y|ies)|loonies?|toonies?|benjamins?|peanuts|pocket change|next to nothing|dirt cheap|(?:a |few |couple |several )?hundreds|thousands|piastres?|des cinq cents|une bouchee de pain|trois fois rien|des centaines|des milliers|\d\s?k|k notes?)\b/;
const currencies =
  /[€£¥₹]|\b(?:euros?|pounds sterling|pesos?|yen|rupees?|francs?|dolares|dolar|dollari|reais|kronor|zloty|rubles?|yuan)\b/;
/** Numbers of languages we do not speak. */
const foreignNumbers =
  /\b(?:dos|cuatro|cinco|seis|siete|ocho|nueve|diez|quince|veinte|veinticinco|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscientos|trescientos|cuatrocientos|quinientos|mil|zwei|drei|vier|funf|fuenf|sechs|sieben|acht|neun|zehn|zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig|achtzig|neunzig|hundert|tausend|quattro|cinque|sette|otto|nove|dieci|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta|cento|duecento|trecento|mille|dois|duas|oito|dez|vinte|trinta|cinquenta|sessenta|oitenta)\b/;
const frenchToo = /\b(?:mille|trenta?)\b/;

/** Shares and multiples: figures without a digit. */
const shares =
  /\b(?:half|halves|double|twice|triple|thrice|quarter|a third|two thirds|one third|threefold|moitie|demi[- ]tarif|tiers du|quart du|le quart|doubler?|triples?)\b/;
/** Of these only what is said of money counts. */
const ofMoney =
  /\b(?:price|prices|pricing|cost|costs|off|pay|paid|charge[sd]?|deposit|up front|upfront|down|rate|fee|worth|value|now|tarif|prix|cout|coute|payez|rabais|depot|much|amount|each|it's|is|at|c'est|est)\b/;
const halfOfTime =
  /\b(?:half (?:an? )?(?:hour|day|past)|half (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])\b(?! (?:off|price|percent))|half hour|double[- ]check|demi[- ]heures?|heures? et demie?|half and half|un quart d'heure|quarter (?:past|to|hour|of an hour))\b/g;
/** Lengths of time in words; "an hour" after a price is its unit and stands in no blank. */
const lengths =
  /\b(?:(?:half an?|an?|one|a few|few|a couple(?: of)?|couple(?: of)?|several|the next|next|une?|quelques|the|this|l'|d'ici une?|toute une|toute la|all)[ -]?)(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|secondes?|heures?|jours?|journees?|semaines?|mois|ans|annees?)\b/g;
const harmlessLengths =
  /^(?:the|this|l')? ?(?:day|days|week|year|months?|years?|heure|journee|semaine|annee)$|^all days?$/;
const greetedDay =
  /\b(?:have a |enjoy |passez une? |bonne )[a-z ,']*(?:day|week|weekend|one|journee|semaine)\b/g;
const idleMoment =
  /\b(?:one|a|just a|give me a|un|une|quelques) (?:seconds?|secs?|moments?|minute|secondes?|instants?)\b/g;
/** "Les deux" is no second of the month. */
const allOfThem =
  /\b(?:les|vos|nos|mes|ces|vous|tous|toutes)(?: les)? (?:deux|trois|quatre|cinq|six)\b(?! (?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))/g;
/** "The second costs more" is no day of the month; "on the second" is one. */
const bareOrdinal =
  /(?<!\b(?:on|by|until|till|before|after|for|from|to|the \w+day) )\b(?:the|a|la|le|une?) (?:first|second|third|fourth|fifth|premiere?|deuxieme|seconde?|troisieme)\b(?! of\b)/g;

/** Floors and streets are numbers too. */
const ordinals =
  /\b(?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|deuxieme|troisieme|quatrieme|cinquieme|sixieme) (?:floor|street|avenue|door|building|unit|etage|rue|porte)\b/;
/** Counted in passing: kinds, questions, things said in this very sentence. */
const listed =
  /^\s*(?:quick |more |other |different |main |small |little |last |of (?:them|those|these|you|us)|petites? |autres? )*(?:kinds?|options?|types?|sizes?|things?|ways?|choices?|services?|questions?|sorts?|details?|prices?|versions?|of (?:them|those|these|you|us)|together|visits?|sortes?|choix|tailles?|fa[c]ons?|prix|ensemble|possibilites?)\b/;

/** Words that may follow or come before a number without telling what is counted. */
const between = /^[\s-]*(?:and a half |or so |full |more |extra |additional |to |-|plus )?/;

/** "It costs forty", and on the next line "dollars": together they are a sum nobody checked. */
const opensOnUnit =
  /^\W*(?:dollars?|bucks?|cents?|piastres?|percent|per cent|hundred|thousand|grand|pour cent|%|\$)/;

/** Whether every number a sentence writes out stands in the shop's words, the caller's or the plan. */
export function checkNumbers(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded } = sentence;
  if (opensOnUnit.test(folded)) return 'amount';
  if (currencies.test(folded) || /[€£¥₹]/.test(sentence.blanked)) return 'amount';
  const foreign = foreignNumbers.exec(folded);
  if (foreign && !frenchToo.test(foreign[0])) return 'amount';
  const rough = slang.exec(folded);
  if (rough && !grounds.caller.includes(rough[0])) return 'amount';
  for (const money of moneyIn(sentence.blanked))
    if (!mayBeSaid(money, sentence, grounds)) return 'amount';
  const share = shareIn(folded, grounds);
  if (share && !isCallersShare(share, folded, grounds) && !standsOnShares(share, folded, grounds))
    return 'amount';
  if (ordinals.test(folded)) return 'number';
  const hours = timesIn(folded, grounds).filter(
    ({ time, text, end }) =>
      time &&
      grounds.times.has(halfDay(time)) &&
      !lasting.test(fold(text)) &&
      !ofLength.test(folded.slice(end)),
  );
  const numbers = writtenNumbers(folded).filter(
    ({ start, end }) => !hours.some((hour) => hour.start <= start && end <= hour.end),
  );
  // "Forty $86" is heard as another amount.
  if (numbers.some(({ end }) => isBefore(end, sentence))) return 'amount';
  for (const number of numbers)
    if (!mayCount(number, sentence, grounds)) {
      return 'number';
    }
  return null;
}

function isBefore(end: number, { folded, places }: ModelSentence): boolean {
  return places.some(
    ({ computed, start }) =>
      computed !== null && start >= end && folded.slice(end, start).trim() === '',
  );
}

/** "In two hours", "deux heures": a length as likely as an hour. */
const lasting = /\b(?:hours?|minutes?)\b|^(?!(?:a|vers|avant|apres|pour)\b).*\bheures?\b/;

/** "From five" of an age: no word and no sign says that it is money. */
const isBareNumber = (words: string) => !/[$]|\b(?:dollars?|bucks?|cents?|piastres?)\b/.test(words);

/** After a number: it is a length or a share, and no hour. */
const ofLength =
  /^[ -]*(?:and a half )?(?:hours?|minutes?|days?|percent|%|pour cent|jours?|minutes?)\b/;

/** "It costs forty.": a sum without its currency, wherever else a forty was written. */
function isSum(folded: string, start: number, end: number): boolean {
  return costing.test(folded.slice(0, start)) && countsNothing.test(folded.slice(end));
}

const costing =
  /\b(?:costs?|charges?|priced?(?: is| at)?|comes? to|adds? up to|runs?|pays?|totals?(?: is)?|coute(?:nt|ra)?|revient a|fait|prix (?:est|de))(?: (?:you|just|only|about|around|roughly|de|a|environ|seulement))*\s*$/;
const countsNothing =
  /^\s*(?:$|[.,;:!?]|(?:for|each|per|plus|with|and|or|but|a|pour|chacune?|par|plus|avec|et|ou|mais)\b)/;

/** An amount in words that is none: "one visit", an age; or the count of a sum; or the caller's own. */
function mayBeSaid(
  { cents, start, end }: SpokenMoney,
  sentence: ModelSentence,
  grounds: Grounds,
): boolean {
  const { folded } = sentence;
  const words = folded.slice(start, end);
  const value = cents / 100;
  return (
    /^(?:one|une?)$/.test(words) ||
    (isBareNumber(words) &&
      !isSum(folded, start, end) &&
      mayCount({ value, start, end }, sentence, grounds)) ||
    countsOf(sentence).has(value) ||
    isCallersOwn(cents, folded, grounds)
  );
}

/** A share of money that a sentence names; those in the names of services and options are none. */
function shareIn(folded: string, { receptionist }: Grounds): string | null {
  const names = receptionist.profile.knowledge.services.flatMap(
    ({ name, nameFr = '', options }) => [
      fold(name),
      fold(nameFr),
      ...options.map((option) => fold(option.name)),
    ],
  );
  const words = names
    .filter((name) => shares.test(name))
    .flatMap((name) => shares.exec(name)?.[0] ?? []);
  const plain = names
    .reduce((text, name) => (name ? text.replaceAll(name, ' ') : text), folded)
    .replace(halfOfTime, ' ');
  const [share] = shares.exec(plain) ?? [];
  if (!share) return null;
  const asName =
    words.includes(share) &&
    new RegExp(`\\b(?:the|a|an|your|for|and|la|une?|le) ${share}\\b`).test(plain);
  if (asName && !/\b(?:price|off|pay|deposit|up front|prix|rabais)\b/.test(plain)) return null;
  return ofMoney.test(plain) ? share : null;
}

/** "You may have paid it twice", to who said so, and of no price. */
function isCallersShare(share: string, folded: string, { caller }: Grounds): boolean {
  return (
    new RegExp(`\\b${share}\\b`).test(caller) &&
    !/\b(?:price|pricing|cost|costs|off|rate|fee|worth|discount|prix|rabais|tarif)\b/.test(folded)
  );
}

/** "Half the service" of the owner's own cancellation terms, and no other half. */
function standsOnShares(share: string, folded: string, grounds: Grounds): boolean {
  const cut = /\b(?:half|quarter|third|moitie) (?:off|price|prix)\b|\b(?:a|la) moitie prix\b/.exec(
    folded,
  )?.[0];
  if (cut)
    return grounds.passages.some(
      (one) =>
        one.kind !== 'shop' &&
        one.folded.includes(cut) &&
        shared(one, folded, grounds, contentStems('price half off prix moitie')) > 0,
    );
  const but = contentStems(`${share} price half off`);
  // "A quarter acre" of a service's own words is no quarter of its price.
  const ofThing = new RegExp(`\\b${share} [a-z]{3,}`).exec(folded)?.[0];
  if (
    ofThing &&
    grounds.passages.some((one) => one.kind === 'service' && one.folded.includes(ofThing))
  )
    return true;
  return grounds.passages.some(
    (one) =>
      one.kind === 'fact' &&
      one.folded.replace(halfOfTime, ' ').includes(share) &&
      shared(one, folded, grounds, but) > 0,
  );
}

const theirs =
  /\b(?:your|yours|you (?:said|mentioned|have|were|got|paid|told|had|want)|votre|vos|vous (?:avez|aviez|dites|disiez|parlez)|(?:told|tell|charged|quoted) you|on the bill|sur la facture)\b/;
const agreeing =
  /\b(?:we|i|on|nous) (?:can|could|will|'ll|pouvons|peut|peux|ferons|fera) (?:do|take|accept|match|honou?r|make|go|faire|accepter)|\b(?:deal|works|sure|yes|yep|okay|absolutely|agreed|fine|good with|happy with|d'accord|oui|entendu|parfait)\b|\b(?:it|that|price|prix|total)(?:'s| is| would be| comes)\b|\b(?:c'est|ca fait|ce sera)\b/;

/** "Under your four hundred": the caller's own figure said back as theirs, and not agreed to. */
function isCallersOwn(
  cents: number,
  folded: string,
  { callerAmounts, callerNumbers }: Grounds,
): boolean {
  const known = callerAmounts.has(cents) || callerNumbers.has(cents / 100);
  return (
    known &&
    theirs.test(folded) &&
    (!agreeing.test(folded) || /\b(?:can't|cannot|don't|not|n't|no|pas|peux pas)\b/.test(folded))
  );
}

interface WrittenNumber {
  value: number;
  start: number;
  end: number;
}

/** Numbers in digits or words, "one" and its like in French left aside. */
function writtenNumbers(folded: string): WrittenNumber[] {
  const digits = [...folded.matchAll(/\d+(?:[.,:]\d+)*/g)].map((found) => ({
    value: Number(found[0].replace(/[,:].*$/, '')),
    start: found.index,
    end: found.index + found[0].length,
  }));
  const words = spokenNumbers(folded).filter(({ value }) => value !== 1);
  const dozen = [...folded.matchAll(/\b(?:dozen|douzaine)s?\b/g)].map((found) => ({
    value: 12,
    start: found.index,
    end: found.index + found[0].length,
  }));
  return [...digits, ...words, ...dozen];
}

function mayCount(number: WrittenNumber, sentence: ModelSentence, grounds: Grounds): boolean {
  const { folded } = sentence;
  const { value, start, end } = number;
  const [before, after] = [folded.slice(0, start), folded.slice(end)];
  if (value === 911) return true;
  if (value <= 6 && listed.test(after)) return true;
  if (countsOf(sentence).has(value)) return true;
  if (
    value <= mostPassing &&
    (ofThem.test(before) ||
      bothOfThem.test(folded.slice(Math.max(0, start - 12), end + 12)) ||
      countsInPassing(before, after, grounds))
  )
    return true;
  if (grounds.counts.has(value) && !pricing.test(before) && !timeWord.test(after.trim()))
    return true;
  const clock = value >= 1 && value <= 12 && grounds.times.has((value % 12) * 60);
  if (clock && grounds.callerNumbers.has(value) && !pricing.test(before)) return true;
  if (clock && /\b(?:at|by|before|after|around|until|vers|avant|apres|jusqu'a)\s*$/.test(before))
    return true;
  if (isTimeOfDay(before, after) || /^\d{1,2}:\d\d$/.test(folded.slice(start, end))) return true;
  const next = /^[a-z]+/.exec(after.replace(between, ''))?.[0] ?? '';
  const stems = contentStems(next);
  const unit = stems.size > 0 || timeWord.test(next) ? next : '';
  for (const passage of grounds.passages) {
    if (!passage.numbers.has(value)) continue;
    // A clock time of the opening hours is no length of anything.
    if (passage.kind === 'shop' && timeWord.test(next)) continue;
    const unitThere = unit === '' || unitFollows(passage, value, unit, stems);
    if (unitThere && shared(passage, folded, grounds, stems) > 0) return true;
  }
  if (planHas(value, unit, grounds)) return true;
  const saidSo = new RegExp(`\\b${folded.slice(start, end)}\\b`).test(grounds.caller);
  if (saidSo || grounds.callerNumbers.has(value) || grounds.callerDigits.includes(String(value)))
    return isCallersCount(number, folded, grounds);
  return false;
}

/** "Les deux", all of what was spoken of. */
const ofThem = /\b(?:les|vos|nos|mes|ces|vous|tous|toutes)(?: les)? $/;
/** "The two separately". */
const bothOfThem =
  /\b(?:the|these|those|all)(?: other)? (?:two|three|four|2|3|4)(?= (?:separately|together|apart|of (?:them|those|you))\b|[,.;?!])/;

/** As few as these are counted in passing. */
const mostPassing = 6;

/** "If it's two flights up", "the two repairs": things the caller speaks of, or services, few of them. */
function countsInPassing(before: string, after: string, grounds: Grounds): boolean {
  const noun = /^[ -]*([a-z]{3,})/.exec(after)?.[1] ?? '';
  if (
    timeWord.test(noun) ||
    /^(?:percent|pour|dollars?|bucks?|cents?|hundred|thousand)$/.test(noun)
  )
    return false;
  if (/\b(?:if|si)\b[^.;,]*$/.test(before)) return noun !== '';
  const stems = contentStems(noun);
  const told = contentStems(grounds.caller);
  const services = contentStems(
    grounds.receptionist.profile.knowledge.services.map(({ name }) => name).join(' '),
  );
  return [...stems].some((stem) => told.has(stem) || services.has(stem));
}

/** How many a sentence's own sums are for. */
function countsOf({ places }: ModelSentence): Set<number> {
  return new Set(
    places.flatMap(({ computed }) => (computed?.counts ?? []).map(({ value }) => value)),
  );
}

const timeWord =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|secondes?|heures?|jours?|semaines?|mois|ans?|annees?)$/;

function unitFollows(
  { folded }: Passage,
  value: number,
  unit: string,
  stems: ReadonlySet<string>,
): boolean {
  const written = [
    ...[...folded.matchAll(/\d+/g)].map((found) => ({
      value: Number(found[0]),
      end: found.index + found[0].length,
    })),
    ...spokenNumbers(folded),
  ];
  return written.some(({ value: other, end }) => {
    if (other !== value) return false;
    const stop = /[.;?!]/.exec(folded.slice(end))?.index ?? folded.length;
    const begin = Math.max(...['.', ';', '?', '!'].map((mark) => folded.lastIndexOf(mark, end)), 0);
    const after = folded.slice(begin, end + stop);
    if (stems.size === 0) return after.includes(unit.slice(0, 5));
    const there = contentStems(after);
    return [...stems].some((stem) => there.has(stem));
  });
}

function planHas(value: number, unit: string, { plan }: Grounds): boolean {
  const folded = plan.toLowerCase();
  return writtenNumbers(folded).some(
    (one) =>
      one.value === value && (unit === '' || folded.slice(one.end, one.end + 30).includes(unit)),
  );
}

const haggles =
  /\b(?:price|cost|pay|paid|charge|quote[sd]?|budget|do it for|do (?:the|a|my) [a-z ]+ for|match|cheaper|dollars?|bucks|prix|coute|payer|budget|rabais)\b/;
const pricing =
  /\b(?:it'?s|is|for|at|only|just|total|comes? to|be|runs?|c'est|fait|sera|coute|pour|a)\s*$/;

const partsOfDay =
  /\b(?:morning|afternoon|evening|noon|lunch|o'clock|am|pm|matin|midi|soir|apres-midi|dine[rz]?|heures?)\b/;

/** A number of the caller's, said of the same thing: never as the price of anything. */
function isCallersCount(
  { value, start, end }: WrittenNumber,
  folded: string,
  grounds: Grounds,
): boolean {
  // A price they have in mind is said back as theirs, or not at all.
  if (grounds.bareNumbers.has(value)) {
    if (theirs.test(folded) && !agreeing.test(folded)) return true;
    if (value <= 12 && partsOfDay.test(folded)) return true;
    if (grounds.callerAmounts.size > 0 || haggles.test(grounds.caller)) return false;
  }
  if (!pricing.test(folded.slice(0, start))) return true;
  const unit = /^\s*-?\s*([a-z]+)/.exec(folded.slice(end))?.[1] ?? '';
  const counted =
    unit !== '' &&
    !/^(?:for|and|is|flat|total|each|even|tops|or|a|per|dollars?|et|pour|par|all|in|if|of|but)$/.test(
      unit,
    );
  if (counted)
    return (
      contentStems(unit).size === 0 ||
      !pricing.test(folded.slice(0, start)) ||
      grounds.caller.includes(unit)
    );
  if (theirs.test(folded) && !agreeing.test(folded)) return true;
  return (
    /\b(?:number|unit|suite|apartment|apt|grade|age|aged|turning|model|year|a|un|une|the|le|la|numero|du|au)\s*$/.test(
      folded.slice(0, start),
    ) && !pricing.test(folded.slice(0, start))
  );
}

/** How many words a passage shares with the sentence, or with what was just asked. */
function shared(
  { words }: Passage,
  folded: string,
  grounds: Grounds,
  but: ReadonlySet<string> = new Set(),
): number {
  const said = [...topicStems(folded), ...topicStems(grounds.lastWords)];
  const stems = topicStems(words);
  return said.filter((stem) => stems.has(stem) && !but.has(stem)).length;
}

function isTimeOfDay(before: string, after: string): boolean {
  return (
    /^\s?(?:am|pm|a\.m|p\.m|o'?clock|h\b|h\d|heures? (?:du|et|pile))/.test(after) ||
    /\b(?:until|till|jusqu'a|from|between|opens? at|closes? at)\s*$/.test(before)
  );
}

/** Whether every day and clock time a sentence names is one that may be named in this turn. */
export function checkTimes(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded } = sentence;
  const plain = folded
    .replace(greetedDay, ' ')
    .replace(idleMoment, ' ')
    .replace(allOfThem, ' ')
    .replace(bareOrdinal, ' ')
    .replace(/\b9-?1-?1\b/g, ' ')
    .replace(/ {3,}/g, ' … ');
  const { knowledge } = grounds.receptionist.profile;
  const claims = sentence.spoken
    .split(/[,;] (?=(?:so|and|but|alors|et|mais|donc)\b)/)
    .flatMap((part) => hoursClaimsIn(asHoursInEnglish(part, grounds)));
  const ownTimes = new Set<number>();
  for (const claim of claims) {
    if (!whyHoursAreWrong(knowledge.hours, claim) || aboutOneDate(folded, grounds)) continue;
    const written = hoursOfAPart(claim, folded, grounds);
    if (!written) return 'time';
    for (const { time, endTime } of timesIn(written.folded, grounds))
      for (const clock of [time, endTime]) if (clock) ownTimes.add(halfDay(clock));
  }
  for (const [span] of plain.matchAll(lengths))
    if (!harmlessLengths.test(span) && !lengthStands(span, folded, grounds)) {
      return 'time';
    }
  if (disclaims.test(folded)) return null;
  for (const { date, endDate, time, endTime, text } of timesIn(plain, grounds)) {
    if (date && !mayName(date, endDate, grounds) && !dayStands(text, folded, grounds)) {
      return 'time';
    }
    for (const clock of [time, endTime])
      if (
        clock &&
        !grounds.times.has(halfDay(clock)) &&
        !ownTimes.has(halfDay(clock)) &&
        !standsSomewhere(text, folded, grounds)
      ) {
        return 'time';
      }
  }
  return null;
}

/** The times a sentence names, each read in its own language. */
function timesIn(text: string, { now, receptionist }: Grounds): TimeExpression[] {
  const tongue = detectLanguage(text).language;
  return (tongue ? [tongue] : (['en', 'fr'] as const)).flatMap((language) =>
    findTimes(text, timeOptions(receptionist, now, language)),
  );
}

/** Says that something is not promised. */
const disclaims =
  /\b(?:can't|cannot|couldn't|won't|not able to|peux pas|ne peux|pouvons pas|peut pas) (?:promise|guarantee|say|tell|be sure|vous promettre|promettre|garantir|dire|vous dire)\b/;

/** A length stands in the same words in the shop's, or in the caller's where nothing is promised. */
function lengthStands(span: string, folded: string, grounds: Grounds): boolean {
  const [, unit = ''] = /([a-z]+)$/.exec(span) ?? [];
  const one = /^(?:an?|one|une?)\b/.test(span);
  const words = one
    ? new RegExp(`\\b(?:an?|one|1|une?|per|each|every|par)[ -]${unit}`)
    : new RegExp(`\\b${span.replace(/^(?:the|a|l') ?/, '')}\\b`);
  if (words.test(grounds.plan.toLowerCase())) return true;
  const claims = /\b(?:can be|takes?|prend)\b/.test(folded) || isPromised(span, folded);
  const denies = /\b(?:can't|cannot|don't|not|pas|unable)\b/.test(folded);
  if (words.test(grounds.caller) && (!claims || denies)) return true;
  if (disclaims.test(folded)) return true;
  return grounds.passages.some(
    (passage) => words.test(passage.folded) && shared(passage, folded, grounds) > 0,
  );
}

const frenchHours: readonly (readonly [RegExp, string])[] = [
  [/\b(?:nous sommes |on est |c'est )?ouverte?s?\b/g, 'open'],
  [/\b(?:nous sommes |on est |c'est )?fermee?s?\b/g, 'closed'],
  [/\b(?:nous )?ouvr(?:ons|e|ez) a\b/g, 'opens at'],
  [/\b(?:nous )?ferm(?:ons|e|ez) a\b/g, 'closes at'],
  [/\b(?:nous )?ouvr(?:ons|e)\b/g, 'open'],
  [/\b(?:nous )?fermons\b/g, 'closed'],
  [/\blundis?\b/g, 'monday'],
  [/\bmardis?\b/g, 'tuesday'],
  [/\bmercredis?\b/g, 'wednesday'],
  [/\bjeudis?\b/g, 'thursday'],
  [/\bvendredis?\b/g, 'friday'],
  [/\bsamedis?\b/g, 'saturday'],
  [/\bdimanches?\b/g, 'sunday'],
  [/\b(\d{1,2}) ?h ?(\d{2})?\b/g, '$1:$2'],
  [/:(?!\d)/g, ':00'],
  [/\bjusqu'a\b/g, 'until'],
  [/\b(?:midi)\b/g, '12:00'],
  [/\b(?:minuit)\b/g, '24:00'],
  [/\bde (?=\d)/g, 'from '],
  [/ a (?=\d)/g, ' to '],
  [/\btous les jours\b/g, 'every day'],
  [/\bau\b/g, 'to'],
];

/** What a sentence says of opening hours, in words the reader of such claims knows. */
function asHoursInEnglish(spoken: string, { receptionist, now }: Grounds): string {
  const { timeZone, hours } = receptionist.profile.knowledge;
  const today = localDateTime(now, timeZone);
  const named = (days: number): string => {
    const date = addDays(today, days);
    // Of a listed exception the week says nothing.
    return openingOn(hours, date).exception ? 'then' : (weekdays[weekdayOf(date)] ?? '');
  };
  const folded = fold(spoken).replace(/\u00a0/g, ' ');
  const french = /\b(?:ouvert|ferm|ouvr)/.test(folded);
  const words = french
    ? frenchHours.reduce((text, [of, to]) => text.replace(of, to), folded)
    : folded;
  return withDigits(words)
    .replace(
      /\b(?:today|tonight|this (?:morning|afternoon|evening)|aujourd'hui|ce soir)\b/g,
      named(0),
    )
    .replace(/\b(?:tomorrow|demain)\b/g, named(1))
    .replace(/\bwe're here\b/g, "we're open");
}

/** "Until eight" as a clock reads it. */
function withDigits(text: string): string {
  let rest = 0;
  let digits = '';
  for (const { value, start, end } of spokenNumbers(text)) {
    digits += `${text.slice(rest, start)}${value === 1 ? text.slice(start, end) : value}`;
    rest = end;
  }
  return digits + text.slice(rest);
}

/** Hours of a listed exception differ from the week's; the day itself is named beside it. */
/** The owner's text of a part of the shop with hours of its own, which say the same: "the repair desk". */
function hoursOfAPart(claim: HoursClaim, folded: string, grounds: Grounds): Passage | undefined {
  const said = `${sentenceBefore(grounds)} ${folded}`;
  const days = claim.days.length > 0 ? claim.days : [null];
  return grounds.passages.find((one) => {
    if (one.kind === 'shop' || shared(one, said, grounds, hoursStems) === 0) return false;
    const written = hoursClaimsIn(one.words, 'what are the hours');
    return days.every((day) => written.some((own) => agrees(own, claim, day)));
  });
}

const hoursStems = contentStems(
  'open opens closed close hours monday tuesday wednesday thursday friday saturday sunday until',
);

function agrees(
  own: HoursClaim,
  claim: HoursClaim,
  day: HoursClaim['days'][number] | null,
): boolean {
  const same = (one: HoursClaim['from'], other: HoursClaim['from']) =>
    other === null || other.minutes.some((minute) => one?.minutes.includes(minute));
  return (
    (day === null || own.days.length === 0 || own.days.includes(day)) &&
    own.open === claim.open &&
    same(own.from, claim.from) &&
    same(own.to, claim.to)
  );
}

function aboutOneDate(folded: string, { receptionist }: Grounds): boolean {
  const { exceptions = [] } = receptionist.profile.knowledge.hours ?? {};
  return exceptions.some(({ name }) => name && folded.includes(name.toLowerCase()));
}

/** A day that may be named, or a stretch of days with one in it. */
function mayName(date: LocalDate, last: LocalDate | undefined, { days }: Grounds): boolean {
  if (!last) return days.has(isoDate(date));
  for (let at = 0; at < 14; at += 1) {
    const day = isoDate(addDays(date, at));
    if (days.has(day)) return true;
    if (day >= isoDate(last)) break;
  }
  return false;
}

const weekdayWords =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|weekends?|weekdays?|tomorrow|demain)\b/;

const monthWords =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)\b/g;

/** "From March to May": months without a day, all in one text of the owner's. */
function monthsStand(text: string, { passages }: Grounds): boolean {
  const months = text.match(monthWords) ?? [];
  return (
    months.length > 0 &&
    !/\d/.test(text) &&
    passages.some(
      ({ kind, folded }) => kind !== 'shop' && months.every((one) => folded.includes(one)),
    )
  );
}

/** A weekday of the opening hours, in a sentence about them, or of words of the owner's. */
function dayStands(text: string, folded: string, grounds: Grounds): boolean {
  const named = weekdayWords.exec(text)?.[0].replace(/s$/, '');
  if (!named) return standsSomewhere(text, folded, grounds) || monthsStand(text, grounds);
  const hours =
    /\b(?:open|opens|close[sd]?|hours|ouverts?|ouvre|ouvrons|fermes?|fermons|ferme|horaire|heures)\b/.test(
      folded,
    );
  return (
    hours ||
    grounds.passages.some(
      (one) => one.folded.includes(named) && shared(one, folded, grounds) > 0,
    ) ||
    grounds.caller.includes(named)
  );
}

/** Says that something is done by then; a wish that is noted, or confirmed later, is no promise. */
function isPromised(words: string, folded: string): boolean {
  const at = folded.indexOf(words);
  const before = folded.slice(0, at < 0 ? folded.length : at);
  const clause = before.split(/[,;:]| and | et /).at(-1) ?? before;
  return (
    /\b(?:will|'ll|can be|sera|seront)\b/.test(clause) &&
    !/\b(?:put|note|noted|noting|write|pass|mark|jot|ask|tell|let|say|have you down|noter?|inscri\w*|transmet\w*|demande\w*|dire)\b/.test(
      clause,
    )
  );
}

function standsSomewhere(words: string, folded: string, grounds: Grounds): boolean {
  const said = words.trim();
  const core = said.replace(/^(?:an?|one|the|un|une|within|in|at|by|a|vers|des) /, '');
  if (grounds.plan.toLowerCase().includes(core)) return true;
  if (grounds.caller.includes(core) && !isPromised(core, folded)) return true;
  const clock = /\d ?(?:am|pm|h)\b|\d:\d/.test(core);
  // "Within seven days" of an owner who wrote 7.
  const figures = withDigits(core);
  return grounds.passages.some(
    (one) =>
      (one.folded.includes(core) || withDigits(one.folded).includes(figures)) &&
      ((clock && one.kind === 'fact') || shared(one, folded, grounds) > 0),
  );
}
