/** As many texts as are asked for again within one call, and a few calls beside it. */
const mostRemembered = 8_000;
/** Together they hold no more characters than this. */
const mostCharacters = 1_000_000;

/**
 * The same work, done once for each text of late: every turn of a call tells of all its turns again.
 * @param work depends on the text alone.
 */
export function remembering<Made>(work: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, { made: Made }>();
  let characters = 0;
  return (text) => {
    const before = known.get(text);
    if (before) return before.made;
    const made = work(text);
    if (known.size >= mostRemembered || characters + text.length > mostCharacters) {
      known.clear();
      characters = 0;
    }
    known.set(text, { made });
    characters += text.length;
    return made;
  };
}
