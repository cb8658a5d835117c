import type { Input } from '../conversation.ts';
import type { Phase } from './state.ts';

const whileTalking: readonly Input['type'][] = [
  'callerSpoke',
  'callerInterrupted',
  'keyPressed',
  'speechPlayed',
  'requestSucceeded',
  'requestFailed',
  'deadlineReached',
  'reconnected',
  'hungUp',
];

/**
 * Which inputs mean something in which phase. Whatever is not listed is ignored with the reason
 * given here: a carrier may deliver anything, late or twice, and none of it may end a call.
 */
const legal: Record<Phase, readonly Input['type'][]> = {
  waiting: ['answered'],
  talking: whileTalking,
  closing: whileTalking,
  transferring: whileTalking.filter((type) => type !== 'keyPressed'),
  ended: [],
};

const reasons: Record<Phase, string> = {
  waiting: 'the call has not been answered yet',
  talking: 'the call has been answered already',
  closing: 'the call has been answered already',
  transferring: 'the caller is being put through',
  ended: 'the call has ended',
};

/** Null when `input` may change a conversation in `phase`, else why it is ignored. */
export function whyIgnored(phase: Phase, input: Input): string | null {
  return legal[phase].includes(input.type) ? null : `${input.type}: ${reasons[phase]}`;
}
