import { u as Badge } from "./routes-CJ2fPVb.js";
import { jsx } from "react/jsx-runtime";
// src/components/badges.tsx
var tones = {
	call: {
		completed: "positive",
		"agent-ended": "positive",
		"user-ended": "positive",
		texted: "positive",
		texting: "pending",
		error: "negative",
		failed: "negative",
		"in-progress": "pending",
		queued: "pending"
	},
	sms: {
		sent: "positive",
		delivered: "positive",
		received: "positive",
		failed: "negative",
		undelivered: "negative",
		sending: "pending",
		queued: "pending"
	},
	appointment: {
		booked: "positive",
		cancelled: "negative"
	},
	"phone number": {
		active: "positive",
		inactive: "negative"
	}
};
/** A status in its tone; hyphens are read as spaces, and a missing status is `Unknown`. */
function StatusBadge({ of, status }) {
	const known = new Map(Object.entries(tones[of]));
	return /* @__PURE__ */ jsx(Badge, {
		tone: known.get(status ?? "") ?? "outline",
		children: status ? status.replaceAll("-", " ") : "Unknown"
	});
}
/** The id of the agent every installation comes with; no voice provider knows it. */
var sampleAgentId = "sample-agent";
/** Says of the agent with this id that it is the sample one; nothing of any other. */
function SampleBadge({ voiceId }) {
	return voiceId === sampleAgentId ? /* @__PURE__ */ jsx(Badge, { children: "Sample" }) : null;
}
export { StatusBadge as n, SampleBadge as t };
