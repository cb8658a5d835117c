import type { PracticeCall, PracticeEstimate, PracticeRun } from '@second-ring/contract';
import type { DropReason } from '@second-ring/conversation';
import type { OpenSection } from '../business-search.ts';

/** Why a sentence of the model's was not said, and where it is put right if it was true. */
export const stopped: Readonly<Record<DropReason, { why: string; section?: OpenSection }>> = {
  'not-speech': { why: 'It is nothing a person would say.' },
  'unknown-reference': { why: 'It refers to something your AI does not know.' },
  'other-service': { why: 'Its price belongs to another service.', section: 'services' },
  amount: { why: 'Its amount is not in your price list.', section: 'services' },
  number: { why: 'It has a number that nobody mentioned.', section: 'faq' },
  time: { why: 'It has a day or time your AI does not know.', section: 'hours' },
  withheld: { why: 'It gives a price that you do not want quoted.', section: 'services' },
  gift: {
    why: 'It offers something free or reduced that you do not offer.',
    section: 'promotions',
  },
  promise: { why: 'It promises what your AI cannot keep.' },
  'denies-ai': { why: 'It denies being an AI.' },
  name: { why: 'It names somebody nobody mentioned.', section: 'faq' },
  language: { why: 'It is in a different language from the caller’s.' },
  secret: { why: 'It asks for something secret.' },
  address: { why: 'It gives a web or email address that is not yours.' },
  payment: { why: 'It asks for a payment that you do not take.' },
  danger: { why: 'It keeps somebody in danger from getting help.' },
  closed: { why: 'It says that you are out of business.' },
  unsupported: { why: 'It says something that you have not written.', section: 'faq' },
  dangling: { why: 'It goes on from a sentence that was left out.' },
  repeated: { why: 'It says what had just been said.' },
  'too-many': { why: 'Nobody listens to so many sentences.' },
};

const sections: Partial<Record<OpenSection, string>> = {
  services: 'Open the services',
  faq: 'Open the questions',
  hours: 'Open the hours',
  promotions: 'Open the promotions',
};

/** What the way to a section is called. */
export function wayTo(section: OpenSection): string {
  return sections[section] ?? 'Open it';
}

/** How much a run would ask of the model, and what that costs where it is known. */
export function takes({ requests, tokens, cost }: PracticeEstimate): string {
  const amount = `About ${count(requests)} requests and ${count(roughly(tokens))} tokens`;
  return cost === null ? `${amount}.` : `${amount}, ${dollars(cost)}.`;
}

/** What a run took. */
export function took({ requests, tokens, cost }: PracticeRun): string {
  const amount = `${count(requests)} requests and ${count(tokens)} tokens`;
  return cost === null ? `${amount}.` : `${amount}, ${dollars(cost)}.`;
}

/** A number as people read it: 210,000. */
export function count(value: number): string {
  return value.toLocaleString('en');
}

const stops: Readonly<Record<NonNullable<PracticeRun['stop']>, string>> = {
  limit: 'It stopped there: the run had used up what it may ask of the language model.',
  model: 'It stopped there: the language model did not play the callers. Please try again later.',
  time: 'It stopped there: the language model took too long.',
  restart: 'It stopped there: the server was restarted. You can start it again.',
  fault: 'It stopped there: something went wrong on our side. Please try again.',
};

/** What has become of a run, in sentences. */
export function standingOf({ status, stop, calls, total, current, kind }: PracticeRun): string {
  const done = `${calls.length} of ${total} calls done.`;
  if (status === 'running') return current ? `${done} On the line: ${current}.` : done;
  if (status === 'cancelled') return `Cancelled. ${done}`;
  if (stop) return `${done} ${stops[stop]}`;
  const served = calls.filter(({ got }) => got === 'yes').length;
  return kind === 'kept'
    ? `${served} of ${total} kept calls were answered as you want.`
    : `${served} of ${total} callers got what they rang for.`;
}

type Finding = PracticeCall['findings'][number];

/** Something that went wrong, and the call it went wrong in. */
export interface PlacedFinding {
  key: string;
  call: PracticeCall;
  finding: Finding;
  /** What an answer would be given to, in the caller's words; null: none would help. */
  question: string | null;
}

const findingOrder: Record<Finding['kind'], number> = {
  unanswered: 0,
  unserved: 1,
  unlike: 2,
  unsaid: 3,
};

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
    .toSorted((one, other) => findingOrder[one.finding.kind] - findingOrder[other.finding.kind]);
}

function roughly(value: number): number {
  const step = value < 10_000 ? 100 : 1_000;
  return Math.round(value / step) * step;
}

function dollars(cost: number): string {
  return cost < 0.01 ? 'less than $0.01' : `about $${cost.toFixed(2)}`;
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
