import type { BusinessHours, FaqItem, OperationsNote } from '@second-ring/conversation';
import { sampleBusiness } from './sample-business.ts';

const nineToFive = { open: '09:00', close: '17:00', isClosed: false };
const closed = { ...nineToFive, isClosed: true };
const allDay = { open: '00:00', close: '23:59', isClosed: false };

function everyDay(weekday: typeof allDay, weekend: typeof allDay): BusinessHours {
  return {
    monday: { ...weekday },
    tuesday: { ...weekday },
    wednesday: { ...weekday },
    thursday: { ...weekday },
    friday: { ...weekday },
    saturday: { ...weekend },
    sunday: { ...weekend },
  };
}

/** Weeks that are one tap away. The first is what a new form starts with. */
export const hoursPresets = [
  { name: 'Weekdays 9-5', hours: everyDay(nineToFive, closed) },
  { name: '24/7', hours: everyDay(allDay, allDay) },
] as const;

export const defaultHours: BusinessHours = hoursPresets[0].hours;

/** Services offered to add with one tap. */
export const serviceSuggestions = [
  'Full Window Tint',
  'Front Two Windows',
  'Windshield Strip',
  'Sunroof Tint',
  'Headlight Tint',
  'Taillight Tint',
  'Paint Protection Film (PPF) - Hood',
  'PPF - Full Front',
  'Ceramic Coating',
] as const;

/** The ten questions callers ask everywhere, answered as a new form starts: the sample shop's. */
export const defaultQuestions: FaqItem[] = sampleBusiness.commonQuestions;

/** The notes a new form starts with, for the owner to make true: the sample shop's. */
export const defaultNotes: OperationsNote[] = sampleBusiness.operationalNotes;

const standardQuestionIds: ReadonlySet<string> = new Set(defaultQuestions.map(({ id }) => id));

/** Whether a question is one of the ten, whose words stay as they are. */
export function isStandardQuestion(id: string): boolean {
  return standardQuestionIds.has(id);
}
