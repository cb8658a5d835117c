import { contentStems } from '../knowledge/common-words.ts';
import { isNegated } from './check-gifts.ts';
import { isTheirs } from './check-instructions.ts';
import type { DropReason } from './drop-reason.ts';
import type { Grounds } from './grounds.ts';
import type { ModelSentence } from './resolve-sentence.ts';

const shop =
  '(?:we|they|he|she|you guys|the (?:company|shop|owner)|(?:our|the) (?:own )?(?:crew|team|staff|tech\\w*|driver|guys?|people|plumber|installer|stylist|cleaner|[a-z]+(?:er|or|ist|ian|man)))';
const harmed =
  '(?:broke|broken|caused?|damaged?|scratched|ruined|wrecked|messed|screwed|botched|cracked|dented|flooded|burn(?:ed|t)|stained|tore|hurt|injured|lost|missed|forgot|failed|did (?:it|this|that))';

/** That the shop or its people did harm, in whichever words. */
const admits = new RegExp(
  [
    "\\b(?:our|their|his|her|(?:our|the) [a-z]+'s) (?:own )?(?:fault|mistake|error|negligence|responsibility|doing|bad)\\b",
    `\\b${shop}(?:'re|'ve|'s| are| were| is| was| have| has)?(?: [a-z]+ly)? (?:at fault|to blame|liable|negligent|in the wrong|responsible for (?:this|that|it|what|the|your))`,
    `\\b${shop}(?:'ve| have| has| must have| may have| did| probably| clearly| seem(?:s|ed)? to have| should(?:n't| not) have)* ${harmed}\\b`,
    "\\b(?:that|this|it)(?: was| is|'s) (?:all )?on us\\b|\\bwe (?:made|make) (?:a|the) (?:mistake|error)|\\bwe (?:got|did) (?:it|that|this) wrong|\\bdropped the ball|\\b(?:accept|take|takes|own)(?: full| the| all)* (?:responsibility|blame|liability)",
    '\\b(?:notre|leur|sa) (?:propre )?(?:faute|erreur|negligence|responsabilite)\\b|\\b(?:nous|on|ils?|elles?)(?: sommes| etions| est| etait| sont)? (?:responsables?|fautifs?|dans le tort|en tort|en faute)\\b',
    "\\b(?:on|nous|il|elle|ils|notre [a-z]+|le [a-z]+)(?: l')? ?(?:a|avons|ont|aurait|aurions) (?:bien |surement |probablement )?(?:brise|casse|cause|endommage|abime|gache|egratigne|rate|fait (?:une|l') ?erreur|mal fait)\\b|\\bassum(?:ons|e)(?: toute)? (?:la|notre) (?:responsabilite|faute)",
  ].join('|'),
);
/** That it will be paid for or mended, beside a complaint. */
const makesGood =
  /\b(?:we|they|the (?:owner|shop|company|team)|somebody|someone)(?:'ll|'re| will| are| can| is)?(?: [a-z]+ly)?(?: going to| gonna| be)? (?:pay(?:ing)?|cover(?:ing)?|reimburs\w+|compensat\w+|refund\w*|mak(?:e|ing) (?:it|this|that|things) (?:right|good|up)|tak(?:e|ing) care of (?:it|this|that|the|your)|replac(?:e|ing)|fix (?:it|that|this)|repair (?:it|that|this))\b|\b(?:on|nous)(?: va| allons)?(?: vous)? (?:pay\w+|rembours\w+|couvr\w+|dedommag\w+|arranger|regler|reparer|remplacer)\b/;
const leavesOpen =
  /\b(?:whether|who(?:se|ever)?|if|can't|cannot|not|n't|would|might|qui|si|ne|pas)\b/;

/** Whose fault harm is, and what is paid for it, is never said by who answers the telephone. */
export function checkFault(sentence: ModelSentence, grounds: Grounds): DropReason | null {
  const { folded } = sentence;
  const complains = grounds.state.wanted.requests.some(({ kind }) => kind === 'complaint');
  const says = folded
    .split(/[,;:.]|\b(?:and|but|et|mais)\b/)
    .some(
      (clause) =>
        (admits.test(clause) || (complains && makesGood.test(clause))) &&
        !leavesOpen.test(clause) &&
        !isNegated(clause),
    );
  if (!says || /\?\s*$/.test(folded)) return null;
  return contentStems(folded).size > 0 && isTheirs(folded, grounds) ? null : 'promise';
}
