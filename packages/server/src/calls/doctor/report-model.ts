import type { TriedTurn } from './try-model.ts';

/** What the tried turns come to, in lines for a person. `deadline`: milliseconds, as it is set. */
export function reportModel(tried: readonly TriedTurn[], deadline: number): string[] {
  const asked = tried.filter(
    ({ failure, sentences, dropped }) => failure ?? sentences + dropped.length > 0,
  );
  const first = asked.flatMap(({ firstSentence }) => firstSentence ?? []).sort((a, b) => a - b);
  const spoken = sum(tried.map(({ sentences }) => sentences));
  const dropped = tried.flatMap((turn) => turn.dropped);
  const inTime = first.filter((at) => at <= deadline).length;
  const lines = tried.flatMap((turn) => [
    `Caller: ${turn.caller}`,
    `  ${turn.failure ? `failed: ${turn.failure}` : told(turn)}`,
    `  ${turn.spoken}`,
  ]);
  return [
    ...lines,
    '',
    `First sentence: ${first.length > 0 ? `p50 ${at(first, 0.5)} ms, slowest ${at(first, 1)} ms` : 'none came'}`,
    `In time (LLM_DEADLINE_MS=${deadline}): ${inTime} of ${tried.length} turns`,
    `Kept to the form: ${tried.filter(({ obeyed, failure }) => obeyed && !failure).length} of ${tried.length} turns`,
    `Sentences: ${spoken} spoken, ${dropped.length} dropped${dropped.length > 0 ? ` (${counted(dropped)})` : ''}`,
    verdict(tried, inTime, spoken, dropped.length),
  ];
}

function told({ firstSentence, whole, obeyed, dropped }: TriedTurn): string {
  const parts = [
    firstSentence === null
      ? 'not asked, or nothing spoken'
      : `${Math.round(firstSentence)} ms to the first sentence`,
    `${Math.round(whole)} ms in all`,
    obeyed ? '' : 'not in the form it was asked for',
    dropped.length > 0 ? `dropped: ${dropped.join(', ')}` : '',
  ];
  return parts.filter(Boolean).join('; ');
}

function verdict(
  tried: readonly TriedTurn[],
  inTime: number,
  spoken: number,
  dropped: number,
): string {
  if (tried.every(({ failure }) => failure))
    return 'The model did not answer: check LLM_API_URL, LLM_API_KEY and LLM_MODEL.';
  if (inTime < tried.length * 0.8)
    return 'Too slow for the telephone: callers would mostly hear the built-in receptionist. Try a smaller or a nearer model.';
  if (dropped > (spoken + dropped) * 0.1)
    return 'It writes much that may not be said. Callers hear the truth all the same, in plainer words. A larger model does better.';
  return 'Good to answer calls.';
}

function at(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function counted(reasons: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${reason} ${count}`).join(', ');
}
