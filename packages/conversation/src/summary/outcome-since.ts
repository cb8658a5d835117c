import type { CallOutcome } from '../conversation.ts';
import { quoted } from '../speaking/quoted.ts';

/**
 * What has come to an outcome since `before`, an earlier outcome of the same conversation: who is
 * known as now; words, quotes, bookings and promises only where they are new.
 */
export function outcomeSince(outcome: CallOutcome, before: CallOutcome): CallOutcome {
  const { lead, transcript, quotes, bookings, commitments, unansweredQuestions, urgent } = outcome;
  const promised = new Set(before.commitments.map(keyOf));
  const words = transcript.slice(before.transcript.length);
  const said = words.filter(({ role }) => role === 'user').map(({ content }) => content);
  const changed = <Value>(now: Value, then: Value | undefined) => (now === then ? null : now);
  const { note: _note, chosen: _chosen, ...rest } = outcome;
  return {
    ...rest,
    transcript: words,
    quotes: quotes.slice(before.quotes.length),
    bookings: bookings.slice(before.bookings.length),
    commitments: commitments.filter((each) => !promised.has(keyOf(each))),
    unansweredQuestions: unansweredQuestions.filter(
      (question) => !before.unansweredQuestions.includes(question),
    ),
    urgent: urgent && !before.urgent,
    lead: {
      name: lead?.name ?? null,
      phone: lead?.phone ?? null,
      email: changed(lead?.email ?? null, before.lead?.email),
      reason: said.length > 0 ? `said ${quoted(said.join(' '), 'en', true)}` : null,
      preferredTime: changed(lead?.preferredTime ?? null, before.lead?.preferredTime),
    },
  };
}

/** A promise stays the same one when its caller's name is learned after it. */
function keyOf({ madeAt, dueAt }: CallOutcome['commitments'][number]): string {
  return `${madeAt} ${dueAt}`;
}
