import { r as useInstallation, t as accountsHost } from "./own-accounts-BxB63rG.js";
import { D as api, T as cn, a as ListScreen, h as Field, j as failureSentence, k as queries, o as listFailure, p as Input, r as BusinessChoice, s as pagesOf, v as Select$1, w as Button, y as Instant } from "./lists-BMCqcPF.js";
import { t as useIsOperator } from "./use-is-operator-COEJpBc.js";
import { I as Route, it as useAuth, u as Badge } from "./routes-CJ2fPVb.js";
import { t as useInstallation$1 } from "./use-installation-p-IhCV8.js";
import { n as useTypedGuard, t as ConfirmDialog } from "./confirm-dialog-Dlce0e2.js";
import { t as MailKeptHere } from "./mail-kept-here-xv2gRM2.js";
import { r as FormFooter, t as Dialog$1 } from "./dialog-B8z7uCK.js";
import { n as nameOfUser, r as usePeopleChange, t as TieDialog } from "./tie-dialog-DNHBRdo.js";
import { useId, useMemo, useRef, useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Ban, Building2, CircleCheck, Ellipsis, KeyRound, ShieldCheck, ShieldMinus, UserPlus } from "lucide-react";
import { DropdownMenu } from "radix-ui";
// src/components/ui/menu.tsx
/** A dropdown menu under its trigger. */
function Menu$1({ trigger, align = "end", children }) {
	return /* @__PURE__ */ jsxs(DropdownMenu.Root, { children: [/* @__PURE__ */ jsx(DropdownMenu.Trigger, {
		asChild: true,
		children: trigger
	}), /* @__PURE__ */ jsx(DropdownMenu.Portal, { children: /* @__PURE__ */ jsx(DropdownMenu.Content, {
		align,
		sideOffset: 6,
		collisionPadding: 8,
		className: "z-50 min-w-44 animate-appear rounded-control border border-line bg-surface p-1 shadow-float",
		children
	}) })] });
}
function MenuItem({ className, ...rest }) {
	return /* @__PURE__ */ jsx(DropdownMenu.Item, {
		className: cn("flex cursor-default items-center gap-2.5 rounded-md px-2.5 py-2 text-sm outline-none data-disabled:opacity-50 data-highlighted:bg-sunken [&_svg]:size-4 [&_svg]:text-ink-soft", className),
		...rest
	});
}
function MenuSeparator() {
	return /* @__PURE__ */ jsx(DropdownMenu.Separator, { className: "my-1 h-px bg-line" });
}
// src/features/people/users/invite-dialog.tsx
var roles = [{
	value: "owner",
	label: "Owner: their own businesses"
}, {
	value: "operator",
	label: "Operator: everything"
}];
/** Opens an account for someone and mails them the way in. */
function InviteDialog({ onClose }) {
	const formId = useId();
	const keepsMail = useInstallation$1()?.mail === "mailbox";
	const emailInput = useRef(null);
	const [email, setEmail] = useState("");
	const [role, setRole] = useState("owner");
	const [businessId, setBusinessId] = useState("");
	const [mistake, setMistake] = useState(null);
	const invite = usePeopleChange((invitation) => api.users.invite(invitation), ({ email: invited }) => keepsMail ? null : `An invitation is on its way to ${invited}`);
	const guard = useTypedGuard(email !== "" || role !== "owner" || businessId !== "");
	const refuse = (sentence) => {
		setMistake(sentence);
		emailInput.current?.focus();
	};
	const close = () => {
		guard.release();
		onClose();
	};
	const submit = (event) => {
		event.preventDefault();
		if (!/^\S+@\S+\.\S+$/.test(email.trim())) {
			refuse("Enter an email address such as you@example.com.");
			return;
		}
		setMistake(null);
		invite.mutate({
			email: email.trim(),
			role,
			business_ids: businessId ? [businessId] : []
		}, {
			onSuccess: keepsMail ? guard.release : close,
			onError: (error) => refuse(failureSentence(error))
		});
	};
	if (keepsMail && invite.isSuccess) return /* @__PURE__ */ jsx(InvitationReady, {
		email: invite.variables.email,
		onClose
	});
	return /* @__PURE__ */ jsxs(Dialog$1, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: "Invite someone",
		description: keepsMail ? "We will make a link that lets them sign in and choose a password. You send it to them yourself." : "They get an email with a link to sign in and choose a password.",
		footer: /* @__PURE__ */ jsx(FormFooter, {
			form: formId,
			submit: "Invite",
			submitting: "Inviting...",
			isPending: invite.isPending,
			onCancel: onClose
		}),
		children: [/* @__PURE__ */ jsxs("form", {
			id: formId,
			onSubmit: submit,
			noValidate: true,
			className: "grid gap-4",
			children: [
				/* @__PURE__ */ jsx(Field, {
					label: "Email",
					error: mistake,
					children: (control) => /* @__PURE__ */ jsx(Input, {
						...control,
						ref: emailInput,
						type: "email",
						autoComplete: "off",
						placeholder: "you@example.com",
						required: true,
						value: email,
						onChange: (event) => setEmail(event.target.value)
					})
				}),
				/* @__PURE__ */ jsx(Field, {
					label: "Role",
					children: (control) => /* @__PURE__ */ jsx(Select$1, {
						...control,
						value: role,
						onValueChange: (value) => setRole(value === "operator" ? value : "owner"),
						options: roles
					})
				}),
				role === "owner" ? /* @__PURE__ */ jsx(BusinessChoice, {
					label: "Business",
					hint: "They own it from the start. You can add more later.",
					value: businessId,
					onChange: setBusinessId
				}) : null,
				keepsMail ? /* @__PURE__ */ jsx(MailKeptHere, { message: "invitation" }) : null
			]
		}), guard.question]
	});
}
/** Says where the link lies that whoever invited has to pass on. */
function InvitationReady({ email, onClose }) {
	return /* @__PURE__ */ jsx(Dialog$1, {
		open: true,
		onOpenChange: (open) => open || onClose(),
		title: "The invitation is ready",
		description: `Send this link to ${email}. It lets them sign in and choose a password.`,
		footer: /* @__PURE__ */ jsx(Button, {
			onClick: onClose,
			children: "Done"
		}),
		children: /* @__PURE__ */ jsx(MailKeptHere, { message: "invitation" })
	});
}
// src/features/people/users/user-action-dialog.tsx
/** Asks what is needed to do something about someone, and does it. */
function UserActionDialog({ user, action, onClose }) {
	if (action === "tie") return /* @__PURE__ */ jsx(TieDialog, {
		user,
		onClose
	});
	return /* @__PURE__ */ jsx(ChangeDialog, {
		user,
		wording: wordings[action],
		onClose
	});
}
var change = (wish) => (id) => api.users.update({
	id,
	...wish
});
var wordings = {
	"make-operator": {
		title: (name) => `Make ${name} an operator?`,
		consequence: "An operator sees and edits every business, call and person of this installation.",
		confirm: "Make operator",
		act: change({ role: "operator" }),
		done: (name) => `${name} is an operator now`
	},
	"make-owner": {
		title: (name) => `Make ${name} an owner?`,
		consequence: "They will see and edit only the businesses they own.",
		confirm: "Make owner",
		act: change({ role: "owner" }),
		done: (name) => `${name} is an owner now`
	},
	"remove-second-factor": {
		title: (name) => `Remove the second factor of ${name}?`,
		consequence: "First make sure that it is really them asking. Their authenticator apps and recovery codes stop working, they are signed out everywhere, and they sign in with their password alone. We tell them by email.",
		confirm: "Remove second factor",
		isNegative: true,
		act: (id) => api.users.removeSecondFactors({ id }),
		done: (name) => `${name} can sign in without a second factor`
	},
	disable: {
		title: (name) => `Disable ${name}?`,
		consequence: "They are signed out everywhere at once and cannot sign in until you let them in again. Their businesses stay as they are.",
		confirm: "Disable",
		isNegative: true,
		act: change({ disabled: true }),
		done: (name) => `${name} is disabled`
	},
	enable: {
		title: (name) => `Let ${name} in again?`,
		consequence: "They can sign in as before.",
		confirm: "Let in again",
		act: change({ disabled: false }),
		done: (name) => `${name} can sign in again`
	}
};
function ChangeDialog({ user, wording, onClose }) {
	const { title, consequence, confirm, isNegative = false, act, done } = wording;
	const name = nameOfUser(user);
	const update = usePeopleChange(() => act(user.id), () => done(name));
	return /* @__PURE__ */ jsx(ConfirmDialog, {
		title: title(name),
		consequence,
		confirm,
		isNegative,
		isPending: update.isPending,
		error: update.error,
		onConfirm: () => update.mutate(void 0, { onSuccess: onClose }),
		onClose
	});
}
// src/features/people/users/users-screen.tsx
var words = {
	thing: "users",
	title: "Users",
	description: "Who can sign in, what they may do and which businesses are theirs.",
	searchPlaceholder: "Search users...",
	empty: {
		title: "No users found",
		text: "People will appear here once they sign up."
	},
	noMatch: {
		title: "No matching users",
		text: "Try adjusting your search query."
	}
};
/** Everyone with an account; operators invite, promote, tie and disable here. */
function UsersScreen(props) {
	const { search, onSearch, accountsAt, isInviting, onInvite } = props;
	const ownId = useAuth().user?.id;
	const isOperator = useIsOperator();
	const keepsAccounts = accountsAt === null;
	const mayInvite = isOperator && keepsAccounts;
	const [acting, setActing] = useState(null);
	const list = useInfiniteQuery(queries.users.list.infiniteOptions(pagesOf(search)));
	const columns = useMemo(() => {
		const act = (user, action) => setActing({
			user,
			action
		});
		return userColumns({
			onAct: isOperator ? act : null,
			ownId,
			keepsAccounts
		});
	}, [
		isOperator,
		ownId,
		keepsAccounts
	]);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(ListScreen, {
			words: isOperator && accountsAt ? {
				...words,
				description: hostedAt(accountsAt)
			} : words,
			columns,
			search,
			onSearch,
			newest: "created_at",
			list,
			failure: (error) => listFailure(error, words),
			actions: mayInvite ? /* @__PURE__ */ jsxs(Button, {
				onClick: () => onInvite(true),
				children: [/* @__PURE__ */ jsx(UserPlus, { "aria-hidden": true }), "Invite"]
			}) : null
		}),
		isInviting && mayInvite ? /* @__PURE__ */ jsx(InviteDialog, { onClose: () => onInvite(false) }) : null,
		acting ? /* @__PURE__ */ jsx(UserActionDialog, {
			...acting,
			onClose: () => setActing(null)
		}) : null
	] });
}
function hostedAt(host) {
	return `${words.description} Accounts are kept at ${host}: invite people and remove second factors there. Whoever signs in here appears in this list.`;
}
/** The columns of the user list. */
function userColumns(options) {
	const { onAct, ownId, keepsAccounts } = options;
	const columns = [
		{
			header: "Email",
			width: "w-[24%]",
			sortKey: "email",
			cell: nameOfUser
		},
		{
			header: "Role",
			width: "w-[10%]",
			cell: ({ role }) => /* @__PURE__ */ jsx(Role, { role })
		},
		{
			header: "Businesses",
			width: "w-[24%]",
			cell: businessesOf
		},
		{
			header: "Status",
			width: "w-[12%]",
			cell: (user) => /* @__PURE__ */ jsx(Status, { user })
		},
		{
			header: "Last Sign-in",
			width: "w-[14%]",
			sortKey: "last_sign_in_at",
			cell: ({ last_sign_in_at: at }) => at ? /* @__PURE__ */ jsx(Instant, { at }) : "Never"
		},
		{
			header: "Created At",
			width: "w-[14%]",
			sortKey: "created_at",
			cell: ({ created_at: at }) => /* @__PURE__ */ jsx(Instant, { at })
		}
	];
	if (!onAct) return columns;
	return [...columns, {
		header: "Actions",
		width: "w-16",
		hiddenHeader: true,
		cell: (user) => user.id === ownId ? /* @__PURE__ */ jsx("span", {
			className: "text-ink-soft",
			children: "You"
		}) : /* @__PURE__ */ jsx(UserMenu, {
			user,
			keepsAccounts,
			onAct: (action) => onAct(user, action)
		})
	}];
}
function Role({ role }) {
	return role === "operator" ? /* @__PURE__ */ jsx(Badge, {
		tone: "accent",
		children: "Operator"
	}) : /* @__PURE__ */ jsx(Badge, { children: "Owner" });
}
function businessesOf({ businesses }) {
	return businesses.map(({ name }) => name ?? "Unnamed Business").join(", ") || "None";
}
function Status({ user: { disabled, confirmed_at: confirmed } }) {
	if (disabled) return /* @__PURE__ */ jsx(Badge, {
		tone: "negative",
		children: "Disabled"
	});
	return confirmed ? /* @__PURE__ */ jsx(Badge, {
		tone: "positive",
		children: "Active"
	}) : /* @__PURE__ */ jsx(Badge, {
		tone: "pending",
		children: "Not confirmed"
	});
}
/** What an operator can do about someone. */
function UserMenu({ user, keepsAccounts, onAct }) {
	const role = user.role === "owner" ? toOperator : toOwner;
	const access = user.disabled ? letIn : keepOut;
	return /* @__PURE__ */ jsxs(Menu$1, {
		trigger: /* @__PURE__ */ jsx(Button, {
			variant: "ghost",
			size: "icon-small",
			"aria-label": `Actions for ${nameOfUser(user)}`,
			children: /* @__PURE__ */ jsx(Ellipsis, { "aria-hidden": true })
		}),
		children: [
			/* @__PURE__ */ jsxs(MenuItem, {
				onSelect: () => onAct("tie"),
				children: [/* @__PURE__ */ jsx(Building2, { "aria-hidden": true }), "Add to a business"]
			}),
			/* @__PURE__ */ jsxs(MenuItem, {
				onSelect: () => onAct(role.action),
				children: [/* @__PURE__ */ jsx(role.icon, { "aria-hidden": true }), role.words]
			}),
			keepsAccounts ? /* @__PURE__ */ jsxs(MenuItem, {
				onSelect: () => onAct("remove-second-factor"),
				children: [/* @__PURE__ */ jsx(KeyRound, { "aria-hidden": true }), "Remove second factor"]
			}) : null,
			/* @__PURE__ */ jsx(MenuSeparator, {}),
			/* @__PURE__ */ jsxs(MenuItem, {
				onSelect: () => onAct(access.action),
				children: [/* @__PURE__ */ jsx(access.icon, { "aria-hidden": true }), access.words]
			})
		]
	});
}
var toOperator = {
	action: "make-operator",
	words: "Make operator",
	icon: ShieldCheck
};
var toOwner = {
	action: "make-owner",
	words: "Make owner",
	icon: ShieldMinus
};
var keepOut = {
	action: "disable",
	words: "Disable",
	icon: Ban
};
var letIn = {
	action: "enable",
	words: "Let in again",
	icon: CircleCheck
};
// src/routes/_console/admin/users.tsx?tsr-split=component
function Page() {
	const { dialog, ...search } = Route.useSearch();
	const navigate = Route.useNavigate();
	const installation = useInstallation();
	return /* @__PURE__ */ jsx(UsersScreen, {
		search,
		accountsAt: installation ? accountsHost(installation) : void 0,
		onSearch: (next) => navigate({
			search: next,
			replace: true
		}),
		isInviting: dialog === "invite",
		onInvite: (open) => navigate({ search: open ? {
			...search,
			dialog: "invite"
		} : search })
	});
}
export { Page as component };
