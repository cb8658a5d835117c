/**
 * Numbers that look like any other of North America and cost whoever calls back: 900 and 976, and the countries
 * that share +1 with Canada and the United States (nanpa.com, "NPA reports").
 */
const costly =
  /^\+1(?:900|\d{3}976|242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876)/;

/** Whether a call to a number (E.164) costs more than it looks. */
export function callCostsMore(number: string): boolean {
  return costly.test(number);
}
