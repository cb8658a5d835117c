import { takeSentences } from './sentences.ts';

/** The agent's voice: speaks what it is given, sentence by sentence, and knows how far it came. */
export interface Voice {
  /** Adds words; `last` closes the utterance, so that what is left is spoken too. */
  say: (words: string, last: boolean) => void;
  /** What has been played of what was given since the voice was last quiet. */
  heard: () => string;
  /** Everything queued or playing, heard or not. */
  beingSaid: () => string;
  /** Stops at once and forgets what was queued. */
  silence: () => void;
}

export interface VoiceEvents {
  onStarted: () => void;
  /** All that was given has been played, or this browser has no voice to play it with. */
  onFinished: () => void;
}

/** True where the browser offers speech synthesis at all. Asking makes it load its voices. */
export function canSpeak(): boolean {
  if (typeof window === 'undefined' || !('speechSynthesis' in window)) return false;
  window.speechSynthesis.getVoices();
  return true;
}

/** A voice made of the browser's speech synthesis. Without an installed voice it finishes in silence. */
export function openVoice(events: VoiceEvents): Voice {
  const synthesis = window.speechSynthesis;
  let waiting = '';
  let played = '';
  let queue: SpeechSynthesisUtterance[] = [];
  let reached = 0;
  let started = false;
  let closed = false;

  const settle = () => {
    if (queue.length > 0 || !closed) return;
    started = false;
    closed = false;
    played = '';
    events.onFinished();
  };
  const finish = (utterance: SpeechSynthesisUtterance) => {
    if (!queue.includes(utterance)) return;
    queue = queue.filter((other) => other !== utterance);
    played += utterance.text;
    reached = 0;
    settle();
  };
  const speak = (sentence: string) => {
    if (!sentence.trim() || synthesis.getVoices().length === 0) return;
    const utterance = new SpeechSynthesisUtterance(sentence);
    utterance.lang = document.documentElement.lang || 'en';
    utterance.onboundary = (event) => {
      if (queue[0] === utterance) reached = event.charIndex;
    };
    utterance.onend = () => finish(utterance);
    utterance.onerror = () => finish(utterance);
    queue.push(utterance);
    if (!started) events.onStarted();
    started = true;
    synthesis.speak(utterance);
  };

  return {
    say: (words, last) => {
      const { sentences, rest } = takeSentences(waiting + words);
      waiting = last ? '' : rest;
      closed = last;
      for (const sentence of sentences) speak(sentence);
      if (last) speak(rest);
      settle();
    },
    heard: () => (played + (queue[0]?.text.slice(0, reached) ?? '')).trim(),
    beingSaid: () => played + queue.map((utterance) => utterance.text).join(''),
    silence: () => {
      queue = [];
      waiting = '';
      played = '';
      reached = 0;
      started = false;
      closed = false;
      synthesis.cancel();
    },
  };
}
