// ../conversation/src/knowledge/proposals.ts
/**
* Services that were proposed for a trade, and are the shop's only once its owner keeps them: until
* then no caller hears that they are done, nor that they are not.
*/
/** What a service carries as its source while its owner has not kept it. */
var proposedSource = "proposed";
/** Whether a service still stands as it was proposed. Whoever priced or described it has kept it. */
function isProposed({ source, pricingType, description }) {
	return source === proposedSource && pricingType === "dont_say" && !description?.trim();
}
/** The service as its owner's own. */
function keepService(service) {
	return service.source === proposedSource ? {
		...service,
		source: "user"
	} : service;
}
/** What a shop has told of itself, without what was only proposed to it. */
function keptKnowledge(knowledge) {
	const services = knowledge.services.filter((service) => !isProposed(service));
	return services.length === knowledge.services.length ? knowledge : {
		...knowledge,
		services
	};
}
/** Whether the owner has said what the shop does: else what is not listed may be done all the same. */
function listsServices({ services }) {
	return services.length > 0 && !services.some(isProposed);
}
export { listsServices as i, keepService as n, keptKnowledge as r, isProposed as t };
