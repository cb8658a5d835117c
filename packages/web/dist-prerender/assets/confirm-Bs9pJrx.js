import { K as followedLink, Q as buttonLook, d as FieldError, it as useAuth } from "./routes-CJ2fPVb.js";
import { h as authLink, i as useAuthForm, m as SubmitButton, o as EmailField, p as AuthCard, u as emailRules } from "./use-auth-form-buhWZLA.js";
import { t as SecondFactorCard } from "./second-factor-card-DZGfc8c.js";
import { t as useLeaveWhenSignedIn } from "./auth-redirects-B-cmHvF.js";
import { a as resendConfirmation, n as MailedCodeForm, o as useKeepsMail, t as MailboxHint } from "./confirmation-mail-Dq5oRXG.js";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/features/auth/sign-up/confirm-page.tsx
/** Where the links of confirmation mails end: in the console, or with what is wrong and a new link. */
function ConfirmPage() {
	const { needsSecondFactor } = useAuth();
	if (needsSecondFactor) return /* @__PURE__ */ jsx(SecondFactorCard, {});
	if (followedLink?.message) return /* @__PURE__ */ jsx(HalfwayCard, { message: followedLink.message });
	if (followedLink?.refusal) return /* @__PURE__ */ jsx(RefusedCard, { sentence: followedLink.refusal.sentence });
	return /* @__PURE__ */ jsx(SignedInOrNot, {});
}
function SignedInOrNot() {
	const { isAuthenticated } = useAuth();
	useLeaveWhenSignedIn(followedLink?.type === "email_change" ? "/account" : "/admin");
	if (isAuthenticated) return /* @__PURE__ */ jsx(AuthCard, { title: "Your email address is confirmed" });
	return /* @__PURE__ */ jsx(AuthCard, {
		title: "Confirm your email address",
		description: "Follow the link in the email we sent you. If you did not get one, ask for another.",
		children: /* @__PURE__ */ jsx(NewLinkForm, {})
	});
}
/** A change of address is made once both addresses have said yes. */
function HalfwayCard({ message }) {
	return /* @__PURE__ */ jsx(AuthCard, {
		title: "One more link to follow",
		description: message,
		children: /* @__PURE__ */ jsx(Link, {
			to: "/account",
			className: buttonLook(),
			children: "Go to your account"
		})
	});
}
function RefusedCard({ sentence }) {
	const { isAuthenticated } = useAuth();
	return /* @__PURE__ */ jsx(AuthCard, {
		title: "This link no longer works",
		description: `${sentence}. A link works once and for a limited time, and a newer one replaces it.`,
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [
			"Confirmed already?",
			" ",
			/* @__PURE__ */ jsx(Link, {
				to: isAuthenticated ? "/admin" : "/login",
				className: authLink,
				children: isAuthenticated ? "Go to the dashboard" : "Login"
			})
		] }),
		children: /* @__PURE__ */ jsx(NewLinkForm, {})
	});
}
function NewLinkForm() {
	const [sentTo, setSentTo] = useState(null);
	const { register, submit, errors, isSubmitting } = useAuthForm({ email: "" }, async ({ email }) => {
		await resendConfirmation(email);
		setSentTo(email);
	});
	if (sentTo) return /* @__PURE__ */ jsx(NewLinkSent, { email: sentTo });
	return /* @__PURE__ */ jsxs("form", {
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
				pending: "Sending...",
				isPending: isSubmitting,
				children: "Send a new link"
			})
		]
	});
}
function NewLinkSent({ email }) {
	const keepsMail = useKeepsMail();
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-5",
		children: [
			/* @__PURE__ */ jsxs("p", {
				role: "status",
				className: "text-sm",
				children: [
					"If ",
					email,
					" still has to be confirmed, a new link",
					" ",
					keepsMail ? "has been created." : "is on its way there."
				]
			}),
			/* @__PURE__ */ jsx(MailboxHint, {}),
			/* @__PURE__ */ jsx(MailedCodeForm, {
				email,
				type: "signup",
				children: "Confirm"
			})
		]
	});
}
// src/routes/_public/confirm.tsx?tsr-split=component
var SplitComponent = ConfirmPage;
export { SplitComponent as component };
