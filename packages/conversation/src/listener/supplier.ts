import type { HeardAct } from '../heard/heard.ts';
import { fold } from '../knowledge/words.ts';
import type { HeardTurn } from './hearing.ts';
import { isPutAsQuestion } from './put-as-question.ts';

/** What the shop has ordered, or waits for, is brought: said by nobody but who brings it. */
const brings =
  /\b(?:that |which )?you (?:guys |folks )?(?:ordered|were waiting (?:on|for)|are waiting (?:on|for)|had on order)\b|\b(?:i'?ve got|i got|i have|we have|we'?ve got) (?:a |an |your |the |some |those |them )(?:\p{L}+ ){0,4}(?:for you(?: guys)?\b|on the truck|to (?:deliver|drop off))|\byour (?:order|parts|shipment|delivery|pallet|\p{L}+s) (?:is|are|just|has|have) (?:\p{L}+ )?(?:come in|came in|in\b|arrived|ready|in stock|on the truck|back ?ordered|shipped)\b|\bque vous (?:attendiez|attendez|avez commande\w*|aviez commande\w*)\b|\bvotre (?:commande|livraison|palette|materiel|stock) (?:est|a|vient)\b|\bj'ai (?:vos|votre) (?:\p{L}+ ){1,4}(?:dans le camion|a livrer|pour vous)\b|\b(?:j'ai|on a) (?:vos|votre) \p{L}+ (?:je peux|pis je|on peut|est-ce|a quelle|ou est)/u;
/** Who brings it says from where. */
const fromSomewhere =
  /\b(?:from|over at|with|at|here from|de chez|chez|de la|du|des|de) \p{L}{3,}/u;
/** "You ordered a part for me": theirs, and a customer's. */
const ofCustomer =
  /\b(?:for me|for my|my (?:car|truck|order|part|appointment)|pour moi|pour mon|pour ma|mon (?:auto|char|camion))\b/;

/** Whether words tell that something is brought that the shop waits for. */
function deliversToShop(words: string): boolean {
  const folded = fold(words);
  return brings.test(folded) && fromSomewhere.test(folded) && !ofCustomer.test(folded);
}

/** What somebody who brings something may be taken to say: a visit of a customer's, or nothing much. */
const misheard =
  /^(?:describe|give|claim|aside|unclear|greet|ack|complain|choose|want\.(?:book|message)|who\.job|return\.call|ask\.(?:when|status|fact|mine))$/;
/** A day that is told or asked by who delivers is when somebody is to be there. */
const ofComing = /^(?:ask\.(?:when|fact|mine|next|status|you)|want\.book)$/;
const tells = /^(?:give|describe|choose|correct|unclear|aside)$/;

/**
 * Who supplies the shop books nothing: a day they name is asked of the hours or passed on, and the shop's
 * services are not what they speak of.
 */
export function withSupplier(
  acts: readonly HeardAct[],
  { text, hearing: { supplies, saidBefore = [] } }: HeardTurn,
): HeardAct[] {
  const heard = acts.find(({ act }) => act === 'who.supplier');
  const begins = supplies !== true && deliversToShop(text);
  // Half a guess that somebody supplies the shop makes nothing of what they ask.
  if (!supplies && !begins && (heard?.confidence ?? 0) < surely) return [...acts];
  const first = begins ? (heard ?? acts.find(({ act }) => misheard.test(act))) : undefined;
  const timedAsk =
    acts.some(isTimed) &&
    (isThere.test(fold(text)) || (isPutAsQuestion(text) && acts.some(asksOrMumbles)));
  const isCalled = callsThem.test(fold([...saidBefore, text].join(' ')));
  return acts.flatMap((act): HeardAct[] => {
    // "Your order is in": nobody is asked for.
    if (act.act === 'want.person' && !act.slots.person && !asksForSomebody.test(fold(act.words)))
      return [];
    if (act === first || act.act === 'who.supplier') {
      const brought: HeardAct = { ...act, act: 'who.supplier', confidence: 1, target: null };
      // All in one breath: what they bring, and whether somebody will be there then.
      const asksThen = isTimed(act) && isThere.test(fold(act.words));
      return asksThen ? [brought, { ...brought, act: 'ask.hours' }] : [brought];
    }
    const told = isTimed(act) && tells.test(act.act) && !act.slots.name && !act.slots.phone;
    if ((asks(act) && isTimed(act)) || (told && timedAsk))
      return [{ ...act, act: 'ask.hours', confidence: 1, target: null }];
    // "Friday at three, will there be somebody": one question.
    if (asks(act) && timedAsk) return [];
    // "Not tonight, tomorrow before ten", of somebody who is to be called back.
    if (told && isCalled) return [{ ...act, act: 'want.callback', confidence: 1, target: null }];
    if (told || act.act === 'want.book')
      return [{ ...act, act: 'who.supplier', confidence: 1, target: null }];
    return [
      tells.test(act.act) && act.target?.kind === 'services' ? { ...act, target: null } : act,
    ];
  });
}

const asksOrMumbles = (act: HeardAct) => asks(act) || act.act === 'unclear';

const surely = 0.5;
/** They asked to be called. */
const callsThem =
  /\b(?:call|ring|phone|reach|get back to) (?:me|us)\b|\b(?:me|nous) (?:r?appel\p{L}+|rejoindre|joindre)\b|\br?appelez[- ](?:moi|nous)\b/u;
const asksForSomebody =
  /\b(?:someone|somebody|anyone|anybody|speak|talk|owner|manager|boss|person|human|whoever|quelqu'un|parler|patron\p{L}*|responsable|proprietaire)\b/u;
/** "Anybody there Friday": asked in the words of something told. */
const isThere =
  /\b(?:anybody|anyone|somebody|someone) (?:be |gonna be |going to be )?(?:there|around|in|home)\b|\by (?:va|a)[- ](?:t[- ])?(?:tu|il|y)[- ](?:avoir )?quelqu'un\b|\b(?:il )?(?:y )?(?:va|aura)[- ]t?-?(?:tu|il)[- ](?:avoir |etre )?(?:quelqu'un|du monde)\b|\best-ce qu(?:e |')(?:il |quelqu'un )?(?:y )?(?:va|sera|aura)\b.*\b(?:quelqu'un|la|sur place)\b/;
/** A day or an hour is named. */
const isTimed = ({ slots }: HeardAct) =>
  slots.times?.some(({ date, time, partOfDay }) => date ?? time ?? partOfDay) === true;
/** It may ask whether somebody will be there, and nothing that was written answers it. */
const asks = ({ act, target }: HeardAct) => ofComing.test(act) && target?.kind !== 'fact';
