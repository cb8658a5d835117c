import { weekdays } from '@second-ring/conversation';
import type { PublishedKnowledge } from '../knowledge-sections.ts';
import { dateInWords, dayInWords } from '../knowledge-words.ts';
import { comparing, type Difference } from './difference.ts';

type Hours = PublishedKnowledge['business_hours'];
type Exception = NonNullable<NonNullable<Hours>['exceptions']>[number];

const { differing, listed } = comparing('business_hours');

const wordsOf = (exception: Exception) => dayInWords(exception);
const nameOf = ({ date, name }: Exception) =>
  name?.trim() ? `${name.trim()}, ${dateInWords(date)}` : dateInWords(date);

/** What differs between two weeks, day by day, and on single dates. */
export function compareHours(before: Hours, after: Hours): Difference[] {
  const days = weekdays.flatMap((weekday) =>
    differing(
      [weekday],
      weekday.charAt(0).toUpperCase() + weekday.slice(1),
      before && dayInWords(before[weekday]),
      after && dayInWords(after[weekday]),
    ),
  );
  const dates = listed(
    before?.exceptions,
    after?.exceptions,
    {
      keyOf: ({ date }) => date,
      nameOf,
      wordsOf,
      partsOf: (was, now) => [
        ...differing(['exceptions', now.date], nameOf(was), wordsOf(was), wordsOf(now)),
        ...differing(['exceptions', now.date], dateInWords(now.date), was.name, now.name, 'name'),
      ],
    },
    ['exceptions'],
  );
  return [...days, ...dates];
}
