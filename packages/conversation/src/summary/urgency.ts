import type { Conversation } from '../dialogue/state.ts';
import { sentences } from '../speaking/sentences.ts';
import { spokenPromises } from './spoken-promises.ts';

/** What a body does that somebody ought to hear of the same day. */
const symptom =
  /\b(?:rash|hives|swell\p{L}*|swollen|blister\p{L}*|burn(?:s|ed|t|ing)|bleed\p{L}*|itch\p{L}*|infect\p{L}*|red (?:patches|spots|bumps)|dizzy|faint\p{L}*|throwing up|vomit\p{L}*|allergic reaction|can't breathe|numb|plaques?(?: rouges?)?|enfl\p{L}*|démang\p{L}*|(?:me|lui) pique|brûl\p{L}*|saign\p{L}*|infect\p{L}*|ampoules?|étourdi\p{L}*|vomi\p{L}*|réaction allergique)(?!\p{L})/iu;
/** It came of what was done here. */
const after =
  /\b(?:since|after|ever since|from (?:the|that|your)|you (?:guys )?(?:did|put|used|gave)|depuis|après|à cause|vous (?:m'|lui )?avez)(?!\p{L})/iu;

/**
 * Whether a call cannot wait: an alarm was heard, a caller told of a hurt that came of the shop's
 * work, they were promised that it is passed on as urgent, or they want somebody this very day and
 * were told what the owner does for emergencies.
 */
export function isUrgent({
  urgent,
  threatened,
  calmedAt = Number.NEGATIVE_INFINITY,
  transcript,
  wanted,
  tally,
}: Conversation): boolean {
  if (urgent || threatened) return true;
  // What was promised before an alarm was taken back was promised of that alarm.
  const promised = transcript.filter(({ at }) => at > calmedAt);
  if (tally.led > 0 && spokenPromises(promised).some(({ kind }) => kind === 'urgent')) return true;
  if (wantsEmergencyVisit(wanted, promised)) return true;
  const complains = wanted.requests.some(({ kind }) => kind === 'complaint');
  return transcript.some(
    ({ role, content }) =>
      role === 'user' &&
      sentences(content).some(
        (said) => symptom.test(said) && complains && (after.test(said) || after.test(content)),
      ),
  );
}

/** The owner's own answer on what cannot wait, as its title has it. */
const ofEmergencies = /\b(?:emergenc\p{L}*|urgen\p{L}*|after[- ]hours)(?!\p{L})/iu;
const atOnce =
  /\b(?:today|tonight|this (?:morning|afternoon|evening)|right (?:now|away)|as soon as possible|asap|aujourd['’]hui|ce (?:matin|soir)|cet après-midi|tout de suite|dès que possible)(?!\p{L})/iu;

function wantsEmergencyVisit(
  { requests, time }: Conversation['wanted'],
  transcript: Conversation['transcript'],
): boolean {
  const comes = requests.some(({ kind }) => kind === 'booking');
  return (
    comes &&
    atOnce.test(time?.spoken ?? '') &&
    transcript.some(({ facts = [] }) =>
      facts.some(({ kind, label }) => kind === 'faq' && ofEmergencies.test(label)),
    )
  );
}
