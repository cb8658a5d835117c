import { l as rowId, r as forAnyone } from "./new-item-Do3i9vM.js";
import { z } from "zod";
// ../contract/src/new-agent.ts
/** An agent that was just made, or that the same place or website already had. */
var newAgent = z.object({
	/** The number it answers on, E.164. */
	agent: z.string(),
	agentId: rowId,
	businessId: rowId,
	/**
	* Lets whoever set the business up claim it after signing up. Null where there is nothing left
	* to claim: a signed-in owner has it already, and one that existed is claimed by who set it up.
	*/
	claimToken: z.string().nullable()
});
/** Sentences of the screens that the server says too. */
var newAgentSentences = {
	invalidPlace: "Please select a valid business from the suggestions.",
	emptyWebsite: "Please enter a website URL"
};
/**
* Chosen by a browser and told to nobody else: who asks again without an account is recognised by it,
* and others of the same network are not taken for them.
*/
var setUpId = z.uuid().optional();
forAnyone(10).route({
	method: "POST",
	path: "/agents/create-from-google-place",
	tags: ["New agents"],
	summary: "Makes an agent of a place as Google Maps gives it, old form or new"
}).input(z.looseObject({ setUpId })).output(newAgent), forAnyone(10).route({
	method: "POST",
	path: "/agents/create-from-website",
	tags: ["New agents"],
	summary: "Reads a website, 15 seconds at most, and makes an agent of what it says"
}).input(z.object({
	website: z.string().max(2e3).default(""),
	/** Chosen by the caller, to follow the reading meanwhile. */
	importId: z.uuid().optional(),
	setUpId
})).output(newAgent);
export { newAgentSentences as n, newAgent as t };
