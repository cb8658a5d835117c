import type { Language } from '../conversation.ts';
import type { OpenKind } from '../heard/acts.ts';
import type { Heard } from '../heard/heard.ts';
import { dangerInSpanish } from '../knowledge/danger-in-spanish.ts';
import type { Hearing } from '../listener/hearing.ts';
import type { Likeness } from '../listener/likeness.ts';
import { listenComparing, textsInDoubt } from '../listener/listen-comparing.ts';
import { listenerModels } from '../listener/models.ts';
import { staffTalkedOf } from '../listener/people-asked.ts';
import { terms } from '../listener/terms.ts';
import { requestOf } from '../plan/request.ts';
import { detectLanguage } from '../understanding/detect-language.ts';
import { alarmOf, isSureAlarm } from './alarm-of.ts';
import type { Conversation, QuestionKind } from './state.ts';
import type { Turn } from './turn.ts';
import type { RequestKind } from './wanted-state.ts';

/** The learned listener knows our open questions by these. */
const openKind: Record<QuestionKind, OpenKind> = {
  howToHelp: 'help',
  anythingElse: 'else',
  whichService: 'service',
  whichOption: 'option',
  offerBooking: 'offer.book',
  offerCall: 'offer.call',
  upsell: 'offer.extra',
  morePromotions: 'offer.extra',
  reason: 'reason',
  time: 'time',
  name: 'name',
  phone: 'phone',
  address: 'address',
  whichSlot: 'time',
  bookingRight: 'readback',
  cancelRight: 'readback',
  textConfirmation: 'offer.message',
  detailsRight: 'readback',
  whatToChange: 'readback',
};

/**
 * Reads what the caller said, in the light of what was asked and is talked of.
 * @param likenesses what sentence vectors say of its texts, where they could be asked.
 */
export function hearWords(turn: Turn, words: string, likenesses: readonly Likeness[]): Heard {
  return listenComparing(listenerModels(), words, hearingOf(turn), likenesses);
}

/** The texts of a turn that sentence vectors would help to tell what they are about. */
export function wordsInDoubt(turn: Turn, words: string): string[] {
  return textsInDoubt(listenerModels(), words, hearingOf(turn));
}

function hearingOf({ state, receptionist, now }: Turn): Hearing {
  const question = state.open?.heard === false ? undefined : state.open?.question.kind;
  return {
    receptionist,
    now,
    language: state.language,
    open: question ? openKind[question] : 'none',
    lastActs: state.lastActs,
    midNumber: state.caller.partialPhone !== '',
    phoneKnown: state.caller.phone !== null,
    nameKnown: state.caller.name !== null,
    addressKnown: state.caller.address !== null,
    areaCode: areaCodeOf(state.callerNumber),
    focus: state.focus.refs,
    focusFact: state.focus.factId,
    matter: state.wanted.why.at(-1) ?? '',
    terms: termsOf(requestOf(state)?.kind ?? state.wanted.requests.at(-1)?.kind, state.language),
    quoted: state.quotes
      .filter(({ oneOf }) => !oneOf)
      .map(({ serviceId, optionId }) => ({ serviceId, optionId }))
      .toReversed(),
    saidBefore: state.transcript
      .filter(({ role }) => role === 'user')
      .slice(-linesBefore)
      .map(({ content }) => content),
    staffTalkedOf: staffTalkedOf(state.transcript, receptionist.staff),
    ...arranged(state),
    ...hourWished(state),
    ...alarmed(state),
    complains: state.wanted.requests.some(({ kind }) => kind === 'complaint'),
    formOpen: requestOf(state) !== null,
    supplies: state.wanted.requests.some(({ kind }) => kind === 'supplier'),
    hints: [...state.focus.hints, ...state.wanted.details],
    wanted: state.wanted.items,
    declined: state.wanted.declined,
    declinedOptions: state.wanted.declinedOptions ?? [],
  };
}

/** The hour a visit is wished for by now, which words may put right. */
function hourWished({ wanted }: Conversation): Pick<Hearing, 'hour'> {
  const time = (wanted.time ?? wanted.items.find((item) => item.time)?.time)?.clock?.time;
  return time ? { hour: time.hour % 12 || 12 } : {};
}

function alarmed(state: Conversation): Pick<Hearing, 'alarm'> {
  const alarm = alarmOf(state);
  return alarm ? { alarm } : {};
}

/** Whom a thing is for may have been told this far back. */
const linesBefore = 3;
/** The visit that is being arranged, while it is not settled. */
function arranged({ wanted }: Conversation): Pick<Hearing, 'request'> {
  const kind = wanted.requests.findLast((one) => ofVisits(one.kind) && !one.settled)?.kind;
  return ofVisits(kind) ? { request: kind } : {};
}

function ofVisits(kind: RequestKind | undefined): kind is NonNullable<Hearing['request']> {
  return kind === 'booking' || kind === 'reschedule' || kind === 'cancel' || kind === 'late';
}

/** "Is there a fee for that", beside a visit being moved, asks of the terms of moving it. */
function termsOf(kind: RequestKind | undefined, language: Language): string {
  if (kind === 'reschedule' || kind === 'cancel' || kind === 'late') return terms.change[language];
  if (kind === 'supplier') return terms.delivery[language];
  return kind === 'complaint' ? terms.redo[language] : '';
}

function areaCodeOf(callerNumber: string | null): string | null {
  return /^\+1([2-9]\d{2})/.exec(callerNumber ?? '')?.[1] ?? null;
}

/** A few words of the other language do not change it; a whole sentence does. */
const sure = 0.7;
const greeting = /^\W*(?:oui,? )?(?:bonjour|bonsoir)\W*(?:madame|monsieur)?\W*$/i;
const asksFor: Record<Language, RegExp> = {
  fr: /\b(?:in french|speak french|parlez[- ]vous fran[cç]ais|en fran[cç]ais|french please)\b/i,
  en: /\b(?:in english|speak english|en anglais|parlez[- ]vous anglais|english please)\b/i,
};

/** Follows the caller into French, and back, from the next word on. */
export function followLanguage(turn: Turn, words: string, heardAs: string | undefined): void {
  const { state } = turn;
  if (greeting.test(words)) state.language = 'fr';
  const asked = (['fr', 'en'] as const).find((language) => asksFor[language].test(words));
  if (asked) {
    state.language = asked;
    return;
  }
  // A cry for help in Spanish is no French.
  if (dangerInSpanish(words) !== null) return;
  const { language, confidence } = detectLanguage(words);
  if (!language || language === state.language) return;
  if (confidence < sure / 2) return;
  const reported = heardAs?.toLowerCase().startsWith(language) === true;
  // What to do first is said in the language that a danger was told in, however few its words.
  if (confidence >= sure || reported || isSureAlarm(words)) state.language = language;
}
