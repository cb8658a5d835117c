import { fold } from './words.ts';
import { clock, minutesAt } from './written-clocks.ts';

const last =
  /\b(?:(?:the |our )?last|(?:le |la |notre )?derni(?:er|ere)) (?!minute|time|year|week|month|day|chance|fois|annee|semaine|mois|jour)/;
const atHour = new RegExp(`\\b(?:at|by|is|a|vers|:) ${clock}`);

/**
 * The hour after which an owner wrote that no more is begun: "last colour goes in at 3:30", « dernier lavage à 15 h ».
 * `of` is what is last; null where no such hour is written.
 */
export function lastOfDay(said: string): { at: number; of: string } | null {
  const folded = fold(said);
  const found = last.exec(folded);
  if (!found) return null;
  const rest = folded.slice(found.index + found[0].length);
  const hour = atHour.exec(rest);
  const at = minutesAt(hour);
  // "The last one left at 3 and we cried": what is told of one day is no rule.
  if (!hour || at === null || hour.index > longestName) return null;
  const [of = ''] = rest.slice(0, hour.index + 1).split(verb);
  return { at, of };
}

const verb =
  /\b(?:is|are|goes|go|starts?|begins?|gets?|taken|est|se|sont|commence\w*|entre\w*|part)\b|[,;:]/;
const longestName = 60;
