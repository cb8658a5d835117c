import { weigh } from './addresses-machine.ts';
import {
  type Doubt,
  type Finding,
  type PageReading,
  quoted,
  type Topic,
  trust,
} from './finding.ts';
import { readMarkup } from './markup/read-markup.ts';
import { nodesOf, readJsonLd, readMicrodata, type SchemaNode } from './markup/structured-data.ts';
import {
  linesWithin,
  type OpenPage,
  openPage,
  readLinks,
  readUnreadableLists,
  textOf,
} from './page/page.ts';
import { readServices } from './prices/read-services.ts';
import { readContact } from './text/read-contact.ts';
import { readFaq } from './text/read-faq.ts';
import { readTextHours } from './text/read-text-hours.ts';

interface PageSource {
  html: string;
  /** Absolute. */
  url: string;
  /** `YYYY-MM-DD`: dated hours and prices that are over are not facts. */
  today: string;
}

const mostText = 20_000;
/** Characters of JSON-LD that are read of a page, script by script; shops have a tenth of it. */
const mostMarkup = 500_000;

const nothing: PageReading = {
  findings: [],
  doubts: [],
  links: [],
  types: [],
  titles: '',
  text: '',
  country: null,
  position: null,
};

/**
 * Everything one page states about its business, and what it seems to state but cannot be believed,
 * as far as `withinBounds` lets it. Pure; takes as long as the page is tangled, so it runs in a thread of its own.
 */
export function readPage({ html, url, today }: PageSource): PageReading {
  const page = openPage(html, new URL(url));
  if (!page) return nothing;
  const { nodes, unreadable } = schemaOf(page);
  const markup = readMarkup(nodes, today);
  const lines = linesWithin(page.root);
  const hours = readTextHours(lines);
  const services = readServices(page.root);
  const pictured = services.findings.length > 0 ? [] : readUnreadableLists(page.root);
  return withinBounds({
    findings: [
      ...markup.findings,
      ...readTitle(page),
      ...readContact(page.root, markup.country),
      ...hours.findings,
      ...services.findings,
      ...readFaq(page.root),
    ],
    doubts: [
      ...markup.doubts,
      ...hours.doubts,
      ...services.doubts,
      ...unreadable,
      ...pictured.map((words): Doubt => {
        const reason = 'The prices are in a picture or a file, which cannot be read.';
        return { topic: 'service', words: quoted(words), reason };
      }),
    ],
    links: readLinks(page.root, page.url),
    types: markup.types,
    titles: titlesOf(page),
    text: lines.join('\n').slice(0, mostText),
    country: markup.country,
    position: markup.position,
  });
}

function schemaOf({ jsonLd, root }: OpenPage): { nodes: SchemaNode[]; unreadable: Doubt[] } {
  const unreadable: Doubt[] = [];
  let left = mostMarkup;
  const values = jsonLd.flatMap((script) => {
    left -= script.length;
    const read = left < 0 ? null : readJsonLd(script);
    if (read) return read;
    const reason =
      left < 0 ? 'The markup of the page is too long.' : 'The markup of the page is broken.';
    unreadable.push({ topic: 'business_hours', words: quoted(script), reason });
    return [];
  });
  return { nodes: [...nodesOf(values), ...readMicrodata(root)], unreadable };
}

const generic =
  /^(home ?page|home|welcome|accueil|bienvenue|index|contact( us)?|services|about( us)?|prices|pricing|untitled|react app|vite app|my site|new site|blog|menu|nous joindre|à propos|tarifs)$/i;

/** The business's name and description as its pages' heads give them. */
function readTitle({ meta, title, url }: OpenPage): Finding[] {
  const findings: Finding[] = [];
  const site = meta.get('og:site_name') ?? meta.get('application-name');
  if (site && !generic.test(site)) {
    findings.push({
      kind: 'name',
      value: site,
      words: `og:site_name: ${site}`,
      trust: trust.element,
    });
  }
  const named = nameIn(title, url);
  if (named) findings.push({ kind: 'name', value: named, words: title, trust: trust.text });
  const about = meta.get('description') ?? meta.get('og:description');
  if (about && about.length >= 20) {
    findings.push({
      kind: 'about_us_text',
      value: about.slice(0, 1000),
      words: quoted(about),
      trust: trust.text,
    });
  }
  return findings;
}

/** The part of a title that names the business: the one its host is named after, else the first. */
function nameIn(title: string, url: URL): string | null {
  const parts = title
    .split(/\s+[|–—·•:»-]+\s+|\s*[|»]\s*/)
    .map((part) => part.replace(/^(welcome to|bienvenue (chez|à))\s+/i, '').trim())
    .filter((part) => part.length > 1 && part.length <= 80 && !generic.test(part));
  const host = letters(url.hostname.replace(/^www\./, '').split('.')[0] ?? '');
  const like = parts.find((part) => {
    const name = letters(part);
    return host.length > 3 && (name.includes(host) || (name.length > 3 && host.includes(name)));
  });
  return like ?? parts[0] ?? null;
}

function letters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&|and|et/g, '')
    .replace(/[^a-z0-9]/g, '');
}

/** What a page calls itself, to tell the trade by. */
function titlesOf({ root, title, meta }: OpenPage): string {
  const headings = [...root.querySelectorAll('h1')].slice(0, 3).map((heading) => textOf(heading));
  return [title, ...headings, meta.get('description') ?? '', meta.get('keywords') ?? '']
    .join('\n')
    .slice(0, 2000);
}

/** More than a shop has on one page: a catalogue of goods is not read aloud. */
const mostOfKind: Readonly<Record<Topic, number>> = {
  name: 10,
  about_us_text: 10,
  geographic_service_area: 10,
  primary_industry: 10,
  business_hours: 20,
  phone_number: 20,
  email: 20,
  address: 20,
  service: 200,
  question: 100,
};
const mostDoubts = 50;
const mostTypes = 50;
/** In characters, a value as JSON. Nothing a person wrote about one thing is longer. */
const longestValue = 10_000;
const longestTitles = 2_000;

/** What one page came to, not weighed yet. */
type UnweighedReading = Omit<PageReading, 'findings'> & { findings: Finding[] };

/**
 * What one page came to, cut to what a page of a shop holds and weighed: everything after it, which is
 * done beside calls, stays quick.
 */
function withinBounds(reading: UnweighedReading): PageReading {
  return {
    ...reading,
    findings: fewOfEachKind(reading.findings).map(weigh),
    doubts: fewDoubts(reading.doubts),
    types: reading.types.slice(0, mostTypes),
    titles: reading.titles.slice(0, longestTitles),
  };
}

function fewOfEachKind(findings: readonly Finding[]): Finding[] {
  const counts = new Map<Topic, number>();
  return findings.filter((finding) => {
    const count = (counts.get(finding.kind) ?? 0) + 1;
    if (count > mostOfKind[finding.kind]) return false;
    if (JSON.stringify(finding.value).length > longestValue) return false;
    counts.set(finding.kind, count);
    return true;
  });
}

function fewDoubts(doubts: readonly Doubt[]): Doubt[] {
  return doubts.slice(0, mostDoubts).map((doubt) => ({
    ...doubt,
    words: doubt.words.slice(0, 500),
    reason: doubt.reason.slice(0, 200),
  }));
}
