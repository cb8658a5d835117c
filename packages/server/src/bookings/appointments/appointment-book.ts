import type { Language, Request, RequestResult } from '@second-ring/conversation';

/** What a conversation may ask for that takes time to answer. */
export type BookRequest = Exclude<Request, { kind: 'alertOwner' | 'stopTexts' }>;

/** What a conversation may have changed in the book. */
export type BookChange = Extract<
  Request,
  { kind: 'book' | 'moveAppointment' | 'cancelAppointment' }
>;

/** Whether a request changes the book: one that was never answered may have been done. */
export function changesBook(request: Request): request is BookChange {
  return (
    request.kind === 'book' ||
    request.kind === 'moveAppointment' ||
    request.kind === 'cancelAppointment'
  );
}

/** Whose request it is. */
export interface Requester {
  /** The same request asked again, after a crash, carries the same id: do it once. */
  effectId: string;
  callId: string;
  agentId: string | null;
  businessId: string | null;
  /** Whether the call is a test: what it books holds no customer's time. */
  test: boolean;
  /** What the caller speaks. */
  language: Language;
}

/** Where appointments are kept. */
export interface AppointmentBook {
  /** Answers a request. Throws where it cannot: the receptionist takes a message then. */
  perform(request: BookRequest, requester: Requester): Promise<RequestResult>;
  /**
   * Takes over a change nobody could wait for any longer: finds out later what became of it, and
   * tells those concerned. Once per effect.
   */
  settleLater(change: BookChange, requester: Requester): Promise<void>;
}

/** The book of an installation that keeps none: every request fails, and a message is taken. */
export const noBook: AppointmentBook = {
  perform: async () => {
    throw new Error('This installation keeps no appointment book.');
  },
  settleLater: () => Promise.resolve(),
};
