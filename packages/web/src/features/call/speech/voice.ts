import { takeSentences } from './speech.ts';

export interface VoiceEvents {
  onStarted: () => void;
  /** All that was given has been played. */
  onFinished: () => void;
}

/** True where the browser offers speech synthesis at all. Asking makes it load its voices. */
export function canSpeak(): boolean {
  if (typeof window === 'undefined' || !('speechSynthesis' in window)) return false;
  window.speechSynthesis.getVoices();
  return true;
}

/**
 * The agent's voice, made of the browser's speech synthesis: speaks what it is given, sentence by
 * sentence, and knows how far it came.
 */
export class Voice {
  readonly #events: VoiceEvents;
  readonly #synthesis = window.speechSynthesis;
  /** Words of a sentence that is not complete yet. */
  #unfinished = '';
  #played = '';
  #queue: SpeechSynthesisUtterance[] = [];
  /** How many characters of the first queued sentence have been played. */
  #reached = 0;
  #started = false;
  /** The last words have been given. */
  #closed = false;

  constructor(events: VoiceEvents) {
    this.#events = events;
  }

  /** Whether there is a voice to speak with: a browser may offer synthesis and have none installed. */
  isInstalled(): boolean {
    return this.#synthesis.getVoices().length > 0;
  }

  /** Adds words; `last` closes the utterance, so that what is left is spoken too. */
  say(words: string, last: boolean): void {
    const { sentences, rest } = takeSentences(this.#unfinished + words);
    this.#unfinished = last ? '' : rest;
    this.#closed = last;
    for (const sentence of last ? [...sentences, rest] : sentences) this.#speak(sentence);
    this.#settle();
  }

  /** What has been played of what was given since the voice was last quiet. */
  heard(): string {
    return (this.#played + (this.#queue[0]?.text.slice(0, this.#reached) ?? '')).trim();
  }

  /** Everything queued or playing, heard or not. */
  beingSaid(): string {
    return this.#played + this.#queue.map((utterance) => utterance.text).join('');
  }

  /** Stops at once and forgets what was queued. */
  silence(): void {
    this.#queue = [];
    this.#unfinished = '';
    this.#rest();
    this.#synthesis.cancel();
  }

  #speak(sentence: string): void {
    if (!sentence.trim()) return;
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = document.documentElement.lang || 'en';
    utterance.onboundary = ({ charIndex }) => {
      if (this.#queue[0] === utterance) this.#reached = charIndex;
    };
    utterance.onend = () => this.#finish(utterance);
    utterance.onerror = () => this.#finish(utterance);
    this.#queue.push(utterance);
    if (!this.#started) this.#events.onStarted();
    this.#started = true;
    this.#synthesis.speak(utterance);
  }

  #finish(utterance: SpeechSynthesisUtterance): void {
    if (!this.#queue.includes(utterance)) return;
    this.#queue = this.#queue.filter((other) => other !== utterance);
    this.#played += utterance.text;
    this.#reached = 0;
    this.#settle();
  }

  #settle(): void {
    if (this.#queue.length > 0 || !this.#closed) return;
    this.#rest();
    this.#events.onFinished();
  }

  #rest(): void {
    this.#played = '';
    this.#reached = 0;
    this.#started = false;
    this.#closed = false;
  }
}
