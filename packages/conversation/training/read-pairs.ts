import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Act } from '../src/heard/acts.ts';
import type { FaqItem, Service } from '../src/knowledge/business.ts';
import type { Query } from '../src/listener/query-evidence.ts';
import type { Receptionist } from '../src/receptionist.ts';
import { randomNumbers, shuffle } from './linear-trainer.ts';
import { receptionistOf } from './retrieval-examples.ts';

interface Pair {
  /** As an owner writes it; null: what no shop has written. */
  title: string | null;
  wordings: string[];
  service: boolean;
  language: 'en' | 'fr';
}

/** Reads `what owners write = what callers say | …`, one a line. Throws on a line it cannot read. */
export function readPairs(directory: string): Pair[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(directory, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          if (!line.trim()) return [];
          const at = line.indexOf(' = ');
          if (at < 0) throw new Error(`${file}:${index + 1}: not a pair: ${line}`);
          const title = line.slice(0, at).trim();
          const wordings = line
            .slice(at + 3)
            .split(' | ')
            .map((one) => one.trim())
            .filter(Boolean);
          if (wordings.length === 0)
            throw new Error(`${file}:${index + 1}: nothing that callers say: ${line}`);
          return {
            title: title === '?' || title === '' ? null : title,
            wordings,
            service: isService(file, title),
            language: file.startsWith('fr') ? ('fr' as const) : ('en' as const),
          };
        }),
    );
}

const asksOrNotes =
  /[?]$|^(?:do|can|are|is|what|how|when|where|which|who|faites|est-ce|avez|puis|dois|combien|acceptez|offrez)\b/i;

/** Files named `en-q-` and `fr-n-` hold questions and notes; in the others what is no question is a service. */
function isService(file: string, title: string): boolean {
  return !/^(?:en-q|fr-n)-/.test(file) && !asksOrNotes.test(title);
}

export interface PairExample {
  receptionist: Receptionist;
  query: Query;
  wanted: string | null;
}

/** Services and questions a made-up shop has of each. */
const ofEach = 9;
const askingServices: readonly Act[] = [
  'ask.price',
  'ask.offer',
  'want.book',
  'ask.fact',
  'describe',
];

/** Queries at shops made up of a few pairs each: the right title against others. */
export function pairExamples(pairs: readonly Pair[], seed: number): PairExample[] {
  const random = randomNumbers(seed);
  const made: PairExample[] = [];
  for (const language of ['en', 'fr'] as const) {
    const ofLanguage = pairs.filter((pair) => pair.language === language);
    const services = ofLanguage.filter(({ title, service }) => title !== null && service);
    const questions = ofLanguage.filter(({ title, service }) => title !== null && !service);
    const unknown = ofLanguage
      .filter(({ title }) => title === null)
      .flatMap(({ wordings }) => wordings);
    shuffle(services, random);
    shuffle(questions, random);
    const shops = Math.max(1, Math.ceil(Math.max(services.length, questions.length) / ofEach));
    for (let shop = 0; shop < shops; shop += 1) {
      const own = slice(services, shop);
      const asked = slice(questions, shop);
      const receptionist = receptionistOf({
        name: 'Shop',
        timeZone: 'America/Vancouver',
        region: null,
        hours: null,
        services: own.map(({ title }, at) => serviceOf(`s${at}`, title ?? '')),
        commonQuestions: asked.map(({ title }, at) => questionOf(`q${at}`, title ?? '')),
        operationalNotes: [],
        details: null,
      });
      const add = (text: string, act: Act, wanted: string | null) =>
        made.push({
          receptionist,
          query: { text, act, language, focus: [], focusFact: null },
          wanted,
        });
      own.forEach(({ wordings }, at) => {
        wordings.forEach((text, index) => {
          add(text, askingServices[index % askingServices.length] ?? 'ask.price', `s${at}`);
        });
      });
      asked.forEach(({ wordings }, at) => {
        for (const text of wordings) add(text, 'ask.fact', `faq:q${at}`);
      });
      for (const text of unknown.slice(shop * 4, shop * 4 + 4)) add(text, 'ask.fact', null);
    }
  }
  return made;
}

function slice<T>(items: readonly T[], shop: number): T[] {
  if (items.length === 0) return [];
  return Array.from(
    { length: Math.min(ofEach, items.length) },
    (_, at) => items[(shop * ofEach + at) % items.length],
  ).flatMap((one) => (one === undefined ? [] : [one]));
}

function serviceOf(id: string, name: string): Service {
  return { id, name, description: null, pricingType: 'simple', basePrice: '10', options: [] };
}

function questionOf(id: string, question: string): FaqItem {
  return { id, question, answer: 'yes', explanation: '' };
}
