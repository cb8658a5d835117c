import { D as api, h as Field, j as failureSentence, k as queries, r as BusinessChoice, v as Select } from "./lists-BMCqcPF.js";
import { n as useTypedGuard } from "./confirm-dialog-Dlce0e2.js";
import { r as FormFooter, t as Dialog } from "./dialog-B8z7uCK.js";
import { d as FieldError, m as writtenNumber } from "./routes-CJ2fPVb.js";
import { useEffect, useId, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
// src/features/people/use-people-change.ts
/**
* A change to people or to what they own: afterwards both lists are read again and `done` is said,
* unless its caller says it: null. What it rejects with is for its caller to show.
*/
function usePeopleChange(change, done) {
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: change,
		onSuccess: async (_answer, wish) => {
			const said = done(wish);
			if (said !== null) toast.success(said);
			await Promise.all([queryClient.invalidateQueries({ queryKey: queries.users.key() }), queryClient.invalidateQueries({ queryKey: queries.userBusinesses.key() })]);
		}
	});
}
// src/features/people/users/name-of-user.ts
/** What a user is called: the address they sign in with, else their number. */
function nameOfUser({ email, phone }) {
	return email ?? (phone ? writtenNumber(phone) : "Anonymous");
}
// src/features/people/ownerships/tie-dialog.tsx
/** Makes someone an owner of a business. */
function TieDialog({ user, onClose }) {
	const formId = useId();
	const form = useRef(null);
	const [userId, setUserId] = useState(user?.id ?? "");
	const [businessId, setBusinessId] = useState("");
	const [mistakes, setMistakes] = useState({});
	const tie = usePeopleChange((wish) => api.userBusinesses.tie(wish), () => "They are now an owner of the business");
	const guard = useTypedGuard(userId !== (user?.id ?? "") || businessId !== "");
	const leave = () => guard.leave(onClose);
	const close = () => {
		guard.release();
		onClose();
	};
	useEffect(() => {
		if (mistakes.user || mistakes.business) form.current?.querySelector("[aria-invalid]")?.focus();
	}, [mistakes]);
	const submit = (event) => {
		event.preventDefault();
		const missing = {
			...userId ? {} : { user: "Choose a user." },
			...businessId ? {} : { business: "Choose a business." }
		};
		setMistakes(missing);
		if (userId && businessId) tie.mutate({
			user_id: userId,
			business_id: businessId
		}, { onSuccess: close });
	};
	return /* @__PURE__ */ jsxs(Dialog, {
		open: true,
		onOpenChange: (open) => open || leave(),
		title: user ? `Add ${nameOfUser(user)} to a business` : "Add an owner to a business",
		description: "They will see and edit it, its calls and its messages.",
		footer: /* @__PURE__ */ jsx(FormFooter, {
			form: formId,
			submit: "Add",
			submitting: "Adding...",
			isPending: tie.isPending,
			onCancel: leave
		}),
		children: [/* @__PURE__ */ jsxs("form", {
			ref: form,
			id: formId,
			onSubmit: submit,
			noValidate: true,
			className: "grid gap-4",
			children: [
				user ? null : /* @__PURE__ */ jsx(UserChoice, {
					value: userId,
					onChange: setUserId,
					error: mistakes.user
				}),
				/* @__PURE__ */ jsx(BusinessChoice, {
					label: "Business",
					value: businessId,
					onChange: setBusinessId,
					except: user?.businesses.map(({ id }) => id) ?? [],
					error: mistakes.business
				}),
				/* @__PURE__ */ jsx(FieldError, { children: tie.error ? failureSentence(tie.error) : null })
			]
		}), guard.question]
	});
}
/** Chooses one person by address. */
function UserChoice({ value, onChange, error }) {
	const users = useQuery(queries.users.list.queryOptions({ input: {
		sort: "email",
		order: "asc"
	} }));
	const options = (users.data?.body ?? []).map((user) => ({
		value: user.id,
		label: nameOfUser(user)
	}));
	const failure = users.isError ? failureSentence(users.error, "Failed to fetch users") : null;
	return /* @__PURE__ */ jsx(Field, {
		label: "User",
		error: error ?? failure,
		children: (control) => /* @__PURE__ */ jsx(Select, {
			...control,
			value,
			onValueChange: onChange,
			options,
			placeholder: users.isPending ? "Loading users..." : "Choose a user"
		})
	});
}
export { nameOfUser as n, usePeopleChange as r, TieDialog as t };
