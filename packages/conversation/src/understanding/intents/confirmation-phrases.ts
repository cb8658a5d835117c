import type { Confirmation } from './confirmation.ts';

/** A way of answering. */
export interface Signal extends Confirmation {
  /** It answers only as the first thing said. */
  opens: boolean;
  /** Said after an answer, it replaces that: "yes, wait, no". */
  corrects: boolean;
}

const fine =
  'fine|good|right|correct|perfect|great|okay|all right|it|ok|works|cool|true|accurate|brilliant|awesome|lovely|wonderful|excellent|amazing|ideal|exactly right';

export const confirmationSets: Record<string, string> = {
  yes: 'yes|yeah|yep|yup|sure|absolutely|definitely|certainly|correct|exactly|right|affirmative|indeed|of course|for sure|totally|you bet|you got it|uh huh|mm hm|mhm|mmhmm|mm hmm|aye|true|precisely',
  no: 'no|nope|negative|nah|naw|uh uh|nuh uh|no way|absolutely not|definitely not|of course not|certainly not|never|no thank you|no thanks',
  fine,
  oui: 'oui|ouais|ouin|mets en|exactement|exact|parfait|certainement|absolument|bien sur|d accord|c est beau|tout a fait|tout à fait|c est ça|c est bon|c est bien ça|ok',
};

/** Opening phrases, per answer and strength. */
const opening: [Confirmation['answer'], number, string[]][] = [
  [
    'yes',
    0.95,
    [
      '<yes>',
      '<oui>',
      '(ben|mais) <oui>',
      'oh <yes>',

      '(that|it|this|which|all|everything) (is|sounds|looks|would be|will be|seems|was|be|should be) (very|so|totally|fully|quite|all|just|really|absolutely)? <fine>',
      '(that|it|this) (works|does|would work|will work|will do|should work|suits|would do|is it)',
      'go ahead',
      'please do',
      'why not',
      'let us do (it|that)',
      'i do$',
      'i am$',
      'i would$',
      '(i would|i will) (like|love) (that|it)',
      '(i would|i will) (like|love) to$',
      'do (it|that)',
      '(i will|i) (take|do) (it|that)',
      'by all means',
      'you are right',

      '(no)? (problem|worries)$',
      'i (think|believe|guess|suppose|hope) (so|yes|that works|that is right|that would work)',
      'fair enough',
      'i (agree|confirm|accept|can do that|can make (it|that))',
      '(happy|glad) to',
      'please (go ahead|try|book|yes)',
      '(try|book|schedule|confirm) (it|that)',
      'yes no problem',

      'works for me',
      'ça (marche|me va|fonctionne|va|convient|me convient)',
      'avec plaisir',
      'pourquoi pas',
      'vas y|allez y',
      'correct',
      'i like (it|that|this)',
      'that one',
      'that day works',
    ],
  ],
  [
    'yes',
    0.75,
    [
      'sounds <fine>',
      '(all right|very good|very well|great|perfect|fantastic|awesome|excellent|wonderful|cool|fine|brilliant|lovely|super|nice|ideal|amazing|okay)',
      '(good|nice) (thanks|thank you)?$',
      '(got it|much appreciated|i like (it|that|this)|(that|the|this) .. (time|date|day|one|place|price) .. (works|is okay|is fine|is good|is perfect|will work|suits|sounds good))',
      '(i am|i would be) (good|fine|okay|happy) with (that|it|this)',
      'that was what i (said|wanted|meant)',
      '(i|we) can do (that|it)',
    ],
  ],
  [
    'yes',
    0.85,
    [
      '(yes|yeah|no|nope) (no|yeah|yes) .. <fine>',
      'no (that|it|this|you|everything|all) (is|are|sounds|looks|was) (all|exactly|totally|perfectly|very)? (right|correct|perfect|great|accurate)',
      'no yeah',
      '(yeah|yes) no (yeah|yes|for sure|totally|problem|definitely|worries|absolutely|go ahead)',
      'no (worries|problem)',
      'no for sure',
      '(sure|yeah|yes) why not',
      'no (absolutely|definitely|totally|go ahead|of course|sure)$',
      'non (c est|ça va) (correct|beau|bon|parfait)',
      'no (please)? go ahead',
      'no (i|we) would love (to|that)',
      'do not see why not',
      'can not (argue|complain)',
      'would not mind',
    ],
  ],
  [
    'yes',
    0.5,
    [
      'i (guess|suppose)',
      'i guess (so|that (works|is fine)|yes|yeah)',
      '(probably|most likely|kind of|kinda|sort of|more or less)',
      '(that|it) (should|might|could|would) (be (okay|fine|good)|work)',
      'i (think|believe) so',
      'j imagine',
      'je (pense|crois) (que oui|bien)',
      '(probablement|pas mal)',
      'if (you|that is what) (must|have to|it takes)',
      'close enough',
      'yeah i guess (so)?',
      'sure i guess (so)?',
      'okay i guess',
      'as far as i know',
    ],
  ],
  [
    'no',
    0.95,
    [
      '<no>',
      'non',
      '(ben|mais|oh) non',
      'pas du tout',
      'jamais',
      'no (no|that is (not|wrong|incorrect)|i (do not|said|meant))',
      '(that|it|this) is (wrong|incorrect)',
      'wrong',
      'incorrect',
      '(not|no) (at all|really|today|now|thank you|thanks|at this time|at the moment|necessary|right now|interested|this time|for now|quite|exactly|correct|right|true|good|even close|that i)',

      'do not (do|book|bother|send|call|want|need|worry)',
      'i said no',
      'out of the question',
      'forget (it|that|about it)',
      'never mind',
      '(c est|est) pas (ça|bon|vrai|correct)',
      '(pas|non) (vraiment|merci|pantoute|du tout|nécessaire|maintenant|aujourd hui|tout à fait|intéressé)',
      'i am (good|okay|fine|all set)',
      'i would rather not',
      'rather not',
      'i would prefer not',
      'no (thank you|thanks|way)',
      'not$',
      'i refuse',
      'none',
      '(nothing|neither)',
      'there is no (need|way)',
    ],
  ],
  [
    'no',
    0.7,
    [
      '(that|it|this|that time|that day) (is|does|did|will|would|was) (not|never)',
      '(i|we) (do not|would not|will not|did not|am not|are not|have not) (want|need|believe|have|like|agree|wish|care|able)',
      '(i|we) (can not|could not) (do|make|come)',
      '(disagree|i disagree)',
      '(i|we) (cannot|can not) agree',
    ],
  ],
  [
    'no',
    0.6,
    [
      'not (really|exactly|quite|particularly|yet|so much|that i know|as far as)',
      'i (do not|did not) think so',
      'pas (vraiment|encore|tout à fait)',
      'probably not',
      '(je ne|je) (pense|crois) pas',
      'i doubt it',
      'no i guess not',
      'i guess not',
      'maybe not',
      'hardly',
      'i am not sure about that',
      'no i (guess|think) not',
      'i (do not|did not) thing so',
    ],
  ],
  [
    'unsure',
    0.6,
    [
      '(maybe|perhaps|possibly|might be|hmm|hum)',
      'i (do not|would not) (know|remember|recall)',
      'i (am)? not (sure|certain|positive)',
      'not (sure|certain)',
      '(it)? depends',
      'no (idea|clue)',
      'i have no (idea|clue)',
      'let me (think|check|see|ask)',
      'i will (have to|need to)? (check|think|ask)',
      '(yes|yeah) and no',
      '(hard|tough) to say',
      'could be',
      'peut être',
      '(je ne|je) sais (pas|plus|pu)',
      'aucune idée',
      '(ça)? dépend',
      'pas (sûr|sûre|certain|certaine)',
      'yeah i am not sure',
      'i might',
      'yeah maybe',
      'maybe not sure',
      'no i do not know',
      'i can not (remember|decide|say)',
      'what do you think',
    ],
  ],
];

/** Later in the reply, these take back what it began with. */
const corrections: [Confirmation['answer'], number, string[]][] = [
  [
    'no',
    0.85,
    [
      '(that|it) is not (okay|fine|good|right|correct|true)',
      '(wait|actually|sorry|i mean|hold on|or|hang on) (wait|actually|sorry)? (no|not|nope)$',
      '(wait|actually|sorry|i mean|hold on) (wait|actually|sorry)? (no|nope|that is not|that is wrong|do not)',
      'mais non',
      'attendez non',
      'non attendez',
    ],
  ],
  [
    'yes',
    0.85,
    [
      '(wait|actually|sorry|i mean|hold on|oh|hang on) (wait|actually|sorry)? (yes|yeah|yep|sure)',
      'then (yes|yeah)',
      'so yes',
    ],
  ],
];

/** Anywhere in a reply that opens with nothing telling. */
const anywhere: [Confirmation['answer'], number, string[]][] = [
  [
    'yes',
    0.7,
    [
      '(yes|yeah|yep|oui) (i|that|it|please|sir|thanks|thank you|we)',
      '(sounds|sound) (good|great|perfect|fine|like a plan|lovely|wonderful)',
      '(that|it|which) (is|will be|would be|should be) (perfect|great|fine|good|correct|right|okay|lovely|wonderful|awesome)',
      'works for me',
      '(that|it) works',
      '(yes|yeah|yep|yup|sure)$',
      'would be (perfect|great|fine|good|lovely)',
      'that is (right|correct)',
    ],
  ],
  [
    'no',
    0.7,
    [
      '(does not|do not|will not|would not|is not going to) (work|suit) .. (me|us)?',
      '(no|nope|nah)$',
      '(i am)? not interested',
      'no (thank you|thanks)',
    ],
  ],
];

/** Every way of answering, with what it answers. */
export function* signals(): Generator<[string, Signal]> {
  const tables: [typeof opening, boolean, boolean][] = [
    [opening, true, false],
    [anywhere, false, false],
    [corrections, false, true],
  ];
  for (const [table, opens, corrects] of tables)
    for (const [answer, strength, phrases] of table)
      for (const phrase of phrases) yield [phrase, { answer, strength, opens, corrects }];
}
