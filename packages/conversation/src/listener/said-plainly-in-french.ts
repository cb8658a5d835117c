import type { Act } from '../heard/acts.ts';

/** Acts that a turn in French is easily taken for where little was learned of such words. */
const vague: readonly Act[] = [
  'describe',
  'give',
  'aside',
  'unclear',
  'ack',
  'affirm',
  'claim',
  'correct',
  'choose',
  'either',
];
const questions: readonly Act[] = [
  'ask.fact',
  'ask.offer',
  'ask.when',
  'ask.next',
  'ask.mine',
  'ask.includes',
];

interface Plain {
  act: Act;
  takenFor: ReadonlySet<Act>;
  says: RegExp;
  /** Said beside it, the words do another thing. */
  unless?: RegExp;
}

const supposed = /\b(?:si|si jamais|au cas|quand on|quand quelqu'un)\b/;

/** What ends a visit: "faut que je cancelle", "je voudrais décommander". */
const wantsItOff =
  "(?:faut|faudrait|va falloir|dois|doit|veux|veut|voudrais|voudrait|aimerais|aimerait|peux|peut|pourrais|pourrait|appelle|oblige|oblige de|c'est) ?(?:-?tu )?(?:pour |que |qu'|de )?(?:je |j'|on |me )?(?:le |la |l'|tout )?";

/** "Travaille mercredi", "est là quelles journées": on which days, and no wish to speak to them now. */
const onWhichDays =
  /\b(?:travaille|travaillent|rentre|est la|est disponible|est dispo|vient|coupe|serait la|sera la)[- ](?:(?:tu|t-il|t-elle) )?(?:aussi )?(?:(?:le|les|ce|cette|dans la|la|pour) )?(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|demain|quand|quelles? jour\w*|quels? jours?|semaine|fins? de semaine)\b/;

const plain: readonly Plain[] = [
  {
    act: 'ask.fact',
    takenFor: new Set<Act>(['want.person', 'give', 'aside', 'unclear']),
    says: onWhichDays,
    unless: /\bje\b/,
  },
  {
    act: 'want.cancel',
    takenFor: new Set<Act>([...vague, 'want.move', 'want.message', 'greet']),
    says: new RegExp(
      `\\b${wantsItOff}(?:annul(?:e|er)|cancell?(?:e|er)|decommand(?:e|er))\\b(?! (?:combien|\\p{L}+ fois))`,
      'u',
    ),
    unless: supposed,
  },
  {
    act: 'ask.status',
    takenFor: new Set<Act>([...vague, ...questions]),
    says: /\b(?:(?<!\b(?:pense|crois|dirais|parce|puisque|vu|quand) (?:que |qu'))(?:mon|ma|mes|notre|nos) \p{L}+ (?:\p{L}+ ){0,2}?(?:est|sont|serait|c'est)[- ](?:(?:tu|t-il|t-elle|il|elle|ils|elles|t'y) )?(?:deja )?(?:prete?s?|finie?s?|terminee?s?|reparee?s?|arrivee?s?)\b(?! (?:a|de|pour|par)\b)|(?:est-ce que|savoir si) (?:mon|ma|mes|notre|nos) \p{L}+ (?:\p{L}+ ){0,2}?(?:est|sont) (?:deja )?(?:prete?s?|finie?s?|terminee?s?|reparee?s?|arrivee?s?)\b|(?:avez|ont)[- ](?:vous|ils) (?:fini|termine) (?:avec )?(?:mon|ma|mes|notre|nos)\b|(?:ou (?:c'est|est|en est|vous en etes|ca en est)|etes[- ]vous) rendue?s? (?:ou )?(?:avec|dans) (?:mon|ma|mes|notre|nos))/u,
  },
  {
    act: 'complain',
    takenFor: new Set<Act>([
      ...vague,
      ...questions,
      'ask.status',
      'return.call',
      'alarm.urgent',
      'want.callback',
    ]),
    says: /\b(?:(?:y a |il y a )?(?:personne|pas un chat) (?:(?:qui )?(?:est|s'est|soit) (?:jamais )?(?:venue?|passee?|presentee?|pointee?)|(?:ne )?(?:m'|nous )(?:a|ont) (?:jamais )?(?:rappele\w*|appele\w*|averti\w*|repondu))|vous (?:n')?etes (?:jamais|pas) (?:venus?|passes?)|(?:j'|on )attends? (?:encore )?depuis|ca fait \p{L}+ (?:\p{L}+ )?(?:heures?|minutes?|jours?|semaines?) que (?:j'|on )attends?|(?:votre|vos) \p{L}+ (?:\p{L}+ ){0,2}?(?:m'|nous |y |me l'|l')?(?:a|ont) (?:\p{L}+ ){0,1}?(?:casse|brise|abime|egratigne|grafigne|magane|scrappe?|gache|brule|tache|perdu|echappe|rate|manque|oublie|mal)\w*|vous (?:m'|nous )?(?:avez|aviez) (?:\p{L}+ )?(?:casse|brise|abime|egratigne|grafigne|magane|scrappe?|gache|brule|tache|rate|mal \p{L}+e|tout croche))\b/u,
  },
  {
    act: 'ask.hours',
    takenFor: new Set<Act>([...vague, 'ask.fact', 'ask.when', 'ask.offer', 'want.late']),
    says: /\b(?:(?:etes|seriez)[- ]vous (?:la|ouverte?s?|fermee?s?)\b|vous (?:etes|seriez)(?:[- ]tu)? (?:la|ouverte?s?|fermee?s?)\b|vous (?:fermez|ouvrez)(?:[- ]tu)? (?:a|vers|pas|plus|de bonne heure|tard|tot)|(?:ferme|ouvre)z[- ]vous (?:a|vers|plus|de bonne heure|tard|tot|avant|le|la|les|pour)|c'est[- ]tu ouvert)/,
    unless: /\b(?:pour combien|depuis|combien d)\b/,
  },
  {
    act: 'ask.place',
    takenFor: new Set<Act>([...vague, ...questions, 'ask.area', 'ask.hours', 'repeat']),
    says: /^(?:(?:et|pis|ok|bon|euh|faque|la|mais) )*(?:vous (?:etes|etes situes?) (?:ou|dans quel coin|sur quelle rue)(?: (?:exactement|au juste|donc|la|vous autres))?|ou (?:est-ce que |c'est que |que )?vous (?:etes|restez)(?: situes?)?|ou etes[- ]vous(?: situes?)?|c'est (?:ou|quoi)(?: exactement| donc)? (?:votre (?:adresse|salon|garage|atelier|commerce|local|place)|chez vous)|c'est quoi l'adresse|quelle est votre adresse)\W*$/,
  },
  {
    act: 'ask.you',
    takenFor: new Set<Act>([...vague, ...questions, 'want.person', 'who.job', 'wrong.number']),
    says: /\b(?:(?:je parle|j'ai affaire) a qui\b|a qui (?:est-ce que )?(?:je parle|ai-je)|qui (?:est a|parle a) l'appareil|(?:c'est|t'es|vous etes|etes)[- ](?:tu |vous )?(?:un |une )?(?:robot|machine|ordinateur|enregistrement|repondeur|vraie? (?:personne|fille|dame|gars|monde)))\b/,
  },
  {
    act: 'ask.area',
    takenFor: new Set<Act>([...vague, ...questions]),
    says: /\b(?:(?:vous )?(?:allez|deplacez|desservez|couvrez|voyagez)(?:[- ]vous)? (?:ou|jusqu'ou|dans quels? (?:coins?|secteurs?|villes?))|jusqu'ou (?:est-ce que )?(?:vous |on )|quels? (?:secteurs?|coins?|villes?|territoires?) (?:est-ce que )?vous (?:couvrez|desservez|faites|allez))/,
  },
];

/** "Où" and "ou" differ by what no folded word shows. */
const whereAccented = /(?<!\p{L})où(?!\p{L})/iu;

/**
 * What words in French do in so many words, where they were heard as something they are easily taken for;
 * null elsewhere.
 * @param said as it was said, @param folded the same, folded.
 */
export function saidPlainlyInFrench(act: Act, said: string, folded: string): Act | null {
  const found = plain.find(
    ({ takenFor, says, unless }) => takenFor.has(act) && says.test(folded) && !unless?.test(folded),
  );
  if (found) return found.act;
  return act === 'either' && whereAccented.test(said) ? 'ask.fact' : null;
}
