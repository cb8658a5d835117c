import type { ModelPrompt } from '../conversation.ts';
import type { BusinessKnowledge } from '../knowledge/business.ts';
import type { PracticeCaller, PracticeLine } from './practice-call.ts';

/** A caller who hangs up sooner has tried nothing out; one who goes on for longer is stuck. */
export const fewestLines = 3;
export const mostLines = 7;
const longestLine = 300;
const longestReply = 90;

/** What a model is asked so that it says a caller's next line. It knows of the shop what callers know. */
export function callerPrompt(
  { who, wants, language }: PracticeCaller,
  { name, industry }: Pick<BusinessKnowledge, 'name' | 'industry'>,
  transcript: readonly PracticeLine[],
): ModelPrompt {
  const system = `You play a person who rings a small business on the telephone, so that its owner hears how the call goes. You are the caller, never the receptionist.
SHOP: ${name}${industry ? `, ${industry}` : ''}
YOU: ${who}
YOU WANT: ${wants}
Speak ${language === 'fr' ? 'French, as it is spoken in Québec' : 'English'}, as people do on the telephone: one or two short sentences, at most 30 words, one thing at a time. Only the words you say: no name before them, no quotation marks, no stage directions.
Answer what you are asked as a person would, and do not repeat yourself. The whole call takes you ${fewestLines} to ${mostLines} lines. Once you have what you rang for, or see that you will not get it, say goodbye and write [END] behind it.`;
  return { system, messages: turned(transcript), maxTokens: longestReply };
}

/** The call with the roles changed about: to the caller, the receptionist is the other side. */
function turned(transcript: readonly PracticeLine[]): ModelPrompt['messages'] {
  const messages: ModelPrompt['messages'] = [];
  for (const { role, content } of transcript) {
    const theirs = role === 'user' ? 'assistant' : 'user';
    const last = messages.at(-1);
    if (last?.role === theirs) last.content += ` ${content}`;
    else messages.push({ role: theirs, content });
  }
  if (messages.at(-1)?.role !== 'user') messages.push({ role: 'user', content: '(silence)' });
  return messages;
}

/** What a caller says next. */
export interface CallerLine {
  text: string;
  /** They hang up after it. */
  ends: boolean;
}

/**
 * Reads a caller's line out of a model's reply, trusting nothing in it; null where there is none,
 * such as in a reply that is data or thoughts alone.
 */
export function readCallerLine(reply: string): CallerLine | null {
  const told = reply.replace(/<think>[\s\S]*?(?:<\/think>|$)/g, ' ').trim();
  if (/^[[{<`]/.test(told.replace(/^\[END\]/i, ''))) return null;
  const ends = /\[\s*(?:END|FIN)\s*\]/i.test(told);
  const text = told
    .split(/\n\s*\n|\n(?=\s*(?:receptionist|réceptionniste)\s*:)/i)[0]
    ?.replace(/\[[^\]\n]*\]|\*[^*\n]*\*|\((?=\p{Ll})[^)\n]*\)/gu, ' ')
    .replace(/^\s*(?:caller|client|cliente?|me|you|user)\s*:\s*/i, '')
    .replace(/^["“«\s]+|["”»\s]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (!text || !/[\p{L}\p{N}]/u.test(text)) return ends ? { text: '', ends } : null;
  return { text: shortened(text), ends };
}

/** Whole sentences of it, as far as one breath reaches. */
function shortened(text: string): string {
  if (text.length <= longestLine) return text;
  const start = text.slice(0, longestLine);
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('? '), start.lastIndexOf('! '));
  return end > 0 ? start.slice(0, end + 1) : start;
}
