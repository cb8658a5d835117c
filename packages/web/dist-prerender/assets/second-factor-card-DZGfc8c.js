import { G as auth, d as FieldError, it as useAuth } from "./routes-CJ2fPVb.js";
import { h as Field, p as Input, v as Select, w as Button } from "./lists-BMCqcPF.js";
import { a as CodeField, i as useAuthForm, l as codeRules, m as SubmitButton, n as authSentence, p as AuthCard, r as orThrow, t as authCode } from "./use-auth-form-buhWZLA.js";
import { i as useOwnAccounts } from "./own-accounts-BxB63rG.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// src/features/auth/second-factor/undo-factor.tsx
/** Takes an authenticator app off the account; the session follows what is then still asked for. */
async function unenroll(factorId) {
	const client = await auth.client();
	orThrow(await client.mfa.unenroll({ factorId }));
	orThrow(await client.refreshSession());
}
/** For whoever opened a mailed link and is asked for the code of an app they never set up. */
function UndoFactor({ factors }) {
	const [isUndoing, setIsUndoing] = useState(false);
	const [refusal, setRefusal] = useState(null);
	const undo = async () => {
		setRefusal(null);
		setIsUndoing(true);
		try {
			for (const { id } of factors) await unenroll(id);
		} catch (error) {
			setRefusal(authCode(error) === "insufficient_aal" ? tooLate : authSentence(error));
		} finally {
			setIsUndoing(false);
		}
	};
	return /* @__PURE__ */ jsxs("section", {
		"aria-label": "An app you did not add",
		className: "mt-5 grid gap-2 border-t border-line pt-4",
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "text-[0.8125rem] text-ink-soft",
				children: "Did somebody else add this app in the last three days? You opened the link we mailed you, so you can remove it. Everybody else is signed out, and you choose a new password."
			}),
			/* @__PURE__ */ jsx(FieldError, { children: refusal }),
			/* @__PURE__ */ jsx(Button, {
				variant: "outline",
				size: "small",
				className: "justify-self-start",
				disabled: isUndoing,
				onClick: undo,
				children: isUndoing ? "Removing..." : "Remove the app"
			})
		]
	});
}
var tooLate = "The app was added more than three days ago, or the link was opened more than half an hour ago. Send a new link, or ask whoever runs this installation to remove your second factor.";
// src/features/auth/second-factor/second-factor-card.tsx
/**
* Asks for the code of an authenticator app, or a recovery code in its place: the last step of
* signing in where a second factor is set up.
* @param byMail whether whoever is asked has opened a mailed link: then a young app comes off too
*/
function SecondFactorCard({ byMail = false }) {
	const { user, signOut } = useAuth();
	const hasCodes = useOwnAccounts() !== null;
	const [isRecovering, setIsRecovering] = useState(false);
	return /* @__PURE__ */ jsxs(AuthCard, {
		title: isRecovering ? "Use a recovery code" : "Enter your code",
		description: isRecovering ? "Enter one of the codes you kept when you set up your second factor. Each works once." : "Open your authenticator app and enter the six digits it shows for Second Ring.",
		footer: /* @__PURE__ */ jsx(Button, {
			variant: "link",
			size: "inline",
			onClick: signOut,
			children: "Use another account"
		}),
		children: [
			isRecovering ? /* @__PURE__ */ jsx(RecoveryCodeForm, {}) : /* @__PURE__ */ jsx(CodeForm, { factors: user?.secondFactors ?? [] }),
			hasCodes ? /* @__PURE__ */ jsx(Button, {
				variant: "link",
				size: "inline",
				className: "mt-5 text-sm",
				onClick: () => setIsRecovering(!isRecovering),
				children: isRecovering ? "Use your authenticator app" : "Use a recovery code"
			}) : null,
			/* @__PURE__ */ jsx("p", {
				className: "mt-3 text-[0.8125rem] text-ink-soft",
				children: isRecovering ? "No codes left? Ask whoever runs this installation to remove your second factor." : `Lost your phone? Use ${hasCodes ? "a recovery code, or " : ""}the app you set up as a spare.`
			}),
			byMail && hasCodes ? /* @__PURE__ */ jsx(UndoFactor, { factors: user?.secondFactors ?? [] }) : null
		]
	});
}
/** Shows the accounts an authenticator app's code; the session is then as sure as it gets. */
async function verifyCode(factorId, code) {
	const client = await auth.client();
	orThrow(await client.mfa.challengeAndVerify({
		factorId,
		code
	}));
}
function CodeForm({ factors }) {
	const [chosen, setChosen] = useState(factors[0]?.id ?? "");
	const { register, submit, errors, isSubmitting } = useAuthForm({ code: "" }, ({ code }) => verifyCode(chosen, code), {
		mfa_verification_failed: "code",
		mfa_challenge_expired: "code"
	});
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "grid gap-4",
		children: [
			factors.length > 1 ? /* @__PURE__ */ jsx(Field, {
				label: "App",
				children: (control) => /* @__PURE__ */ jsx(Select, {
					...control,
					value: chosen,
					onValueChange: setChosen,
					options: factors.map(({ id, name }) => ({
						value: id,
						label: name
					}))
				})
			}) : null,
			/* @__PURE__ */ jsx(CodeField, {
				label: "Code",
				error: errors.code?.message,
				registered: register("code", codeRules)
			}),
			/* @__PURE__ */ jsx(FieldError, { children: errors.root?.message }),
			/* @__PURE__ */ jsx(SubmitButton, {
				size: "large",
				pending: "Checking...",
				isPending: isSubmitting,
				children: "Continue"
			})
		]
	});
}
async function verifyRecoveryCode({ code }) {
	const client = await auth.client();
	orThrow(await client.mfa.recoveryCodes.verify({ code: code.replaceAll(/[\s-]/g, "") }));
}
/** Takes a recovery code where the authenticator app is lost; each is good once. */
function RecoveryCodeForm() {
	const { register, submit, errors, isSubmitting } = useAuthForm({ code: "" }, verifyRecoveryCode, { mfa_verification_failed: "code" });
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "grid gap-4",
		children: [
			/* @__PURE__ */ jsx(Field, {
				label: "Recovery code",
				error: errors.code?.message,
				children: (control) => /* @__PURE__ */ jsx(Input, {
					...control,
					...register("code", { required: "Enter one of your recovery codes." }),
					autoComplete: "off",
					autoCapitalize: "none",
					spellCheck: false,
					required: true,
					className: "font-mono"
				})
			}),
			/* @__PURE__ */ jsx(FieldError, { children: errors.root?.message }),
			/* @__PURE__ */ jsx(SubmitButton, {
				size: "large",
				pending: "Checking...",
				isPending: isSubmitting,
				children: "Continue"
			})
		]
	});
}
export { verifyCode as n, unenroll as r, SecondFactorCard as t };
