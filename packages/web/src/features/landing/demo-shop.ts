import { sampleBusiness } from '@second-ring/contract/sample-business';
import type { BusinessKnowledge } from '@second-ring/conversation';

/** The sample shop, with what it asks for tinting an SUV, in dollars. */
export function shopWithSuvPrice(price: number): BusinessKnowledge {
  const services = sampleBusiness.services.map((service) => ({
    ...service,
    options: service.options.map((option) => (option.id === 'suv' ? { ...option, price } : option)),
  }));
  return { ...sampleBusiness, services };
}

/** What the sample shop asks for tinting an SUV, in dollars. */
export const usualSuvPrice = priceOfSuv(sampleBusiness);

function priceOfSuv({ services }: BusinessKnowledge): number {
  const suv = services.flatMap(({ options }) => options).find(({ id }) => id === 'suv');
  if (typeof suv?.price !== 'number') throw new Error('The sample shop lost its price for an SUV.');
  return suv.price;
}

export const shopName = sampleBusiness.name;
