import { takeProofCode } from '../../../lines/agents/ring-for-proof.ts';
import { provedPath } from '../../../lines/phone-numbers/hook-paths.ts';
import type { Form } from './signature.ts';
import { addressOf, field, type TwilioHooks } from './twilio-hooks.ts';
import { askForKeys, sayAndHangUp } from './twiml.ts';

/** What is heard on a phone that is rung so that somebody there agrees to be called and texted. */
export function askForCode(hooks: TwilioHooks, proofId: string): string {
  const query = new URLSearchParams({ proof: proofId });
  const text =
    'This is Second Ring. Somebody asked that callers be put through to this phone, or summaries texted to it. If that was you, key in the four digits on your screen. If not, simply hang up.';
  return askForKeys(addressOf(hooks, `${provedPath}?${query}`), { text, language: 'en' }, 4);
}

/** Takes the code that was keyed in. */
export async function takeCode(hooks: TwilioHooks, proofId: string, form: Form): Promise<string> {
  const { database } = hooks.exchange.outside;
  const proved = await takeProofCode(database, proofId, field(form, 'Digits') ?? '', hooks.now());
  const text = proved
    ? 'Thank you. This phone may be used now. Goodbye.'
    : 'That is not the code. Please ask for another call on your screen. Goodbye.';
  return sayAndHangUp({ text, language: 'en' });
}
