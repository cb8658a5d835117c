export * from './advance.ts';
export * from './conversation.ts';
export * from './knowledge/business.ts';
export { holidayOn } from './knowledge/holidays.ts';
export { addDays, isOpenAt, openingOn, stretchesOn } from './knowledge/hours.ts';
export * from './knowledge/prices.ts';
export * from './knowledge/readiness.ts';
export * from './receptionist.ts';
export * from './summary/summarise.ts';
export * from './understanding/slots/card-numbers.ts';
export {
  instantOf,
  type LocalDate,
  type LocalDateTime,
  localDateTime,
} from './understanding/slots/time-zone.ts';
