import type { Service, ServiceOption } from './business.ts';
import { inEnglish } from './in-english.ts';
import { optionSaidWhole } from './options.ts';
import { contentOf, tellingOf } from './question-words.ts';
import type { ServiceIndex } from './service-index.ts';
import type { ServiceMatch } from './services.ts';
import { topicsOf } from './topics.ts';

/** What one service's name, options and description are about. */
interface Described {
  service: Service;
  content: ReadonlySet<string>;
  topics: ReadonlySet<string>;
}

/** Topics that are charged for as such. Of others, a price is asked of something else. */
const charged = new Set(['call-out', 'cancellation', 'deposit', 'late', 'estimate', 'emergency']);

/** Read once: the services of a business do not change while calls are answered. */
const known = new WeakMap<readonly Service[], readonly Described[]>();

function describedIn(services: readonly Service[]): readonly Described[] {
  const before = known.get(services);
  if (before) return before;
  const described = services.map((service) => {
    const options = service.options.map(({ name }) => name).join('. ');
    const text = `${service.name}. ${options}. ${service.description ?? ''}`;
    return { service, content: contentOf(text), topics: topicsOf(text).topics };
  });
  known.set(services, described);
  return described;
}

function byTopic(services: readonly Described[], text: string): Service | null {
  const asked = [...topicsOf(text).topics].filter((one) => charged.has(one));
  const [only, second] = services.filter(({ topics }) => asked.some((one) => topics.has(one)));
  return only && !second ? only.service : null;
}

function byContent(services: readonly Described[], text: string): Service | null {
  const asked = [...contentOf(text)].filter((one) => tellingOf(one) === 1);
  const scored = services.map(({ service, content }) => ({
    service,
    shared: asked.filter((one) => content.has(one)).length,
  }));
  const most = Math.max(0, ...scored.map(({ shared }) => shared));
  const best = scored.filter(({ shared }) => shared === most);
  return most > 0 && best.length === 1 ? (best[0]?.service ?? null) : null;
}

function optionIn(services: readonly Service[], text: string): ServiceMatch | null {
  const found = services.flatMap((service) => {
    const option: ServiceOption | null = optionSaidWhole(service, text);
    return option ? [{ service, option }] : [];
  });
  const [only, second] = found;
  if (!only || second) return null;
  return { ...only, score: 0.8, kind: 'strong', matchedSpan: text };
}

/**
 * The one service that only its description or an option's name tells apart: "your call-out fee"
 * for a "Mobile Visit" that is described as one. What it is charged for decides; another word of a
 * description is worth a question. Null where several, or none, would do.
 */
export function serviceByDescription(index: ServiceIndex, words: string): ServiceMatch | null {
  const text = inEnglish(words) ?? words;
  const option = optionIn(index.services, text);
  if (option) return option;
  const described = describedIn(index.services);
  const sure = byTopic(described, text);
  const service = sure ?? byContent(described, text);
  if (!service) return null;
  const kind = sure ? 'strong' : 'near';
  return { service, option: null, score: sure ? 0.8 : 0.5, kind, matchedSpan: words };
}
