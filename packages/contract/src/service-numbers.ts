/** North American area codes of no place: sold by the minute, a carrier's own, or following a person. */
const areaOfNoPlace =
  /^\+1(?:900|456|700|710|\d11|6(?:00|22|33|44|55|77|88)|5(?:00|2[1-9]|3[2358]|4[2-79]|5[02-68]|66|69|77|78|88|89))/;
/** Exchanges that are services, in whatever place: by the minute, a carrier's, N11, the directory. */
const exchangeOfService = /^\+1\d{3}(?:976|950|\d11|5551212)/;

/** Whether a North American number (E.164) reaches a service, or costs whoever calls it extra. */
export function isServiceNumber(number: string): boolean {
  return areaOfNoPlace.test(number) || exchangeOfService.test(number);
}

/** What a person is told who enters such a number as their own. */
export const serviceNumberSentence =
  'Calls to this number cost extra or reach a service. Please give an ordinary mobile or landline number.';

/** What a person is told who enters a number of another country, and where numbers may be. */
export function abroadSentence(
  use: 'call' | 'text',
  where = 'Canada or the United States',
): string {
  return `We only ${use} numbers in ${where}. Check the area code, or enter another number.`;
}
