import type { CallOutcome } from '@second-ring/conversation';

/** Dollars for a million tokens. */
export interface ModelPrice {
  input: number;
  output: number;
}

/** About so many characters make a token, in English; French takes a few more tokens. */
const charactersPerToken = 3.8;

/** About how many tokens so many characters are. */
export function tokensIn(characters: number): number {
  return Math.round(characters / charactersPerToken);
}

/** What tokens cost, in dollars; null where the price is not known. */
export function dollarsOf(
  { input, output }: { input: number; output: number },
  price: ModelPrice | null,
): number | null {
  return price ? (input * price.input + output * price.output) / 1e6 : null;
}

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
  const inputTokens = tokensIn(model.sent);
  const outputTokens = tokensIn(model.written);
  const dollars = dollarsOf({ input: inputTokens, output: outputTokens }, price);
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
