/** The first ten digits of what was typed; a leading 1 is the country's: no area code begins with it. */
export function phoneDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length > 1 && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, 10);
}

/** Digits as they are shown while being typed: `(604) 555-0107`, `(604) 55`. */
export function maskPhone(digits: string): string {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 10)];
  if (digits.length === 0) return '';
  if (digits.length <= 3) return `(${area}`;
  return digits.length <= 6 ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}

/**
 * The digits after `typed` was typed over them. Deleting a bracket or dash deletes the digit before
 * it: the mask would put the mark back. The same number pasted without its marks is shorter by several.
 */
export function retypedDigits(digits: string, typed: string): string {
  const next = phoneDigits(typed);
  const isDeleted = typed.length === maskPhone(digits).length - 1;
  return isDeleted && next === digits ? digits.slice(0, -1) : next;
}
