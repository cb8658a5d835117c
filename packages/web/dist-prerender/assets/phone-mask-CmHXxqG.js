// src/components/phone-mask.ts
/** The first ten digits of what was typed; a leading 1 is the country's: no area code begins with it. */
function phoneDigits(typed) {
	const digits = typed.replace(/\D/g, "");
	return (digits.length > 1 && digits.startsWith("1") ? digits.slice(1) : digits).slice(0, 10);
}
/** Digits as they are shown while being typed: `(604) 555-0107`, `(604) 55`. */
function maskPhone(digits) {
	const [area, exchange, line] = [
		digits.slice(0, 3),
		digits.slice(3, 6),
		digits.slice(6, 10)
	];
	if (digits.length === 0) return "";
	if (digits.length <= 3) return `(${area}`;
	return digits.length <= 6 ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}
/**
* The digits after `typed` was typed over them. Deleting a bracket or dash deletes the digit before
* it: the mask would put the mark back.
*/
function retypedDigits(digits, typed) {
	const next = phoneDigits(typed);
	return typed.length < maskPhone(digits).length && next === digits ? digits.slice(0, -1) : next;
}
export { phoneDigits as n, retypedDigits as r, maskPhone as t };
