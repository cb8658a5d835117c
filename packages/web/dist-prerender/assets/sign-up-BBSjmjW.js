import { r as takeCarried } from "./front-BUri_U6.js";
import { G as auth, U as returnPathOrHome, d as FieldError } from "./routes-CJ2fPVb.js";
import { d as newPasswordRules, f as repeatedPasswordRules, h as authLink, i as useAuthForm, m as SubmitButton, o as EmailField, p as AuthCard, r as orThrow, s as NewPasswordFields, u as emailRules } from "./use-auth-form-buhWZLA.js";
import { t as useLeaveWhenSignedIn } from "./auth-redirects-B-cmHvF.js";
import { i as confirmationAddress, n as MailedCodeForm, r as ResendConfirmation, t as MailboxHint } from "./confirmation-mail-Dq5oRXG.js";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// src/features/auth/sign-up/sign-up-page.tsx
/** Creating an account; afterwards the way through the mail that confirms it. */
function SignUpPage() {
	const [signedUp, setSignedUp] = useState(null);
	useLeaveWhenSignedIn(returnPathOrHome(null));
	return signedUp ? /* @__PURE__ */ jsx(ThankYouCard, { email: signedUp }) : /* @__PURE__ */ jsx(SignUpCard, { onSignedUp: setSignedUp });
}
function SignUpCard({ onSignedUp }) {
	const { register, submit, errors, isSubmitting, setValue } = useAuthForm({
		email: "",
		password: "",
		repeatPassword: ""
	}, async ({ email, password }) => {
		const client = await auth.client();
		const options = { emailRedirectTo: confirmationAddress() };
		const { session } = orThrow(await client.signUp({
			email,
			password,
			options
		}));
		if (!session) onSignedUp(email);
	}, {
		weak_password: "password",
		user_already_exists: "email",
		email_address_invalid: "email"
	});
	useEffect(() => {
		const email = takeCarried("email");
		if (email) setValue("email", email);
	}, [setValue]);
	return /* @__PURE__ */ jsx(AuthCard, {
		title: "Sign up",
		description: "Create a new account",
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [
			"Already have an account?",
			" ",
			/* @__PURE__ */ jsx(Link, {
				to: "/login",
				className: authLink,
				children: "Login"
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
				/* @__PURE__ */ jsx(NewPasswordFields, {
					password: {
						error: errors.password,
						registered: register("password", newPasswordRules)
					},
					repeated: {
						error: errors.repeatPassword,
						registered: register("repeatPassword", repeatedPasswordRules)
					}
				}),
				/* @__PURE__ */ jsx(FieldError, { children: errors.root?.message }),
				/* @__PURE__ */ jsx(SubmitButton, {
					size: "large",
					pending: "Creating an account...",
					isPending: isSubmitting,
					children: "Sign up"
				})
			]
		})
	});
}
function ThankYouCard({ email }) {
	return /* @__PURE__ */ jsx(AuthCard, {
		title: "Thank you for signing up!",
		description: "Check your email to confirm",
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [
			"Does the email say you already have an account?",
			" ",
			/* @__PURE__ */ jsx(Link, {
				to: "/login",
				className: authLink,
				children: "Login"
			}),
			" ",
			"or",
			" ",
			/* @__PURE__ */ jsx(Link, {
				to: "/forgot-password",
				className: authLink,
				children: "choose a new password"
			})
		] }),
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid gap-5",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "text-sm",
					children: "You've successfully signed up. Please check your email to confirm your account before signing in."
				}),
				/* @__PURE__ */ jsx(MailboxHint, {}),
				/* @__PURE__ */ jsx(MailedCodeForm, {
					email,
					type: "signup",
					children: "Confirm"
				}),
				/* @__PURE__ */ jsx(ResendConfirmation, { email })
			]
		})
	});
}
// src/routes/_public/sign-up.tsx?tsr-split=component
var SplitComponent = SignUpPage;
export { SplitComponent as component };
