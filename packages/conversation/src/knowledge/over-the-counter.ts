import type { BusinessKnowledge, Service } from './business.ts';
import { fold } from './words.ts';

/** Shops where one walks in and buys. */
const counters =
  /\b(?:baker(?:y|ies|s)?|bake ?shop|cafes?|coffee|deli|delicatessen|pizz\w+|pizza|restaurant|diner|grocer\w*|butcher\w*|florist|flowers?|ice cream|creamery|candy|chocolat\w+|bookshop|bookstore|stores?|gift ?shop|greenhouse|nursery|boulangerie|patisserie|epicerie|boucherie|fleuriste|fleurs|magasin|depanneur|librairie|cremerie|fromagerie)\b/;
/** Goods by their names, at a counter anywhere. */
const goods =
  /\b(?:croissants?|loaf|loaves|breads?|baguettes?|bagels?|muffins?|cookies?|scones?|buns?|rolls?|pies?|tarts?|cupcakes?|donuts?|doughnuts?|brownies?|pizzas?|burgers?|sandwich\w*|coffees?|lattes?|soups?|salads?|bouquets?|roses|candles?|gift (?:cards?|certificates?)|pains?|brioches?|biscuits?|beignets?|tartes?|cafes?|bougies?|cartes?-cadeaux?|cheques?-cadeaux?|certificats?-cadeaux?)\b/;
/** What a day is set for, wherever it is sold. */
const byAppointment =
  /\b(?:class(?:es)?|courses?|lessons?|workshops?|tastings?|consult\w*|fittings?|deliver\w*|catering|part(?:y|ies)|rentals?|repairs?|services?|install\w*|weddings?|events?|custom|design\w*|buffets?|cours|ateliers?|degustations?|livraisons?|traiteur|location|reparations?|mariages?|sur mesure|visits?|visites?|grooming|lifts?)\b/;

/** Whether something is bought as it stands, so that no time is set up for it. */
export function soldOverCounter(
  { name, description }: Service,
  { name: shop, industry }: BusinessKnowledge,
): boolean {
  const called = fold(name);
  if (byAppointment.test(called) || byAppointment.test(fold(description ?? ''))) return false;
  return goods.test(called) || counters.test(fold(`${shop} ${industry ?? ''}`));
}
