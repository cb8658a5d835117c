import { fold } from './words.ts';

const day =
  '(?:days?|nights?|evenings?|weeknights?|weekdays?|mornings?|jours?|journees?|soirs?|soirees?|matins?)';
const us =
  '(?:you(?: guys| all| folks)?|ya|they|the (?:shop|store|place|office|clinic|salon|garage))';
const stay = '(?:open(?:ed)?|close|closing|there|in|around|stay open|go|run|start)';
const latest = new RegExp(
  `\\b(?:(?:your|the) latest (?:open(?:ing)? )?${day}\\b|(?:which|what) ${day}\\b[^.?!]*\\b(?:are|do|is|does) ${us} [^.?!]*?${stay}[^.?!]*\\b(?:the latest|latest|late|longest)\\b|${us} (?:are |re )?(?:open|there) (?:the )?latest\\b|(?:latest|longest) (?:that )?${us}(?:'re| are)? (?:ever )?(?:open|there|in)\\b|(?:your|the) late (?:night|evening)s?\\b|(?:ouvert\\p{L}*|ferm\\p{L}*|la|finiss\\p{L}*)(?:[- ](?:vous|tu))? le plus tard\\b|(?:quel|quelle) ${day}\\b[^.?!]*\\b(?:ouvert\\p{L}*|ferm\\p{L}*|finiss\\p{L}*|la) (?:le plus )?tard\\b)`,
  'u',
);
const earliest = new RegExp(
  `\\b(?:(?:your|the) earliest (?:open(?:ing)? )?${day}\\b|(?:which|what) ${day}\\b[^.?!]*\\b(?:are|do|is|does) ${us} [^.?!]*?${stay}[^.?!]*\\b(?:the earliest|earliest|early)\\b|ouvr\\p{L}*(?:[- ](?:vous|tu))? le plus tot\\b|(?:quel|quelle) ${day}\\b[^.?!]*\\bouvr\\p{L}* (?:le plus )?tot\\b)`,
  'u',
);
/** A visit may be early or late as well, and so may who is to come. */
const ofVisits =
  /\b(?:appointments?|slots?|spots?|openings|book\p{L}*|come (?:out|over)|get (?:here|to us)|available|rendez-vous|places?|disponib\p{L}*|can you|could you|pouvez)\b/u;

/** Whether words ask on which days the doors close last, or open first; null where they ask neither. */
export function asksFurthestHours(words: string): 'latest' | 'earliest' | null {
  const said = fold(words);
  if (ofVisits.test(said)) return null;
  return latest.test(said) ? 'latest' : earliest.test(said) ? 'earliest' : null;
}
