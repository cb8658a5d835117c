import { contentStems } from '../knowledge/common-words.ts';
import { parsePrice } from '../knowledge/prices.ts';
import type { Grounds } from './grounds.ts';
import { saidStems } from './in-both.ts';
import { servicesNamed } from './services-named.ts';

/** Words that give something away. */
export const gifts =
  /\b(?:(?:don't|do not|won't|wouldn't|needn't|no need to|never)(?: have to)? pay (?:for|anything|extra|a)|ne pa(?:yez|ierez) (?:pas|rien)|free|freebie|gratis|gratuit(?:e|s|es|ement)?|complimentary|complementary|on the house|(?<!wait(?:ing)? )on us|at cost|same price|costs? the same|(?:we|i)(?:'ll| will| can| could)? (?:cover|pay for|absorb|swallow) (?:the|your|that|it|half)|yours to keep|no deposit|no minimum|no charge|without charge|no cost|no extra (?:cost|charge)|at no|won't cost|wont cost|cost(?:s)? you nothing|costs? nothing|pay nothing|nothing to pay|waived?|waive the|discount(?:s|ed)?|(?:dollars?|percent|%|money|something|a bit|some) off|off (?:the|your|that)|deal|special price|price[- ]match|match (?:any|that|their|the|your)|beat (?:any|that|their|the)|best price|cheaper|lower price|knock|take (?:off|it down|\w+ off|\w+ dollars off)|come down (?:to|a)|(?:drop|lower|reduce) (?:(?:it|that)(?! (?:off|by|in|at|over)\b)|the price)|promos?\b|throw (?:it|that|in|one)|thrown in|bonus|gift|refund(?:s|ed|able)?|money back|reimburse[sd]?|rebate|rabais|reduction|remise|escompte|offert(?:e|s)?|sans frais|aucuns? frais|cadeau|rembours\w*|promotion|moins cher|specials?(?= (?:this|today|on|price|offer|deal|running|for)|[.!]|$)|special (?:this|offer|price|deal)|prix special|on sale|en solde|included|includ(?:es?|ing)|all[- ]in|comes with|inclus(?:e|es)?|compris(?:e|es)?|tax(?:es)? in|prime)\b/;

/** A service whose price is nothing: named by a word only it has, or talked of and no other named. */
export function isFreeRow(folded: string, grounds: Grounds): boolean {
  const { receptionist, targets } = grounds;
  const clause =
    folded.split(/[,;.]\s|\band\b|\bbut\b|\bet\b/).find((part) => gifts.test(part)) ?? folded;
  const said = saidStems(clause);
  const { services } = receptionist.profile.knowledge;
  const named = servicesNamed(clause, grounds);
  return services.some((service) => {
    if (parsePrice(service.basePrice).kind !== 'free' || service.pricingType !== 'simple')
      return false;
    const others = services.filter((one) => one !== service).map(({ name }) => contentStems(name));
    const own = [...contentStems(service.name)].some(
      (stem) => said.has(stem) && !others.some((stems) => stems.has(stem)),
    );
    const told = contentStems(service.description ?? '');
    const ownWords = [...told].filter(
      (stem) =>
        said.has(stem) &&
        services.every(
          (one) =>
            one === service || !contentStems(`${one.name} ${one.description ?? ''}`).has(stem),
        ),
    );
    const alone = named.every((one) => one.service.id === service.id);
    const ofOthers = services.some(
      (one) =>
        one !== service &&
        [...contentStems(one.name)].some(
          (stem) => said.has(stem) && !contentStems(service.name).has(stem) && !told.has(stem),
        ),
    );
    return (
      (own && !ofOthers) ||
      (ownWords.length >= describedBy && !ofOthers) ||
      (alone &&
        !ofOthers &&
        ownWords.length === 0 &&
        targets.some(({ serviceId }) => serviceId === service.id))
    );
  });
}

/** So many words that only its description has name a service as well as its name does. */
const describedBy = 2;

/** What a service includes, in words that its description has. */
export function describes(folded: string, { receptionist, targets }: Grounds): boolean {
  const said = contentStems(
    folded.replace(/^.*?\b(?:include[sd]?|comes with|inclus\w*|compris\w*|comprend)\b/, ' '),
  );
  // "Parts and labour included", of what is described as just that.
  const named = contentStems(namedFirst.exec(folded)?.[1] ?? '');
  return targets.some(({ serviceId }) => {
    const { description = '', name = '' } = receptionist.serviceById.get(serviceId) ?? {};
    const stems = contentStems(`${description ?? ''} ${name}`);
    if (said.size === 0 && named.size > 0) return [...named].every((stem) => stems.has(stem));
    return [...said].some((stem) => stems.has(stem));
  });
}

const namedFirst =
  /(?:^|[,;:] ?|\b(?:with|avec) )(?:both |the |all |les? |la )?([a-z' -]+?)(?: (?:is|are|both|all|est|sont))* (?:included|inclus\w*|compris\w*)[.!]?\s*$/;
