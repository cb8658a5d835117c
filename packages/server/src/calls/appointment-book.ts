import type { Language, Request, RequestResult } from '@second-ring/conversation';

/** What a conversation may ask for that takes time to answer. */
export type BookRequest = Exclude<Request, { kind: 'alertOwner' }>;

/** Whose request it is. */
export interface Requester {
  /** The same request asked again, after a crash, carries the same id: do it once. */
  effectId: string;
  callId: string;
  agentId: string | null;
  businessId: string | null;
  /** What the caller speaks. */
  language: Language;
}

/** Where appointments are kept. */
export interface AppointmentBook {
  /** Answers a request. Throws where it cannot: the receptionist takes a message then. */
  perform(request: BookRequest, requester: Requester): Promise<RequestResult>;
}

/** The book of an installation that keeps none: every request fails, and a message is taken. */
export const noBook: AppointmentBook = {
  perform: async () => {
    throw new Error('This installation keeps no appointment book.');
  },
};
