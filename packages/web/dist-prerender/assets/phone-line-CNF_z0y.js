// ../contract/src/phone-line.ts
/** Numbers kept for stories (555-0100 to 0199): no phone company has them, whatever is connected. */
var inventedNumber = /^\+1\d{3}55501\d{2}$/;
/**
* Whether a call to a number (E.164) arrives on an installation that is connected so: where a
* company holds the numbers, invented ones are not among them. Pure.
*/
function isLineConnected(number, { telephony, phoneLine }) {
	return phoneLine && !(telephony === "twilio" && inventedNumber.test(number));
}
export { isLineConnected as t };
