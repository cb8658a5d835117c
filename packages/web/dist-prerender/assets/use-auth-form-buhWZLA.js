import { Z as useTakenOver, h as Spinner } from "./routes-CJ2fPVb.js";
import { h as Field, p as Input, w as Button } from "./lists-BMCqcPF.js";
import { t as Card } from "./card-BYczKJa.js";
import { useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Eye, EyeOff } from "lucide-react";
import { useForm } from "react-hook-form";
// src/features/auth/forms/auth-card.tsx
/** The centred card of the pages around signing in. Its title is the page's `h1`. */
function AuthCard({ title, description, footer, children }) {
	useTakenOver();
	return /* @__PURE__ */ jsxs("div", {
		className: "mx-auto w-full max-w-md px-4 py-10 sm:py-16",
		children: [/* @__PURE__ */ jsxs(Card, {
			className: "animate-rise p-6 shadow-float sm:p-8",
			children: [
				/* @__PURE__ */ jsx("h1", {
					className: "text-2xl leading-tight font-semibold",
					children: title
				}),
				description ? /* @__PURE__ */ jsx("p", {
					className: "mt-1.5 text-sm text-ink-soft",
					children: description
				}) : null,
				children ? /* @__PURE__ */ jsx("div", {
					className: "mt-6",
					children
				}) : null
			]
		}), footer ? /* @__PURE__ */ jsx("p", {
			className: "mt-5 text-center text-sm text-ink-soft",
			children: footer
		}) : null]
	});
}
/** How a link in or below such a card looks. */
var authLink = "font-medium text-primary underline decoration-1 underline-offset-4 hover:text-primary-strong";
/** Sends a form; disabled, and saying so, while that is under way. */
function SubmitButton({ pending, isPending, children, ...rest }) {
	return /* @__PURE__ */ jsxs(Button, {
		type: "submit",
		disabled: isPending,
		...rest,
		children: [isPending ? /* @__PURE__ */ jsx(Spinner, { className: "text-current" }) : null, isPending ? pending : children]
	});
}
// src/features/auth/forms/fields.tsx
/** An e-mail address. */
function EmailField({ label = "Email", error, registered }) {
	return /* @__PURE__ */ jsx(Field, {
		label,
		error,
		children: (control) => /* @__PURE__ */ jsx(Input, {
			...control,
			...registered,
			type: "email",
			autoComplete: "email",
			placeholder: "you@example.com",
			required: true
		})
	});
}
/** What an e-mail field asks for. The server has the last word on what an address is. */
var emailRules = {
	required: "Enter your email address.",
	setValueAs: (typed) => typed.trim(),
	pattern: {
		value: /^\s*\S+@\S+\.\S+\s*$|^\s*\S+@localhost\s*$/,
		message: "Enter an email address, such as you@example.com."
	}
};
/** A password, hidden until its owner asks to see it. */
function PasswordField(props) {
	const { label = "Password", autoComplete, error, registered } = props;
	const [shown, setShown] = useState(false);
	return /* @__PURE__ */ jsx(Field, {
		label,
		error,
		children: (control) => /* @__PURE__ */ jsxs("div", {
			className: "relative",
			children: [/* @__PURE__ */ jsx(Input, {
				...control,
				...registered,
				type: shown ? "text" : "password",
				autoComplete,
				required: true,
				className: "pr-11"
			}), /* @__PURE__ */ jsx(Button, {
				variant: "ghost",
				size: "icon-small",
				className: "absolute top-1 right-1 text-ink-soft",
				"aria-label": shown ? "Hide what is typed" : "Show what is typed",
				"aria-pressed": shown,
				onClick: () => setShown(!shown),
				children: shown ? /* @__PURE__ */ jsx(EyeOff, { "aria-hidden": true }) : /* @__PURE__ */ jsx(Eye, { "aria-hidden": true })
			})]
		})
	});
}
/** A password that is chosen, typed twice. */
function NewPasswordFields({ label, password, repeated }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(PasswordField, {
		...label && { label },
		autoComplete: "new-password",
		error: password.error?.message,
		registered: password.registered
	}), /* @__PURE__ */ jsx(PasswordField, {
		label: "Repeat Password",
		autoComplete: "new-password",
		error: repeated.error?.message,
		registered: repeated.registered
	})] });
}
/** How long it must be is the server's to say. */
var newPasswordRules = { required: "Choose a password." };
var repeatedPasswordRules = {
	required: "Repeat the password.",
	validate: (repeated, { password }) => repeated === password || "Passwords do not match"
};
/** Six digits, out of a mail or an authenticator app. */
function CodeField({ label, hint, error, registered }) {
	return /* @__PURE__ */ jsx(Field, {
		label,
		hint,
		error,
		children: (control) => /* @__PURE__ */ jsx(Input, {
			...control,
			...registered,
			inputMode: "numeric",
			autoComplete: "one-time-code",
			maxLength: 9,
			required: true,
			className: "tabular max-w-44 text-lg tracking-[0.3em] sm:text-lg"
		})
	});
}
/** What a code field asks for; spaces people type between the digits do not matter. */
var codeRules = {
	required: "Enter the six digits.",
	setValueAs: (typed) => typed.replaceAll(/\s/g, ""),
	validate: (typed) => /^\d{6}$/.test(typed.replaceAll(/\s/g, "")) || "The code has six digits."
};
// src/features/auth/forms/use-auth-form.ts
/**
* A form that is sent to the accounts. Mistakes stand beside their field, which gets the focus; what
* was typed stays; an old error goes when the form is sent again. `send` throws to refuse.
*/
function useAuthForm(defaultValues, send, blame = {}) {
	const form = useForm({ defaultValues });
	const submit = form.handleSubmit(async (values) => {
		try {
			await send(values);
		} catch (error) {
			const code = authCode(error) ?? "";
			const field = blame[code];
			const refusal = {
				type: code || "refused",
				message: authSentence(error)
			};
			if (field) form.setError(field, refusal, { shouldFocus: true });
			else form.setError("root", refusal);
		}
	});
	const { errors, isSubmitting } = form.formState;
	return {
		...form,
		submit,
		errors,
		isSubmitting
	};
}
/** What to tell a person about a failure of the accounts: their own message, in the catalogue's words. */
function authSentence(error) {
	if (!(error instanceof Error)) return "An error occurred";
	if (isUnreachable(error)) return "The server could not be reached. Check your connection and try again.";
	return error.message || "An error occurred";
}
/** The code a refusal carries, such as `email_not_confirmed`; undefined where it has none. */
function authCode(error) {
	const code = error instanceof Error ? Reflect.get(error, "code") : void 0;
	return typeof code === "string" ? code : void 0;
}
function orThrow({ data, error }) {
	if (error) throw error;
	return data;
}
/** The client reports a broken connection as status 0; `fetch` itself throws a `TypeError`. */
function isUnreachable(error) {
	return error instanceof TypeError || Reflect.get(error, "status") === 0;
}
export { CodeField as a, PasswordField as c, newPasswordRules as d, repeatedPasswordRules as f, authLink as h, useAuthForm as i, codeRules as l, SubmitButton as m, authSentence as n, EmailField as o, AuthCard as p, orThrow as r, NewPasswordFields as s, authCode as t, emailRules as u };
