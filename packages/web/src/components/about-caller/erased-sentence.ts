import type { ErasedOfCaller } from '@second-ring/contract';

/** What an erasure came to, for whoever asked for it. */
export function erasedSentence(erased: ErasedOfCaller): string {
  const parts = [
    counted(erased.calls, 'call'),
    counted(erased.texts, 'text'),
    counted(erased.leads, 'lead'),
    counted(erased.commitments, 'promise'),
    counted(erased.appointments, 'appointment'),
    counted(erased.kept_calls, 'kept call'),
    erased.unblocked && 'your block',
    erased.mentions > 0 && `their number in ${counted(erased.mentions, 'other entry')}`,
  ].filter((part) => typeof part === 'string');
  const { appointments_to_come: toCome } = erased;
  const sentences = [
    parts.length > 0
      ? `Erased for good: ${new Intl.ListFormat('en').format(parts)}.`
      : 'There was nothing left to erase for this caller.',
    toCome > 0 &&
      `${counted(toCome, 'appointment')} to come ${toCome === 1 ? 'stays' : 'stay'} booked, without a name: cancel on the Appointments page if nobody will come.`,
    erased.opted_out && 'They texted STOP. That stays, so that nobody texts them.',
  ];
  return sentences.filter(Boolean).join(' ');
}

const plurals: Record<string, string> = { 'other entry': 'other entries' };

function counted(amount: number, thing: string): string | false {
  if (amount === 0) return false;
  return `${amount} ${amount === 1 ? thing : (plurals[thing] ?? `${thing}s`)}`;
}
