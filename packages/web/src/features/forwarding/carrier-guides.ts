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
    notes: ['If the code for all calls does not work, dial *72 and the number, and *73 to stop.'],
  },
  {
    id: 'verizon',
    name: 'Verizon',
    notes: [
      'Verizon decides how long to wait before it forwards. You cannot set the delay with the code.',
      'The code for unanswered calls also forwards calls while your line is busy.',
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
      'Sprint is now part of T-Mobile. If these codes do not work, use T-Mobile’s.',
      'The code for unanswered calls also forwards calls while your line is busy.',
    ],
  },
];

export const otherCarriers: CarrierGuide[] = [
  { id: 'rogers', name: 'Rogers', notes: ['Some Rogers plans charge for forwarded minutes.'] },
  {
    id: 'telus',
    name: 'TELUS or Koodo',
    notes: ['Your plan must include call forwarding. Ask TELUS if the code does not work.'],
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
    notes: ['As far as we know, Bell uses the standard codes. We have not been able to verify it.'],
  },
  {
    id: 'freedom',
    name: 'Freedom Mobile',
    notes: [
      'As far as we know, Freedom uses the standard codes. We have not been able to verify it.',
    ],
  },
  {
    id: 'landline',
    name: 'A landline',
    notes: [
      'If you hear a second dial tone after the code, dial the number then.',
      'Many landlines turn forwarding on only after the other end has answered, so wait until your AI employee picks up.',
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

/** What is to be done on every network before forwarding is turned on. */
export const savingVoicemail =
  'First dial *#61# and write down the number it shows. You need it to go back to your own voicemail.';

/** What is true of every network and saves calls to support. */
export const commonAdvice = [
  'iPhones have no setting for forwarding unanswered calls and block links that contain * or #. Copy the code into the keypad and press call.',
  'Some Canadian plans charge for forwarded calls. Ask your carrier if you are not sure.',
  'If your AI employee transfers callers to a person, give it a different number. This phone would forward them straight back.',
];
