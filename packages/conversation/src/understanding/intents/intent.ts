/**
 * Everything a caller to a small business may be doing with a sentence. Closed: a new one is added
 * here, to the vocabulary of each language, and to whatever answers it.
 */
export const intents = [
  // Asking about the business
  'price', // what something costs
  'quote', // wants an estimate worked out for their own case
  'discount', // deals, coupons, seniors' rate
  'payment', // ways to pay, deposits, financing
  'hours', // when the shop is open, on a day or in general
  'isOpenNow', // whether it is open at this moment
  'address', // where it is, parking, directions
  'area', // whether the shop comes to, or serves, a place
  'contact', // the shop's own phone number, e-mail, website
  'serviceOffered', // whether the shop does, sells or carries something
  'duration', // how long the work takes
  'waitTime', // how soon there is room; how long the queue is
  'warranty', // the shop's own guarantee
  'insurance', // claims, direct billing, being licensed and insured
  'refund', // wants money back
  'generalQuestion', // has a question, or asks one we cannot name
  // Doing business
  'book', // wants an appointment, a visit, a viewing
  'reschedule', // wants to move one, or will be late for it
  'cancel', // wants one called off
  'confirmBooking', // asks whether or when they are booked
  'status', // whether their job, car or order is ready
  'message', // wants something passed on
  'callback', // wants to be rung back
  'returningCall', // is calling us back: missed our call or got our text
  'person', // wants a human being, or somebody by name
  'complaint', // something went wrong, or the caller is angry
  'emergency', // danger to people or property, now
  // Not a customer
  'jobApplication',
  'supplier', // deliveries, invoices, sales representatives of the trade
  'spam', // telemarketing and robocalls
  'wrongNumber',
  'stopCalling', // wants to be taken off a list
  // Steering the conversation
  'robotQuestion', // asks whether we are a machine
  'language', // asks for another language
  'repeat', // did not catch what we said
  'slower', // slower, louder, clearer
  'hold', // asks us to wait
  'correction', // what we took down is wrong
  'alreadySaid', // told us before
  'audioCheck', // "hello? are you there?"
  'greeting',
  'howAreYou',
  'thanks',
  'goodbye', // wants to end the call: nothing else, bye
  'yes',
  'no',
  'dontKnow',
  'abuse', // insults
] as const;

/** What a caller is doing with a sentence; see `intents` for what each one means. */
export type Intent = (typeof intents)[number];

/** What the receptionist asked for last, which decides how a bare "sure" or "no" is to be read. */
export type Expectation =
  | 'yesNo'
  | 'name'
  | 'phone'
  | 'email'
  | 'address'
  | 'time'
  | 'reason'
  | 'choice'
  | 'anything';

export interface RecognitionContext {
  expecting?: Expectation | undefined;
}

/** One thing the caller is doing, and where in the utterance. */
export interface RecognisedIntent {
  intent: Intent;
  /** Above 0, at most 1. */
  confidence: number;
  /** The clause it was found in: UTF-16 offsets into the utterance, end exclusive. */
  start: number;
  end: number;
}
