import { writtenSpeech } from '@second-ring/contract/written-speech';
import {
  type CallOutcome,
  type CallSummary,
  callCostsMore,
  type Instant,
  type Language,
} from '@second-ring/conversation';
import { escapeHtml, mailButton, mailColours, mailPage } from '../../platform/mail/mail-page.ts';

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

/** These stand in the mail in a form of their own. */
const toldElsewhere: ReadonlySet<Field['kind']> = new Set(['urgent', 'open']);

type Field = CallSummary['fields'][number];

const english = {
  speakers: { user: 'Caller', assistant: 'AI employee' },
  unanswered: 'Questions I could not answer',
  transcript: 'Transcript',
  open: 'Open the call',
  answered: (business: string) => `Answered for ${business} by Second Ring.`,
  clock: 'en-US',
};
const french: typeof english = {
  speakers: { user: 'Appelant', assistant: 'Employé IA' },
  unanswered: 'Questions restées sans réponse',
  transcript: 'Transcription',
  open: "Ouvrir l'appel",
  answered: (business) => `Répondu pour ${business} par Second Ring.`,
  clock: 'fr-CA',
};
/** The words around the summary, in the language the owner works in. */
const around: Readonly<Record<Language, typeof english>> = { en: english, fr: french };

function asText({ businessName, timeZone, summary, outcome, link }: MailedCall): string {
  const words = around[summary.language];
  const sections = [
    summary.sms,
    summary.fields
      .filter(({ kind }) => !toldElsewhere.has(kind))
      .map((field) => `${field.label}: ${told(field)}`)
      .join('\n'),
    outcome.unansweredQuestions.length > 0 &&
      `${words.unanswered}:\n${outcome.unansweredQuestions.map((question) => `- ${question}`).join('\n')}`,
    outcome.transcript.length > 0 &&
      `${words.transcript}:\n${outcome.transcript
        .map(
          ({ at, role, content }) =>
            `${clock(at, timeZone, words.clock)} ${words.speakers[role]}: ${writtenSpeech(content)}`,
        )
        .join('\n')}`,
    link,
    words.answered(businessName),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

/** Wide enough for a transcript, narrow enough to be read. */
const width = 640;

function asHtml({ businessName, timeZone, summary, outcome, link }: MailedCall): string {
  const { unansweredQuestions, transcript } = outcome;
  const words = around[summary.language];
  const sections = [
    flag(outcome),
    `<p style="margin:0 0 16px;font-size:18px;line-height:1.4;font-weight:600">${escapeHtml(withoutLink(summary.sms, link))}</p>`,
    fieldRows(summary, outcome),
    link && mailButton(words.open, link),
    unansweredQuestions.length > 0 && heading(words.unanswered),
    unansweredQuestions.length > 0 &&
      `<ul style="margin:0;padding-left:20px">${unansweredQuestions
        .map((question) => `<li>${escapeHtml(question)}</li>`)
        .join('')}</ul>`,
    transcript.length > 0 && heading(words.transcript),
    ...transcript.map((entry) => spoken(entry, timeZone, outcome.language, words)),
    `<p class="soft" style="margin:24px 0 0;color:${mailColours.soft};font-size:14px">${escapeHtml(words.answered(businessName))}</p>`,
  ];
  return mailPage({ title: summary.subject, body: sections.filter(Boolean).join('\n'), width });
}

/** What the owner must see before they read anything. */
function flag({ urgent, spam }: CallOutcome): string | null {
  if (!urgent && !spam) return null;
  const colour = urgent ? mailColours.red : mailColours.soft;
  return `<p class="${urgent ? 'alarm' : 'soft'}" style="margin:0 0 4px;font-size:14px;font-weight:700;letter-spacing:1px;color:${colour}">${urgent ? 'URGENT' : 'SPAM'}</p>`;
}

/** The button leads there already, and the flag stands above. */
function withoutLink(sms: string, link: string | null): string {
  const words = link ? sms.replace(` · ${link}`, '') : sms;
  return words.replace(/^(?:URGENT|SPAM) · /, '');
}

function heading(words: string): string {
  return `<h2 style="margin:28px 0 8px;font-size:16px">${words}</h2>`;
}

function fieldRows({ fields }: CallSummary, outcome: CallOutcome): string {
  const shown = fields.filter(({ kind }) => !toldElsewhere.has(kind));
  if (shown.length === 0) return '';
  const rows = shown.map((field) => {
    const { label } = field;
    return `<tr><th class="soft" scope="row" style="text-align:left;vertical-align:top;padding:3px 16px 3px 0;white-space:nowrap;font-weight:400;color:${mailColours.soft}">${escapeHtml(label)}</th><td style="padding:3px 0;vertical-align:top">${linked(field, outcome)}</td></tr>`;
  });
  return `<table style="border-collapse:collapse;font-size:15px">${rows.join('')}</table>`;
}

/** What stands behind a label, which says already that something was booked. */
function told({ kind, value }: Field): string {
  return kind === 'booked' ? value.replaceAll(/(^|; )(?:booked|réservé) /g, '$1') : value;
}

/** A number to press, where people read this: on the phone. */
function linked(field: Field, { lead, callerNumber }: CallOutcome): string {
  const phone = lead?.phone ?? callerNumber;
  const words = escapeHtml(told(field));
  const to =
    field.kind === 'phone' && phone && !callCostsMore(phone)
      ? `tel:${phone}`
      : field.kind === 'email' && `mailto:${field.value}`;
  return to
    ? `<a class="link" href="${escapeHtml(to)}" style="color:${mailColours.green}">${words}</a>`
    : words;
}

function spoken(
  { at, role, content }: CallOutcome['transcript'][number],
  timeZone: string,
  language: Language,
  words: typeof english,
): string {
  const edge = role === 'user' ? mailColours.green : mailColours.line;
  const classes = role === 'user' ? '' : ' class="line"';
  return `<div${classes} style="margin:0 0 12px;padding-left:12px;border-left:3px solid ${edge}"><p class="soft" style="margin:0;font-size:13px;color:${mailColours.soft}">${words.speakers[role]}, ${clock(at, timeZone, words.clock)}</p><p${language === 'fr' ? ' lang="fr"' : ''} style="margin:0">${escapeHtml(writtenSpeech(content))}</p></div>`;
}

function clock(at: Instant, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}
