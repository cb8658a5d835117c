import type { Language } from '@second-ring/conversation';
import { longestTransfer } from '../../../platform/tolls/tolls.ts';
import { locales } from '../../driver/reply-frames.ts';

/**
 * The few TwiML documents a call needs. Written here rather than with the SDK's builder because its
 * typings spell several ConversationRelay attributes otherwise than Twilio reads them.
 */

type Attributes = Record<string, string | number | boolean | undefined>;

/** What a caller is told, and in which language it is read out. */
export interface Sentence {
  text: string;
  language: Language;
}

/** Of the voices `<Say>` knows: its own default has no Canadian French. */
const voices = {
  en: 'Polly.Joanna-Neural',
  fr: 'Polly.Gabrielle-Neural',
} as const satisfies Record<Language, string>;

export interface RelayConnection {
  /** Where the carrier opens the socket, `wss://…`. */
  url: string;
  /** Where the carrier reports the session's end. */
  action: string;
  /** BCP 47. */
  language: string;
  /** Every language that may be spoken, `language` included. */
  languages: readonly string[];
  /** Words the recogniser should expect, such as the business's own name. */
  hints: string[];
  /** Comes back in the `setup` frame's `customParameters`. */
  parameters?: Record<string, string>;
}

/**
 * Hands the call to the conversation. Without `welcomeGreeting`: the greeting is the conversation's
 * first line, so that a reconnected call is not greeted again.
 */
export function connectRelay(connection: RelayConnection): string {
  const relay = element(
    'ConversationRelay',
    {
      url: connection.url,
      language: connection.language,
      hints: connection.hints.length > 0 ? connection.hints.map(hint).join(',') : undefined,
      interruptible: 'any',
      // Off by default since May 2025: without it what a caller says over the receptionist is lost.
      reportInputDuringAgentSpeech: 'any',
      dtmfDetection: true,
      // Callers change languages without asking; the recogniser must not hold them to one.
      transcriptionLanguage: 'multi',
      events: 'speaker-events tokens-played',
    },
    ...connection.languages.map((code) => element('Language', { code })),
    ...Object.entries(connection.parameters ?? {}).map(([name, value]) =>
      element('Parameter', { name, value }),
    ),
  );
  return document(element('Connect', { action: connection.action, method: 'POST' }, relay));
}

/**
 * Rings a person, after a sentence that says so where there is one. They see the caller's number;
 * `action` learns what became of it.
 * @param screening asked, when they pick up, for what they hear before they are joined. They are
 * parted after `longestTransfer` seconds.
 */
export function dial(
  to: string,
  action: string,
  first: Sentence | null,
  screening?: string,
): string {
  const number = element('Number', { url: screening }, escapeXml(to));
  return document(
    first ? say(first) : '',
    element('Dial', { action, method: 'POST', timeout: 25, timeLimit: longestTransfer }, number),
  );
}

/** Says a sentence and waits for keys, which `action` learns; without any, hangs up. */
export function askForKeys(action: string, sentence: Sentence, numDigits = 1): string {
  const gather = { action, method: 'POST', input: 'dtmf', numDigits, timeout: 8 };
  return document(element('Gather', gather, say(sentence)), element('Hangup', {}));
}

/** Lets a person who was asked first be joined to the caller. */
export function connectNow(): string {
  return document();
}

/** Takes a message after the tone: three minutes at most, ended by silence or `#`. */
export function takeVoicemail(action: string, first: Sentence): string {
  return document(
    say(first),
    element('Record', {
      action,
      method: 'POST',
      maxLength: 180,
      timeout: 5,
      finishOnKey: '#',
      playBeep: true,
    }),
  );
}

/** Says one sentence after another and hangs up. */
export function sayAndHangUp(...sentences: Sentence[]): string {
  return document(...sentences.map(say), element('Hangup', {}));
}

/** Lets the call ring on for a moment, then asks `url` again. */
export function askAgain(url: string, seconds: number): string {
  return document(
    element('Pause', { length: seconds }),
    element('Redirect', { method: 'POST' }, escapeXml(url)),
  );
}

export function hangUp(): string {
  return document(element('Hangup', {}));
}

/** Turns a call away unanswered and uncharged. */
export function turnAway(): string {
  return document(element('Reject', { reason: 'rejected' }));
}

/** Answers a text message; null: not at all. */
export function replyBySms(text: string | null): string {
  return text === null ? document() : document(element('Message', {}, escapeXml(text)));
}

function say({ text, language }: Sentence): string {
  const attributes = { language: locales[language], voice: voices[language] };
  return element('Say', attributes, escapeXml(text));
}

/** Hints are separated by commas. */
function hint(text: string): string {
  return text.replaceAll(',', ' ').trim();
}

function document(...verbs: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${element('Response', {}, ...verbs)}`;
}

function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes for XML 1.0, and drops the control characters and lone surrogates it cannot hold. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
