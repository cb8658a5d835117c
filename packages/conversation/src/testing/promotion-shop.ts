import type { BusinessKnowledge, Promotion } from '../knowledge/business.ts';
import { priced } from './business-parts.ts';
import { tintShop } from './tint-shop.ts';

/** Seen from March 10, 2026: three run, one is over, one has not begun. */
const promotions = {
  tint: {
    id: 'spring-tint',
    title: 'Spring tint special',
    offer: '$50 off any full tint',
    titleFr: 'Spécial teinte du printemps',
    offerFr: '50 $ de rabais sur toute teinte complète',
    goesWith: ['full-window-tint'],
    firstDay: '2026-03-01',
    lastDay: '2026-03-31',
  },
  coating: {
    id: 'coating-wash',
    title: 'Coating care kit',
    offer: 'A free wash kit worth $75 with every ceramic coating',
    goesWith: ['Ceramic Coating'],
  },
  friends: {
    id: 'friends',
    title: 'Bring a friend',
    offer: '10% off for both of you',
    lastDay: '2026-03-10',
  },
  winter: {
    id: 'winter',
    title: 'Winter headlight deal',
    offer: 'Headlight polishing for $61',
    goesWith: ['full-window-tint'],
    lastDay: '2026-03-09',
  },
  april: {
    id: 'april',
    title: 'April film week',
    offer: '$120 off paint protection film',
    goesWith: ['ppf'],
    firstDay: '2026-04-06',
    lastDay: '2026-04-12',
  },
} satisfies Record<string, Promotion>;

/** The tint shop next door, which tells its callers what is on. */
export const promotionShop: BusinessKnowledge = {
  ...tintShop,
  name: 'Seawall Tint & Film',
  services: [...tintShop.services, priced('headlights', 'Headlight Restoration', 129)],
  promotions: Object.values(promotions),
};

/** A shop whose only promotion has not begun by March 10, 2026. */
export const comingShop: BusinessKnowledge = {
  ...tintShop,
  name: 'Kerrisdale Film Studio',
  promotions: [promotions.winter, promotions.april],
};
