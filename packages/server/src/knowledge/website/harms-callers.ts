import { isServiceNumber } from '@second-ring/contract/service-numbers';
import { goesAgainstHelp } from '@second-ring/conversation/against-help';
import { readNumber } from '../places/read-number.ts';
import type { Finding } from './finding.ts';

const dangerDoubt = 'The page says here to do in danger what emergency services warn of.';
const cardDoubt = 'The page asks here for the numbers of a card.';
const payingDoubt = 'The page says here to pay at an address on the net.';
const costlyDoubt = 'Calls to this number cost extra or reach a service.';

const cardNumbers =
  /\b(?:card numbers?|credit card (?:details|info\w*)|cvv2?|cvc2?|security codes?|expir\w+ date|numeros? de (?:la |votre |carte)+|code de securite|cryptogramme)\b/;
const paying =
  /\b(?:pay(?:s|ing|ments?|able)?|paid|deposits?|invoices?|bills?|checkout|settle|donate|paye[rz]?|paiements?|depots?|acomptes?|factures?|reglez|regler)\b/;
/** An address of the net: a page, or what is behind a host's name. */
const onTheNet =
  /\bhttps?:\/\/|\bwww\.[a-z0-9-]|\b[a-z0-9-]{2,60}\.(?:[a-z]{2,12}\/|(?:com|net|org|ca|co|io|biz|info|shop|store|link|site|online|app|xyz|example)\b)/;
const telephone = /\+?[\d(][\d() .-]{8,18}\d/g;

/** Why callers are not told what a page states before its owner has read it; null: nothing harms them. */
export function harmToCallers(finding: Finding): string | null {
  if (finding.kind === 'phone_number') return isCostly(finding.value) ? costlyDoubt : null;
  if (finding.kind !== 'question') return null;
  const { question, explanation } = finding.value;
  const words = `${question} . ${explanation ?? ''}`;
  if (goesAgainstHelp(question, explanation ?? '')) return dangerDoubt;
  const folded = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (cardNumbers.test(folded)) return cardDoubt;
  if (paying.test(folded) && onTheNet.test(folded)) return payingDoubt;
  return [...folded.matchAll(telephone)].some(([number]) => isCostly(number)) ? costlyDoubt : null;
}

function isCostly(written: string): boolean {
  const number = readNumber(written);
  return number !== null && isServiceNumber(number);
}
