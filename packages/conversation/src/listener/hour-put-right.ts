import { spokenNumbers } from '../knowledge/spoken-numbers.ts';
import { fold } from '../knowledge/words.ts';

const one =
  '(?:\\d{1,2}(?::\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|midi)';
const part =
  "(?: (?:thirty|fifteen|forty[ -]five|trente|quinze|heures?(?: trente| et demie)?|h(?:\\d\\d)?|o['’]?clock))?";
const hour = `${one}${part}`;
/** No number of things, and none of digits told one by one. */
const ends =
  '(?![\\p{L}\\p{N}:]|[ -](?!(?:and|but|please|then|sorry|if|is|thanks|instead|actually|so|o|et|mais|svp|alors|plutot|merci)\\b)[\\p{L}\\p{N}])';
const before =
  '(?<![\\p{L}\\p{N}:]|(?:one|two|three|four|five|six|seven|eight|nine|ten|oh|zero|\\d)[ -])';
const put = "(?:at |it's |make it |make that |the |around |about |a |c'est |plutot )?";

/** "Eleven, not ten" */
const firstMeant = new RegExp(
  `${before}(${hour})(,? (?:and |et )?(?:not|pas|instead of|rather than|au lieu de) (?:at |a )?)(${hour})${ends}`,
  'iu',
);
/** "Not ten, eleven" */
const secondMeant = new RegExp(
  `\\b(?:not|pas) (?:at |a )?(${hour})(,? (?:but |sorry |no |mais )?${put})(${hour})${ends}`,
  'iu',
);
/** "Make that eleven", "at ten": by itself, of a visit that is being arranged. */
const alone = new RegExp(
  `^(?:(?:uh|um|oh|no|ok|okay|so|and|actually|sorry|wait|well|euh|non|bon)[ ,]+)*(?:(?:could (?:you|we) |can (?:you|we) |let's )?(?:make (?:it|that)|(?:say|do)|mettez|mettons|disons)(?: at| a)?|at|around|a|vers) (${hour})(?: (?:please|then|instead|actually|if (?:you|that|i)\\b.*|svp|plutot|alors))*[.!]?$`,
  'iu',
);
const onlyHour = new RegExp(`^(?:(?:uh|um|like|say|maybe|ok|okay) )?(${hour})[.!]?$`, 'iu');
/** "I said eleven", after an hour was told. */
const saidSo = new RegExp(
  `\\b(?:i (?:said|meant|mean)|sorry|no wait|wait no|j'ai dit|je voulais dire|non) (?:at |a )?(${hour})${ends}`,
  'iu',
);

/** An hour told in the place of another: where it stands, and the words without the one that is not meant. */
export interface HourPutRight {
  text: string;
  start: number;
  end: number;
}

/**
 * "Eleven, not ten", "not ten, eleven", "make that eleven": the hour that is meant, of a visit that is being
 * arranged. The one that is not meant must be the hour that was told, so that no count of things is taken for one.
 * @param known hours told before, as a caller says them.
 */
export function hourPutRight(
  text: string,
  arranges: boolean,
  known: number | null,
): HourPutRight | null {
  const folded = fold(text);
  if (folded.length !== text.length) return null;
  const told = (said: string, at: number) => {
    const value = hourOf(said);
    return value !== null && (value === known || value === hourBefore(folded.slice(0, at)));
  };
  const first = firstMeant.exec(folded);
  if (first && told(first[3] ?? '', first.index)) {
    const end = first.index + (first[1] ?? '').length;
    return { text: blanked(text, end, first.index + first[0].length), start: first.index, end };
  }
  const second = secondMeant.exec(folded);
  if (second && told(second[1] ?? '', second.index)) {
    const end = second.index + second[0].length;
    const start = end - (second[3] ?? '').length;
    return { text: blanked(text, second.index, start), start, end };
  }
  const bare =
    (arranges ? alone.exec(folded) : null) ??
    (arranges && known === null ? onlyHour.exec(folded) : null) ??
    (known === null ? null : saidSo.exec(folded));
  if (!bare) return null;
  const start = bare.index + bare[0].lastIndexOf(bare[1] ?? '');
  return { text, start, end: start + (bare[1] ?? '').length };
}

const blanked = (text: string, from: number, to: number) =>
  `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`;

/** The hour as it is said: "eleven thirty" is of eleven. */
function hourOf(said: string): number | null {
  if (/^(?:noon|midi)/.test(said)) return 12;
  const value = /^\d{1,2}/.exec(said)?.[0] ?? spokenNumbers(said.split(' ')[0] ?? '')[0]?.value;
  return value === undefined ? null : Number(value) % 12 || 12;
}

/** The last hour told in the same breath: "Tuesday at ten, no wait ...". */
function hourBefore(before: string): number | null {
  const all = [...before.matchAll(new RegExp(`\\b(?:at|around|day|a|vers|di) (${one})`, 'giu'))];
  return hourOf(all.at(-1)?.[1] ?? '');
}
