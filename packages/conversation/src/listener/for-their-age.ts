import type { HeardAct, ServiceRef } from '../heard/heard.ts';
import { type AgedService, agedServices } from '../knowledge/aged-services.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn, Hearing } from './hearing.ts';
import { agesTold, servicesServed } from './people-served.ts';

/** "Is there a lesson for somebody like that", "do you have anything for her": for whom, and nothing by its name. */
const asksForThem =
  /\b(?:for|suits?|suited to|good for|fits?) (?:him|her|them|me|us|it|that|(?:\p{L}+ ){1,3}like (?:that|him|her|me|this|them)|(?:some(?:one|body)|people|folks|an? (?:\p{L}+ )?\p{L}+|kids?|dogs?|cats?) (?:(?:of |at )?(?:that|his|her|my|their|this) age|that (?:age|old|young|little))|(?:that|his|her|my|their|this) age)\b|\b(?:some(?:one|body)|people|folks) like (?:that|him|her|me|this|them)\b|\bpour (?:lui|elle|eux|moi|ca|son age|cet age|mon age|(?:quelqu'un|une personne|un \p{L}+|une \p{L}+) (?:comme (?:ca|elle|lui|moi)|de (?:cet|son|mon) age|aussi (?:jeune|vieux|vieille)))(?!\p{L})/u;
const asksForAny =
  /\b(?:any(?:thing)?|something|some|(?:is|are|would) there(?: be)?|do you (?:guys )?(?:have|do|offer|give|teach|take|run)|have you|you got|would you have|what (?:do|would) you (?:have|suggest|recommend)|avez-vous|vous avez|y a-t-il|il y a|y a(?:-tu)?|quelque chose|de quoi|offrez-vous|faites-vous)\b/;
const ofAnimals =
  /\b(?:dogs?|cats?|pupp(?:y|ies)|pup|kittens?|horse|chiens?|chats?|chiot|chaton|chienne|chatte)\b/;
const mayAsk = /^(?:ask\.(?:offer|fact|includes|price|compare)|describe|unclear|aside|give)$/;
/** What was told of somebody before is still of them. */
const linesBack = 2;

/** Who asks for something for somebody whose age they told asks for the one thing that is for that age. */
export function withTheirAge(
  acts: readonly HeardAct[],
  { text, hearing }: HeardTurn,
): readonly HeardAct[] {
  const said = fold(text);
  if (!asksForThem.test(said) || !asksForAny.test(said)) return acts;
  const ref = servedAt(text, hearing);
  if (!ref) return acts;
  const own = acts.findLast(({ act, words }) => mayAsk.test(act) && asksForThem.test(fold(words)));
  if (!own) return acts;
  return acts.map((act): HeardAct => {
    if (act !== own) return act.target?.kind === 'unknown' ? { ...act, target: null } : act;
    const { thing: _, count: __, ...slots } = act.slots;
    const heardAs = act.act === 'ask.price' ? 'ask.price' : 'ask.offer';
    return {
      ...act,
      act: heardAs,
      confidence: 1,
      target: { kind: 'services', refs: [ref] },
      slots,
    };
  });
}

/** The one service, the narrowest of them, that is written to be for the age that was told; null where none or several are. */
function servedAt(text: string, hearing: Hearing): ServiceRef | null {
  const { receptionist, saidBefore = [] } = hearing;
  const aged = agedServices(receptionist.profile.knowledge.services);
  if (aged.length === 0 || servicesServed(text, hearing)) return null;
  const lines = [...saidBefore.slice(-linesBack), text];
  const told = lines.findLast((line) => agesTold(line).length > 0);
  const [age, other] = told === undefined ? [] : agesTold(told);
  if (age === undefined || other !== undefined) return null;
  const ofPets = ofAnimals.test(fold(lines.join(' . ')));
  const fits = aged.filter((one) => one.ofPets === ofPets && age >= one.from && age <= one.to);
  const width = ({ from, to }: AgedService) => to - from;
  const least = Math.min(...fits.map(width));
  const [only, another] = fits.filter((one) => width(one) === least);
  return only && !another ? { serviceId: only.serviceId, optionId: only.optionId } : null;
}
