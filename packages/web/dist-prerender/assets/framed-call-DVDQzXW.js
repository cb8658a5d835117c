// src/components/framed-call.ts
/** Under this name a call page in a frame tells the page around it whether a call runs. */
var callRunning = "second-ring:call-running";
/** What a call page told so; null: the message is about something else. */
function readCallRunning(data) {
	if (typeof data !== "object" || data === null || !("second-ring:call-running" in data)) return null;
	const told = data[callRunning];
	return typeof told === "boolean" ? told : null;
}
export { readCallRunning as n, callRunning as t };
