// ../conversation/src/knowledge/business.ts
/**
* What one business has told us about itself: the only source of facts the receptionist may speak.
* The shapes are those the owner edits, so that nothing is lost between the form and the call.
*/
var weekdays = [
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
	"sunday"
];
export { weekdays as t };
