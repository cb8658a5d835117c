import type { BookingChange, CallOutcome, Commitment, Language } from '../conversation.ts';
import { contentStems } from '../knowledge/common-words.ts';
import { writtenTexts } from '../knowledge/written-texts.ts';
import type { Receptionist } from '../receptionist.ts';
import { quoted } from '../speaking/quoted.ts';
import { shorten } from '../speaking/sentences.ts';
import { shortenAtClause } from '../speaking/tidy-sentence.ts';
import { findPhoneNumbers } from '../understanding/slots/phone-numbers.ts';
import { promotionsTold } from './asked-about.ts';
import { sharedStems } from './left-to-people.ts';
import { openQuestions } from './open-questions.ts';
import { ownerWords } from './owner-words.ts';
import { isOnlyPassedOn, isToConfirm } from './owners-promises.ts';
import { shortMoment } from './say-when.ts';
import { declinesCall, thinksItOver } from './standing.ts';
import { wantsEmail, wantsText } from './tell-others.ts';
import { firstWords, isWish } from './tell-reason.ts';
import { withItsCost, writtenNumber } from './write-number.ts';

/** `416-555-0123`, as numbers are written in a text message; null: none is known. */
export function sayNumber(
  { lead, callerNumber }: CallOutcome,
  language: Language = 'en',
): string | null {
  const phone = lead?.phone ?? callerNumber;
  if (!phone) return null;
  return withItsCost(phone, language);
}

/**
 * The number to call and, where a model read another back to the caller last, that one as well:
 * whoever reads it cannot know which of them was meant, and must lose neither.
 */
export function sayNumbers(receptionist: Receptionist, outcome: CallOutcome, language: Language) {
  const number = sayNumber(outcome, language);
  const other = lastReadBack(receptionist, outcome);
  const same = other === null || other === (outcome.lead?.phone ?? outcome.callerNumber);
  const theirs = other !== null && outcome.lead?.reason?.includes(writtenNumber(other));
  if (same || theirs || number === null) return number;
  return `${number} ${ownerWords(language).or} ${writtenNumber(other)}`;
}

/** The last number that was read back to the caller; null: none, or none of theirs. */
function lastReadBack(
  { profile }: Receptionist,
  { transcript, model }: CallOutcome,
): string | null {
  if (model.led === 0) return null;
  const { knowledge } = profile;
  const ours = [knowledge.phone ?? '', ...writtenTexts(knowledge).map(({ body }) => body)]
    .join(' . ')
    .replace(/\D/g, '');
  const read = transcript.flatMap(({ role, content }) =>
    role === 'assistant' ? findPhoneNumbers(content, { expecting: true }) : [],
  );
  const theirs = read.filter(({ digits, e164 }) => e164 !== null && !ours.includes(digits));
  return theirs.at(-1)?.e164 ?? null;
}

/**
 * Questions nobody could answer, for the owner to answer, but for those in the reason. Where a model that led the call
 * wrote down itself what is left open, that is what is.
 */
export function tellOpenQuestions(
  outcome: CallOutcome,
  longest: number,
  language: Language = 'en',
): string {
  if (outcome.model.led > 0 && !outcome.chosen?.open && listsOpen.test(outcome.note ?? ''))
    return '';
  const open = openOf(outcome).filter(
    (each) => !(outcome.lead?.reason ?? '').includes(each) && !standsIn(outcome.note, each),
  );
  if (open.length === 0) return '';
  const told: string[] = [];
  for (const question of open)
    if (told.join(', ').length + question.length <= longest) told.push(question);
  const [first = ''] = open;
  if (told.length === 0) told.push(shortenAtClause(first, longest));
  return `${ownerWords(language).open} ${told.map((question) => quoted(question, language, true)).join(', ')}`;
}

/** Whether a note says already what was asked: most of the question's telling words, or what of it is open. */
function standsIn(note: string | undefined, question: string): boolean {
  if (note === undefined) return false;
  const noted = contentStems(note);
  const asked = contentStems(question);
  const within = sharedStems(asked, contentStems(leftOpen.exec(note)?.[0] ?? ''));
  return within > 0 || sharedStems(asked, noted) >= asked.size * mostlyNoted;
}

/** From where a note says what is left open; its clauses after it go on with it. */
const leftOpen =
  /(?<!\p{L})(?:open|whether|asks?|asked|wants? to know|unclear|to (?:check|find out)|reste à savoir|à (?:savoir|vérifier)|demande (?:si|quand|combien|où)|veut savoir)(?!\p{L}).*$/isu;

/** "Open whether a vet bill is covered", "reste à savoir si …", at the beginning of a clause. */
const listsOpen =
  /(?:^|[.;,:] )(?:(?:still |left )?open\b|unclear\b|to (?:check|find out)\b|reste(?: à (?:savoir|vérifier|confirmer))?(?!\p{L})|à (?:savoir|vérifier)(?!\p{L}))/iu;

const mostlyNoted = 0.6;

/** The whole questions that are still open. */
export function openOf({ transcript, unansweredQuestions, chosen }: CallOutcome): string[] {
  const open = openQuestions(transcript, unansweredQuestions);
  return open.filter((question) => chosen?.open?.includes(question) ?? true);
}

/** The same in a few words for a text message; empty: none was. */
export function tellPromotions(outcome: CallOutcome, language: Language = 'en'): string {
  const { toldOf, promotions } = ownerWords(language);
  const titles = promotionsTold(outcome).map((title) => shorten(title, mostOfTitle));
  if (titles.length === 0) return '';
  return titles.length > 2
    ? `${toldOf.split(' ')[0]} ${titles.length} ${promotions}`
    : `${toldOf} ${titles.join(', ')}`;
}

const mostOfTitle = 40;

/** What stands in the book after the call, appointment by appointment. */
export function tellBookings(
  { serviceById }: Receptionist,
  { bookings }: CallOutcome,
  timeZone: string,
  language: Language = 'en',
): string[] {
  const { actions } = ownerWords(language);
  const madeThen = {
    booked: actions.booked,
    moved: actions.booked,
    cancelled: actions.bookedThenCancelled,
  };
  const changes = new Map<string, BookingChange[]>();
  for (const change of bookings) {
    const earlier = changes.get(change.appointmentId) ?? [];
    changes.set(change.appointmentId, [...earlier, change]);
  }
  return [...changes.values()].flatMap((each) => {
    const [first, last] = [each.at(0), each.at(-1)];
    if (!first || !last) return [];
    const what = serviceById.get(last.serviceId ?? '')?.name ?? '';
    const made = first.action === 'booked';
    const action = !made || last === first ? actions[last.action] : madeThen[last.action];
    const moved = each.length > 1 && last.action === 'moved' ? first : null;
    const before = moved
      ? ` (${actions.first} ${shortMoment(moved.start, timeZone, language)})`
      : '';
    const when = shortMoment(last.start, timeZone, language);
    return `${[action, what, when].filter(Boolean).join(' ')}${before}`;
  });
}

/** What is left to do where no promise says so: what was only passed on still wants a call. */
export function tellNextStep(outcome: CallOutcome, language: Language = 'en'): string {
  const { lead, spam, transferred, commitments, bookings, urgent, transcript } = outcome;
  const words = ownerWords(language);
  if (outcome.threatened) return words.ofThreat;
  if (transferred) return words.transferred;
  // Of trouble that is passed on with the visit for it they are called all the same.
  const inTrouble = urgent && /(?:^|, )urgent\b/.test(lead?.reason?.split('; ')[0] ?? '');
  const isLeft = (promise: Commitment) =>
    isOnlyPassedOn(promise) || (inTrouble && isToConfirm(promise));
  if (!commitments.every(isLeft)) return '';
  const number = sayNumber(outcome);
  const writes = lead?.email && wantsEmail(lead);
  const callBack = writes ? words.emailBack : wantsText(lead) ? words.textBack : words.callBack;
  const toldToDial = outcome.endReason === 'emergency' ? words.told911 : '';
  if (urgent)
    return [toldToDial, number ? words.callNow : words.seeNow].filter(Boolean).join(' · ');
  if (commitments.length > 0) return number ? callBack : words.noNumber;
  const [open] = openOf(outcome);
  if (open && outcome.wantsNoCall) return words.unansweredNoCall;
  if (open)
    return number && !writes
      ? wantsText(lead)
        ? words.textAnswer
        : words.answerThem
      : writes
        ? words.emailBack
        : words.unanswered;
  const wish = isWish(lead?.reason);
  // Who let go of all they had asked for is called by nobody.
  if (outcome.wantsNoCall && !wish) return words.nothingLeft;
  if (!wish && bookings.length === 0 && thinksItOver(transcript)) return words.thinking;
  const wants = wish || !declinesCall(transcript);
  // Of what was booked on the call a change that was begun and not made is left.
  const isBegun = /^(?:move|cancel) the appointment\b/.test(lead?.reason ?? '');
  const asked = lead?.reason && wants && (bookings.length === 0 || isBegun) && !spam;
  if (asked) return number ? callBack : words.noNumber;
  // What they said may want something; what they asked was answered.
  const said = firstWords(outcome)?.asks !== true && !outcome.note;
  const told = outcome.quotes.length > 0 || promotionsTold(outcome).length > 0;
  const settled = bookings.length > 0 || told || !said;
  return settled || outcome.endReason === 'wrong-number' ? words.nothingLeft : '';
}
