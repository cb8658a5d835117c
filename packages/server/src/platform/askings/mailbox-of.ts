const ignoresDots = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox an address leads to: what is after a plus, and some dots, lead to the same one. */
export function mailboxOf(address: string): string {
  const written = address.trim().toLowerCase();
  const at = written.lastIndexOf('@');
  const domain = written.slice(at + 1);
  const [name = ''] = written.slice(0, Math.max(0, at)).split('+');
  if (!ignoresDots.has(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '')}@gmail.com`;
}
