import { phrase, type Turn } from '../dialogue/turn.ts';
import { sayPhone } from '../speaking/say-contact.ts';

/** Says back what was just told, in half a sentence: "Saturday around ten, got it." */
export function acknowledge(turn: Turn): void {
  const { state, took } = turn;
  if (turn.corrected || turn.statements.length > 1) return;
  const time = state.wanted.time ?? state.wanted.existing;
  if (took.has('time') && time && !turn.answered) {
    turn.statements.unshift(
      capital(phrase(turn, 'gotTime', { time: time.spoken.replace(/^(on|le) /, '') })),
    );
    return;
  }
  if (took.has('address') && state.caller.address && turn.statements.length === 0)
    turn.statements.unshift(
      capital(phrase(turn, 'gotAddress', { address: state.caller.address.value })),
    );
}

/** A number is said back as soon as it is told: whoever misheard it is put right at once. */
export function acknowledgePhone(turn: Turn): void {
  const { phone } = turn.state.caller;
  if (!turn.took.has('phone') || phone?.from !== 'said') return;
  const spoken = sayPhone(phone.value);
  if (turn.statements.some((statement) => statement.includes(spoken))) return;
  turn.statements.unshift(phrase(turn, 'gotPhone', { phone: spoken }));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
