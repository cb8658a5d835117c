import type { Turn } from '../dialogue/turn.ts';
import type { Detail } from '../dialogue/wanted-state.ts';
import type { Heard, HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { tellsCard } from '../understanding/slots/card-numbers.ts';
import { beginsNumber } from '../understanding/slots/north-american-numbers.ts';
import {
  correctDigits,
  joinDigits,
  leastTail,
  saysItsEnd,
} from '../understanding/slots/phone-corrections.ts';

/** A detail as told now: what was said and confirmed changes by a correction only. */
export function setDetail(known: Detail | null, value: string, correcting: boolean): Detail | null {
  if (known?.value === value) return known;
  if (known?.confirmed && known.from === 'said' && !correcting) return known;
  return { value, from: 'said', confirmed: false };
}

/** Takes what an act tells of their telephone number: whole, begun, gone on with or put right. */
export function takePhone(turn: Turn, { act, slots, words }: HeardAct, heard: Heard): void {
  const { caller, callerNumber, open } = turn.state;
  if ((slots.phone ?? slots.digits) && isOfCard(turn, slots.phone !== undefined, heard)) return;
  const asked = open?.question.kind ?? '';
  const correcting =
    act === 'correct' ||
    heard.acts.some((one) => one.act === 'deny' || one.act === 'correct') ||
    ['phone', 'detailsRight', 'whatToChange'].includes(asked);
  if (slots.phone && isOfShop(turn, slots.phone)) return;
  if (slots.phone) {
    const before = caller.phone?.value;
    caller.phone = setDetail(caller.phone, slots.phone, correcting);
    turn.corrected ||= before !== undefined && before !== caller.phone?.value;
    caller.partialPhone = '';
    turn.took.add('phone');
    takeExtension(turn, slots.extension);
    return;
  }
  takeExtension(turn, slots.extension);
  if (slots.callerNumber && callerNumber) {
    turn.corrected ||= caller.phone !== null && caller.phone.value !== callerNumber;
    caller.phone = { value: callerNumber, from: 'said', confirmed: true };
    caller.partialPhone = '';
    turn.took.add('phone');
    return;
  }
  // Which one to call instead is asked for, where it was not told with it.
  const others = heard.acts.some((one) => one.slots.phone || one.slots.others?.length);
  if (slots.notThisNumber && !others && !slots.digits && caller.phone?.from !== 'said') {
    caller.phone = null;
    caller.otherNumber = true;
    turn.state.used['need:phone'] = 0;
    turn.took.add('partialPhone');
    return;
  }
  if (!slots.digits || heard.acts.some((one) => one.slots.phone)) return;
  // "It's this one, and am I in the forty then": the number is told, and a few digits are of something else.
  const told = heard.acts.some((one) => one.slots.callerNumber);
  if (told && slots.digits.length < leastTail) return;
  // "No, that's my old one, it's 0174": what denies the number stands beside its new end.
  const denied = heard.acts.some((one) => one.act === 'deny' || one.act === 'correct');
  const wrong =
    ['correct', 'deny'].includes(act) ||
    ['detailsRight', 'whatToChange'].includes(asked) ||
    (denied && slots.digits.length >= leastTail) ||
    saysItsEnd(words);
  if (
    caller.partialPhone === '' &&
    caller.phone &&
    wrong &&
    beginsAnother(slots.digits, caller.phone.value)
  ) {
    caller.phone = null;
    caller.otherNumber = true;
    addDigits(turn, slots.digits);
    return;
  }
  if (caller.partialPhone === '' && caller.phone && wrong) {
    const digits = correctDigits(caller.phone.value.replace(/\D/g, ''), words, {
      language: heard.language,
    });
    if (!digits || !/^1?[2-9]\d{9}$/.test(digits)) return;
    const value = `+${digits.length === 10 ? '1' : ''}${digits}`;
    turn.corrected ||= value !== caller.phone.value;
    caller.phone = { value, from: 'said', confirmed: false };
    turn.took.add('phone');
    return;
  }
  if (
    asked !== 'phone' &&
    caller.partialPhone === '' &&
    !beginsNumber(slots.digits) &&
    !(asked === 'detailsRight' && act === 'deny')
  )
    return;
  addDigits(turn, slots.digits);
}

/** So long after a card was spoken of, bare digits go on with it: two lines are said in each exchange. */
const cardLasts = 6;

/** Whether digits are of a card: it is spoken of with them, or was just now, and nothing says that they are a telephone's. */
function isOfCard({ state }: Turn, isWhole: boolean, { text }: Heard): boolean {
  const { transcript, used, open } = state;
  const said = fold(text);
  const told = tellsCard(text) || paysByCard.test(said) || cardData.test(said);
  const goesOn = used.cardAt !== undefined && transcript.length - used.cardAt <= cardLasts;
  const asked = open?.question.kind === 'phone';
  if (ofPhone.test(said) || (!told && (!goesOn || isWhole || asked))) return false;
  used.cardAt = transcript.length;
  return true;
}

/** Keeps in mind that a card was begun, though no digits of it were told yet. */
export function noteCard({ state }: Turn, text: string): void {
  if (tellsCard(text) || paysByCard.test(fold(text))) state.used.cardAt = state.transcript.length;
}

const paysByCard =
  /\b(?:(?:put|charge|bill|run|place) (?:it|that|this|them|everything) (?:on|to|with) (?:my|the|our|a)\b|(?:my|the|our|this|that|his|her) (?:credit |debit )?(?:card|visa|master ?card|amex)\b(?! machine)|card number|(?:ma|sa|la) (?:carte|visa|mastercard)\b|numero de (?:ma |la )?carte)/;
const cardData =
  /\b(?:exp(?:ir\w*|iry)?|cvv|cvc|(?:security )?code (?:on|in|at) the (?:back|front)|code (?:en arriere|au dos))\b/;
const ofPhone =
  /\b(?:(?:phone|cell|mobile|home|work|telephone|callback) ?(?:number|phone)?|(?:call|reach|text|ring|phone) (?:me|us|back)|(?<!card )my number|(?:mon|le) (?:numero(?! de (?:ma |la )?carte)|cell\w*|tel\w*)|(?:m'|me |nous )?(?:r?appel\w*|joindre|rejoindre))\b/;

/** An extension is of the number that is known, or else of the one they call from. */
function takeExtension(turn: Turn, extension: string | undefined): void {
  const { caller, callerNumber } = turn.state;
  if (extension === undefined || caller.phone?.extension === extension) return;
  if (!caller.phone && callerNumber)
    caller.phone = { value: callerNumber, from: 'callerId', confirmed: false };
  if (!caller.phone) return;
  caller.phone = { ...caller.phone, extension, confirmed: false };
  turn.took.add('phone');
}

/** Whether a number is the shop's own, which no caller can be reached at. */
export function isOfShop({ receptionist }: Turn, phone: string): boolean {
  const { knowledge, transferNumber } = receptionist.profile;
  const bare = (number: string) => number.replace(/\D/g, '').slice(-wholeLength);
  return [knowledge.phone, transferNumber].some((own) => own && bare(own) === bare(phone));
}

/**
 * Four digits or seven put the end of a number right; as many as these begin another one, and so do fewer
 * that repeat its area code.
 */
function beginsAnother(digits: string, known: string): boolean {
  const area = /^\+1(\d{3})\d{7}$/.exec(known)?.[1];
  if (area && digits.startsWith(area)) return digits.length > area.length;
  return digits.length > 4 && digits.length !== 7;
}

/** An area code and an exchange. */
const leastAnew = 6;
const wholeLength = 10;

/** Adds spoken or typed digits to a number that came in pieces; ten of them make it complete. */
export function addDigits(turn: Turn, digits: string): void {
  const { caller } = turn.state;
  const joined = joinDigits(caller.partialPhone, digits).replace(/^1(?=[2-9])/, '');
  if (/^[2-9]\d{2}[2-9]\d{6}$/.test(joined) && isOfShop(turn, joined)) caller.partialPhone = '';
  else if (/^[2-9]\d{2}[2-9]\d{6}$/.test(joined)) {
    caller.phone = { value: `+1${joined}`, from: 'said', confirmed: false };
    caller.partialPhone = '';
    turn.took.add('phone');
  } else {
    // More than a number has is a slip: what was surely told stays, or is told anew.
    const tooMany = joined.length > wholeLength;
    const { length } = caller.partialPhone;
    const anew = digits.length >= leastAnew || length < leastAnew || length >= wholeLength;
    caller.partialPhone = tooMany ? (anew ? '' : caller.partialPhone) : joined;
    // Whoever goes on telling is asked for the rest, however small the pieces are.
    if (!tooMany) turn.state.used['need:phone'] = 0;
    turn.took.add('partialPhone');
  }
}
