/**
 * Numbers that look like any other of North America and cost whoever calls back: 900 and 976, and the countries
 * that share +1 with Canada and the United States (nanpa.com, "NPA reports").
 */
const costly =
  /^\+1(?:900|\d{3}976|242|246|264|268|284|345|441|473|649|658|664|721|758|767|784|809|829|849|868|869|876)/;

/**
 * Numbers of no country (ITU-T E.164, list of assigned country codes): satellites and networks on ships and aeroplanes
 * (870, 878, 881 to 883, 888), and what is paid for by the call (808, 979).
 */
const ofNoCountry = /^\+(?:808|870|878|88[1238]|979)/;

/** Premium, shared-cost and personal numbers of other countries, by their national numbering plans (ITU-T E.129). */
const premiumAbroad = new RegExp(
  `^\\+(?:${[
    '44(?:9|70|76|84|87)',
    '33(?:8[129])',
    '49(?:900|137|180|700|118)',
    '39(?:89|1[4679]|84)',
    '34(?:80[3-7]|90[1257]|70)',
    '32(?:90|70|78)',
    '31(?:90|8[48])',
    '353(?:15|18[59]|7)',
    '351(?:6[04]|7[06]|80[789])',
    '41(?:90|84|878)',
    '43(?:9|81|82)',
    '4[56]90',
    '46(?:93|94)',
    '47(?:82|88)',
    '358(?:600|700|75)',
    '48(?:70|80[14])',
    '420(?:90|84)',
    '30(?:90|80[16])',
    '36(?:90)',
    '7(?:80[39])',
    '61(?:19|13)',
    '64(?:90)',
    '81(?:99|57|18)',
    '91(?:186|190)',
    '52(?:900)',
    '55(?:900|30)',
    '65(?:190)',
    '852(?:90)',
    '972(?:1[59])',
    '27(?:86)',
  ].join('|')})`,
);

/** Countries and islands where a minute costs dollars from anywhere, and to which calls are lured back. */
const dearAbroad =
  /^\+(?:53|2(?:2[34]|3[129]|4[67]|52|61|69|90)|500|67[024578]|68[1-8]|69[02]|960)/;

/** Whether a call to a number (E.164) costs more than it looks. */
export function callCostsMore(number: string): boolean {
  return [costly, ofNoCountry, premiumAbroad, dearAbroad].some((one) => one.test(number));
}
