import type { Input } from '../conversation.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import { ask, phrase, type Turn, tell } from './turn.ts';

/** Words by which a greeting already says that no human is speaking. */
const discloses =
  /\b(a\.?i\.?|artificial|virtual|automated|robot|bot|digital assistant|ia|intelligence artificielle|virtuelle?)\b/i;

/** Answers the call: the owner's greeting, which always says that an AI is speaking. */
export function greet(turn: Turn, input: Extract<Input, { type: 'answered' }>): void {
  const { state, receptionist } = turn;
  state.callId = input.callId;
  state.channel = input.channel;
  state.callerNumber = input.from;
  state.earlier = input.earlier ?? null;
  // Whoever calls by browser is at no phone, whatever number they name.
  state.textable = input.channel !== 'browser' && input.from !== null && input.textable !== false;
  state.startedAt = turn.now;
  state.phase = 'talking';
  state.language = input.language ?? shopLanguage(receptionist.profile.knowledge);
  const text = greeting(turn, receptionist.profile.firstMessage?.trim() ?? '');
  turn.asking = { question: { kind: 'howToHelp' }, text };
}

/**
 * Callers are told that they speak with an AI (Maine's and Utah's laws ask for it, others point the
 * same way); where the owner's words leave it out, it is said before their closing question.
 */
function greeting(turn: Turn, own: string): string {
  if (own === '') {
    const said = disclosure(turn);
    return phrase(turn, 'greeting', { disclosure: said });
  }
  if (discloses.test(own)) return own;
  const said = disclosure(turn);
  const question = /[^.!?]*\?\s*$/.exec(own);
  if (!question) return `${own.replace(/([^.!?])$/, '$1.')} ${said} ${phrase(turn, 'howToHelp')}`;
  const before = own.slice(0, question.index).trim();
  return [before, said, question[0].trim()].filter(Boolean).join(' ');
}

/** A persona the owner gave a name introduces itself by it. */
function disclosure(turn: Turn): string {
  const persona =
    turn.receptionist.profile.knowledge.details?.persona_and_style?.suggested_persona ?? '';
  const name = /(?:named|called|name is)\s+(\p{Lu}\p{Ll}+)|^(\p{Lu}\p{Ll}+),/u.exec(persona);
  const own = name?.[1] ?? name?.[2];
  return own ? phrase(turn, 'disclosureNamed', { name: own }) : phrase(turn, 'disclosure');
}

/** Picks the call up again after our side dropped it: no second greeting, the open question again. */
export function welcomeBack(turn: Turn): void {
  const { state } = turn;
  state.pending = [];
  tell(turn, 'resumed');
  const open = state.open?.question;
  if (open && state.openText && open.kind !== 'howToHelp')
    turn.asking = { question: open, text: state.openText };
  else ask(turn, { kind: 'howToHelp' }, 'howToHelp');
}
