import type { PracticeCall } from '@second-ring/contract';

type Finding = PracticeCall['findings'][number];

/** Something that went wrong, and the call it went wrong in. */
export interface PlacedFinding {
  key: string;
  call: PracticeCall;
  finding: Finding;
  /** What an answer would be given to, in the caller's words; null: none would help. */
  question: string | null;
}

const order: Record<Finding['kind'], number> = { unanswered: 0, unserved: 1, unlike: 2, unsaid: 3 };

/** All that went wrong, what an owner can put right first. The same words are told once. */
export function placedFindings(calls: readonly PracticeCall[]): PlacedFinding[] {
  const all = calls.flatMap((call) =>
    call.findings.map((finding, at) => ({
      key: `${call.id} ${at}`,
      call,
      finding,
      question: questionOf(call, finding),
    })),
  );
  const told = new Set<string>();
  const asked = new Set(
    all.flatMap(({ finding }) => (finding.kind === 'unanswered' ? finding.question : [])),
  );
  return all
    .filter(({ finding }) => {
      const words = wordsOf(finding);
      return words === null || (!told.has(words) && told.add(words));
    })
    .map((found) =>
      // Its answer is asked for once.
      found.finding.kind === 'unserved' && found.question !== null && asked.has(found.question)
        ? { ...found, question: null }
        : found,
    )
    .toSorted((one, other) => order[one.finding.kind] - order[other.finding.kind]);
}

/** What is told once, in however many calls it came up; null: it is each call's own. */
function wordsOf(finding: Finding): string | null {
  if (finding.kind === 'unanswered') return finding.question.trim().toLowerCase();
  return finding.kind === 'unsaid' ? `${finding.reason} ${finding.sentence}` : null;
}

/** What was asked last, up to the line that is quoted: that is what wants an answer. */
function questionOf({ transcript }: PracticeCall, finding: Finding): string | null {
  if (finding.kind === 'unanswered') return finding.question;
  if (finding.kind !== 'unserved' || finding.quote === null) return null;
  const { role, content } = finding.quote;
  const at = transcript.findIndex((line) => line.role === role && line.content === content);
  const asked = transcript
    .slice(0, at + 1)
    .findLast((line) => line.role === 'user' && line.content.includes('?'));
  return asked?.content ?? null;
}
