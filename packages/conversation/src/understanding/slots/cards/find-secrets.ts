import type { Token } from '../words/tokens.ts';
import { moneyWords, monthWords, phoneWords, unitWords } from './card-words.ts';
import { isWithin, type MaskedTurn } from './find-parts.ts';
import { isPhoneNumber, mayBeginPhone } from './issuers.ts';
import { hidden, type Piece, type SaidTurn } from './said-turn.ts';

const words = (...lines: string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** What a number is that lets somebody at another's money or name. */
type SecretKind = 'pin' | 'identity' | 'bank' | 'account' | 'password' | 'answer';

/** How each is called, as the tokens of its name stand one after another. */
const names: readonly { kind: SecretKind; name: readonly string[] }[] = [
  { kind: 'pin', name: ['pin'] },
  { kind: 'pin', name: ['nip'] },
  { kind: 'identity', name: ['social', 'insurance'] },
  { kind: 'identity', name: ['social', 'security'] },
  { kind: 'identity', name: ['social'] },
  { kind: 'identity', name: ['sin'] },
  { kind: 'identity', name: ['nas'] },
  { kind: 'identity', name: ['assurance', 'sociale'] },
  { kind: 'bank', name: ['bank', 'account'] },
  { kind: 'bank', name: ['chequing', 'account'] },
  { kind: 'bank', name: ['checking', 'account'] },
  { kind: 'bank', name: ['savings', 'account'] },
  { kind: 'bank', name: ['compte', 'bancaire'] },
  { kind: 'bank', name: ['compte', 'cheque'] },
  { kind: 'bank', name: ['compte', 'de', 'banque'] },
  { kind: 'bank', name: ['transit'] },
  { kind: 'bank', name: ['routing'] },
  { kind: 'account', name: ['institution'] },
  { kind: 'account', name: ['account'] },
  { kind: 'account', name: ['compte'] },
  { kind: 'account', name: ['folio'] },
  { kind: 'password', name: ['password'] },
  { kind: 'password', name: ['passcode'] },
  { kind: 'password', name: ['passphrase'] },
  { kind: 'password', name: ['passwords'] },
  { kind: 'password', name: ['mot', 'de', 'passe'] },
  { kind: 'password', name: ['mots', 'de', 'passe'] },
  { kind: 'answer', name: ['answer'] },
  { kind: 'answer', name: ['answers'] },
  { kind: 'answer', name: ['reponse'] },
  { kind: 'answer', name: ['pass'] },
];
/** How many digits one has at least and at most. */
const lengths: Readonly<Record<SecretKind, readonly [number, number]>> = {
  pin: [4, 8],
  identity: [3, 11],
  bank: [3, 17],
  account: [3, 17],
  password: [3, 17],
  answer: [3, 17],
};
/** So many digits are a social insurance number's, whatever else is said between its name and them. */
const identityDigits = 9;
/** What an account is of, where it is no customer's at the shop. */
const bankWords = words(
  'bank banks banking banque bancaire caisse desjardins chequing checking savings cheque deposit transit',
  'institution routing scotiabank rbc bmo cibc tangerine simplii depot specimen virement etransfer',
);
/** What an answer is to, where it lets somebody in. */
const questionWords = words('security secret secrete securite virement etransfer interac login');
/** What a cheque is called of which the numbers are read out. */
const chequeWords = words('cheque cheques void specimen deposit depot');
/** A branch, a bank and an account have so many digits at least. */
const leastOfCheque = 12;
/** What is opened by a number that has to be told to who comes there. */
const doorWords = words(
  'gate door alarm lock lockbox buzzer locker garage building entry intercom wifi wi-fi wi fi internet router',
  'porte barriere cadenas boite entree alarme sonnette immeuble',
);
/** What may stand between a name and its number. */
const fillers = words(
  'number numbers numero numeros no code is are was it its the a my your his her for of on to with at card cards debit',
  'credit visa mastercard account bank client that this s so will be would should and goes like uh um here there then just',
  'est c ce la le les de du ma mon sa son pour carte compte au et pis voici sera y en d l bancaire cheque online',
  'banking personal identification nip pin : , . # - =',
);

const nearTokens = 10;
const turnsOfBank = 3;

interface Named {
  kind: SecretKind;
  first: number;
  next: number;
}

/** "My password's …": as it is called. */
const withoutIs = (word = '') => word.replace(/['’]s$/u, '');

function namesIn(tokens: readonly Token[]): Named[] {
  let used = 0;
  return tokens.flatMap((_, first) => {
    if (first < used) return [];
    const found = names.find(({ name }) =>
      name.every((word, at) => withoutIs(tokens[first + at]?.word) === word),
    );
    if (!found) return [];
    used = first + found.name.length;
    return [{ kind: found.kind, first, next: used }];
  });
}

const has = (tokens: readonly Token[], set: ReadonlySet<string>) =>
  tokens.some(({ word }) => set.has(word));

/** Whether a turn may name a secret that is told with no digits. */
export function mayTellSecret({ tokens }: SaidTurn): boolean {
  return namesIn(tokens).some(({ kind }) => kind === 'password' || kind === 'answer');
}

/**
 * Masks what lets somebody at another's money or name: the PIN of a card, the numbers of a bank account, a social
 * insurance number, a password and the answer that stands for one. In the turn that names it, or alone in the one right after. No telephone
 * number, nor the code of a door.
 */
export function maskSecrets(turns: readonly MaskedTurn[], index: number): void {
  const masked = turns[index];
  if (!masked) return;
  const { turn, spans } = masked;
  const ofBank = turns
    .slice(Math.max(0, index - turnsOfBank), index + 1)
    .some((each) => has(each.turn.tokens, bankWords));
  const ofQuestion = turns
    .slice(Math.max(0, index - 1), index + 1)
    .some((each) => has(each.turn.tokens, questionWords));
  const named = namesIn(turn.tokens).filter(
    ({ kind }) => (kind !== 'account' || ofBank) && (kind !== 'answer' || ofQuestion),
  );
  const hide = ({ start, end }: { start: number; end: number }) => {
    if (!isWithin(spans, { start, end })) spans.push({ start, end, mask: hidden });
  };
  for (const piece of turn.pieces) {
    const name = nameOf(turn, piece, named, ofBank);
    if (name && isOne(turn, piece, name)) hide(piece);
  }
  const before = turns[index - 1];
  if (before && named.length === 0 && awaitsSecret(before, ofBank))
    for (const piece of turn.pieces) if (isToldAlone(turn, piece)) hide(piece);
  for (const told of passwordsIn(turn.tokens, named)) hide(told);
  if (has(turn.tokens, chequeWords)) for (const piece of ofCheque(turn)) hide(piece);
}

/** The numbers of a cheque that is read out: more digits than one has that is only named. */
function ofCheque({ pieces }: SaidTurn): readonly Piece[] {
  const told = pieces.filter(
    ({ digits, kind }) =>
      kind !== 'else' && kind !== 'labelled' && digits.length >= 3 && !isPhoneNumber(digits),
  );
  const total = told.reduce((sum, { digits }) => sum + digits.length, 0);
  return total >= leastOfCheque ? told : [];
}

/** The nearest name that nothing but fillers stand between and the number, before it or after it. */
function nameOf(
  turn: SaidTurn,
  piece: Piece,
  named: readonly Named[],
  ofBank: boolean,
): Named | undefined {
  const { tokens } = turn;
  const joined = (from: number, to: number) =>
    tokens.slice(from, to).every(({ word }) => fillers.has(word));
  return (
    named.findLast(({ next }) => next <= piece.first && joined(next, piece.first)) ??
    named.find(
      ({ kind, next }) =>
        ((kind === 'identity' && piece.digits.length === identityDigits) ||
          (kind === 'pin' && ofBank)) &&
        next <= piece.first &&
        piece.first - next <= nearTokens,
    ) ??
    named.find(
      ({ first }) =>
        first >= piece.next &&
        joined(piece.next, first) &&
        tokens.slice(piece.next, first).some(({ word }) => /^(?:is|are|est|c|ce|s)$/.test(word)),
    )
  );
}

function isOne({ tokens }: SaidTurn, piece: Piece, { kind, first, next }: Named): boolean {
  const [least, most] = lengths[kind];
  const { digits } = piece;
  if (digits.length < least || digits.length > most) return false;
  if (kind === 'identity' && tokens[first]?.word === 'social' && next === first + 1)
    return digits.length === identityDigits;
  const beside = tokens[piece.next]?.word ?? '';
  if (moneyWords.has(beside) || moneyWords.has(tokens[piece.first - 1]?.word ?? '')) return false;
  if (unitWords.has(beside) || monthWords.has(beside)) return false;
  const near = tokens.slice(Math.max(0, first - nearTokens), piece.next + nearTokens);
  if ((kind === 'pin' || kind === 'password') && has(near, doorWords)) return false;
  if (has(tokens.slice(next, piece.first), phoneWords) && isPhoneNumber(digits)) return false;
  // An account with a shop is looked up by the number one is called at.
  return kind === 'bank' || !isPhoneNumber(digits);
}

/** Whether a turn names a secret and tells none. */
function awaitsSecret({ turn, spans }: MaskedTurn, ofBank: boolean): boolean {
  if (turn.pieces.length > 0 || spans.length > 0) return false;
  return namesIn(turn.tokens).some(
    ({ kind }) =>
      (kind !== 'account' || ofBank) &&
      !((kind === 'pin' || kind === 'password') && has(turn.tokens, doorWords)),
  );
}

function isToldAlone(turn: SaidTurn, { digits, next }: Piece): boolean {
  if (turn.hasTalk || digits.length < 3 || isPhoneNumber(digits)) return false;
  if (moneyWords.has(turn.tokens[next]?.word ?? '')) return false;
  if (turn.asked === 'phone') return digits.length < 7 && !mayBeginPhone(digits);
  return turn.asked === null && turn.awaits !== 'time';
}

/** What is told of a password rather than the password. */
const ofPassword = words(
  'not wrong right expired locked reset changed being the a an my your his her still no never too something saved on in',
  'gone correct old new same working asking required needed lost forgotten pas plus n perdu oublie bloque expire',
);
const ends = words(
  '. , ; ! ? and but so can could would will please tell in to if when do does you i for that et mais pis dites pour pouvez si',
);
const mostOfPassword = 6;
/** What joins a password to its name. */
const joiners = words('is are est sont s : =');
const cases = words('capital majuscule all lower lowercase c it its the le un');

/** What follows "my password is", as far as that part of the sentence goes. */
function passwordsIn(
  tokens: readonly Token[],
  named: readonly Named[],
): { start: number; end: number }[] {
  return named.flatMap(({ kind, first, next }) => {
    if (kind !== 'password' && kind !== 'answer') return [];
    if (has(tokens.slice(Math.max(0, first - nearTokens), next), doorWords)) return [];
    const from = beginOfPassword(tokens, next);
    const begin = from === null ? undefined : tokens[from];
    if (from === null || !begin || ofPassword.has(begin.word)) return [];
    let to = from + 1;
    while (to < from + mostOfPassword || isSpelled(tokens, to)) {
      const { word = null } = tokens[to] ?? {};
      if (word === null || (ends.has(word) && !isSpelled(tokens, to))) break;
      // "Moose77": letters and digits in one are all of it.
      if (isMixed(tokens[to - 1], tokens[to]) && !isMixed(tokens[to], tokens[to + 1])) {
        to += 1;
        break;
      }
      to += 1;
    }
    return [{ start: begin.start, end: tokens[to - 1]?.end ?? begin.end }];
  });
}

/** Where a password begins: after what joins it to its name, or right there where it is letters and digits in one. */
function beginOfPassword(tokens: readonly Token[], next: number): number | null {
  if (isMixed(tokens[next], tokens[next + 1]) || /['’]s$/u.test(tokens[next - 1]?.word ?? ''))
    return next;
  // "Password capital R, e, x".
  if (cases.has(tokens[next]?.word ?? '') && isSpelled(tokens, next + 1)) return next + 1;
  let from = tokens.findIndex(
    ({ word }, at) => at >= next && at < next + nearTokens && joiners.has(word),
  );
  if (from < 0) return null;
  while (joiners.has(tokens[from]?.word ?? '') || cases.has(tokens[from]?.word ?? '')) from += 1;
  return from;
}

/** "R, e, x, y": letters and digits one by one, with the commas that a recogniser writes between them. */
const isSpelled = (tokens: readonly Token[], at: number) => {
  const next = tokens[at]?.word === ',' ? tokens[at + 1] : tokens[at];
  return next !== undefined && next.end - next.start === 1 && next.kind !== 'mark';
};

const isMixed = (one: Token | undefined, other: Token | undefined) =>
  one !== undefined &&
  other !== undefined &&
  one.end === other.start &&
  one.kind !== other.kind &&
  one.kind !== 'mark' &&
  other.kind !== 'mark';
