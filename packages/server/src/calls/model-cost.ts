import type { CallOutcome } from '@second-ring/conversation';

/** Dollars for a million tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

/** About so many characters make a token, in English; French takes a few more tokens. */
const charactersPerToken = 3.8;

/**
 * What a language model took of a call, as a line of its cost; null where it was not asked. Tokens
 * are estimated from characters, for few endpoints report them; `credit` is hundredths of a dollar,
 * left out where the price is not known.
 */
export function modelCostOf(
  { model }: Pick<CallOutcome, 'model'>,
  { name, price }: { name: string; price: ModelPrice | null },
) {
  if (model.asked === 0) return null;
  const inputTokens = Math.round(model.sent / charactersPerToken);
  const outputTokens = Math.round(model.written / charactersPerToken);
  const dollars = price ? (inputTokens * price.input + outputTokens * price.output) / 1e6 : null;
  return {
    type: 'language model',
    provider: name,
    inputTokens,
    outputTokens,
    turns: model.asked,
    turnsLed: model.led,
    ...(dollars === null ? {} : { credit: Math.round(dollars * 100 * 100) / 100 }),
  };
}
