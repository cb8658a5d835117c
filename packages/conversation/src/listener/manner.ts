import type { Act } from '../heard/acts.ts';

const telling: ReadonlySet<Act> = new Set(['describe', 'give', 'complain', 'aside', 'ask.status']);

/** Who asks means something; who tells of themselves often means nothing that is listed. */
export function mannerOf(act: Act): 'asking' | 'telling' | 'choosing' {
  if (act.startsWith('ask.') || act === 'claim') return telling.has(act) ? 'telling' : 'asking';
  return telling.has(act) ? 'telling' : 'choosing';
}
