// src/features/call/call-failure.ts
var failures = {
	unknownAgent: {
		title: "Nobody answers here",
		sentence: "There is no AI employee at this address. Check the link with whoever gave it to you.",
		worthRetrying: false
	},
	tooManyCalls: {
		title: "Too many calls just now",
		sentence: "There were several calls from your connection in a short time. Wait a minute, then call again.",
		worthRetrying: true
	},
	unreachable: {
		title: "The call did not go through",
		sentence: "The line could not be reached. Check your connection, then call again.",
		worthRetrying: true
	},
	lineLost: {
		title: "The line dropped",
		sentence: "The connection dropped twice. What was said is below. Call again to carry on.",
		worthRetrying: true
	}
};
/** Whether an answer's status says that the address is nobody's. */
function saysNobody(status) {
	return status === 404 || status === 400 || status === 422;
}
/** The failure behind the answer to asking for a line; `sentence` is the server's own, where it gave one. */
function failureOfStatus(status, sentence) {
	if (saysNobody(status)) return failures.unknownAgent;
	if (status === 429) return failures.tooManyCalls;
	return sentence ? {
		...failures.unreachable,
		sentence
	} : failures.unreachable;
}
// src/features/call/place-call.ts
/** Asks our own server. The client is fetched on the first call, not with the page. */
var placeCall = async (agent, resume) => {
	try {
		const { api } = await import("./lists-BMCqcPF.js").then((n) => n.O);
		return { placed: await api.browserCalls.start({
			...dialled(agent),
			...resume && { resume }
		}) };
	} catch (error) {
		const { ORPCError } = await import("@orpc/client");
		if (!(error instanceof ORPCError)) return { failure: failures.unreachable };
		return { failure: failureOfStatus(error.status, error.message) };
	}
};
/** Asks who answers there. Where that cannot be found out, somebody may: the call itself will tell. */
async function findAnswering(agent) {
	try {
		const { api } = await import("./lists-BMCqcPF.js").then((n) => n.O);
		return {
			somebody: true,
			...await api.browserCalls.answeringBusiness(dialled(agent))
		};
	} catch (error) {
		const { ORPCError } = await import("@orpc/client");
		if (error instanceof ORPCError && saysNobody(error.status)) return { somebody: false };
		console.warn("The business could not be named:", error);
		return {
			somebody: true,
			businessName: null,
			taught: null
		};
	}
}
function dialled(agent) {
	return agent.startsWith("+") ? { to: agent } : { agentId: agent };
}
export { placeCall as n, failures as r, findAnswering as t };
