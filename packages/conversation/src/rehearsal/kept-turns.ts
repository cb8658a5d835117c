/** What one caller said in a call that was kept, and what is wanted next time. */
export interface KeptTurn {
  caller: string;
  /** Null: any answer will do. */
  wanted: string | null;
}

/** A line of a call as the log holds it. */
interface LoggedLine {
  role: string;
  content: string | null;
  facts?: readonly unknown[] | undefined;
}

/** Characters of one utterance that are kept: nobody says more before the other speaks. */
const longestKept = 2000;
const longestKeptName = 120;

/**
 * What the caller said in a logged call, in order. Answers that stood on the business's knowledge
 * are wanted again; of the others, such as a goodbye, any will do.
 */
export function keptTurnsOf(transcript: readonly LoggedLine[]): KeptTurn[] {
  const turns: KeptTurn[] = [];
  for (const { role, content, facts } of transcript) {
    const text = content?.trim().slice(0, longestKept) ?? '';
    if (text === '') continue;
    const turn = turns.at(-1);
    if (role === 'user') turns.push({ caller: text, wanted: null });
    else if (role === 'assistant' && turn && (turn.wanted !== null || facts?.length))
      turn.wanted = [turn.wanted, text].filter(Boolean).join(' ');
  }
  return turns;
}

/** What a kept call is called until its owner names it: what was asked first that was answered. */
export function nameOfKept(turns: readonly KeptTurn[]): string {
  const { caller = '' } = turns.find(({ wanted }) => wanted !== null) ?? turns[0] ?? {};
  return caller.length > longestKeptName ? `${caller.slice(0, longestKeptName)}…` : caller;
}
