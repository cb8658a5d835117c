import { smallWords, vagueWords } from './common-words.ts';
import { stem, wordsOf } from './words.ts';

const stemsIn = (words: string): readonly string[] => words.trim().split(/\s+/).map(stem);

/** Words of any question, which say nothing of what it is about. */
const questionWords: ReadonlySet<string> = new Set(
  stemsIn(`
policy question questions answer wondered accept allow able anyway include included use used using kind type
else like besides instead extra normally usually generally ever typically fellas folks ya stuff one two three four five six seven eight
nine ten eleven twelve twenty thirty forty fifty sixty gotta gonna wanna
`),
);

/** What is done in any trade. It hardly tells one question from another. */
const weakWords: ReadonlySet<string> = new Set(
  stemsIn(`
bring supply see pull stay leave pay cover move send pick show stop start finish wait watch hold set run buy
call visit come drive travel put keep find try treat open close check clean wash cut fix repair replace install
match guarantee happen sign show get number hour time phone kid date day sit require every each new old own good best bad free first time whole part done hard easy
permettre apporter laisser payer venir utiliser utilisez vendez vendre frais politique passer acceptez
`),
);

/** Words that ask the same thing, so that any of them finds what the owner wrote with another. */
const alike = [
  'bring supply provide own vacuum mop equipment',
  'vaccinate vaccination vaccine vaccines shots shot immunize',
  'aggressive bitey bites bite mean nippy',
  'anxious nervous scared terrified afraid anxiety fear sedate sedation',
  'permit permits',
  'senior elderly older aging',
  'extension extensions rallonge rallonges',
  'student students etudiant etudiants',
  'hybrid hybrids prius electric ev',
  'technician tech techs plumber electrician mechanic crew employee staff cleaner person stylist groomer',
  'child children kid kids',
  'pregnant pregnancy prenatal expecting',
  'lawyer attorney',
  'rush urgent sooner hurry',
  'gluten celiac',
  'nut nuts peanut allergy allergic',
  'deliver delivery',
  'ship shipping mail',
  'haul dispose disposal junk',
  'store storage',
  'piano pianos',
  'safe safety harmful toxic',
  'virtual online zoom remote video',
  'spray chemical pesticide poison',
  'refund reimburse',
  'guarantee warranty',
  'receipt invoice',
  'referral refer referred',
  'certified certification certificate accredited',
  'evening evenings',
  'weekend weekends',
  'copy duplicate',
  'transponder fob chip',
  'tow towing',
  'clean cleanup',
  'sick ill',
  'photo picture gallery',
  'weather rain snow storm',
  'original oem genuine',
  'sterilize sterile sanitize disinfect',
  'maintenance yearly annual monthly membership',
  'exotic reptile rabbit snake lizard bird parrot hamster guinea ferret turtle',
  'teach tutor',
  'grade age',
  'male man gentleman',
  'female woman lady',
  'break damage wreck ruin destroy scratch',
  'alcohol wine beer liquor',

  'gender sex',
];

const alikeTo: ReadonlyMap<string, string> = new Map(
  alike.flatMap((group) => {
    const stems = stemsIn(group);
    return stems.map((one): [string, string] => [one, stems[0] ?? one]);
  }),
);

/** Vague of a service, but what a question may well be about. */
const tellingHere: ReadonlySet<string> = new Set(
  stemsIn('residential commercial consultation trip custom senior family'),
);

/** What a word counts that hardly tells one question from another. */
export const weakly = 0.35;

/** How much a stem tells of what a question is about, 0 to 1. */
export function tellingOf(one: string): number {
  return weakWords.has(one) || (vagueWords.has(one) && !tellingHere.has(one)) ? weakly : 1;
}

/** The stems of a question that say what it is about, words that ask the same made one. */
export function contentOf(text: string): Set<string> {
  const stems = wordsOf(text)
    .filter((word) => !smallWords.has(word.text) && word.text.length > 1)
    .map((word) => stem(word.text));
  return new Set(
    stems.filter((one) => !questionWords.has(one)).map((one) => alikeTo.get(one) ?? one),
  );
}
