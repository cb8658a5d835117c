/** What an answer stands on: a price row, the hours, a question the owner answered. */
export interface Fact {
  kind: string;
  id: string;
  label: string;
}

/** One line of the conversation on screen. */
export interface Turn {
  id: number;
  speaker: 'caller' | 'agent';
  words: string;
  /** False while more words may still come. */
  settled: boolean;
  /** For the agent, where the caller cut in: how much of `words` was heard. Otherwise null. */
  heardWords: string | null;
  facts: Fact[];
}

/** Begins the agent's next turn with the facts it is about to use. */
export function openTurn(turns: Turn[], facts: Fact[]): Turn[] {
  const last = turns.at(-1);
  if (last?.speaker === 'agent' && !last.settled)
    return replaceLast(turns, { ...last, facts: [...last.facts, ...facts] });
  return begin(turns, { ...emptyTurn(turns, 'agent'), facts });
}

/** Whoever picks up speaks first, whatever the caller said or typed before that was there. */
function begin(turns: Turn[], turn: Turn): Turn[] {
  const isGreeting = turns.every(({ speaker }) => speaker === 'caller');
  return isGreeting ? [turn, ...turns] : [...turns, turn];
}

/** Adds words to the agent's turn, beginning one where none is open. */
export function agentTurn(turns: Turn[], token: string, last: boolean): Turn[] {
  const index = turns.findLastIndex((turn) => turn.speaker === 'agent' && !turn.settled);
  const open = turns[index];
  if (!open)
    return token
      ? begin(turns, { ...emptyTurn(turns, 'agent'), words: token, settled: last })
      : turns;
  const grown = { ...open, words: open.words + token, settled: last };
  return turns.map((turn) => (turn === open ? grown : turn));
}

/** Shows what the recogniser believes so far; a later guess or the final words replace it. */
export function addGuess(turns: Turn[], words: string): Turn[] {
  return addCallerWords(turns, words, false);
}

/** Shows what the caller said, in place of a guess if there was one. */
export function addWords(turns: Turn[], words: string): Turn[] {
  return addCallerWords(turns, words, true);
}

function addCallerWords(turns: Turn[], words: string, settled: boolean): Turn[] {
  const last = turns.at(-1);
  if (last?.speaker === 'caller' && !last.settled)
    return replaceLast(turns, { ...last, words, settled });
  return [...turns, { ...emptyTurn(turns, 'caller'), words, settled }];
}

/** Marks the agent's latest turn as cut short after `heard`. */
export function cutShort(turns: Turn[], heard: string): Turn[] {
  const index = turns.findLastIndex((turn) => turn.speaker === 'agent');
  return turns.map((turn, at) =>
    at === index ? { ...turn, settled: true, heardWords: heard } : turn,
  );
}

/** Every fact of the call once, in the order first used, the latest answer's marked fresh. */
export function factsUsed(turns: Turn[]): { fact: Fact; fresh: boolean }[] {
  const newest = turns.findLast((turn) => turn.speaker === 'agent' && turn.facts.length > 0);
  const byId = new Map<string, Fact>();
  for (const fact of turns.flatMap((turn) => turn.facts)) byId.set(`${fact.kind}:${fact.id}`, fact);
  return [...byId].map(([key, fact]) => ({
    fact,
    fresh: newest?.facts.some(({ kind, id }) => `${kind}:${id}` === key) ?? false,
  }));
}

function emptyTurn(turns: Turn[], speaker: Turn['speaker']): Turn {
  const id = Math.max(0, ...turns.map((turn) => turn.id)) + 1;
  return { id, speaker, words: '', settled: false, heardWords: null, facts: [] };
}

function replaceLast(turns: Turn[], turn: Turn): Turn[] {
  return [...turns.slice(0, -1), turn];
}
