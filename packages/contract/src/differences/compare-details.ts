import type { PublishedKnowledge } from '../knowledge-sections.ts';
import { isSameJson } from '../same-json.ts';
import { comparing, type Difference } from './difference.ts';

type Details = PublishedKnowledge['details'];

const { differing, listed } = comparing('details');

/** What the page calls the texts of the details. */
const names = new Map(
  Object.entries({
    core_purpose: 'Core Purpose',
    primary_value_proposition: 'Primary Value Proposition',
    suggested_persona: 'Suggested Persona',
    suggested_tone: 'Suggested Tone',
    style_notes: 'Style Notes',
  }),
);

/** Assessed anew by every publish: it changes with the rest, by nobody's hand. */
const derived = 'readiness_assessment';
const groups = ['summary', 'persona_and_style'] as const;
const keywords = 'keywords_for_recognition';

/** What differs between two texts of identity, persona and keywords, and whatever an import left. */
export function compareDetails(before: Details, after: Details): Difference[] {
  const told = new Set<string>([derived, keywords, ...groups]);
  return [
    ...groups.flatMap((group) => compareEntries([group], before?.[group], after?.[group])),
    ...listed(before?.[keywords], after?.[keywords], keywordList, [keywords]),
    ...compareEntries([], without(before, told), without(after, told)),
  ];
}

const keywordList = {
  keyOf: (keyword: string) => keyword,
  nameOf: (keyword: string) => `Keyword “${keyword}”`,
  wordsOf: () => '',
  partsOf: () => [],
};

type Entries = Record<string, unknown> | null | undefined;

function compareEntries(path: string[], before: Entries, after: Entries): Difference[] {
  const keys = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...keys].flatMap((key) =>
    isSameJson(before?.[key], after?.[key])
      ? []
      : differing([...path, key], nameOf(key), written(before?.[key]), written(after?.[key])),
  );
}

function nameOf(key: string): string {
  const words = key.replaceAll('_', ' ');
  return names.get(key) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function written(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function without(details: Details, keys: ReadonlySet<string>): Entries {
  return details && Object.fromEntries(Object.entries(details).filter(([key]) => !keys.has(key)));
}
