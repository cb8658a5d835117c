/** As many texts as are asked for again within one call, and a few calls beside it. */
const mostRemembered = 8_000;
/** Together they hold no more characters than this. */
const mostCharacters = 1_000_000;

/**
 * The same work, done once for each text of late: every turn of a call tells of all its turns again.
 * @param work depends on the text alone.
 * @param most of so many texts.
 */
export function remembering<Made>(
  work: (text: string) => Made,
  most = mostRemembered,
): (text: string) => Made {
  const known = new Map<string, { made: Made }>();
  let characters = 0;
  return (text) => {
    const before = known.get(text);
    if (before) return before.made;
    const made = work(text);
    if (known.size >= most || characters + text.length > mostCharacters) {
      known.clear();
      characters = 0;
    }
    known.set(text, { made });
    characters += text.length;
    return made;
  };
}

/**
 * The same work, done once for each thing it is done of, as long as that is there: a business's services do not
 * change while calls are answered.
 */
export function rememberingOf<Owner extends object, Made>(
  work: (owner: Owner) => Made,
): (owner: Owner) => Made {
  const known = new WeakMap<Owner, { made: Made }>();
  return (owner) => {
    const before = known.get(owner);
    if (before) return before.made;
    const made = work(owner);
    known.set(owner, { made });
    return made;
  };
}

/** As many texts as one turn is taken apart into, and a few turns beside it. */
const mostOfTurns = 500;

/**
 * The same, of work that depends on what a text is held against as well, such as a service. The looks at one turn
 * ask it of the same words again and again.
 */
export function rememberingEach<Owner extends object, Made>(
  work: (owner: Owner, text: string) => Made,
): (owner: Owner, text: string) => Made {
  const known = remembering(
    (text) => rememberingOf((owner: Owner) => work(owner, text)),
    mostOfTurns,
  );
  return (owner, text) => known(text)(owner);
}
