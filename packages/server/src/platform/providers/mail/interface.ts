/** One e-mail, in both forms: mail readers choose. */
export interface OutgoingMail {
  to: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** The call it tells of, by whose id the copy kept here is found again. */
  callId?: string | undefined;
}

/** Where e-mail leaves. */
export interface Mail {
  readonly name: 'smtp' | 'mailbox';
  /** Hands one e-mail over. Throws where it was not taken: try again later. */
  send(mail: OutgoingMail): Promise<void>;
}
