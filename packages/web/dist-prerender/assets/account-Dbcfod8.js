import { G as auth, Q as buttonLook, d as FieldError, h as Spinner, it as useAuth, q as readInstallation } from "./routes-CJ2fPVb.js";
import { d as PageHeading, w as Button, y as Instant } from "./lists-BMCqcPF.js";
import { n as CardDescription, r as CardTitle, t as Card } from "./card-BYczKJa.js";
import { a as CodeField, i as useAuthForm, l as codeRules, m as SubmitButton, n as authSentence, o as EmailField, r as orThrow, t as authCode, u as emailRules } from "./use-auth-form-buhWZLA.js";
import { t as NewPasswordForm } from "./new-password-form-YDrQ2NY.js";
import { i as confirmationAddress, o as useKeepsMail, r as ResendConfirmation, t as MailboxHint } from "./confirmation-mail-Dq5oRXG.js";
import { t as CopyButton } from "./copy-button-C57v7Pa.js";
import { n as DialogClose, t as Dialog } from "./dialog-B8z7uCK.js";
import { n as verifyCode, r as unenroll } from "./second-factor-card-DZGfc8c.js";
import { i as useOwnAccounts, n as keepsOwnAccounts } from "./own-accounts-BxB63rG.js";
import { useState } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { z } from "zod";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, MonitorSmartphone, ShieldCheck } from "lucide-react";
// src/features/auth/account/recovery-codes.tsx
/** How many recovery codes are left, and new ones. */
function RecoveryCodesStatus({ isMaking, onMake }) {
	const { data, error, isPending, refetch } = useQuery({
		queryKey: recoveryCodesKey,
		queryFn: readRecoveryCodesLeft,
		staleTime: 0
	});
	if (isPending) return /* @__PURE__ */ jsxs("p", {
		className: "flex items-center gap-2 text-sm text-ink-soft",
		children: [/* @__PURE__ */ jsx(Spinner, {}), " Counting your recovery codes..."]
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-wrap items-center justify-between gap-3 text-sm",
		children: [error ? /* @__PURE__ */ jsx(FieldError, { children: authSentence(error) }) : /* @__PURE__ */ jsxs("p", { children: [/* @__PURE__ */ jsx("span", {
			className: "font-medium",
			children: "Recovery codes"
		}), /* @__PURE__ */ jsx("span", {
			className: "block text-[0.8125rem] text-ink-soft",
			children: leftInWords(data)
		})] }), error ? /* @__PURE__ */ jsx(Button, {
			variant: "outline",
			size: "small",
			onClick: () => refetch(),
			children: "Try again"
		}) : data ? /* @__PURE__ */ jsx(ReplaceCodes, {
			isMaking,
			onMake
		}) : /* @__PURE__ */ jsx(Button, {
			variant: "outline",
			size: "small",
			disabled: isMaking,
			onClick: onMake,
			children: isMaking ? "Making codes..." : "Make recovery codes"
		})]
	});
}
/** Recovery codes, this once, to be copied or saved. */
function IssuedCodes({ codes, email, onKept }) {
	const lines = codes.map(writtenCode).join("\n");
	const file = `Second Ring recovery codes${email ? ` for ${email}` : ""}\nEach works once.\n\n${lines}\n`;
	return /* @__PURE__ */ jsxs("section", {
		"aria-label": "Your recovery codes",
		className: "grid gap-4 rounded-control border border-line p-4",
		children: [
			/* @__PURE__ */ jsxs("div", {
				role: "status",
				className: "grid gap-1 text-sm",
				children: [/* @__PURE__ */ jsx("p", {
					className: "font-medium",
					children: "Keep these recovery codes somewhere safe"
				}), /* @__PURE__ */ jsx("p", {
					className: "text-ink-soft",
					children: "Each one signs you in once, instead of a code from your app. We show them only now."
				})]
			}),
			/* @__PURE__ */ jsx("ul", {
				className: "tabular grid gap-x-6 gap-y-1.5 font-mono text-sm sm:grid-cols-2",
				children: codes.map((code) => /* @__PURE__ */ jsx("li", { children: writtenCode(code) }, code))
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap items-center gap-2",
				children: [
					/* @__PURE__ */ jsx(Button, {
						onClick: onKept,
						children: "I have saved them"
					}),
					/* @__PURE__ */ jsxs("a", {
						href: `data:text/plain;charset=utf-8,${encodeURIComponent(file)}`,
						download: "second-ring-recovery-codes.txt",
						className: buttonLook({ variant: "outline" }),
						children: [/* @__PURE__ */ jsx(Download, { "aria-hidden": true }), "Download"]
					}),
					/* @__PURE__ */ jsx(CopyButton, {
						text: lines,
						what: "recovery codes"
					})
				]
			})
		]
	});
}
/** The query that holds how many recovery codes are left. */
var recoveryCodesKey = ["account", "recovery-codes"];
/** Makes recovery codes, in place of those there may be. Nobody is told them again. */
async function makeRecoveryCodes() {
	const { recoveryCodes } = (await auth.client()).mfa;
	const made = await recoveryCodes.generate();
	if (authCode(made.error) !== "mfa_verified_factor_exists") return orThrow(made).codes;
	return orThrow(await recoveryCodes.regenerate()).codes;
}
function leftInWords(left) {
	if (!left) return "You have none yet.";
	if (left.remaining === 0) return "All are used. Make new ones.";
	return `${left.remaining} of ${left.total} left`;
}
/** Asks first: the codes kept so far are worthless afterwards. */
function ReplaceCodes({ isMaking, onMake }) {
	const [isOpen, setIsOpen] = useState(false);
	return /* @__PURE__ */ jsx(Dialog, {
		open: isOpen,
		onOpenChange: setIsOpen,
		title: "Make new recovery codes?",
		trigger: /* @__PURE__ */ jsx(Button, {
			variant: "outline",
			size: "small",
			disabled: isMaking,
			children: isMaking ? "Making codes..." : "Make new codes"
		}),
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(DialogClose, {
			asChild: true,
			children: /* @__PURE__ */ jsx(Button, {
				variant: "outline",
				children: "Cancel"
			})
		}), /* @__PURE__ */ jsx(DialogClose, {
			asChild: true,
			children: /* @__PURE__ */ jsx(Button, {
				onClick: onMake,
				children: "Make new codes"
			})
		})] }),
		children: /* @__PURE__ */ jsx("p", { children: "The codes you saved before will stop working." })
	});
}
/** What is left of the account's recovery codes; null where none were made. */
async function readRecoveryCodesLeft() {
	const answer = await (await auth.client()).mfa.recoveryCodes.getStatus();
	if (authCode(answer.error) === "mfa_factor_not_found") return null;
	const { total, remaining } = orThrow(answer);
	return {
		total,
		remaining
	};
}
/** A code as it is written down: in groups of four. The accounts do not mind the dashes. */
function writtenCode(code) {
	return (code.match(/.{1,4}/g) ?? []).join("-");
}
// src/features/auth/account/second-factor-section.tsx
/** The authenticator apps of an account, adding one, and the codes for when one is lost. */
function SecondFactorSection({ factors, email }) {
	const client = useQueryClient();
	const hasCodes = useOwnAccounts() !== null;
	const [enrollment, setEnrollment] = useState(null);
	const starting = useMutation({
		mutationFn: enroll,
		onSuccess: setEnrollment
	});
	const making = useMutation({
		mutationFn: makeRecoveryCodes,
		onSettled: () => client.invalidateQueries({ queryKey: recoveryCodesKey }),
		gcTime: 0
	});
	const refusal = starting.error ?? making.error;
	const finish = () => {
		setEnrollment(null);
		if (hasCodes && factors.length === 0) making.mutate();
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-4",
		children: [
			/* @__PURE__ */ jsx(FactorList, { factors }),
			enrollment ? /* @__PURE__ */ jsx(EnrollFactor, {
				enrollment,
				onSetUp: finish,
				onCancel: () => setEnrollment(null)
			}) : /* @__PURE__ */ jsx(Button, {
				variant: factors.length > 0 ? "outline" : "primary",
				className: "justify-self-start",
				disabled: starting.isPending,
				onClick: () => starting.mutate(nameFor(factors)),
				children: factors.length > 0 ? "Add a spare" : "Set up a second factor"
			}),
			factors.length > 0 && making.data ? /* @__PURE__ */ jsx(IssuedCodes, {
				codes: making.data,
				email,
				onKept: making.reset
			}) : null,
			hasCodes && factors.length > 0 && !making.data ? /* @__PURE__ */ jsx(RecoveryCodesStatus, {
				isMaking: making.isPending,
				onMake: () => making.mutate()
			}) : null,
			/* @__PURE__ */ jsx(FieldError, { children: refusal ? authSentence(refusal) : null }),
			authCode(refusal) === staleSession ? /* @__PURE__ */ jsx(SignInAgain, {}) : null,
			/* @__PURE__ */ jsx(Recovery, {
				hasSpare: factors.length > 1,
				hasCodes
			})
		]
	});
}
/** What is told where a session is too old to add an app: a stolen one is not to lock anybody out. */
var staleSession = "reauthentication_needed";
/** Ends the session; the login page leads back here. */
function SignInAgain() {
	const { signOut } = useAuth();
	return /* @__PURE__ */ jsx(Button, {
		variant: "outline",
		size: "small",
		className: "justify-self-start",
		onClick: signOut,
		children: "Sign in again"
	});
}
function FactorList({ factors }) {
	if (factors.length === 0) return null;
	return /* @__PURE__ */ jsx("ul", {
		className: "divide-y divide-line rounded-control border border-line",
		children: factors.map((factor) => /* @__PURE__ */ jsxs("li", {
			className: "flex items-center justify-between gap-3 px-4 py-2.5 text-sm",
			children: [/* @__PURE__ */ jsxs("span", {
				className: "flex min-w-0 items-center gap-2.5",
				children: [/* @__PURE__ */ jsx(ShieldCheck, {
					"aria-hidden": true,
					className: "size-4.5 shrink-0 text-positive"
				}), /* @__PURE__ */ jsx("span", {
					className: "truncate font-medium",
					children: factor.name
				})]
			}), /* @__PURE__ */ jsx(RemoveFactor, {
				factor,
				isLast: factors.length === 1
			})]
		}, factor.id))
	});
}
function Recovery(props) {
	return /* @__PURE__ */ jsx("p", {
		className: "text-[0.8125rem] text-ink-soft",
		children: recoveryWords(props)
	});
}
function recoveryWords({ hasSpare, hasCodes }) {
	if (hasSpare) return hasCodes ? "If you lose a phone, sign in with your other app or a recovery code, and remove the lost one here." : "If you lose a phone, sign in with your other app, and remove the lost one here.";
	return hasCodes ? "So that a lost phone does not lock you out, keep your recovery codes somewhere safe, or set up a second app on another device as a spare. Without either, only whoever runs this installation can remove your second factor." : "So that a lost phone does not lock you out, set up a second app on another device as a spare. Without one, only whoever runs the accounts can remove your second factor.";
}
/** Names must differ; the first that is free. */
function nameFor(factors) {
	const taken = new Set(factors.map(({ name }) => name));
	return ["Authenticator app", ...factors.map((_, index) => `Spare app ${index + 1}`)].find((name) => !taken.has(name)) ?? `App ${factors.length + 1}`;
}
/** Scanning the code and proving that the app shows the right digits. */
function EnrollFactor({ enrollment, onSetUp, onCancel }) {
	const { register, submit, errors, isSubmitting } = useAuthForm({ code: "" }, async ({ code }) => {
		await verifyCode(enrollment.id, code);
		onSetUp();
	}, { mfa_verification_failed: "code" });
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-5 rounded-control border border-line p-4 sm:grid-cols-[11rem_1fr]",
		children: [/* @__PURE__ */ jsx("img", {
			src: enrollment.qrCode,
			alt: "QR code to scan with an authenticator app",
			className: "size-44 rounded-control bg-[white] p-2"
		}), /* @__PURE__ */ jsxs("form", {
			onSubmit: submit,
			noValidate: true,
			className: "grid content-start gap-4",
			children: [
				/* @__PURE__ */ jsxs("p", {
					className: "text-sm",
					children: ["Scan this with an authenticator app on your phone, or type the key into it:", /* @__PURE__ */ jsxs("span", {
						className: "mt-1 flex items-center gap-1",
						children: [/* @__PURE__ */ jsx("code", {
							className: "tabular text-xs break-all",
							children: enrollment.secret
						}), /* @__PURE__ */ jsx(CopyButton, {
							text: enrollment.secret,
							what: "key"
						})]
					})]
				}),
				/* @__PURE__ */ jsx(CodeField, {
					label: "Code the app shows",
					error: errors.code?.message,
					registered: register("code", codeRules)
				}),
				/* @__PURE__ */ jsx(FieldError, { children: errors.root?.message }),
				errors.root?.type === staleSession ? /* @__PURE__ */ jsx(SignInAgain, {}) : null,
				/* @__PURE__ */ jsxs("div", {
					className: "flex gap-2",
					children: [/* @__PURE__ */ jsx(SubmitButton, {
						pending: "Checking...",
						isPending: isSubmitting,
						children: "Turn on"
					}), /* @__PURE__ */ jsx(Button, {
						variant: "ghost",
						onClick: onCancel,
						children: "Cancel"
					})]
				})
			]
		})]
	});
}
/** Takes an app off the account, after asking. */
function RemoveFactor({ factor, isLast }) {
	const [isRemoving, setIsRemoving] = useState(false);
	const [refusal, setRefusal] = useState(null);
	const remove = async () => {
		setRefusal(null);
		setIsRemoving(true);
		try {
			await unenroll(factor.id);
		} catch (error) {
			setRefusal(authSentence(error));
		} finally {
			setIsRemoving(false);
		}
	};
	return /* @__PURE__ */ jsxs(Dialog, {
		title: `Remove ${factor.name}?`,
		trigger: /* @__PURE__ */ jsx(Button, {
			variant: "ghost",
			size: "small",
			"aria-label": `Remove ${factor.name}`,
			children: "Remove"
		}),
		footer: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(DialogClose, {
			asChild: true,
			children: /* @__PURE__ */ jsx(Button, {
				variant: "outline",
				children: "Cancel"
			})
		}), /* @__PURE__ */ jsx(Button, {
			variant: "negative",
			disabled: isRemoving,
			onClick: remove,
			children: isRemoving ? "Removing..." : "Remove"
		})] }),
		children: [/* @__PURE__ */ jsx("p", { children: isLast ? "Signing in will then ask for your password alone." : "Its codes will no longer be accepted. Your other app stays." }), /* @__PURE__ */ jsx(FieldError, { children: refusal })]
	});
}
var svgAddress = "data:image/svg+xml;utf-8,";
/** Starts setting up an authenticator app under a name no other of the account has. */
async function enroll(friendlyName) {
	const client = await auth.client();
	const { id, totp } = orThrow(await client.mfa.enroll({
		factorType: "totp",
		friendlyName,
		issuer: "Second Ring"
	}));
	const drawing = totp.qr_code.startsWith(svgAddress) ? totp.qr_code.slice(25) : totp.qr_code;
	return {
		id,
		qrCode: svgAddress + encodeURIComponent(drawing),
		secret: totp.secret
	};
}
// src/features/auth/account/device-words.ts
/** Browsers call themselves by their ancestors' names too: the most particular name comes first. */
var browsers = [
	[/\bEdg(e|A|iOS)?\//, "Edge"],
	[/\b(OPR|OPT|Opera)\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(Firefox|FxiOS)\//, "Firefox"],
	[/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
	[/\bSafari\//, "Safari"]
];
var systems = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bCrOS\b/, "Chromebook"],
	[/\bWindows\b/, "Windows"],
	[/\bMac(intosh| OS X)\b/, "Mac"],
	[/\bLinux\b/, "Linux"]
];
/** A user agent as people speak of it, such as "Chrome on Windows"; for display alone. */
function deviceWords(userAgent) {
	const browser = nameIn(browsers, userAgent ?? "");
	const system = nameIn(systems, userAgent ?? "");
	if (browser && system) return `${browser} on ${system}`;
	return browser ?? system ?? "Unknown device";
}
function nameIn(words, userAgent) {
	return words.find(([pattern]) => pattern.test(userAgent))?.[1];
}
// src/features/auth/account/sessions-section.tsx
/** The account's sessions, and an end to them: to one, to those elsewhere, or every one including this. */
function SessionsSection({ lastSignInAt }) {
	const [ending, setEnding] = useState(null);
	const [refusal, setRefusal] = useState(null);
	const client = useQueryClient();
	const isBusy = ending?.stage === "under way";
	const end = async (scope) => {
		setRefusal(null);
		setEnding({
			scope,
			stage: "under way"
		});
		try {
			orThrow({
				data: null,
				...await (await auth.client()).signOut({ scope })
			});
			setEnding({
				scope,
				stage: "done"
			});
			if (scope === "others") await client.invalidateQueries({ queryKey: sessionsKey });
		} catch (error) {
			setEnding(null);
			setRefusal(authSentence(error));
		}
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-3",
		children: [
			lastSignInAt ? /* @__PURE__ */ jsxs("p", {
				className: "text-sm",
				children: ["Last signed in ", /* @__PURE__ */ jsx(Instant, { at: lastSignInAt })]
			}) : null,
			/* @__PURE__ */ jsx(SessionList, {}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap gap-2",
				children: [/* @__PURE__ */ jsx(Button, {
					variant: "outline",
					disabled: isBusy,
					onClick: () => end("others"),
					children: "Sign out everywhere else"
				}), /* @__PURE__ */ jsx(Button, {
					variant: "outline",
					disabled: isBusy,
					onClick: () => end("global"),
					children: "Sign out everywhere"
				})]
			}),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "text-sm text-positive empty:hidden",
				children: ending?.stage === "done" ? "Signed out everywhere else." : ""
			}),
			/* @__PURE__ */ jsx(FieldError, { children: refusal })
		]
	});
}
/** The query that holds where one is signed in. */
var sessionsKey = ["account", "sessions"];
/** Where one is signed in, each to be signed out; nothing where accounts do not say. */
function SessionList() {
	const client = useQueryClient();
	const { data, error, isPending, refetch } = useQuery({
		queryKey: sessionsKey,
		queryFn: readSessions,
		staleTime: 0
	});
	const ending = useMutation({
		mutationFn: endSession,
		onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey })
	});
	if (isPending) return /* @__PURE__ */ jsxs("p", {
		className: "flex items-center gap-2 text-sm text-ink-soft",
		children: [/* @__PURE__ */ jsx(Spinner, {}), " Looking up where you are signed in..."]
	});
	if (error) return /* @__PURE__ */ jsxs("div", {
		className: "grid justify-items-start gap-2",
		children: [/* @__PURE__ */ jsx(FieldError, { children: authSentence(error) }), /* @__PURE__ */ jsx(Button, {
			variant: "outline",
			size: "small",
			onClick: () => refetch(),
			children: "Try again"
		})]
	});
	if (!data) return null;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-2",
		children: [/* @__PURE__ */ jsx("ul", {
			"aria-label": "Where you are signed in",
			className: "divide-y divide-line rounded-control border border-line",
			children: data.map((place) => /* @__PURE__ */ jsx(Place, {
				place,
				isEnding: ending.isPending && ending.variables === place.id,
				onEnd: () => ending.mutate(place.id)
			}, place.id))
		}), /* @__PURE__ */ jsx(FieldError, { children: ending.error ? authSentence(ending.error) : null })]
	});
}
function Place({ place, isEnding, onEnd }) {
	const device = deviceWords(place.user_agent);
	return /* @__PURE__ */ jsxs("li", {
		className: "flex items-center justify-between gap-3 px-4 py-2.5 text-sm",
		children: [/* @__PURE__ */ jsxs("span", {
			className: "flex min-w-0 items-center gap-2.5",
			children: [/* @__PURE__ */ jsx(MonitorSmartphone, {
				"aria-hidden": true,
				className: "size-4.5 shrink-0 text-ink-soft"
			}), /* @__PURE__ */ jsxs("span", {
				className: "grid min-w-0",
				children: [/* @__PURE__ */ jsx("span", {
					className: "font-medium",
					children: device
				}), /* @__PURE__ */ jsxs("span", {
					className: "text-[0.8125rem] text-ink-soft",
					children: ["Last used ", /* @__PURE__ */ jsx(Instant, { at: place.last_used_at })]
				})]
			})]
		}), place.current ? /* @__PURE__ */ jsx("span", {
			className: "shrink-0 text-[0.8125rem] font-medium text-positive",
			children: "This session"
		}) : /* @__PURE__ */ jsx(Button, {
			variant: "ghost",
			size: "small",
			"aria-label": `Sign out ${device}`,
			disabled: isEnding,
			onClick: onEnd,
			children: isEnding ? "Signing out..." : "Sign out"
		})]
	});
}
var signedInPlaces = z.array(z.object({
	id: z.string(),
	user_agent: z.string().nullable(),
	last_used_at: z.string(),
	current: z.boolean()
}));
/** Where one is signed in, this browser first; null where accounts are hosted, which do not say. */
async function readSessions() {
	if (!keepsOwnAccounts(await readInstallation())) return null;
	return signedInPlaces.parse(await ask("/sessions", "GET"));
}
/** Ends one session; ended already is as good. Throws when it was not ended. */
async function endSession(id) {
	await ask(`/sessions/${encodeURIComponent(id)}`, "DELETE", [404]);
}
async function ask(path, method, tolerated = []) {
	const [installation, token] = await Promise.all([readInstallation(), auth.accessToken()]);
	const response = await fetch(`${installation.auth.url}${path}`, {
		method,
		headers: { authorization: `Bearer ${token}` }
	});
	if (response.ok || tolerated.includes(response.status)) return response.json();
	throw new Error("Your sessions could not be reached. Try again in a moment.");
}
// src/features/auth/account/account-page.tsx
/** One's own account: address, password, second factor, sessions. */
function AccountPage() {
	const { user } = useAuth();
	if (!user) return null;
	return /* @__PURE__ */ jsxs("div", {
		className: "grid max-w-2xl gap-5",
		children: [
			/* @__PURE__ */ jsx(PageHeading, {
				title: "Account",
				description: `Signed in as ${user.name}`
			}),
			/* @__PURE__ */ jsx(Section, {
				title: "Email address",
				description: "You sign in with it, and mail about your account goes there.",
				children: /* @__PURE__ */ jsx(EmailForm, { user })
			}),
			/* @__PURE__ */ jsx(Section, {
				title: "Password",
				description: "Changing it signs you out everywhere else.",
				children: /* @__PURE__ */ jsx(PasswordSection, { email: user.email ?? "" })
			}),
			/* @__PURE__ */ jsx(Section, {
				title: "Second factor",
				description: "When you sign in, you enter a code from an app on your phone as well as your password.",
				children: /* @__PURE__ */ jsx(SecondFactorSection, {
					factors: user.secondFactors,
					email: user.email
				})
			}),
			/* @__PURE__ */ jsx(Section, {
				title: "Sessions",
				description: "Each browser stays signed in until you sign it out.",
				children: /* @__PURE__ */ jsx(SessionsSection, { lastSignInAt: user.lastSignInAt })
			})
		]
	});
}
function Section({ title, description, children }) {
	return /* @__PURE__ */ jsxs(Card, {
		"aria-label": title,
		children: [
			/* @__PURE__ */ jsx(CardTitle, { children: title }),
			/* @__PURE__ */ jsx(CardDescription, { children: description }),
			/* @__PURE__ */ jsx("div", {
				className: "mt-4",
				children
			})
		]
	});
}
/** The account's address, and a change of it on its way. */
function EmailForm({ user }) {
	const [isChanged, setIsChanged] = useState(false);
	const { register, submit, errors, isSubmitting } = useAuthForm({ email: user.email ?? "" }, async ({ email }) => {
		const client = await auth.client();
		const options = { emailRedirectTo: confirmationAddress() };
		orThrow(await client.updateUser({ email }, options));
		setIsChanged(true);
	}, {
		email_exists: "email",
		email_address_invalid: "email"
	});
	const rules = {
		...emailRules,
		validate: (typed) => typed.toLowerCase() !== user.email?.toLowerCase() || "This is your address already."
	};
	return /* @__PURE__ */ jsxs("form", {
		onSubmit: submit,
		noValidate: true,
		className: "grid gap-4",
		children: [
			user.newEmail ? /* @__PURE__ */ jsx(ChangeUnderWay, {
				from: user.email,
				to: user.newEmail
			}) : null,
			/* @__PURE__ */ jsx(EmailField, {
				error: errors.email?.message,
				registered: register("email", rules)
			}),
			/* @__PURE__ */ jsx(FieldError, { children: errors.root?.message }),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "text-sm text-positive empty:hidden",
				children: isChanged && !user.newEmail ? "Your email address has been changed." : ""
			}),
			/* @__PURE__ */ jsx(SubmitButton, {
				className: "justify-self-start",
				pending: "Changing...",
				isPending: isSubmitting,
				children: "Change email"
			})
		]
	});
}
function ChangeUnderWay({ from, to }) {
	const keepsMail = useKeepsMail();
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		className: "grid gap-2 rounded-control bg-pending-wash px-4 py-3 text-sm break-words",
		children: [
			/* @__PURE__ */ jsxs("p", { children: [
				"You are changing your email address to ",
				/* @__PURE__ */ jsx("strong", {
					className: "font-medium",
					children: to
				}),
				". Follow the link we ",
				keepsMail ? "created for it" : "sent there",
				from ? `, and the one ${keepsMail ? "for" : "we sent to"} ${from}` : "",
				": until then you sign in with the old address."
			] }),
			/* @__PURE__ */ jsx(MailboxHint, {}),
			from ? /* @__PURE__ */ jsx(ResendConfirmation, {
				email: from,
				type: "email_change",
				sentTo: to
			}) : null
		]
	});
}
/** A new password, and the word that it is changed. */
function PasswordSection({ email }) {
	const [isChanged, setIsChanged] = useState(false);
	return /* @__PURE__ */ jsxs("div", {
		className: "grid gap-3",
		children: [/* @__PURE__ */ jsx(NewPasswordForm, {
			asksCurrent: true,
			email,
			onChanged: () => setIsChanged(true)
		}), /* @__PURE__ */ jsx("p", {
			role: "status",
			className: "text-sm text-positive empty:hidden",
			children: isChanged ? "Your password has been changed. You are signed out everywhere else." : ""
		})]
	});
}
// src/routes/_console/account.tsx?tsr-split=component
var SplitComponent = AccountPage;
export { SplitComponent as component };
