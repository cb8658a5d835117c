import { fold } from '../knowledge/words.ts';
import type { Grounds } from './grounds.ts';
import { digitsOf } from './numbers-in.ts';

/** "We're at three eighteen Princess", of a shop at 318 Princess Street. */
export function isShopsNumber(
  value: number,
  before: string,
  after: string,
  { receptionist }: Grounds,
): boolean {
  const address = fold(receptionist.profile.knowledge.address ?? '');
  const [, number, street = ''] =
    /^(\d+)[a-z]?,? (?:(?:rue|avenue|chemin|boul\w*) )?([a-z0-9]+)/.exec(address) ?? [];
  if (number === undefined || Number(number) !== value) return false;
  return after.trim().startsWith(street) || /\b(?:number|numero) $/.test(before);
}

/** "1904 12th Avenue", to who said "nineteen oh four": a number before a street, of their own. */
export function isHouseNumber(digits: string, after: string, grounds: Grounds): boolean {
  const { callerDigits, callerPieces, state } = grounds;
  const told = callerPieces.has(digits) || callerDigits.includes(digits);
  if (!/^\d{1,5}$/.test(digits) || !told) return false;
  if (ofStreet.test(after)) return true;
  const [next] = after.match(/[a-z]{3,}/) ?? [];
  const known = fold(state.caller.address?.value ?? '');
  return next !== undefined && known.includes(next) && /^[a-z]/.test(after.trim());
}

const ofStreet =
  /^\s+(?:[a-z0-9'-]+\s+){0,3}?(?:street|avenue|road|drive|crescent|lane|court|place|boulevard|terrace|trail|way|close|circle|highway|parkway|line|concession|rue|chemin|rang)\b|^\s+(?:rue|avenue|chemin|rang|boulevard)\b/;

/** "What are the last four?", "all ten digits": how many digits of a telephone number are asked for. */
export function isOfDigits(
  value: number,
  before: string,
  after: string,
  folded: string,
  { lastWords }: Grounds,
): boolean {
  if (value > digitsOfNumber) return false;
  if (/^ (?:digits?|chiffres?|numbers? of (?:the|your|that))\b/.test(after)) return true;
  const ends = /\b(?:last|first|final|missing|other|derniers?|premiers?|autres?) $/.test(before);
  if (!ends) return false;
  const isBegun = digitsOf(lastWords).length >= areaCode && /^\W*\?/.test(after);
  return isBegun || /\b(?:number|digits?|phone|numero|chiffres?)\b/.test(folded);
}

const digitsOfNumber = 10;
const areaCode = 3;
