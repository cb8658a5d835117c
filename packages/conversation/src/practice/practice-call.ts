import type { Language } from '../conversation.ts';
import type { DropReason, Unsaid } from '../model/drop-reason.ts';

/** What a caller played by a language model may ring for, in the order they ring. */
export const practiceGoals = [
  'price',
  'total',
  'booking',
  'complaint',
  'urgent',
  'not-listed',
  'other-language',
  'person',
  'salesman',
  'questions',
] as const;
type PracticeGoal = (typeof practiceGoals)[number];

/** Somebody whom a language model plays. What they say is invented and goes nowhere. */
export interface PracticeCaller {
  id: PracticeGoal;
  language: Language;
  /** What they ring for, as the owner reads it: "Asks what Full Window Tint costs". */
  name: string;
  /** Who they are and how they speak. */
  who: string;
  /** What they want of the call. */
  wants: string;
  /** What a good receptionist makes of it. */
  fair: string;
  /** Whether their questions deserve an answer: a salesman's do not. */
  inEarnest: boolean;
}

/** How far a caller got what they rang for. */
export const practiceOutcomes = ['yes', 'partly', 'no'] as const;
type PracticeOutcome = (typeof practiceOutcomes)[number];

/** One line of a practice call. */
export interface PracticeLine {
  role: 'user' | 'assistant';
  content: string;
}

/** What a language model made of a call, as far as it can be used. */
export interface PracticeVerdict {
  got: PracticeOutcome;
  /** A sentence for the owner. */
  why: string;
  /** The line that shows it; null: none was named. */
  quote: PracticeLine | null;
}

/** Something that went wrong on a practice call. */
export type PracticeFinding =
  /** Asked, and nothing the shop knows answers it. */
  | { kind: 'unanswered'; question: string }
  /** Written by the model and stopped by the checks. */
  | { kind: 'unsaid'; reason: DropReason; sentence: string }
  | { kind: 'unserved'; got: 'partly' | 'no'; why: string; quote: PracticeLine | null }
  /** A kept call was not answered as its owner wants. */
  | { kind: 'unlike'; why: string };

/** What is known of a call once it is over. */
export interface PracticeEnd {
  unansweredQuestions: readonly string[];
  unsaid: readonly Unsaid[];
  verdict: PracticeVerdict | null;
}

/** No call has more to tell of one kind than an owner reads. */
const mostOfAKind = 8;
const longestSentence = 300;

/** What went wrong on a call, what the owner can put right first. */
export function findingsOf({
  unansweredQuestions,
  unsaid,
  verdict,
}: PracticeEnd): PracticeFinding[] {
  const questions = [...new Set(unansweredQuestions)].slice(0, mostOfAKind);
  const sentences = new Map(unsaid.map((one) => [one.sentence, one]));
  return [
    ...questions.map((question) => ({ kind: 'unanswered', question }) as const),
    ...(verdict && verdict.got !== 'yes'
      ? [{ kind: 'unserved', got: verdict.got, why: verdict.why, quote: verdict.quote } as const]
      : []),
    ...[...sentences.values()].slice(0, mostOfAKind).map(
      ({ reason, sentence }) =>
        ({
          kind: 'unsaid',
          reason,
          sentence: sentence.slice(0, longestSentence),
        }) as const,
    ),
  ];
}
