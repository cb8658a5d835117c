const learned = [
  'ask.price',
  'ask.total',
  'ask.includes',
  'ask.compare',
  'ask.offer',
  'ask.fact',
  'ask.hours',
  'ask.when',
  'ask.area',
  'ask.place',
  'ask.contact',
  'ask.you',
  'ask.status',
  'ask.next',
  'ask.mine',
  'ask.donow',
  'ask.discount',
  'want.book',
  'want.move',
  'want.cancel',
  'want.late',
  'want.callback',
  'want.message',
  'want.person',
  'describe',
  'complain',
  'return.call',
  'give',
  'correct',
  'choose',
  'affirm',
  'deny',
  'either',
  'defer',
  'refuse',
  'claim',
  'greet',
  'ack',
  'thanks',
  'bye',
  'repeat',
  'hold',
  'language',
  'frustrated',
  'aside',
  'who.supplier',
  'who.job',
  'who.sales',
  'wrong.number',
  'alarm.danger',
  'alarm.urgent',
  'offtopic',
  'unclear',
] as const;

/**
 * What callers do with words: one closed list, shared by the built-in listener, a language model
 * and the plan. Each has its line in `corpus/README.md`, where the examples are.
 */
export const acts: readonly Act[] = learned;

/** Told by rules and by a model, and never learned from examples. */
export const actsOfRules = ['calm'] as const;

/**
 * Told by rules alone and answered in our words alone: no more texts are wanted, something is to be sent in
 * writing, what is kept of the call is asked, the shop is to own up or to pay, the shop is threatened. A model is not asked about them and cannot name them.
 */
const actsOfOurs = ['no.texts', 'ask.sent', 'ask.kept', 'ask.fault', 'threat'] as const;

export type OursAct = (typeof actsOfOurs)[number];

export type Act = (typeof learned)[number] | (typeof actsOfRules)[number] | OursAct;

/** Whether an act is answered in our words alone. */
export function isOurs(act: Act): act is OursAct {
  return actsOfOurs.some((one) => one === act);
}

/** What our last words left open, as the listener needs to know it. */
export const openKinds = [
  'help',
  'else',
  'name',
  'phone',
  'phone?',
  'readback',
  'time',
  'service',
  'option',
  'address',
  'reason',
  'offer.book',
  'offer.call',
  'offer.message',
  'offer.extra',
  'email',
  'none',
] as const;

export type OpenKind = (typeof openKinds)[number];
