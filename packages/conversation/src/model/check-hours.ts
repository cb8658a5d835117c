import { weekdays } from '../knowledge/business.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { addDays, openingOn } from '../knowledge/hours.ts';
import { fold } from '../knowledge/words.ts';
import {
  type HoursClaim,
  hoursClaimsIn,
  whyHoursAreWrong,
} from '../rehearsal/claims/hours-claims.ts';
import { weekdayOf } from '../speaking/say-date.ts';
import { type LocalTime, localDateTime } from '../understanding/slots/time-zone.ts';
import { boundsOf, type Grounds, type Passage, sentenceBefore } from './grounds.ts';
import { halfDay } from './named-times.ts';
import { clocksWritten, shared, timesIn, withDigits } from './standing-words.ts';
import { topicStems } from './topic-stems.ts';

/**
 * The clock times, in minutes of half a day, that what a sentence says of opening hours stands on
 * beside the week's; null where it says something else than the owner wrote.
 */
export function hoursTold(folded: string, spoken: string, grounds: Grounds): Set<number> | null {
  const { hours } = grounds.receptionist.profile.knowledge;
  // Who hears the day's hours beside it knows what "by then" means.
  const tellsHours = /\d ?(?:am|pm|h)\b/i.test(spoken);
  const asked = asksHours.test(grounds.lastWords) ? 'what are the hours' : '';
  const claims = (tellsHours ? spoken.replace(closedByThen, ' ') : spoken)
    .split(/[,;] (?=(?:so|and|but|or|alors|et|mais|ou|donc)\b)/)
    .flatMap((part) =>
      hoursClaimsIn(asHoursInEnglish(part.replace(byAppointment, ' '), grounds), asked),
    );
  const times = new Set<number>();
  for (const claim of claims) {
    if (!whyHoursAreWrong(hours, claim) || aboutOneDate(folded, grounds)) continue;
    if (claim.open && claim.days.length > 1 && ofTheRest.test(folded)) continue;
    if (claim.open && opensAgain(claim, folded, grounds)) continue;
    if (!claim.open && isClosedPart(claim, folded, grounds)) continue;
    const written = hoursOfAPart(claim, folded, grounds);
    if (!written) return null;
    for (const { time, endTime } of timesIn(written.folded, grounds))
      for (const clock of [time, endTime]) if (clock) times.add(halfDay(clock));
  }
  return times;
}

/** "The desk reopens at a quarter to two", of an owner's text that has it closed until then. */
function opensAgain({ from }: HoursClaim, folded: string, grounds: Grounds): boolean {
  if (!again.test(folded) || from === null) return false;
  return grounds.passages.some(
    (one) =>
      one.kind !== 'shop' &&
      shut.test(one.folded) &&
      from.minutes.some((minutes) => clocksWritten(one).has(minutes % 720)),
  );
}

const again = /\b(?:reopen\w*|open (?:back up|again)|rouvr\w*)\b/;
const shut = /\b(?:closed?|closes|shuts?|lunch|ferm\w+|diner|dejeuner)\b/;

/** "The other weekdays" are those that have not been told: its hours are looked at one by one. */
const ofTheRest = /\b(?:other (?:week)?days|rest of the week|autres jours|reste de la semaine)\b/;

/** Who asks when the doors open is answered with days and hours alone: "Wednesdays from nine". */
const asksHours =
  /\b(?:open|opens|close|closes|closed|hours|how late|ouverte?s?|ouvrez|fermez|fermee?s?|horaires?|heures d'ouverture)\b/;

const closedByThen =
  /\b(?:we're |we are |we'll be |on est |on sera |nous (?:sommes|serons) )?(?:already |deja |déjà )?(?:closed|fermée?s?) (?:by|at) (?:then|that (?:time|hour|point))\b|\b(?:on est |on sera |nous (?:sommes|serons) )?(?:déjà )?fermée?s? (?:à cette heure(?:-là)?|rendu là)/gi;

/** A time that may be said; "twenty-two hours" is not known by doors that open at ten in the morning. */
export function isKnownTime(clock: LocalTime, text: string, grounds: Grounds): boolean {
  const { times, timesBesideHours, receptionist } = grounds;
  if (!times.has(halfDay(clock))) return false;
  if (!namesHalf.test(fold(text)) || timesBesideHours.has(halfDay(clock))) return true;
  const bounds = boundsOf(receptionist.profile.knowledge.hours);
  return bounds.some((minutes) => minutes % 1440 === clock.hour * 60 + clock.minute);
}

/** An hour after noon, as a clock of twenty-four hours or "pm" has it. */
const namesHalf =
  /\b(?:1[3-9]|2[0-3]|treize|quatorze|quinze|seize|dix-(?:sept|huit|neuf)|vingt(?:-deux|-trois| et une)?) ?(?:h\b|h\d|heures|:)|\bp\.?m\b/;

const frenchHours: readonly (readonly [RegExp, string])[] = [
  [/\b(?:nous sommes |on est |c'est )?ouverte?s?\b/g, 'open'],
  [/\b(?:nous |on )?ferm(?:ons|e|ez) a(?= \d| midi)/g, 'closes at'],
  [/\b(?:nous sommes |on est |c'est )?fermee?s?\b/g, 'closed'],
  [/\b(?:nous |on )?r?ouvr(?:ons|e|ez) a\b/g, 'opens at'],
  [/\b(?:nous |on )?r?ouvr(?:ons|e)\b/g, 'open'],
  [/\b(?:nous )?fermons\b/g, 'closed'],
  [
    /\b(?:on|nous) (?:est|sera|sommes|serons) (?:de retour|(?:de nouveau )?la(?= (?:le |jusqu|\w+di|demain)))/g,
    'open',
  ],
  [/\blundis?\b/g, 'monday'],
  [/\bmardis?\b/g, 'tuesday'],
  [/\bmercredis?\b/g, 'wednesday'],
  [/\bjeudis?\b/g, 'thursday'],
  [/\bvendredis?\b/g, 'friday'],
  [/\bsamedis?\b/g, 'saturday'],
  [/\bdimanches?\b/g, 'sunday'],
  [/\b(\d{1,2}) heures? (\d{2})\b/g, '$1:$2'],
  [/\b(\d{1,2}) heures? et demie\b/g, '$1:30'],
  [/\b(\d{1,2}) heures?\b/g, '$1:00'],
  [/\b(\d{1,2}) ?h ?(\d{2})?\b/g, '$1:$2'],
  [/:(?!\d)/g, ':00'],
  [/\bjusqu'a\b/g, 'until'],
  [/\b(?:midi)\b/g, '12:00'],
  [/\b(?:minuit)\b/g, '24:00'],
  [/\bde (?=\d)/g, 'from '],
  [/ a (?=\d)/g, ' to '],
  [/\btous les jours\b/g, 'every day'],
  [/\bau\b/g, 'to'],
];

/** What a sentence says of opening hours, in words the reader of such claims knows. */
function asHoursInEnglish(spoken: string, { receptionist, now }: Grounds): string {
  const { timeZone, hours } = receptionist.profile.knowledge;
  const today = localDateTime(now, timeZone);
  const named = (days: number): string => {
    const date = addDays(today, days);
    // Of a listed exception the week says nothing.
    return openingOn(hours, date).exception ? 'then' : (weekdays[weekdayOf(date)] ?? '');
  };
  const folded = asClock(withDigits(fold(spoken).replace(/\u00a0/g, ' ')));
  const french =
    /\b(?:ouvert|ferm|r?ouvr|de retour|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche)/.test(folded);
  const words = french
    ? frenchHours.reduce((text, [of, to]) => text.replace(of, to), folded)
    : folded;
  return words
    .replace(/\bshuts? at\b/g, 'closes at')
    .replace(/\b(?:is|are|we're|we) shut\b/g, 'closed')
    .replace(
      /\b(?:today|tonight|this (?:morning|afternoon|evening)|aujourd'hui|ce soir)\b/g,
      named(0),
    )
    .replace(/\b(?:tomorrow|demain)\b/g, named(1))
    .replace(/\bclosed (?:until|till) (?:we (?:re)?open (?:again )?)?/g, 'open from ')
    .replace(/\b(and|then|but) back(?: in)?\b(?! to\b)/g, '$1 open')
    .replace(
      /\b(?:we're|we are|we'll be) (?:here|(?:back )?in\b(?= again| on\b| \w*day\b| first| at \d)|back(?! to\b)(?: in)?)(?: again)?\b/g,
      "we're open",
    );
}

/** "Half past six" and "six thirty", read as 630, as a clock shows them. */
function asClock(text: string): string {
  return text
    .replace(/\bhalf past (\d{1,2})\b/g, '$1:30')
    .replace(/\bquarter past (\d{1,2})\b/g, '$1:15')
    .replace(/(?<![\d$:.])([1-9]|1[0-2])([0-5]\d)(?![\d%]|[:.]\d| (?:dollars?|bucks?))/g, '$1:$2');
}

/** The owner's text of a part of the shop with hours of its own, which say the same: "the repair desk". */
function hoursOfAPart(claim: HoursClaim, folded: string, grounds: Grounds): Passage | undefined {
  const said = `${sentenceBefore(grounds)} ${folded}`;
  const days = claim.days.length > 0 ? claim.days : [null];
  const topics = [...topicStems(said)];
  return grounds.passages.find((one) => {
    if (one.kind === 'shop' || shared(one, said, grounds, hoursStems) === 0) return false;
    const { whole, plain, onAppointment } = writtenHours(one, grounds);
    // Hours without a day are of what the sentence names, and not of the shop because it was asked about.
    const named = topics.some((stem) => one.topics.has(stem) && !hoursStems.has(stem));
    const bySay = /\b(?:appointment|rendez-vous)\b/.test(folded) ? onAppointment : [];
    const written = [...whole, ...plain, ...bySay];
    return days.every((day) =>
      written.some((own) => (named || own.days.length > 0) && agrees(own, claim, day)),
    );
  });
}

/** "The showroom is closed on Saturday", of an owner who opens that part on other days, or by appointment. */
function isClosedPart({ days }: HoursClaim, folded: string, grounds: Grounds): boolean {
  const named = topicStems(`${sentenceBefore(grounds)} ${folded}`);
  return grounds.passages.some((one) => {
    if (one.kind === 'shop') return false;
    const ofPart = [...topicStems(one.words)].filter((stem) => !hoursStems.has(stem));
    if (!ofPart.some((stem) => named.has(stem))) return false;
    const open = writtenHours(one, grounds).plain.filter((own) => own.open && own.days.length > 0);
    return (
      days.length > 0 &&
      open.length > 0 &&
      days.every((day) => open.every((own) => !own.days.includes(day)))
    );
  });
}

const byAppointment = /\b(?:by|on|sur) (?:appointments?|rendez-vous)(?: only| seulement)?\b/gi;

/** What an owner's text says of opening hours: as a whole, on plain days, and on those that need an appointment. */
function writtenHours({ words }: Passage, grounds: Grounds) {
  const pieces = words.split(/[.;?!→]\s+/);
  const claimsIn = (piece: string) =>
    hoursClaimsIn(asHoursInEnglish(piece, grounds), 'what are the hours');
  return {
    whole: claimsIn(words),
    plain: pieces.flatMap(claimsIn),
    onAppointment: pieces
      .map((piece) => piece.replace(byAppointment, ' open '))
      .filter((piece) => !pieces.includes(piece))
      .flatMap(claimsIn),
  };
}

const hoursStems = contentStems(
  'open opens closed close hours monday tuesday wednesday thursday friday saturday sunday until morning mornings afternoon afternoons evening evenings back again',
);

function agrees(
  own: HoursClaim,
  claim: HoursClaim,
  day: HoursClaim['days'][number] | null,
): boolean {
  const same = (one: HoursClaim['from'], other: HoursClaim['from']) =>
    other === null || other.minutes.some((minute) => one?.minutes.includes(minute));
  return (
    (day === null || own.days.length === 0 || own.days.includes(day)) &&
    own.open === claim.open &&
    same(own.from, claim.from) &&
    same(own.to, claim.to)
  );
}

function aboutOneDate(folded: string, { receptionist }: Grounds): boolean {
  const { exceptions = [] } = receptionist.profile.knowledge.hours ?? {};
  return exceptions.some(({ name }) => name && folded.includes(name.toLowerCase()));
}
