import { readFrenchClock, readFrenchRange, readPart } from './clocks.ts';
import * as days from './days.ts';
import { type Rule, rule, wordValue } from './piece.ts';
import * as spans from './spans.ts';

const minutes = '(?:&?h|&T?q|pT?q|pN|N(?!K)|&N)?';
const certain = `(?:C|NK${minutes}|Z(?:&h|&T?q|N|pT?q|pN)?)A?`;
const any = `(?:${certain}|NA?)`;

/** How French speakers name days, spans and times; the longest that fits wins. */
export const frenchRules: readonly Rule[] = [
  rule('T?D', days.bareWeekday),
  rule('T?Dx', days.nextWeekday),
  rule('tD', days.thisWeekday),
  rule('T?Dl', days.lastWeekday),
  rule('T?DF?a(?=,|$)', days.weekdayAfterNext),
  rule('T?DiN(?![UKpNM])', days.weekdayInDays),
  rule('D[,TFi]*Ux', days.weekdayOfWeek(1)),
  rule('D[,TFi]*tU', days.weekdayOfWeek(0)),
  rule('DiNU', days.weekAfterWeekday),
  rule('Dax(?!U)', days.weekdayAfterNext),
  rule('T?D,?T?(?:O|N(?![KU]))', days.weekdayAndDay),
  rule('T?(?:D,?)?T?[ON]M,?Y?', days.monthAndDay),
  rule('[Fb]?T?[ON](?:-|&)T?[ON]M,?Y?', days.monthAndDays),
  // "Toutes les deux" is two of something, and no second of the month.
  rule('T(?:O|N)(?![.UKNOpM])', (words, scene) =>
    wordValue(words, 'T') === 1 ? null : days.dayOfMonth(words, scene),
  ),
  rule('T?[ON]F?tU', days.dayOfMonthAhead(0)),
  rule('T?[ON]F?T?Ux', days.dayOfMonthAhead(1)),
  rule('(?:D,?)?I', days.writtenDate),
  rule('R', days.relativeDay),
  rule('T?H', days.holiday),
  rule('T?UFT?[ON]M', days.weekAround(days.monthAndDay)),
  rule('T?UBT?H', days.weekBefore(days.holiday)),
  rule('T?UFT?[ON]', days.weekAround(days.dayOfMonth)),

  rule('tU', spans.unitSpan(0)),
  rule('T?U', spans.bareWeekend),
  rule('T?Ux', spans.unitSpan(1)),
  rule('T?Ul', spans.unitSpan(-1)),
  rule('[SmE]F?[Tt]?U', spans.partOfSpan(spans.unitSpan(0))),
  rule('[SmE]F?T?Ux', spans.partOfSpan(spans.unitSpan(1))),
  rule('[SmE]F?M(?:,?Y)?', spans.partOfSpan(spans.namedMonth)),
  rule('(?<=[iFaB~-])M(?:,?Y)?', spans.namedMonth),
  rule('M,?Y', spans.namedMonth),
  rule('i[NV]U', spans.fromNow(1)),
  rule('i(?:[NV])K', (words, scene) =>
    spans.fromNow(1)(
      words.map((word) => (word.symbol === 'K' ? { ...word, symbol: 'U', value: 1 } : word)),
      scene,
    ),
  ),
  rule('g[NV]U', spans.fromNow(-1)),
  rule('T?[xN][xN]U', spans.comingUnits(1)),
  rule('[NV]U', spans.duration),

  rule(certain, readFrenchClock),
  // "À une heure et quart": how long it lasts, or how far it is, has "de" after it.
  rule(`(?<=[@~aBD])VK${minutes}A?(?![FB])`, (words, scene) =>
    readFrenchClock(
      words.map((word) => (word.symbol === 'V' ? { ...word, symbol: 'N', value: 1 } : word)),
      scene,
    ),
  ),
  rule('(?<=[@~])NA?(?![.UNMO])', readFrenchClock),
  rule('(?<=[@~aB])N&[hq]', readFrenchClock),
  rule('NA?(?![.UNMO])', readFrenchClock, true),
  rule(`b${any}(?:&|-)@?${any}(?![.U])`, readFrenchRange),
  rule(`F${any}[@-]${any}(?![.U])`, readFrenchRange),
  rule(`${certain}[@-]${any}(?![.U])`, readFrenchRange),
  rule(`NA?[@-]${certain}`, readFrenchRange),
  rule('t?T?P', readPart),
];
