import type { CarrierId } from '@second-ring/contract';

/** One network as the instructions list it. */
export interface CarrierGuide {
  id: CarrierId;
  name: string;
  /** What is particular to it, sentence by sentence. */
  notes: string[];
}

/** The carriers listed first; the rest stand under Other Carrier. */
export const mainCarriers: CarrierGuide[] = [
  {
    id: 'att',
    name: 'AT&T',
    notes: [
      'Should the code for all calls be refused, dial *72 and the number, and *73 to end it.',
    ],
  },
  {
    id: 'verizon',
    name: 'Verizon',
    notes: [
      'Verizon waits as long as it likes before it forwards; the code takes no seconds.',
      'The code for unanswered calls forwards calls while your line is busy, too.',
      'One code, *73, ends every kind of forwarding.',
    ],
  },
  {
    id: 't-mobile',
    name: 'T-Mobile',
    notes: [
      'The same codes work with Metro and Mint.',
      'To end every conditional forwarding at once, dial ##004#.',
    ],
  },
  {
    id: 'sprint',
    name: 'Sprint',
    notes: [
      'Sprint is part of T-Mobile now: should these codes be refused, use those of T-Mobile.',
      'The code for unanswered calls forwards calls while your line is busy, too.',
    ],
  },
];

export const otherCarriers: CarrierGuide[] = [
  { id: 'rogers', name: 'Rogers', notes: ['Some Rogers plans charge for forwarded minutes.'] },
  {
    id: 'telus',
    name: 'TELUS or Koodo',
    notes: ['Forwarding must be part of your plan; ask TELUS if the code is refused.'],
  },
  {
    id: 'videotron',
    name: 'Videotron',
    notes: [
      'Unanswered and busy calls are set in the phone’s own menu: Phone, Settings, Call forwarding. Videotron waits 15 seconds.',
      'The code forwards all calls.',
    ],
  },
  {
    id: 'bell',
    name: 'Bell',
    notes: ['Bell follows the GSM standard as far as is known; we could not verify it.'],
  },
  {
    id: 'freedom',
    name: 'Freedom Mobile',
    notes: ['Freedom follows the GSM standard as far as is known; we could not verify it.'],
  },
  {
    id: 'landline',
    name: 'A landline',
    notes: [
      'If you hear a second dial tone after the code, dial the number then.',
      'Many landlines switch forwarding on only once the other end has answered: wait until your AI employee picks up.',
    ],
  },
  {
    id: 'gsm',
    name: 'Any other mobile phone',
    notes: ['These are the codes of the GSM standard, which most networks follow.'],
  },
];

const everyCarrier = [...mainCarriers, ...otherCarriers];

/** What a network is called. */
export function carrierName(id: CarrierId): string {
  return everyCarrier.find((carrier) => carrier.id === id)?.name ?? 'Other Carrier';
}

/** What is true of every network and saves calls to support. */
export const commonAdvice = [
  'First dial *#61# and note the number it shows: it is the way back to your own voicemail.',
  'iPhones have no settings page for forwarding unanswered calls, and refuse links with * or #. Copy the code into the keypad and press call.',
  'A Canadian plan may charge for forwarded calls. Ask your carrier when in doubt.',
  'If your AI employee transfers callers back to this phone, use another number for that: a forwarded phone would send them round in a circle.',
];
