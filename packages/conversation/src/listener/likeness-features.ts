import type { Likeness } from './likeness.ts';

/** Names of what sentence vectors add to the dense features, in the order of their weights. */
export const likenessNames = [
  'likeness, title',
  'likeness, full',
  'likeness',
  'likeness, best',
  'likeness, lead',
  'likeness, title asked',
  'likeness, full asked',
  'none, best likeness',
  'none, lead of likeness',
  'none, best likeness asked',
  'likeness, known',
  'none, likeness known',
  'likeness, part',
  'likeness, over the mean',
  'likeness, service',
  'likeness, fact',
  'likeness, telling',
  'likeness, choosing',
  'likeness, lead of a service',
  'likeness, near the best',
  'none, best likeness telling',
  'none, best likeness choosing',
  'none, best likeness of a service',
  'none, best likeness of a fact',
  'none, best over the mean',
  'likeness, wording',
  'likeness, wordings',
  'likeness, lead of a wording',
  'likeness, best wording',
  'likeness, wordings known',
  'likeness, wording or own',
  'likeness, wording asked',
  'likeness, wording telling',
  'likeness, share of wordings',
  'likeness, share of all',
  'none, best likeness of a wording',
  'none, lead of a wording',
] as const;

export type LikenessName = (typeof likenessNames)[number];

/** This close to the best it may be meant as well. */
const near = 0.05;
/** So much more likeness is nearly three times the share. */
const sharpness = 0.07;

/**
 * What likenesses say for each candidate, and for none of them.
 * @param services which candidates are services.
 * @param put takes one feature of the candidate at a place, `null` for none of them.
 */
export function addLikeness(
  { title, full, part, wording = [], wordings = [] }: Likeness,
  manner: 'asking' | 'telling' | 'choosing',
  services: readonly boolean[],
  put: (at: number | null, name: LikenessName, value: number) => void,
): void {
  const most = services.map(
    (_, at) => Math.max(title[at] ?? 0, full[at] ?? 0, part[at] ?? 0) / 100,
  );
  const [best = 0, second = 0] = [...most].sort((one, other) => other - one);
  const mean = most.reduce((sum, one) => sum + one, 0) / (most.length || 1);
  let bestService = 0;
  let bestFact = 0;
  services.forEach((isService, at) => {
    const own = most[at] ?? 0;
    const lead = own - (own === best ? second : best);
    if (isService) bestService = Math.max(bestService, own);
    else bestFact = Math.max(bestFact, own);
    put(at, 'likeness, known', 1);
    put(at, 'likeness, title', (title[at] ?? 0) / 100);
    put(at, 'likeness, full', (full[at] ?? 0) / 100);
    put(at, 'likeness, part', (part[at] ?? 0) / 100);
    put(at, 'likeness', own);
    put(at, 'likeness, over the mean', own - mean);
    put(at, isService ? 'likeness, service' : 'likeness, fact', own);
    put(at, 'likeness, best', own === best ? 1 : 0);
    put(at, 'likeness, near the best', own > best - near ? 1 : 0);
    put(at, 'likeness, lead', lead);
    if (isService) put(at, 'likeness, lead of a service', lead);
    if (manner === 'telling') put(at, 'likeness, telling', own);
    if (manner === 'choosing') put(at, 'likeness, choosing', own);
    if (manner !== 'asking') return;
    put(at, 'likeness, title asked', (title[at] ?? 0) / 100);
    put(at, 'likeness, full asked', (full[at] ?? 0) / 100);
  });
  const [bestWording = 0, secondWording = 0] = wording
    .map((one) => one / 100)
    .sort((one, other) => other - one);
  services.forEach((_, at) => {
    const own = (wording[at] ?? 0) / 100;
    if (bestWording > 0) put(at, 'likeness, wording or own', Math.max(own, most[at] ?? 0));
    if (own <= 0) return;
    put(at, 'likeness, wordings known', 1);
    put(at, 'likeness, wording', own);
    put(at, 'likeness, wordings', (wordings[at] ?? 0) / 100);
    put(
      at,
      'likeness, lead of a wording',
      own - (own === bestWording ? secondWording : bestWording),
    );
    put(at, 'likeness, best wording', own === bestWording ? 1 : 0);
    if (manner === 'asking') put(at, 'likeness, wording asked', own);
    if (manner === 'telling') put(at, 'likeness, wording telling', own);
  });
  const shares = (values: readonly number[]) => {
    const raised = values.map((one) => Math.exp(one / sharpness));
    const sum = raised.reduce((total, one) => total + one, 0);
    return raised.map((one) => one / sum);
  };
  if (bestWording > 0) {
    const ofWordings = shares(services.map((_, at) => (wording[at] ?? 0) / 100));
    const ofAll = shares(
      services.map((_, at) => Math.max(most[at] ?? 0, (wording[at] ?? 0) / 100)),
    );
    services.forEach((_, at) => {
      put(at, 'likeness, share of wordings', ofWordings[at] ?? 0);
      put(at, 'likeness, share of all', ofAll[at] ?? 0);
    });
  }
  put(null, 'none, best likeness of a wording', bestWording);
  put(null, 'none, lead of a wording', bestWording - secondWording);
  put(null, 'none, likeness known', 1);
  put(null, 'none, best likeness', best);
  put(null, 'none, lead of likeness', best - second);
  put(null, 'none, best likeness of a service', bestService);
  put(null, 'none, best likeness of a fact', bestFact);
  put(null, 'none, best over the mean', best - mean);
  if (manner === 'asking') put(null, 'none, best likeness asked', best);
  if (manner === 'telling') put(null, 'none, best likeness telling', best);
  if (manner === 'choosing') put(null, 'none, best likeness choosing', best);
}
