import { type BusinessFact, textFactKinds } from '@second-ring/contract';

/** Versions of one statement; more than one is a contradiction of the site. */
interface FactTopic {
  key: string;
  versions: BusinessFact[];
}

export interface FactGroup {
  title: string;
  /** The section of the staged edits these facts change. */
  section: 'business_hours' | 'services' | 'common_questions' | null;
  topics: FactTopic[];
}

/** What a website said, by what it is about, in the order of the page. Groups without facts are left out. */
export function groupFacts(facts: readonly BusinessFact[]): FactGroup[] {
  const of = (...kinds: BusinessFact['kind'][]) =>
    topicsIn(facts.filter(({ kind }) => kinds.includes(kind)));
  const groups: FactGroup[] = [
    { title: 'Business Hours', section: 'business_hours', topics: of('business_hours') },
    { title: 'Services', section: 'services', topics: of('service') },
    { title: 'Common Questions (FAQ)', section: 'common_questions', topics: of('question') },
    { title: 'About the business', section: null, topics: of(...textFactKinds) },
  ];
  return groups.filter(({ topics }) => topics.length > 0);
}

function topicsIn(facts: readonly BusinessFact[]): FactTopic[] {
  const topics = new Map<string, BusinessFact[]>();
  for (const fact of facts) {
    const key = topicOf(fact);
    topics.set(key, [...(topics.get(key) ?? []), fact]);
  }
  return [...topics].map(([key, versions]) => ({ key, versions }));
}

/** A business has one of each kind, but many services and questions: those have ids. */
function topicOf(fact: BusinessFact): string {
  if (fact.kind === 'service' || fact.kind === 'question') return `${fact.kind} ${fact.value.id}`;
  return fact.kind;
}

/** Those of a group that can be accepted together: nobody has decided on them or contradicts them. */
export function acceptable({ topics }: FactGroup): BusinessFact[] {
  return topics.flatMap(({ versions: [first, ...others] }) =>
    first && others.length === 0 && first.decision === null ? [first] : [],
  );
}

/** How many statements still wait for their owner. */
export function waiting(groups: readonly FactGroup[]): number {
  return groups
    .flatMap(({ topics }) => topics)
    .filter(({ versions }) => versions.every(({ decision }) => decision === null)).length;
}
