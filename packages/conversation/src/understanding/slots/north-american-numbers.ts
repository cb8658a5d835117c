const reservedAreaCode = /^(?:.9|37|96)/;

/**
 * Whether ten digits can be a telephone number of the North American Numbering Plan: area code and
 * exchange begin with 2–9 and do not end in 11, and the area code is none of those kept back for the
 * plan's expansion (N9X, 37X, 96X).
 * Source: NANPA, "About the North American Numbering Plan" and "Area Codes" (nanpa.com);
 * ATIS-0300051 for exchanges. 555-01XX, kept for fiction, passes.
 */
export function isNorthAmerican(digits: string): boolean {
  if (!/^[2-9]\d\d[2-9]\d{6}$/.test(digits)) return false;
  if (reservedAreaCode.test(digits)) return false;
  return digits.slice(1, 3) !== '11' && digits.slice(4, 6) !== '11';
}

/**
 * The E.164 form of digits dialled or said in North America: ten digits, eleven with a leading 1,
 * or an international number after 011 or 00. Null where they are no such number. An international
 * number is held to E.164's 15 digits only; its own country's plan is not checked.
 */
export function dialable(digits: string): string | null {
  if (isNorthAmerican(digits)) return `+1${digits}`;
  if (digits.startsWith('1') && isNorthAmerican(digits.slice(1))) return `+${digits}`;
  const abroad = /^(?:011|00)([2-9]\d{7,14})$/.exec(digits);
  return abroad ? `+${abroad[1]}` : null;
}

/** The E.164 form of digits that stood after a `+`, or null where they cannot be one. */
export function international(digits: string): string | null {
  if (digits.startsWith('1')) return isNorthAmerican(digits.slice(1)) ? `+${digits}` : null;
  return /^[2-9]\d{6,14}$/.test(digits) ? `+${digits}` : null;
}

/**
 * Whether digits begin a North American number that is told with its area code: that, an exchange, and
 * less than its end. Seven may be a whole number without one.
 */
export function beginsNumber(digits: string): boolean {
  const { length } = digits;
  return length > 5 && length < 10 && length !== 7 && isNorthAmerican(digits.padEnd(10, '0'));
}
