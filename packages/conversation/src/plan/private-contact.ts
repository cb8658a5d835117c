import { type Turn, tell } from '../dialogue/turn.ts';
import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import { offerCall } from './request.ts';
import { writtenFact } from './written-facts.ts';

const somebodys = String.raw`(?:(?!it|that|what|there|here|who|where|let|he|she)\p{L}+'s|his|her|(?:owner|boss|manager|foreman|doctor|teacher|driver|tech)s?)`;
const ownNumber = new RegExp(
  String.raw`\b${somebodys} (?:own |personal |private |direct )*(?:cell(?:phone)?|mobile|personal|private|home|direct)\b(?! (?:page|repair|screen)s?\b)|\b(?:cell(?:phone)?|mobile|personal|private|home|direct) (?:phone )?(?:number|line|phone|email) (?:of|for) (?:the |your |mr |mrs |ms |dr )?\p{L}+|\b(?:numero|cell|cellulaire|telephone|courriel) (?:de cell(?:ulaire)? |de maison |personnel(?:le)? |prive )?(?:personnel |prive )?(?:de la |de |du |d'|a )(?:patron\p{L}*|proprio\p{L}*|proprietaire|gerant\p{L}*|boss)\b|\b(?:numero|telephone|cellulaire) (?:personnel|prive) (?:de |du |d')`,
  'u',
);
const ownHome = new RegExp(
  String.raw`\b${somebodys} (?:home |own |personal )*address\b|\bwhere (?:does|do|did) (?:he|she|they|(?:the|your) (?:owner|boss|manager|\p{L}+)|\p{L}+) live\b|\bhis house\b|\badresse (?:personnelle|privee|de maison)\b|\bou (?:est-ce qu')?(?:il|elle|le patron|la patronne|le proprietaire) (?:habite|reste|vit)\b`,
  'u',
);

const mayAsk = /^ask\.(?:contact|place|fact|offer)$/;
/** What the owner wrote to be called at is no secret. */
const hasNumber = /\d{3}\D{0,3}\d{4}/;

/** "What's Curtis's cell", "his home address": nobody's own number or home is given out, and the shop's is no such one. */
export function keepsPrivate(turn: Turn, { act, words, target }: HeardAct): boolean {
  const said = fold(words);
  if (!mayAsk.test(act) || !(ownNumber.test(said) || ownHome.test(said))) return false;
  const written = target?.kind === 'fact' ? writtenFact(turn, target.factId) : null;
  if (written && hasNumber.test(written.said)) return false;
  turn.answered = true;
  tell(turn, 'notTheirOwn');
  offerCall(turn);
  return true;
}
