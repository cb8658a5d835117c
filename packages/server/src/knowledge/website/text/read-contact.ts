import { readNumber } from '../../places/read-number.ts';
import { type Finding, quoted, type Trust, trust } from '../finding.ts';
import { linesWithin, type PageElement, textOf } from '../page/page.ts';

const emailShape = /^[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]+\.)+[a-z]{2,24}$/;
const emailInText = /[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}/gi;
/** Pictures named for their size, and addresses nobody reads. */
const notMail =
  /\.(png|jpe?g|gif|svg|webp)$|^(no-?reply|donotreply|postmaster|abuse)@|sentry|wixpress/;
const phoneInText = /(?:\+?1[-. ]?)?\(?\b[2-9]\d{2}\)?[-. ]{1,2}\d{3}[-. ]\d{4}\b/g;
const fax = /\b(fax|t[ée]l[ée]copieur|t[ée]l[ée]c\.)/i;
const canadianPostalCode = /\b[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d\b/;
const americanPostalCode = /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/;
const street = /^#?\d{1,6}[\w-]*,? +\S+/;

export function isEmail(text: string): boolean {
  return emailShape.test(text) && !notMail.test(text);
}

/** Phone numbers, e-mail and postal addresses a visitor of the page can see. */
export function readContact(root: PageElement, country: string | null): Finding[] {
  const lines = linesWithin(root);
  return [...readPhones(root, lines, country), ...readEmails(root, lines), ...readAddresses(lines)];
}

function finding(
  kind: 'phone_number' | 'email' | 'address',
  value: string,
  words: string,
  believed: Trust,
): Finding {
  return { kind, value, words: quoted(words), trust: believed };
}

function readPhones(root: PageElement, lines: readonly string[], country: string | null) {
  const linked: Finding[] = [];
  for (const link of root.querySelectorAll('a[href^="tel:" i]')) {
    const around = textOf(link.parentElement ?? link);
    const before = around.slice(0, Math.max(0, around.indexOf(textOf(link)))).slice(-20);
    const number = readNumber(decoded(link.getAttribute('href') ?? '').slice(4), country);
    if (!number || fax.test(before)) continue;
    linked.push(finding('phone_number', number, textOf(link) || number, trust.element));
  }
  if (linked.length > 0) return linked;
  return lines.flatMap((line) =>
    [...line.matchAll(phoneInText)].flatMap((match) => {
      const number = readNumber(match[0], country);
      const before = line.slice(Math.max(0, match.index - 20), match.index);
      return number && !fax.test(before) ? [finding('phone_number', number, line, trust.text)] : [];
    }),
  );
}

function readEmails(root: PageElement, lines: readonly string[]): Finding[] {
  const linked = [...root.querySelectorAll('a[href^="mailto:" i]')].flatMap((link) => {
    const written = decoded(link.getAttribute('href') ?? '').slice(7);
    const email = written.replace(/\?.*$/s, '').trim().toLowerCase();
    return isEmail(email) ? [finding('email', email, textOf(link) || email, trust.element)] : [];
  });
  if (linked.length > 0) return linked;
  return lines.flatMap((line) =>
    [...line.matchAll(emailInText)].flatMap(([email]) =>
      isEmail(email.toLowerCase()) ? [finding('email', email.toLowerCase(), line, trust.text)] : [],
    ),
  );
}

/** Lines that end in a postal code, with the line of the street where that stands alone. */
function readAddresses(lines: readonly string[]): Finding[] {
  return lines.flatMap((line, at) => {
    const code = canadianPostalCode.exec(line) ?? americanPostalCode.exec(line);
    if (!code || line.length > 200) return [];
    const upTo = line.slice(0, code.index + code[0].length);
    const own = /(?:^|[:|•]\s*|\bat\s|\s–\s)(#?\d{1,6}[\w-]*,? +[^|•]+)$/.exec(upTo)?.[1];
    const above = lines[at - 1] ?? '';
    const written = own ?? (street.test(above) && above.length <= 80 ? `${above}, ${upTo}` : null);
    return written ? [finding('address', written.trim(), written, trust.element)] : [];
  });
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch (error) {
    if (error instanceof URIError) return address;
    throw error;
  }
}
