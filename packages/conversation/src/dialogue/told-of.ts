import { clausesOf } from '../understanding/clauses.ts';
import type { LocalDate } from '../understanding/slots/time-zone.ts';
import { daysBetween, weekdayOf } from '../understanding/slots/times/calendar.ts';
import type { TimeExpression } from '../understanding/slots/times/time-expression.ts';

const told =
  /(?<!\b(?:have|has) )\b(?:i|we|he|she|it|they|you|somebody|someone|(?:my|our|the|his|her|your) \w+(?:['’]s)?)\s+(?:just |already |also )?(?:was|were|had(?! (?:an?|my|our) (?:\p{L}+ ){0,3}(?:appointment|booking|visit|reservation))|did|got|hurt|broke|came|went|fell|left|bought|took|saw|heard|said|told|gave|made|lost|threw|cut|slipped|\w{2,}ed)\b|\b(?:(?:j'ai|on a|nous avons)(?! (?:un|une|mon|ma|notre|besoin|rendez|rdv)\b)|s'est|c'était|il a|elle a|était|(?:ma|mon|sa|son|notre|votre) \p{L}+ (?:a(?! (?:un|une|son|sa) )|ont(?! (?:un|une|leur) )|est|s'est|était|avait))\b|\b(?:i['’]?m|we['’]?re|he['’]?s|she['’]?s|they['’]?re|i am|we are|on est|je suis|on sera|je serai) (?:away|gone|out of|leaving|traveling|travelling|parti\w*|en (?:vacances|voyage)|absent\w*|on (?:vacation|holidays?|a trip)|(?:in|down in|over in|en|au) (?!town|on\b|this|the (?:area|neighbou?rhood|city)|ville)\p{L}{4,})/iu;
const wished =
  /\b(?:can|could|would|like|want|need|wanna|gonna|make it|let['’]s|how about|instead|rather|plutôt|mettons|disons|book|comes?|available|free|open|works?|best|prefer|move|will|peux|peut|voudrais|aimerais|veux|pouvez|pourrais)\b/i;

/** "Since about Tuesday" is how long it has been so. */
const sinceThen =
  /\b(?:since|depuis)\s+(?:(?:like|about|around|the|last|le|la|environ)\s+)*(?:since|depuis)?[\s\p{L}\d]{0,24}$/iu;

const monthNamed =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)';
/** Words that name a month. */
export const ofAMonth = new RegExp(`\\b${monthNamed}\\b`, 'iu');
/** "The invoice from October", "back in June". */
const ofThatMonth = new RegExp(`^of\\s*${monthNamed}$`, 'iu');
const backThen = new RegExp(`\\b(?:from|since|back in|depuis|d['’])\\s*${monthNamed}$`, 'iu');

/** "The same day" is the day of something else. */
const sameDay = /\bsame day\b|\bm[eê]me jour(?:n[eé]e)?\b/i;

/** What is only supposed to happen: "what if it quits again", "mettons que ça recommence". */
const supposed =
  /(?<!\p{L})(?:what if|in case|suppose|supposing|if|say (?=it|that|they|she|he)|mettons qu(?:e |['’])|disons qu(?:e |['’])|au cas où|si|s['’])\s*(?:it|that|this|they|he|she|something|anything|(?:the|my|our|le|la|mon|ma) \p{L}+|ça|elle|il|on)(?!\p{L})(?:(?!\b(?:and|but|then|so|et|pis|mais|donc)\b)[^,.;?!])*$/iu;

const supposes = /^(?:mettons|disons)/i;

/** "It was eight thirty I said", "j'ai dit vendredi": a wish said over again. */
const saying =
  "(?:(?:i|we)(?:['’]d| had)? (?:just |already |did )?(?:said?|told you|asked for|wanted|meant)|(?:j['’]ai|j['’]avais|on a|je (?:vous |t['’])?(?:ai|avais)) ?(?:bien |déjà )?(?:dit|demandé|voulu))";
const saidBefore = new RegExp(
  `\\b${saying} (?:(?:it was|it|for|at|on|to|que c['’]était|c['’]était|à|le|pour) )*$`,
  'iu',
);
const saidAfter = new RegExp(`^,? ${saying}(?!\\p{L})`, 'iu');

const hourNow =
  /(?<!\p{L})(?:(?:(?:qu['’])?il|y) (?:est|était)|on est rendu)(?: (?:déjà|rendu|presque|quasiment|passé|genre|juste|rien que|pas loin de|proche(?: de)?|comme|bien))*\s*$|\bit(?:['’]s| is|s)(?: (?:like|just|about|going on|well))*(?: (?:already|now|almost|nearly|past|gone))(?: (?:like|just|about|past|almost|already|now))*\s*$/iu;
const hourAtHand = /\bit(?:['’]s| is|s)(?: (?:like|about|just))?\s*$/i;
const goesOnNow =
  /^,? (?:right )?(?:now|already)\b(?! (?:works|is|would))|^,? (?:and|but) (?:still |there['’]s |there is )?(?:nobody|no one|no (?:sign|truck|tech\w*|word|call)|(?:he|she|they|you|your \p{L}+|the \p{L}+)(?:['’](?:re|s|ve)| is| are| has| have)? ?(?:not|n['’]t|still|isn['’]t|aren['’]t|hasn['’]t|haven['’]t|never)|(?:i|we)(?:['’](?:m|re|ve)| am| are| have)? (?:still|been))/iu;

/** "Il est trois heures et demie pis j'ai pas de nouvelles": what time it is, which nobody wishes for. */
function isHourNow(text: string, { text: said, date, time, start, end }: TimeExpression): boolean {
  const before = text.slice(0, start);
  // "Il est à deux heures" is of a visit.
  if (date || !time || (/^à\s/i.test(said) && !/\brendu\s*$/i.test(before))) return false;
  return hourNow.test(before) || (hourAtHand.test(before) && goesOnNow.test(text.slice(end)));
}

/** "He gets a pill in the morning", "it rattles at night": what goes on every day is wished for by nobody. */
const goesOnDaily =
  /\b(?:he|she|it|(?:my|our|the|his|her) \p{L}+)\s+(?:\p{L}+ly |always |only |just |also |still )?(?!is\b|was\b|has\b|works\b|needs\b|suits\b|does\b|goes\b|comes\b|fits\b|opens\b|closes\b|starts\b|['’])\p{L}{2,}s\b/u;

/** "It's morning, so I'm in time", "it's only the day before": how things stand, and nothing wished for. */
const standsSo =
  /(?<!\p{L})(?:it['’]?s|it is|that['’]?s|c['’]est|on est)(?: (?:still|only|just|already|even|barely|early|encore|juste|rien que|seulement|déjà))*\s*$/iu;
const statesPart =
  /^(?:the )?(?:early |late )?(?:morning|afternoon|evening|night|matin|soir|le matin|le soir)$/i;

/** "The store's saying Friday": when something of others is to happen. */
const othersSay =
  /(?<!\p{L})(?:the \p{L}+|they)(?:['’]s|['’]re| is| are)? (?:now |just |still )?(?:saying|says?|telling (?:me|us)|promis\p{L}+|shipp\p{L}+|deliver\p{L}*)(?: (?:it['’]ll be|it['’]s|me|us|it|like|maybe|not till|not until|about))*\s*$/iu;

const isPartAlone = ({ date, time, partOfDay }: TimeExpression) => partOfDay && !date && !time;

const eachWeek = /^(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days$/i;
const ofThemselves =
  /(?<!\p{L})(?:i['’]?m|i am|we['’]?re|we are)(?: (?:only|usually|always|just|never))* (?:off|home|free|available|around)(?!\p{L})/iu;
const fewWords = 4;

/** "My husband's home Tuesdays", "Wednesdays only, then": so it is every week, and no one day is wished for. */
function isEachWeek(text: string, { text: said, time, partOfDay, start }: TimeExpression): boolean {
  if (time ?? partOfDay ?? !eachWeek.test(said.trim())) return false;
  const clause = clausesOf(text).find((one) => start >= one.start && start < one.end)?.text ?? '';
  if (wished.test(clause) || ofThemselves.test(clause)) return false;
  return text.trim().split(/\s+/).length > fewWords || /\bonly\b/i.test(text);
}

function tellsHowItStands(text: string, time: TimeExpression): boolean {
  const before = text.slice(0, time.start);
  if (othersSay.test(before) && time.date) return true;
  if (isEachWeek(text, time)) return true;
  const states =
    time.beside === 'before' || (isPartAlone(time) && statesPart.test(time.text.trim()));
  return Boolean(states) && standsSo.test(before);
}

/** "I hurt it on the weekend" tells of a day that is past, and wishes for none. */
export function isToldOf(text: string, time: TimeExpression): boolean {
  if (isHourNow(text, time) || tellsHowItStands(text, time)) return true;
  if (ofThatMonth.test(time.text.trim()) || backThen.test(text.slice(0, time.end))) return true;
  if (sameDay.test(time.text) || sinceThen.test(`${text.slice(0, time.start)}${time.text}`))
    return true;
  if (saidBefore.test(text.slice(0, time.start)) || saidAfter.test(text.slice(time.end)))
    return false;
  const before = supposed.exec(text.slice(0, time.start))?.[0];
  if (before && !wished.test(before.replace(supposes, ''))) return true;
  const clause = clausesOf(text).find(({ start, end }) => time.start >= start && time.start < end);
  if (clause === undefined || wished.test(clause.text)) return false;
  const ahead = clause.text.slice(0, Math.max(0, time.start - clause.start));
  if (isPartAlone(time) && goesOnDaily.test(ahead)) return true;
  const at = told.exec(clause.text)?.index;
  // "What time do you lock up Friday, I got the rest on the truck": what is told comes after the day.
  return at !== undefined && clause.start + at < time.start;
}

/** Leads up to what day it is: "it's only Monday", "today's the third", "on est juste mardi". */
const isNow =
  /(?<!\p{L})(?:it['’]?s|it is|we['’]?re|today['’]?s|today is|on est|c['’]est|nous sommes)(?: (?:only|just|still|what|like|the|on|a|juste|rien que|seulement|encore|bien|le|un|today|aujourd['’]hui))*\s*$/iu;
const thisDay = /^(?:today|aujourd['’]?hui)(?:['’]?s)?$/iu;
const goesOn = /^(?:['’]?s|\s+is|\s+on est|\s+c['’]est)?(?:\s+(?:the|le|what))*\s*$/iu;
/** "It's Monday", in answer to when, is a wish. */
const longestAnswer = 4;

/** "It's only Monday, so I'm fine": what day it is today is told, and wished for by nobody. */
export function withoutToday(
  text: string,
  times: readonly TimeExpression[],
  today: LocalDate | undefined,
): TimeExpression[] {
  if (!today || text.trim().split(/\s+/).length <= longestAnswer) return [...times];
  const isToday = ({ date, endDate, time, partOfDay }: TimeExpression) =>
    date !== undefined &&
    !endDate &&
    !time &&
    !partOfDay &&
    (daysBetween(today, date) === 0 ||
      (daysBetween(today, date) === 7 && weekdayOf(today) === weekdayOf(date)));
  const named = times.filter(
    (time, at) =>
      isToday(time) &&
      (isNow.test(text.slice(0, time.start)) ||
        (thisDay.test(times[at - 1]?.text.trim() ?? '') &&
          goesOn.test(text.slice(times[at - 1]?.end, time.start)))),
  );
  if (named.length === 0) return [...times];
  // "Today's Monday": the word goes with the name of the day.
  return times.filter(
    (time) =>
      !named.includes(time) &&
      !(
        thisDay.test(time.text.trim()) &&
        named.some(({ start }) => start > time.end && goesOn.test(text.slice(time.end, start)))
      ),
  );
}
