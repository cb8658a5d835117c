/** The caller's microphone through the browser's speech recognition. */
export interface Ear {
  listen: () => void;
  stop: () => void;
}

export interface EarEvents {
  /** Words that may still change. */
  onGuess: (words: string) => void;
  /** Words the recogniser stands by. */
  onWords: (words: string) => void;
  /** The microphone or the recogniser was refused; listening has stopped for good. */
  onRefused: () => void;
}

interface Alternative {
  transcript: string;
}
interface RecognitionResult {
  isFinal: boolean;
  0?: Alternative;
}
interface RecognitionEvent {
  resultIndex: number;
  results: ArrayLike<RecognitionResult>;
}

/** The part of the Web Speech API this page uses; TypeScript's DOM library leaves it out. */
interface Recognition {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onresult: ((event: RecognitionEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition;
    webkitSpeechRecognition?: new () => Recognition;
  }
}

/** Errors after which the browser may be asked again; any other one means it will not hear us. */
const passing = new Set(['no-speech', 'aborted']);

/** True where the browser offers speech recognition at all. */
export function canHear(): boolean {
  return (
    typeof window !== 'undefined' &&
    Boolean(window.SpeechRecognition ?? window.webkitSpeechRecognition)
  );
}

/** An ear that goes on listening through pauses until it is stopped; null where there is none. */
export function openEar(events: EarEvents): Ear | null {
  const Recogniser = window.SpeechRecognition ?? window.webkitSpeechRecognition;
  if (!Recogniser) return null;
  const recognition = new Recogniser();
  let wanted = false;
  let running = false;
  const start = () => {
    running = true;
    recognition.start();
  };
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.lang = navigator.language || 'en-CA';
  recognition.onresult = (event) => {
    const fresh = Array.from(event.results).slice(event.resultIndex);
    const final = wordsOf(fresh.filter((result) => result.isFinal));
    const guess = wordsOf(fresh.filter((result) => !result.isFinal));
    if (final) events.onWords(final);
    if (guess) events.onGuess(guess);
  };
  recognition.onerror = ({ error }) => {
    if (passing.has(error)) return;
    wanted = false;
    events.onRefused();
  };
  recognition.onend = () => {
    running = false;
    if (wanted) start();
  };
  return {
    listen: () => {
      wanted = true;
      if (!running) start();
    },
    stop: () => {
      wanted = false;
      recognition.abort();
    },
  };
}

function wordsOf(results: RecognitionResult[]): string {
  return results.map((result) => result[0]?.transcript ?? '').join('');
}
