import type { Turn } from './turn.ts';

/**
 * The caller cut in: history keeps what they heard and no more. A price they did not hear was not
 * quoted, and a question they did not hear is still to be asked.
 */
export function hearInterruption(turn: Turn, heard: string): void {
  const { state } = turn;
  let rest = normal(heard);
  for (const line of state.pending) {
    const entry = state.transcript[line.entry];
    if (!entry) continue;
    const whole = normal(line.text);
    if (rest.startsWith(whole)) {
      rest = rest.slice(whole.length).trimStart();
      continue;
    }
    const content = heardPart(line.text, rest);
    rest = '';
    state.transcript[line.entry] = { ...entry, content, interrupted: true };
    forgetUnheard(turn, line.text, content);
  }
  state.transcript = state.transcript.filter(
    ({ role, content }) => role === 'user' || content !== '',
  );
  state.pending = [];
}

function normal(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}

/** The beginning of `line` as far as `heard` goes, in the line's own spelling. */
function heardPart(line: string, heard: string): string {
  if (heard === '') return '';
  if (normal(line).startsWith(heard))
    return line.replace(/\s+/g, ' ').trim().slice(0, heard.length);
  const words = heard.split(' ').length;
  return line.split(/\s+/).slice(0, words).join(' ');
}

function forgetUnheard(turn: Turn, line: string, heard: string): void {
  const { state } = turn;
  const lost = line.slice(heard.length);
  state.quotes = state.quotes.filter(({ spoken, at }) => {
    const unheard = lost.includes(spoken) && !heard.includes(spoken);
    const earlier = state.transcript.some(
      (entry) => entry.role === 'assistant' && entry.at <= at && entry.content.includes(spoken),
    );
    return !unheard || earlier;
  });
  if (state.open && lost.includes(state.openText)) state.open = { ...state.open, heard: false };
}
