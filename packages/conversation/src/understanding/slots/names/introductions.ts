/** A phrase that introduces a name: `sure` where hardly anything else follows it. */
export interface Introduction {
  words: readonly string[];
  sure: boolean;
}

const phrases = (sure: boolean, text: string): Introduction[] =>
  text
    .trim()
    .split('|')
    .map((phrase) => ({ words: phrase.trim().split(' '), sure }));

/** Folded and split as `tokenize` does it: "c'est" is "est", "m'appelle" is "appelle". */
export const introductions: Record<'en' | 'fr', readonly Introduction[]> = {
  en: [
    ...phrases(
      true,
      `my name is|my name's|the name is|the name's|name is|name's|names|my full name is|my first name is
      |first name is|first name's|first name|last name is|last name's|last name|surname is|surname
      |my last name is|call me|put it under|put that under|book it under|it's under|its under
      |it would be under|under the name|under the name of|the booking is under|you can put|make it out to
      |my name would be|you're speaking with|you are speaking with|you're talking to|name of`.replace(
        /\n\s*/g,
        '',
      ),
    ),
    ...phrases(
      false,
      "this is|it's|its|it is|mine's|mine is|i'm|im|i am|hi it's|speaking is|that's|that is|under|message from",
    ),
  ],
  fr: [
    ...phrases(
      true,
      `je appelle|mon nom est|mon nom c'est|mon prenom est|nom de famille|nom de famille est|prenom
      |au nom de|sous le nom de|le nom est|mettez ca au nom de|nom est|appelez moi`.replace(
        /\n\s*/g,
        '',
      ),
    ),
    ...phrases(false, 'est|ici|moi est|je suis|ici est|de la part de|message de'),
  ],
};
