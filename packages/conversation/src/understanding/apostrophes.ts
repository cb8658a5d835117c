/** Spellings that can only be a contraction whose apostrophe was not written. */
const always: ReadonlyMap<string, string> = new Map(
  Object.entries({
    im: "I'm",
    ive: "I've",
    youre: "you're",
    youve: "you've",
    youll: "you'll",
    youd: "you'd",
    hes: "he's",
    shes: "she's",
    weve: "we've",
    theyre: "they're",
    theyve: "they've",
    theyll: "they'll",
    theyd: "they'd",
    itll: "it'll",
    itd: "it'd",
    thats: "that's",
    thatll: "that'll",
    thatd: "that'd",
    whats: "what's",
    whatll: "what'll",
    whatd: "what'd",
    wheres: "where's",
    whens: "when's",
    hows: "how's",
    whos: "who's",
    theres: "there's",
    therell: "there'll",
    heres: "here's",
    doesnt: "doesn't",
    didnt: "didn't",
    cant: "can't",
    couldnt: "couldn't",
    wont: "won't",
    wouldnt: "wouldn't",
    shouldnt: "shouldn't",
    isnt: "isn't",
    arent: "aren't",
    wasnt: "wasn't",
    werent: "weren't",
    havent: "haven't",
    hasnt: "hasn't",
    hadnt: "hadn't",
    aint: "ain't",
    yall: "y'all",
    oclock: "o'clock",
    cest: "c'est",
    cetait: "c'était",
    cétait: "c'était",
    daccord: "d'accord",
    quelquun: "quelqu'un",
    aujourdhui: "aujourd'hui",
    jaimerais: "j'aimerais",
    jaurais: "j'aurais",
    javais: "j'avais",
    jappelle: "j'appelle",
    jhabite: "j'habite",
  }),
);

/** Words after which a clause begins, so that what comes next is its subject. */
const begins =
  '(?:and|but|so|or|cause|because|well|um|uh|oh|ah|yeah|yes|yep|no|nope|ok|okay|alright|sure|hi|hey|hello|sorry|actually|anyways?|maybe|now|please|thanks)';
/** What has a thing of its own, and what is done to one. */
const possessors =
  '(?:on|in|of|for|to|with|from|by|off|at|under|over|around|through|into|has|have|had|having|lost|loses?|losing|gets?|got|getting|needs?|wants?|does|do|did|doing|clip|cut|wash|clean|brush|trim|change|replace|fix|all|both|and)';
/** What a verb of ours or of theirs is followed by, and a thing of its own hardly ever. */
const predicates =
  '(?:a|an|the|not|just|only|really|kinda|kind|sort|sorta|pretty|very|so|too|still|already|always|never|probably|maybe|about|around|like|all|both|gonna|going|been|got|supposed|in|on|at|for|from|out|over|under|with|to|up|down|here|there|my|our|your|his|her|their|me|it|this|that|okay|ok|fine|good|bad|late|early|open|closed|\\p{L}{2,}ing)';

interface Unsure {
  spelling: string;
  stands: string;
  /** Where it is one, by what stands before or after it. */
  where: RegExp;
}

/** Spellings that are a word of their own as well. */
const unsure: readonly Unsure[] = [
  {
    spelling: 'ill',
    stands: "I'll",
    // "My dog is ill", "she fell ill", "an ill cat".
    where:
      /(?<!\b(?:is|was|are|were|am|i'm|be|been|being|he's|she's|it's|they're|feel|feels|felt|feeling|fall|fell|get|gets|got|getting|took|taken|very|really|so|too|quite|bit|terribly|an?|the|my|our|his|her|their|not) )\bill\b(?= \p{L})/giu,
  },
  {
    spelling: 'id',
    stands: "I'd",
    where:
      /(?<!\b(?:an?|the|my|your|his|her|their|photo|picture|valid|with|some|any) )\bid\b(?= (?:like|love|rather|prefer|want|need|have|be|say|also|just|really|appreciate|probably|never|go|take|come|get|pay|still|only|feel|hate|think|guess|do|bring|give|hope|say|call|put|been|better)\b)/giu,
  },
  {
    spelling: 'its',
    stands: "it's",
    // "It rides on its rims", "get its nails done", "its own".
    where: new RegExp(
      `(?:(?<!\\b${possessors} )\\bits\\b(?! own\\b)|\\bits\\b(?= ${predicates}\\b))`,
      'giu',
    ),
  },
  {
    spelling: 'were',
    stands: "we're",
    where: new RegExp(
      `(?<=^\\W*|[.,;?!] ?|\\b${begins} )\\bwere\\b(?= ${predicates}\\b)(?! (?:you|they|we|there|those|these|it|the|my|your|this|that)\\b)`,
      'giu',
    ),
  },
  {
    spelling: 'dont',
    stands: "don't",
    // "Le char dont je parle".
    where:
      /(?<![\p{L}'’-])dont(?![\p{L}'’-])(?! (?:je|j['’]|tu|t['’]|il|ils|elles?|on|nous|vous|le|la|les|l['’]|mon|ma|mes|votre|vos|notre|nos|son|sa|ses|[cç]a|y|une?|deux|trois)(?!\p{L}))/giu,
  },
  {
    spelling: 'lets',
    stands: "let's",
    where: /(?<!\b(?:he|she|it|who|that|which|one) )\blets\b/giu,
  },
];

const bareWord = /(?<![\p{L}\p{N}'’-])\p{L}{2,11}(?![\p{L}\p{N}'’-])/gu;
/** "Susan Im": a name written large after another is one. */
const ofName = /\p{Lu}\p{Ll}+ $/u;

/**
 * What was said with the apostrophes that the recogniser left out: "im" is "I'm", "whatll" is "what'll". Nothing
 * that reads words as they are written has to know of both.
 */
export function withApostrophes(text: string): string {
  const sure = text.replace(bareWord, (word, at: number) => {
    const full = always.get(word.toLowerCase());
    const isName = /^\p{Lu}/u.test(word) && ofName.test(text.slice(Math.max(0, at - 20), at));
    return full && !isName ? full : word;
  });
  return unsure.reduce(
    (said, { spelling, stands, where }) =>
      said.toLowerCase().includes(spelling) ? said.replace(where, stands) : said,
    sure,
  );
}
