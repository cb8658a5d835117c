import { G as auth, H as Route, U as returnPathOrHome, d as FieldError, it as useAuth } from "./routes-CJ2fPVb.js";
import { c as PasswordField, h as authLink, i as useAuthForm, m as SubmitButton, o as EmailField, p as AuthCard, r as orThrow, u as emailRules } from "./use-auth-form-buhWZLA.js";
import { t as SecondFactorCard } from "./second-factor-card-DZGfc8c.js";
import { t as useLeaveWhenSignedIn } from "./auth-redirects-B-cmHvF.js";
import { r as ResendConfirmation } from "./confirmation-mail-Dq5oRXG.js";
import { Link } from "@tanstack/react-router";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/features/auth/sign-in/login-page.tsx
/** Signing in: password, then the second factor where there is one, then on to `returnTo`. */
function LoginPage({ returnTo }) {
	const { needsSecondFactor } = useAuth();
	useLeaveWhenSignedIn(returnTo);
	return needsSecondFactor ? /* @__PURE__ */ jsx(SecondFactorCard, {}) : /* @__PURE__ */ jsx(PasswordCard, {});
}
async function signIn(credentials) {
	orThrow(await (await auth.client()).signInWithPassword(credentials));
}
function PasswordCard() {
	const { register, submit, errors, isSubmitting, getValues } = useAuthForm({
		email: "",
		password: ""
	}, signIn, { invalid_credentials: "password" });
	const isUnconfirmed = errors.root?.type === "email_not_confirmed";
	return /* @__PURE__ */ jsx(AuthCard, {
		title: "Login",
		description: "See who called, and keep your AI employee up to date.",
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [
			"Don't have an account?",
			" ",
			/* @__PURE__ */ jsx(Link, {
				to: "/sign-up",
				className: authLink,
				children: "Sign up"
			})
		] }),
		children: /* @__PURE__ */ jsxs("form", {
			onSubmit: submit,
			noValidate: true,
			className: "grid gap-4",
			children: [
				/* @__PURE__ */ jsx(EmailField, {
					error: errors.email?.message,
					registered: register("email", emailRules)
				}),
				/* @__PURE__ */ jsx(PasswordField, {
					autoComplete: "current-password",
					error: errors.password?.message,
					registered: register("password", { required: "Enter your password." })
				}),
				/* @__PURE__ */ jsx(FieldError, { children: errors.root?.message }),
				isUnconfirmed ? /* @__PURE__ */ jsx(ResendConfirmation, { email: getValues("email") }) : null,
				/* @__PURE__ */ jsx(SubmitButton, {
					size: "large",
					pending: "Logging in...",
					isPending: isSubmitting,
					children: "Login"
				}),
				/* @__PURE__ */ jsx(Link, {
					to: "/forgot-password",
					className: `${authLink} justify-self-center text-sm`,
					children: "Forgot your password"
				})
			]
		})
	});
}
// src/routes/_public/login.tsx?tsr-split=component
function Page() {
	const { redirect } = Route.useSearch();
	return /* @__PURE__ */ jsx(LoginPage, { returnTo: returnPathOrHome(redirect) });
}
export { Page as component };
