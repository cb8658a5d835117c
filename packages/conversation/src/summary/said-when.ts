import type { Instant, TranscriptEntry } from '../conversation.ts';
import { findTimes } from '../understanding/slots/times/find-times.ts';
import { spokenSentences } from './own-words.ts';

/** A caller's words on the appointment that they have. */
const ofExisting =
  /\b(?:have|got|'ve) (?:me|us|something|an?|the|my)\b.{0,40}\b(?:down|booked|coming in|appointment|with you|in to you|scheduled)\b|\b(?:have|got) (?:me|us) (?:down|in|booked)\b|\b(?:i'm|we're|i am|we are|i was) (?:booked|down|scheduled|coming in|supposed to)\b|\b(?:my|our|the) (?:\p{L}+ ){0,2}(?:appointment|booking|visit)\b|\b(?:can't|cannot|can not|won't|not (?:going to|gonna)) (?:be able to )?(?:make|come|be there|work)\b|\b(?:j'ai|on a|avais|avait) (?:un |mon |notre )?rendez-vous\b|\brendez-vous (?:de|du|d')|\b(?:pourrai|peux|peut) pas (?:y aller|venir|être là)\b/iu;
/** "Can we make it Friday instead": of where it is to go. */
const ofGoal = /\b(?:instead|move it|push it|change it|make it|rather|plutôt|à la place)\b/i;
const anyZone = 'UTC';

/**
 * The time a caller told of the appointment that they have, in their words; null: they told none.
 * Of a sentence that names two, the first.
 */
export function toldOfExisting(
  transcript: readonly TranscriptEntry[],
  startedAt: Instant,
): string | null {
  for (const { spoken } of spokenSentences(transcript)) {
    if (!ofExisting.test(spoken) || ofGoal.test(spoken)) continue;
    const [first] = (['en', 'fr'] as const)
      .map((language) =>
        findTimes(spoken, { now: startedAt, timeZone: anyZone, language, expecting: true }),
      )
      .toSorted((a, b) => named(b) - named(a));
    const day = first?.find(({ date, excluded, endDate }) => date && !excluded && !endDate);
    if (day) return day.text.replace(/^(?:on|for|le|pour|au)\s+/i, '').replace(/[\s,]+$/, '');
  }
  return null;
}

const named = (found: readonly { date?: unknown }[]) => found.filter(({ date }) => date).length;

/** The parts of a promise that tell its time: "before noon today" of "before noon today, about the bill". */
export function whenOf(tail: string): string {
  const parts = tail.split(/[,;]\s*/).filter((part) => ofTime.test(part) && !ofMatter.test(part));
  return parts.join(', ');
}

const ofTime =
  /\b(?:today|tonight|tomorrow|morning|afternoon|evening|noon|supper|lunch|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week|\d{1,2} ?(?:am|pm|h|o'clock)|before|after|by|until|aujourd'hui|demain|soir|matin|midi|après-midi|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|avant|après|heures?)(?!\p{L})/iu;
const ofMatter = /^(?:about|regarding|with|for|and|concernant|au sujet|avec|pour|et)(?!\p{L})/iu;
