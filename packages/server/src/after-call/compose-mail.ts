import type { CallOutcome, CallSummary, Instant } from '@second-ring/conversation';
import { escapeHtml } from './escape-html.ts';

export interface CallMail {
  subject: string;
  text: string;
  html: string;
}

export interface MailedCall {
  businessName: string;
  /** IANA zone the times are told in. */
  timeZone: string;
  summary: CallSummary;
  outcome: CallOutcome;
  /** Leads to the call's page; null: no such page can be reached. */
  link: string | null;
}

/** The e-mail an owner gets after a call: the summary first, then everything behind it. Pure. */
export function composeMail(call: MailedCall): CallMail {
  return { subject: call.summary.subject, text: asText(call), html: asHtml(call) };
}

const speakers = { user: 'Caller', assistant: 'Receptionist' } as const;

function asText({ businessName, timeZone, summary, outcome, link }: MailedCall): string {
  const sections = [
    summary.sms,
    summary.fields.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    outcome.unansweredQuestions.length > 0 &&
      `Questions I could not answer:\n${outcome.unansweredQuestions.map((question) => `- ${question}`).join('\n')}`,
    outcome.transcript.length > 0 &&
      `Transcript:\n${outcome.transcript
        .map(({ at, role, content }) => `${clock(at, timeZone)} ${speakers[role]}: ${content}`)
        .join('\n')}`,
    link,
    `Answered for ${businessName} by Second Ring.`,
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function asHtml({ businessName, timeZone, summary, outcome, link }: MailedCall): string {
  const sections = [
    `<p style="font-size:16px"><strong>${escapeHtml(summary.sms)}</strong></p>`,
    table(summary.fields.map(({ label, value }) => [label, value])),
    outcome.unansweredQuestions.length > 0 &&
      `<h2 style="font-size:15px">Questions I could not answer</h2><ul>${outcome.unansweredQuestions
        .map((question) => `<li>${escapeHtml(question)}</li>`)
        .join('')}</ul>`,
    outcome.transcript.length > 0 &&
      `<h2 style="font-size:15px">Transcript</h2>${table(
        outcome.transcript.map(({ at, role, content }) => [
          `${clock(at, timeZone)} ${speakers[role]}`,
          content,
        ]),
      )}`,
    link && `<p><a href="${escapeHtml(link)}">Open the call</a></p>`,
    `<p style="color:#666">Answered for ${escapeHtml(businessName)} by Second Ring.</p>`,
  ];
  return `<!doctype html><html lang="en"><body style="font-family:sans-serif;color:#222;max-width:640px">${sections
    .filter(Boolean)
    .join('')}</body></html>`;
}

function table(rows: [string, string][]): string {
  if (rows.length === 0) return '';
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th style="text-align:left;vertical-align:top;padding:2px 12px 2px 0;white-space:nowrap">${escapeHtml(label)}</th><td style="padding:2px 0">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="border-collapse:collapse;font-size:14px">${cells.join('')}</table>`;
}

function clock(at: Instant, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
