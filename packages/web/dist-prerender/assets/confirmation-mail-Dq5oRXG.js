import { t as MailKeptHere } from "./mail-kept-here-xv2gRM2.js";
import { G as auth, d as FieldError } from "./routes-CJ2fPVb.js";
import { a as CodeField, h as authLink, i as useAuthForm, l as codeRules, m as SubmitButton, n as authSentence, r as orThrow } from "./use-auth-form-buhWZLA.js";
import { i as useOwnAccounts } from "./own-accounts-BxB63rG.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// src/features/auth/sign-up/confirmation-mail.tsx
/** Takes the six digits of a mail where its link cannot be followed on this device. Signs in. */
function MailedCodeForm({ email, type, children }) {
	const { register, submit, errors, isSubmitting } = useAuthForm({ code: "" }, async ({ code: token }) => {
		orThrow(await (await auth.client()).verifyOtp({
			email,
			token,
			type
		}));
	}, { otp_expired: "code" });
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "grid gap-3",
		children: [
			/* @__PURE__ */ jsx(CodeField, {
				label: "Or enter the code from the email",
				error: errors.code?.message,
				registered: register("code", codeRules)
			}),
			/* @__PURE__ */ jsx(FieldError, { children: errors.root?.message }),
			/* @__PURE__ */ jsx(SubmitButton, {
				variant: "outline",
				className: "justify-self-start",
				pending: "Checking...",
				isPending: isSubmitting,
				children
			})
		]
	});
}
/** A line that sends the confirmation once more and says what came of it. */
function ResendConfirmation({ email, type = "signup", sentTo = email }) {
	const [sending, setSending] = useState("idle");
	const keepsMail = useKeepsMail();
	const send = async () => {
		setSending("sending");
		try {
			await resendConfirmation(email, type);
			setSending("sent");
		} catch (error) {
			setSending({ refused: authSentence(error) });
		}
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-1 text-sm text-ink-soft",
		children: [
			sending === "sent" ? null : /* @__PURE__ */ jsxs("p", { children: [
				"Didn’t get it?",
				" ",
				/* @__PURE__ */ jsx("button", {
					type: "button",
					className: authLink,
					disabled: sending === "sending",
					onClick: send,
					children: sending === "sending" ? "Sending..." : "Send it again"
				})
			] }),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "empty:hidden",
				children: sending === "sent" ? keepsMail ? `A new email for ${sentTo} is in the mailbox.` : `Sent again to ${sentTo}.` : ""
			}),
			/* @__PURE__ */ jsx(FieldError, { children: typeof sending === "object" ? sending.refused : null })
		]
	});
}
/** Whether mail about accounts is kept on this installation, which sends none. */
function useKeepsMail() {
	return useOwnAccounts()?.mail === "mailbox";
}
/** Where the mail went on an installation that sends none: its own mailbox. */
function MailboxHint() {
	return useKeepsMail() ? /* @__PURE__ */ jsx(MailKeptHere, {}) : null;
}
/** Where the links of confirmation mails lead. */
function confirmationAddress() {
	return new URL("/confirm", location.origin).href;
}
/** Sends the mail that confirms an address once more. Tells nobody whether the address is known. */
async function resendConfirmation(email, type = "signup") {
	const client = await auth.client();
	const options = { emailRedirectTo: confirmationAddress() };
	orThrow(await client.resend({
		type,
		email,
		options
	}));
}
export { resendConfirmation as a, confirmationAddress as i, MailedCodeForm as n, useKeepsMail as o, ResendConfirmation as r, MailboxHint as t };
