import type { Act } from '../heard/acts.ts';
import type { HeardAct } from '../heard/heard.ts';
import { namedOfKind } from '../knowledge/named-of-a-kind.ts';
import type { Receptionist } from '../receptionist.ts';
import type { HeardTurn } from './hearing.ts';

/** What a question of what stands behind a shop may be heard as. */
const mayAsk: ReadonlySet<Act> = new Set<Act>([
  'ask.fact',
  'ask.offer',
  'ask.you',
  'ask.contact',
  'ask.includes',
  'ask.next',
  'claim',
  'unclear',
  'who.job',
]);

/**
 * "Are you bonded", of a shop that is insured; "do you take Amex", where cards are taken: what is named is not known
 * by what is written of its kind, and is passed on.
 */
export function withNamedOfKind(acts: readonly HeardAct[], { hearing }: HeardTurn): HeardAct[] {
  const { receptionist } = hearing;
  return acts.flatMap((one): HeardAct[] => {
    if (!mayAsk.has(one.act) || (one.act === 'who.job' && ofHiring.test(one.words))) return [one];
    const named = namedOfKind(one.words, receptionist.profile.knowledge);
    if (!named || (named.of === 'company' && !saysYes(one, receptionist))) return [one];
    const unknown: HeardAct = {
      ...one,
      act: 'ask.fact',
      target: { kind: 'unknown', words: null },
    };
    return named.besideKind ? [one, unknown] : [unknown];
  });
}

const ofHiring =
  /\b(?:hir\w*|looking for|jobs?|openings?|apprentic\w*|appl(?:y|ying|ication)|embauch\w*|cherchez|engagez|emplois?)\b/i;

/** Whether the answer that would be told begins with a yes. */
function saysYes({ target }: HeardAct, { profile }: Receptionist): boolean {
  if (target?.kind !== 'fact') return false;
  const { factId } = target;
  const item = profile.knowledge.commonQuestions.find(({ id }) => `faq:${id}` === factId);
  return item?.answer === 'yes' || yes.test(item?.explanation ?? '');
}

const yes = /^\W*(?:yes|oui|yep|of course|bien sûr)(?!\p{L})/iu;
