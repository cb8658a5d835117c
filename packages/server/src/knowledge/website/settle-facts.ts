import type { StatedFact } from '@second-ring/contract';
import type { Service } from '@second-ring/conversation';
import type { Doubt, PageReading, Topic, WeighedFinding } from './finding.ts';

/** A fact about to be stored: where it stands, and whether the receptionist may say it. */
export type SettledFact = StatedFact & {
  page: string;
  words: string;
  inUse: boolean;
  /** Why it is not in use. */
  doubt: string | null;
};

/** What is not known although the site seems to speak of it. */
export interface Gap extends Doubt {
  page: string;
}

export interface ReadSite {
  facts: SettledFact[];
  gaps: Gap[];
}

/** One page of a site as it was read; the first is the one the owner named. */
export interface SitePage {
  url: string;
  reading: PageReading;
}

type Placed = WeighedFinding & { page: string };

/** Where more than one is a contradiction: the business has one of each. */
const single: readonly Topic[] = ['business_hours', 'phone_number', 'email', 'address'];
/** What is kept of a site: as many as knowledge may hold of either. */
const mostServices = 300;
const mostQuestions = 200;
const mostGaps = 200;
const mostWaiting = 30;
/** Where the best source simply wins. */
const chosen: readonly Topic[] = ['name', 'about_us_text', 'geographic_service_area'];

/**
 * Weighs what the pages of a site say against each other. What they agree on is in use; where they
 * contradict each other nothing is, and each version waits for the owner, as does what is written for a
 * program to obey. Of a site without end only so much is kept, what its first pages say before the rest.
 */
export function settleFacts(pages: readonly SitePage[]): ReadSite {
  const stated = pages.flatMap(({ url, reading }) =>
    reading.findings.map((finding): Placed => ({ ...finding, page: url })),
  );
  const waiting = stated.filter(({ doubt }) => doubt !== null);
  const findings = stated.filter(({ doubt }) => doubt === null);
  const gaps = pages.flatMap(({ url, reading }) =>
    reading.doubts.map((doubt): Gap => ({ ...doubt, page: url })),
  );
  const facts = [
    ...chosen.flatMap((kind) => choose(ofKind(findings, kind))),
    ...single.flatMap((kind) => agree(ofKind(findings, kind))),
    ...settleServices(ofKind(findings, 'service')).slice(0, mostServices),
    ...settleQuestions(ofKind(findings, 'question')).slice(0, mostQuestions),
    ...waiting.slice(0, mostWaiting).map((finding) => settled(finding, finding.doubt)),
  ];
  const known = new Set(facts.filter(({ inUse }) => inUse).map(({ kind }) => kind));
  const open = gaps.filter(({ topic }) => topic === 'service' || !known.has(topic));
  return { facts, gaps: withoutRepeats(open).slice(0, mostGaps) };
}

function ofKind(findings: readonly Placed[], kind: Topic): Placed[] {
  return findings.filter((finding) => finding.kind === kind);
}

function settled(finding: Placed, doubt: string | null): SettledFact {
  const { trust: _believed, ...fact } = finding;
  return { ...fact, inUse: doubt === null, doubt };
}

function choose(findings: readonly Placed[]): SettledFact[] {
  const best = [...findings].sort((one, other) => other.trust - one.trust)[0];
  return best ? [settled(best, null)] : [];
}

/** The same value of each group of sources, from the most to the least believed. */
function agree(findings: readonly Placed[]): SettledFact[] {
  const versions = new Map<string, Placed[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const known = versions.get(key) ?? [];
    known.push(finding);
    versions.set(key, known);
  }
  const groups = [...versions.values()].sort((one, other) => weightOf(other) - weightOf(one));
  const [best, second] = groups;
  const [first] = best ?? [];
  if (!best || !first) return [];
  if (!second || prevails(best, second)) {
    return [
      settled(first, null),
      ...doubted(groups.slice(1), 'The website gives another one more often.'),
    ];
  }
  return doubted(groups, 'The website gives more than one.');
}

function doubted(groups: readonly Placed[][], reason: string): SettledFact[] {
  return groups.slice(0, 5).flatMap(([first]) => (first ? [settled(first, reason)] : []));
}

function pagesOf(group: readonly Placed[]): number {
  return new Set(group.map(({ page }) => page)).size;
}

function trustOf(group: readonly Placed[]): number {
  return Math.max(...group.map(({ trust }) => trust));
}

function weightOf(group: readonly Placed[]): number {
  return pagesOf(group) * 10 + trustOf(group);
}

/** A number in every page's head outweighs the one a single page mentions; nothing less does. */
function prevails(best: readonly Placed[], other: readonly Placed[]): boolean {
  const often = pagesOf(best) >= 3 && pagesOf(best) >= 3 * pagesOf(other);
  return often && trustOf(best) >= trustOf(other);
}

/** What makes two findings the same statement. */
function keyOf({ kind, value }: Placed): string {
  if (kind === 'address' && typeof value === 'string') {
    const code = /[A-Z]\d[A-Z] ?\d[A-Z]\d/i.exec(value)?.[0].replace(' ', '').toUpperCase();
    const number = /\d+/.exec(value)?.[0] ?? value;
    return `${number} ${
      code ??
      value
        .toLowerCase()
        .replace(/[^a-z0-9]/g, '')
        .slice(0, 12)
    }`;
  }
  return JSON.stringify(value);
}

function pricesOf({ pricingType, basePrice, options }: Service): string {
  if (pricingType === 'dont_say') return '';
  const prices = options.length > 0 ? options.map(({ name, price }) => [name, price]) : [basePrice];
  return JSON.stringify(prices)
    .replace(/[$\s]|\.00(?!\d)/g, '')
    .toLowerCase();
}

/** One service a name. Two prices for one name: none is told, and both wait for the owner. */
function settleServices(findings: readonly Placed[]): SettledFact[] {
  const names = new Map<string, Placed[]>();
  for (const finding of findings) {
    if (finding.kind !== 'service') continue;
    const known = names.get(finding.value.id) ?? [];
    known.push(finding);
    names.set(finding.value.id, known);
  }
  return [...names.values()].flatMap((group) => {
    const services = group.filter((finding) => finding.kind === 'service');
    const priced = services.filter(({ value }) => pricesOf(value) !== '');
    const versions = new Map(priced.map((finding) => [pricesOf(finding.value), finding]));
    const best = priced[0] ?? services[0];
    if (!best) return [];
    if (versions.size < 2) return [settled(best, null)];
    const withheld: Service = {
      ...best.value,
      pricingType: 'dont_say',
      basePrice: null,
      options: [],
    };
    const reason = 'The website gives more than one price.';
    return [
      { ...settled(best, null), kind: 'service', value: withheld },
      ...[...versions.values()].map((finding) => settled(finding, reason)),
    ];
  });
}

function settleQuestions(findings: readonly Placed[]): SettledFact[] {
  const first = new Map<string, Placed>();
  for (const finding of findings) {
    if (finding.kind !== 'question') continue;
    const known = first.get(finding.value.id);
    if (!known || known.trust < finding.trust) first.set(finding.value.id, finding);
  }
  return [...first.values()].map((finding) => settled(finding, null));
}

function withoutRepeats(gaps: readonly Gap[]): Gap[] {
  return [...new Map(gaps.map((gap) => [`${gap.topic} ${gap.words}`, gap])).values()];
}
