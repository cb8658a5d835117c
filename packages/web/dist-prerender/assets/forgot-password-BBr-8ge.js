import { G as auth, d as FieldError } from "./routes-CJ2fPVb.js";
import { h as authLink, i as useAuthForm, m as SubmitButton, o as EmailField, p as AuthCard, r as orThrow, u as emailRules } from "./use-auth-form-buhWZLA.js";
import { t as useLeaveWhenSignedIn } from "./auth-redirects-B-cmHvF.js";
import { n as MailedCodeForm, o as useKeepsMail, t as MailboxHint } from "./confirmation-mail-Dq5oRXG.js";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// src/features/auth/password/forgot-password-page.tsx
var backToLogin = /* @__PURE__ */ jsx(Link, {
	to: "/login",
	className: authLink,
	children: "Back to login"
});
/** Asking for a link to choose a new password. Tells nobody whether an address has an account. */
function ForgotPasswordPage() {
	const [sentTo, setSentTo] = useState(null);
	return sentTo ? /* @__PURE__ */ jsx(SentCard, { email: sentTo }) : /* @__PURE__ */ jsx(AskCard, { onSent: setSentTo });
}
function AskCard({ onSent }) {
	const { register, submit, errors, isSubmitting } = useAuthForm({ email: "" }, async ({ email }) => {
		const client = await auth.client();
		const redirectTo = new URL("/reset-password", location.origin).href;
		orThrow(await client.resetPasswordForEmail(email, { redirectTo }));
		onSent(email);
	});
	const keepsMail = useKeepsMail();
	return /* @__PURE__ */ jsx(AuthCard, {
		title: "Forgot your password",
		description: keepsMail ? "We will make you a link to choose a new one." : "We will email you a link to choose a new one.",
		footer: backToLogin,
		children: /* @__PURE__ */ jsxs("form", {
			onSubmit: submit,
			noValidate: true,
			className: "grid gap-4",
			children: [
				/* @__PURE__ */ jsx(EmailField, {
					error: errors.email?.message,
					registered: register("email", emailRules)
				}),
				/* @__PURE__ */ jsx(FieldError, { children: errors.root?.message }),
				/* @__PURE__ */ jsx(SubmitButton, {
					size: "large",
					pending: "Sending...",
					isPending: isSubmitting,
					children: "Send the link"
				})
			]
		})
	});
}
function SentCard({ email }) {
	useLeaveWhenSignedIn("/reset-password");
	const keepsMail = useKeepsMail();
	return /* @__PURE__ */ jsx(AuthCard, {
		title: keepsMail ? "Your link is ready if you have an account" : "Check your email",
		footer: backToLogin,
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid gap-5",
			children: [
				/* @__PURE__ */ jsxs("p", {
					role: "status",
					className: "text-sm",
					children: [
						"If ",
						email,
						" has an account, a link to choose a new password",
						" ",
						keepsMail ? "is waiting for you." : "is on its way there."
					]
				}),
				/* @__PURE__ */ jsx(MailboxHint, {}),
				/* @__PURE__ */ jsx(MailedCodeForm, {
					email,
					type: "recovery",
					children: "Continue"
				})
			]
		})
	});
}
// src/routes/_public/forgot-password.tsx?tsr-split=component
var SplitComponent = ForgotPasswordPage;
export { SplitComponent as component };
