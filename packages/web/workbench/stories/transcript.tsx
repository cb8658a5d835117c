import { Transcript } from '@/features/call/transcript.tsx';

const caller = { speaker: 'caller', settled: true, heardWords: null, facts: [] } as const;
const agent = { ...caller, speaker: 'agent' } as const;
const price = { kind: 'service', id: 'suv', label: 'SUV, full tint: $399' };
const turns = [
  { ...agent, id: 1, words: 'Harbourview Tint, how can I help?' },
  { ...caller, id: 2, words: 'How much is a full tint for an SUV?' },
  { ...agent, id: 3, words: 'A full tint for an SUV is $399.', facts: [price] },
  { ...agent, id: 4, words: 'We are open until six today.', heardWords: 'We are open' },
  { ...caller, id: 5, words: 'And on', settled: false },
].map((turn) => ({ ...turn, facts: [...turn.facts] }));

export const stories = {
  'a call in progress': () => (
    <Transcript turns={turns} speaking={false}>
      {null}
    </Transcript>
  ),
  'while the voice plays': () => (
    <Transcript turns={turns.slice(0, 3)} speaking>
      {null}
    </Transcript>
  ),
};
