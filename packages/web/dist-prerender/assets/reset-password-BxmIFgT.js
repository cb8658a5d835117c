import { K as followedLink, Q as buttonLook, it as useAuth } from "./routes-CJ2fPVb.js";
import { h as authLink, p as AuthCard } from "./use-auth-form-buhWZLA.js";
import { t as SecondFactorCard } from "./second-factor-card-DZGfc8c.js";
import { t as NewPasswordForm } from "./new-password-form-YDrQ2NY.js";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { jsx } from "react/jsx-runtime";
// src/features/auth/password/reset-password-page.tsx
/** Where the links of recovery mails and invitations end: choosing a password, or a way to a new link. */
function ResetPasswordPage() {
	const { isAuthenticated, needsSecondFactor, user } = useAuth();
	const [isDone, setIsDone] = useState(false);
	if (needsSecondFactor) return /* @__PURE__ */ jsx(SecondFactorCard, { byMail: true });
	const isFirst = followedLink?.type === "invite";
	const says = isFirst ? aboutFirst : aboutNew;
	if (isDone) return /* @__PURE__ */ jsx(DoneCard, { title: says.done });
	if (!isAuthenticated) return /* @__PURE__ */ jsx(NoLinkCard, {});
	return /* @__PURE__ */ jsx(AuthCard, {
		title: says.title,
		description: user?.email ? `For ${user.email}. ${says.description}` : says.description,
		children: /* @__PURE__ */ jsx(NewPasswordForm, {
			email: user?.email ?? "",
			isFirst,
			onChanged: () => setIsDone(true)
		})
	});
}
var aboutNew = {
	title: "Choose a new password",
	description: "You stay signed in here and are signed out everywhere else.",
	done: "Your password is changed"
};
/** For those who were invited, and never had one. */
var aboutFirst = {
	title: "Choose a password",
	description: "You will use it with your email address to sign in.",
	done: "Your account is ready"
};
function DoneCard({ title }) {
	return /* @__PURE__ */ jsx(AuthCard, {
		title,
		children: /* @__PURE__ */ jsx(Link, {
			to: "/admin",
			replace: true,
			className: buttonLook({ size: "large" }),
			children: "Go to the dashboard"
		})
	});
}
function NoLinkCard() {
	const description = followedLink?.refusal ? `${followedLink.refusal.sentence}. A link works once and for a limited time, and a newer one replaces it.` : "Open this page with the link in the email we sent you.";
	return /* @__PURE__ */ jsx(AuthCard, {
		title: followedLink?.refusal ? "This link no longer works" : "Choose a new password",
		description,
		footer: /* @__PURE__ */ jsx(Link, {
			to: "/login",
			className: authLink,
			children: "Back to login"
		}),
		children: /* @__PURE__ */ jsx(Link, {
			to: "/forgot-password",
			className: buttonLook({ size: "large" }),
			children: "Send a new link"
		})
	});
}
// src/routes/_public/reset-password.tsx?tsr-split=component
var SplitComponent = ResetPasswordPage;
export { SplitComponent as component };
