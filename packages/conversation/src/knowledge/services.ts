import type { Service, ServiceOption } from './business.ts';

/** `near` is worth a question ("Did you mean …?"), never an answer. */
export type MatchKind = 'exact' | 'strong' | 'near';

export interface ServiceMatch {
  service: Service;
  /** The option the caller's words already chose. */
  option: ServiceOption | null;
  /** 0 to 1. */
  score: number;
  kind: MatchKind;
  /** The caller's own words that name it. */
  matchedSpan: string;
}

/** One thing a caller asked for. */
export interface ServiceMention {
  /** Best first; never empty. Of an ambiguous mention, those that fit equally. */
  candidates: ServiceMatch[];
  /** Whether the words name several services equally well, so that the caller must choose. */
  ambiguous: boolean;
}

export interface ServiceIndex {
  readonly services: readonly Service[];
}

export function compileServices(services: readonly Service[]): ServiceIndex {
  return { services };
}

/** The services an utterance names, in the order they are named; empty when it names none. */
export function matchServices(_index: ServiceIndex, _text: string): ServiceMention[] {
  return [];
}

/**
 * The options of `service` that `text` names, best first; several when the words do not decide.
 * `hints` are further words for what the caller has, such as the body type of a car model.
 */
export function matchOptions(
  _service: Service,
  _text: string,
  _hints: readonly string[] = [],
): ServiceOption[] {
  return [];
}
