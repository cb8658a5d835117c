import { nodesIn, type SchemaNode, type SchemaValue } from './schema-node.ts';

/** Things that have names and addresses and are no business, or not the site's own. */
const notBusinesses =
  /^(Person|PostalAddress|ContactPoint|.*Page|WebSite|.*Article|BlogPosting|NewsArticle|.*Event|Invoice|Order|Product|Review|AggregateRating|Offer|OfferCatalog|Service|BreadcrumbList|ItemList|ListItem|ImageObject|VideoObject|JobPosting|Question|Answer|Recipe|City|State|Country|Menu|MenuSection|MenuItem|GeoCoordinates|OpeningHoursSpecification|SearchAction|Brand)$/;
const wide = /^(Organization|Corporation|Place|Thing|Brand|)$/;

/**
 * The businesses the page itself is about: on top, or what its page or service says is behind it.
 * A department, a customer or whoever wrote a review is somebody else. An organisation beside a
 * local business is the same house in fewer words.
 */
export function businessesIn(
  nodes: readonly SchemaNode[],
  resolve: (value: SchemaValue) => SchemaValue,
): SchemaNode[] {
  const behind = nodes.flatMap((node) =>
    ['mainEntity', 'provider', 'about'].flatMap((property) => nodesIn(node, property, resolve)),
  );
  const found = [...new Set([...nodes, ...behind])].filter(isBusiness);
  const local = found.filter(({ types }) => !types.every((type) => wide.test(type)));
  return local.length > 0 ? local : found;
}

function isBusiness({ types, properties }: SchemaNode): boolean {
  return (
    properties.has('name') && types.length > 0 && !types.some((type) => notBusinesses.test(type))
  );
}
