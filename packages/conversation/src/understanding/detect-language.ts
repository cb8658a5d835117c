import { remembering } from '../remembering.ts';
import { wordsOf } from './words.ts';

/** The language of an utterance, as far as it shows. */
export interface DetectedLanguage {
  /** Null where the words do not tell. */
  language: 'en' | 'fr' | null;
  /** 0 to 1. */
  confidence: number;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words of everyday speech that the other language does not have. */
const frenchWords = set(
  'je j tu vous nous il elle ils elles le les un une des du au aux et est sont suis avez avons ont ai ce cette ces ca c ' +
    'qu que qui quoi quand comment combien pourquoi quel quelle quels quelles avec sans pour dans chez sur mon ma mes ' +
    'votre vos notre nos pas plus oui non ouais bonjour bonsoir merci allo salut rendez prendre voudrais veux veut peux ' +
    'pouvez peut aimerais parlez parler francais anglais heure heures demain aujourd hui lundi mardi mercredi jeudi ' +
    'vendredi samedi dimanche ouvert ouverts ferme fermez ouvrez prix coute soumission rappeler annuler deplacer besoin ' +
    'faire faites voiture char auto cheveux coupe maison s il plait d accord ben fait vient alors aussi tres bien ' +
    'etes ou mais donc encore toujours jamais personne proprietaire revoir bonne journee parfait correct madame ' +
    'monsieur eau fuite gaz urgence numero appel appelle moi toi lui me te y en la se etre avoir dites sais quelqu ' +
    'pis pu pus deux trois petit petite fils fille mere pere mari trop vite aidez secours rien depuis parce toute tous ' +
    'trouve partout tete avait etait sorti sortie parti partie tombe tombee disparu arrete coeur monde feu va vont',
);
const englishWords = set(
  'the you your i is it are do does did what when where how who why which can could would will should have has had ' +
    'my me we he she they them this that these those a an and or but of to in on at for with from by not no yes yeah ' +
    'yep nope hi hello hey thanks thank bye okay please need want like get got know think there here be am was were ' +
    'much many time today tomorrow monday tuesday wednesday thursday friday saturday sunday book cancel call back ' +
    'open close closed car house hair cut price cost sorry good great right sure just about english french speak',
);
/** Words both languages use, or that are names of things either would call so. */
const shared = set(
  'a on me an son pour main car or as die ton date message service taxi plus auto an correct',
);

/** What loses its vowel before another: "y'a", "l'eau", "s'est"; not "y'all" nor "d'you". */
const elided = /(?<![\p{L}'’])(?:[jlmtsncy]|qu|d(?!['’]you))['’](?!all)[aeiouyhàâéèêîôûœ]/u;
/** "Avalé", "coupée": English has a few such words. */
const participle = /\p{L}{3,}ée?s?(?!\p{L})/u;

/** Tells English from French in a short utterance, with or without accents. */
export const detectLanguage = remembering((text): Readonly<DetectedLanguage> => {
  let english = 0;
  let french = 0;
  const words = wordsOf(text);
  for (const { text: word } of words) {
    const weight = shared.has(word) ? 0.3 : 1;
    if (frenchWords.has(word)) french += weight;
    if (englishWords.has(word)) english += weight;
  }
  if (/[àâçèêëîïôùûœ]/i.test(text)) french += 0.7;
  if (elided.test(text)) french += 0.7;
  if (participle.test(text)) french += 0.4;
  const total = english + french;
  const lead = Math.abs(english - french);
  if (lead < 0.5) return { language: null, confidence: 0 };
  const confidence = Math.min(1, (lead / total) * (1 - 0.5 ** (lead + 0.7)));
  return { language: french > english ? 'fr' : 'en', confidence };
});
