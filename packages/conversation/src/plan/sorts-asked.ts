/** What is asked of what is talked of, by the form of the words, and what tells of that in an owner's words. */
interface Sort {
  asks: RegExp;
  tells: RegExp;
}

/** Whether anything is paid, and not how much; in folded words. */
export const asksWhetherPaid =
  /\b(?:do|does|did|would|will|am|are|is|still|have to|gotta|got to|gonna)\b.*\b(?:pay|paying|charge[ds]?|costs?|owe|billed|dinged|free)\b|\b(?:faut|dois|doit|devrai|va falloir|est-ce que)\b.*\b(?:pay(?:er|e|es)|debourser)\b|\b(?:est-ce|c'est|est)(?:-ce|-tu)? (?:gratuit|inclus|compris)\w*|\bca (?:me )?coute(?:-tu|ra-tu)? (?:quelque chose|de quoi)\b/;
export const howMuch = /\b(?:how much|what(?:'?s| is| do| does| would)?|combien)\b/;
/** What an owner writes of what is not paid, or not again. */
export const given =
  /\b(?:free|waived|credited|(?:not|n't|no) (?:be )?charged?|no (?:extra )?(?:charge|cost)|without charge|comes? off|taken off|(?:goes?|counts?|put) toward|deducted|applied to|refund\w*|included|covered|(?:not|nothing) extra|gratuit\w*|sans frais|comprise?s?|incluse?s?|deduit\w*|credite\w*|rembours\w*)\b/;

/** The sorts of questions that lean on what is talked of, the likeliest first. */
export const sorts: readonly Sort[] = [
  {
    asks: /\b(?:on top|extra|part of (?:it|that|the)|comes? off|(?:goes?|counts?|go|count) (?:toward|against)|taken off|(?:is|it'?s|that'?s|be) (?:a )?separate|in (?:that|there)|(?:get|lose|see) (?:that|it|this|my money|the deposit)(?: back)?|a part|en plus|en extra|comprise?s?|incluse?s?|fait partie)\b/,
    tells:
      /\b(?:comes? off|taken off|(?:goes?|counts?|put) (?:toward|against)|credited|deducted|applied to|included|extra|on top|more|refund\w*|return\w*|given back|waived|separate(?:ly)?|comprise?s?|incluse?s?|comprend|de plus|en plus|en sus|a part|deduit\w*|credite\w*)\b/,
  },
  {
    asks: /\b(?:deposits?|up ?front|(?:put|leave|pay|want|need|take)\b.{0,24}\bdown|(?:on|hold|need) my card|in advance|depots?|acompte|d'avance)\b/,
    tells: /\b(?:deposits?|up ?front|in advance|ahead|down|depots?|acompte|d'avance)\b/,
  },
  {
    asks: /\b(?:expir\w*|run out|use it by|(?:stays?|still|good) (?:good|valid)|perime\w*)\b/,
    tells: /\b(?:good for|valid|expir\w*|within|bonne? pour|valable|valide)\b/,
  },
  { asks: asksWhetherPaid, tells: given },
  {
    asks: /\bhow (?:often|many (?:times|visits|sessions|lessons))\b/,
    tells:
      /\b(?:once|twice|two|three|four|five|six|ten|\d+) (?:[\p{L}-]+ )?(?:visits?|times|sessions?|trips?|lessons?)\b|\b(?:once|twice|times) an? \p{L}+\b|\bevery \p{L}+\b/u,
  },
  {
    asks: /\b(?:every|each|per|a) (?:day|night|week|month|year|season|time|visit|trip)\b|\b(?:daily|monthly|weekly|yearly|annually|one[- ]time|just once|only once|once or|recurring|how often|how many (?:times|visits|sessions))\b|\bfor (?:the|my) whole\b/,
    tells:
      /\b(?:per|each|every|once an?|twice an?|times an?|an?) (?:day|night|week|month|year|season|visit|session|trip|vent|room|item|unit|person|load|window)\b|\b(?:monthly|weekly|yearly)\b|\b(?:two|three|four|five|six|ten|\d+) (?:[\p{L}-]+ )?(?:visits?|times|sessions?|trips?|lessons?)\b/u,
  },
];
