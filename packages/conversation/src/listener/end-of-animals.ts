import type { HeardAct, Target } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { Receptionist } from '../receptionist.ts';
import type { HeardTurn } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';

const animal =
  '(?:dogs?|cats?|pupp(?:y|ies)|pups?|kitt(?:y|en|ens)|horses?|rabbits?|bunny|ferrets?|hamsters?|birds?|pets?|animals?|goats?|lab|collie|shepherd|beagle|poodle|terrier)';
/** "Down for Thursday" and "to sleep for the cleaning" are of something else. */
const end = String.raw`(?:down|to sleep)(?! (?:for|as|on|in|at|during|when|while|until|to|here|there|with)\b)`;
const whose = '(?:my|our|the|an?|his|her|their|this|that)';
const ofAnimal = new RegExp(
  String.raw`\b(?:put|puts|putting|have|having|get|getting) ${whose} (?:\p{L}+ ){0,2}?${animal} (?:put )?${end}|\b(?:put|putting) down ${whose} (?:\p{L}+ ){0,2}?${animal}\b|\b(?:faire )?(?:endormir|piquer|euthanasier) (?:mon|ma|notre|un|une|le|la|son|sa) (?:\p{L}+ )?(?:chiens?|chiennes?|chats?|chattes?|lapins?|chevaux|cheval|animal|animaux|minou|pitou)\b(?! (?:pour|pendant|durant)\b)`,
  'u',
);
const ofOne = new RegExp(
  String.raw`\b(?:put|putting|have|having) (?:him|her|it|them) (?:put )?${end}|\b(?:le|la) (?:faire )?(?:endormir|piquer|euthanasier)\b(?! (?:pour|pendant|durant)\b)`,
  'u',
);
const anyAnimal = new RegExp(
  String.raw`\b${animal}\b|\b(?:chiens?|chiennes?|chats?|chattes?|lapins?|minou|pitou|animal)\b`,
  'u',
);
/** How owners write of it. */
const written =
  /\b(?:euthan\p{L}+|end[- ]of[- ]life|humane(?:ly)? (?:put|goodbye|end)|final (?:goodbye|farewell)|put(?:ting)? (?:an? |your )?(?:\p{L}+ )?to sleep|fin de vie|dernier adieu)\b/u;
const mayAsk =
  /^(?:ask\.(?!kept|sent|fault|status)|want\.book|describe|unclear|aside|give|claim|choose)/;

/** Whether words are of an animal that is put to sleep for good; of which may have been told before. */
export function endsAnimal(text: string, before: readonly string[] = []): boolean {
  const said = fold(text);
  if (ofAnimal.test(said)) return true;
  return ofOne.test(said) && anyAnimal.test([...before, text].map(fold).join(' . '));
}

/** "What does it cost to put a cat down": its end, gently, and none of the work that only sounds near. */
export function withEndOfAnimal(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  if (!endsAnimal(text, hearing.saidBefore)) return acts;
  const own = acts.filter(({ act }) => mayAsk.test(act));
  const asked = own.findLast(({ words }) => isPutAsQuestion(words)) ?? own.at(-1);
  if (!asked) return acts;
  const target = meant(hearing.receptionist);
  return acts.flatMap((act): HeardAct[] => {
    if (act !== asked) return own.includes(act) ? [{ ...act, target: null }] : [act];
    const asks = act.act.startsWith('ask.') || act.act === 'want.book';
    const { count: _, thing: __, ...slots } = act.slots;
    const heardAs = target.kind === 'unknown' ? 'ask.fact' : asks ? act.act : 'ask.offer';
    return [{ ...act, act: heardAs, confidence: 1, target, slots }];
  });
}

/** The service or the text that is of it; what nobody wrote of is known to nobody here. */
function meant({ candidates, serviceById }: Receptionist): Target {
  const services = [...serviceById.values()].filter(({ name, description }) =>
    written.test(fold(`${name}. ${description ?? ''}`)),
  );
  const [only, other] = services;
  if (only && !other) return { kind: 'services', refs: [{ serviceId: only.id, optionId: null }] };
  const fact = candidates.all.find(
    ({ kind, compared }) => kind !== 'service' && written.test(fold(compared.full)),
  );
  return fact ? { kind: 'fact', factId: fact.id } : { kind: 'unknown', words: null };
}
