import { N as prepareReceptionist, R as newConversation, n as outcomeOf, t as advance } from "./advance-kDob7M9.js";
// src/features/onboarding/preview/preview-talk.ts
/**
* Asks the AI employee a question, answered from the draft as it stands now by the conversation that
* answers real calls. Pure: the page's clock is an argument.
*/
function askDraft(talk, answers, question, { now, timeZone }) {
	const receptionist = prepareReceptionist({
		agentId: "preview",
		knowledge: knowledgeOf(answers, timeZone),
		firstMessage: null,
		transferNumber: null,
		languageModel: false,
		alertsSomeone: false
	});
	const open = talk.conversation ?? advance(receptionist, newConversation(), {
		type: "answered",
		callId: "preview",
		channel: "browser",
		from: null
	}, now).conversation;
	const heard = advance(receptionist, open, { type: "speechPlayed" }, now).conversation;
	const said = advance(receptionist, heard, {
		type: "callerSpoke",
		text: question
	}, now);
	const lines = linesOf(said.conversation);
	return said.effects.some(({ type }) => type === "hangUp" || type === "transfer") ? {
		conversation: null,
		before: [...talk.before, ...lines],
		lines: []
	} : {
		...talk,
		conversation: said.conversation,
		lines
	};
}
function linesOf(conversation) {
	return outcomeOf(conversation).transcript.map(({ role, content, facts }) => ({
		speaker: role === "user" ? "owner" : "agent",
		words: content,
		facts: facts ?? []
	}));
}
/** What the draft has taught so far; an item without a name is not there yet. */
function knowledgeOf(answers, timeZone) {
	const { phoneNumber, services, commonQuestions, operationalNotes } = answers;
	return {
		name: answers.businessName.trim() || "your business",
		phone: phoneNumber.length === 10 ? `+1${phoneNumber}` : null,
		address: answers.address.trim() || null,
		timeZone,
		region: null,
		hours: answers.businessHours,
		services: services.filter(({ name }) => name.trim()).map((service) => ({
			...service,
			options: service.options.filter(({ name }) => name.trim())
		})),
		commonQuestions: commonQuestions.filter(({ question }) => question.trim()),
		operationalNotes: operationalNotes.filter(({ content }) => content.trim()),
		details: null
	};
}
export { askDraft };
