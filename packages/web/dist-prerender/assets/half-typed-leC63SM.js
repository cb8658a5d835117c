import { t as weekdays } from "./business-BmcTI6F.js";
import { a as forPatientOwners, c as pageOf, i as forOwners, l as rowId, o as instant, s as listQuery } from "./new-item-Do3i9vM.js";
import { t as sampleBusiness } from "./sample-business-DxI8IKq.js";
import { z } from "zod";
// ../contract/src/knowledge-limits.ts
/** How long the texts of knowledge may be, in characters, and how many items a section may hold. */
var longestText = 5e3;
var longestFirstMessage = 1e3;
/** Of all services together. */
var mostOptionsInAll = 2e3;
/**
* Of everything one AI knows, in characters: twice what a shop of 200 services with options and a
* hundred questions writes. Calls of everybody wait while it is taken apart.
*/
var longestKnowledge = 25e4;
/** Of the details, whose shape is open: in characters, fields, and objects within one another. */
var longestDetails = 5e4;
// ../contract/src/business-knowledge.ts
/** What an owner tells us about the business: the sections of the training form. */
var time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Write times as HH:MM, such as 09:00.");
var period$1 = z.object({
	open: time,
	close: time,
	/** The owner's word that a close before the open is the next day's, and no slip. */
	pastMidnight: z.boolean().optional()
});
var dayHours = period$1.extend({
	isClosed: z.boolean(),
	more: z.array(period$1).max(5).optional()
});
var weekHours = z.record(z.enum(weekdays), dayHours);
var hoursException = dayHours.extend({
	date: z.iso.date(),
	name: z.string().max(100).optional()
});
var businessHours = weekHours.and(z.object({ exceptions: z.array(hoursException).max(200).optional() }));
var itemId = z.string().min(1).max(200);
var shortText = z.string().max(200);
var longText = z.string().max(longestText);
var price$1 = z.union([z.string().max(100), z.number().nonnegative()]).nullable();
var service$1 = z.object({
	id: itemId,
	name: shortText,
	description: longText.nullish(),
	pricingType: z.enum([
		"simple",
		"options",
		"dont_say"
	]),
	basePrice: price$1.optional(),
	options: z.array(z.object({
		id: itemId,
		name: shortText,
		price: price$1.optional()
	})).max(100),
	source: z.string().max(50).optional(),
	goesWith: z.array(shortText).max(20).optional(),
	nameFr: shortText.optional(),
	durationMinutes: z.number().int().min(5).max(1440).optional()
});
var faqItem = z.object({
	id: itemId,
	question: longText,
	answer: z.enum([
		"yes",
		"no",
		"explain"
	]),
	explanation: longText.nullish(),
	questionFr: longText.optional(),
	explanationFr: longText.optional()
});
var operationsNote = z.object({
	id: itemId,
	title: shortText,
	content: longText,
	contentFr: longText.optional()
});
var offer = z.string().max(300);
/** Runs on every day where neither of its days is given. */
var promotion$1 = z.object({
	id: itemId,
	title: shortText,
	offer,
	titleFr: shortText.optional(),
	offerFr: offer.optional(),
	/** Names or ids of services. */
	goesWith: z.array(shortText).max(20).optional(),
	firstDay: z.iso.date().optional(),
	lastDay: z.iso.date().optional()
});
/** Loose: whatever else an import wrote there is shown as it is and kept. */
var businessDetails = z.looseObject({
	summary: z.looseObject({
		core_purpose: longText.optional(),
		primary_value_proposition: longText.optional()
	}).optional(),
	persona_and_style: z.looseObject({
		suggested_persona: longText.optional(),
		suggested_tone: longText.optional(),
		style_notes: longText.optional()
	}).optional(),
	keywords_for_recognition: z.array(shortText).max(500).optional(),
	readiness_assessment: z.looseObject({
		summary: longText.optional(),
		strengths: z.array(longText).optional(),
		limitations: z.array(longText).optional()
	}).optional()
});
/** How appointments are taken. */
var bookingSettings = z.object({
	enabled: z.boolean(),
	/** Appointments start on multiples of this, counted from midnight. */
	stepMinutes: z.number().int().min(5).max(240),
	/** How many appointments may run at once. */
	capacity: z.number().int().min(1).max(100),
	/** How far ahead an appointment must be booked. */
	leadMinutes: z.number().int().min(0).max(43200)
});
/** When a transfer number may be rung: while the business is open, always, or in its own week. */
var transferHours = z.union([z.enum(["open", "always"]), businessHours]);
var services = z.array(service$1).max(500);
var commonQuestions = z.array(faqItem).max(500);
var operationalNotes = z.array(operationsNote).max(500);
var promotions = z.array(promotion$1).max(50);
// ../contract/src/email-address.ts
/** More than any mailbox has (RFC 5321, 4.5.3.1.3, less the brackets). */
var longestAddress = 254;
/** An e-mail address somebody typed. @param sentence what they are told where it is none. */
var emailAddress = (sentence) => z.email(sentence).max(longestAddress);
// ../contract/src/agent.ts
/** The number an agent answers on. */
var phoneNumberDetails = z.object({
	id: rowId,
	phone_number: z.string(),
	twilio_sid: z.string().nullable(),
	region: z.string().nullable()
});
var agentRow = z.object({
	id: rowId,
	business_id: rowId,
	business_name: z.string().nullable(),
	business: z.object({ name: z.string().nullable() }),
	millis_agent_id: z.string().nullable(),
	phone_number: z.string().nullable(),
	call_summary_recipient_number: z.string().nullable(),
	created_at: instant,
	/** The business's IANA zone. */
	time_zone: z.string()
});
/** What may change about an agent. A field that is left out stays; null unlinks or clears. */
var agentChange = z.object({
	phone_number_id: rowId.nullable(),
	call_summary_recipient_number: z.string().max(50).nullable(),
	call_summary_recipient_email: emailAddress().nullable(),
	transfer_number: z.string().max(50).nullable(),
	transfer_hours: transferHours.nullable()
}).partial();
var changedAgent = z.object({
	id: rowId,
	call_summary_recipient_number: z.string().nullable(),
	call_summary_recipient_email: z.string().nullable(),
	transfer_number: z.string().nullable(),
	transfer_hours: transferHours.nullable(),
	unproved_numbers: z.array(z.string()),
	phoneNumberDetails: phoneNumberDetails.nullable()
});
/** The agent as the voice provider has it. */
var voiceAgent = z.object({
	id: z.string(),
	name: z.string(),
	/** Seconds since the Unix epoch. */
	created_at: z.number(),
	config: z.looseObject({
		prompt: z.string().nullish(),
		first_message: z.string().nullish()
	})
});
/** The voice provider's id, or our own where an agent has none there. */
var millisAgentId = z.string().min(1).max(200);
forOwners.route({
	method: "GET",
	path: "/agents",
	outputStructure: "detailed",
	tags: ["Agents"]
}).input(listQuery([
	"created_at",
	"business_name",
	"millis_agent_id",
	"phone_number",
	"call_summary_recipient_number"
])).output(pageOf(agentRow)), forOwners.route({
	method: "GET",
	path: "/agents/{millisAgentId}/millis",
	tags: ["Agents"]
}).input(z.object({ millisAgentId })).output(voiceAgent), forOwners.route({
	method: "PUT",
	path: "/agents/{millisAgentId}/first-message",
	tags: ["Agents"]
}).input(z.object({
	millisAgentId,
	firstMessage: z.string().trim().min(1).max(longestFirstMessage)
})).output(z.object({ first_message: z.string() })), forOwners.route({
	method: "PUT",
	path: "/agents/{agentId}",
	tags: ["Agents"]
}).input(agentChange.extend({ agentId: rowId })).output(changedAgent), forOwners.route({
	method: "POST",
	path: "/agents/{agentId}/number-proofs",
	tags: ["Agents"],
	summary: "Rings a number that was saved; whoever answers keys in the code this answers"
}).input(z.object({
	agentId: rowId,
	phone_number: z.string().max(50)
})).output(z.object({
	code: z.string(),
	expires_at: instant
}));
// ../contract/src/knowledge-extent.ts
var uncounted = /* @__PURE__ */ new Set(["id", "readiness_assessment"]);
/** Measures any JSON, however deep, without a stack of its own depth. */
function extentOf(knowledge) {
	const extent = {
		characters: 0,
		options: 0,
		keys: 0,
		depth: 0
	};
	const left = [{
		value: knowledge,
		depth: 0
	}];
	for (let next = left.pop(); next; next = left.pop()) {
		const { value } = next;
		const depth = next.depth + 1;
		if (typeof value === "string") extent.characters += value.length;
		if (typeof value !== "object" || value === null) continue;
		extent.depth = Math.max(extent.depth, depth);
		if (Array.isArray(value)) {
			for (const item of value) left.push({
				value: item,
				depth
			});
			continue;
		}
		for (const [key, item] of Object.entries(value)) {
			if (uncounted.has(key)) continue;
			extent.keys += 1;
			if (key === "options" && Array.isArray(item)) extent.options += item.length;
			left.push({
				value: item,
				depth
			});
		}
	}
	return extent;
}
var inWords = (count) => count.toLocaleString("en-CA");
/**
* What is too much of all that one AI is to know, as a sentence for whoever wrote it; null: nothing is.
* Each section has limits of its own besides.
*/
function excessOf(knowledge) {
	const { characters, options } = extentOf(knowledge);
	if (options > 2e3) return `Services may have ${inWords(mostOptionsInAll)} options in all, and these have ${inWords(options)}. Please remove some.`;
	return characters > 25e4 ? `All that an AI knows may be ${inWords(longestKnowledge)} characters long, and this is ${inWords(characters)}. Please shorten or remove some of it.` : null;
}
/** The same of the details, where whatever an import found is kept as it is. */
function excessOfDetails(details) {
	const { characters, keys, depth } = extentOf(details);
	return characters > 5e4 || keys > 500 || depth > 8 ? `Details may be ${inWords(longestDetails)} characters long, have 500 fields and lie 8 deep in one another. Please remove some of them.` : null;
}
/** Refuses, in an input, what `excess` has a sentence for. */
function refusing(excess) {
	return (value, context) => {
		const message = excess(value);
		if (message !== null) context.addIssue({
			code: "custom",
			message
		});
	};
}
// ../contract/src/business.ts
var businessRow = z.object({
	id: rowId,
	name: z.string().nullable(),
	primary_industry: z.string().nullable(),
	website: z.string().nullable(),
	email: z.string().nullable(),
	phone_number: z.string().nullable(),
	address: z.string().nullable(),
	sample: z.boolean(),
	created_at: instant
});
/** The agent as its business's page shows it. */
var businessAgent = z.object({
	id: rowId,
	millis_agent_id: z.string().nullable(),
	call_summary_recipient_number: z.string().nullable(),
	call_summary_recipient_email: z.string().nullable(),
	transfer_number: z.string().nullable(),
	/** Null: while the business is open. */
	transfer_hours: transferHours.nullable(),
	/** Of the two numbers, those nobody there has agreed to: they are neither rung nor texted. */
	unproved_numbers: z.array(z.string()),
	first_message: z.string().nullable(),
	forwarding_verified_at: instant.nullable(),
	phoneNumberDetails: phoneNumberDetails.nullable()
});
var business = businessRow.extend({
	geographic_service_area: z.string().nullable(),
	about_us_text: z.string().nullable(),
	time_zone: z.string(),
	region: z.object({
		country: z.enum(["CA", "US"]),
		subdivision: z.string()
	}).nullable(),
	business_hours: businessHours.nullable(),
	services: services.nullable(),
	promotions: promotions.nullable(),
	common_questions: commonQuestions.nullable(),
	operational_notes: operationalNotes.nullable(),
	details: businessDetails.nullable(),
	booking: bookingSettings,
	/** The number of the last publish; 0: nothing has been published yet. */
	version: z.number().int(),
	/** Null: there is no calendar feed. Its address is told once, when it is made. */
	calendar_feed: z.object({ made_at: instant }).nullable(),
	agent: businessAgent.nullable()
});
/** A name stands in the subjects of mails. */
var oneLine = /^[^\p{Cc}\u2028\u2029]*$/u;
var coreText = (longest) => z.string().trim().min(1).max(longest).nullable();
/** Who the business is, as far as its page can change it. Null: nothing is known. */
var coreFields = z.object({
	name: z.string().trim().min(1).max(200).regex(oneLine, "Keep the name on one line."),
	primary_industry: coreText(200),
	website: z.url({ protocol: /^https?$/ }).max(500).nullable(),
	email: emailAddress().nullable(),
	phone_number: coreText(50),
	address: coreText(500),
	geographic_service_area: coreText(500),
	about_us_text: coreText(5e3)
});
/** Only the sections that changed; the others stay as they are. Null: nothing is known any more. */
var businessChange = coreFields.extend({
	business_hours: businessHours.nullable(),
	services: services.nullable(),
	promotions: promotions.nullable(),
	common_questions: commonQuestions.nullable(),
	operational_notes: operationalNotes.nullable(),
	details: businessDetails.superRefine(refusing(excessOfDetails)).nullable(),
	booking: bookingSettings
}).partial();
/** What a publish may tell beside its content. */
var publishing = z.object({
	/**
	* The version the changes were made on. If another was published meanwhile the call is refused
	* with `VERSION_CONFLICT`; left out, it overwrites.
	*/
	expectedVersion: z.number().int().min(0).optional(),
	/** The version whose content this is. */
	restoredFrom: z.number().int().min(1).optional(),
	/** Wordings of the knowledge inbox that this answers. */
	answeredQuestions: z.array(z.string().min(1).max(2e3)).max(500).optional()
});
forOwners.route({
	method: "GET",
	path: "/businesses",
	outputStructure: "detailed",
	tags: ["Businesses"]
}).input(listQuery([
	"created_at",
	"name",
	"primary_industry",
	"website"
])).output(pageOf(businessRow)), forOwners.route({
	method: "GET",
	path: "/businesses/{id}",
	tags: ["Businesses"]
}).input(z.object({ id: rowId })).output(business), forPatientOwners.route({
	method: "PUT",
	path: "/businesses/{id}",
	tags: ["Businesses"],
	summary: "Stores the changed sections and publishes them to the agent"
}).input(businessChange.extend({
	...publishing.shape,
	id: rowId
}).superRefine(refusing(({ answeredQuestions: _, ...change }) => excessOf(change)))).output(business), forOwners.route({
	method: "POST",
	path: "/businesses/{id}/calendar-feed",
	tags: ["Businesses"],
	summary: "Makes a new address for the calendar feed; the one before stops working"
}).input(z.object({ id: rowId })).output(z.object({ url: z.url() }));
// ../contract/src/onboarding-defaults.ts
var nineToFive = {
	open: "09:00",
	close: "17:00",
	isClosed: false
};
var closed = {
	...nineToFive,
	isClosed: true
};
var allDay = {
	open: "00:00",
	close: "23:59",
	isClosed: false
};
function everyDay(weekday, weekend) {
	return {
		monday: { ...weekday },
		tuesday: { ...weekday },
		wednesday: { ...weekday },
		thursday: { ...weekday },
		friday: { ...weekday },
		saturday: { ...weekend },
		sunday: { ...weekend }
	};
}
/** Weeks that are one tap away. The first is what a new form starts with. */
var hoursPresets = [{
	name: "Weekdays 9-5",
	hours: everyDay(nineToFive, closed)
}, {
	name: "24/7",
	hours: everyDay(allDay, allDay)
}];
var defaultHours = hoursPresets[0].hours;
/** Services offered to add with one tap. */
var serviceSuggestions = [
	"Full Window Tint",
	"Front Two Windows",
	"Windshield Strip",
	"Sunroof Tint",
	"Headlight Tint",
	"Taillight Tint",
	"Paint Protection Film (PPF) - Hood",
	"PPF - Full Front",
	"Ceramic Coating"
];
/** The ten questions callers ask everywhere, answered as a new form starts: the sample shop's. */
var defaultQuestions = sampleBusiness.commonQuestions;
/** The notes a new form starts with, for the owner to make true: the sample shop's. */
var defaultNotes = sampleBusiness.operationalNotes;
var standardQuestionIds = new Set(defaultQuestions.map(({ id }) => id));
/** Whether a question is one of the ten, whose words stay as they are. */
function isStandardQuestion(id) {
	return standardQuestionIds.has(id);
}
// src/components/knowledge/half-typed.ts
var text = z.string().optional();
var price = z.union([z.string(), z.number()]).nullish();
var period = z.looseObject({
	open: z.string(),
	close: z.string(),
	pastMidnight: z.boolean().optional()
});
var day = period.extend({
	isClosed: z.boolean(),
	more: z.array(period).optional()
});
var halfTypedHours = z.object({
	monday: day,
	tuesday: day,
	wednesday: day,
	thursday: day,
	friday: day,
	saturday: day,
	sunday: day,
	exceptions: z.array(day.extend({
		date: z.string(),
		name: text
	})).optional()
});
var service = z.looseObject({
	id: z.string(),
	name: z.string(),
	description: z.string().nullish(),
	pricingType: z.enum([
		"simple",
		"options",
		"dont_say"
	]),
	basePrice: price,
	options: z.array(z.looseObject({
		id: z.string(),
		name: z.string(),
		price
	})),
	source: text,
	goesWith: z.array(z.string()).optional(),
	nameFr: text,
	durationMinutes: z.number().optional()
});
var halfTypedServices = z.array(service);
var promotion = z.looseObject({
	id: z.string(),
	title: z.string(),
	offer: z.string(),
	titleFr: text,
	offerFr: text,
	goesWith: z.array(z.string()).optional(),
	firstDay: text,
	lastDay: text
});
var halfTypedPromotions = z.array(promotion);
var question = z.looseObject({
	id: z.string(),
	question: z.string(),
	answer: z.enum([
		"yes",
		"no",
		"explain"
	]),
	explanation: z.string().nullish(),
	questionFr: text,
	explanationFr: text
});
var halfTypedQuestions = z.array(question);
var note = z.looseObject({
	id: z.string(),
	title: z.string(),
	content: z.string(),
	contentFr: text
});
var halfTypedNotes = z.array(note);
/** What a browser kept, read by its schema; null where it kept nothing, or anything else. */
function readKept(schema, stored) {
	if (stored === null) return null;
	try {
		const read = schema.safeParse(JSON.parse(stored));
		return read.success ? read.data : null;
	} catch (error) {
		if (error instanceof SyntaxError) return null;
		throw error;
	}
}
export { operationalNotes as C, longestText as D, longestFirstMessage as E, faqItem as S, services as T, refusing as _, halfTypedServices as a, businessHours as b, defaultNotes as c, isStandardQuestion as d, serviceSuggestions as f, excessOf as g, oneLine as h, halfTypedQuestions as i, defaultQuestions as l, coreFields as m, halfTypedNotes as n, readKept as o, business as p, halfTypedPromotions as r, defaultHours as s, halfTypedHours as t, hoursPresets as u, emailAddress as v, service$1 as w, commonQuestions as x, bookingSettings as y };
