/**
 * The codes that make a phone network forward calls, as pure functions. GSM networks follow
 * 3GPP TS 22.030: `**` registers and switches on, `*` switches on, `##` erases, `#` switches off,
 * `*#` asks. Others have short codes of their own. What no public source confirms is marked.
 */

/** Which calls are forwarded. */
export const forwardingConditions = ['all', 'no-answer', 'busy', 'unreachable'] as const;
export type ForwardingCondition = (typeof forwardingConditions)[number];

export const forwardingDelay = { min: 5, max: 30, default: 15 } as const;

/** Networks count the seconds in fives: a delay, as near as they take it. */
export function networkDelay(seconds: number): number {
  const within = Math.min(forwardingDelay.max, Math.max(forwardingDelay.min, seconds));
  return Math.round(within / 5) * 5;
}

export const carrierIds = [
  'gsm',
  'att',
  'verizon',
  't-mobile',
  'sprint',
  'rogers',
  'telus',
  'videotron',
  'bell',
  'freedom',
  'landline',
] as const;
export type CarrierId = (typeof carrierIds)[number];

/** The codes of one condition; null: this network has no code for it. */
interface CodePair {
  enable: (number: string, seconds: number) => string;
  clear: string;
}
type CodeTable = Record<ForwardingCondition, CodePair | null>;

const serviceCodes = { all: '21', 'no-answer': '61', busy: '67', unreachable: '62' } as const;
/** Bearer service 11: voice. The delay belongs to no-answer alone. */
const delayed = (number: string, seconds: number) => `${number}*11*${networkDelay(seconds)}`;

const short = (enable: string, clear: string): CodePair => ({
  enable: (number) => `${enable}${number}`,
  clear,
});

/** For keys under a thumb: a desk phone has no `+`. */
const keyed = (enable: string, clear: string): CodePair => ({
  enable: (number) => `${enable}${number.replace('+', '')}`,
  clear,
});

function gsmCodes(
  prefixOf: (condition: ForwardingCondition) => string,
  clearPrefix: string,
  target: (number: string, seconds: number) => string = delayed,
): CodeTable {
  const pair = (condition: ForwardingCondition): CodePair => {
    const code = serviceCodes[condition];
    const start = `${prefixOf(condition)}${code}*`;
    return {
      enable: (number, seconds) =>
        `${start}${condition === 'no-answer' ? target(number, seconds) : number}#`,
      clear: `${clearPrefix}${code}#`,
    };
  };
  return {
    all: pair('all'),
    'no-answer': pair('no-answer'),
    busy: pair('busy'),
    unreachable: pair('unreachable'),
  };
}

const standard = gsmCodes(() => '**', '##');

const tables: Record<CarrierId, CodeTable> = {
  gsm: standard,
  bell: standard,
  freedom: standard,
  't-mobile': standard,
  att: {
    ...gsmCodes(
      () => '**',
      '##',
      (number, seconds) => `${number}**${networkDelay(seconds)}`,
    ),
  },
  verizon: {
    all: short('*72', '*73'),
    'no-answer': short('*71', '*73'),
    busy: short('*71', '*73'),
    unreachable: null,
  },
  sprint: {
    all: short('*72', '*720'),
    'no-answer': short('*28', '*38'),
    busy: short('*28', '*38'),
    unreachable: null,
  },
  rogers: gsmCodes((condition) => (condition === 'all' ? '*' : '**'), '##'),
  telus: gsmCodes(() => '*', '#'),
  videotron: {
    all: { enable: (number) => `*21*${number}#`, clear: '#21#' },
    'no-answer': null,
    busy: null,
    unreachable: null,
  },
  landline: {
    all: keyed('*72', '*73'),
    'no-answer': keyed('*92', '*93'),
    busy: keyed('*90', '*91'),
    unreachable: null,
  },
};

/**
 * What to dial so that calls are forwarded.
 * @param number the agent's, E.164 or as the network wants it.
 * @param seconds before an unanswered call is forwarded; networks that set their own leave it out.
 * @returns null where the network has no code for it.
 */
export function enableCode(
  carrier: CarrierId,
  condition: ForwardingCondition,
  number: string,
  seconds: number = forwardingDelay.default,
): string | null {
  return tables[carrier][condition]?.enable(number, seconds) ?? null;
}

/** What to dial so that calls are forwarded no longer; null where the network has no code for it. */
export function clearCode(carrier: CarrierId, condition: ForwardingCondition): string | null {
  return tables[carrier][condition]?.clear ?? null;
}

/** Whether a network takes the seconds from the code; the others wait as long as they like. */
export function takesDelay(carrier: CarrierId): boolean {
  const [short, long] = [forwardingDelay.min, forwardingDelay.max];
  return (
    enableCode(carrier, 'no-answer', '1', short) !== enableCode(carrier, 'no-answer', '1', long)
  );
}

/** Codes of the GSM standard that concern every kind of forwarding at once. */
export const gsmWideCodes = {
  /** Shows where unanswered calls go now: the way back to one's own voicemail. */
  askNoAnswer: '*#61#',
  clearConditional: '##004#',
  clearEverything: '##002#',
} as const;

/**
 * The link that puts a code into the dialler. `#` would begin a fragment: it travels as `%23`
 * (RFC 3966).
 */
export function dialLink(code: string): string {
  return `tel:${code.replaceAll('#', '%23')}`;
}

/** The ways a number is written in codes: guides differ on the country's leading 1. */
export function numberForms(e164: string): string[] {
  const national = /^\+1(\d{10})$/.exec(e164)?.[1];
  return national ? [e164, `1${national}`, national] : [e164];
}
