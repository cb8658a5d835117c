import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/components/mail-kept-here.tsx
/** Says on an installation that sends no email where a message lies, and who can read it. */
function MailKeptHere({ message = "message" }) {
	return /* @__PURE__ */ jsxs("p", {
		className: "text-sm text-ink-soft",
		children: [
			"This installation has no mail server, so no email is sent.",
			" ",
			isThisMachine() ? /* @__PURE__ */ jsxs(Fragment, { children: [
				"You will find the ",
				message,
				" in",
				" ",
				/* @__PURE__ */ jsx("a", {
					href: "/dev/mail",
					target: "_blank",
					rel: "noreferrer",
					className: "font-medium text-primary underline underline-offset-4 hover:no-underline",
					children: "its mailbox"
				}),
				"."
			] }) : `The ${message} stays on the server: ask whoever runs this site. If that is you, what the server prints when it starts says where to read it.`
		]
	});
}
/** The mailbox answers on the machine itself and nowhere else. */
function isThisMachine() {
	return [
		"localhost",
		"127.0.0.1",
		"[::1]"
	].includes(location.hostname);
}
export { MailKeptHere as t };
