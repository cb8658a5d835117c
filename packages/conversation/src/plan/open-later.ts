import { lastSaid, type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { weekdays } from '../knowledge/business.ts';
import { asksFurthestHours } from '../knowledge/furthest-hours.ts';
import { timeOf, weekdayOpening } from '../knowledge/hours.ts';
import { fold } from '../knowledge/words.ts';
import { timeOptions } from '../receptionist.ts';
import { sayWeekday } from '../speaking/say-date.ts';
import { sayList } from '../speaking/say-list.ts';
import { sayTime } from '../speaking/say-time.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';

/** From when on somebody is free, and no hour at which they wish to come. */
const freeFrom =
  /\b(?:after work|(?:i'm|im|i am|we're|he's|she's) (?:off|done|finished|out)(?: of)?(?: work| school)? at|(?:i|we) (?:get off|finish|work till|work until)|apres (?:la job|le travail|l'ouvrage)|je (?:finis|sors|termine|travaille jusqu'a))\b/;

/** "When can I come after work, I'm off at five thirty": the days that are open later than that. True where it was told. */
export function tellOpenLater(turn: Turn, { act }: HeardAct): boolean {
  const said = lastSaid(turn);
  if (!freeFrom.test(fold(said)) || !(act === 'ask.when' || act === 'ask.hours')) return false;
  const { receptionist, now, state } = turn;
  const times = findTimes(said, timeOptions(receptionist, now, state.language));
  const clock = times.find(({ time }) => time)?.time;
  if (!clock || times.some(({ date }) => date)) return false;
  const { language } = turn.state;
  const { hours } = turn.receptionist.profile.knowledge;
  const from = clock.hour * 60 + clock.minute;
  const later = weekdays.flatMap((weekday, at) => {
    const opening = weekdayOpening(hours, weekday);
    const close = Math.max(0, ...opening.spans.map((span) => span.close));
    if (close <= from) return [];
    const until = sayTime(timeOf(close), language);
    const day = sayWeekday(at, language);
    return [language === 'fr' ? `${day} jusqu'à ${until}` : `${day} until ${until}`];
  });
  if (later.length === 0) return false;
  turn.answered = true;
  turn.facts.push({ kind: 'hours', id: 'hours', label: 'Hours' });
  tell(turn, 'openLater', { days: sayList(later, language) });
  return true;
}

/**
 * "What's your latest evening", « quel soir fermez-vous le plus tard »: the days whose doors close last, or open first.
 * True where it was told: where some day is, and others are not.
 */
export function tellFurthestHours(turn: Turn, { words }: HeardAct): boolean {
  const asked = asksFurthestHours(words);
  if (!asked) return false;
  const { language } = turn.state;
  const { hours } = turn.receptionist.profile.knowledge;
  const open = weekdays.flatMap((weekday, day) => {
    const { spans } = weekdayOpening(hours, weekday);
    const [first] = spans;
    const last = spans.at(-1);
    return first && last ? [{ day, minute: asked === 'latest' ? last.close : first.open }] : [];
  });
  const minutes = open.map(({ minute }) => minute);
  const furthest = asked === 'latest' ? Math.max(...minutes) : Math.min(...minutes);
  const days = open.filter(({ minute }) => minute === furthest);
  if (days.length === 0 || days.length === open.length) return false;
  const names = sayList(
    days.map(({ day }) => `${language === 'fr' ? 'le ' : ''}${sayWeekday(day, language)}`),
    language,
  );
  const at = sayTime(timeOf(furthest), language);
  const said = {
    en: { latest: 'until', earliest: 'at' },
    fr: { latest: "jusqu'à", earliest: 'à' },
  };
  turn.answered = true;
  turn.facts.push({ kind: 'hours', id: 'hours', label: 'Hours' });
  tell(turn, asked === 'latest' ? 'openLatest' : 'openEarliest', {
    days: `${names}, ${said[language][asked]} ${at}`,
  });
  return true;
}
