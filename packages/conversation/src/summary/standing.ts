import type { TranscriptEntry } from '../conversation.ts';
import type { Conversation } from '../dialogue/state.ts';
import type { CallRequest, RequestKind } from '../dialogue/wanted-state.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { isRuledOut } from '../knowledge/ruled-out.ts';
import { fold } from '../knowledge/words.ts';
import { pullsOut } from '../listener/said-of-visits.ts';
import { pricedBeside } from '../plan/turned-down-beside.ts';
import { isFragment } from '../understanding/fragment.ts';
import { spokenSentences } from './own-words.ts';
import { spokenPromises } from './spoken-promises.ts';

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

/** Who thinks it over, asks somebody first or compares prices wants nothing done yet. */
const deferring =
  /\b(?:don't|do not) (?:book|put|sign|pencil) (?:me|us|it|anything)\b|\b(?:think|sleep) (?:about it|on it|it over)\b|\b(?:i|we)(?:'ll| will| have to|'ve got to| gotta| need to| got to| should)+ (?:just )?(?:talk|check|ask|speak|run it) (?:to|with|by|past|it|my|him|her|them|the)\b|\bi'll (?:call|ring|phone|get) (?:you )?(?:guys )?back\b|\b(?:just |only )?(?:shopping|calling|ringing|phoning) around\b|\bnot (?:right now|yet|today)\b|\bmagasine\b|\b(?:y|en) (?:penser|réfléchir|repenser)\b|\bpas tout de suite\b|\bje (?:vous )?rappelle(?:rai)?\b|\bréservez (?:rien|pas)\b/i;

/** What is called off exists: somebody who calls off speaks of it. */
const callingOff =
  /\bcancel|\bcall(?:ing)? (?:it )?off\b|\b(?:can't|cannot|can not|won't|not (?:going to|gonna)) (?:be able to )?(?:make|come|be there)\b|\b(?:appointment|reservation|booking)\b|\b(?:i'm|i am|we're|was|am) (?:booked|down|scheduled)\b|\b(?:have|got) (?:me|us) (?:down|booked)\b|\bdecommand|\bdécommand|\bannul|\brendez-vous\b|\bréservé|\bj'y serai pas\b|\bpourrai pas\b/i;

/** Of the answers on this very call, and of nothing the shop did before. */
const ofThisCall =
  /\byou (?:just |already |only )?(?:said|told me|say|didn't (?:answer|say|hear|listen)|aren't (?:answering|listening)|keep|lost me|are (?:not )?(?:answering|listening|repeating))|\b(?:so )?(?:what|which|how much) (?:is|are) (?:it|they|that) (?:then|now)\b|\bmakes no sense\b|\b(?:i|we) (?:just )?(?:asked|said)\b|\banswer (?:me|the question|my question)\b|\bforget it\b|\bvous (?:m'|me |venez de )?(?:avez (?:dit|pas (?:répondu|écouté))|dire|répondez)|\bc'est (?:quoi|combien) (?:d'abord|finalement|là)\b|\bperdue?\b/i;

const wantedAgain: Partial<Record<RequestKind, RegExp>> = {
  callback: /\b(?:call|ring|phone) me\b|\brappelez-moi\b/i,
  booking: /\b(?:book|pencil|put me down|sign me up|i'll take|réserve|prendre rendez-vous)\b/i,
};

/** Of what was done, charged or promised before the call. */
const troubled =
  /\b(?:last (?:week|month|time|year|night|\p{L}+day)|yesterday|ago|since|you (?:guys )?(?:did|fixed|put|installed|replaced|charged|sent|broke|never)|your (?:guy|man|fella|girl|crew|people|tech\p{L}*|driver)|(?:my|the|your) (?:bill|invoice)|broke\p{L}*|leak\p{L}*|scratch\p{L}*|damag\p{L}*|refund|nobody|no one|never (?:called|came|showed)|didn't (?:show|come|work)|semaine passée|hier|depuis|vous (?:avez|aviez|m'avez) (?:fait|posé|réparé|changé|chargé)|brisé|cassé|coule|rembours\p{L}*|facture|personne)(?!\p{L})/iu;

/** Kinds that are taken back by the same words. */
const alike: Partial<Record<RequestKind, RequestKind>> = { answer: 'callback', person: 'callback' };

export function standingOf(conversation: Conversation): Standing {
  const { wanted, transcript } = conversation;
  const said = spokenSentences(transcript);
  const gone = wanted.items.filter(({ name }) => isTurnedDown(said, name));
  const items = wanted.items.filter((item) => !gone.includes(item));
  const urgent = wanted.requests.some(({ kind }) => kind === 'emergency');
  const requests = (isOnlyBegun(transcript) ? [] : wanted.requests).flatMap((request) => {
    const { kind, readBackAt, settled } = request;
    const agreed = kind === 'booking' && readBackAt !== null;
    if (settled || agreed) return request;
    if (kind === 'cancel' && isNothingToCancel(conversation, said)) return [];
    // Who is in trouble and asks when somebody comes asks of that very trouble.
    if (kind === 'status' && urgent) return [];
    if (isTakenBack(said, conversation, request)) return [];
    if (kind === 'booking' && isPutOff(said, transcript)) return [];
    if (kind === 'complaint' && isOfThisCall(wanted.why))
      return { ...request, kind: 'callback' as const };
    return request;
  });
  return { requests, items, refused: gone.map(({ name }) => plainName(name)) };
}

/** "I need …", and the line was gone: what they wanted, nobody knows. */
function isOnlyBegun(transcript: readonly TranscriptEntry[]): boolean {
  const [said = '', ...more] = transcript.flatMap(({ role, content }) =>
    role === 'user' ? content : [],
  );
  const breaksOff = isFragment(said) || hangsInTheAir.test(fold(said));
  return more.length === 0 && breaksOff && contentStems(said).size === 0;
}

const hangsInTheAir =
  /(?:^|\s)(?:to|an?|the|with|for|about|if|whether|de|pour|avec|que|si|un|une)\W*$|^\W*(?:is|are|y a-t-il|il y a) ?(?:there)?\W*$/;

function isNothingToCancel({ booking, wanted }: Conversation, said: Spoken): boolean {
  if (booking.existing || wanted.existing) return false;
  const callsOff = (spoken: string) => callingOff.test(spoken) || pullsOut(fold(spoken));
  return !said.some(({ spoken }) => callsOff(spoken) && !deferring.test(spoken));
}

/** Put off, and neither taken up again nor agreed on since. */
function isPutOff(said: Spoken, transcript: readonly TranscriptEntry[]): boolean {
  const last = said.findLast(({ spoken }) => deferring.test(spoken));
  if (!last) return false;
  const after = said.slice(said.indexOf(last) + 1);
  if (after.some(({ spoken }) => wantedAgain.booking?.test(spoken))) return false;
  const at = transcript[last.entry]?.at ?? 0;
  return !isAgreedAfter(transcript, at);
}

function isAgreedAfter(transcript: readonly TranscriptEntry[], since: number): boolean {
  return spokenPromises(transcript).some(
    ({ kind, at }) => (kind === 'confirm' || kind === 'passOn') && at > since,
  );
}

/** Whether the caller means to think a thing over that they asked about. */
export function thinksItOver(transcript: readonly TranscriptEntry[]): boolean {
  return isPutOff(spokenSentences(transcript), transcript);
}

/** Whether each trouble that was told is one with the answers on this call. */
function isOfThisCall(why: readonly string[]): boolean {
  const told = why.filter((words) => troubled.test(words) || ofThisCall.test(words));
  return told.length > 0 && told.every((words) => ofThisCall.test(words) && !troubled.test(words));
}

function isTakenBack(
  all: Spoken,
  conversation: Conversation,
  { kind, readBackAt }: CallRequest,
): boolean {
  const { transcript } = conversation;
  // "Never mind that", of an extra that was just priced, is said of nothing that is wanted.
  const said = all.filter(
    ({ entry }) => kind !== 'booking' || pricedBeside(conversation, entry).length === 0,
  );
  const by = takenBack[kind] ?? takenBack[alike[kind] ?? kind];
  const again = wantedAgain[kind] ?? wantedAgain[alike[kind] ?? kind];
  const last = said.findLast(({ spoken }) => by?.test(spoken) === true);
  if (!last) return false;
  const after = said.slice(said.indexOf(last) + 1);
  if (again && after.some(({ spoken }) => again.test(spoken))) return false;
  // What was agreed on after it was taken back is wanted after all.
  const at = transcript[last.entry]?.at ?? 0;
  if (kind === 'booking' && isAgreedAfter(transcript, at)) return false;
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
  const found = new RegExp(`(?<!\\p{L})${named}`, 'iu').exec(last.spoken);
  return found !== null && isRuledOut(last.spoken, found.index, found.index + found[0].length);
}
