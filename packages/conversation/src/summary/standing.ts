import type { TranscriptEntry } from '../conversation.ts';
import type { CallRequest, Conversation, RequestKind } from '../dialogue/state.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { spokenSentences } from './own-words.ts';

type Spoken = ReturnType<typeof spokenSentences>;

/** What is still wanted at the end of a call: without what was turned down or taken back. */
export interface Standing {
  requests: CallRequest[];
  items: Conversation['wanted']['items'];
  /** Names of the services that were turned down. */
  refused: string[];
}

const takenBack: Partial<Record<RequestKind, RegExp>> = {
  complaint:
    /\b(?:not|isn't|wasn't|am not) (?:really )?(?:complaining|a complaint|upset|mad)\b|\bnot to complain\b|\bpas (?:du tout )?une plainte\b|\bme plains? pas\b/i,
  callback:
    /\b(?:don't|do not|won't|didn't) (?:need|want) (?:a |any |the |anyone to |anybody to |someone to |somebody to |you to |them to )?(?:call|callback|ring)|\bno need to (?:call|ring)\b|\bpas besoin (?:de |d'un |que )?(?:me |on me |vous me )?(?:rappel|appel)/i,
  booking:
    /\b(?:don't|do not|didn't) (?:need|want) (?:to |you to |an? |any )?(?:book|booking|appointment|come in)|\bnever ?mind\b|\bforget (?:it|about it)\b|\bnothing (?:done|booked)\b|\b(?:just|only) (?:asking|checking|wondering|curious|want(?:ed)? (?:to know|a price|the price|information))\b|\bnot (?:booking|looking to book)\b|\blaissez faire\b|\boubliez (?:ça|cela)\b|\b(?:pas besoin de|veux pas (?:de|prendre)) rendez-vous\b|\bje (?:demande|voulais) juste\b|\bjuste (?:pour )?savoir\b/i,
};

const wantedAgain: Partial<Record<RequestKind, RegExp>> = {
  callback: /\b(?:call|ring|phone) me\b|\brappelez-moi\b/i,
  booking: /\b(?:book|pencil|put me down|sign me up|i'll take|réserve|prendre rendez-vous)\b/i,
};

/** Kinds that are taken back by the same words. */
const alike: Partial<Record<RequestKind, RequestKind>> = { answer: 'callback', person: 'callback' };

export function standingOf({ wanted, transcript }: Conversation): Standing {
  const said = spokenSentences(transcript);
  const gone = wanted.items.filter(({ name }) => isTurnedDown(said, name));
  const items = wanted.items.filter((item) => !gone.includes(item));
  const requests = wanted.requests.filter((request) => {
    const agreed = request.kind === 'booking' && request.readBackAt !== null;
    return request.settled || agreed || !isTakenBack(said, transcript, request);
  });
  return { requests, items, refused: gone.map(({ name }) => plainName(name)) };
}

function isTakenBack(
  said: Spoken,
  transcript: readonly TranscriptEntry[],
  { kind, readBackAt }: CallRequest,
): boolean {
  const by = takenBack[kind] ?? takenBack[alike[kind] ?? kind];
  const again = wantedAgain[kind] ?? wantedAgain[alike[kind] ?? kind];
  const last = said.findLast(({ spoken }) => by?.test(spoken) === true);
  if (!last) return false;
  const after = said.slice(said.indexOf(last) + 1);
  if (again && after.some(({ spoken }) => again.test(spoken))) return false;
  // What was agreed on after it was taken back is wanted after all.
  const at = transcript[last.entry]?.at ?? 0;
  return kind === 'complaint' || readBackAt === null || readBackAt <= at;
}

const plainName = (name: string) => name.replace(/\s*\(.*\)$/, '');

/** "No, I don't need a call." */
export function declinesCall(transcript: readonly TranscriptEntry[]): boolean {
  const declining = takenBack.callback;
  return spokenSentences(transcript).some(({ spoken }) => declining?.test(spoken) === true);
}

/** Whether a service that was told of was turned down in the end. */
export function turnedDown(transcript: readonly TranscriptEntry[], name: string): boolean {
  return isTurnedDown(spokenSentences(transcript), name);
}

/** Whether the last words on a service turn it down: "I don't want storage", "take off the storage". */
function isTurnedDown(said: Spoken, name: string): boolean {
  const stems = [...contentStems(plainName(name))];
  if (stems.length === 0) return false;
  const last = said.findLast(({ spoken }) => {
    const has = contentStems(spoken);
    return stems.every((stem) => has.has(stem));
  });
  if (!last) return false;
  const [word = ''] = plainName(name).toLowerCase().split(/\s+/);
  const named = word.slice(0, Math.max(4, word.length - 2)).replace(/[^\p{L}]/gu, '.');
  return new RegExp(
    `(?:^|[\\s,.!])(?:not|no|don't (?:want|need)|do not (?:want|need)|didn't (?:want|ask for)|take off|remove|scrap|drop|forget|skip|without|pas de|pas|enlevez|ôtez|sans|veux pas)\\s+(?:(?:the|that|any|an?|my|about|le|la|les|de|du|l')\\s*)*${named}`,
    'iu',
  ).test(last.spoken);
}
