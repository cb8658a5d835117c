import { G as auth, d as FieldError } from "./routes-CJ2fPVb.js";
import { a as CodeField, c as PasswordField, d as newPasswordRules, f as repeatedPasswordRules, i as useAuthForm, l as codeRules, m as SubmitButton, r as orThrow, s as NewPasswordFields, t as authCode } from "./use-auth-form-buhWZLA.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// src/features/auth/password/new-password-form.tsx
/**
* Chooses a password for whoever is signed in. Where the accounts want a mailed code first, it
* asks for that too.
*/
function NewPasswordForm(props) {
	const { email, asksCurrent = false, isFirst = false, onChanged } = props;
	const [wantsCode, setWantsCode] = useState(false);
	const change = async ({ current, password, code: nonce }) => {
		const client = await auth.client();
		const { error } = await client.updateUser({
			password,
			...current && { current_password: current },
			...nonce && { nonce }
		});
		if (authCode(error) === "reauthentication_needed") {
			orThrow(await client.reauthenticate());
			setWantsCode(true);
			return;
		}
		if (error) throw error;
		reset();
		onChanged();
	};
	const { register, submit, reset, errors, isSubmitting } = useAuthForm({
		current: "",
		password: "",
		repeatPassword: "",
		code: ""
	}, change, {
		weak_password: "password",
		same_password: "password",
		reauthentication_not_valid: "code",
		current_password_required: "current",
		current_password_mismatch: "current"
	});
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "grid gap-4",
		children: [
			/* @__PURE__ */ jsx("input", {
				type: "hidden",
				name: "username",
				autoComplete: "username",
				value: email,
				readOnly: true
			}),
			asksCurrent ? /* @__PURE__ */ jsx(PasswordField, {
				label: "Current Password",
				autoComplete: "current-password",
				error: errors.current?.message,
				registered: register("current", { required: "Enter your current password." })
			}) : null,
			/* @__PURE__ */ jsx(NewPasswordFields, {
				...!isFirst && { label: "New Password" },
				password: {
					error: errors.password,
					registered: register("password", newPasswordRules)
				},
				repeated: {
					error: errors.repeatPassword,
					registered: register("repeatPassword", repeatedPasswordRules)
				}
			}),
			wantsCode ? /* @__PURE__ */ jsx(CodeField, {
				label: "Code from the email",
				hint: "We sent six digits to your address, to make sure it is you.",
				error: errors.code?.message,
				registered: register("code", codeRules)
			}) : null,
			/* @__PURE__ */ jsx(FieldError, { children: errors.root?.message }),
			/* @__PURE__ */ jsx(SubmitButton, {
				className: "justify-self-start",
				pending: isFirst ? "Saving..." : "Changing...",
				isPending: isSubmitting,
				children: isFirst ? "Save password" : "Change password"
			})
		]
	});
}
export { NewPasswordForm as t };
