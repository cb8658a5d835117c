import { weigh } from './addresses-machine.ts';
import type { Doubt, Finding, PageReading, Topic } from './finding.ts';

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
export function withinBounds(reading: UnweighedReading): PageReading {
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
