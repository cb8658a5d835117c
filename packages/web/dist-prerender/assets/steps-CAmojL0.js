import { a as checkQuestions, n as checkNotes, o as checkServices, t as checkHours } from "./knowledge-checks-zoiQMLH.js";
// ../contract/src/service-numbers.ts
/** North American area codes of no place: sold by the minute, a carrier's own, or following a person. */
var areaOfNoPlace = /^\+1(?:900|456|700|710|\d11|6(?:00|22|33|44|55|77|88)|5(?:00|2[1-9]|3[2358]|4[2-79]|5[02-68]|66|69|77|78|88|89))/;
/** Exchanges that are services, in whatever place: by the minute, a carrier's, N11, the directory. */
var exchangeOfService = /^\+1\d{3}(?:976|950|\d11|5551212)/;
/** Whether a North American number (E.164) reaches a service, or costs whoever calls it extra. */
function isServiceNumber(number) {
	return areaOfNoPlace.test(number) || exchangeOfService.test(number);
}
/** What a person is told who enters such a number as their own. */
var serviceNumberSentence = "Calls to this number cost extra or reach a service. Please give an ordinary mobile or landline number.";
// src/features/onboarding/steps.ts
/** What is missing or wrong in the business's details. */
function checkDetails({ businessName, phoneNumber, address }) {
	return {
		...!businessName.trim() && { businessName: "Enter the name of your business." },
		...checkOwnNumber(phoneNumber),
		...!address.trim() && { address: "Enter your address. If you have no shop, the town you work from is enough." }
	};
}
function checkOwnNumber(digits) {
	if (digits === "") return { phoneNumber: "Enter your business phone number." };
	if (digits.length < 10) return { phoneNumber: "A phone number has ten digits, such as (604) 555-0107." };
	if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(digits)) return { phoneNumber: "There is no such phone number. Check the area code and the digits after it." };
	return isServiceNumber(`+1${digits}`) ? { phoneNumber: serviceNumberSentence } : {};
}
/** The four steps, in order. */
var steps = [
	{
		path: "/onboard/step-one",
		badge: "Step 1 of 3",
		title: "Confirm your business details",
		description: "What callers ask first: who you are, where you are, and when you are open.",
		asks: [
			"businessName",
			"phoneNumber",
			"address",
			"businessHours"
		],
		check: (answers) => ({
			...checkDetails(answers),
			...checkHours(answers.businessHours)
		})
	},
	{
		path: "/onboard/step-two",
		badge: "Step 2 of 3",
		title: "Add your services",
		description: "Your AI quotes exactly these prices and no others.",
		asks: ["services"],
		check: ({ services }) => services.length === 0 ? { services: "Add at least one service, so that your AI can say what you offer." } : checkServices(services)
	},
	{
		path: "/onboard/step-three",
		badge: "Step 3 of 3",
		title: "Common questions and answers",
		description: "Check each answer, because your AI gives it to callers. Remove what does not fit your business.",
		asks: ["commonQuestions"],
		check: ({ commonQuestions }) => checkQuestions(commonQuestions)
	},
	{
		path: "/onboard/step-four",
		badge: "Final Step",
		title: "Day-to-day operations",
		description: "These notes come from a tint shop. Change them or remove them, because your AI passes them on to callers.",
		asks: ["operationalNotes"],
		check: ({ operationalNotes }) => checkNotes(operationalNotes)
	}
];
/** Those that are counted, "1 of 3"; the final one comes after them. */
var countedSteps = steps.slice(0, 3);
/** The first step that something is missing in; null: all is there. */
function firstUnfinished(answers) {
	return steps.find(({ check }) => Object.keys(check(answers)).length > 0) ?? null;
}
/**
* A refusal of the server's that names its field, such as `phoneNumber: We only call ...`, by the
* step that asks for it and without the name; null: it names none.
*/
function stepRefused(sentence) {
	const [, name, words] = /^(\w+)[\w.-]*: (.+)$/s.exec(sentence) ?? [];
	const step = steps.find(({ asks }) => asks.some((answer) => answer === name));
	return step && words ? {
		step,
		sentence: words
	} : null;
}
export { steps as i, firstUnfinished as n, stepRefused as r, countedSteps as t };
