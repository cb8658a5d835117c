import { smallWords } from '../../knowledge/common-words.ts';
import { findSpelled } from './spelled.ts';
import { numberWords } from './words/number-words.ts';
import { readBelowHundred } from './words/read-number.ts';
import { fold, tokenize } from './words/tokens.ts';

export interface Email {
  /** Lower case. */
  email: string;
  start: number;
  end: number;
}

/** RFC 5321's limit on the part before the `@`, and DNS's on a whole host name. */
const longestLocal = 64;
const longestHost = 253;
const localLetter = /[\w.%+'-]/;
const hostLetter = /[A-Za-z0-9.-]/;
const localPart = /^[a-z0-9](?:[a-z0-9_%+'-]|\.(?!\.))*$/;
const hostName = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,24}$/;

function isAddress(local: string, host: string): boolean {
  if (local.length > longestLocal || host.length > longestHost || local.endsWith('.')) return false;
  return localPart.test(local) && hostName.test(host);
}

/** Where mail is kept, by the name people say alone: "meg dot roy at gmail". */
const providers = new Map([
  ['gmail', 'gmail.com'],
  ['hotmail', 'hotmail.com'],
  ['outlook', 'outlook.com'],
  ['yahoo', 'yahoo.com'],
  ['icloud', 'icloud.com'],
  ['aol', 'aol.com'],
  ['msn', 'msn.com'],
  ['protonmail', 'protonmail.com'],
  ['videotron', 'videotron.ca'],
  ['sympatico', 'sympatico.ca'],
  ['telus', 'telus.net'],
  ['shaw', 'shaw.ca'],
  ['rogers', 'rogers.com'],
  ['cogeco', 'cogeco.ca'],
  ['eastlink', 'eastlink.ca'],
  ['sasktel', 'sasktel.net'],
]);

/** Whether mail is kept at a host: "gmail.com", "hotmail.ca". */
export function isMailHost(host: string): boolean {
  return providers.has(host.replace(/\.(?:com|ca|net|org|fr)$/, ''));
}

function writtenAt(text: string, at: number): Email | null {
  let start = at;
  while (start > 0 && at - start < longestLocal && localLetter.test(text[start - 1] ?? ''))
    start -= 1;
  let end = at + 1;
  while (end - at <= longestHost && hostLetter.test(text[end] ?? '')) end += 1;
  while (/[.-]/.test(text[end - 1] ?? '')) end -= 1;
  if (/[_@]/.test(text[end] ?? '')) return null;
  const [local, named] = [
    text.slice(start, at).toLowerCase(),
    text.slice(at + 1, end).toLowerCase(),
  ];
  const host = providers.get(named) ?? named;
  return isAddress(local, host) ? { email: `${local}@${host}`, start, end } : null;
}

const joiners = new Map([
  ['dot', '.'],
  ['point', '.'],
  ['period', '.'],
  ['.', '.'],
  ['underscore', '_'],
  ['_', '_'],
  ['dash', '-'],
  ['hyphen', '-'],
  ['minus', '-'],
  ['tiret', '-'],
  ['-', '-'],
  ['plus', '+'],
  ['+', '+'],
]);

/** Words that stand before an address, or about it, but are no part of it. */
const outside = new Set(
  `is its it's address email e-mail mail my me to at the a an and or so yeah yes ok okay sure uh um er well
  that that's this thats use send reach by on can you i i'm name for actually sorry no not oh , : ; ? ! est
  c'est mon ma adresse courriel a oui non le la et pour euh l'adresse voila`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const asides = [
  'all one word',
  'all lowercase',
  'all lower case',
  'no spaces',
  'one word',
  'en un mot',
  'sign',
];

interface Part {
  /** As it was heard, folded. */
  word: string;
  /** As it goes into the address. */
  text: string;
  joiner: boolean;
  start: number;
  end: number;
  /** Set where the letters were spelled out. */
  spelled: boolean;
}

/** The words as they go into an address: spelled letters as one, numbers as figures. */
function readParts(text: string, language: 'en' | 'fr'): Part[] {
  const tokens = tokenize(text);
  const spelled = findSpelled(text);
  const words = numberWords(language);
  const parts: Part[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    if (!token) break;
    const run = spelled.find((one) => one.start === token.start);
    if (run) {
      parts.push({ ...run, text: run.letters, word: run.letters, joiner: false, spelled: true });
      while ((tokens[index]?.start ?? Number.POSITIVE_INFINITY) < run.end) index += 1;
      continue;
    }
    const number = token.kind === 'word' ? readBelowHundred(tokens, index, words) : null;
    const isNumber = number && !number.ordinal;
    const next = isNumber ? number.next : index + 1;
    const joiner = joiners.get(token.word);
    parts.push({
      text: isNumber ? String(number.value) : (joiner ?? token.word),
      word: token.word,
      joiner: joiner !== undefined,
      start: token.start,
      end: tokens[next - 1]?.end ?? token.end,
      spelled: false,
    });
    index = next;
  }
  return parts;
}

const isAt = (part: Part) => /^(?:at|@|arobase|arobas)$/.test(part.word);

/** Nothing but mail is there. */
const onlyMail = /^(?:gmail|hotmail|icloud|protonmail)$/;
const endings = /^(?:com|ca|net|org|fr)$/;
/** Looking for words, between "at" and the host. */
const hesitations = /^(?:,|um+|uh+|er+|euh+|like|genre)$/;

/** A provider named without its ending, or with the ending alone: "gmail", "gmail com". */
function readProvider(parts: readonly Part[], first: number) {
  const name = parts[first];
  const host = providers.get(name?.word ?? '');
  if (!name || !host) return null;
  const next = parts[first + 1];
  if (next && endings.test(next.word))
    return { host: `${name.word}.${next.word}`, end: next.end, isMail: true };
  if (next?.joiner && next.text === '.' && next.end === parts[first + 2]?.start) return null;
  return { host, end: name.end, isMail: onlyMail.test(name.word) };
}

/** The host named after "at": words run together, up to the last "dot" and what follows it. */
function readHost(parts: readonly Part[], first: number) {
  let host = '';
  let best: { host: string; end: number } | null = null;
  for (let index = first; index < Math.min(parts.length, first + 10); index += 1) {
    const part = parts[index];
    if (!part || isAt(part) || part.word === ',') break;
    if (outside.has(part.word) && host === '') break;
    if (part.word === '.' && part.end !== parts[index + 1]?.start) break;
    const afterDot = host.endsWith('.');
    if (best && !afterDot && !part.joiner) break;
    host += part.text;
    if (afterDot && hostName.test(host)) best = { host, end: part.end };
  }
  return best;
}

/** The local part said before "at", read backwards to the first word that is none of it. */
function readLocal(parts: readonly Part[], at: number) {
  let first = at;
  while (first > 0 && at - first < 24) {
    const part = parts[first - 1];
    if (!part || isAt(part) || (outside.has(part.word) && !part.spelled)) break;
    const endsSentence = part.word === '.' && part.end !== parts[first]?.start;
    if (endsSentence) break;
    first -= 1;
  }
  while (parts[first]?.joiner && first < at) first += 1;
  const chosen = parts.slice(first, at);
  const kept = chosen.filter((part, index) => {
    const before = chosen[index - 1];
    return !(part.spelled && before && !before.joiner && before.text === part.text);
  });
  const start = chosen[0]?.start;
  return start === undefined ? null : { local: kept.map((part) => part.text).join(''), start };
}

function withoutAsides(text: string): string {
  let cleaned = text;
  for (const aside of asides) {
    const pattern = new RegExp(`\\b${aside}\\b`, 'gi');
    cleaned = cleaned.replace(pattern, (match) => ' '.repeat(match.length));
  }
  return cleaned;
}

/**
 * Whether what stands before a provider alone is the rest of an address: joined, spelled or numbered, and else a name
 * where an address is spoken of, or where nothing but mail is there. "I work at Yahoo" tells none.
 */
function looksLocal(own: readonly Part[], isMail: boolean, text: string): boolean {
  if (own.some(({ joiner, spelled, text: said }) => joiner || spelled || /\d/.test(said)))
    return true;
  const isName = own.length <= 2 && own.every(({ word }) => !smallWords.has(word));
  return isName && (isMail || ofMail.test(text));
}

/** "Luc point roy à vidéotron": where a provider follows, said for "at". */
const isFrenchAt = ({ word }: Part) => word === 'a' || word === 'chez';

const ofMail = /\b(?:e-?mails?|mail|courriels?|adresse)\b/i;
const providerNamed = new RegExp(`\\b(?:${[...providers.keys()].join('|')})\\b`);

function findSpoken(text: string, language: 'en' | 'fr', taken: readonly Email[]): Email[] {
  const says = /\b(?:dot|point|period)\b|\.\w/i.test(text) || providerNamed.test(fold(text));
  if (!/\b(?:at|arobase|arobas|a|chez)\b|à|@/i.test(text) || !says) return [];
  const parts = readParts(withoutAsides(text), language);
  return parts.flatMap((part, index) => {
    let first = index + 1;
    while (hesitations.test(parts[first]?.word ?? '')) first += 1;
    const provider = readProvider(parts, first);
    const inFrench = language === 'fr' && isFrenchAt(part);
    if (!isAt(part) && !(inFrench && provider)) return [];
    const host = (isAt(part) ? readHost(parts, first) : null) ?? provider;
    const local = readLocal(parts, index);
    if (!host || !local || !isAddress(local.local, host.host)) return [];
    const own = parts.slice(0, index).filter(({ start }) => start >= local.start);
    if (host === provider && !looksLocal(own, provider.isMail && !inFrench, inFrench ? '' : text))
      return [];
    const found = { email: `${local.local}@${host.host}`, start: local.start, end: host.end };
    return taken.some((one) => one.start < found.end && found.start < one.end) ? [] : [found];
  });
}

/**
 * The e-mail addresses in what a caller said or typed: "dana.lee@example.com", "dana dot lee at
 * example dot com", "d a n a underscore seven at outlook dot com". Spans are offsets into `text`.
 */
export function findEmails(text: string, options: { language?: 'en' | 'fr' } = {}): Email[] {
  const written: Email[] = [];
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const email = writtenAt(text, at);
    if (email && email.start >= (written.at(-1)?.end ?? 0)) written.push(email);
  }
  const spoken = findSpoken(text, options.language ?? 'en', written);
  return [...written, ...spoken].sort((a, b) => a.start - b.start);
}
