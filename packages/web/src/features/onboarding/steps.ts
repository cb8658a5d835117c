import {
  checkHours,
  checkNotes,
  checkQuestions,
  checkServices,
  longestAddress,
  longestName,
  type Mistakes,
  tooLong,
} from '@second-ring/contract';
import { isServiceNumber, serviceNumberSentence } from '@second-ring/contract/service-numbers';
import { numberMistake } from '@/components/phone-mask.ts';
import type { AnswerName, Answers } from './draft.ts';

export interface Step {
  path: '/onboard/step-one' | '/onboard/step-two' | '/onboard/step-three' | '/onboard/step-four';
  badge: string;
  title: string;
  description: string;
  /** What it asks. */
  asks: readonly AnswerName[];
  /** What keeps the owner from going on, by the path of its field. */
  check: (answers: Answers) => Mistakes;
}

/** What is missing or wrong in the business's details. */
function checkDetails({ businessName, phoneNumber, address }: Answers): Mistakes {
  const noName = businessName.trim() ? null : 'Enter the name of your business.';
  const noAddress = address.trim()
    ? null
    : 'Enter your address. If you have no shop, the town you work from is enough.';
  const name = noName ?? tooLong(businessName.trim(), longestName);
  const place = noAddress ?? tooLong(address.trim(), longestAddress);
  return {
    ...(name && { businessName: name }),
    ...checkOwnNumber(phoneNumber),
    ...(place && { address: place }),
  };
}

function checkOwnNumber(digits: string): Mistakes {
  if (digits === '') return { phoneNumber: 'Enter your business phone number.' };
  const mistake = numberMistake(digits, 'call');
  if (mistake) return { phoneNumber: mistake };
  // North American area codes and exchanges begin with 2 to 9.
  if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(digits))
    return {
      phoneNumber: 'There is no such phone number. Check the area code and the digits after it.',
    };
  return isServiceNumber(`+1${digits}`) ? { phoneNumber: serviceNumberSentence } : {};
}

/** The four steps, in order. */
export const steps = [
  {
    path: '/onboard/step-one',
    badge: 'Step 1 of 3',
    title: 'Confirm your business details',
    description: 'What callers ask first: who you are, where you are, and when you are open.',
    asks: ['businessName', 'phoneNumber', 'address', 'businessHours'],
    check: (answers) => ({ ...checkDetails(answers), ...checkHours(answers.businessHours) }),
  },
  {
    path: '/onboard/step-two',
    badge: 'Step 2 of 3',
    title: 'Add your services',
    description: 'Your AI quotes exactly these prices and no others.',
    asks: ['services'],
    check: ({ services }) =>
      services.length === 0
        ? { services: 'Add at least one service, so that your AI can say what you offer.' }
        : checkServices(services),
  },
  {
    path: '/onboard/step-three',
    badge: 'Step 3 of 3',
    title: 'Common questions and answers',
    description:
      'Check each answer, because your AI gives it to callers. Remove what does not fit your business.',
    asks: ['commonQuestions'],
    check: ({ commonQuestions }) => checkQuestions(commonQuestions),
  },
  {
    path: '/onboard/step-four',
    badge: 'Final Step',
    title: 'Day-to-day operations',
    description:
      'These notes come from a tint shop. Change them or remove them, because your AI passes them on to callers.',
    asks: ['operationalNotes'],
    check: ({ operationalNotes }) => checkNotes(operationalNotes),
  },
] as const satisfies readonly Step[];

/** Those that are counted, "1 of 3"; the final one comes after them. */
export const countedSteps = steps.slice(0, 3);

/** The first step that something is missing in; null: all is there. */
export function firstUnfinished(answers: Answers): Step | null {
  return steps.find(({ check }) => Object.keys(check(answers)).length > 0) ?? null;
}

/**
 * A refusal of the server's that names its field, such as `phoneNumber: We only call ...`, by the
 * step that asks for it and without the name; null: it names none.
 */
export function stepRefused(sentence: string): { step: Step; sentence: string } | null {
  const [, name, words] = /^(\w+)[\w.-]*: (.+)$/s.exec(sentence) ?? [];
  const step = steps.find(({ asks }) => asks.some((answer) => answer === name));
  return step && words ? { step, sentence: words } : null;
}
