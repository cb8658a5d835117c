import {
  nextPart,
  readEnglishClock,
  readEnglishRange,
  readPart,
  readQuarterHour,
  withPart,
} from './clocks.ts';
import * as days from './days.ts';
import { type Rule, rule } from './piece.ts';
import * as spans from './spans.ts';

const counted = '(?:hp[NZ]|qp[NZ]|q[-B][NZ]|NU?p[NZ]|NU[-B][NZ])';
const tail = 'K?s?A?';
/** Any way of saying a time, bare numbers included. */
const any = `(?:${counted}|C|d|J|N0N|NN|N|Z)${tail}`;
/** A time that can be nothing else. */
const certain = `(?:(?:${counted}|C|Z)${tail}|(?:N0N|NN|N|d|J)(?:K${tail}|sA?|A))`;
const bare = '(?:N0N|NN|N)(?![.UNOM0%])';

/** How English speakers name days, spans and times; the longest that fits wins. */
export const englishRules: readonly Rule[] = [
  rule('D', days.bareWeekday),
  rule('xD', days.nextWeekday),
  rule('D[n,]?x(?!U)', days.nextWeekday),
  rule('tD', days.thisWeekday),
  rule('[tT]?cD', days.comingWeekday),
  rule('lD', days.lastWeekday),
  rule('[tT]?[lp]D|T?Dp', days.pastWeekday),
  rule('Dax(?!U)|TDa(?=,|$)', days.weekdayAfterNext),
  rule('(?:D[,noiT]*xU|xU[,no]*D)', days.weekdayOfWeek(1)),
  rule('(?:D[,noiT]*tU|tU[,no]*D)', days.weekdayOfWeek(0)),
  rule('D[,noiT]*Uax', days.weekdayOfWeek(2)),
  rule('D[,iT]*P[,noiT]*xU', withPart(days.weekdayOfWeek(1))),
  rule('D[,iT]*P[,noiT]*tU', withPart(days.weekdayOfWeek(0))),
  rule('T?[Ol]D[oi]xU', days.nthWeekday(1)),
  rule('T?[Ol]D[oi][tT]{1,2}U', days.nthWeekday(0)),
  rule('T?[Ol]D[oi]M', days.nthWeekday(0)),
  rule('T?[Ol]D[iT]*P[oi]xU', withPart(days.nthWeekday(1))),
  rule('T?[Ol]D[iT]*P[oi](?:[tT]{1,2}U|M)', withPart(days.nthWeekday(0))),
  rule('T?OU[oi]M', spans.weekOfMonth(0)),
  rule('T?OU[oi][tT]{1,2}U', spans.weekOfMonth(0)),
  rule('T?OU[oi]xU', spans.weekOfMonth(1)),
  rule('(?:[VN]U[nFfa]?D|DU)', days.weekAfterWeekday),
  rule('D,?T?O|D,?TN(?![KAU])|DN(?![KAUN0p]|[-;]N)', days.weekdayAndDay),
  rule('(?:D,?)?T?[ON]-?o?T?-?M,?Y?', days.monthAndDay),
  rule('(?:D[,-]?)?T?M-?[,;]?T?(?:O|N(?![KApU]))(?:,?Y)?', days.monthAndDay),
  rule('[Fb]?M,?T?[ON][-&]T?[ON](?:,?Y)?', days.monthAndDays),
  rule('[Fb]?T?[ON][-&]T?[ON]o?M(?:,?Y)?', days.monthAndDays),
  rule('TO(?![.UNO])', days.dayOfMonth),
  rule('(?<=[naB~F&-])O(?![.UNO])', days.dayOfMonth),
  rule('T?Oo?(?:t|oT)?tU', days.dayOfMonthAhead(0)),
  rule('T?OoTU', days.dayOfMonthAhead(0)),
  rule('T?Oo?xU', days.dayOfMonthAhead(1)),
  rule('(?:D,?)?I', days.writtenDate),
  rule('R', days.relativeDay),
  rule('[SmEL]-?[oiT]*R', spans.partOfRelativeDay),
  rule('[xtTc]?H', days.holiday),
  rule('T?HU', days.longWeekend),
  rule('(?<=n)TN(?![.UKAMNO])', days.dayOfMonth),
  rule('T?U[oSF]n?T?O', days.weekAround(days.dayOfMonth)),
  rule('T?U[oSF]n?T?(?:[ON]o?M|MT?[ON])', days.weekAround(days.monthAndDay)),
  rule('T?UoH', days.weekAround(days.holiday)),

  rule('t(?:c)?U', spans.unitSpan(0)),
  rule('(?:T?[xc]|tx)U', spans.unitSpan(1)),
  rule('T?U', spans.bareWeekend),
  rule('lU', spans.unitSpan(-1)),
  rule('T?Uaxt?', spans.unitSpan(2)),
  rule('(?<=[SmEL][oiT]*)TU', spans.unitSpan(0)),
  rule('[SmEL][oi]*(?:t|T|tT)?U', spans.partOfSpan(spans.unitSpan(0))),
  rule('[SmEL][oi]*xU', spans.partOfSpan(spans.unitSpan(1))),
  rule('[SmE]-?[oiT]*M(?:,?Y)?', spans.partOfSpan(spans.namedMonth)),
  rule('(?<=[itxFBa~cob&-]T?)[xt]?M(?:[o,]?Y)?', spans.namedMonth),
  rule('M(?!,?T?[ON])', spans.plainMonth),
  rule('Mo?Y', spans.namedMonth),
  rule('i[NV]U', spans.fromNow(1)),
  rule('[NV]U(?:f|L)', spans.fromNow(1)),
  rule('[NV]Ug', spans.fromNow(-1)),
  rule('(?:iT)?[xc][NV]U', spans.comingUnits(1)),
  rule('T?[NV][xc]U', spans.comingUnits(1)),
  rule('[NV]U', spans.duration),

  rule(certain, readEnglishClock),
  rule(`(?<=[@~])(?:${counted}|d|J|${bare}|(?:N0N|NN|N)(?=[.OM])|N-N)`, readEnglishClock),
  rule(`(?<=[aBF]|-)${bare}`, readEnglishClock),
  rule('(?:N0N|NN|N)(?=iT?P)', readEnglishClock),
  rule(bare, readEnglishClock, true),
  rule('NN(?=\\.)', readQuarterHour, true),
  rule(`b${any}[-&]${any}(?![.U])`, readEnglishRange),
  rule(`F@?${any}-${any}(?![.U])`, readEnglishRange),
  rule(`F?${certain}-${any}(?!U)`, readEnglishRange),
  rule(`F?${any}-${certain}`, readEnglishRange),
  rule(`b(?:${certain}[-&]${any}(?!U)|${any}[-&]${certain})`, readEnglishRange),
  rule(`${any}-${any}(?=[,iT]*P|,?n?(?:R|D|tD|xD))`, readEnglishRange),
  rule(`${any}-${any}(?![.UN])`, readEnglishRange, true),
  rule('[SEL]?[iT]*t?P|m-?P|lP|tP', readPart),
  rule('T?xP', nextPart),
];
