/**
 * What a word can mean when someone says when. Each meaning is one letter, so that a sentence
 * becomes a string of letters and the ways of naming a day or an hour become short patterns.
 *
 * | letter | stands for | value |
 * |---|---|---|
 * | D M Y | weekday, month, year | 0 Monday … 6; 1–12; the year |
 * | W | "sat", "sun": `D` where its neighbours make it one | 5, 6 |
 * | N O | number below 100, ordinal | itself |
 * | C J d | clock as written: `10:30`, `1030`, `10.30` | minutes after midnight |
 * | I | date as written: `2026-12-03`, `12/3` | year·10000 + month·100 + day, year 0 if unsaid |
 * | U | unit | index in `units` |
 * | V | "a", "a couple of", "a few" before a unit | how many |
 * | R | today, tomorrow … | days from today |
 * | H | holiday | index in the language's list |
 * | P | part of day | index in `partsOfDay` |
 * | A | am, pm | 0, 12 |
 * | Z | noon, midnight | minutes |
 * | K | o'clock, heures | |
 * | x t c l g f | next, this, coming, last, ago, from now | |
 * | S m E L | start of, middle of, end of, later | |
 * | a B ~ s | after, before, around, "-ish" | |
 * | F b - & | from, between, to, and | `-`: 1 for until |
 * | h q p | half, quarter, past | |
 * | G | "or later", "or earlier" after it | 1, 2 |
 * | X Q | "anything but" before a day, "doesn't work" after it | |
 * | T o i n @ | the, of, in, on, at | |
 * | 0 | "oh" | |
 * | , | a harmless word or comma | |
 * | ; | the end of a sentence | |
 * | . | anything else | |
 */
export interface TimeWord {
  symbol: string;
  value: number;
  start: number;
  end: number;
}
