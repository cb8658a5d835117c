import { t as __exportAll } from "./rolldown-runtime-D8jQpDG.js";
import { z } from "zod";
// ../contract/src/frames.ts
/**
* The frames a call travels in, one JSON object per WebSocket message. The names are those of
* Twilio's ConversationRelay, which other carriers ship nearly unchanged; the browser's call page
* and the terminal telephone speak them too, in the carrier's place.
*/
var text = z.string();
var optionalText = z.string().nullish();
/** The first frame on a socket: which call this is. Carriers add fields without notice. */
var setupFrame = z.object({
	type: z.literal("setup"),
	callSid: text.min(1),
	/** Whose call it is, at the carrier. */
	accountSid: optionalText,
	sessionId: optionalText,
	from: optionalText,
	to: optionalText,
	forwardedFrom: optionalText,
	direction: optionalText,
	callStatus: optionalText,
	customParameters: z.record(z.string(), z.unknown()).nullish()
});
/** What the caller said. `last: false` is a guess that a later frame replaces. */
var promptFrame = z.object({
	type: z.literal("prompt"),
	voicePrompt: text,
	lang: optionalText,
	last: z.boolean().default(true)
});
var dtmfFrame = z.object({
	type: z.literal("dtmf"),
	digit: z.string().regex(/^[0-9*#A-D]$/)
});
/** The caller cut in; `utteranceUntilInterrupt` is all they heard. Older carriers send the duration as text. */
var interruptFrame = z.object({
	type: z.literal("interrupt"),
	utteranceUntilInterrupt: z.string().default(""),
	durationUntilInterruptMs: z.union([z.number(), z.string()]).nullish()
});
/** Opt-in reports: `agentSpeaking` and `clientSpeaking` are `on` or `off`, `tokensPlayed` holds the text played. */
var infoFrame = z.object({
	type: z.literal("info"),
	name: text,
	value: z.unknown()
});
/**
* Browser sockets only: the caller hangs up, and stays to read the `summary`. A socket that closes
* hangs up as well.
*/
var hangUpFrame = z.object({ type: z.literal("hangUp") });
var errorFrame = z.object({
	type: z.literal("error"),
	description: z.string().default("")
});
var callFrame = z.discriminatedUnion("type", [
	setupFrame,
	promptFrame,
	dtmfFrame,
	interruptFrame,
	infoFrame,
	hangUpFrame,
	errorFrame
]);
new Set(callFrame.options.map((option) => option.shape.type.value));
/** A fact an answer stands on, shown beside the conversation in the browser. */
var fact = z.object({
	kind: text,
	id: text,
	label: text
});
var replyFrame = z.discriminatedUnion("type", [
	z.object({
		type: z.literal("text"),
		token: text,
		last: z.boolean(),
		lang: z.string().optional(),
		interruptible: z.boolean().optional(),
		preemptible: z.boolean().optional()
	}),
	z.object({
		type: z.literal("play"),
		source: z.url(),
		loop: z.number().int().optional(),
		interruptible: z.boolean().optional(),
		preemptible: z.boolean().optional()
	}),
	z.object({
		type: z.literal("sendDigits"),
		digits: z.string().regex(/^[0-9w#*]+$/)
	}),
	z.object({
		type: z.literal("language"),
		ttsLanguage: z.string().optional(),
		transcriptionLanguage: z.string().optional()
	}),
	z.object({
		type: z.literal("end"),
		handoffData: z.string().optional()
	}),
	z.object({
		type: z.literal("facts"),
		facts: z.array(fact)
	}),
	z.object({
		type: z.literal("summary"),
		text,
		callLogId: text
	})
]);
var replyTypes = new Set(replyFrame.options.map((option) => option.shape.type.value));
/** Reads one message from the server, for whoever plays the carrier. Never throws. */
function readReplyFrame(message) {
	return readFrame(message, replyFrame, replyTypes);
}
/** Writes one frame, either way, as the text of one WebSocket message. */
function writeFrame(frame) {
	return JSON.stringify(frame);
}
var envelope = z.looseObject({ type: z.string() });
function readFrame(message, schema, types) {
	const parsed = parseJson(message);
	const outer = envelope.safeParse(parsed);
	if (!outer.success) return {
		kind: "malformed",
		reason: "not a JSON object with a type"
	};
	if (!types.has(outer.data.type)) return {
		kind: "unknown",
		type: outer.data.type
	};
	const frame = schema.safeParse(parsed);
	return frame.success ? {
		kind: "frame",
		frame: frame.data
	} : {
		kind: "malformed",
		reason: z.prettifyError(frame.error)
	};
}
/** Texts without what no database keeps: NUL, and half a surrogate pair. */
function readable(_key, value) {
	return typeof value === "string" ? value.replaceAll("\0", "").replaceAll(/\p{Cs}/gu, "�") : value;
}
function parseJson(message) {
	try {
		return JSON.parse(message, readable);
	} catch {
		return;
	}
}
// ../contract/src/index.ts
var src_exports = /* @__PURE__ */ __exportAll({
	readReplyFrame: () => readReplyFrame,
	writeFrame: () => writeFrame
});
export { src_exports as t };
