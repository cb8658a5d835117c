import type { Input } from '../conversation.ts';
import { shopLanguage } from '../knowledge/shop-language.ts';
import { personaName, withDisclosure } from './first-message.ts';
import { ask, phrase, type Turn, tell } from './turn.ts';

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
  // The owner's words welcome a call; who writes has said already what they want.
  const own = input.channel === 'sms' ? null : receptionist.profile.firstMessage;
  const text = greeting(turn, own?.trim() ?? '');
  turn.asking = { question: { kind: 'howToHelp' }, text };
}

/** The owner's words, or ours; both say that an AI is speaking. */
function greeting(turn: Turn, own: string): string {
  if (own === '') return phrase(turn, 'greeting', { disclosure: disclosure(turn) });
  return withDisclosure(
    own,
    () => disclosure(turn),
    () => phrase(turn, 'howToHelp'),
  );
}

/** A persona the owner gave a name introduces itself by it. */
function disclosure(turn: Turn): string {
  const name = personaName(turn.receptionist.profile.knowledge);
  return name ? phrase(turn, 'disclosureNamed', { name }) : phrase(turn, 'disclosure');
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
